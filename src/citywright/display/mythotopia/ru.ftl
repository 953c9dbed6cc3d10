title = Мифотопия
title-short = Мифотопия

## Символы

good-food = пища
    .acc = пищу
    .gen = пищи
good-stone = камень
    .gen = камня
good-gold = золото
    .gen = золота
good-army = армия
    .acc = армию
    .gen = армий
good-ship = корабль
    .gen = кораблей
good-vp = очки

## Карта мира

province-ambsace = Амбсейс
province-aporia = Апория
province-blore = Блор
province-camarine = Камарина
province-coryphee = Корифей
province-custus = Кустус
province-darb = Дарб
province-diclesium = Диклезий
province-dragonate = Драгонат
province-eagre = Игр
province-empyrean = Эмпирей
province-eoan = Эоан
province-fadge = Фадж
province-frampold = Фрамполд
province-galingale = Галингал
province-grimp = Гримп
province-hatchel = Хатчел
province-ictus = Иктус
province-iracund = Иракунд
province-jeopigia = Джеопигия
province-kakopyge = Какопига
province-kinabra = Кинабра
province-lea = Лея
province-malebolge = Малебольге
province-margent = Марджент
province-mome = Моум
province-nesh = Неш
province-nusus = Нусус
province-ogdoad = Огдоада
province-oxter = Окстер
province-palmain = Палмейн
province-peened = Пинид
province-quean = Квин
province-remise = Ремиз
province-scombroid = Скомброид
province-shog = Шог
province-sorner = Сорнер
province-talion = Талион
province-trogle = Трогл
province-welkin = Велкин

sea-beast = Звериное море
sea-serpent = Змеиное море
sea-inland-west = Внутреннее море, запад
    .short = Западное море
sea-inland-east = Внутреннее море, восток
    .short = Восточное море

site-border = { $one } – { $other }
neutral-force = нейтральные войска

piece-town = посёлок
piece-city = город
piece-citadel = цитадель

## Карты

kind-province = провинция
kind-action = действие
kind-free = бесплатное действие
    .short = бесплатно
kind-benefit = преимущество
    .short = подспорье
kind-reserve = резерв
kind-symbols = символы

card-alchemist = Алхимик
    .about = Действие: обменяйте свой жетон в 1 очко на 2 или жетон в 2 очка на 3. Новый жетон берут только из неиспользованных.
card-army = Армия
    .about = Две армии или одно золото.
card-build = Строительство
    .short = Стройка
    .about = Действие: постройте город (2 камня), дорогу (2, через холмы 3) или замок (1). Нужна ещё карта самой провинции, а камень этой карты в уплату не идёт.
card-cavalry = Кавалерия
    .about = В резерве: +1 к силе во всех войнах, где вы нападаете.
card-counsellor = Советник
    .about = Бесплатно: сбросьте сколько угодно карт и доберите столько же из колоды, и ещё одну за самого Советника. За карты из резерва замены нет.
card-diplomat = Дипломат
    .about = Действие и 1 золото: остановите войну, в которой участвуете. Все армии уходят по домам, провинция остаётся у обороняющегося.
card-farming = Земледелие
    .about = В резерве: раз за ход любая карта может сойти за одну пищу.
card-general = Генерал
    .about = Заменяет карту любой вашей провинции, когда вы из неё вторгаетесь или в ней строите.
card-gold-mine = Золотая шахта
    .short = Шахта
    .about = В резерве: раз за ход любая карта может сойти за одно золото.
card-hero = Герой
    .about = Когда вы завершаете войну и делите первенство по силе, победа ваша.
card-levies = Новобранцы
    .about = В резерве: раз за ход любая карта может сойти за одну армию.
card-limes = Укрепления
    .about = В резерве: +1 к силе во всех войнах, где вы обороняетесь.
card-marauders = Мародёры
    .about = Бесплатно: одна армия кого угодно откуда угодно возвращается в запас хозяина.
card-market = Рынок
    .about = Пища, золото или камень: одно из трёх.
card-mercenary = Наёмники
    .about = Бесплатно, но за 1 золото: поставьте одного или двух наёмников туда, где стоит ваша армия. Каждый прибавляет 1 к силе.
card-merchant = Купец
    .about = Вместе с другой картой: один её символ ресурса считается другим ресурсом.
card-militia = Ополчение
    .about = Бесплатно: одна ваша армия из пула переходит в запас.
card-mystic = Мистик
    .about = Бесплатно, но за 1 золото: верните в руку любую карту из своего сброса.
card-philosopher = Философ
    .about = Бесплатно: посмотрите три улучшения из закрытой колоды и возьмите одно в руку. Сам Философ выходит из игры.
card-portal = Портал
    .about = Заменяет карту исходной провинции при вторжении: целью может быть любая провинция, пищи нужно 1.
card-providence = Провидение
    .about = Бесплатно: возьмите две карты из колоды.
card-quarry = Карьер
    .about = В резерве: раз за ход любая карта может сойти за один камень.
card-queen = Королева
    .about = В резерве: в конце хода вы добираете до шести карт, а не до пяти.
card-ranger = Рейнджер
    .about = В резерве: холмы для вас как обычная граница, горы как холмы, и +1 к силе в холмистой провинции.
card-reserve-army = Резервная армия
    .short = Рез. армия
    .about = В резерве: пока вы воюете с другим игроком, ваши провинции никто не может атаковать, но и вы не можете напасть на чужую.
card-scribe = Летописец
    .about = В резерве: заработанный жетон очков можно взять не с карты, а из неиспользованных, даже если карта пуста.
card-ship = Корабль
    .about = Переправляет вторжение через одно море или даёт корабль либо другой свой символ.
card-warehouse = Склад
    .about = В резерве: ещё два места, и раз за ход можно бесплатно положить карту в резерв.
card-water-mill = Водяная мельница
    .short = Мельница
    .about = Вместе с другой картой: её ресурсы считаются вдвое.

## Карты победных очков

vp-fixed-city = Город
    .about = Жетон получает тот, кто построил город.
vp-fixed-road = Дорога
    .about = Жетон получает тот, кто построил дорогу.
vp-fixed-castle = Замок
    .about = Жетон получает тот, кто построил замок.
vp-citadel = Цитадель
    .about = Жетон получает тот, кто захватил провинцию с чужой цитаделью.
vp-defender-of-the-realm = Защитник страны
    .short = Защитник
    .about = Жетон получает хозяин провинции, который победил в войне за неё других игроков.
vp-guilded-city = Город гильдий
    .about = Построив город, можно доплатить 1 золото и взять жетон.
vp-here-be-dragons = Здесь могут водиться драконы
    .short = Драконы
    .about = Жетон получает тот, кто занял провинцию с драконом. Дракон прибавляет её войскам 4 силы.
vp-lord-of-the-isles = Повелитель островов
    .short = Острова
    .about = 3 очка за все три провинции большого острова, 2 очка за обе провинции малого.
vp-master-of-the-seas = Хозяин морей
    .about = 2 очка за корабли в трёх разных морях и ещё 2 за корабли во всех четырёх.
vp-patronage = Патронаж
    .about = Действие: заплатите 2 золота и возьмите жетон.
vp-roadside-inns = Придорожная гостиница
    .short = Гостиницы
    .about = Построив дорогу, можно доплатить 1 золото и взять жетон.
vp-runestones = Рунные камни
    .about = Жетон получает тот, кто занял провинцию с рунным камнем.
vp-spoils-of-war = Военные трофеи
    .short = Трофеи
    .about = Жетон получает тот, кто захватил провинцию другого игрока.

## Действия

deed-invade = вторгнуться в провинцию
    .short = Вторжение
    .about = Сыграйте карту провинции рядом с целью, заплатите 1 пищу (через холмы 2) и введите армии по символам на картах. По морю нужна карта Корабля за каждое море, через горы пути нет.
deed-place-armies = разместить армии
    .short = Ввести армии
    .about = Армии из запаса встают в вашу провинцию или туда, куда вы уже вторглись (тогда ещё 1 пища). Сколько символов, столько армий.
deed-remove-armies = отозвать армии
    .short = Отозвать армии
    .about = Любое число ваших армий возвращается из одной провинции в запас, но не оттуда, где воюют игроки.
deed-place-ships = разместить корабли
    .short = Ввести корабли
    .about = Корабли из запаса встают в море у ваших берегов и помогают во всех войнах на этом море.
deed-remove-ships = отозвать корабли
    .short = Отозвать корабли
    .about = Любое число ваших кораблей возвращается из одного моря в запас.
deed-end-war = закончить войну
    .short = Конец войны
    .about = Только первым делом в ход и только одну войну, где вы участвуете. Побеждает сильнейшая сторона; при равенстве закончить нельзя.
deed-buy = купить армии и корабли
    .short = Купить войска
    .about = Армия стоит 1 золото, корабль 2. Купленное переходит из пула в запас.
deed-acquire = приобрести карту
    .short = Взять карту
    .about = За 1 золото возьмите открытое улучшение в свой сброс. Раз за ход.
deed-reserve = положить карты в резерв
    .short = В резерв
    .about = Карты из руки ложатся открыто в резерв, пока есть место. Играть их оттуда можно как с руки.
deed-discard = сбросить карты
    .short = Сбросить
    .about = Любое число карт из руки и резерва уходит в сброс; новые придут в конце хода.
deed-remove-cards = убрать карты из колоды
    .short = Убрать карты
    .about = Одна или две карты уходят из вашей колоды совсем; семь карт должны остаться.
deed-patronage = патронаж
    .short = Патронаж
    .about = Заплатите 2 золота и возьмите жетон с карты «Патронаж».
deed-pass = пас
    .short = Пас
    .about = Ничего не делать.
deed-end-game = завершить партию
    .short = Конец партии
    .about = Только первым делом в ход: пусты четыре карты очков, и после завершения всех войн очков у вас больше всех.
deed-roads = передвинуть армии по дорогам
    .short = По дорогам
    .about = Бесплатно, раз за ход: армии переходят по вашим дорогам на любое расстояние.

## Что спрашивают

prompt-give-up = Какие две провинции вы отдаёте?
prompt-choose-citadel = Где встанет ваша цитадель?
prompt-take-action = Что вы делаете?
prompt-pay = Осталось заплатить: { $need } { $symbol }. Какой картой?
prompt-carry = { $need ->
    [1] Какой корабль перевезёт войско?
   *[other] Нужно кораблей: { $need }. Какой первый?
}
prompt-armies = { $laid ->
    [0] Какие карты дадут армии для провинции { $province }?
    [one] { $laid } армия идёт в провинцию { $province }. Ещё?
    [few] { $laid } армии идут в провинцию { $province }. Ещё?
   *[many] { $laid } армий идут в провинцию { $province }. Ещё?
}
prompt-ships = { $laid ->
    [0] Какие карты дадут корабли ({ $sea })?
   *[other] Кораблей: { $laid } ({ $sea }). Ещё?
}
prompt-invade-from = Из какой провинции вы вторгаетесь?
prompt-invade-where = Карта «{ $card }»: куда вы вторгаетесь?
prompt-place-where = В какую провинцию ввести армии?
prompt-remove-where = Из какой провинции отозвать армии?
prompt-remove-how-many = { $province }: сколько армий отозвать?
prompt-ships-where = В какое море вывести корабли?
prompt-remove-ships-where = Из какого моря отозвать корабли?
prompt-remove-ships = { $sea }: сколько кораблей отозвать?
prompt-end-war = Какую войну закончить?
prompt-buy = Сколько армий и кораблей купить?
prompt-acquire = Какую карту приобрести за 1 золото?
prompt-put-in-reserve = { $done ->
    [0] Какую карту положить в резерв?
   *[other] Ещё карту в резерв?
}
prompt-discard-cards = Какую карту сбросить?
prompt-remove-cards = { $done ->
    [0] Какую карту убрать из колоды?
   *[other] Убрать ещё одну карту?
}
prompt-build = Что и где построить?
prompt-build-with = { $what ->
    [0] Город
    [1] Замок
   *[2] Дорога
} ({ $site }): по какой карте провинции строить?
prompt-extra = { $card }: доплатить 1 золото за жетон?
prompt-march = Откуда и куда перейдут армии?
prompt-march-number = { $origin } → { $to }: сколько армий?
prompt-alchemist = Какой жетон обменять?
prompt-diplomat = Какую войну остановить?
prompt-counsel = Советник: доберёте карт: { $draws }. Сбросить ещё?
prompt-marauders = Чья армия уйдёт?
prompt-mercenaries = Куда поставить наёмников?
prompt-mystic = Какую карту вернуть из сброса?
prompt-philosopher = Какое улучшение взять в руку?

## Ответы
verb-give = отдать: { $one }, { $other }
verb-citadel = цитадель: { $province }
verb-do = { $deed }
verb-play = сыграть карту «{ $card }»
verb-roads = передвинуть армии по дорогам
verb-store = положить в резерв: «{ $card }»
verb-prefer = жетоны брать { $pool ->
    [1] из неиспользованных
   *[0] с карт очков
}
verb-end = завершить ход
verb-from = карта «{ $card }»
verb-target = { $province }{ $route ->
    [0] , по суше
    [1] , морем
   *[2] , через портал
}
verb-pay = «{ $card }»: { $gives }
verb-done = хватит
verb-province = { $province }
verb-sea = { $sea }
verb-take = армий: { $armies }, наёмников: { $mercenaries }
verb-war = война за провинцию { $province }
verb-buy = армий: { $armies }, кораблей: { $ships } (золота: { $gold })
verb-choose = «{ $card }»
verb-stop = хватит
verb-city = город: { $province }
verb-castle = замок: { $province }
verb-road = дорога: { $site }
verb-extra = { $pay ->
    [1] доплатить 1 золото
   *[0] не доплачивать
}
verb-swap = { $value ->
    [1] 1 очко на 2
   *[2] 2 очка на 3
}
verb-raid = { $province }: армия ({ $owner })
verb-hire = { $province }: { $count ->
    [one] { $count } наёмник
   *[few] { $count } наёмника
}
verb-march = { $origin } → { $to }
verb-number = { $count }

gives-symbols = { $count ->
    [1] { $symbol }
   *[other] { $symbol } × { $count }
}
gives-as-one = как { $symbol }
gives-merchant = { $symbol } × { $count } с Купцом
gives-mill = { $symbol } × { $count } с мельницей
gives-merchant-mill = { $symbol } × { $count } с Купцом и мельницей
gives-as-one-mill = как { $symbol } × { $count } с мельницей

arg-province = провинция
arg-card = карта
arg-action = действие
arg-tokens = откуда жетоны
arg-route = путь
arg-way = как
arg-sea = море
arg-armies = армии
arg-mercenaries = наёмники
arg-ships = корабли
arg-border = граница
arg-pay = доплата
arg-value = жетон
arg-seat = место
arg-number = число

## Что произошло

n-armies-acc = { $count ->
    [one] { $count } армию
    [few] { $count } армии
   *[many] { $count } армий
}
n-ships-acc = { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
   *[many] { $count } кораблей
}
n-cards-acc = { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}

event-sealed = { $name }: тайный выбор сделан
event-gives-up = { $you ->
    [1] вы отдаёте
   *[0] { $name } отдаёт
} провинцию { $province }
event-citadel = { $you ->
    [1] вы ставите
   *[0] { $name } ставит
} цитадель: { $province }
event-first = первый ход: { $you ->
    [1] ваш
   *[0] { $name }
}
event-turn = ход { $turn }: { $you ->
    [1] вы
   *[0] { $name }
}
event-last-round = Последний круг: { $round }. После него партия закончится по очкам.
event-does = { $name }: { $deed }
event-plays = { $you ->
    [1] вы играете
   *[0] { $name } играет
} карту «{ $card }»
event-takes-roads = { $name }: армии идут по дорогам
event-ends-turn = { $name }: ход окончен
event-prefers = { $name }: жетоны сначала { $pool ->
    [1] из неиспользованных
   *[0] с карт очков
}
event-invades-from = { $name }: поход по карте «{ $card }»
event-invades = { $you ->
    [1] вы вторгаетесь
   *[0] { $name } вторгается
} в провинцию { $province }{ $route ->
    [0] {""}
    [1] {" "}с моря
   *[2] {" "}через портал
}
event-carries = { $name }: войско плывёт по карте «{ $card }»
event-lays = { $name }: «{ $card }» — { $symbol }{ $way ->
    [0] {""}
    [1] {" "}(взамен)
    [2] {" "}(Купец)
    [3] {" "}(мельница)
    [4] {" "}(Купец и мельница)
   *[5] {" "}(взамен, мельница)
}
event-armies = { $you ->
    [1] вы вводите
   *[0] { $name } вводит
} { n-armies-acc }: { $province }
event-ships = { $you ->
    [1] вы выводите
   *[0] { $name } выводит
} { n-ships-acc }: { $sea }
event-reinforces = { $name }: подкрепление — { $province }
event-removes-armies = { $you ->
    [1] вы отзываете
   *[0] { $name } отзывает
} { n-armies-acc }{ $mercenaries ->
    [0] {""}
   *[other] {" "}и наёмников: { $mercenaries }
}: { $province }
event-removes-ships = { $you ->
    [1] вы отзываете
   *[0] { $name } отзывает
} { n-ships-acc }: { $sea }
event-buys = { $you ->
    [1] вы пополняете
   *[0] { $name } пополняет
} запас: армий { $armies }, кораблей { $ships }
event-marches = { $you ->
    [1] вы ведёте
   *[0] { $name } ведёт
} { n-armies-acc }: { $origin } → { $to }
event-marks = { $name }: «Хозяин морей» отмечен фишкой
event-dragon = { $you ->
    [1] вы побеждаете
   *[0] { $name } побеждает
} дракона: { $province }
event-runestone = { $you ->
    [1] вы находите
   *[0] { $name } находит
} рунный камень: { $province }
event-builds-with = { $name }: стройка по карте «{ $card }»
event-builds = { $you ->
    [1] вы строите
   *[0] { $name } строит
} { $what ->
    [0] город
    [1] замок
   *[2] дорогу
}: { $site }
event-acquires = { $you ->
    [1] вы приобретаете
   *[0] { $name } приобретает
} карту «{ $card }»
event-reserves = { $you ->
    [1] вы кладёте
   *[0] { $name } кладёт
} в резерв «{ $card }»
event-discards = { $name }: в сброс «{ $card }»
event-removes = { $you ->
    [1] вы убираете
   *[0] { $name } убирает
} из колоды «{ $card }»
event-swaps = { $you ->
    [1] вы меняете
   *[0] { $name } меняет
} жетон: { $value ->
    [1] 1 очко на 2
   *[2] 2 очка на 3
}
event-truce = { $you ->
    [1] вы останавливаете
   *[0] { $name } останавливает
} войну: { $province }
event-raids = { $you ->
    [1] ваши
   *[0] { $name }:
} мародёры разгоняют армию ({ $owner }): { $province }
event-hires = { $you ->
    [1] вы нанимаете
   *[0] { $name } нанимает
} { $count ->
    [one] { $count } наёмника
   *[few] { $count } наёмников
}: { $province }
event-recovers = { $you ->
    [1] вы возвращаете
   *[0] { $name } возвращает
} в руку «{ $card }»
event-looks = { $name }: улучшение на выбор — «{ $card }»
event-looks-hidden = { $name }: взгляд на улучшения из колоды ({ $count })
event-keeps = { $you ->
    [1] вы берёте
   *[0] { $name } берёт
} в руку «{ $card }»
event-keeps-hidden = { $name }: одно из них в руку
event-token = { $you ->
    [1] вы получаете
   *[0] { $name } получает
} { $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[many] { $value } очков
}: «{ $card }»{ $pool ->
    [1] {" "}(Летописец)
   *[0] {""}
}
event-shuffles = { $name }: сброс стал новой колодой
event-draws = { $you ->
    [1] вам приходит
   *[0] { $name }: приходит
} «{ $card }»
event-draws-cards = { $you ->
    [1] вы берёте
   *[0] { $name } берёт
} { n-cards-acc }
event-hero = { $name }: герой решает исход войны — { $province }
event-war-ends = война окончена: { $province }. Победа: { $winner }
event-goes-home = { $name }: армии домой ({ $count }) — { $province }
event-lies-waste = { $province } остаётся ничьей, у победителя нет посёлка. Прежний хозяин: { $owner }
event-conquers = { $you ->
    [1] вы занимаете
   *[0] { $name } занимает
} провинцию { $province } (+3). Прежде: { $owner }{ $piece ->
    [2] , город потерян
    [3] , цитадель потеряна
   *[other] {""}
}
event-hands-over = карта «{ $province }» уходит { $place ->
    [1] из руки
    [2] из колоды
    [3] из сброса
    [4] из резерва
   *[5] из колоды провинций
} ({ $owner }) — { $winner }
event-ends = партия окончена, { $how } ({ $name })

## Итог
score-provinces = провинции
score-tokens = жетоны
score-floor = не меньше двенадцати
ending-ended = лидер завершил партию
ending-limit = сыграны все круги

option-two-player-provinces = Провинций у каждого из двоих
option-starting-cards = Стартовых карт
option-road-stone = Камня за дорогу
option-province-choice = Выбор провинций
option-province-choice-off = нет
option-province-choice-literal = отдать две, как в правилах
option-province-choice-balanced = отдать две, поровну
option-withdraw-from-neutral = Отзыв армий от нейтралов
option-scribe-marker = Чем отмечает Летописец
option-scribe-marker-city = город
option-scribe-marker-town = посёлок
option-turn-limit = Предел кругов (0 — без предела)

## Стол
scene-map = Карта
scene-wars = Войны
scene-no-war = На карте мир
scene-no-war-hint = Вторжение начинает войну, а закончить её можно не раньше следующего хода.
scene-vp = Жетоны
scene-vp-note = пусты { $empty } из { $of }
scene-improvements = Улучшения
scene-deeds = Действия
scene-desk = Рука и резерв
scene-hand = Рука { $count }
scene-reserve = Резерв { $count } / { $of }
scene-laid = На столе
scene-deck = колода
scene-discard = сброс
scene-slot = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
scene-choose = На выбор
scene-provinces = { $count ->
    [one] { $count } провинция
    [few] { $count } провинции
   *[many] { $count } провинций
}
scene-leader = { $name }: может завершить партию!
scene-leads-you = вы можете завершить партию
scene-paid = Осталось: { $need }

war-head = Война: { $province }
war-more = ещё войн: { $count }
war-strength = { $name } — { $count }
war-lead = Вы сильнее на { $count }.
war-behind = До победы вам не хватает { $count }.
war-even = Равенство: хватит одной силы больше.
war-watch = Перевес { $count }: { $name }.

node-province = { $province }: { $hold ->
    [town] посёлок, хозяин { $name }
    [city] город, хозяин { $name }
    [citadel] цитадель, хозяин { $name }
   *[none] { $name }, сила { $count }
}{ $castle ->
    [1] , замок
   *[0] {""}
}{ $dragon ->
    [1] , дракон
   *[0] {""}
}{ $runestone ->
    [1] , рунный камень
   *[0] {""}
}
node-army = армии ({ $name }): { $count }{ $mercenaries ->
    [0] {""}
   *[other] {" "}и наёмники: { $mercenaries }
}
node-army-at = { $province }: { $army }
node-sea = { $sea }: { $what }
node-empty-sea = кораблей нет
node-ships = корабли ({ $name }): { $count }
node-ships-at = { $sea }: { $ships }
node-war = война за провинцию { $province }: { $sides }
node-road = дорога { $site }
node-border = граница { $site }, { $kind ->
    [0] обычная
    [1] холмы
   *[2] горы
}
node-card = { $card } ({ $kind }){ $symbols ->
    [none] {""}
   *[other] : { $symbols }
}
node-in-hand = в руке: { $card }
node-in-reserve = в резерве: { $card }
node-on-table = на столе: { $card }
node-offered = на выбор: { $card }
node-improvement = { $card } ({ $kind }), 1 золото
node-slot = свободных мест в резерве: { $count }
node-deck = колода, карт: { $count }
node-discard = сброс: { $cards }
node-vp = { $card }: { $left ->
    [0] жетонов нет
   *[other] жетонов осталось { $left }
}
node-deed = { $deed }

chip-provinces = провинции
chip-armies = армии в запасе
chip-pool-armies = армии в пуле: их надо купить
chip-ships = корабли в запасе
chip-pool-ships = корабли в пуле: их надо купить
chip-towns = посёлки в запасе
chip-cities = города в запасе
chip-hand = карты в руке
chip-deck = карты в колоде
chip-discard = карты в сбросе
chip-tokens = жетоны очков
chip-reserve = в резерве: { $card }

gauge-round = Круг
gauge-action = Действий
gauge-empty = Пустых карт очков
part-setup = Подготовка
part-first = Действие
part-second = Действие
part-end = Конец хода

waiting-turn = { $name } ходит
waiting-secret = Остальные тайно выбирают

hint-give-up = Выберите две свои провинции: отмеченная первой ждёт вторую.
hint-choose-citadel = Цитадель защищает как замок (+2) и даёт ещё одно место в резерве. Её захват приносит сопернику жетон.
hint-take-action = Выберите действие под картой мира или сыграйте карту с текстом.
hint-take-action-fresh = Войну и партию можно закончить только сейчас, первым делом в ход.
hint-take-action-done = Действий больше нет. Можно сделать бесплатное или завершить ход и добрать карты.
hint-leader = { $name } может завершить партию и выиграть, как только придёт свой ход.
hint-leader-you = Вы можете завершить партию прямо сейчас и победить!
hint-pay = Плата: { $what }. Несколько карт берите слева направо; «Назад» вернёт последнюю.
hint-carry = За каждое море нужна одна карта Корабля.
hint-armies = Сколько символов армии, столько армий.
hint-ships = Корабли прибавляют силу во всех ваших войнах у этого моря.
hint-invade-from = Карта провинции уйдёт в сброс. Откроются цели рядом с ней, а с кораблём и за морем.
hint-invade-where = На карте цели показана цена: пища и корабли. Щит — сила обороны.
hint-place-where = В своей провинции без платы, в захватываемой за 1 пищу.
hint-remove-where = Отозвать можно только оттуда, где игроки не воюют друг с другом.
hint-remove-how-many = Вместе с последней армией уйдут и наёмники.
hint-ships-where = Море должно касаться вашей провинции.
hint-remove-ships-where = Корабли вернутся в запас.
hint-remove-ships = Корабли вернутся в запас.
hint-end-war = Победит сильнейшая сторона. Все армии после войны уходят по домам.
hint-buy = Армия стоит 1 золото, корабль 2.
hint-acquire = Карта ляжет в сброс и придёт, когда он станет колодой.
hint-put-in-reserve = Карты резерва лежат открыто и играют как с руки; некоторые действуют, пока лежат там.
hint-discard-cards = Новые карты придут в конце хода.
hint-remove-cards = Убранная карта больше не придёт. Провинция остаётся вашей.
hint-build = Отмечены места, на которые хватает карт. Числа — камень.
hint-build-with = Подойдёт карта этой провинции, соединённой с ней дорогой или Генерал.
hint-extra = Один жетон за 1 золото.
hint-march = Армии ходят только по дорогам между вашими провинциями.
hint-march-number = Наёмники по дорогам не ходят.
hint-alchemist = Жетон дороже на 1 очко берётся из неиспользованных.
hint-diplomat = Все армии уйдут, провинция останется у обороняющегося.
hint-counsel = За карты из руки вы доберёте столько же.
hint-marauders = Армия вернётся в запас своего хозяина.
hint-mercenaries = Нужна хотя бы одна своя армия. Каждый наёмник прибавляет 1 к силе.
hint-mystic = Карта вернётся в руку, когда вы заплатите 1 золото.
hint-philosopher = Остальные вернутся в закрытую колоду.

choice-war = Закончить войну
choice-truce = Остановить войну
choice-city = Строить город
choice-castle = Строить замок
choice-road = Строить дорогу
choice-citadel = Поставить цитадель
choice-end-game = Завершить партию
choice-done-armies = Ввести { n-armies-acc }
choice-done-ships = Вывести { n-ships-acc }
choice-counsel = Добрать { n-cards-acc }

delta-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
delta-province = { $province }
delta-card = карта «{ $card }»
delta-slot = место в резерве
delta-strength = сила { $before } → { $after }
preview-sides = Стало бы: { $sides }
preview-invade = Оборона: { $strength }. Вашими картами можно ввести армий: { $most }.
preview-over = Итог партии: { $points }

about-kind-province = провинция
about-kind-sea = море
about-kind-vp = карта победных очков
about-kind-deed = действие
about-kind-piece = фишка
about-province = Символ карты: { $symbol }. Сила нейтральных войск: { $strength }.{ $rugged ->
    [1] {" "}Холмистая: обороняющийся игрок получает +1.
   *[0] {""}
}{ $seas ->
    [none] {""}
   *[other] {" "}Берега: { $seas }.
} Рядом: { $near }.
about-sea = Берега: { $coast }.
about-army = Армии
    .text = Каждая армия — единица силы. После войны армии возвращаются в запас, никто их не теряет.
about-ships = Корабли
    .text = Прибавляют силу во всех войнах хозяина у берегов этого моря и остаются после войны.
about-war = Война
    .text = Сила: армии, наёмники, корабли в соседних морях, замок или цитадель +2, холмистая местность +1 обороне, карты резерва. Силы разных игроков не складываются. Закончить войну может её участник первым делом в свой ход.
about-road = Дорога
    .text = Работает на того, кто владеет обеими провинциями: карта одной заменяет карту другой, армии ходят по ней бесплатно.
about-border = Граница
    .text = Через холмы вторжение и дорога дороже на 1, через горы пути нет.
about-slot = Место в резерве
    .text = Мест два и ещё по одному за каждый город и цитадель на карте.
about-deck = Колода
    .text = В конце хода вы добираете до пяти карт. Когда колода кончается, сброс становится новой.
about-discard = Сброс
    .text = Сыгранные и приобретённые карты ждут здесь, пока колода не кончится.
about-provinces = Провинции
    .text = Каждая приносит 3 очка. Меньше 12 очков не бывает.
about-supply = Запас
    .text = Отсюда армии и корабли выходят на карту. Пул пополняет запас за золото.
about-tokens = Жетоны очков
    .text = Взятый жетон не теряется никогда. Когда четыре карты очков пусты, лидер может завершить партию.

## Терминал

board-wars = Войны
board-vp = Карты очков (пусты { $empty } из { $of })
board-shop = Улучшения
board-mine = Мои карты
board-line = { $vp } очк. · провинций { $provinces } · запас: армий { $armies }, кораблей { $ships } · рука { $hand } · колода { $deck } · сброс { $discard }
board-reserve = резерв { $count }/{ $of }: { $cards }
board-hand = рука: { $cards }
board-laid = на столе: { $cards }
board-none = нет
