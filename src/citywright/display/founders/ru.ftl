title = Основатели Мрачной гавани
title-short = Основатели

owner-neutral = никто
good-coin = монеты
good-temp = временное влияние
good-perm = постоянное влияние
good-any = любой базовый ресурс
race-slot = своя раса
basic-coin = взять монету
basic-influence = взять временное влияние
basic-road = построить дорогу
basic-worker = послать рабочего
terrain-desert = пустыня
terrain-coast = побережье
terrain-forest = лес
terrain-ruins = руины
deck-immediate = немедленно
deck-mid = после двух зданий
deck-end = в конце

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
    .does = Получите 2 кристалла временного влияния.
race-human = люди
    .does = Получите 2 монеты.
race-harrower = жнецы
    .does = Постройте до 2 дорог.
race-quatryl = куатрилы
    .does = Постройте одно продвинутое хранилище на 2 монеты дешевле (без дороги).
race-valrath = валраты
    .does = Купите доступ к одному хранилищу на 2 монеты дешевле.
race-inox = иноксы
    .does = Получите 1 монету и ещё по 1 за каждого соперника, у которого больше ПО.
race-vermling = вермлинги
    .does = Постройте одно своё хранилище базового ресурса на 2 монеты дешевле.
race-orchid = орхиды
    .does = Получите 1 кристалл постоянного влияния.
race-aesther = эстеры
    .does = Верните 1 карту из своего сброса на руку (кроме «Дохода»).

## Cards

card-trade = Торговля
    .short = Торговля
    .brief = хранилище или доступ
    .does = Постройте своё базовое хранилище, купите доступ к чужому или постройте нейтральное либо чужое хранилище.
card-construct = Строительство
    .short = Стройка
    .brief = дом, мост, ворота
    .does = Постройте дом, мост или ворота на 1 монету дешевле.
card-upgrade = Модификация
    .short = Модификация
    .brief = склад и дорога
    .does = Постройте продвинутое хранилище из соединённых ингредиентов и дорогу к нему.
card-recruit = Найм
    .short = Найм
    .brief = советник
    .does = Наймите советника и возьмите 1 временный кристалл.
card-call-to-vote = Призыв к голосованию
    .short = Призыв
    .brief = карты и выборы
    .does = Заберите все карты и рабочих; остальные получают доход; затем все голосуют за престижное здание.
card-income = Доход
    .short = Доход
    .brief = монеты и влияние
    .does = Возьмите монеты по счётчику дохода и временный кристалл за каждый дом.
card-scholar = Учёный
    .acc = Учёного
    .brief = найм даром
    .does = Наймите одного советника бесплатно.
card-foreman = Бригадир
    .acc = Бригадира
    .brief = сразу двух
    .does = Наймите двух советников, заплатив за каждого.
card-huckster = Торгаш
    .acc = Торгаша
    .brief = торговля −1
    .does = Торгуйте на 1 монету дешевле.
card-carpenter = Плотник
    .acc = Плотника
    .brief = стройка −2
    .does = Постройте одно личное сооружение на 2 монеты дешевле.
card-corn-factor = Хлеботорговец
    .acc = Хлеботорговца
    .short = Хлебник
    .brief = склад и доступ
    .does = Постройте одно своё базовое хранилище и купите доступ к одному хранилищу, в любом порядке, заплатив за то и другое.
card-stonecutter = Каменотёс
    .acc = Каменотёса
    .short = Каменотёс
    .brief = стройка −1, дорога
    .does = Постройте одно личное сооружение на 1 монету дешевле, затем можете построить 1 дорогу.
card-smelter = Плавильщик
    .acc = Плавильщика
    .brief = склад −1
    .does = Постройте одно продвинутое хранилище на 1 монету дешевле, с дорогой.
card-lapidary = Гранильщик
    .acc = Гранильщика
    .brief = склад II −2
    .does = Постройте одно хранилище уровня 2 на 2 монеты дешевле (без дороги).
card-brickmaster = Мастер кирпичей
    .acc = Мастера кирпичей
    .short = Кирпичник
    .brief = две стройки −1
    .does = Постройте одно или два личных сооружения, каждое на 1 монету дешевле.
card-victualler = Провиантмейстер
    .acc = Провиантмейстера
    .short = Провиантщик
    .brief = цены пустыни
    .does = Торгуйте по первому или второму варианту так, будто все клетки — пустыня.
card-archivist = Архивариус
    .acc = Архивариуса
    .brief = любой найм
    .does = Наймите одного советника, даже если требуемого ресурса у вас нет, затем получите 1 кристалл временного влияния.
card-engineer = Инженер
    .acc = Инженера
    .brief = склад −1, 2 дороги
    .does = Постройте одно продвинутое хранилище на 1 монету дешевле; дорог к нему — до двух.
card-saddler = Шорник
    .acc = Шорника
    .brief = доступ −2
    .does = Торгуйте по второму или третьему варианту на 2 монеты дешевле; для хранилища соперника завершённые здания не нужны.
card-jeweller = Ювелир
    .acc = Ювелира
    .brief = найм −1, влияние
    .does = Наймите одного советника на 1 монету дешевле, затем получите 2 кристалла временного влияния.
card-castellan = Кастелян
    .acc = Кастеляна
    .brief = мост даром
    .does = Бесплатно постройте один мост или ворота, затем можете построить 1 дорогу.
card-couturier = Кутюрье
    .acc = Кутюрье
    .brief = найм −1, +2 ПО
    .does = Наймите одного советника на 1 монету дешевле, затем получите 2 ПО.
card-chancellor = Канцлер
    .acc = Канцлера
    .brief = склад −3
    .does = Постройте одно продвинутое хранилище на 3 монеты дешевле, с дорогой.
card-guildmaster = Цеховой мастер
    .acc = Цехового мастера
    .short = Цеховой
    .brief = две торговли −1
    .does = Торгуйте один или два раза, каждый раз на 1 монету дешевле.
card-hidden = карта рубашкой вверх

## Prestige buildings

prestige-west-watchtower = Западная сторожевая башня
    .does = Бесплатно получите доступ к хранилищу, которое соединено с этим зданием и занимает хотя бы одну клетку побережья.
prestige-north-watchtower = Северная сторожевая башня
    .does = Бесплатно получите доступ к хранилищу, которое соединено с этим зданием и занимает хотя бы одну клетку пустыни.
prestige-sleeping-lion = Спящий лев
    .does = Получите 2 кристалла временного влияния.
prestige-crooked-bone = Кривая кость
    .does = Получите по 1 монете за каждое базовое хранилище рядом с этим зданием.
prestige-salt-barge = Баркас с солью
    .does = Наймите одного советника на 1 монету дешевле.
prestige-silver-gull = Серебряная чайка
    .does = Бесплатно постройте одно своё базовое хранилище на клетке побережья.
prestige-golden-lion = Золотой лев
    .does = Получите по 1 монете за каждое своё продвинутое хранилище: не меньше 1 и не больше 4.
prestige-amber-arcade = Янтарная аркада
    .does = Заплатите 2 монеты и получите 2 ПО.
prestige-lantern-theatre = Театр фонарей
    .does = Получите 1 ПО и 1 кристалл временного влияния.
prestige-masque-hall = Зал масок
    .does = Заплатите 1 монету и получите 1 кристалл постоянного влияния.
prestige-harbour-gatehouse = Портовые ворота
    .does = Постройте один мост или ворота на 2 монеты дешевле.
prestige-upland-gatehouse = Нагорные ворота
    .does = Постройте до 2 дорог.
prestige-merchants-guild = Гильдия торговцев
    .does = Купите доступ к одному хранилищу на 2 монеты дешевле.
prestige-shipwrights-guild = Гильдия корабелов
    .does = Постройте одно личное сооружение на 1 монету дешевле.
prestige-great-oak = Храм Великого Дуба
    .does = Обменяйте до 2 своих временных кристаллов на столько же постоянных.
prestige-shrine-of-tides = Святилище приливов
    .does = За каждое престижное здание с вашим кубиком получите кристалл временного влияния, всего не больше 3.
prestige-university = Университет
    .does = Верните на руку до 2 карт из своего сброса (кроме «Дохода»).
prestige-academy-of-gears = Академия шестерён
    .does = Постройте одно продвинутое хранилище на 1 монету дешевле (без дороги).
prestige-reed-market = Тростниковый рынок
    .does = Получите по 1 монете за каждый базовый ресурс, хранилище которого есть у вас на поле.
prestige-copper-exchange = Медная биржа
    .does = Постройте одно своё базовое хранилище или купите доступ к одному хранилищу на 1 монету дешевле.
prestige-ghost-fortress = Призрачная крепость
    .does = Выполните действие любого другого построенного престижного здания; ни свободная ячейка, ни кубик на нём не нужны.
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
achievement-crossing-keeper = Хранитель переправ
    .does = Постройте 2 моста или ворот.
achievement-broad-ties = Широкие связи
    .does = Владейте хранилищами 7 разных ресурсов или имейте к ним доступ.
achievement-steady-rent = Верный доход
    .does = Доход не меньше 5.
achievement-two-workshops = Две мастерские
    .does = Владейте хотя бы 2 продвинутыми хранилищами.
achievement-named-twice = Дважды названный
    .does = Ваши кубики лежат хотя бы на 2 престижных зданиях.
achievement-full-council = Совет в сборе
    .does = Наймите хотя бы 2 советников.
achievement-firm-footing = Твёрдая почва
    .does = Постройте хотя бы 3 личных сооружения: дома, мосты, ворота.
achievement-city-father = Отец города
    .does = Ваши кубики лежат хотя бы на 4 престижных зданиях.
achievement-last-roof = Последняя крыша
    .does = Постройте все 3 дома.
achievement-all-crossings = Все переправы
    .does = Постройте все 3 моста и ворот.
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
city-event-savvas-text = Стражи со стеклянной грудью перекрыли все улицы вокруг места «{ $building }» ({ $quarter }) и берут пошлину не монетой, а рассказами. Говорят, { $society } хочет знать, кто ещё помнит первые камни города.
city-event-savvas-a = Рассказать честную историю: вас пропускают и показывают дорогу покороче.
city-event-savvas-b = Уйти по крышам: рассказ остаётся при вас, а плащ порван.
city-event-human = Неоплаченный счёт
city-event-human-text = Писарь размахивает пожелтевшим счётом за крышу здания «{ $building }». Его подписала половина квартала { $quarter }, а внизу стоит печать: { $society }.
city-event-human-a = Внести малую долю: ваше имя тихо вычёркивают из другого списка.
city-event-human-b = Сжечь бумагу: толпа ликует, а писарь запоминает ваше лицо.
city-event-harrower = Что хранит рой
city-event-harrower-text = Стены подвала под зданием «{ $building }» гудят. Сторожа квартала { $quarter } шепчут, что { $society } доверила свои книги тем, кто никогда не спит.
city-event-harrower-a = Слушать до рассвета: вы узнаёте одну тайну и теряете ночь.
city-event-harrower-b = Запечатать подвал: гул стихает, а с ним и добрые урожаи.
city-event-quatryl = Лишняя шестерня
city-event-quatryl-text = Машина под зданием «{ $building }» начала собирать собственные копии. { $society } обещает награду тому, кто остановит её раньше, чем заметит { $quarter }.
city-event-quatryl-a = Вынуть главный вал: машина замирает, и ящик деталей ваш.
city-event-quatryl-b = Не мешать: через неделю мостовые починены, и никто не знает почему.
city-event-valrath = Красная клятва
city-event-valrath-text = На ступенях здания «{ $building }» старый солдат берёт вас в свидетели: { $society } требует клятвы. Весь квартал { $quarter } притих.
city-event-valrath-a = Сдержать клятву: теперь перед вами в долгу.
city-event-valrath-b = Отказаться: солдат кивает, словно вы прошли испытание.
city-event-inox = Копыта в полночь
city-event-inox-text = Стадо без погонщиков идёт через квартал { $quarter } и встаёт перед зданием «{ $building }». На каждом звере клеймо: { $society }.
city-event-inox-a = Выгнать стадо за ворота: крестьяне кормят вас много дней.
city-event-inox-b = Продать одного зверя: кошель тяжёл, и взгляды тоже.
city-event-vermling = Дыра есть во всём
city-event-vermling-text = Кто-то прогрыз ход от здания «{ $building }» до дальнего края квартала { $quarter }. Маленькие глаза спрашивают, не послала ли вас { $society }.
city-event-vermling-a = Сказать «да»: вам показывают дверь, которой нет ни на одной карте.
city-event-vermling-b = Сказать «нет»: к утру пропадают сапоги.
city-event-orchid = Тихий урок
city-event-orchid-text = Раз в год «{ $building }» закрывается, и весь квартал { $quarter } говорит шёпотом. Фигура в мантии — это { $society } — вручает вам незажжённую свечу.
city-event-orchid-a = Донести её до дома, не зажигая: так хорошо вы не спали много лет.
city-event-orchid-b = Зажечь: на один вдох вы видите город таким, каким он будет.
city-event-aesther = Встреча с собой
city-event-aesther-text = Из дверей здания «{ $building }» выходите вы сами. Двойник предупреждает, что { $society } близко, и тает где-то в квартале { $quarter }.
city-event-aesther-a = Послушаться: ловушка захлопывается впустую.
city-event-aesther-b = Пойти за тенью: вы опоздали, но не с пустыми руками.

## What is asked

prompt-choose-race = Какую расу вы поведёте?
prompt-race-resource = Какой базовый ресурс будет у вашей расы?
prompt-pick-resource = Какой базовый ресурс вы возьмёте ещё?
prompt-place-start = Где встанет ваше первое хранилище?
prompt-play-card = Какую карту вы сыграете?
prompt-basic = Какое базовое действие выполнить?
prompt-follow = Ответите на действие?
prompt-build-road = Где построить дорогу?
prompt-roads = { $left ->
    [one] Можно построить { $left } дорогу. Где?
    [few] Можно построить до { $left } дорог. Где?
   *[other] Можно построить до { $left } дорог. Где?
}
prompt-trade = Чем займётесь на торгах?
prompt-place-stall = Где построить хранилище? Ресурс: { $good }.
prompt-construct = Какой дом, мост или ворота построить?
prompt-upgrade = Какое продвинутое хранилище построить?
prompt-road-first = Где пройдёт дорога, до хранилища?
prompt-lay-tile = Где встанет хранилище? Ресурс: { $good }.
prompt-supplier = Какое хранилище даст следующий ингредиент? Строится: { $good }.
prompt-upgrade-road = { $left ->
    [one] Добавите дорогу к новому хранилищу?
    [few] Добавите дороги к новому хранилищу, до { $left }?
   *[other] Добавите дороги к новому хранилищу, до { $left }?
}
prompt-hire = { $left ->
    [one] Кого нанять?
    [few] Кого нанять первым? Нанимаете { $left } советников.
   *[other] Кого нанять первым? Нанимаете { $left } советников.
}
prompt-use-worker = Куда послать рабочего?
prompt-copy-action = Действие какого здания повторит Призрачная крепость?
prompt-recover = { $left ->
    [one] Какую карту вернуть на руку?
    [few] Какую карту вернуть на руку? Всего до { $left }.
   *[other] Какую карту вернуть на руку? Всего до { $left }.
}
prompt-convert = Сколько временных кристаллов сделать постоянными? Не больше { $most }.
prompt-free-access = «{ $building }» открывает хранилище на этом ландшафте: { $terrain }. Какое?
prompt-choose-store = К зданию «{ $building }» подошли сразу несколько хранилищ. Какое доставит ресурс?
prompt-bonus = { $left ->
    [one] За последнюю карту на руке: что взять?
    [few] За { $left } оставшиеся карты: что взять за первую?
   *[other] За { $left } оставшихся карт: что взять за первую?
}
prompt-bid = Ваш тайный голос: за какое здание и с каким весом?
prompt-break-tie = Голоса разделились поровну. Какое здание построит город?
prompt-place-prestige = Где встанет здание с места { $place }?
prompt-spend = Чем заплатить { $price } влияния?
prompt-choose-proposal = Какое здание вы предложите?

## What happened

event-race = { $you ->
    [1] вы ведёте расу
   *[0] { $name } ведёт расу
}: { $race }
event-resource = { $you ->
    [1] вы берёте
   *[0] { $name } берёт
} { $good }
event-robs = { $you ->
    [1] вы берёте
   *[0] { $name } берёт
} { $good } у другого ({ $owner }), и тот выбирает заново
event-proposes = новое предложение: «{ $building }»
event-unplaceable = «{ $building }» нигде не помещается и выходит из игры
event-returns = «{ $building }» возвращается в колоду: такое здание уже предложено
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
event-hides = { $you ->
    [1] вы кладёте
   *[0] { $name } кладёт
} карту ради базового действия: { $card }
event-follows = { $you ->
    [1] вы отвечаете
   *[0] { $name } отвечает
}: { $card }
event-passes = { $you ->
    [1] вы пропускаете
   *[0] { $name } пропускает
} ответ
event-gains = { $you ->
    [1] вы получаете
   *[0] { $name } получает
}{ $coins ->
    [0] {""}
    [one] {" "}{ $coins } монету
    [few] {" "}{ $coins } монеты
   *[other] {" "}{ $coins } монет
}{ $temp ->
    [0] {""}
   *[other] {" "}{ $temp } временного влияния
}{ $perm ->
    [0] {""}
   *[other] {" "}{ $perm } постоянного влияния
}{ $points ->
    [0] {""}
   *[other] {" "}{ $points } ПО
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
   *[1] {"; "}получает { $owner }
}
event-income = доход: { $you ->
    [1] вы берёте
   *[0] { $name } берёт
} { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
} и { $temp } временного влияния
event-worker = { $you ->
    [1] вы посылаете
   *[0] { $name } посылает
} рабочего: { $slot }
event-copies = { $you ->
    [1] вы повторяете
   *[0] { $name } повторяет
} действие здания «{ $building }»
event-recovers = { $you ->
    [1] вы возвращаете
   *[0] { $name } возвращает
} на руку: { $card }
event-leaves = { $card } делает своё дело и покидает город
event-road = { $you ->
    [1] вы строите
   *[0] { $name } строит
} дорогу на клетке { $cell }
event-house = { $you ->
    [1] вы строите
   *[0] { $name } строит
} дом на клетке { $cell }; рабочий свободен
event-span = { $you ->
    [1] вы строите
   *[0] { $name } строит
} переправу на клетке { $cell }
event-store = { $you ->
    [1] вы строите
   *[0] { $name } строит
} хранилище на клетке { $cell }: { $good }{ $own ->
    [0] {""}
    [1] {" "}(нейтральное)
   *[2] {" "}(владелец: { $owner })
}
event-access = { $you ->
    [1] вы получаете
   *[0] { $name } получает
} доступ к хранилищу на клетке { $cell }: { $good } (владелец: { $owner })
event-builds = { $you ->
    [1] вы ставите
   *[0] { $name } ставит
} здание «{ $building }» на клетке { $cell }
event-hires = { $you ->
    [1] вы нанимаете
   *[0] { $name } нанимает
} советника: { $adviser } за { $coins ->
    [0] так
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
}
event-supplies = { $you ->
    [1] вы даёте
   *[0] { $name } даёт
} ингредиент ({ $good }) для нового хранилища ({ $store }): { $points }
event-delivers = { $you ->
    [1] вы доставляете
   *[0] { $name } доставляет
} ресурс ({ $good }) в здание «{ $building }»: { $points }
event-neutral = нейтральный ресурс ({ $good }) уже в здании «{ $building }»
event-pays = { $lost ->
    [1] из них { $points } { $you ->
        [1] вы теряете
       *[0] { $name } теряет
    }: { $good } — нейтральный ресурс, { $owner } их не получит
   *[0] из них { $points } { $you ->
        [1] вы передаёте
       *[0] { $name } передаёт
    } дальше: { $owner } ({ $good })
}
event-scores = { $you ->
    [1] всего вам
   *[0] всего { $name }
}: +{ $points }
event-completes = «{ $building }» завершено: { $count } из 6
event-achieves = { $you ->
    [1] ваше достижение
   *[0] { $name }, достижение
}: «{ $achievement }», { $points } ПО
event-takes-back = { $you ->
    [1] вы забираете
   *[0] { $name } забирает
} все карты и рабочих
event-sealed = { $you ->
    [1] ваш голос запечатан
   *[0] { $name }: голос запечатан
}
event-bids = { $you ->
    [1] вы голосуете
   *[0] { $name } голосует
} за «{ $building }», вес { $weight } (временных { $temp }, постоянных { $perm })
event-breaks-tie = { $you ->
    [1] вы решаете
   *[0] { $name } решает
} спор: «{ $building }»
event-elects = город выбрал «{ $building }»; { $you ->
    [1] ставите вы
   *[0] ставит { $name }
}
event-no-vote = голосовать больше не за что
event-cannot-pay = { $tokens ->
    [one] осталась { $tokens } нейтральная фишка
    [few] остались { $tokens } нейтральные фишки
   *[other] осталось { $tokens } нейтральных фишек
}, а заплатить нечем: нужно { $price } влияния
event-lifts-tokens = нейтральные фишки уходят со зданий
event-pays-influence = { $you ->
    [1] вы платите
   *[0] { $name } платит
} влиянием: временных { $temp }, постоянных { $perm }
event-city-event = { $you ->
    [1] вы заполняете
   *[0] { $name } заполняет
} карту городского события: { $race }

## What can be done

verb-race = { $race } ({ $good }): { $does }
verb-resource = { $good }
verb-rob = { $good }, отобрать у другого ({ $owner })
verb-start = клетка { $cell }
verb-play = { $card }: { $does }
verb-hide = { $card } рубашкой вверх: одно базовое действие
verb-basic = { $action }
verb-follow = ответить: { $card }
verb-pass = ничего не делать
verb-road = клетка { $cell }
verb-stop = хватит
verb-stall = хранилище: { $good }
verb-site = клетка { $cell }
verb-access = доступ: { $good } на клетке { $cell } (владелец: { $owner })
verb-house = дом на клетке { $cell }
verb-span = переправа на клетке { $cell }
verb-upgrade = { $good }: { $parts }, { $price ->
    [one] { $price } монета
    [few] { $price } монеты
   *[other] { $price } монет
}
verb-before = сначала дорогу
verb-lay = клетка { $cell }, поворотов: { $turn }
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
verb-bid = { $building }: вес { $weight } (временных { $temp }, постоянных { $perm })
verb-choose = { $building }
verb-spend = временных { $temp }, постоянных { $perm }

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
arg-temporary = временные кристаллы
arg-permanent = постоянные кристаллы

## Score and end

score-building = ингредиенты
score-deliveries = доставки
score-advisers = советники
score-actions = действия
score-achievements = достижения
score-influence = постоянное влияние
score-coins = монеты
ending-completed = завершено шестое престижное здание
ending-blocked = больше нечего ни предложить, ни доставить
ending-won = за семь раундов завершены все здания
ending-lost = за семь раундов город не достроен
ending-unpaid = за нейтральные фишки нечем заплатить

## The table in text

board-city = город
board-round = раунд { $round } из 7, завершено: { $done }
board-done = завершено: { $done } из 6
board-proposals = предложения и здания
board-advisers = советники
board-site = развалины крепости
board-price = { $coins ->
    [0] даром
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
}
board-purse = монет { $coins } (доход { $income }), влияние { $temp }+{ $perm }, рабочих { $free }
board-hand = на руке: { $cards }
board-cards = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[other] { $count } карт на руке
}
board-discard = сброс: { $cards }
board-points = { $points } ПО
board-legend = · пустыня  , побережье  ♣ лес  ∴ руины  ≈ река  # стена  + дорога  ⌂ дом  = переправа  o развалины

## The table on the page: what lies before the eyes

scene-city = город
scene-lanes = дороги
scene-goods = Ресурсы
scene-mine = своё
scene-access = доступ
scene-council = совет
scene-proposals = На голосование
scene-advisers = Советники
scene-peoples = Расы
scene-vote = Что построит город?
scene-called = созвал: { $name }
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
gauge-tokens = Нейтральных фишек

part-bonus = бонус
part-bid = тайный голос
part-place = постройка

chip-coins = монеты, доход { $income }
chip-workers = свободные рабочие
chip-cards = карты на руке

## What another player is doing

waiting-choose-race = { $name } выбирает расу
waiting-race-resource = { $name } выбирает ресурс своей расы
waiting-pick-resource = { $name } выбирает базовый ресурс
waiting-place-start = { $name } ставит первое хранилище
waiting-play-card = { $name } выбирает карту
waiting-basic = { $name } выбирает базовое действие
waiting-follow = { $name } решает, отвечать ли
waiting-build-road = { $name } строит дорогу
waiting-roads = { $name } строит дороги
waiting-trade = { $name } торгует
waiting-place-stall = { $name } ищет место для хранилища
waiting-construct = { $name } строит дом или переправу
waiting-upgrade = { $name } выбирает продвинутое хранилище
waiting-road-first = { $name } строит дорогу к хранилищу
waiting-lay-tile = { $name } ищет место для хранилища
waiting-supplier = { $name } выбирает поставщика
waiting-upgrade-road = { $name } думает о дороге
waiting-hire = { $name } нанимает советника
waiting-use-worker = { $name } посылает рабочего
waiting-copy-action = { $name } выбирает, какое действие повторить
waiting-recover = { $name } возвращает карты
waiting-convert = { $name } меняет кристаллы
waiting-free-access = { $name } выбирает хранилище
waiting-choose-store = { $name } выбирает, какое хранилище доставит ресурс
waiting-bonus = { $name } берёт бонус за оставшиеся карты
waiting-bid = Голоса запечатываются
waiting-break-tie = { $name } решает спор
waiting-place-prestige = { $name } ставит новое здание
waiting-spend = { $name } платит влиянием
waiting-choose-proposal = { $name } выбирает предложение

## Questions that need no numbers on the page

ask-place-prestige = Где поставить «{ $building }»?

## Hints to the questions

hint-choose-race = У каждой расы свой ресурс и два запретных. Действие рабочего у всех тоже разное.
hint-race-resource = Выберите в дереве ресурсов. Карта ресурса скажет и о том, чего брать нельзя.
hint-pick-resource = Подсвечено то, что свободно и разрешено. Ресурсы одного рецепта вместе дают своё хранилище.
hint-place-start = На клетке с номером, в руинах. Подумайте, кто будет рядом.
hint-play-card = Лицом вверх: действие карты, и остальные могут ответить. Рубашкой вверх: одно базовое действие, без ответов.
hint-basic = Базовое действие ничего не стоит.
hint-follow = Действие послабее, базовое действие или ничего.
hint-build-road = Везде, куда достают ваши сооружения. Дороги служат всем.
hint-roads = Везде, куда достают ваши сооружения. Дороги служат всем.
hint-trade = Постройте хранилище или выберите в городе чужое, чтобы купить доступ: цена указана на нём.
hint-place-stall = Не рядом со своими домами и хранилищами; в районе по одному хранилищу каждого ресурса.
hint-construct = Дом в лесу даёт рабочего. Мост ведёт через реку, ворота сквозь стену, но только вас.
hint-upgrade = Подсвечено всё, что можно построить: ингредиенты рядом.
hint-road-first = Хранилище должно быть соединено с этой дорогой.
hint-lay-tile = Выберите подсвеченную клетку; R поворачивает жетон. Видно, кого он соединит.
hint-supplier = Его владелец получит свою долю всякий раз, когда получите вы.
hint-upgrade-road = Она должна вести от нового хранилища.
hint-hire = Нужно хранилище того ресурса, что на карте: своё или с доступом.
hint-use-worker = На свою расу или на здание, где лежит ваш кубик.
hint-copy-action = Ни свободная ячейка, ни кубик там не нужны.
hint-recover = «Доход» вернуть нельзя.
hint-convert = Постоянный кристалл весит 2 при голосовании и стоит очко в конце.
hint-free-access = Оно должно быть соединено с башней.
hint-choose-store = Его владелец получит очки и передаст поставщикам их долю.
hint-bonus = По одной награде за каждую несыгранную карту.
hint-bid = Временные кристаллы сгорят у всех, вложены они или нет. Чья ставка на победителя больше, тот и строит.
hint-break-tie = У вас меньше всех очков среди тех, кто за них голосовал.
hint-place-prestige = Выберите подсвеченную клетку; R поворачивает. Хотя бы одна клетка должна быть нужного ландшафта.
hint-spend = Постоянный кристалл идёт за два.
hint-choose-proposal = Левое даром, за остальные платят влиянием.
hint-hide = Какая это карта, будете знать только вы.
hint-resource-forbids = С этой картой потом нельзя взять { $goods }.

## Names of things, to be read out

node-desert = пустыня, столбец { $x }, ряд { $y }
node-coast = побережье, столбец { $x }, ряд { $y }
node-forest = лес, столбец { $x }, ряд { $y }
node-ruins = руины, столбец { $x }, ряд { $y }
node-river = река, столбец { $x }, ряд { $y }
node-wall = стена, столбец { $x }, ряд { $y }
node-site = развалины крепости, столбец { $x }, ряд { $y }
node-road = дорога, столбец { $x }, ряд { $y }
node-house = дом, владелец: { $owner }
node-bridge = мост, владелец: { $owner }
node-gate = ворота, владелец: { $owner }
node-store = хранилище: { $good }, владелец: { $owner }
node-store-open = хранилище: { $good }, владелец: { $owner }, доступ: { $guests }
node-building = { $building }, ещё нужно: { $goods }
node-complete = { $building }, завершено
node-good = { $good }: хранилищ в городе { $built }, владельцы: { $owners }, доступ: { $guests }
node-proposal = { $building }, ландшафт: { $terrain }
node-ballot = { $building }, ландшафт: { $terrain }; сейчас принесло бы: { $gains }
node-promise = { $name } — { $points }
node-sealed = { $name }: запечатано
node-unsealed = { $name }: ещё не решено
node-bid = { $name }: { $weight }
node-adviser = { $adviser }: { $coins ->
    [0] даром
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

choice-race = повести их
choice-resource = взять
choice-rob = отобрать, владелец: { $owner }
choice-start = поставить хранилище
choice-play = сыграть лицом вверх
choice-hide = рубашкой вверх: базовое действие
choice-follow = ответить: { $card }
choice-pass = не отвечать
choice-road = построить дорогу
choice-stop = хватит
choice-stall = хранилище: { $good }
choice-site = построить хранилище
choice-access = купить доступ
choice-house = построить дом
choice-span = построить переправу
choice-upgrade = { $good }, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
}
choice-before = сначала дорогу
choice-lay = построить здесь
choice-supply = это
choice-hire = нанять
choice-worker = послать рабочего: { $slot }
choice-copy = повторить: { $slot }
choice-bid = запечатать голос, вес { $weight }
choice-choose = это

## What would change

delta-points = { $gain ->
    [1] +{ $count }
   *[0] −{ $count }
} ПО
delta-count = { $gain ->
    [1] +{ $count }
   *[0] −{ $count }
}
delta-weight = вес { $weight }

## How points run

flow-delivery = «{ $building }» за ресурс ({ $good }) платит { $points }: { $owner }.
flow-delivery-on = «{ $building }» за ресурс ({ $good }) платит { $points }: { $owner }, из них { $parts }.
flow-supply = Ингредиент ({ $good }) приносит { $points }: { $owner }.
flow-supply-on = Ингредиент ({ $good }) приносит { $points }: { $owner }, из них { $parts }.
flow-part = { $points } дальше: { $owner } ({ $good })
flow-part-on = { $points } дальше: { $owner } ({ $good }), из них { $parts }
flow-lost = { $points } пропадает ({ $good })
flow-both = { $one } { $other }

## The chronicle on the page: cells can be seen there and are not named

log-road = { $name } строит дорогу
log-house = { $name } строит дом: рабочий свободен
log-span = { $name } строит переправу
log-store = { $name } строит хранилище: { $good }{ $own ->
    [0] {""}
    [1] {" "}(нейтральное)
   *[2] {" "}(владелец: { $owner })
}
log-access = { $name } получает доступ: { $good } (владелец: { $owner })
log-builds = { $name } ставит «{ $building }»

## What is this

about-kind-ground = ландшафт
about-ground = Своё базовое хранилище стоит здесь { $stall }, доступ к чужому { $access }. Дороги бесплатны.
about-forest = Своё базовое хранилище стоит здесь { $stall }, доступ к чужому { $access }. Дома строят только в лесу.
about-river = Река
    .kind = преграда
    .text = На ней строят только мосты, и мост служит дорогой лишь своему владельцу.
about-wall = Стена
    .kind = преграда
    .text = На ней строят только ворота, и ворота пропускают дорогу лишь своего владельца.
about-site = Развалины крепости
    .kind = особое место
    .text = Только здесь встают сторожевые башни и Призрачная крепость.
about-road = Дорога
    .kind = общая
    .text = Она ничья и соединяет всех. Считаются соседи и по стороне, и по углу.
about-house = Дом
    .kind = личное сооружение
    .text = Он дал владельцу рабочего и с каждым доходом приносит временный кристалл.
about-bridge = Мост
    .kind = личное сооружение
    .text = Дорога через реку, но только для владельца.
about-gate = Ворота
    .kind = личное сооружение
    .text = Дорога сквозь стену, но только для владельца.
about-vote = Голос
    .kind = запечатанное письмо
    .text = Жетон голоса весит 1, временный кристалл 1, постоянный 2. Все письма вскрывают вместе.
about-discard = Сброс
    .kind = ваши карты
    .text = Сыгранные карты ждут здесь, пока вы не созовёте голосование.
about-kind-basic = базовый ресурс
about-kind-advanced = продвинутый ресурс, уровень { $tier }
about-kind-stall = базовое хранилище
about-kind-store = хранилище, уровень { $tier }
about-basic = У него один владелец на всю партию. Из него делают: { $made }.
about-advanced = Ингредиенты: { $parts }; цена { $coins }. Владельцы ингредиентов получают { $points } при постройке и снова всякий раз, когда хранилище приносит очки. Из него делают: { $made }.
about-kind-prestige = { $type } · { $terrain }
about-prestige = Платит за каждый ресурс в тот миг, когда соединится с его хранилищем. Рабочий здесь: { $does }
about-kind-action = карта действия
about-kind-adviser = советник · { $card }{ $points ->
    [0] {""}
   *[other] {" "}· { $points } ПО
}
about-kind-race = раса
about-race = Их ресурс: { $good }; нельзя брать: { $forbidden }. Рабочий здесь: { $does }
about-aesthers = Берут себе любой базовый ресурс. Рабочий здесь: { $does }
about-kind-achievement = достижение · { $deck }
about-achievement = { $does } Стоит { $points } ПО.

## Options of a new table

option-side = Сторона поля
option-side-thematic = тематическая
option-side-symmetric = симметричная
option-workers = Рабочие
option-workers-yes = с рабочими
option-workers-no = без рабочих
option-achievements = Достижения
option-achievements-no = без них
option-achievements-yes = с достижениями
option-historic = Историческая партия
option-historic-no = нет
option-historic-yes = с городским событием в конце

## The card of the historic game

paper-kind = Карта городского события
paper-place = Здание и квартал
paper-society = Имя вашего общества
