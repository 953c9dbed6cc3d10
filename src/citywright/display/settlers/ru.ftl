title = Поселенцы. Основатели Империи
title-short = Поселенцы

## Ресурсы

resource-wood = дерево
    .short = дер
resource-stone = камень
    .short = кам
resource-water = вода
    .acc = воду
resource-plants = растения
    .short = раст
resource-iron = железо
resource-gold = золото
resource-cloth = ткань
resource-horses = лошади
    .acc = лошадей
resource-wine = вино
resource-fish = рыба
    .acc = рыбу
resource-war = война
    .acc = войну
resource-coin = монета
    .acc = монету
resource-cart = телега
    .acc = телегу
resource-craft = ремесло

## Квадраты

class-nature = природа
    .stack = зелёная стопка
class-village = деревня
    .stack = синяя стопка
class-city = город
    .stack = фиолетовая стопка
class-prize = призы

kind-forest = лес
kind-cliff = обрыв
kind-waterfall = водопад
kind-lake = озеро
kind-meadow = заливной луг
    .short = луг
kind-grove = роща
    .acc = рощу
kind-mine = шахта
    .acc = шахту
kind-gold-mine = золотой рудник
    .short = рудник
kind-weaving-house = ткацкая
    .acc = ткацкую
kind-stud-farm = конный двор
    .short = конный дв.
kind-winery = винодельня
    .acc = винодельню
kind-fishery = рыбацкая деревня
    .acc = рыбацкую деревню
    .short = рыбаки
kind-camp = военный лагерь
    .short = лагерь
kind-market = рынок
kind-inn = постоялый двор
    .short = пост. двор
kind-workshop = мастерская
    .acc = мастерскую
kind-altar = алтарь
kind-temple = храм
kind-great-temple = великий храм

square-p-01 = алтарь Либера
    .short = Либер
square-p-02 = алтарь Вакха
    .short = Вакх
square-p-03 = алтарь Портуна
    .short = Портун
square-p-04 = алтарь Нептуна
    .short = Нептун
square-p-05 = алтарь Эпоны
    .short = Эпона
square-p-06 = алтарь Ларов
    .short = Лары
square-p-07 = храм Марса
    .short = Марс
square-p-08 = храм Вулкана
    .short = Вулкан
square-p-09 = храм Юноны Монеты
    .short = Монета
square-p-10 = храм Аполлона
    .short = Аполлон
square-p-11 = храм Венеры
    .short = Венера
square-p-12 = храм Фортуны
    .short = Фортуна
square-p-13 = храм Диоскуров
    .short = Диоскуры
square-p-14 = храм Беллоны
    .short = Беллона
square-p-15 = храм Цереры
    .short = Церера
square-p-16 = храм Весты
    .short = Веста
square-p-17 = храм Меркурия
    .short = Меркурий
square-p-18 = храм Нептуна
    .short = Нептун
square-p-19 = храм Солнца
    .short = Солнце
square-p-20 = великий храм Сатурна
    .short = Сатурн
square-p-21 = великий храм Виктории
    .short = Виктория
square-p-22 = великий храм Минервы
    .short = Минерва
square-p-23 = великий храм Януса
    .short = Янус
square-p-24 = великий храм Юноны
    .short = Юнона
square-p-25 = великий храм Юпитера
    .short = Юпитер

## Жетоны

token-war = война
    .acc = жетон войны
token-coin = монета
    .acc = монету
token-cart = телега
    .acc = телегу
token-master-iron = кузнец
    .acc = мастера-кузнеца
token-master-gold = ювелир
    .acc = мастера-ювелира
token-master-cloth = ткач
    .acc = мастера-ткача
token-master-horses = коневод
    .acc = мастера-коневода
token-master-wine = виноградарь
    .acc = мастера-виноградаря
token-master-fish = рыбак
    .acc = мастера-рыбака

direction-right = справа
direction-left = слева
direction-far = дальше от себя
    .log = дальше
direction-near = ближе к себе
    .log = ближе

## Что спрашивают

prompt-draft = Стартовый выбор: какой природный квадрат вы берёте?
prompt-lay-start = С какой стороны от первого квадрата лежит второй?
prompt-reveal = Из какой стопки открыть квадрат?
prompt-play-token = Разыграете жетон?
prompt-take-square = { $decline ->
    [1] На свободную клетку ничего не ложится. Замените один из своих квадратов или откажитесь.
   *[0] Какой квадрат вы присоедините?
}
prompt-place-square = { $forced ->
    [1] Из зелёной стопки вам досталось: { $square }. На какую клетку?
   *[0] Присоединяем: { $square }. На какую клетку?
}
prompt-ruin = Какой квадрат соперника разорить?
prompt-buy = С какого квадрата соперника купить ресурс?
prompt-name-resource = Какой ресурс купить? Клетка { $x } { $y }, владелец — { $owner }.
prompt-join = На какой стык положить телегу?
prompt-settle = На какую клетку положить { $token }?
prompt-end-turn = Ход сыгран.
prompt-agree-to-end = { $proposer } предлагает закончить партию прямо сейчас. Вы согласны?

## Что произошло

event-drafts = { $you ->
    [1] вы берёте
   *[0] { $name } берёт
} на старт { $square }
event-lays = { $you ->
    [1] вы кладёте
   *[0] { $name } кладёт
} первые квадраты: { $one }, { $direction } — { $two }
event-opens = на рынке { $count ->
    [one] { $count } квадрат
    [few] { $count } квадрата
   *[many] { $count } квадратов
}: { $squares }
event-turn = ход { $turn }: { $you ->
    [1] вы
   *[0] { $name }
}
event-clears = { $stack ->
    [0] зелёный
    [1] синий
   *[2] фиолетовый
} ряд был полон, { $count ->
    [one] уходит { $count } квадрат
    [few] уходят { $count } квадрата
   *[many] уходят { $count } квадратов
}: { $squares }
event-reveals = { $you ->
    [1] вы открываете
   *[0] { $name } открывает
} { $square }
event-declines = { $you ->
    [1] вы отказываетесь
   *[0] { $name } отказывается
} от замены
event-attaches-nothing = { $you ->
    [1] вы ничего не присоединяете
   *[0] { $name } ничего не присоединяет
}: зелёная стопка пуста
event-forced = { $you ->
    [1] вы берёте
   *[0] { $name } берёт
} из зелёной стопки { $square }
event-attaches = { $you ->
    [1] вы присоединяете
   *[0] { $name } присоединяет
} { $square }, клетка { $x } { $y }
event-replaces = { $you ->
    [1] вы убираете
   *[0] { $name } убирает
} { $square } с клетки { $x } { $y } (−1 очко)
event-collects = { $you ->
    [1] вы забираете
   *[0] { $name } забирает
} со своих квадратов { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}
event-gains = { $you ->
    [1] вы получаете
   *[0] { $name } получает
} { $token }
event-ruins = { $you ->
    [1] вы разоряете
   *[0] { $name } разоряет
} { $square }, клетка { $x } { $y } ({ $owner-you ->
    [1] это ваш квадрат
   *[0] владелец — { $owner }
})
event-buys = { $you ->
    [1] вы покупаете
   *[0] { $name } покупает
} { $resource }, клетка { $x } { $y } ({ $owner-you ->
    [1] ваш квадрат
   *[0] владелец — { $owner }
})
event-joins = { $you ->
    [1] вы кладёте
   *[0] { $name } кладёт
} телегу на стык у клетки { $x } { $y }
event-settles = { $you ->
    [1] вы выкладываете
   *[0] { $name } выкладывает
} { $token }, клетка { $x } { $y }
event-proposes = { $you ->
    [1] вы предлагаете
   *[0] { $name } предлагает
} закончить партию
event-agrees = { $you ->
    [1] вы согласны
   *[0] { $name } соглашается
} закончить партию
event-refuses = { $you ->
    [1] вы хотите
   *[0] { $name } хочет
} играть дальше
event-finished = партия окончена: { $ending }. { $count ->
    [one] Победа: { $winners }
   *[many] Победа общая: { $winners }
}

## Что можно сделать

verb-draft = { $square }: { $recipe }
verb-lay = { $direction }
verb-reveal = { $stack }, осталось { $left }{ $lost ->
    [0] {""}
    [one] {" "}(ряд полон: { $lost } квадрат уйдёт из игры)
    [few] {" "}(ряд полон: { $lost } квадрата уйдут из игры)
   *[many] {" "}(ряд полон: { $lost } квадратов уйдут из игры)
}
verb-play = разыграть { $token }
verb-keep = не разыгрывать
verb-ruin = { $owner } { $x } { $y }: { $square }{ $worth ->
    [0] {""}
    [one] {" "}({ $worth } очко)
    [few] {" "}({ $worth } очка)
   *[many] {" "}({ $worth } очков)
}
verb-buy = { $owner } { $x } { $y }: { $resources } ({ $square })
verb-name = { $resource }
verb-join = { $x } { $y }: { $squares }
verb-settle = { $x } { $y }: { $square }
verb-take = { $square }: { $recipe }
verb-decline = отказаться от замены
verb-place = { $x } { $y }{ $replaced ->
    [0] {""}
   *[1] {" "}вместо: { $square } (−1 очко)
}
verb-end = закончить ход
verb-propose = закончить ход и предложить закончить партию
verb-agree = да, закончить партию
verb-refuse = нет, играть дальше

arg-square = квадрат
arg-stack = стопка
arg-token = жетон
arg-seat = место
arg-x = клетка по горизонтали
arg-y = клетка по вертикали
arg-direction = сторона
arg-resource = ресурс

## Счёт и конец

score-prizes = призовые квадраты
score-masters = мастера
score-tokens = жетоны на руках
score-replaced = заменённые квадраты
ending-prizes = разобраны все призовые квадраты
ending-stacks = все три стопки пусты
ending-agreement = так договорились игроки

## Стол

board-market = рынок
board-draft = стартовый выбор
board-prizes = призовые квадраты
board-stack = в стопке { $left }
board-row-full = ряд полон
board-row-empty = ряд пуст
board-no-prizes = все разобраны
board-supply = запас жетонов: война { $war }, монеты { $coin }, телеги { $cart }, мастера { $master }
board-hand = на руках: { $tokens }
board-hand-empty = жетонов нет
board-replaced = { $count ->
    [one] заменён { $count } квадрат
    [few] заменено { $count } квадрата
   *[many] заменено { $count } квадратов
}
board-drafted = на старт: { $squares }
board-bought = куплено на этот ход: { $resource }
board-no-land = государства ещё нет
board-ruined = разорён
board-master = мастер
board-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
board-legend = ¢ монета покупателя · ╬ телега · ★ очки · владелец сидит внизу

## Стол на странице: что лежит перед глазами

scene-market = Рынок
scene-prizes = Призы: { $left } из { $all }
scene-bank = запас жетонов
scene-land-mine = ваши земли
scene-land-of = земли: { $name }
scene-owner = { $name }
scene-rivals = земли соперников
scene-squares = { $count ->
    [one] { $count } квадрат
    [few] { $count } квадрата
   *[many] { $count } квадратов
}
scene-drafted = Ваши
scene-drafted-of = Выбор: { $name }
scene-second = Второй
scene-bought = На этот ход куплено: { $resource }
scene-fits = сюда подойдёт
scene-threads = кто снабжает новый квадрат
scene-union = Союз из { $count } квадратов: что даёт один, доступно каждому.
scene-then = { $count ->
    [0] Новых квадратов это не откроет.
    [one] Тогда подойдёт: { $squares }.
   *[other] Тогда подойдут: { $squares }.
}
scene-ruin-nothing = Очков хозяин не потеряет, и квадрат уже ничего не даёт.

gauge-turn = Ход
gauge-prizes = Призы
gauge-stacks = В стопках

part-reveal = открыть
part-token = жетон
part-attach = присоединить
part-end = конец

## Что делает другой игрок

waiting-draft = { $name } выбирает природный квадрат для старта
waiting-lay-start = { $name } закладывает государство
waiting-reveal = { $name } решает, из какой стопки открыть квадрат
waiting-play-token = { $name } думает, не разыграть ли жетон
waiting-take-square = { $name } выбирает квадрат, чтобы присоединить его
waiting-place-square = { $name } ищет место для нового квадрата
waiting-ruin = { $name } выбирает, кого поразит война
waiting-buy = { $name } выбирает, у кого купить ресурс
waiting-name-resource = { $name } решает, какой ресурс купить
waiting-join = { $name } выбирает стык для телеги
waiting-settle = { $name } выбирает место для мастера
waiting-end-turn = { $name } заканчивает ход
waiting-agree-to-end = { $name } решает, закончить ли партию

## Вопросы, которым на странице не нужны номера клеток

ask-place-square = { $forced ->
    [1] Из зелёной стопки досталось: { $square }. Куда поставить?
   *[0] Куда поставить { $square }?
}
ask-name-resource = Какой ресурс купить? Продаёт { $owner }.

## Подсказки к вопросам

hint-draft = Природа снабжает всё остальное. Хорошо, когда два квадрата вместе дают разное.
hint-lay-start = Дальний от вас квадрат прикроет ближний от войны.
hint-reveal = Квадрат ляжет в конец своего ряда. Если ряд полон, сначала из игры уйдут все пять.
hint-play-token = Жетон на руках принесёт очко в конце, сыгранный — пользу сейчас. За ход можно разыграть один.
hint-take-square = Подсвечено всё, чьим нуждам хватает ваших земель.
hint-place-square = Свободное место или замена своего квадрата, она стоит очко.
hint-ruin = В каждом столбце открыт удару дальний от хозяина квадрат.
hint-buy = Монета останется на квадрате, и в конце своего хода её заберёт хозяин.
hint-name-resource = Природный квадрат продаёт что-то одно из двух.
hint-join = Телега делает четыре квадрата вокруг стыка союзом: что даёт один, доступно каждому.
hint-settle = Мастер принесёт 2 очка, но его деревня перестанет работать.
hint-end-turn = Монеты, которые оставили покупатели, вернутся вам в руку.
hint-end-turn-last = После этого хода партия закончится и посчитают очки.
hint-agree-to-end = Если хоть один игрок против, партия продолжится.

## Названия предметов для чтения вслух

node-square = { $square }: { $recipe }
recipe-nature = даёт { $gives }
recipe-maker = нужны { $needs }, даёт { $gives }
recipe-prize = нужны { $needs }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
node-at = { $square }, клетка { $x } { $y }
node-lies = { $square }, клетка { $x } { $y }: { $recipe }
node-coin = { $what }; { $coins ->
    [one] на нём монета
   *[other] монет на нём: { $coins }
}
node-master = { $what }; мастер: { $token }
node-ruined = { $what }; разорён
node-stack = { $stack }: { $left ->
    [0] пуста
   *[other] осталось { $left }
}{ $full ->
    [0] {""}
   *[1] {", "}ряд полон
}
node-pile = { $pile }: осталось { $left }
node-cell = свободная клетка { $x } { $y }
node-corner = клетка { $x } { $y }, касается земель только углом
node-junction = стык у клетки { $x } { $y }
node-cart = телега у клетки { $x } { $y }: союз из { $count } квадратов
node-token-war = жетон войны на клетке { $x } { $y }
node-token-coin = { $count ->
    [one] монета покупателя на клетке { $x } { $y }
   *[other] монеты покупателей на клетке { $x } { $y }: { $count }
}
node-token-master = мастер на клетке { $x } { $y }: { $token }

## Кнопки

choice-place = поставить
choice-replace = заменить
choice-ruin = разорить
choice-buy = купить
choice-join = положить телегу
choice-settle = выложить мастера

## Что изменится

delta-points = { $gain ->
    [1] +{ $points }
   *[0] −{ $points }
} { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
delta-gains = + { $token }
delta-loses = из игры уходит: { $token }
delta-returns = { $count ->
    [one] монета вернётся в руку
   *[other] монеты вернутся в руку: { $count }
}
delta-stops = больше не даст { $gives }
delta-bought = на этот ход: { $resource }
delta-cleared = { $count ->
    [one] из ряда уйдёт { $count } квадрат
    [few] из ряда уйдут { $count } квадрата
   *[many] из ряда уйдут { $count } квадратов
}

## Летопись на странице: клетки в ней видно, их не называют

log-attaches = { $name } присоединяет { $square }
log-replaces = { $name } убирает { $square }: −1 очко
log-ruins = { $name } начинает войну и разоряет { $square }, хозяин — { $owner }
log-buys = { $name } покупает { $resource }, продаёт { $owner }
log-joins = { $name } кладёт телегу и соединяет свои квадраты
log-settles = { $name } выкладывает { $token }

## Что это такое

about-kind-nature = природа
about-kind-village = деревня
about-kind-city = город
about-kind-prize = приз · { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
about-kind-stack = закрытая стопка
about-kind-token = жетон
about-kind-master = жетон мастера
about-kind-pile = запас
about-any-master = мастера вслепую

about-nature = Ничего не требует: ляжет рядом с любым вашим квадратом. Каждый ход даёт { $gives } — что-то одно, соседям по стороне и по углу.
about-village = Рядом нужны { $needs } — от двух разных квадратов, хотя бы и по углу. Потом этот квадрат сам даёт { $gives }.
about-city = Рядом нужны { $needs }. Сразу приносит { $token }, а потом каждый ход даёт { $gives }, как деревня.
about-prize = Рядом нужны { $needs }. Сам он ничего не даёт, но в конце приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, если его не разорят.
about-stack-nature = Природные квадраты ничего не требуют и кормят деревни. Если присоединить нечего, вы берёте верхний отсюда.
about-stack-village = Деревни превращают природное сырьё в товары, которых ждут города и призы.
about-stack-city = Города дают по жетону сразу и нужны для самых дорогих призов.
about-slot = Пустое место
    .kind = ряд
    .text = Сюда ляжет следующий открытый квадрат. Больше пяти в ряду не бывает.
about-gap = Здесь лежал приз
    .kind = призы
    .text = Его забрали. Новых призов не будет: когда разберут все, партия закончится.
about-cell = Свободная клетка
    .kind = ваши земли
    .text = Новый квадрат ложится сторона к стороне, а нужное ему дают восемь клеток вокруг.
about-corner = Клетка за углом
    .kind = за краем земель
    .text = Она касается ваших земель только углом. Нужна хотя бы одна общая сторона.
about-side = Место для второго квадрата
    .kind = начало государства
    .text = Рядом в ширину или в глубину — как хотите. Дальний квадрат прикроет ближний.
about-junction = Стык четырёх квадратов
    .kind = место для телеги
    .text = Сюда можно положить телегу: четыре квадрата вокруг станут союзом.
about-union = Союз
    .kind = телега
    .text = Что даёт один квадрат союза, доступно у любого другого, в том числе новому квадрату рядом с ними. Но каждый по-прежнему даёт за ход что-то одно.
about-ruined = Разорённый квадрат
    .kind = жетон войны
    .text = Больше ничего не даёт и не приносит очков, но тех, кто за ним, по-прежнему прикрывает. Его можно заменить.
about-coin-lying = Монета покупателя
    .kind = лежит на квадрате
    .text = Пока она здесь, квадрат ничего не даёт хозяину. В конце своего хода хозяин заберёт её в руку.
about-master-lying = Мастер на своём месте
    .kind = 2 очка в конце
    .text = Квадрат под ним больше не даёт ресурса. Если квадрат разорят, очки пропадут.
about-war = Разоряет квадрат соперника, дальний от хозяина в своём столбце: он больше ничего не даёт и не приносит очков.
about-coin = Купите ресурс с любого дающего квадрата соперника и потратьте его в этот же ход. Монета достанется сопернику.
about-cart = Кладётся на стык четырёх ваших квадратов и соединяет их в союз: что даёт один, доступно каждому.
about-master = Ложится на вашу деревню, которая даёт { $gives }. Приносит 2 очка вместо одного, но деревня перестаёт работать.
about-bank = Такой жетон получает тот, кто присоединит нужный город. Назад в запас жетоны не возвращаются.
about-masters = Мастера лежат вслепую: какой достанется за мастерскую, решает случай.
pile-war = жетоны войны
pile-coin = монеты
pile-cart = телеги
pile-craft = мастера
