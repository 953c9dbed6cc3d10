title = Поселенцы. Основатели Империи
title-short = Поселенцы
card-subtitle = Основатели Империи
card-summary = Растите провинцию квадрат за квадратом: каждому храму нужны соседи, которые его прокормят.

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

class-nature = природные
    .stack = зелёная стопка
class-village = деревенские
    .stack = синяя стопка
class-city = городские
    .stack = фиолетовая стопка
class-prize = призовые

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
square-needing = { $square } ({ $needs })

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
direction-near = ближе к себе

## Что спрашивают

prompt-draft = Стартовый выбор: какой природный квадрат вы берёте?
prompt-lay-start = С какой стороны от первого квадрата положить второй?
prompt-reveal = Из какой стопки открыть квадрат?
prompt-play-token = Разыграете жетон?
prompt-take-square = { $decline ->
    [1] Ни один открытый квадрат не подходит для свободной клетки. Замените один из своих или откажитесь от замены.
   *[0] Какой квадрат вы присоедините?
}
prompt-place-square = { $forced ->
    [1] Ни один открытый квадрат не подошёл для свободной клетки. На какую клетку положить { $square } из зелёной стопки?
   *[0] На какую клетку положить { $square }?
}
prompt-ruin = Какой квадрат соперника разорить?
prompt-buy = С какого квадрата соперника купить ресурс?
prompt-name-resource = Какой ресурс купить? Клетка { $x } { $y }, владелец — { $owner }.
prompt-join = На какой стык положить телегу?
prompt-settle = На какую клетку положить { $token }?
prompt-end-turn = { $attached ->
    [1] Ход сыгран.
   *[0] Для свободных клеток ничего не подошло, а зелёная стопка пуста: ход без нового квадрата.
}
prompt-agree-to-end = { $proposer } предлагает закончить партию прямо сейчас. Вы согласны?

## Что произошло

event-drafts = стартовый выбор: { $you ->
    [1] вы берёте
   *[0] { $name } берёт
} { $square }
event-lays = { $you ->
    [1] вы кладёте
   *[0] { $name } кладёт
} первые квадраты: { $one }, { $direction } — { $two }
event-opens = { $count ->
    [one] открыт { $count } квадрат
    [few] открыто { $count } квадрата
   *[many] открыто { $count } квадратов
}: { $squares }
event-turn = ход { $turn }: { $you ->
    [1] вы
   *[0] { $name }
}
event-clears = { $stack ->
    [0] зелёный
    [1] синий
   *[2] фиолетовый
} ряд был полон, из игры { $count ->
    [one] убран { $count } квадрат
    [few] убрано { $count } квадрата
   *[many] убрано { $count } квадратов
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
}: для свободных клеток ничего не подходит, а зелёная стопка пуста
event-forced = { $you ->
    [1] вы берёте
   *[0] { $name } берёт
} из зелёной стопки { $square }: для свободных клеток ничего не подходит
event-attaches = { $you ->
    [1] вы присоединяете
   *[0] { $name } присоединяет
} { $square }, клетка { $x } { $y }
event-replaces = { $you ->
    [1] вы заменяете
   *[0] { $name } заменяет
} { $square } на клетке { $x } { $y } (−1 очко)
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
    [1] ваш квадрат
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
    [1] вы кладёте
   *[0] { $name } кладёт
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
    [one] {" "}(ряд полон: { $lost } квадрат уберут из игры)
    [few] {" "}(ряд полон: { $lost } квадрата уберут из игры)
   *[many] {" "}(ряд полон: { $lost } квадратов уберут из игры)
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
   *[1] , замена: { $square } (−1 очко)
}
verb-end = закончить ход
verb-propose = предложить закончить партию
verb-agree = да, закончить партию
verb-refuse = нет, играть дальше

arg-square = квадрат
arg-stack = стопка
arg-token = жетон
arg-seat = место
arg-x = клетка по горизонтали
arg-y = клетка в глубину
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

board-market = открытые квадраты
board-draft = стартовый выбор
board-prizes = призовые квадраты
board-stack = в стопке { $left }
board-row-full = ряд полон
board-row-empty = ряд пуст
board-no-prizes = все разобраны
board-removed = убранные квадраты
board-supply = резерв жетонов: война { $war }, монеты { $coin }, телеги { $cart }, мастера { $master }
board-hand = на руках: { $tokens }
board-hand-empty = жетонов нет
board-replaced = { $count ->
    [one] заменён { $count } квадрат
    [few] заменено { $count } квадрата
   *[many] заменено { $count } квадратов
}
board-drafted = выбрано: { $squares }
board-bought = куплено на этот ход: { $resource }
board-no-land = государства ещё нет
board-ruined = руины
board-master = мастер
board-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
board-legend = ¢ монета покупателя · ╬ телега · ★ очки · владелец внизу

## Стол на странице: что лежит перед глазами

scene-market = Открытые квадраты
scene-prizes = Призовые: { $left } из { $all }
scene-bank = резерв жетонов
scene-land-mine = ваше государство
scene-land-of = государство: { $name }
scene-owner = { $name }
scene-rivals = государства соперников
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
scene-threads = откуда новый квадрат берёт ресурсы
scene-union = Объединение из { $count } { $count ->
    [one] квадрата
   *[other] квадратов
}: что даёт один, доступно каждому.
scene-then = { $count ->
    [0] Присоединить что-то новое это не поможет.
    [one] Тогда подойдёт: { $squares }.
   *[other] Тогда подойдут: { $squares }.
}
scene-ruin-nothing = Очков владелец не потеряет, да и ресурса этот квадрат уже не даёт.
scene-removed = Убранные квадраты
scene-propose = Ваш ход на этом закончится, и ответит каждый из соперников. Если все согласны, партия окончена.

gauge-turn = Ход
gauge-prizes = Призовые
gauge-stacks = В стопках

part-reveal = открыть
part-token = жетон
part-attach = присоединить
part-end = конец

## Что делает другой игрок

waiting-draft = { $name } выбирает природный квадрат для старта
waiting-lay-start = { $name } кладёт первые квадраты
waiting-reveal = { $name } решает, из какой стопки открыть квадрат
waiting-play-token = { $name } думает, не разыграть ли жетон
waiting-take-square = { $name } выбирает квадрат, чтобы присоединить его
waiting-place-square = { $name } ищет место для нового квадрата
waiting-ruin = { $name } выбирает, что разорить
waiting-buy = { $name } выбирает, у кого купить ресурс
waiting-name-resource = { $name } решает, какой ресурс купить
waiting-join = { $name } выбирает стык для телеги
waiting-settle = { $name } выбирает место для мастера
waiting-end-turn = { $name } заканчивает ход
waiting-agree-to-end = { $name } решает, закончить ли партию

## Вопросы, которым на странице не нужны номера клеток

ask-place-square = { $forced ->
    [1] Куда положить { $square } из зелёной стопки?
   *[0] Куда положить { $square }?
}
ask-name-resource = Какой ресурс купить? Владелец — { $owner }.

## Подсказки к вопросам

hint-draft = Природные квадраты дают ресурсы всем остальным. Хорошо, когда два ваших дают разное.
hint-lay-start = Квадрат, который лежит дальше от вас, защитит от войны тот, что ближе.
hint-reveal = Квадрат ляжет в конец своего ряда. Если ряд полон, сначала из игры уберут все пять.
hint-play-token = Жетон на руках в конце принесёт очко, разыгранный поможет сейчас. За ход — не больше одного.
hint-take-square = Подсвечены квадраты, которым хватит ресурсов вашего государства.
hint-place-square = На свободную клетку — или вместо своего квадрата: замена стоит 1 очко.
hint-place-forced = Ни один открытый квадрат не подошёл для свободной клетки, поэтому вы берёте верхний из зелёной стопки.
hint-ruin = В каждом вертикальном ряду не защищён только квадрат, самый дальний от владельца.
hint-buy = Монета останется на квадрате, и в конце своего хода её заберёт владелец.
hint-name-resource = Природный квадрат продаёт один ресурс из двух.
hint-join = Телега связывает четыре квадрата вокруг стыка в объединение: что даёт один, доступно каждому.
hint-settle = Мастер принесёт 2 очка, но квадрат под ним перестанет давать ресурс.
hint-end-turn = { $coins ->
    [0] Дальше ходит сосед слева.
    [one] Монета покупателя с вашего квадрата достанется вам.
   *[other] Монеты покупателей с ваших квадратов достанутся вам: { $coins }.
}
hint-end-turn-last = Это последний ход: партия закончится, и подсчитают очки.
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
    [one] на квадрате монета
   *[other] монет на квадрате: { $coins }
}
node-master = { $what }; мастер: { $token }
node-ruined = { $what }; квадрат разорён
node-stack = { $stack }: { $left ->
    [0] пуста
   *[other] осталось { $left }
}{ $full ->
    [0] {""}
   *[1] {", "}ряд полон
}
node-removed = { $what }; { $count ->
    [one] убран { $count } такой квадрат
    [few] убрано { $count } таких квадрата
   *[many] убрано { $count } таких квадратов
}
node-pile = { $pile }: осталось { $left }
node-cell = свободная клетка { $x } { $y }
node-corner = клетка { $x } { $y }, касается государства только углом
node-junction = стык у клетки { $x } { $y }
node-cart = телега у клетки { $x } { $y }: объединение из { $count } { $count ->
    [one] квадрата
   *[other] квадратов
}
node-token-war = жетон войны на клетке { $x } { $y }
node-token-coin = { $count ->
    [one] монета покупателя на клетке { $x } { $y }
   *[other] монеты покупателей на клетке { $x } { $y }: { $count }
}
node-token-master = мастер на клетке { $x } { $y }: { $token }

## Кнопки

choice-reveal = открыть верхний квадрат{ $lost ->
    [0] {""}
    [one] {" "}({ $lost } квадрат ряда уберут из игры)
    [few] {" "}({ $lost } квадрата ряда уберут из игры)
   *[many] {" "}({ $lost } квадратов ряда уберут из игры)
}
choice-place = положить
choice-replace = заменить
choice-ruin = разорить
choice-buy = купить
choice-join = положить телегу
choice-settle = положить мастера

## Что изменится

delta-points = { $gain ->
    [1] +{ $points }
   *[0] −{ $points }
} { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
delta-gains = + жетон: { $token }
delta-loses = из игры уходит: { $token }
delta-returns = { $count ->
    [one] монета достанется вам
   *[other] монеты достанутся вам: { $count }
}
delta-stops = перестанет давать { $gives }
delta-bought = на этот ход: { $resource }
delta-cleared = { $count ->
    [one] из игры уберут { $count } квадрат
    [few] из игры уберут { $count } квадрата
   *[many] из игры уберут { $count } квадратов
}

## Летопись на странице: клетки в ней видно, их не называют

log-attaches = { $name } присоединяет { $square }
log-replaces = { $name } заменяет { $square }: −1 очко
log-ruins = { $name } разоряет { $square }, владелец — { $owner }
log-buys = { $name } покупает { $resource }, владелец — { $owner }
log-joins = { $name } кладёт телегу: четыре квадрата объединены
log-settles = { $name } кладёт { $token }

## Что это такое

about-kind-nature = природный квадрат
about-kind-village = деревенский квадрат
about-kind-city = городской квадрат
about-kind-prize = призовой квадрат · { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
about-kind-stack = закрытая стопка
about-kind-token = жетон
about-kind-master = жетон мастера
about-kind-pile = общий резерв
about-any-master = случайный мастер

about-nature = Не требует ресурсов: его можно положить рядом с любым вашим квадратом. Каждый ход даёт что-то одно, { $gives }, — новому квадрату рядом, в том числе по диагонали.
about-village = Рядом, хотя бы по диагонали, нужны { $needs } — с двух разных квадратов. Потом этот квадрат сам каждый ход даёт { $gives }.
about-city = Рядом нужны { $needs }. Жетон — { $token } — приносит один раз, при присоединении. Потом каждый ход даёт только ресурс: { $gives }.
about-prize = Рядом нужны { $needs }. Сам он ничего не даёт, но в конце приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, если его не разорят.
about-stack-nature = Природные квадраты не требуют ресурсов и дают их всем остальным. Если присоединить нечего, вы берёте верхний отсюда.
about-stack-village = Деревенские квадраты превращают природные ресурсы в те, что нужны городским и призовым.
about-stack-city = Городской квадрат сразу приносит жетон, а его ресурс нужен для самых дорогих призовых.
about-slot = Пустое место
    .kind = ряд
    .text = Сюда ляжет следующий открытый квадрат. Больше пяти в ряду не бывает.
about-gap = Здесь лежал призовой квадрат
    .kind = призовые квадраты
    .text = Его присоединили. Новых не будет: когда разберут все, партия закончится.
about-picked = Здесь лежал природный квадрат
    .kind = стартовый выбор
    .text = Его уже взяли. Каждый берёт по два квадрата, и один останется.
about-pick = Место для взятого квадрата
    .kind = стартовый выбор
    .text = С двух взятых квадратов начинается государство.
about-cell = Свободная клетка
    .kind = рядом с государством
    .text = Новый квадрат кладут сторона к стороне с вашим, а ресурсы ему дают квадраты на восьми клетках вокруг.
about-corner = Клетка по диагонали
    .kind = рядом с государством
    .text = Она касается вашего государства только углом. Нужна хотя бы одна общая сторона.
about-side = Место для второго квадрата
    .kind = начало государства
    .text = Второй квадрат можно положить сбоку от первого, дальше от себя или ближе. Дальний защитит ближний от войны.
about-junction = Стык четырёх квадратов
    .kind = место для телеги
    .text = Сюда можно положить телегу: четыре квадрата вокруг станут объединением.
about-union = Объединение
    .kind = телега
    .text = Что даёт один квадрат объединения, можно взять и с любого другого — в том числе для нового квадрата рядом. Но каждый по-прежнему даёт за ход что-то одно.
about-ruined = Разорённый квадрат
    .kind = жетон войны
    .text = Больше не даёт ресурсов и не приносит очков, но по-прежнему защищает те квадраты своего вертикального ряда, что ближе к владельцу. Его можно заменить.
about-coin-lying = Монета покупателя
    .kind = лежит на квадрате
    .text = Пока она здесь, квадрат ничего не даёт владельцу. В конце своего хода владелец заберёт её на руки.
about-master-lying = Мастер на квадрате
    .kind = 2 очка в конце
    .text = Квадрат под ним больше не даёт ресурса. Если квадрат разорят, очки пропадут.
about-war = Разоряет незащищённый квадрат соперника — самый дальний от владельца в своём вертикальном ряду. Тот больше не даёт ресурсов и не приносит очков.
about-coin = Купите ресурс с любого квадрата соперника, который что-то производит, и потратьте его в этот же ход. Монета достанется владельцу квадрата.
about-cart = Её кладут на стык четырёх ваших квадратов, и они становятся объединением: что даёт один, доступно каждому.
about-master = Его кладут на ваш деревенский квадрат, который даёт { $gives }. В конце приносит 2 очка вместо одного, но квадрат больше не даёт ресурса.
about-bank = Такой жетон берёт тот, кто присоединит городской квадрат этого вида. В резерв жетоны не возвращаются.
about-masters = Мастера лежат лицом вниз: какой достанется за мастерскую, решает случай.
pile-war = жетоны войны
pile-coin = монеты
pile-cart = телеги
pile-craft = мастера
