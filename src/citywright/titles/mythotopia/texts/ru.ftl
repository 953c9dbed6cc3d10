title = Мифотопия
title-short = Мифотопия
card-subtitle = провинции, флоты, драконы
card-summary = Колода растёт вместе с державой, а война длится, пока её не решат закончить.

## Символы

good-food = еда
    .acc = еду
good-stone = камень
good-gold = золото
good-army = армия
    .acc = армию
good-ship = корабль
good-vp = ПО

## Поле

province-ambsace = Амбсейс
province-aporia = Апория
province-blore = Блор
province-camarine = Камарина
province-coryphee = Корифей
province-custus = Кустус
province-darb = Дарб
province-diclesium = Диклезий
province-dragonate = Драгонат
province-eagre = Эйгр
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
    .short = преимущ.
kind-reserve = Резерв
kind-symbols = символы

card-alchemist = Алхимик
    .about = Действие: обменяйте свой жетон в 1 ПО на жетон в 2 ПО или жетон в 2 ПО на жетон в 3 ПО. Новый жетон берут только из неиспользованных.
card-army = Армия
    .about = Две армии или одно золото.
card-build = Строительство
    .short = Стройка
    .about = Действие: постройте город (2 камня), дорогу (2, через холмы 3) или замок (1). Нужна ещё карта провинции, где вы строите; камень самого «Строительства» в уплату не идёт.
card-cavalry = Кавалерия
    .about = В Резерве: +1 к силе во всех войнах, где вы атакуете.
card-counsellor = Советник
    .about = Бесплатно: сбросьте сколько угодно карт и возьмите столько же из колоды, и ещё одну за самого Советника. За карты из Резерва замены нет.
card-diplomat = Дипломат
    .about = Действие и 1 золото: остановите войну, в которой участвуете. Все армии возвращаются в Запас, провинция остаётся у обороняющегося.
card-farming = Земледелие
    .about = В Резерве: раз за ход любую другую карту можно сыграть как одну еду.
card-general = Генерал
    .about = Заменяет карту любой вашей провинции, когда вы из неё вторгаетесь или в ней строите.
card-gold-mine = Золотая шахта
    .short = Шахта
    .about = В Резерве: раз за ход любую другую карту можно сыграть как одно золото.
card-hero = Герой
    .about = Когда вы заканчиваете войну и ваша сила среди наибольших, ничья решается в вашу пользу.
card-levies = Новобранцы
    .about = В Резерве: раз за ход любую другую карту можно сыграть как одну армию.
card-limes = Укрепления
    .about = В Резерве: +1 к силе во всех войнах, где вы обороняетесь.
card-marauders = Мародёры
    .about = Бесплатно: одна армия любого игрока из любой провинции возвращается в Запас владельца.
card-market = Рынок
    .about = Еда, золото или камень: одно из трёх.
card-mercenary = Наёмники
    .about = Бесплатно, но за 1 золото: поставьте одного или двух наёмников туда, где стоит ваша армия. Каждый прибавляет 1 к силе.
card-merchant = Купец
    .about = Вместе с другой картой: один её символ ресурса считается другим ресурсом.
card-militia = Ополчение
    .about = Бесплатно: одна ваша армия из пула переходит в Запас.
card-mystic = Мистик
    .about = Бесплатно, но за 1 золото: верните на руку любую карту из своего сброса.
card-philosopher = Философ
    .about = Бесплатно: посмотрите три улучшения из закрытой колоды и возьмите одно на руку. Сам Философ выбывает из игры.
card-portal = Портал
    .about = Заменяет карту исходной провинции при вторжении: целью может быть любая провинция, еды нужно 1.
card-providence = Провидение
    .about = Бесплатно: возьмите две карты из колоды.
card-quarry = Карьер
    .about = В Резерве: раз за ход любую другую карту можно сыграть как один камень.
card-queen = Королева
    .about = В Резерве: в конце хода вы добираете до шести карт, а не до пяти.
card-ranger = Рейнджер
    .about = В Резерве: холмы для вас как обычная граница, горы как холмы, и +1 к силе в холмистой местности.
card-reserve-army = Резервная армия
    .short = Рез. армия
    .about = В Резерве: пока вы воюете с игроком, никто не может начать вторжение в ваши провинции, а вы не можете вторгнуться в провинцию другого игрока.
card-scribe = Летописец
    .about = В Резерве: заслуженный жетон ПО можно взять не с карты ПО, а из неиспользованных, даже если карта пуста.
card-ship = Корабль
    .about = Перевозит вторжение через одно море или даёт корабль либо другой свой символ.
card-warehouse = Склад
    .about = В Резерве: ещё два места, и раз за ход можно бесплатно положить карту в Резерв.
card-water-mill = Водяная мельница
    .short = Мельница
    .about = Вместе с другой картой: её ресурсы считаются вдвое.

## Карты ПО

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
    .about = Жетон получает тот, кто занял провинцию с драконом. Дракон прибавляет нейтральным войскам 4 к силе.
vp-lord-of-the-isles = Повелитель островов
    .short = Острова
    .about = 3 ПО за все три провинции большого острова, 2 ПО за обе провинции малого.
vp-master-of-the-seas = Хозяин морей
    .about = 2 ПО за корабли в трёх разных морях и ещё 2 ПО за корабли во всех четырёх.
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
    .about = Сыграйте карту провинции рядом с целью, заплатите 1 еду (через холмы 2) и разместите армии по символам на картах. Через каждое море нужна карта «Корабль», через горы пути нет.
deed-place-armies = разместить армии
    .short = Разместить армии
    .about = Армии из Запаса встают в вашу провинцию или туда, куда вы уже вторглись (тогда ещё 1 еда). Сколько символов, столько армий.
deed-remove-armies = удалить армии
    .short = Удалить армии
    .about = Любое число ваших армий возвращается из одной провинции в Запас, но не оттуда, где воюют игроки.
deed-place-ships = разместить корабли
    .short = Разместить корабли
    .about = Корабли из Запаса встают в море у ваших берегов и прибавляют силу во всех ваших войнах у этого моря.
deed-remove-ships = удалить корабли
    .short = Удалить корабли
    .about = Любое число ваших кораблей возвращается из одного моря в Запас.
deed-end-war = закончить войну
    .short = Закончить войну
    .about = Только первым действием хода и только одну войну, где вы участвуете. Побеждает сильнейшая сторона; при равенстве закончить нельзя.
deed-buy = купить армии и корабли
    .short = Купить
    .about = Армия стоит 1 золото, корабль 2. Купленное переходит из пула в Запас.
deed-acquire = приобрести карту
    .short = Приобрести
    .about = За 1 золото возьмите в свой сброс выложенное улучшение или верните удалённую карту: стартовую либо карту своей провинции. Раз за ход.
deed-reserve = положить карты в Резерв
    .short = В Резерв
    .about = Карты с руки ложатся открыто в Резерв, пока есть место. Играть их оттуда можно как с руки.
deed-discard = сбросить карты
    .short = Сбросить
    .about = Любое число карт с руки и из Резерва уходит в сброс; новые вы возьмёте в конце хода.
deed-remove-cards = удалить карты
    .short = Удалить карты
    .about = Одна или две карты возвращаются туда, откуда взяты: провинция в колоду провинций, улучшение к выложенным, стартовая карта в сторону. Позже их можно приобрести снова. Семь карт должны остаться.
deed-patronage = патронаж
    .short = Патронаж
    .about = Заплатите 2 золота и возьмите жетон с карты «Патронаж».
deed-pass = пас
    .short = Пас
    .about = Ничего не делать.
deed-end-game = завершить игру
    .short = Завершить игру
    .about = Только первым действием хода: четыре карты ПО пусты, и после окончания всех войн ПО у вас больше всех.
deed-roads = переместить армии по дорогам
    .short = По дорогам
    .about = Бесплатно, раз за ход: армии перемещаются по вашим дорогам на любое расстояние.

## Что спрашивают

prompt-give-up = От каких двух провинций вы отказываетесь?
prompt-choose-citadel = Где встанет ваша цитадель?
prompt-take-action = Что вы делаете?
prompt-pay = Осталось заплатить { $kind ->
    [0] { $need ->
        [one] { $need } еду
       *[many] { $need } еды
    }
    [1] { $need ->
        [one] { $need } камень
        [few] { $need } камня
       *[many] { $need } камней
    }
   *[2] { $need ->
        [one] { $need } золото
       *[many] { $need } золота
    }
}. Какой картой?
prompt-carry = { $need ->
    [1] Какая карта «Корабль» перевезёт вторжение?
   *[other] Нужны две карты «Корабль». С какой начать?
}
prompt-armies = { $laid ->
    [0] Какие карты дадут армии для провинции { $province }?
    [one] { $laid } символ армии для провинции { $province }. Ещё?
    [few] { $laid } символа армии для провинции { $province }. Ещё?
   *[many] { $laid } символов армии для провинции { $province }. Ещё?
}
prompt-ships = { $laid ->
    [0] { $sea }: какие карты дадут корабли?
    [one] { $sea }: { $laid } символ корабля. Ещё?
    [few] { $sea }: { $laid } символа корабля. Ещё?
   *[many] { $sea }: { $laid } символов корабля. Ещё?
}
prompt-invade-from = Из какой провинции вы вторгаетесь?
prompt-invade-where = Карта «{ $card }»: куда вы вторгаетесь?
prompt-place-where = В какой провинции разместить армии?
prompt-remove-where = Из какой провинции удалить армии?
prompt-remove-how-many = { $province }: сколько армий удалить?
prompt-ships-where = В каком море разместить корабли?
prompt-remove-ships-where = Из какого моря удалить корабли?
prompt-remove-ships = { $sea }: сколько кораблей удалить?
prompt-end-war = Какую войну закончить?
prompt-buy = Сколько армий и кораблей купить?
prompt-acquire = Какую карту приобрести за 1 золото?
prompt-put-in-reserve = { $done ->
    [0] Какую карту положить в Резерв?
   *[other] Положить в Резерв ещё карту?
}
prompt-discard-cards = Какую карту сбросить?
prompt-remove-cards = { $done ->
    [0] Какую карту удалить?
   *[other] Удалить ещё одну карту?
}
prompt-build = Что и где построить?
prompt-build-with = { $what ->
    [0] Город
    [1] Замок
   *[2] Дорога
} ({ $site }): какую карту провинции сыграть?
prompt-extra = { $card }: доплатить 1 золото за жетон?
prompt-march = Откуда и куда переместить армии?
prompt-march-number = { $origin } → { $to }: сколько армий?
prompt-alchemist = Какой жетон обменять?
prompt-diplomat = Какую войну остановить?
prompt-counsel = { $draws ->
    [0] Советник: что сбросить?
    [one] Советник: вы возьмёте { $draws } карту. Сбросить ещё?
    [few] Советник: вы возьмёте { $draws } карты. Сбросить ещё?
   *[many] Советник: вы возьмёте { $draws } карт. Сбросить ещё?
}
prompt-marauders = Чью армию вернуть в Запас?
prompt-mercenaries = Куда поставить наёмников?
prompt-mystic = Какую карту вернуть из сброса?
prompt-philosopher = Какое улучшение взять на руку?

## Ответы
verb-give = отказаться: { $one }, { $other }
verb-citadel = цитадель: { $province }
verb-do = { $deed }
verb-play = сыграть карту «{ $card }»
verb-roads = переместить армии по дорогам
verb-store = положить в Резерв: «{ $card }»
verb-prefer = жетоны сначала брать { $pool ->
    [1] из неиспользованных
   *[0] с карт ПО
}
verb-end = закончить ход
verb-from = карта «{ $card }»
verb-target = { $province }{ $route ->
    [0] , по суше
    [1] , по морю
   *[2] , через Портал
}
verb-pay = «{ $card }»: { $gives }
verb-done = хватит
verb-province = { $province }
verb-sea = { $sea }
verb-take = армии: { $armies }, наёмники: { $mercenaries }
verb-war = война за провинцию { $province }
verb-buy = армии: { $armies }, корабли: { $ships } (золото: { $gold })
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
    [1] 1 ПО на 2 ПО
   *[2] 2 ПО на 3 ПО
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
gives-mill = { $symbol } × { $count } с Мельницей
gives-merchant-mill = { $symbol } × { $count } с Купцом и Мельницей
gives-as-one-mill = как { $symbol } × { $count } с Мельницей

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
n-mercenaries-acc = { $mercenaries ->
    [one] { $mercenaries } наёмника
   *[many] { $mercenaries } наёмников
}
n-new-armies = { $armies ->
    [one] +{ $armies } армия
    [few] +{ $armies } армии
   *[many] +{ $armies } армий
}
n-new-ships = { $ships ->
    [one] +{ $ships } корабль
    [few] +{ $ships } корабля
   *[many] +{ $ships } кораблей
}
n-cards-acc = { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}

event-sealed = { $name }: тайный выбор сделан
event-gives-up = { $you ->
    [1] вы отказываетесь
   *[0] { $name } отказывается
} от провинции { $province }
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
event-last-round = Последний раунд: { $round }. После него игра закончится: победит тот, у кого больше ПО.
event-does = { $name }: { $deed }
event-plays = { $you ->
    [1] вы играете
   *[0] { $name } играет
} карту «{ $card }»
event-takes-roads = { $name }: армии перемещаются по дорогам
event-ends-turn = { $name }: ход окончен
event-prefers = { $name }: жетоны сначала { $pool ->
    [1] из неиспользованных
   *[0] с карт ПО
}
event-invades-from = { $name }: для вторжения сыграна карта «{ $card }»
event-invades = { $you ->
    [1] вы вторгаетесь
   *[0] { $name } вторгается
} в провинцию { $province }{ $route ->
    [0] {""}
    [1] {" "}по морю
   *[2] {" "}через Портал
}
event-carries = { $name }: вторжение везёт карта «{ $card }»
event-lays = { $name }: «{ $card }» — { $symbol }{ $way ->
    [0] {""}
    [1] {" "}(карта Резерва)
    [2] {" "}(Купец)
    [3] {" "}(Мельница)
    [4] {" "}(Купец и Мельница)
   *[5] {" "}(карта Резерва и Мельница)
}
event-armies = { $you ->
    [1] вы размещаете
   *[0] { $name } размещает
} { n-armies-acc }: { $province }
event-ships = { $you ->
    [1] вы размещаете
   *[0] { $name } размещает
} { n-ships-acc }: { $sea }
event-reinforces = { $name }: подкрепление — { $province }
event-removes-armies = { $you ->
    [1] вы удаляете
   *[0] { $name } удаляет
} { $count ->
    [0] { n-mercenaries-acc }
   *[other] { $mercenaries ->
        [0] { n-armies-acc }
       *[other] { n-armies-acc } и { n-mercenaries-acc }
    }
}: { $province }
event-removes-ships = { $you ->
    [1] вы удаляете
   *[0] { $name } удаляет
} { n-ships-acc }: { $sea }
event-buys = { $you ->
    [1] вы пополняете
   *[0] { $name } пополняет
} Запас: { $ships ->
    [0] { n-new-armies }
   *[other] { $armies ->
        [0] { n-new-ships }
       *[other] { n-new-armies }, { n-new-ships }
    }
}
event-marches = { $you ->
    [1] вы перемещаете
   *[0] { $name } перемещает
} { n-armies-acc }: { $origin } → { $to }
event-marks = { $name }: условие «Хозяина морей» отмечено своим жетоном
event-dragon = { $you ->
    [1] вы снимаете
   *[0] { $name } снимает
} дракона: { $province }
event-runestone = { $you ->
    [1] вы снимаете
   *[0] { $name } снимает
} рунный камень: { $province }
event-builds-with = { $name }: для строительства сыграна карта «{ $card }»
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
} в Резерв «{ $card }»
event-discards = { $name }: в сброс «{ $card }»
event-removes = { $you ->
    [1] вы удаляете
   *[0] { $name } удаляет
} карту «{ $card }»
event-swaps = { $you ->
    [1] вы меняете
   *[0] { $name } меняет
} жетон: { $value ->
    [1] 1 ПО на 2 ПО
   *[2] 2 ПО на 3 ПО
}
event-truce = { $you ->
    [1] вы останавливаете
   *[0] { $name } останавливает
} войну: { $province }
event-raids = { $you ->
    [1] ваши Мародёры возвращают
   *[0] { $name }: Мародёры возвращают
} армию в Запас ({ $owner }): { $province }
event-hires = { $you ->
    [1] вы нанимаете
   *[0] { $name } нанимает
} { $count ->
    [one] { $count } наёмника
   *[many] { $count } наёмников
}: { $province }
event-recovers = { $you ->
    [1] вы возвращаете
   *[0] { $name } возвращает
} на руку «{ $card }»
event-looks = { $name }: улучшение на выбор — «{ $card }»
event-looks-hidden = { $name } смотрит { $count ->
    [one] { $count } улучшение
    [few] { $count } улучшения
   *[many] { $count } улучшений
} из закрытой колоды
event-keeps = { $you ->
    [1] вы берёте
   *[0] { $name } берёт
} на руку «{ $card }»
event-keeps-hidden = { $name } берёт одно из них на руку
event-token = { $you ->
    [1] вы получаете
   *[0] { $name } получает
} { $value } ПО: «{ $card }»{ $pool ->
    [1] {" "}(Летописец)
   *[0] {""}
}
event-shuffles = { $name }: сброс перетасован и стал новой колодой
event-draws = { $you ->
    [1] вам приходит
   *[0] { $name }: приходит
} «{ $card }»
event-draws-cards = { $you ->
    [1] вы берёте
   *[0] { $name } берёт
} { n-cards-acc }
event-hero = { $name }: Герой решает ничью — { $province }
event-war-ends = война окончена: { $province }. Победа: { $winner }
event-goes-home = { $name }: армии возвращаются в Запас ({ $count }) — { $province }
event-lies-waste = { $held ->
    [1] провинция { $province } становится нейтральной: у победителя нет посёлка. Прежний хозяин: { $owner }
   *[0] провинция { $province } остаётся нейтральной: у победителя нет посёлка
}
event-conquers = { $you ->
    [1] вы занимаете
   *[0] { $name } занимает
} провинцию { $province } (+3 ПО). Прежний хозяин: { $owner }{ $piece ->
    [2] , город потерян
    [3] , цитадель потеряна
   *[other] {""}
}
event-hands-over = карта «{ $province }» переходит { $place ->
    [1] с руки ({ $owner })
    [2] из колоды ({ $owner })
    [3] из сброса ({ $owner })
    [4] из Резерва ({ $owner })
   *[5] из колоды провинций
} { $taken ->
    [1] в сброс ({ $winner })
   *[0] в колоду провинций
}
event-ends = { $limit ->
    [1] игра окончена: сыграны все раунды
   *[0] игра окончена: { $name } завершает её
}

## Итог
score-provinces = провинции
score-tokens = жетоны
score-floor = до двенадцати
ending-ended = победитель завершил игру
ending-limit = сыграны все раунды

option-two-player-provinces = Карты провинций при игре вдвоём
option-two-player-provinces-text = В разных местах правил названы разные числа: 9 и 11.
option-starting-cards = Стартовые карты
option-starting-cards-text = Пять: армия дважды, строительство, рынок, корабль. Четыре: каждая по одному разу.
option-road-stone = Камень за дорогу
option-road-stone-text = Сколько камня стоит дорога до надбавки за холмы.
option-province-choice = Выбор провинций
option-province-choice-text = Необязательное правило для троих и четверых: провинций сдают больше, от двух каждый отказывается.
option-province-choice-off = нет
option-province-choice-literal = отказ от двух, как в правилах
option-province-choice-balanced = отказ от двух, уравновешенно
option-withdraw-from-neutral = Удаление армий из нейтральных провинций
option-withdraw-from-neutral-text = Можно ли увести свои армии из нейтральной провинции, в которую вы вторглись.
option-scribe-marker = Отметка Летописца на «Хозяине морей»
option-scribe-marker-text = Чем Летописец отмечает эту карту; город, которым она отмечена, уже не построить.
option-scribe-marker-city = город
option-scribe-marker-town = посёлок
option-turn-limit = Предел раундов (0 — без предела)
option-turn-limit-text = После стольких раундов игра заканчивается, даже если никто её не завершил.

## Стол
scene-map = Поле
scene-wars = Войны
scene-no-war = Войн нет
scene-no-war-hint = Вторжение начинает войну, а закончить её можно не раньше следующего хода.
scene-vp = Карты ПО
scene-vp-note = пусты: { $empty } из { $of }
scene-improvements = Улучшения
scene-deeds = Действия
scene-desk = Рука и Резерв
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
scene-leader = { $name } может завершить игру!
scene-leads-you = вы можете завершить игру
scene-paid = Осталось: { $need }

war-head = Война: { $province }
war-more = ещё войн: { $count }
war-strength = { $name } — { $count }
war-lead = Ваш перевес: { $count }.
war-behind = До победы не хватает силы: { $count }.
war-even = Силы равны: перевес даст ещё одна единица силы.
war-watch = { $name }: перевес { $count }.

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
node-in-hand = на руке: { $card }
node-in-reserve = в Резерве: { $card }
node-on-table = на столе: { $card }
node-offered = на выбор: { $card }
node-improvement = { $card } ({ $kind }), 1 золото
node-slot = свободные места в Резерве: { $count }
node-deck = карты в колоде: { $count }
node-discard = сброс: { $cards }
node-vp = { $card }: { $left ->
    [0] жетонов нет
    [one] остался { $left } жетон
    [few] осталось { $left } жетона
   *[many] осталось { $left } жетонов
}
node-deed = { $deed }

chip-provinces = провинции
chip-armies = армии в Запасе
chip-pool-armies = армии в пуле: их надо купить
chip-ships = корабли в Запасе
chip-pool-ships = корабли в пуле: их надо купить
chip-towns = посёлки в Запасе
chip-cities = города на карте Резерва
chip-hand = карты на руке
chip-deck = карты в колоде
chip-discard = карты в сбросе
chip-tokens = ПО за жетоны
chip-reserve = в Резерве: { $card }

gauge-round = Раунд
gauge-action = Действия
gauge-empty = Пустые карты ПО
part-setup = Подготовка
part-first = Действие
part-second = Действие
part-end = Конец хода

waiting-turn = { $name } ходит
waiting-secret = Остальные тайно выбирают

hint-give-up = Выберите две свои провинции в любом порядке.
hint-choose-citadel = Цитадель защищает как замок (+2) и даёт ещё одно место в Резерве. Захватив её, соперник возьмёт жетон ПО.
hint-take-action = Выберите действие или сыграйте карту с текстом.
hint-take-action-fresh = Закончить войну или завершить игру можно только сейчас, первым действием хода.
hint-take-action-done = Действий больше нет. Можно совершить бесплатное действие или закончить ход и добрать карты.
hint-leader = { $name } сможет завершить игру и победить в начале своего хода.
hint-leader-you = Вы можете завершить игру прямо сейчас и победить!
hint-pay = Плата: { $what }. Порядок карт любой.
hint-invades = Вторжение: { $province }. Оборона: { $strength }. Армии, на которые хватит ваших карт: { $most }.
hint-carry = За каждое море нужна одна карта «Корабль».
hint-armies = Сколько символов армии, столько армий. Карты можно выкладывать в любом порядке.
hint-ships = Корабли прибавляют силу во всех ваших войнах у этого моря.
hint-invade-from = Карта провинции уйдёт в сброс. Откроются цели рядом с ней, а с «Кораблём» и за морем.
hint-invade-where = На цели показана цена: еда и «Корабли». Щит — сила обороны.
hint-place-where = В своей провинции без платы, там, куда вы вторглись, за 1 еду.
hint-remove-where = Удалить армии можно только оттуда, где игроки не воюют друг с другом.
hint-remove-how-many = Вместе с последней армией уйдут и наёмники.
hint-ships-where = Море должно касаться вашей провинции.
hint-remove-ships-where = Корабли вернутся в Запас.
hint-remove-ships = Корабли вернутся в Запас.
hint-end-war = Победит сильнейшая сторона. Все армии после войны возвращаются в Запас.
hint-buy = Армия стоит 1 золото, корабль 2.
hint-acquire = Карта ляжет в сброс и придёт к вам, когда он станет колодой.
hint-put-in-reserve = Карты в Резерве лежат открыто и играются как с руки; некоторые действуют, пока лежат там. Склад кладите, пока есть место.
hint-discard-cards = Любые карты в любом порядке. Новые вы возьмёте в конце хода.
hint-remove-cards = Удалённую карту можно приобрести снова за 1 золото. Провинция остаётся вашей.
hint-build = Отмечены места, на которые хватает карт. Числа — камень.
hint-build-with = Подойдёт карта этой провинции, карта провинции, связанной с ней дорогой, или Генерал.
hint-extra = Один жетон за 1 золото.
hint-march = Армии перемещаются только по дорогам между вашими провинциями.
hint-march-number = Наёмники по дорогам не перемещаются.
hint-alchemist = Жетон на 1 ПО дороже берётся из неиспользованных.
hint-diplomat = Все армии вернутся в Запас, провинция останется у обороняющегося.
hint-counsel = За карты с руки вы возьмёте столько же, за карты из Резерва нет.
hint-marauders = Армия вернётся в Запас своего владельца.
hint-mercenaries = Нужна хотя бы одна ваша армия. Каждый наёмник прибавляет 1 к силе.
hint-mystic = Карта вернётся на руку, когда вы заплатите 1 золото.
hint-philosopher = Остальные вернутся в закрытую колоду.

choice-choose = Выбрать
choice-play = Сыграть
choice-store = Положить в Резерв
choice-pay = Выложить: { $gives }
choice-target = { $route ->
    [0] Вторгнуться по суше
    [1] Вторгнуться по морю
   *[2] Вторгнуться через Портал
}
choice-raid = Вернуть армию в Запас
choice-hire = Поставить { $count ->
    [one] { $count } наёмника
   *[other] { $count } наёмников
}
choice-war = Закончить войну
choice-truce = Остановить войну
choice-city = Строить город
choice-castle = Строить замок
choice-road = Строить дорогу
choice-citadel = Поставить цитадель
choice-end-game = Завершить игру
choice-done-armies = Разместить { n-armies-acc }
choice-done-ships = Разместить { n-ships-acc }
choice-counsel = { $count ->
    [0] Ничего не брать
   *[other] Взять { n-cards-acc }
}

delta-points = { $you ->
    [1] вы
   *[0] { $name }
}: { $gain ->
    [1] +{ $count }
   *[0] −{ $count }
} ПО
delta-province = { $gain ->
    [1] { $you ->
        [1] вы получаете
       *[0] { $name } получает
    }
   *[0] { $you ->
        [1] вы теряете
       *[0] { $name } теряет
    }
} провинцию { $province }{ $piece ->
    [2] {" "}и город в ней
    [3] {" "}и цитадель в ней
   *[other] {""}
}
delta-card = карта «{ $card }» уйдёт в сброс
delta-slot = +1 место в Резерве
delta-strength = сила { $before } → { $after }
preview-sides = Станет: { $sides }
preview-war = Силы: { $sides }
preview-invade = Оборона: { $strength }. Армии, на которые хватит ваших карт: { $most }.
preview-over = Итог игры: { $points }

about-kind-province = провинция
about-kind-sea = море
about-kind-vp = карта ПО
about-kind-deed = действие
about-kind-piece = на столе
about-province = Символ карты: { $symbol }. Сила нейтральных войск: { $strength }.{ $rugged ->
    [1] {" "}Холмистая: обороняющийся игрок получает +1.
   *[0] {""}
}{ $seas ->
    [none] {""}
   *[other] {" "}Берега: { $seas }.
} Рядом: { $near }.
about-sea = Берега: { $coast }.
about-army = Армии
    .text = Каждая армия прибавляет 1 к силе. После войны армии возвращаются в Запас, никто их не теряет.
about-ships = Корабли
    .text = Прибавляют силу во всех войнах владельца у берегов этого моря и остаются после войны.
about-war = Война
    .text = Сила: армии, наёмники, корабли в соседних морях, замок или цитадель +2, холмистая местность +1 обороне, карты Резерва. Силы разных игроков не складываются. Закончить войну может её участник первым действием своего хода.
about-road = Дорога
    .text = Служит тому, кто владеет обеими провинциями: карта одной заменяет карту другой, армии перемещаются по ней бесплатно.
about-border = Граница
    .text = Через холмы вторжение и дорога дороже на 1, через горы пути нет.
about-slot = Место в Резерве
    .text = Мест два и ещё по одному за каждый ваш город и цитадель на поле.
about-deck = Колода
    .text = В конце хода вы добираете до пяти карт. Когда колода кончается, сброс становится новой.
about-discard = Сброс
    .text = Сыгранные и приобретённые карты ждут здесь, пока колода не кончится.
about-provinces = Провинции
    .text = Каждая приносит 3 ПО. Меньше 12 ПО не бывает.
about-supply = Запас
    .text = Отсюда армии и корабли размещают на поле. За золото Запас пополняют из пула.
about-tokens = Жетоны ПО
    .text = Взятый жетон остаётся навсегда. Когда четыре карты ПО пусты, лидер может завершить игру.

## Терминал

board-wars = Войны
board-vp = Карты ПО (пусты: { $empty } из { $of })
board-shop = Улучшения
board-mine = Мои карты
board-line = { $vp } ПО · провинции { $provinces } · Запас: армии { $armies }, корабли { $ships } · рука { $hand } · колода { $deck } · сброс { $discard }
board-reserve = Резерв { $count }/{ $of }: { $cards }
board-hand = рука: { $cards }
board-laid = на столе: { $cards }
board-none = нет
