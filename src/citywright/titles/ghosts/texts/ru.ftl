title = Земля Призраков: долина Калены
title-short = Земля Призраков
card-subtitle = долина вокруг Калены
card-summary = Стройте долину быстрее, чем её займут призраки. Проиграть можно и всем вместе.

## Земля

terrain-city = город
    .loc = в городе
terrain-suburb = пригород
    .loc = в пригородах
terrain-plain = равнина
    .loc = на равнинах
terrain-forest = лес
    .loc = в лесах
terrain-mountain = гора
    .loc = на горах
terrain-lake = озеро
    .loc = на озёрах
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
good-valor = очки доблести
good-exhaustion = жетон истощения
token-explore = жетон исследования
token-contact = жетон контакта
token-harvest = жетон добычи
token-build = жетон строительства
amount-of = { $good }
amount-plus = { $one } + { $other }
amount-food = { $n ->
    [one] { $n } еда
   *[other] { $n } еды
}
amount-water = { $n ->
    [one] { $n } вода
   *[other] { $n } воды
}
amount-wood = { $n ->
    [one] { $n } дерево
   *[other] { $n } дерева
}
amount-ore = { $n ->
    [one] { $n } руда
   *[other] { $n } руды
}
sold-food = { $n ->
    [one] { $n } еду
   *[other] { $n } еды
}
sold-water = { $n ->
    [one] { $n } воду
   *[other] { $n } воды
}
sold-wood = { $n ->
    [one] { $n } дерево
   *[other] { $n } дерева
}
sold-ore = { $n ->
    [one] { $n } руду
   *[other] { $n } руды
}
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
    [one] { $n } очко доблести
    [few] { $n } очка доблести
   *[other] { $n } очков доблести
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
    .text = Каждый ваш контакт приносит ещё 1 очко доблести.
    .short = Контакт: ещё 1 очко доблести
skill-insight = Чутьё
    .text = При контакте можно выбрать любую награду с карты бонуса вместо броска кубика.
    .short = Награду контакта выбираете сами
skill-composure = Самообладание
    .text = Каждый ваш контакт восстанавливает 1 жетон контакта.
    .short = Контакт: +1 активный жетон
skill-woodcraft = Следопыт
    .text = Лес стоит на 1 жетон исследования меньше.
    .short = Лес дешевле на 1 жетон
skill-climbing = Скалолаз
    .text = Гора стоит на 1 жетон исследования меньше.
    .short = Гора дешевле на 1 жетон
skill-town-ways = Горожанин
    .text = Продавать можно и в пригородах, а обучаться и тренироваться — и в городе.
    .short = Город и пригороды для вас равны
skill-packing = Поклажа
    .text = В личном запасе помещается по 4 ресурса каждого типа.
    .short = Храните по 4 каждого ресурса
skill-haggling = Торг
    .text = Каждая ваша продажа приносит ещё 1 пекунию.
    .short = Продажа: ещё 1 пекуния
skill-bulk-trade = Опт
    .text = Одна продажа хотя бы трёх ресурсов восстанавливает 1 любой жетон действия.
    .short = Продажа от трёх: +1 активный жетон
skill-stewardship = Хозяин
    .text = Каждое ваше здание, которое производит, даёт на 1 ресурс больше.
    .short = Ваши здания дают на 1 больше
skill-master-builder = Зодчий
    .text = Каждое построенное вами здание приносит ещё 1 очко доблести.
    .short = Здание: ещё 1 очко доблести
skill-foraging = Собиратель
    .text = Каждая ваша добыча приносит ещё 1 любой ресурс.
    .short = При добыче ещё 1 любой ресурс

## Задания, карты призраков, награды

task-1 = Полные закрома
    .text = 3 очка доблести за каждые три ресурса одного типа в личном запасе
    .short = 3 очка за 3 одинаковых
task-2 = Кошель
    .text = 1 очко доблести за каждые три пекунии
    .short = 1 очко за 3 пекунии
task-3 = Владения
    .text = 4 очка доблести за каждый регион, где у вас больше зданий, чем у любого другого игрока
    .short = 4 очка за свой регион
task-4 = Поздний ученик
    .text = 2 очка доблести за каждый ваш маркер в крайней правой ячейке навыка
    .short = 2 очка за правую ячейку
task-5 = Мельник
    .text = 2 очка доблести за каждую вашу мельницу
    .short = 2 очка за мельницу
task-6 = Водяной мастер
    .text = 2 очка доблести за каждую вашу норию
    .short = 2 очка за норию
task-7 = Пильщик
    .text = 3 очка доблести за каждую вашу лесопилку
    .short = 3 очка за лесопилку
task-8 = Рудокоп
    .text = 3 очка доблести за каждую вашу шахту
    .short = 3 очка за шахту
ghost-card-1 = Ужас
    .text = Здание по соседству с призраком ничего не производит.
    .short = Здания у призрака не работают
ghost-card-2 = Хватка
    .text = На клетке с призраком добывать нельзя.
    .short = Где призрак, добычи нет
ghost-card-3 = Туман
    .text = Войти на клетку с призраком стоит на 1 жетон исследования больше.
    .short = Войти к призраку на 1 дороже
reward-house = дом
reward-tree = ель
reward-peak = вершина
mode-wanderer = Странник
mode-builder = Строитель
mode-citizen = Гражданин
source-buildings = за здание
source-contacts = за контакт
source-skills = за навык
source-tracks = за полную шкалу
source-tasks = за задания

## Настройки

option-mode = Режим
option-mode-text = Странник: призрак останавливает соседние здания. Строитель: на клетке с призраком нельзя добывать, задания выбирают один раз. Гражданин: клетка с призраком дороже, все рано выбирают два задания.
option-mode-wanderer = Странник
option-mode-builder = Строитель
option-mode-citizen = Гражданин
option-added = Ещё карты призраков
option-added-text = Каждая добавленная карта делает призраков опаснее.
option-added-none = нет
option-added-1 = Ужас
option-added-2 = Хватка
option-added-3 = Туман
option-added-all = все три
option-layout = Регионы
option-layout-text = Из каких регионов сложена земля. Одни и те же номера дают одну и ту же землю.
option-layout-random = шесть случайных
option-layout-1-2-3-4-5-6 = с 1 по 6
option-layout-hint = Шесть разных номеров регионов от 1 до 11, например 3-8-1-11-6-9
option-shortage = Когда призраков не хватает
option-shortage-text = Что будет, если призраков надо поставить больше, чем осталось.
option-shortage-loss = проигрывают все
option-shortage-place = размещают оставшихся
option-water = Вода
option-water-text = Где сенсорик у озера добывает воду.
option-water-lake = с соседних озёр
option-water-land = и со своей клетки у озера
option-exhaustion = Жетоны истощения
option-exhaustion-text = Может ли истощиться больше клеток, чем есть жетонов.
option-exhaustion-unlimited = сколько понадобится
option-exhaustion-limited = только двенадцать
option-start = Очки доблести в начале
option-start-text = Сколько очков доблести у каждого перед первым ходом.
option-start-one = 1
option-start-zero = 0

## Вопросы

prompt-haunt = { $there ->
    [0] { $kalena ->
        [one] Разместите ещё одного призрака в Калене: { $terrain } места больше нет
       *[other] Разместите ещё { $kalena } призраков в Калене: { $terrain } места больше нет
    }
   *[other] { $there ->
        [one] Разместите ещё одного призрака { $terrain }
       *[other] Разместите ещё { $there } призраков { $terrain }
    }{ $kalena ->
        [0] {""}
       *[other] , потом { $kalena } в Калене
    }
}
prompt-take-turn = Идите, действуйте на своей клетке или закончите ход
prompt-choose-reward = Призрак уходит. Бросить кубик бонусов или выбрать награду?
prompt-take-resource = { $left ->
    [one] Какой ресурс возьмёте?
   *[other] Какой ресурс возьмёте? (всего { $left }, по одному)
}
prompt-restore-token = Какой жетон восстановите?
prompt-choose-tasks = { $count ->
    [one] Тайно выберите карту задания
    [few] Тайно выберите { $count } карты заданий
   *[other] Тайно выберите { $count } карт заданий
}

hint-haunt = Призраков размещает последний игрок. Клетки с озером, зданием или другим призраком недоступны.
hint-haunt-1 = Призраков размещает последний игрок. Призрак останавливает соседние здания.
hint-take-turn = Зелёные клетки в пределах досягаемости, число — цена пути. На отдыхе жетоны снова станут активными.
hint-town-city = Вы в городе: здесь продают. Обучаются и тренируются в пригородах.
hint-town-suburb = Вы в пригороде: здесь обучаются навыкам и тренируются ради новых жетонов. Продают в городе.
hint-kalena = Калена в опасности: если призраки займут ещё { $left ->
    [one] одну клетку
    [few] { $left } клетки
   *[other] { $left } клеток
}, проиграют все. Пора контактировать с призраками!
hint-supply = { $left ->
    [0] В общем запасе нет призраков
    [one] В общем запасе всего { $left } призрак
    [few] В общем запасе всего { $left } призрака
   *[other] В общем запасе всего { $left } призраков
}: если к распространению их будет меньше четырёх, проиграют все. Пора контактировать с призраками!
hint-choose-reward = Ваш навык позволяет выбрать любую награду с карты бонуса.
hint-take-resource = Ресурс, которому нет места в личном запасе, пропадает.
hint-restore-token = Жетон сразу снова активен.
hint-choose-tasks = Карта принесёт очки доблести в конце партии, другие её не видят. Число — сколько она дала бы сейчас.
hint-choose-two-tasks = Нажмите одну карту, потом другую. Они принесут очки доблести в конце партии, другие их не видят.

waiting-haunt = { $name } размещает призраков
waiting-take-turn = Ходит { $name }
waiting-choose-reward = { $name } выбирает награду
waiting-take-resource = { $name } выбирает ресурс
waiting-restore-token = { $name } выбирает, какой жетон восстановить
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
verb-fetch = добыть воду на своей клетке у озера, { $cost }
verb-build = построить { $building } (стоимость: { $cost }): +{ $valor ->
    [one] { $valor } очко доблести
    [few] { $valor } очка доблести
   *[other] { $valor } очков доблести
}
verb-contact = контакт с призраком, { $cost }
verb-sell = продать { $goods }: +{ $price }
verb-learn = обучиться навыку «{ $skill }» (стоимость: { $cost }): +{ $valor ->
    [one] { $valor } очко доблести
    [few] { $valor } очка доблести
   *[other] { $valor } очков доблести
}. { $text }
verb-train = тренировка: { $track }, { $price }
verb-end = закончить ход
verb-roll = бросить кубик бонусов
verb-reward = { $reward }: { $gain }
verb-take = { $full ->
    [1] { $resource } (места нет, пропадёт)
   *[other] { $resource }
}
verb-restore = { $token }
verb-task = { $card }: { $text } (сейчас { $now })
verb-tasks = { $one } и { $other } (сейчас { $now })

choice-explore = Идти сюда: { $cost }
choice-haunt = Призрак сюда
choice-harvest = Добыть { $resource } −{ $cost }
choice-fetch = Добыть воду на своей клетке −{ $cost }
choice-build = Построить { $building }: { $cost }, +{ $valor ->
    [one] { $valor } очко доблести
    [few] { $valor } очка доблести
   *[other] { $valor } очков доблести
}
choice-contact = Контакт с призраком −{ $cost }
choice-learn = { $skill }: { $cost }, +{ $valor ->
    [one] { $valor } очко доблести
    [few] { $valor } очка доблести
   *[other] { $valor } очков доблести
}
choice-train = { $track } −{ $price }
group-sell = Продать
group-learn = Обучиться навыку
group-train = Тренироваться

arg-hex = клетка
arg-building = здание
arg-bundle = что продать
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
    [0] { $terrain } призраков не прибавится, общий запас пуст
    [one] { $terrain } появится { $n } призрак
    [few] { $terrain } появятся { $n } призрака
   *[other] { $terrain } появятся { $n } призраков
}
event-overflow = Места на всех не хватает: { $you ->
    [1] вы размещаете
   *[other] { $name } размещает
} в Калене { $n ->
    [one] одного призрака
   *[other] { $n } призраков
}
event-haunts = { $you ->
    [1] Вы размещаете призрака
   *[other] { $name } размещает призрака
} на { $hex }
event-shortage = { $n ->
    [0] В общем запасе нет призраков
    [one] В общем запасе всего { $n } призрак
    [few] В общем запасе всего { $n } призрака
   *[other] В общем запасе всего { $n } призраков
}, а нужно четыре: проиграли все
event-fallen = Призраки заняли все семь клеток Калены: проиграли все
event-produces = { $you ->
    [1] Ваше здание
   *[other] { $name }: здание
} на { $hex } { $kept ->
    [0] не приносит { $resource }, в запасе нет места
    [1] приносит { $resource }
   *[other] приносит { $resource } ×{ $kept }
}
event-stopped = { $you ->
    [1] Ваше здание
   *[other] { $name }: здание
} на { $hex } простаивает, рядом призрак
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
    [0] , но ресурсу нет места
   *[other] {""}
}
event-wastes = { $you ->
    [1] У вас
   *[other] { $name }:
} нет места для ресурса, он пропадает
event-builds = { $you ->
    [1] Вы строите
   *[other] { $name } строит
} { $building } на { $hex }
event-contacts = { $you ->
    [1] Вы контактируете
   *[other] { $name } контактирует
} с призраком на { $hex } ({ $n ->
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
} { $token }
event-sells = { $you ->
    [1] Вы продаёте
   *[other] { $name } продаёт
} { $goods } за { $price ->
    [one] { $price } пекунию
    [few] { $price } пекунии
   *[other] { $price } пекуний
}
event-learns = { $you ->
    [1] Вы обучаетесь
   *[other] { $name } обучается
} навыку «{ $skill }»
event-trains = { $you ->
    [1] Вы тренируетесь
   *[other] { $name } тренируется
} за { $price ->
    [one] { $price } пекунию
    [few] { $price } пекунии
   *[other] { $price } пекуний
}: новый { $token }
event-scores = { $you ->
    [1] Вы получаете
   *[other] { $name } получает
} { $valor ->
    [one] { $valor } очко доблести
    [few] { $valor } очка доблести
   *[other] { $valor } очков доблести
} { $source }, всего { $total }
event-turned = { $you ->
    [1] Вы переворачиваете
   *[other] { $name } переворачивает
} фишку доблести на сторону «+30»
event-rests = Все отдыхают: жетоны действий снова активны
event-order = Порядок хода: { $names }
event-renewed = Жетоны истощения возвращаются в общий запас: { $hexes }
event-plans = { $you ->
    [1] Вы тайно выбираете
   *[other] { $name } тайно выбирает
} { $count ->
    [one] задание
   *[other] задания
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
    [1] Вы открываете
   *[other] { $name } открывает
} задание «{ $card }»: { $valor ->
    [one] { $valor } очко доблести
    [few] { $valor } очка доблести
   *[other] { $valor } очков доблести
}
event-sealed = { $you ->
    [1] Вы сделали выбор
   *[other] { $name }: выбор сделан
}

log-haunts = { $name } размещает призрака
log-produces = { $kept ->
    [0] { $name }: здание не приносит { $resource }, нет места
   *[other] { $name }, доход: { $gain }
}
log-stopped = { $name }: здание простаивает, рядом призрак
log-explores = { $name } идёт: { $cost }
log-harvests = { $name } добывает ресурс: { $good }{ $kept ->
    [0] , но ресурсу нет места
   *[other] {""}
}
log-builds = { $name } строит { $building }
log-contacts = { $name } контактирует с призраком
log-pecunia = { $name } получает { $gain }
log-takes = { $name } берёт ресурс: { $good }
log-restores = { $name } восстанавливает { $good }
log-sells = { $name } продаёт { $goods } за { $price }
log-trains = { $name } тренируется за { $price }: { $good }
log-scores = { $name }: +{ $gain } { $source }
log-renewed = { $count ->
    [one] С поля убран { $count } жетон истощения
    [few] С поля убрано { $count } жетона истощения
   *[other] С поля убрано { $count } жетонов истощения
}

## Счёт и конец

score-start = начало
score-buildings = здания
score-contacts = контакты
score-skills = навыки
score-tracks = полные шкалы
score-tasks = задания
ending-final = Три сезона позади, Калена выстояла.
ending-kalena = Калена пала: призраки заняли все семь клеток. Проиграли все.
ending-supply = Призраков не хватило на распространение. Проиграли все.

## Страница

area-land = Игровое поле
area-valor = Шкала доблести
area-tasks = Ваши карты заданий
panel-cards = Карты в игре
panel-desk = Ваш планшет
gauge-season = Сезон { $season }
gauge-kalena = Калена
gauge-supply = Призраков в запасе
note-order = ходит { $place }-м
note-last = последний игрок
note-tasks = { $note } · { $count ->
    [one] { $count } задание
    [few] { $count } задания
   *[other] { $count } заданий
}
tasks-chosen = Выбрано карт заданий: { $count }
node-hex = { $place }: { $things }
node-far = { $place }. Путь сюда стоит { $cost }, активных { $have }
thing-ghost = призрак
thing-exhausted = жетон истощения
thing-building = { $building } ({ $name })
thing-idle = { $building } ({ $name }), простаивает
thing-sensor = здесь { $name }
node-ghost = призрак
node-sensor = сенсорик: { $name }
node-exhausted = жетон истощения
node-marker = { $name }: { $valor ->
    [one] { $valor } очко доблести
    [few] { $valor } очка доблести
   *[other] { $valor } очков доблести
}
node-marker-under = { $name }: { $valor ->
    [one] { $valor } очко доблести
    [few] { $valor } очка доблести
   *[other] { $valor } очков доблести
}, под другими фишками
node-track = { $track }: активно { $active } из { $tokens }, ячеек { $slots }
node-skill = { $skill }: { $text } Следующая ячейка: { $valor ->
    [one] { $valor } очко доблести
    [few] { $valor } очка доблести
   *[other] { $valor } очков доблести
}
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
    [one] { $n } призрак в общем запасе
    [few] { $n } призрака в общем запасе
   *[other] { $n } призраков в общем запасе
}
node-room = { $terrain }: { $n ->
    [0] места для призраков нет
    [one] место ещё для { $n } призрака
   *[other] место ещё для { $n } призраков
}
board-supply = призраков в запасе
board-room = место для призраков
board-die = Призраки раунда: { $terrain }
board-contact = Контакт
board-market = Рынок
board-now = сейчас { $n }
board-idle = простаивает
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
    [one] { $n } очко доблести
    [few] { $n } очка доблести
   *[other] { $n } очков доблести
}
delta-idle = { $building } ({ $name }) остановится
delta-works = { $building } ({ $name }) снова заработает
delta-exhausts = на клетку ляжет жетон истощения
delta-lost = в личном запасе нет места: пропадёт
delta-kalena = Калена: { $n } из 7
preview-contact = Призрак вернётся в общий запас. Кубик бонусов даст одну из наград: { $rewards }
preview-contact-choice = Призрак вернётся в общий запас. Награду можно выбрать или бросить кубик бонусов: { $rewards }
preview-build = Каждое производство принесёт { $good }, если не помешает карта призрака.
preview-build-last = Производства больше не будет: здание принесёт только очки доблести.
preview-stopped = Призрак по соседству пока не даёт ей работать.
preview-train = Новый жетон ложится неактивной стороной вверх; платить им можно после отдыха.
preview-train-last = Новый жетон неактивен до отдыха, а это последний раунд.
preview-train-full = Шкала станет полной.
preview-end = { $left ->
    [0] Активных жетонов не осталось.
   *[other] Останутся неиспользованные жетоны: { $tokens }. На отдыхе все жетоны станут активными.
}
board-legend = Местность: город #, пригород =, равнина ., лес ♣, гора ^, озеро ~. Здания: мельница m, лесопилка s, шахта k, нория n. Призрак — G, жетон истощения — ×; число — номер хода в списке.
board-kalena = призраков в Калене: { $n } из 7
board-left = призраков в общем запасе: { $n }
board-seats = { $active }/{ $tokens }
board-player = { $valor ->
    [one] { $valor } очко доблести
    [few] { $valor } очка доблести
   *[other] { $valor } очков доблести
}, { $pecunia ->
    [one] { $pecunia } пекуния
    [few] { $pecunia } пекунии
   *[other] { $pecunia } пекуний
}
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
about-kind-skill = Навык, стоимость: { $cost }
about-kind-task = Карта задания
about-kind-ghost-card = Карта призрака, действует всегда
about-kind-track = Шкала действия
about-kind-good = Личный запас
about-kind-table = На столе
about-terrain-city = Сердце Калены. Здесь продают ресурсы. Войти: 1 жетон исследования.
about-terrain-suburb = Часть Калены. Здесь обучаются навыкам и тренируются. Войти: 1 жетон исследования.
about-terrain-plain = Даёт еду. Здесь строят мельницу, а у озера — мельницу или норию. Войти: 1 жетон исследования.
about-terrain-forest = Даёт дерево. Здесь строят лесопилку, а у озера — лесопилку или норию. Войти: 2 жетона исследования.
about-terrain-mountain = Даёт руду. Здесь строят шахту, а у озера — шахту или норию. Войти: 3 жетона исследования.
about-terrain-lake = Сюда нельзя войти, и призраков здесь не бывает. С соседней клетки здесь добывают воду.
about-building = Стоит { $cost } и жетон строительства. Приносит { $valor ->
    [one] { $valor } очко доблести
    [few] { $valor } очка доблести
   *[other] { $valor } очков доблести
} сразу и { $good } при каждом производстве.
about-ghost = Призрак
    .text = Каждый раунд появляются ещё четыре. На клетке с призраком нельзя строить, а что ещё он делает, сказано на картах призраков. Чтобы призрак ушёл, войдите на его клетку и потратьте жетоны контакта.
about-sensor = Сенсорик
    .text = Фишка игрока. Ходит за жетоны исследования и действует там, где стоит.
about-exhaustion = Жетон истощения
    .text = Здесь уже добывали: до конца сезона добывать тут нельзя. Войти сюда, контактировать с призраком и строить можно как обычно: на равнине — мельницу, в лесу — лесопилку, на горе — шахту, у озера — норию. Когда здание построят, жетон уберут. На озеро не входят и на нём не строят.
about-die = Кубик местности
    .text = Равнина, лес или гора: там появляются призраки этого раунда. Тех, кому не хватит места, размещают в Калене.
about-supply = Общий запас призраков
    .text = Всего призраков двадцать пять. Если при распространении их осталось меньше четырёх, проигрывают все; при другой настройке размещают оставшихся.
about-room = Место для призраков
    .text = Столько клеток каждой местности ещё доступны призракам. Если их меньше четырёх, остальных призраков распространения размещают в Калене.
about-valor = Шкала доблести
    .text = Побеждает тот, у кого больше очков доблести. Из фишек на одном делении верхняя пришла последней, её владелец ходит раньше. Последний игрок размещает призраков.
about-market = Рынок
    .text = В городе можно продавать ресурсы за пекунии по любому варианту обмена с этой карты, сколько угодно раз за ход.
about-bonus = Карта бонуса
    .text = Сколько жетонов стоит контакт в этом сезоне и какую награду даёт каждая грань кубика бонусов.
about-explore = Исследование
    .text = Этими жетонами платят за каждый шаг: один за равнину, пригород или город, два за лес, три за гору.
about-contact = Контакт
    .text = Этими жетонами платят за контакт с призраком на клетке сенсорика. С каждым сезоном контакт дорожает.
about-harvest = Добыча
    .text = Один жетон за ресурс своей клетки или за воду с соседнего озера.
about-build = Строительство
    .text = Один жетон и ресурсы, которых требует здание.
about-resource = В личном запасе помещается по три ресурса каждого типа, с навыком «Поклажа» — по четыре. Остальное пропадает.
about-pecunia = Ими платят за тренировку. Хранить их можно сколько угодно.
