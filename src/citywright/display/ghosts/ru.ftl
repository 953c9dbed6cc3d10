title = Земля Призраков: долина Калены
title-short = Земля Призраков

## Земля

terrain-city = город
    .loc = в городе
    .many = город
    .short = город
terrain-suburb = пригород
    .loc = в пригородах
    .many = пригороды
    .short = приг.
terrain-plain = равнина
    .loc = на равнинах
    .many = равнины
    .short = равн.
terrain-forest = лес
    .loc = в лесах
    .many = леса
    .short = лес
terrain-mountain = гора
    .loc = в горах
    .many = горы
    .short = гора
terrain-lake = озеро
    .loc = на озёрах
    .many = озёра
    .short = озеро
hex-in-region = { $terrain }, { $region }

region-mill-vale = Мельничный дол
region-stag-ridge = Олений хребет
region-mirror-wood = Зеркальный лес
region-grey-shoulder = Серое плечо
region-hollow-fields = Лощинные поля
region-otter-bend = Выдрин изгиб
region-long-pasture = Долгий выпас
region-deep-forest = Глухая чаща
region-twin-waters = Двойные воды
region-dry-heights = Сухие кручи
region-round-mere = Круглый омут

## Ресурсы, здания, шкалы

resource-food = еда
    .acc = еду
resource-water = вода
    .acc = воду
resource-wood = дерево
resource-ore = руда
    .acc = руду
good-any = любой ресурс
good-pecunia = пекунии
good-valor = доблесть
good-exhaustion = жетон истощения
token-explore = жетон исследования
token-contact = жетон контакта
token-harvest = жетон добычи
token-build = жетон строительства
amount-of = { $n } { $good }
amount-plus = { $one } + { $other }
amount-food = { $n } еды
amount-water = { $n } воды
amount-wood = { $n } дерева
amount-ore = { $n } руды
amount-any = { $n ->
    [one] { $n } любой ресурс
    [few] { $n } любых ресурса
   *[other] { $n } любых ресурсов
}
amount-pecunia = { $n ->
    [one] { $n } пекуния
    [few] { $n } пекунии
   *[other] { $n } пекуний
}
amount-valor = { $n ->
    [one] { $n } доблесть
   *[other] { $n } доблести
}
amount-explore = { $n ->
    [one] { $n } жетон исследования
    [few] { $n } жетона исследования
   *[other] { $n } жетонов исследования
}
amount-contact = { $n ->
    [one] { $n } жетон контакта
    [few] { $n } жетона контакта
   *[other] { $n } жетонов контакта
}
amount-harvest = { $n ->
    [one] { $n } жетон добычи
    [few] { $n } жетона добычи
   *[other] { $n } жетонов добычи
}
amount-build = { $n ->
    [one] { $n } жетон строительства
    [few] { $n } жетона строительства
   *[other] { $n } жетонов строительства
}
building-mill = мельница
    .acc = мельницу
building-sawmill = лесопилка
    .acc = лесопилку
building-mine = шахта
    .acc = шахту
building-noria = нория
    .acc = норию
track-explore = исследование
track-contact = контакт
track-harvest = добыча
track-build = строительство

## Навыки: полное предложение и две короткие строки для карты

skill-renown = Слава
    .text = Каждый ваш контакт приносит ещё 1 доблесть.
    .short = Каждый контакт: ещё +1 доблесть
skill-insight = Чутьё
    .text = При контакте выбирайте любую награду карты бонусов вместо броска.
    .short = Награду контакта выбираете сами
skill-composure = Самообладание
    .text = Каждый ваш контакт восстанавливает 1 жетон контакта.
    .short = Контакт вернёт жетон контакта
skill-woodcraft = Лесовик
    .text = Лес обходится вам на 1 жетон исследования дешевле.
    .short = Лес дешевле на 1 жетон
skill-climbing = Скалолаз
    .text = Гора обходится вам на 1 жетон исследования дешевле.
    .short = Гора дешевле на 1 жетон
skill-town-ways = Горожанин
    .text = Продавайте и в пригородах, обучайтесь и тренируйтесь и в городе.
    .short = Все дела города по всей Калене
skill-packing = Поклажа
    .text = В запасе помещается по 4 ресурса каждого вида.
    .short = Храните по 4 каждого ресурса
skill-haggling = Торг
    .text = Каждая продажа приносит ещё 1 пекунию.
    .short = Каждая продажа: ещё +1 пекуния
skill-bulk-trade = Опт
    .text = Продажа хотя бы трёх ресурсов восстанавливает 1 любой жетон действия.
    .short = Продажа от 3 штук возвращает жетон
skill-stewardship = Хозяин
    .text = Каждое ваше здание даёт на 1 ресурс больше.
    .short = Ваши здания дают на 1 больше
skill-master-builder = Зодчий
    .text = Каждое построенное вами здание приносит ещё 1 доблесть.
    .short = Каждое здание: ещё +1 доблесть
skill-foraging = Собиратель
    .text = Каждая добыча приносит ещё 1 любой ресурс.
    .short = При добыче ещё 1 любой ресурс

## Задания, карты призраков, награды

task-1 = Полные закрома
    .text = 3 доблести за каждые три ресурса одного вида в запасе
    .short = 3 одинаковых
task-2 = Кошель
    .text = 1 доблесть за каждые три пекунии
    .short = 3 пекунии
task-3 = Владения
    .text = 4 доблести за каждый регион, где у вас больше зданий, чем у любого другого
    .short = свой регион
task-4 = Поздний ученик
    .text = 2 доблести за каждый ваш маркер в крайней правой ячейке навыка
    .short = правая ячейка
task-5 = Мельник
    .text = 2 доблести за каждую вашу мельницу
    .short = мельница
task-6 = Водяной мастер
    .text = 2 доблести за каждую вашу норию
    .short = нория
task-7 = Пильщик
    .text = 3 доблести за каждую вашу лесопилку
    .short = лесопилка
task-8 = Рудокоп
    .text = 3 доблести за каждую вашу шахту
    .short = шахта
ghost-card-1 = Ужас
    .text = Здание рядом с призраком ничего не производит.
    .short = Здание рядом с призраком стоит
ghost-card-2 = Хватка
    .text = На клетке с призраком нет добычи.
    .short = Где призрак, добычи нет
ghost-card-3 = Туман
    .text = Войти на клетку с призраком стоит на 1 жетон исследования больше.
    .short = Шаг к призраку на 1 дороже
reward-house = дом
reward-tree = дерево
reward-peak = вершина
mode-wanderer = Странник
mode-builder = Строитель
mode-citizen = Горожанин
source-buildings = за здание
source-contacts = за контакт
source-skills = за навык
source-tracks = за полную шкалу
source-tasks = за задания

## Настройки

option-mode = Режим
option-mode-wanderer = Странник: призрак останавливает здания рядом
option-mode-builder = Строитель: рядом с призраком нет добычи, задания один раз
option-mode-citizen = Горожанин: призраки мешают идти, все рано берут два задания
option-added = Ещё карты призраков
option-added-none = нет
option-added-1 = Ужас
option-added-2 = Хватка
option-added-3 = Туман
option-added-all = все три
option-layout = Земля
option-layout-random = шесть случайных регионов
option-layout-1-2-3-4-5-6 = регионы с 1 по 6
option-layout-hint = Шесть разных номеров регионов от 1 до 11, например 3-8-1-11-6-9
option-shortage = Когда призраков не хватает
option-shortage-loss = проигрывают все
option-shortage-place = ставят оставшихся
option-water = Вода
option-water-lake = из соседних озёр
option-water-land = и со своей клетки у озера
option-exhaustion = Жетоны истощения
option-exhaustion-unlimited = сколько понадобится
option-exhaustion-limited = двенадцать
option-start = Доблесть в начале
option-start-one = 1
option-start-zero = 0

## Вопросы

prompt-haunt = { $there ->
    [0] { $kalena ->
        [one] Поставьте призрака в Калену: { $terrain } места больше нет
        [few] Поставьте { $kalena } призраков в Калену: { $terrain } места больше нет
       *[other] Поставьте { $kalena } призраков в Калену: { $terrain } места больше нет
    }
   *[other] { $there ->
        [one] Поставьте ещё одного призрака { $terrain }
        [few] Поставьте ещё { $there } призраков { $terrain }
       *[other] Поставьте ещё { $there } призраков { $terrain }
    }{ $kalena ->
        [0] {""}
       *[other] , потом { $kalena } в Калену
    }
}
prompt-take-turn = Идите, действуйте на своей клетке или закончите ход
prompt-choose-reward = Призрак уходит. Бросить кубик или выбрать награду?
prompt-take-resource = { $left ->
    [one] Какой ресурс возьмёте?
   *[other] Какой ресурс возьмёте? (всего { $left }, по одному)
}
prompt-restore-token = Какой жетон восстановить?
prompt-choose-tasks = { $count ->
    [one] Тайно выберите карту задания
   *[other] Тайно выберите карты заданий: { $count }
}

hint-haunt = Призраков расставляет последний игрок. На клетку со зданием или призраком ставить нельзя.
hint-haunt-1 = Призраков расставляет последний игрок. Призрак останавливает здания по соседству.
hint-take-turn = Зелёные клетки в пределах досягаемости, число — цена пути. Потраченное вернётся на отдыхе.
hint-town-city = Вы в городе: здесь продают. В пригородах обучаются и тренируются.
hint-town-suburb = Вы в пригороде: здесь обучаются навыкам и тренируются ради новых жетонов. В городе продают.
hint-kalena = Калена вот-вот падёт: ещё { $left ->
    [one] одна клетка
    [few] { $left } клетки
   *[other] { $left } клеток
}, и проиграют все. Отпускайте призраков!
hint-supply = В запасе { $left ->
    [one] всего { $left } призрак
    [few] всего { $left } призрака
   *[other] { $left } призраков
}: если перед расстановкой их меньше четырёх, проиграют все. Отпускайте призраков!
hint-choose-reward = Ваш навык позволяет выбрать строку карты бонусов.
hint-take-resource = Что не помещается в запас, пропадает.
hint-restore-token = Жетон сразу снова активен.
hint-choose-tasks = Очки — в конце игры, другие карту не видят. Число показывает, сколько она дала бы сейчас.
hint-choose-two-tasks = Нажмите одну карту, потом другую. Очки — в конце игры, другие карт не видят.

waiting-haunt = { $name } расставляет призраков
waiting-take-turn = Ходит { $name }
waiting-choose-reward = { $name } выбирает награду
waiting-take-resource = { $name } берёт ресурс
waiting-restore-token = { $name } восстанавливает жетон
waiting-choose-tasks = Тайный выбор заданий: думает { $name }
waiting-choose-tasks-many = { $count ->
    [one] Тайный выбор заданий: думает { $count } игрок
    [few] Тайный выбор заданий: думают { $count } игрока
   *[other] Тайный выбор заданий: думают { $count } игроков
}

## Ходы

verb-haunt = призрак сюда: { $place } ({ $hex })
verb-explore = идти: { $place } ({ $hex }), { $cost }
verb-harvest = добыть { $resource } ({ $hex }), { $cost }
verb-fetch = набрать воды у берега, { $cost }
verb-build = построить { $building }, цена { $cost }: +{ $valor ->
    [one] { $valor } доблесть
   *[other] { $valor } доблести
}
verb-contact = контакт с призраком, { $cost }
verb-sell = продать { $goods }, выручка { $price }
verb-learn = навык «{ $skill }», цена { $cost }: +{ $valor ->
    [one] { $valor } доблесть
   *[other] { $valor } доблести
}. { $text }
verb-train = тренировка, { $track }: { $price }
verb-end = закончить ход
verb-roll = бросить кубик бонусов
verb-reward = { $reward }: { $gain }
verb-take = { $full ->
    [1] { $resource } (места нет, пропадёт)
   *[other] { $resource }
}
verb-restore = { $track }
verb-task = { $card }: { $text } (сейчас { $now })
verb-tasks = { $one } и { $other } (сейчас { $now })

choice-explore = Идти сюда: { $cost }
choice-haunt = Призрак сюда
choice-harvest = Добыть { $resource } −{ $cost }
choice-fetch = Набрать воды −{ $cost }
choice-build = Построить { $building }: { $cost }, +{ $valor ->
    [one] { $valor } доблесть
   *[other] { $valor } доблести
}
choice-contact = Контакт с призраком −{ $cost }
choice-learn = { $skill }: { $cost }, +{ $valor ->
    [one] { $valor } доблесть
   *[other] { $valor } доблести
}
choice-train = { $track } −{ $price }
group-sell = Продать
group-learn = Обучиться
group-train = Тренироваться

arg-hex = клетка
arg-building = здание
arg-bundle = товар
arg-skill = навык
arg-track = шкала
arg-reward = награда
arg-resource = ресурс
arg-card = карта

## Летопись

event-season = Сезон { $season }
event-round = Раунд { $round }
event-spreads = { $you ->
    [1] Вы бросаете кубик местности
   *[other] { $name } бросает кубик местности
}: { $n ->
    [one] { $n } призрак
    [few] { $n } призрака
   *[other] { $n } призраков
} появятся { $terrain }
event-overflow = Места больше нет. { $you ->
    [1] Вы ставите
   *[other] { $name } ставит
} в Калену { $n ->
    [one] { $n } призрака
    [few] { $n } призраков
   *[other] { $n } призраков
}
event-haunts = { $you ->
    [1] Вы ставите призрака
   *[other] { $name } ставит призрака
} на { $hex }
event-shortage = { $n ->
    [0] В запасе не осталось призраков
    [one] В запасе остался { $n } призрак
    [few] В запасе осталось { $n } призрака
   *[other] В запасе осталось { $n } призраков
}: земля потеряна
event-fallen = Калена полна призраков: город пал
event-produces = { $you ->
    [1] Ваше здание
   *[other] Здание, хозяин { $name }
} на { $hex } { $kept ->
    [0] не находит места для добытого ({ $resource })
   *[other] даёт { $resource }: { $kept }
}
event-stopped = { $you ->
    [1] Ваше здание
   *[other] Здание, хозяин { $name }
} на { $hex } стоит: рядом призрак
event-turn = Ход { $turn }: { $you ->
    [1] вы
   *[other] { $name }
}
event-ends = { $you ->
    [1] Вы заканчиваете ход
   *[other] { $name } заканчивает ход
}
event-explores = { $you ->
    [1] Вы идёте
   *[other] { $name } идёт
} на { $hex } ({ $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[other] { $n } жетонов
})
event-harvests = { $you ->
    [1] Вы добываете
   *[other] { $name } добывает
} { $resource } на { $hex }{ $kept ->
    [0] , но места для этого нет
   *[other] {""}
}
event-wastes = { $you ->
    [1] У вас
   *[other] { $name }:
} нет места для ресурса
event-builds = { $you ->
    [1] Вы строите
   *[other] { $name } строит
} { $building } на { $hex }
event-contacts = { $you ->
    [1] Вы отпускаете
   *[other] { $name } отпускает
} призрака на { $hex } ({ $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[other] { $n } жетонов
})
event-rolls = { $you ->
    [1] Вы бросаете
   *[other] { $name } бросает
} кубик бонусов: { $reward }
event-chooses = { $you ->
    [1] Вы выбираете
   *[other] { $name } выбирает
} награду: { $reward }
event-pecunia = { $you ->
    [1] Вы получаете
   *[other] { $name } получает
} { $n ->
    [one] { $n } пекунию
    [few] { $n } пекунии
   *[other] { $n } пекуний
}
event-takes = { $you ->
    [1] Вы берёте
   *[other] { $name } берёт
} { $resource }
event-restores = { $you ->
    [1] Вы восстанавливаете
   *[other] { $name } восстанавливает
} жетон: { $track }
event-sells = { $you ->
    [1] Вы продаёте
   *[other] { $name } продаёт
} { $goods } за { $price ->
    [one] { $price } пекунию
    [few] { $price } пекунии
   *[other] { $price } пекуний
}
event-learns = { $you ->
    [1] Вы осваиваете
   *[other] { $name } осваивает
} навык: { $skill }
event-trains = { $you ->
    [1] Вы тренируетесь
   *[other] { $name } тренируется
} за { $price ->
    [one] { $price } пекунию
    [few] { $price } пекунии
   *[other] { $price } пекуний
}: { $track }
event-scores = { $you ->
    [1] Вы получаете
   *[other] { $name } получает
} { $valor ->
    [one] { $valor } доблесть
   *[other] { $valor } доблести
} { $source }, всего { $total }
event-turned = { $you ->
    [1] Ваша фишка переворачивается
   *[other] Фишка игрока { $name } переворачивается
} стороной +30
event-rests = Все отдыхают: жетоны действий снова активны
event-order = Порядок хода: { $names }
event-renewed = Жетоны истощения возвращаются: { $hexes }
event-plans = { $you ->
    [1] Вы тайно выбираете
   *[other] { $name } тайно выбирает
}: { $cards }
event-planned = { $you ->
    [1] Вы тайно выбираете
   *[other] { $name } тайно выбирает
} { $n ->
    [one] карту задания
    [few] { $n } карты заданий
   *[other] { $n } карт заданий
}
event-reveals = { $you ->
    [1] Ваше задание
   *[other] Задание игрока { $name }
}: { $card }, { $valor ->
    [one] { $valor } доблесть
   *[other] { $valor } доблести
}
event-sealed = { $you ->
    [1] Ваш выбор сделан
   *[other] { $name }: выбор сделан
}

log-haunts = { $name } ставит призрака
log-produces = Доход, { $name }: { $kept ->
    [0] для ресурса нет места ({ $resource })
   *[other] { $gain }
}
log-stopped = Здание игрока { $name } стоит: рядом призрак
log-explores = { $name } идёт { $cost }
log-harvests = { $name } добывает { $good }{ $kept ->
    [0] , но места нет
   *[other] {""}
}
log-builds = { $name } строит { $building }
log-contacts = { $name } отпускает призрака
log-pecunia = { $name } получает { $gain }
log-takes = { $name } берёт { $good }
log-restores = { $name } восстанавливает { $good }
log-sells = { $name } продаёт { $goods } за { $price }
log-trains = { $name } тренируется за { $price }: { $good }
log-scores = { $name }: +{ $gain } { $source }
log-renewed = { $count ->
    [one] Восстановилась { $count } клетка
    [few] Восстановились { $count } клетки
   *[other] Восстановилось { $count } клеток
}

## Счёт и конец

score-start = начало
score-buildings = здания
score-contacts = контакты
score-skills = навыки
score-tracks = полные шкалы
score-tasks = задания
ending-final = Три сезона позади, Калена стоит.
ending-kalena = Калена пала: призраки заняли все семь клеток. Проиграли все.
ending-supply = Четырёх призраков уже не поставить. Проиграли все.

## Страница

area-land = Долина
area-valor = Шкала доблести
area-tasks = Ваши карты заданий
panel-cards = Карты в силе
gauge-season = Сезон { $season }
gauge-kalena = Калена
gauge-supply = Призраков в запасе
note-order = ходит { $place }-м
note-last = ходит последним
note-tasks = { $note } · { $count ->
    [one] { $count } задание
    [few] { $count } задания
   *[other] { $count } заданий
}
tasks-chosen = Выбрано карт заданий: { $count }
node-hex = { $place }: { $things }
node-cost = { $place }, войти стоит { $cost }
thing-ghost = призрак
thing-exhausted = истощена
thing-building = { $building }, хозяин { $name }
thing-idle = { $building }, хозяин { $name }, стоит без дела
thing-sensor = здесь { $name }
node-ghost = призрак
node-sensor = сенсорик: { $name }
node-exhausted = истощено
node-marker = { $name }: доблесть { $valor }
node-marker-under = { $name }: доблесть { $valor }, под другими фишками
node-track = { $track }: активны { $active } из { $tokens }, ячеек { $slots }
node-skill = { $skill }: { $text } Следующая ячейка: { $valor }
node-skill-full = { $skill }: { $text } Свободных ячеек нет
node-market = Рынок: { $deals }
node-deal = { $what } за { $price }
node-reward = { $reward }: { $gain }
node-bonus = Контакт стоит { $cost }
node-task = { $card }: { $text } (сейчас { $now })
node-task-chosen = { $card }, выбрано: { $text } (сейчас { $now })
node-die = { $round ->
    [0] Кубик местности
   *[other] Раунд { $round }: призраки { $terrain }
}
node-supply = { $n ->
    [one] { $n } призрак в запасе
    [few] { $n } призрака в запасе
   *[other] { $n } призраков в запасе
}
node-room = { $terrain }: места { $n ->
    [one] ещё на { $n } призрака
   *[other] ещё на { $n } призраков
}
board-supply = в запасе
board-room = места для призраков
board-round = раунд { $n }
board-contact = Контакт
board-market = Рынок
board-now = сейчас { $n }
board-idle = стоит
deal-any = { $n ->
    [one] { $n } любой
   *[other] { $n } любых
}
deal-same = { $n } одинаковых
deal-different = { $n } разных
node-way = путь

delta-less = −{ $n }
delta-more = +{ $n }
delta-left = осталось { $n }
delta-valor = +{ $n ->
    [one] { $n } доблесть
   *[other] { $n } доблести
}
delta-idle = { $building } встанет ({ $name })
delta-works = { $building } снова работает ({ $name })
delta-exhausts = клетка истощена до конца сезона
delta-lost = в запасе нет места: пропадёт
delta-kalena = Калена: { $n } из 7
preview-contact = Призрак вернётся в запас. Кубик даст одну из наград: { $rewards }
preview-build = Каждый раунд даёт { $good }, если карта призраков не остановит.
preview-stopped = Призрак по соседству пока не даёт ей работать.
preview-train = Новый жетон ложится неактивной стороной; он пригодится после отдыха.
preview-train-full = Шкала станет полной.
preview-end = { $left ->
    [0] Все жетоны потрачены.
   *[other] У вас есть неиспользованные жетоны: { $tokens }. На отдыхе все и так станут активны.
}
board-legend = Местность: город #, пригород =, равнина ., лес ♣, гора ^, озеро ~. Призрак — G, истощение — ×; число — выбор.
board-kalena = призраков в Калене: { $n } из 7
board-left = призраков в запасе: { $n }
board-seats = { $active }/{ $tokens }
board-player = доблесть { $valor }, пекунии: { $pecunia }
board-skills = навыки: { $skills }
board-own-tasks = задания: { $tasks }
board-cost = контакт стоит { $cost }: { $rewards }
board-card = { $card }: { $text }
board-skill = { $skill } ({ $cost }): { $text }
board-sales = рынок: { $deals }

## Что есть что

about-kind-terrain = Местность
about-kind-building = Здание
about-kind-piece = Фишка
about-kind-skill = Навык, цена { $cost }
about-kind-task = Карта задания
about-kind-ghost-card = Карта призраков, действует всегда
about-kind-track = Шкала действия
about-kind-good = Запас
about-kind-table = На столе
about-terrain-city = Сердце Калены. Здесь продают ресурсы. Войти — 1 жетон исследования.
about-terrain-suburb = Часть Калены. Здесь обучаются навыкам и тренируются. Войти — 1 жетон исследования.
about-terrain-plain = Даёт еду. Здесь строят мельницу, а у озера и норию. Войти — 1 жетон исследования.
about-terrain-forest = Даёт дерево. Здесь строят лесопилку, а у озера и норию. Войти — 2 жетона исследования.
about-terrain-mountain = Даёт руду. Здесь строят шахту, а у озера и норию. Войти — 3 жетона исследования.
about-terrain-lake = Сюда не войти, и призраки тут не стоят. Кто рядом, добывает воду.
about-building = Стоит { $cost } и жетон строительства, сразу приносит { $valor ->
    [one] { $valor } доблесть
   *[other] { $valor } доблести
} и каждый раунд { $good }.
about-ghost = Призрак
    .text = Каждый раунд приходят четверо. От призрака стынет клетка: строить на ней нельзя, а что ещё, говорят карты призраков. Встаньте на его клетку и потратьте жетоны контакта, чтобы отпустить его.
about-sensor = Сенсорик
    .text = Фишка игрока. Ходит за жетоны исследования и действует там, где стоит.
about-exhaustion = Истощение
    .text = Здесь уже добывали. До конца сезона клетка ничего не даст, если на ней не построят здание.
about-die = Кубик местности
    .text = Равнина, лес или гора: туда идут четыре призрака раунда. Кому не хватит места, те идут в Калену.
about-supply = Запас призраков
    .text = Всего их двадцать пять. Если перед расстановкой не взять четырёх, проигрывают все.
about-room = Места для призраков
    .text = Столько клеток каждой местности ещё могут принять призрака. Если меньше четырёх, лишние пойдут в Калену.
about-valor = Шкала доблести
    .text = Побеждает тот, у кого доблести больше. Кто пришёл на деление позже, лежит сверху и ходит раньше; последний расставляет призраков.
about-market = Рынок
    .text = Одна сделка карты за её пекунии, сколько угодно раз, в городе.
about-bonus = Карта бонусов
    .text = Сколько стоит контакт в этом сезоне и что даёт каждая грань кубика бонусов.
about-explore = Исследование
    .text = Один жетон за равнину, пригород или город, два за лес, три за гору.
about-contact = Контакт
    .text = Тратьте их там, где стоит призрак. Цена растёт с каждым сезоном.
about-harvest = Добыча
    .text = Один жетон за ресурс своей клетки или за воду из соседнего озера.
about-build = Строительство
    .text = Один жетон и ресурсы, которых требует здание.
about-resource = В запасе помещается по три каждого вида, с «Поклажей» по четыре. Остальное пропадает.
about-pecunia = Деньги для тренировки. Хранить их можно сколько угодно.
