title = Основатели Мрачной гавани
title-short = Основатели
card-subtitle = Мрачной гавани
card-summary = Дороги, лавки и голосования: чужой дом приносит очки и вам, если он стоит на вашем камне.

owner-neutral = никто
good-coin = монеты
good-temp = временное влияние
good-perm = постоянное влияние
good-any = любой базовый ресурс
race-slot = своя раса
basic-coin = получить монету
basic-influence = получить кристалл временного влияния
basic-road = построить дорогу
basic-worker = использовать рабочего
terrain-desert = пустыня
terrain-coast = побережье
terrain-forest = лес
terrain-ruins = руины
deck-immediate = немедленно
deck-mid = в середине игры
deck-end = в конце игры

## Goods

good-people = население
good-wood = древесина
    .acc = древесину
good-stone = камень
good-metal = металл
good-gems = самоцветы
good-livestock = скот
good-grain = зерно
good-knowledge = знания
good-bricks = кирпич
good-food = еда
    .acc = еду
good-books = книги
good-machines = механизмы
good-leather = кожа
    .acc = кожу
good-jewelry = украшения
good-weapons = оружие
good-clothing = одежда
    .acc = одежду
good-government = управление
good-labor = труд

## Peoples

race-savvas = саввасы
    .does = получите 2 кристалла временного влияния.
race-human = люди
    .does = получите 2 монеты.
race-harrower = жнецы
    .does = постройте до 2 дорог.
race-quatryl = куатрилы
    .does = постройте одно хранилище продвинутого ресурса на 2 монеты дешевле (без дороги).
race-valrath = валраты
    .does = купите доступ к одному хранилищу на 2 монеты дешевле.
race-inox = иноксы
    .does = получите 1 монету и ещё по 1 за каждого соперника, у которого больше ПО, чем у вас.
race-vermling = вермлинги
    .does = постройте одно хранилище своего базового ресурса на 2 монеты дешевле.
race-orchid = орхиды
    .does = получите 1 кристалл постоянного влияния.
race-aesther = эстеры
    .does = верните 1 карту из своего сброса на руку (кроме «Дохода»).

## Cards

card-trade = Торговля
    .short = Торговля
    .brief = хранилище или доступ
    .does = Постройте хранилище своего базового ресурса, купите доступ к хранилищу или постройте хранилище нейтрального либо чужого ресурса.
    .answer = хранилище или доступ
    .follow = Постройте хранилище своего базового ресурса или купите доступ к хранилищу, но только на побережье или в пустыне.
card-construct = Строительство
    .short = Стройка
    .brief = дом, мост, ворота
    .does = Постройте дом, мост или ворота на 1 монету дешевле.
    .answer = дом, мост, ворота
    .follow = Постройте одно личное сооружение по обычной цене.
card-upgrade = Модификация
    .short = Модификация
    .brief = хранилище и дорога
    .does = Постройте хранилище продвинутого ресурса, соединённое с необходимыми ресурсами, и, если хотите, дорогу к нему.
    .answer = хранилище, без дороги
    .follow = Постройте хранилище продвинутого ресурса по обычным ценам, но без дороги.
card-recruit = Найм
    .short = Найм
    .brief = советник
    .does = Наймите советника и получите 1 кристалл временного влияния.
    .answer = советник
    .follow = Наймите советника по обычной цене; кристалла временного влияния за это не будет.
card-call-to-vote = Призыв к голосованию
    .short = Призыв
    .brief = карты и голосование
    .does = Верните все карты и рабочих; остальные получают доход; затем все голосуют за престижное здание.
card-income = Доход
    .short = Доход
    .brief = монеты и влияние
    .does = Получите монеты по счётчику дохода и по 1 кристаллу временного влияния за каждый свой дом.
card-scholar = Учёный
    .acc = Учёного
    .brief = найм бесплатно
    .does = Наймите одного советника бесплатно.
card-foreman = Бригадир
    .acc = Бригадира
    .brief = два советника
    .does = Наймите двух советников, заплатив за обоих.
card-huckster = Торгаш
    .acc = Торгаша
    .brief = торговля −1
    .does = Выполните действие торговли на 1 монету дешевле.
card-carpenter = Плотник
    .acc = Плотника
    .brief = стройка −2
    .does = Постройте одно личное сооружение на 2 монеты дешевле.
card-corn-factor = Хлеботорговец
    .acc = Хлеботорговца
    .short = Хлебник
    .brief = хранилище и доступ
    .does = Постройте одно хранилище своего базового ресурса и купите доступ к одному хранилищу, в любом порядке, заплатив за то и другое.
card-stonecutter = Каменотёс
    .acc = Каменотёса
    .short = Каменотёс
    .brief = стройка −1, дорога
    .does = Постройте одно личное сооружение на 1 монету дешевле, затем можете построить 1 дорогу.
card-smelter = Плавильщик
    .acc = Плавильщика
    .brief = хранилище −1
    .does = Постройте одно хранилище продвинутого ресурса на 1 монету дешевле; можете построить и 1 дорогу к нему.
card-lapidary = Гранильщик
    .acc = Гранильщика
    .brief = уровень 2: −2
    .does = Постройте одно хранилище ресурса уровня 2 на 2 монеты дешевле (без дороги).
card-brickmaster = Мастер кирпичей
    .acc = Мастера кирпичей
    .short = Кирпичник
    .brief = до двух строек −1
    .does = Постройте одно или два личных сооружения, каждое на 1 монету дешевле.
card-victualler = Провиантмейстер
    .acc = Провиантмейстера
    .short = Провиантщик
    .brief = цены пустыни
    .does = Выполните первый или второй вариант торговли по ценам пустыни на любой клетке.
card-archivist = Архивариус
    .acc = Архивариуса
    .brief = любой советник
    .does = Наймите одного советника, даже если ресурса, который он требует, у вас нет; затем получите 1 кристалл временного влияния.
card-engineer = Инженер
    .acc = Инженера
    .brief = хранилище −1, 2 дороги
    .does = Постройте одно хранилище продвинутого ресурса на 1 монету дешевле; можете построить и до 2 дорог к нему.
card-saddler = Шорник
    .acc = Шорника
    .brief = доступ −2
    .does = Выполните второй или третий вариант торговли на 2 монеты дешевле; для хранилища ресурса соперника завершённые здания не нужны.
card-jeweller = Ювелир
    .acc = Ювелира
    .brief = найм −1, влияние
    .does = Наймите одного советника на 1 монету дешевле, затем получите 2 кристалла временного влияния.
card-castellan = Кастелян
    .acc = Кастеляна
    .brief = мост бесплатно
    .does = Бесплатно постройте один мост или одни ворота, затем можете построить 1 дорогу.
card-couturier = Кутюрье
    .acc = Кутюрье
    .brief = найм −1, +2 ПО
    .does = Наймите одного советника на 1 монету дешевле, затем получите 2 ПО.
card-chancellor = Канцлер
    .acc = Канцлера
    .brief = хранилище −3
    .does = Постройте одно хранилище продвинутого ресурса на 3 монеты дешевле; можете построить и 1 дорогу к нему.
card-guildmaster = Цеховой мастер
    .acc = Цехового мастера
    .short = Цеховой
    .brief = две торговли −1
    .does = Выполните действие торговли один или два раза, каждый раз на 1 монету дешевле.
card-hidden = карта лицевой стороной вниз

## Prestige buildings

prestige-west-watchtower = Западная сторожевая башня
    .does = бесплатно получите доступ к хранилищу, которое соединено с этим зданием и занимает хотя бы одну клетку побережья.
prestige-north-watchtower = Северная сторожевая башня
    .does = бесплатно получите доступ к хранилищу, которое соединено с этим зданием и занимает хотя бы одну клетку пустыни.
prestige-sleeping-lion = Спящий лев
    .does = получите 2 кристалла временного влияния.
prestige-crooked-bone = Кривая кость
    .does = получите по 1 монете за каждое хранилище базового ресурса, соседнее с этим зданием.
prestige-salt-barge = Баркас с солью
    .does = наймите одного советника на 1 монету дешевле.
prestige-silver-gull = Серебряная чайка
    .does = бесплатно постройте одно хранилище своего базового ресурса на клетке побережья.
prestige-golden-lion = Золотой лев
    .does = получите по 1 монете за каждое своё хранилище продвинутого ресурса: не меньше 1 и не больше 4.
prestige-amber-arcade = Янтарная аркада
    .does = заплатите 2 монеты и получите 2 ПО.
prestige-lantern-theatre = Театр фонарей
    .does = получите 1 ПО и 1 кристалл временного влияния.
prestige-masque-hall = Зал масок
    .does = заплатите 1 монету и получите 1 кристалл постоянного влияния.
prestige-harbour-gatehouse = Портовые ворота
    .does = постройте один мост или одни ворота на 2 монеты дешевле.
prestige-upland-gatehouse = Нагорные ворота
    .does = постройте до 2 дорог.
prestige-merchants-guild = Гильдия торговцев
    .does = купите доступ к одному хранилищу на 2 монеты дешевле.
prestige-shipwrights-guild = Гильдия корабелов
    .does = постройте одно личное сооружение на 1 монету дешевле.
prestige-great-oak = Храм Великого Дуба
    .does = обменяйте до 2 своих кристаллов временного влияния на столько же кристаллов постоянного.
prestige-shrine-of-tides = Святилище приливов
    .does = получите по 1 кристаллу временного влияния за каждое престижное здание с вашим кубиком, но не больше 3.
prestige-university = Университет
    .does = верните на руку до 2 карт из своего сброса (кроме «Дохода»).
prestige-academy-of-gears = Академия шестерён
    .does = постройте одно хранилище продвинутого ресурса на 1 монету дешевле (без дороги).
prestige-reed-market = Тростниковый рынок
    .does = получите по 1 монете за каждый базовый ресурс, хранилищем которого вы владеете.
prestige-copper-exchange = Медная биржа
    .does = постройте одно хранилище своего базового ресурса или купите доступ к одному хранилищу на 1 монету дешевле.
prestige-ghost-fortress = Призрачная крепость
    .does = выполните действие любого другого построенного престижного здания; ни свободная ячейка рабочего, ни кубик на нём не нужны.
type-watchtower = башня
type-tavern = таверна
type-barge = баркас
type-luxury = лавка роскоши
type-market = рынок
type-theatre = театр
type-gatehouse = привратный дом
type-guild = гильдия
type-temple = храм
type-school = школа
type-fortress = крепость

## Achievements, quarters and city events

achievement-three-banks = Три берега
    .does = Владейте хранилищами во всех трёх районах.
achievement-second-hearth = Второй очаг
    .does = Постройте 2 дома.
achievement-master-craft = Тонкое ремесло
    .does = Владейте хранилищем уровня 3.
achievement-crossing-keeper = Хранитель мостов и ворот
    .does = Постройте мосты или ворота: всего не меньше 2.
achievement-broad-ties = Широкие связи
    .does = Владейте хранилищами 7 разных ресурсов или имейте к ним доступ.
achievement-steady-rent = Верный доход
    .does = Ваш доход — не меньше 5.
achievement-two-workshops = Две мастерские
    .does = Владейте хотя бы 2 хранилищами продвинутых ресурсов.
achievement-named-twice = Дважды названный
    .does = Ваши кубики лежат хотя бы на 2 престижных зданиях.
achievement-full-council = Совет в сборе
    .does = Наймите хотя бы 2 советников.
achievement-firm-footing = Твёрдая почва
    .does = Постройте дома, мосты или ворота: всего не меньше 3.
achievement-city-father = Отец города
    .does = Ваши кубики лежат хотя бы на 4 престижных зданиях.
achievement-last-roof = Последняя крыша
    .does = Постройте все 3 дома.
achievement-all-crossings = Все мосты и ворота
    .does = Постройте все свои мосты и ворота: всего 3.
achievement-three-trades = Три ремесла
    .does = Владейте хранилищами хотя бы 3 разных продвинутых ресурсов.
achievement-wide-council = Большой совет
    .does = Наймите хотя бы 4 советников.
quarter-oldgate-rise = Староворотный холм
quarter-timber-steps = Бревенчатые ступени
quarter-millreach = Мельничная излучина
quarter-shadow-court = Теневой двор
quarter-keepside = Подзамковье
quarter-lowbridge = Нижний мост
quarter-northwatch = Северный дозор
quarter-lantern-quay = Фонарная набережная
quarter-saltfront = Соляной берег
city-event-savvas = Холодные угли
city-event-savvas-text = Стражи со стеклянной грудью перекрыли все улицы вокруг здания «{ $building }» (квартал «{ $quarter }») и берут пошлину не монетой, а рассказами. Говорят, тайная организация «{ $society }» хочет знать, кто ещё помнит первые камни города.
city-event-savvas-a = Рассказать честную историю: вас пропускают и показывают дорогу покороче.
city-event-savvas-b = Уйти по крышам: рассказ остаётся при вас, а плащ порван.
city-event-human = Неоплаченный счёт
city-event-human-text = Писарь размахивает пожелтевшим счётом за крышу здания «{ $building }». Его подписала половина квартала «{ $quarter }», а внизу стоит печать тайной организации «{ $society }».
city-event-human-a = Внести малую долю: ваше имя тихо вычёркивают из другого списка.
city-event-human-b = Сжечь бумагу: толпа ликует, а писарь запоминает ваше лицо.
city-event-harrower = Что хранит рой
city-event-harrower-text = Стены подвала под зданием «{ $building }» гудят. Сторожа квартала «{ $quarter }» шепчут, что тайная организация «{ $society }» доверила свои книги тем, кто никогда не спит.
city-event-harrower-a = Слушать до рассвета: вы узнаёте одну тайну и теряете ночь.
city-event-harrower-b = Запечатать подвал: гул стихает, а с ним и добрые урожаи.
city-event-quatryl = Лишняя шестерня
city-event-quatryl-text = Машина под зданием «{ $building }» начала собирать собственные копии. Тайная организация «{ $society }» обещает награду тому, кто остановит её раньше, чем заметит квартал «{ $quarter }».
city-event-quatryl-a = Вынуть главный вал: машина замирает, и ящик деталей ваш.
city-event-quatryl-b = Не мешать: через неделю мостовые починены, и никто не знает почему.
city-event-valrath = Красная клятва
city-event-valrath-text = На ступенях здания «{ $building }» старый солдат берёт вас в свидетели клятвы, которой требует тайная организация «{ $society }». Весь квартал «{ $quarter }» притих.
city-event-valrath-a = Сдержать клятву: теперь перед вами в долгу.
city-event-valrath-b = Отказаться: солдат кивает, словно вы прошли испытание.
city-event-inox = Копыта в полночь
city-event-inox-text = Стадо без погонщиков идёт через квартал «{ $quarter }» и встаёт перед зданием «{ $building }». На каждом звере клеймо тайной организации «{ $society }».
city-event-inox-a = Выгнать стадо за ворота: крестьяне кормят вас много дней.
city-event-inox-b = Продать одного зверя: кошель тяжёл, и взгляды тоже.
city-event-vermling = Дыра есть во всём
city-event-vermling-text = Кто-то прогрыз ход от здания «{ $building }» до дальнего края квартала «{ $quarter }». Маленькие глаза спрашивают, не послала ли вас тайная организация «{ $society }».
city-event-vermling-a = Сказать «да»: вам показывают дверь, которой нет ни на одной карте.
city-event-vermling-b = Сказать «нет»: к утру пропадают сапоги.
city-event-orchid = Тихий урок
city-event-orchid-text = Раз в год здание «{ $building }» закрывается, и весь квартал «{ $quarter }» говорит шёпотом. Фигура в мантии со знаком тайной организации «{ $society }» вручает вам незажжённую свечу.
city-event-orchid-a = Донести её до дома, не зажигая: так хорошо вы не спали много лет.
city-event-orchid-b = Зажечь: на один вдох вы видите город таким, каким он будет.
city-event-aesther = Встреча с собой
city-event-aesther-text = Из дверей здания «{ $building }» выходите вы сами. Двойник предупреждает, что тайная организация «{ $society }» близко, и тает где-то в квартале «{ $quarter }».
city-event-aesther-a = Послушаться: ловушка захлопывается впустую.
city-event-aesther-b = Пойти за тенью: вы опоздали, но не с пустыми руками.

## What is asked

prompt-choose-race = Какую расу вы возглавите?
prompt-race-resource = Какой базовый ресурс будет у вашей расы?
prompt-pick-resource = Какой базовый ресурс вы возьмёте дополнительно?
prompt-place-start = Где разместить стартовое хранилище?
prompt-play-card = Какую карту вы сыграете?
prompt-basic = Какое базовое действие выполнить?
prompt-follow = Хотите выполнить ответное действие?
prompt-build-road = Где построить дорогу?
prompt-roads = { $left ->
    [one] Можно построить ещё { $left } дорогу. Где?
   *[other] Можно построить до { $left } дорог. Где?
}
prompt-trade = Какой вариант торговли вы выбираете?
prompt-place-stall = Где построить хранилище? Ресурс: { $good }.
prompt-construct = Что построить и где: дом, мост или ворота?
prompt-upgrade = Хранилище какого продвинутого ресурса построить?
prompt-road-first = Где построить дорогу перед хранилищем?
prompt-lay-tile = Где построить хранилище? Ресурс: { $good }.
prompt-supplier = Какое хранилище даст следующий необходимый ресурс? Строится: { $good }.
prompt-upgrade-road = { $left ->
    [one] Построите дорогу к новому хранилищу?
   *[other] Построите дороги к новому хранилищу? Можно до { $left }.
}
prompt-hire = { $left ->
    [one] Кого нанять?
   *[other] Кого нанять первым? Всего нужно нанять { $left } советников.
}
prompt-use-worker = Куда поместить рабочего?
prompt-copy-action = Действие какого здания выполнит «Призрачная крепость»?
prompt-recover = { $left ->
    [one] Какую карту вернуть на руку?
   *[other] Какую карту вернуть на руку? Можно до { $left }.
}
prompt-convert = Сколько кристаллов временного влияния обменять на постоянные? Не больше { $most }.
prompt-free-access = «{ $building }» даёт доступ к одному хранилищу. Ландшафт: { $terrain }. К какому?
prompt-choose-store = Со зданием «{ $building }» соединились сразу несколько хранилищ. Из какого доставить ресурс?
prompt-bonus = { $left ->
    [one] Какой бонус взять за последнюю карту на руке?
    [few] На руке остались { $left } карты. Какой бонус взять за первую?
   *[other] На руке осталось { $left } карт. Какой бонус взять за первую?
}
prompt-bid = Ваша тайная ставка: за какое здание и сколько очков влияния?
prompt-break-tie = Предложения набрали поровну. Какое здание построить?
prompt-place-prestige = Где разместить здание? Предложение { $place }.
prompt-spend = { $price ->
    [one] Какими кристаллами заплатить { $price } очко влияния?
    [few] Какими кристаллами заплатить { $price } очка влияния?
   *[other] Какими кристаллами заплатить { $price } очков влияния?
}
prompt-choose-proposal = Какое здание вы построите?

## What happened

event-race = { $you ->
    [1] вы выбираете расу
   *[0] { $name } выбирает расу
}: { $race }
event-resource = { $you ->
    [1] вы берёте
   *[0] { $name } берёт
} { $good }
event-robs = { $you ->
    [1] вы забираете
   *[0] { $name } забирает
} { $good } у другого игрока ({ $owner }), и тот выбирает заново
event-proposes = новое предложение: «{ $building }»
event-unplaceable = «{ $building }» негде разместить: карта убрана из игры
event-returns = «{ $building }» возвращается на верх колоды: здание этого типа уже предложено
event-appears = { $adviser } можно нанять
event-turn = ход { $turn }: { $you ->
    [1] вы
   *[0] { $name }
}
event-round = раунд { $round }
event-plays = { $you ->
    [1] вы играете
   *[0] { $name } играет
} карту: { $card }
event-hides = { $hidden ->
    [1] { $you ->
        [1] вы играете
       *[0] { $name } играет
    } карту лицевой стороной вниз
   *[0] { $you ->
        [1] вы играете
       *[0] { $name } играет
    } лицевой стороной вниз: { $card }
}
event-follows = { $you ->
    [1] вы выполняете
   *[0] { $name } выполняет
} ответное действие: { $card }
event-passes = { $you ->
    [1] вы пропускаете
   *[0] { $name } пропускает
} ответное действие
event-gains = { $you ->
    [1] вы
   *[0] { $name }
}{ $parts ->
    [0] {" "}ничего не { $you ->
        [1] получаете
       *[0] получает
    }
   *[other] {" "}{ $you ->
        [1] получаете
       *[0] получает
    }
}{ $coins ->
    [0] {""}
    [one] {" "}{ $coins } монету
    [few] {" "}{ $coins } монеты
   *[other] {" "}{ $coins } монет
}{ $before-temp ->
    [1] {" "}и
    [2] {","}
   *[0] {""}
}{ $temp ->
    [0] {""}
    [one] {" "}{ $temp } кристалл временного влияния
    [few] {" "}{ $temp } кристалла временного влияния
   *[other] {" "}{ $temp } кристаллов временного влияния
}{ $before-perm ->
    [1] {" "}и
    [2] {","}
   *[0] {""}
}{ $perm ->
    [0] {""}
    [one] {" "}{ $perm } кристалл постоянного влияния
    [few] {" "}{ $perm } кристалла постоянного влияния
   *[other] {" "}{ $perm } кристаллов постоянного влияния
}{ $before-points ->
    [1] {" "}и
   *[0] {""}
}{ $points ->
    [0] {""}
   *[other] {" "}{ $points } ПО
}
event-swaps = { $you ->
    [1] вы обмениваете
   *[0] { $name } обменивает
} { $count ->
    [one] { $count } кристалл временного влияния на постоянный
    [few] { $count } кристалла временного влияния на постоянные
   *[other] { $count } кристаллов временного влияния на постоянные
}
event-spends = { $you ->
    [1] вы платите
   *[0] { $name } платит
} { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
}{ $paid ->
    [0] {""}
   *[1] {" "}(получатель: { $owner })
}
event-income = доход: { $you ->
    [1] вы получаете
   *[0] { $name } получает
} { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
}{ $temp ->
    [0] {""}
    [one] {" "}и { $temp } кристалл временного влияния
    [few] {" "}и { $temp } кристалла временного влияния
   *[other] {" "}и { $temp } кристаллов временного влияния
}
event-worker = { $you ->
    [1] вы используете
   *[0] { $name } использует
} рабочего: { $slot }
event-copies = { $you ->
    [1] вы выполняете
   *[0] { $name } выполняет
} действие здания «{ $building }»
event-recovers = { $you ->
    [1] вы возвращаете
   *[0] { $name } возвращает
} на руку { $hidden ->
    [1] карту из сброса, сыгранную лицевой стороной вниз
   *[0] карту: { $card }
}
event-leaves = { $card }: советник сыгран и убран из игры
event-road = { $you ->
    [1] вы строите
   *[0] { $name } строит
} дорогу на клетке { $cell }
event-house = { $you ->
    [1] вы строите
   *[0] { $name } строит
} дом на клетке { $cell }
event-span = { $you ->
    [1] вы строите
   *[0] { $name } строит
} { $gate ->
    [1] ворота
   *[0] мост
} на клетке { $cell }
event-store = { $you ->
    [1] вы строите
   *[0] { $name } строит
} хранилище на клетке { $cell }: { $good }{ $own ->
    [0] {""}
    [1] {" "}(нейтральный ресурс)
   *[2] {" "}(владелец: { $owner })
}
event-access = { $you ->
    [1] вы получаете
   *[0] { $name } получает
} доступ к хранилищу на клетке { $cell }: { $good } (владелец: { $owner })
event-builds = { $you ->
    [1] вы размещаете
   *[0] { $name } размещает
} здание «{ $building }» на клетке { $cell }
event-hires = { $you ->
    [1] вы нанимаете
   *[0] { $name } нанимает
} { $adviser }{ $coins ->
    [0] {" "}бесплатно
    [one] {" "}за { $coins } монету
    [few] {" "}за { $coins } монеты
   *[other] {" "}за { $coins } монет
}
event-supplies = { $you ->
    [1] вы даёте
   *[0] { $name } даёт
} необходимый ресурс ({ $good }) для нового хранилища ({ $store }): { $points } ПО
event-delivers = { $you ->
    [1] вы доставляете
   *[0] { $name } доставляет
} ресурс ({ $good }) в здание «{ $building }»: { $points } ПО
event-neutral = нейтральный ресурс ({ $good }) сразу доставлен в здание «{ $building }»
event-pays = { $lost ->
    [1] из них { $points } ПО { $you ->
        [1] вы теряете
       *[0] { $name } теряет
    }: { $good } — нейтральный ресурс, их не получит { $owner }
   *[0] из них { $points } ПО { $you ->
        [1] вы отдаёте
       *[0] { $name } отдаёт
    } за необходимый ресурс ({ $good }), владелец: { $owner }
}
event-scores = { $you ->
    [1] вы: всего
   *[0] { $name }: всего
} +{ $points } ПО
event-completes = «{ $building }»: строительство завершено ({ $count } из 6)
event-achieves = { $you ->
    [1] вы: достижение
   *[0] { $name }: достижение
} «{ $achievement }», { $points } ПО
event-takes-back = { $you ->
    [1] вы возвращаете
   *[0] { $name } возвращает
} все карты на руку и всех рабочих на планшет
event-sealed = { $you ->
    [1] ваша ставка сделана
   *[0] { $name }: ставка сделана
}
event-bids = { $you ->
    [1] вы голосуете
   *[0] { $name } голосует
} за «{ $building }»: { $weight ->
    [one] { $weight } очко влияния
    [few] { $weight } очка влияния
   *[other] { $weight } очков влияния
} (кристаллов временного влияния { $temp }, постоянного { $perm })
event-breaks-tie = { $you ->
    [1] вы выбираете
   *[0] { $name } выбирает
} из равных предложений «{ $building }»
event-elects = будет построено здание «{ $building }»; { $you ->
    [1] размещаете его вы
   *[0] размещает его { $name }
}
event-no-vote = предложений больше нет: голосовать не за что
event-cannot-pay = { $tokens ->
    [one] осталась { $tokens } нейтральная фишка контроля
    [few] остались { $tokens } нейтральные фишки контроля
   *[other] осталось { $tokens } нейтральных фишек контроля
}, а заплатить нечем: нужно { $price ->
    [one] { $price } очко влияния
    [few] { $price } очка влияния
   *[other] { $price } очков влияния
}
event-lifts-tokens = нейтральные фишки контроля сняты со зданий
event-pays-influence = { $you ->
    [1] вы отдаёте
   *[0] { $name } отдаёт
} кристаллы: временного влияния { $temp }, постоянного { $perm }
event-city-event = { $you ->
    [1] вы получаете
   *[0] { $name } получает
} карту городского события, раса: { $race }

## What can be done

verb-race = { $race } ({ $good }). Действие рабочего: { $does }
verb-resource = { $good }
verb-rob = { $good }, забрать у другого игрока ({ $owner })
verb-start = клетка { $cell }
verb-play = { $card }: { $does }
verb-hide = { $card } лицевой стороной вниз: одно базовое действие
verb-basic = { $action }
verb-follow = ответное действие ({ $card }): { $does }
verb-pass = пропустить
verb-road = клетка { $cell }
verb-stop = хватит
verb-stall = хранилище: { $good }
verb-site = клетка { $cell }
verb-access = доступ: { $good } на клетке { $cell } (владелец: { $owner })
verb-house = дом на клетке { $cell }
verb-span = { $gate ->
    [1] ворота
   *[0] мост
} на клетке { $cell }
verb-upgrade = { $good }: { $parts }, { $price ->
    [one] { $price } монета
    [few] { $price } монеты
   *[other] { $price } монет
}
verb-before = сначала построить дорогу
verb-lay = клетка { $cell }, четвертей оборота: { $turn }
verb-supply = { $good } на клетке { $cell } (владелец: { $owner })
verb-hire = { $adviser } (нужно: { $good }): { $does }
verb-worker = { $slot }
verb-copy = { $building }
verb-recover = { $card }
verb-swap = { $count ->
    [one] { $count } кристалл
    [few] { $count } кристалла
   *[other] { $count } кристаллов
}
verb-bid = { $building }: { $weight ->
    [one] { $weight } очко влияния
    [few] { $weight } очка влияния
   *[other] { $weight } очков влияния
} (кристаллов временного влияния { $temp }, постоянного { $perm })
verb-choose = { $building }
verb-spend = кристаллов временного влияния { $temp }, постоянного { $perm }

arg-race = раса
arg-good = ресурс
arg-seat = место
arg-cell = клетка
arg-card = карта
arg-action = действие
arg-category = карта
arg-rotation = четверти оборота
arg-slot = ячейка
arg-building = здание
arg-crystals = кристаллы
arg-proposal = предложение
arg-temporary = кристаллы временного влияния
arg-permanent = кристаллы постоянного влияния

## Score and end

score-building = ресурсы для хранилищ
score-deliveries = доставки
score-advisers = советники
score-actions = действия
score-achievements = достижения
score-influence = постоянное влияние
score-coins = монеты
ending-completed = завершено шестое престижное здание
ending-blocked = предложений не осталось, и за восемь ходов каждого никто ничего не доставил
ending-won = за семь раундов завершены все здания
ending-lost = за семь раундов завершены не все здания
ending-unpaid = за нейтральные фишки контроля нечем заплатить

## The table in text

board-city = город
board-round = раунд { $round } из 7, завершено зданий: { $done }
board-done = завершено зданий: { $done } из 6
board-stop = { $left ->
    [one] без доставок партия закончится через { $left } ход
    [few] без доставок партия закончится через { $left } хода
   *[other] без доставок партия закончится через { $left } ходов
}
board-proposals = предложения и здания
board-advisers = советники
board-site = развалины крепости
board-price = { $coins ->
    [0] бесплатно
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
}
board-purse = монет { $coins } (доход { $income }), кристаллов влияния: временного { $temp }, постоянного { $perm }; рабочих { $free }
board-hand = на руке: { $cards }
board-cards = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[other] { $count } карт на руке
}
board-discard = сброс: { $cards }
board-points = { $points } ПО
board-legend = · пустыня  , побережье  ♣ лес  ∴ руины  ≈ река  # стена  + дорога  ⌂ дом  = мост или ворота  o развалины крепости

## The table on the page: what lies before the eyes

scene-city = город
scene-lanes = дороги
scene-goods = Ресурсы
scene-mine = своё
scene-access = доступ
scene-council = совет
scene-proposals = Предложения
scene-site = развалины
scene-advisers = Советники
scene-peoples = Расы
scene-vote = Голосование
scene-called = призыв: { $name }
scene-now = сейчас
scene-round = раунд { $round } из 7
scene-discarded = в сбросе { $count } из { $of }
scene-left = ещё { $count }
scene-lacks = нет
scene-hand = ваша рука
scene-fits = здесь поместится
scene-threads = что соединится
scene-earns = кто получит
scene-flow = куда идут очки

gauge-complete = Завершено зданий
gauge-turn = Ход
gauge-round = Раунд
gauge-tokens = Нейтральных фишек контроля
gauge-stop = Ходов до конца без доставок

part-bonus = бонус
part-bid = ставки
part-place = размещение

chip-coins = монеты, доход { $income }; ПО за монеты считают в конце
chip-perm = кристаллы постоянного влияния; ПО за них считают в конце
chip-workers = доступные рабочие
chip-cards = карты на руке

## What another player is doing

waiting-choose-race = { $name } выбирает расу
waiting-race-resource = { $name } выбирает ресурс своей расы
waiting-pick-resource = { $name } выбирает базовый ресурс
waiting-place-start = { $name } размещает стартовое хранилище
waiting-play-card = { $name } выбирает карту
waiting-basic = { $name } выбирает базовое действие
waiting-follow = { $name } думает об ответном действии
waiting-build-road = { $name } строит дорогу
waiting-roads = { $name } строит дороги
waiting-trade = { $name } торгует
waiting-place-stall = { $name } ищет место для хранилища
waiting-construct = { $name } строит личное сооружение
waiting-upgrade = { $name } выбирает продвинутый ресурс
waiting-road-first = { $name } строит дорогу к хранилищу
waiting-lay-tile = { $name } ищет место для хранилища
waiting-supplier = { $name } выбирает хранилище необходимого ресурса
waiting-upgrade-road = { $name } думает о дороге
waiting-hire = { $name } нанимает советника
waiting-use-worker = { $name } выбирает, куда поместить рабочего
waiting-copy-action = { $name } выбирает действие здания
waiting-recover = { $name } возвращает карты
waiting-convert = { $name } обменивает кристаллы
waiting-free-access = { $name } выбирает хранилище
waiting-choose-store = { $name } выбирает, какое хранилище доставит ресурс
waiting-bonus = { $name } получает бонусы за оставшиеся карты
waiting-bid = Все тайно делают ставки
waiting-break-tie = { $name } выбирает из равных предложений
waiting-place-prestige = { $name } размещает престижное здание
waiting-spend = { $name } платит влиянием
waiting-choose-proposal = { $name } выбирает предложение

## Questions that need no numbers on the page

ask-follow = { $name } играет карту «{ $card }». Что сделаете в ответ?
ask-place-prestige = Где разместить «{ $building }»?

## Hints to the questions

hint-choose-race = У каждой расы свой базовый ресурс, два запрещённых и своё действие рабочего.
hint-choose-race-plain = У каждой расы свой базовый ресурс и два запрещённых. В этой партии нет рабочих, а значит, и их действий.
hint-race-resource = Выберите в дереве ресурсов. Карта ресурса определит и то, чего потом нельзя будет взять.
hint-pick-resource = Подсвечены ресурсы, которые свободны и вам не запрещены.
hint-place-start = На клетке руин с цифрой не больше { $number }: цифра показывает, при скольких игроках клетка становится стартовой. Подумайте, кто окажется рядом.
hint-play-card = Лицевой стороной вверх: действие карты, затем ответные. Вниз: одно базовое действие.
hint-basic = Базовое действие ничего не стоит.
hint-follow = Ни для ответного, ни для базового действия карта не нужна. Можно и пропустить.
hint-build-road = Дорога должна быть соединена с вашим сооружением. Дороги служат всем.
hint-roads = Дорога должна быть соединена с вашим сооружением. Дороги служат всем.
hint-trade = Постройте хранилище или выберите в городе чужое, чтобы купить доступ: цена указана на нём.
hint-place-stall = Не рядом со своими домами и хранилищами; в районе может быть только одно хранилище каждого ресурса.
hint-construct = Дом в лесу открывает доступ к рабочему. Мост ведёт через реку, ворота — через стену, и служат они только вам.
hint-upgrade = Подсвечены ресурсы, хранилища которых можно построить: всё необходимое соединено.
hint-road-first = Хранилище должно быть соединено с этой дорогой.
hint-lay-tile = Выберите подсвеченную клетку; R поворачивает жетон. Видно, что он соединит.
hint-supplier = Его владелец получит свою долю каждый раз, когда ваше хранилище принесёт ПО.
hint-upgrade-road = Дорога должна быть соединена с новым хранилищем.
hint-hire = Нужно владеть хранилищем ресурса, указанного на карте, или иметь к такому доступ.
hint-use-worker = На ячейку своей расы или на здание, где лежит ваш кубик.
hint-copy-action = Ни свободная ячейка рабочего, ни ваш кубик там не нужны.
hint-recover = «Доход» вернуть нельзя.
hint-convert = Кристалл постоянного влияния даёт 2 очка влияния при голосовании и 1 ПО в конце.
hint-free-access = Оно должно быть соединено с башней.
hint-choose-store = Его владелец получит ПО и отдаст долю владельцам необходимых ресурсов.
hint-bonus = По одному бонусу за каждую несыгранную карту.
hint-bid = Кристаллы временного влияния после голосования теряют все, были они в ставке или нет. Здание размещает тот, чья ставка на него больше.
hint-break-tie = У вас меньше всего ПО среди тех, кто за них голосовал.
hint-place-prestige = Выберите подсвеченную клетку; R поворачивает жетон. Хотя бы одна клетка должна быть нужного ландшафта.
hint-spend = Кристалл постоянного влияния стоит двух кристаллов временного.
hint-choose-proposal = Левое — бесплатно, за остальные платят очками влияния.
hint-hide = Лицевой стороной вниз: одно базовое действие, ответных не будет. Что это за карта, будете знать только вы.
hint-race = Действие рабочего на ячейке этой расы: { $does }
hint-resource-forbids = С этой картой потом нельзя взять { $goods }.

## Names of things, to be read out

node-desert = пустыня, столбец { $x }, ряд { $y }
node-coast = побережье, столбец { $x }, ряд { $y }
node-forest = лес, столбец { $x }, ряд { $y }
node-ruins = руины, столбец { $x }, ряд { $y }
node-start = руины с цифрой { $number } (стартовая клетка), столбец { $x }, ряд { $y }
node-river = река, столбец { $x }, ряд { $y }
node-wall = стена, столбец { $x }, ряд { $y }
node-site = развалины крепости, столбец { $x }, ряд { $y }
node-road = дорога, столбец { $x }, ряд { $y }
node-house = дом, владелец: { $owner }
node-bridge = мост, владелец: { $owner }
node-gate = ворота, владелец: { $owner }
node-store = хранилище: { $good }, владелец: { $owner }
node-store-open = хранилище: { $good }, владелец: { $owner }, доступ: { $guests }
node-building = { $building }; ещё необходимо: { $goods }
node-complete = { $building }; строительство завершено
node-good = { $good }: хранилищ в городе { $built }, владельцы: { $owners }, доступ: { $guests }
node-proposal = { $building }, ландшафт: { $terrain }
node-ballot = { $building }, ландшафт: { $terrain }; сейчас принесло бы: { $gains }
node-promise = { $name }: { $points } ПО
node-sealed = { $name }: ставка сделана
node-unsealed = { $name }: ещё решает
node-bid = { $name }: { $weight ->
    [one] { $weight } очко влияния
    [few] { $weight } очка влияния
   *[other] { $weight } очков влияния
}
node-adviser = { $adviser }: { $coins ->
    [0] бесплатно
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
}
node-mat = ваша раса: { $race }
node-discard = ваш сброс: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
node-played = сыграно: { $card }

## Buttons

choice-race = выбрать эту расу
choice-resource = взять
choice-rob = забрать (владелец: { $owner })
choice-start = разместить хранилище
choice-play = вверх: { $brief }
choice-hide = вниз: базовое действие
choice-follow = { $card }: { $answer }
choice-pass = пропустить
choice-road = построить дорогу
choice-stop = хватит
choice-stall = хранилище: { $good }
choice-site = построить хранилище
choice-access = купить доступ
choice-house = построить дом
choice-span = { $gate ->
    [1] построить ворота
   *[0] построить мост
}
choice-upgrade = { $good }, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
}
choice-before = сначала построить дорогу
choice-lay = построить здесь
choice-supply = выбрать это хранилище
choice-hire = нанять
choice-worker = использовать рабочего: { $slot }
choice-copy = выполнить действие: { $slot }
choice-bid = { $weight ->
    [one] сделать ставку: { $weight } очко влияния
    [few] сделать ставку: { $weight } очка влияния
   *[other] сделать ставку: { $weight } очков влияния
}
choice-choose = выбрать это здание

## What would change

delta-points = { $gain ->
    [1] +{ $count }
   *[0] −{ $count }
} ПО
delta-count = { $gain ->
    [1] +{ $count }
   *[0] −{ $count }
}
delta-weight = { $weight ->
    [one] { $weight } очко влияния
    [few] { $weight } очка влияния
   *[other] { $weight } очков влияния
}

## How points run

flow-delivery = «{ $building }», { $good }: { $points } ПО, получатель: { $owner }.
flow-delivery-on = «{ $building }», { $good }: { $points } ПО, получатель: { $owner }; из них { $parts }.
flow-supply = Необходимый ресурс, { $good }: { $points } ПО, получатель: { $owner }.
flow-supply-on = Необходимый ресурс, { $good }: { $points } ПО, получатель: { $owner }; из них { $parts }.
flow-part = { $points } ПО ({ $good }; получатель: { $owner })
flow-part-on = { $points } ПО ({ $good }; получатель: { $owner }, из них { $parts })
flow-lost = { $points ->
    [one] { $points } ПО теряется ({ $good }, нейтральный ресурс)
   *[other] { $points } ПО теряются ({ $good }, нейтральный ресурс)
}
flow-both = { $one } { $other }

## The chronicle on the page: cells can be seen there and are not named

log-road = { $name } строит дорогу
log-house = { $name } строит дом
log-span = { $name } строит { $gate ->
    [1] ворота
   *[0] мост
}
log-store = { $name } строит хранилище: { $good }{ $own ->
    [0] {""}
    [1] {" "}(нейтральный ресурс)
   *[2] {" "}(владелец: { $owner })
}
log-access = { $name } получает доступ: { $good } (владелец: { $owner })
log-builds = { $name } размещает «{ $building }»

## What is this

about-kind-ground = ландшафт
about-ground = Здесь хранилище своего базового ресурса стоит { $stall ->
    [one] { $stall } монету
    [few] { $stall } монеты
   *[other] { $stall } монет
}, доступ к чужому — { $access ->
    [one] { $access } монету
    [few] { $access } монеты
   *[other] { $access } монет
}. Дороги бесплатны.
about-forest = Здесь хранилище своего базового ресурса стоит { $stall ->
    [one] { $stall } монету
    [few] { $stall } монеты
   *[other] { $stall } монет
}, доступ к чужому — { $access ->
    [one] { $access } монету
    [few] { $access } монеты
   *[other] { $access } монет
}. Дома строят только в лесу.
about-ruins = Здесь хранилище своего базового ресурса стоит { $stall ->
    [one] { $stall } монету
    [few] { $stall } монеты
   *[other] { $stall } монет
}, доступ к чужому — { $access ->
    [one] { $access } монету
    [few] { $access } монеты
   *[other] { $access } монет
}. Цифра на клетке показывает, при скольких игроках она становится стартовой.
about-river = Река
    .kind = преграда
    .text = На ней строят только мосты, и мост служит дорогой лишь своему владельцу.
about-wall = Стена
    .kind = преграда
    .text = На ней строят только ворота, и ворота служат дорогой лишь своему владельцу.
about-site = Развалины крепости
    .kind = особое место
    .text = Только здесь строят сторожевые башни и «Призрачную крепость».
about-road = Дорога
    .kind = общая
    .text = Она никому не принадлежит и соединяет всех. Соседними считаются клетки и по стороне, и по диагонали.
about-house = Дом
    .kind = личное сооружение
    .text = Он открыл владельцу доступ к рабочему и с каждым доходом приносит кристалл временного влияния.
about-bridge = Мост
    .kind = личное сооружение
    .text = Дорога через реку, но только для владельца.
about-gate = Ворота
    .kind = личное сооружение
    .text = Дорога через стену, но только для владельца.
about-vote = Ставка
    .kind = тайна до раскрытия
    .text = Жетон голосования — 1 очко влияния, кристалл временного влияния — 1, постоянного — 2. Все ставки раскрывают одновременно.
about-coin = Монеты
    .kind = личный запас
    .text = В конце партии каждые 4 оставшиеся монеты — 1 ПО. До конца в счёт входят только уже полученные ПО: за необходимые ресурсы, доставки, советников, действия и достижения.
about-temp = Кристаллы временного влияния
    .kind = личный запас
    .text = При голосовании каждый даёт 1 очко влияния. После голосования они уходят в общий запас, были они в ставке или нет.
about-perm = Кристаллы постоянного влияния
    .kind = личный запас
    .text = При голосовании каждый даёт 2 очка влияния и после ставки уходит в общий запас. В конце партии каждый оставшийся — 1 ПО; до конца в счёт они не входят.
about-discard = Сброс
    .kind = ваши карты
    .text = Сыгранные карты ждут здесь, пока вы не сыграете «Призыв к голосованию».
about-kind-basic = базовый ресурс
about-kind-advanced = продвинутый ресурс, уровень { $tier }
about-kind-stall = хранилище базового ресурса
about-kind-store = хранилище ресурса уровня { $tier }
about-basic = У него один владелец на всю партию. Из него создают: { $made }.
about-advanced = Необходимые ресурсы: { $parts }; цена — { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
}. При постройке и каждый раз, когда хранилище приносит ПО, владельцы необходимых ресурсов получают { $points } ПО. Из него создают: { $made }.
about-kind-prestige = { $type } · { $terrain }
about-prestige = Приносит ПО за каждый ресурс, как только с ним соединится хранилище этого ресурса. Действие рабочего: { $does }
about-kind-action = карта действия
about-kind-adviser = советник · { $card }{ $points ->
    [0] {""}
   *[other] {" "}· { $points } ПО
}
about-kind-race = раса
about-race = Ресурс расы: { $good }; запрещено брать: { $forbidden }. Действие рабочего: { $does }
about-aesthers = Берут любой базовый ресурс. Действие рабочего: { $does }
about-kind-achievement = достижение · { $deck }
about-achievement = { $does } Стоит { $points } ПО.

## Options of a new table

option-side = Сторона поля
option-side-text = На симметричной стороне у всех одинаково удобные места; тематическая разнообразнее.
option-side-thematic = тематическая
option-side-symmetric = симметричная
option-workers = Рабочие
option-workers-text = Рабочие выполняют действия расы и построенных зданий. Для первой партии правила советуют обойтись без них.
option-workers-yes = с рабочими
option-workers-no = без рабочих
option-achievements = Достижения
option-achievements-text = Три общие цели: за одну дают очки сразу, за другую в середине партии, за третью в конце.
option-achievements-no = без них
option-achievements-yes = с достижениями
option-historic = Историческая партия
option-historic-text = В конце партии вы придумываете событие из истории города и записываете его на карту.
option-historic-no = нет
option-historic-yes = с городским событием в конце

## The card of the historic game

paper-kind = Карта городского события
paper-place = Здание и квартал
paper-society = Название тайной организации
