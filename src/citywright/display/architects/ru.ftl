title = Архитекторы Западного королевства
title-short = Архитекторы

## Товары

good-clay = глина
    .acc = глину
good-wood = древесина
    .acc = древесину
good-stone = камень
good-gold = золото
good-marble = мрамор
good-silver = серебро
good-virtue = добродетель
good-card = карта сооружения
good-debt = долг
good-paid = оплаченный долг
good-tax = налог

skill-carpenter = плотник
skill-tiler = плиточник
skill-mason = каменщик

## Места

place-quarry = карьер
place-forest = лес
place-mines = шахты
place-silversmith = чеканщик
place-storehouse = королевский склад
    .short = склад
place-workshop = мастерская
place-town-centre = городская площадь
    .short = площадь
place-tax-stand = казна
place-guardhouse = пост часового
    .short = пост
place-black-market-a = чёрный рынок, левое место
    .short = малый товар
place-black-market-b = чёрный рынок, среднее место
    .short = наём или чертёж
place-black-market-c = чёрный рынок, правое место
    .short = крупный товар
place-black-market = чёрный рынок
    .short = рынок
place-guildhall = гильдия
place-prison = темница
place-cathedral = собор

## Что спрашивают

prompt-choose-board = Какой планшет вы берёте?
prompt-draft-pick = { $number ->
    [0] Раздача: какую из четырёх карт вы оставите?
    [1] Раздача: какую из трёх карт вы оставите?
   *[2] Раздача: какую из двух карт вы оставите?
}
prompt-solo-draft = Три карты остаются у вас. Какую положить под колоду?
prompt-place-worker = Куда поставить рабочего?
prompt-take-back = Свободных рабочих нет. Откуда вернуть одного?
prompt-dig = { $workers ->
    [one] В шахтах { $workers } ваш рабочий. Что добыть?
    [few] В шахтах { $workers } ваших рабочих. Что добыть?
   *[many] В шахтах { $workers } ваших рабочих. Что добыть?
}
prompt-trade = { $left ->
    [one] Склад: остался { $left } обмен. Что на что?
    [few] Склад: осталось { $left } обмена. Что на что?
   *[many] Склад: осталось { $left } обменов. Что на что?
}
prompt-workshop = { $workers ->
    [one] В мастерской { $workers } ваш рабочий. Нанять помощника или взять карты?
    [few] В мастерской { $workers } ваших рабочих. Нанять помощника или взять карты?
   *[many] В мастерской { $workers } ваших рабочих. Нанять помощника или взять карты?
}
prompt-make-room = Помощников слишком много. Кого отпустить?
prompt-hire-any = { $free ->
    [1] Таверна: кого нанять бесплатно?
   *[0] Нанять любого помощника или посмотреть пять карт?
}
prompt-keep-one = Какую карту вы оставите?
prompt-capture = { $free ->
    [1] Бесплатный арест
   *[0] { $made ->
        [0] Арест за налог
       *[other] Ещё один арест за серебро
    }
}: чьих рабочих и где схватить? { $left ->
    [one] Остался { $left }.
    [few] Осталось { $left }.
   *[many] Осталось { $left }.
}
prompt-guard = { $left ->
    [one] Пост часового: осталось { $left } действие.
    [few] Пост часового: осталось { $left } действия.
   *[many] Пост часового: осталось { $left } действий.
}
prompt-guildhall = Что строим: сооружение или собор?
prompt-spare = Что сберечь при постройке? Строим { $card }.
prompt-mix = Чем заплатить за шаг в соборе?
prompt-discard-for = Какую карту отдать за шаг в соборе?
prompt-choose-gain = Что взять? Построено: { $card }.
prompt-barracks = Казармы: арест, освобождение или ничего?
prompt-church = Церковь: убрать один долг?
prompt-hideout = Убежище: вернуть всех своих из темницы?
prompt-library = Какую карту сбросить ради золота? Построено: { $card }.
prompt-crane = Кран: поставить в гильдию ещё одного рабочего?
prompt-graveyard = Кладбище: кого из помощников отпустить?
prompt-surplus = { $left ->
    [one] Добродетель выше некуда: { $left } лишнее очко может списать долг.
    [few] Добродетель выше некуда: { $left } лишних очка могут списать долги.
   *[many] Добродетель выше некуда: { $left } лишних очков могут списать долги.
}
prompt-pay-instead = { $left ->
    [one] Заплатить серебром вместо долга? Долгов впереди: { $left }.
   *[other] Заплатить серебром вместо долга? Долгов впереди: { $left }.
}
prompt-free-prisoners = { $most ->
    [one] Рынок обновился: вернёте { $most } своего рабочего из темницы?
   *[many] Рынок обновился: скольких своих вернуть из темницы? Не больше { $most }.
}
prompt-squire-virtue = Оруженосец предлагает добродетель. Взять?
prompt-discard-down = На руке слишком много карт. Какую положить под колоду?
prompt-end-turn = Ход сыгран.
prompt-order-effects = Чьё свойство сработает раньше?

## Что произошло

event-boards = { $you ->
    [1] вы берёте
   *[0] { $name } берёт
} планшет: { $board }
event-dealt = { $you ->
    [1] вам сданы
   *[0] { $name } получает
} карты: { $cards }
event-sealed = { $you ->
    [1] вы выбрали
   *[0] { $name } делает выбор
}
event-drafts = { $you ->
    [1] вы оставляете
   *[0] { $name } оставляет
} себе { $card }
event-drafted = { $number ->
    [0] карты переданы налево
    [1] карты снова переданы налево
   *[2] раздача окончена
}
event-turn = ход { $turn }: { $you ->
    [1] вы
   *[0] { $name }
}
event-places = { $you ->
    [1] вы ставите
   *[0] { $name } ставит
} рабочего: { $place }
event-recalls = { $you ->
    [1] вы возвращаете
   *[0] { $name } возвращает
} рабочего: { $place }
event-rescues = { $you ->
    [1] вы возвращаете
   *[0] { $name } возвращает
} своего рабочего, которого держал другой: { $owner }
event-passes = { $you ->
    [1] вам
   *[0] { $name }:
} нечего возвращать, ход пропущен
event-gains = { $you ->
    [1] вы получаете
   *[0] { $name } получает
} { $good ->
    [0] { $n ->
        [one] { $n } глину
       *[other] { $n } глины
    }
    [1] { $n ->
        [one] { $n } древесину
       *[other] { $n } древесины
    }
    [2] { $n ->
        [one] { $n } камень
        [few] { $n } камня
       *[other] { $n } камней
    }
    [3] { $n ->
        [one] { $n } золото
       *[other] { $n } золота
    }
    [4] { $n ->
        [one] { $n } мрамор
       *[other] { $n } мрамора
    }
   *[5] { $n ->
        [one] { $n } серебро
       *[other] { $n } серебра
    }
}
event-pays = { $you ->
    [1] вы платите
   *[0] { $name } платит
} { $good ->
    [0] { $n ->
        [one] { $n } глину
       *[other] { $n } глины
    }
    [1] { $n ->
        [one] { $n } древесину
       *[other] { $n } древесины
    }
    [2] { $n ->
        [one] { $n } камень
        [few] { $n } камня
       *[other] { $n } камней
    }
    [3] { $n ->
        [one] { $n } золото
       *[other] { $n } золота
    }
    [4] { $n ->
        [one] { $n } мрамор
       *[other] { $n } мрамора
    }
   *[5] { $n ->
        [one] { $n } серебро
       *[other] { $n } серебра
    }
}
event-taxed = { $you ->
    [1] вы платите
   *[0] { $name } платит
} серебром: { $silver } в запас, { $tax } в казну
event-digs = { $what ->
    [0] в шахтах нашлась глина
   *[1] в шахтах нашлось золото
}: { $you ->
    [1] ваша добыча
   *[0] { $name }
}
event-trades = { $you ->
    [1] вы меняете
   *[0] { $name } меняет
}: { $trade }
event-skips = { $you ->
    [1] вы пропускаете
   *[0] { $name } пропускает
} в { $row ->
    [1] верхнем
   *[2] нижнем
} ряду карт: { $count } (по монете на каждую)
event-hires = { $you ->
    [1] вы нанимаете
   *[0] { $name } нанимает
} { $apprentice }{ $coins ->
    [0] {""}
   *[other] {" "}и забирает с карты серебро: { $coins }
}
event-appears = в { $row ->
    [1] верхнем
   *[2] нижнем
} ряду появляется { $apprentice }
event-dismisses = { $you ->
    [1] вы отпускаете
   *[0] { $name } отпускает
} { $apprentice }
event-draws = { $you ->
    [1] вы берёте
   *[0] { $name } берёт
} карты: { $cards }
event-draws-some = { $you ->
    [1] вы берёте
   *[0] { $name } берёт
} { $n ->
    [one] { $n } карту сооружения
    [few] { $n } карты сооружений
   *[many] { $n } карт сооружений
}
event-looks = { $you ->
    [1] вы смотрите
   *[0] { $name } смотрит
} карты: { $cards }
event-looks-at = { $you ->
    [1] вы смотрите
   *[0] { $name } смотрит
} { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} сооружений
event-keeps = { $you ->
    [1] вы оставляете
   *[0] { $name } оставляет
} { $card }
event-keeps-one = { $you ->
    [1] вы оставляете
   *[0] { $name } оставляет
} одну карту, остальные уходят под колоду
event-buries = { $you ->
    [1] вы кладёте
   *[0] { $name } кладёт
} под колоду { $card }
event-buries-one = { $you ->
    [1] вы кладёте
   *[0] { $name } кладёт
} карту под колоду
event-captures = { $you ->
    [1] вы хватаете
   *[0] { $name } хватает
} рабочих: { $n } ({ $place }, чьи — { $owner })
event-robs = { $you ->
    [1] вы забираете
   *[0] { $name } забирает
} из казны всё серебро: { $silver }
event-deals = { $you ->
    [1] ваше дело
   *[0] { $name }: дело
} на чёрном рынке, { $space ->
    [0] малый товар
    [1] наём или чертёж
   *[2] крупный товар
}
event-imprisoned = в темницу { $n ->
    [one] уходит { $n } рабочий
    [few] уходят { $n } рабочих
   *[many] уходят { $n } рабочих
}: { $you ->
    [1] ваш
   *[0] чей — { $name }
}
event-jails = { $you ->
    [1] вы сдаёте
   *[0] { $name } сдаёт
} в темницу арестованных: { $n }
event-releases = { $you ->
    [1] ваши рабочие выходят
   *[0] { $name }: рабочие выходят
} из темницы: { $n }
event-ransoms = { $you ->
    [1] вы выкупаете
   *[0] { $name } выкупает
} своих { $how ->
    [0] серебром
   *[1] в долг
}
event-freed = { $you ->
    [1] ваши рабочие возвращаются
   *[0] { $name }: рабочие возвращаются
} с чужих планшетов: { $n }
event-redeems = { $you ->
    [1] вы выплачиваете
   *[0] { $name } выплачивает
} долг
event-constructs = { $you ->
    [1] вы строите
   *[0] { $name } строит
} { $card }
event-rises = { $you ->
    [1] вы поднимаетесь
   *[0] { $name } поднимается
} в соборе на ступень { $level }
event-rewarded = { $you ->
    [1] ваша награда
   *[0] { $name }: награда
}: { $reward }
event-virtue = { $you ->
    [1] ваша добродетель
   *[0] { $name }: добродетель
} { $by } (теперь { $now })
event-debts = { $you ->
    [1] вы берёте
   *[0] { $name } берёт
} долги: { $n }
event-forgiven = { $you ->
    [1] вам списаны
   *[0] { $name }: списаны
} долги: { $n }
event-bribes = { $you ->
    [1] вы платите
   *[0] { $name } платит
} серебром вместо долга
event-resets = чёрный рынок обновляется ({ $you ->
    [1] из-за вас
   *[0] { $name }
})
event-offers = новый товар на рынке: малый — { $small }; крупный — { $large }
event-helps = { $apprentice } помогает: { $you ->
    [1] вам
   *[0] { $name }
}
event-last-round = { $you ->
    [1] вы занимаете
   *[0] { $name } занимает
} последнее место в гильдии: у каждого остаётся один ход
event-end-effect = { $card }: { $you ->
    [1] ваша добродетель
   *[0] { $name }, добродетель
} { $by }, теперь { $virtue }, долгов { $debts }
event-finished = партия окончена. { $count ->
    [one] Победа: { $winners }
   *[many] Победа общая: { $winners }
}

## Соперник по порядку

event-rival-scheme = { $you ->
    [1] ваш замысел
   *[0] { $name } открывает замысел
}: { $scheme }{ $haste ->
    [0] {""}
   *[1] {" "}(спешка: молоток на каждой карте)
}
event-rival-alarm = { $you ->
    [1] тревога
   *[0] { $name } поднимает тревогу
}: слишком большая толпа
event-rival-recalls = { $you ->
    [1] вы созываете
   *[0] { $name } созывает
} всех своих рабочих домой
event-rival-acts = { $you ->
    [1] ваше действие
   *[0] { $name } выбирает действие
}: { $action }
event-rival-misses = { $you ->
    [1] вам
   *[0] { $name }: молоток есть, а
} строить нечего; взамен { $good }{ $marble ->
    [0] {""}
   *[1] {" "}и мрамор
}
event-rival-plans = в планах соперника новая карта: { $card }
event-rival-discards = { $you ->
    [1] вы отдаёте
   *[0] { $name } отдаёт
} за собор карту плана: { $card }
event-rival-trades = { $you ->
    [1] вы меняете
   *[0] { $name } меняет
} на складе: { $rule ->
    [1] три единицы дерева и камня на мрамор
   *[other] две единицы товара на добродетель
}

## Что можно сделать

verb-board = { $board }: { $text }
verb-pick = { $card }: { $recipe }
verb-place = { $place } ({ $yields })
verb-recall = { $place }
verb-rescue = забрать у игрока: { $owner }
verb-dig = { $what ->
    [0] глина
   *[1] золото
}: { $n }
verb-trade = { $trade }
verb-hire = { $apprentice }: { $power } (серебро: { $price })
verb-study = { $count ->
    [one] взять { $count } карту сооружения
    [few] взять { $count } карты сооружений
   *[many] взять { $count } карт сооружений
}
verb-dismiss = отпустить { $apprentice }
verb-keep = { $card }: { $recipe }
verb-capture = { $place }: { $owner } ({ $n })
verb-jail = сдать арестованных в темницу (по серебру за каждого: { $n })
verb-release = вернуть своих из темницы ({ $n })
verb-ransom = { $how ->
    [0] выкупить своих серебром ({ $price })
    [1] выкупить своих в долг (−1 добродетель)
   *[2] вернуть своих бесплатно
}
verb-redeem = выплатить долг (серебро: { $price })
verb-construct = { $card }: { $recipe }
verb-advance = шаг в соборе на ступень { $level }
verb-mix = древесина: { $wood }, камень: { $stone }
verb-spare = { $good ->
    [0] сберечь древесину
   *[1] сберечь камень
}
verb-discard = { $card }
verb-gain = { $good }: { $n }
verb-use = { $count ->
    [0] никого
   *[other] { $count }
}
verb-use-virtue = { $count ->
    [0] не брать
   *[1] взять добродетель
}
verb-forgive = списать долг
verb-bribe = заплатить серебром
verb-order = { $card }
verb-stop = { $step ->
    [Crane] не ставить
    [Church] не убирать
    [Surplus] не списывать
    [PayInstead] взять долг
   *[other] хватит
}
verb-end = закончить ход

arg-board = планшет
arg-card = карта сооружения
arg-place = место
arg-owner = чей
arg-what = что добыть
arg-trade = обмен
arg-row = ряд
arg-column = столбец
arg-apprentice = помощник
arg-how = как
arg-wood = сколько древесины
arg-good = товар
arg-count = сколько

## Обмены и рецепты

trade-line = { $pay } → { $gain }
goods-amount = { $good } ×{ $n }
goods-plus = { $one } + { $other }
recipe-building = { $cost }; очки { $points }; { $effect }
recipe-skills = { $cost }; нужны: { $skills }; очки { $points }; { $effect }

## Счёт и конец

score-buildings = сооружения
score-bonuses = свойства сооружений
score-cathedral = собор
score-virtue = добродетель
score-debts = неоплаченные долги
score-gold-marble = золото и мрамор
score-silver = серебро
score-prison = рабочие в темнице
score-apprentices = помощники соперника
ending-guildhall = гильдия заполнена

## Варианты

option-boards = Планшеты
option-boards-standard = обычные
option-boards-chosen = особые, на выбор
option-boards-random = особые, по жребию
option-rival = Соперник
option-rival-constantine = Константин
option-rival-helena = Елена (сильнее)
option-third = Третий соперник
option-third-none = нет
option-third-constantine = Константин
option-third-helena = Елена (сильнее)
option-promo = Дополнительные карты

## Стол в терминале

table-town = город
table-hall = гильдия { $on } из { $of } · колода { $deck } · наград { $rewards }
table-tax = казна { $silver }
table-workshop = мастерская
table-market = чёрный рынок
table-market-taken = занято
table-market-hire = наём или 5 карт на выбор
table-player = добродетель { $virtue } · собор { $level } · рабочих { $idle } · на руке { $hand }
table-prison = в темнице { $count }
table-captives = держит { $captives }
table-debts = долгов { $debts } (оплачено { $paid })
table-built = построено: { $cards }
table-crew = помощники: { $crew }
table-hand = на руке: { $cards }
table-packet = раздача: { $cards }
table-looking = карты на выбор: { $cards }
table-plan = планы: { $cards }
table-scheme = замысел: { $scheme }
table-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
scheme-line = { $hammer ->
    [1] молоток, потом {""}
   *[0] {""}
}{ $primary }, иначе { $fallback }

## Что принесёт следующий рабочий

yields-goods = { $goods }
yields-trades = { $count ->
    [one] { $count } обмен
    [few] { $count } обмена
   *[many] { $count } обменов
}
yields-workshop = { $count ->
    [one] { $count } карта или наём
    [few] { $count } карты или наём
   *[many] { $count } карт или наём
}
yields-captures = { $count ->
    [one] { $count } арест
    [few] { $count } ареста
   *[many] { $count } арестов
}
yields-duties = { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}
yields-tax = { $silver }, добродетель −{ $virtue }
yields-market = { $goods } за { $silver } серебра и { $virtue } добродетели
yields-market-hire = наём любого или карта за { $silver } серебра и { $virtue } добродетели
yields-build = { $count ->
    [one] можно построить { $count } карту
    [few] можно построить { $count } карты
   *[many] можно построить { $count } карт
}
yields-build-or-rise = { $count ->
    [one] { $count } карта или шаг в соборе
    [few] { $count } карты или шаг в соборе
   *[many] { $count } карт или шаг в соборе
}
yields-either = { $one } или { $other }

## Страница: куски стола

scene-town = Город
scene-hire = Наём
scene-built = Стройки
scene-hand = Карты
scene-tray = Выбор

sign-guildhall = Гильдия · { $on } из { $of }
sign-market = { $free ->
    [1] Чёрный рынок · третий обновит
   *[other] Чёрный рынок
}
closed-empty = Пусто
closed-silver = Мало серебра
closed-taken = Занято
closed-virtue = Честным нельзя
closed-build = Строить нечего

card-now = Сразу
card-end = В конце
card-can = ✓ доступно
card-lacks = нет

duty-0 = В темницу
duty-1 = Из темницы
duty-2 = Выкуп
duty-3 = Выкуп в долг
duty-4 = Выплатить долг

node-place = { $place }: рабочих станет { $n }, это принесёт: { $yields }
node-crowded = { $place }; { $name } — { $n }
node-crowd = { $place }: { $name }, рабочих { $n }
node-cathedral = собор: вы на ступени { $level }
node-level = { $name }: собор, ступень { $level }
node-guildhall = гильдия: занято { $on } из { $of }
node-rewards = награды за собор: осталось { $left }
node-cell = темница: { $name }, рабочих { $n }
node-track = шкала добродетели
node-virtue = { $name }: добродетель { $virtue }
node-rack = помощники для найма
node-rack-empty = здесь никого нет
node-apprentice = { $name }: { $power }{ $coins ->
    [0] {""}
   *[other] {" "}На карте серебро: { $coins }.
}
node-building = { $card }: { $recipe }
node-board = { $board }: { $text }

chip-idle = свободные рабочие
chip-captives = арестованные: { $name }
rival-scheme = Замысел: { $scheme }{ $haste ->
    [0] {""}
   *[1] . Спешка: молоток на каждой карте
}
rival-waits = Замысел ещё не открыт.

gauge-deck = Колода
gauge-last = Ходов до конца
part-place = место
part-act = выбор
part-end = конец хода
waiting-on = { $name } думает…
waiting-draft = Остальные выбирают карты…

choice-place = Поставить: { $place }
choice-pick = Оставить: { $what }
choice-keep = Оставить: { $what }
choice-construct = Построить: { $what }
choice-hire = Нанять: { $what }
choice-capture = Арестовать: { $owner } ({ $n })
choice-advance = Строить собор
choice-board = Взять: { $what }
choice-discard = Отдать: { $what }

delta-n = { $n }
delta-points = { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
   *[many] +{ $points } очков
}
delta-caught = { $n ->
    [one] схвачен { $n } рабочий
    [few] схвачено { $n } рабочих
   *[many] схвачено { $n } рабочих
}
delta-home = { $n ->
    [one] { $n } рабочий домой
    [few] { $n } рабочих домой
   *[many] { $n } рабочих домой
}
delta-jailed = { $n ->
    [one] { $n } рабочий в темницу
    [few] { $n } рабочих в темницу
   *[many] { $n } рабочих в темницу
}
delta-reward = и награда
delta-reset = рынок обновится

log-gains = { $name } получает { $n } { $good }
log-pays = { $name } платит { $n } { $good }
log-virtue = { $name }: { $good } { $by }, теперь { $now }

## Подсказки

hint-choose-board = Планшет даёт особое свойство и свой стартовый запас. Самый добродетельный начинает.
hint-draft-pick = Остальные карты уйдут соседу слева. Внизу карты — чего не хватает для постройки сейчас.
hint-solo-draft = Оставьте то, что сможете построить первым.
hint-place-worker = Знаки на местах показывают, что принесёт следующий рабочий: чем больше ваших там стоит, тем больше.
hint-take-back = Ход уйдёт на то, чтобы вернуть одного рабочего домой.
hint-dig = Либо глина, либо золото: всё сразу не унести.
hint-trade = Обмены идут один за другим, их можно повторять.
hint-workshop = Ваши рабочие дотягиваются до стольких столбцов слева; каждый следующий стоит ещё монету.
hint-make-room = Отпущенный уйдёт под колоду, его добродетель останется с вами.
hint-hire-any = Здесь доступен любой из открытых помощников.
hint-keep-one = Остальные уйдут под колоду.
hint-capture = Схватить можно всех рабочих одного цвета в одном месте. Свои возвращаются домой.
hint-guard = На каждого своего рабочего здесь — одно действие; бледные сейчас невозможны.
hint-guildhall = Рабочий останется в гильдии до конца партии.
hint-spare = Лотарь платит на единицу меньше.
hint-mix = Дерево и камень годятся в любой смеси.
hint-discard-for = Карта уйдёт под колоду; взамен — ступень и награда.
hint-choose-gain = Выберите одно из двух.
hint-barracks = Нажмите на толпу, которую хотите схватить.
hint-church = Убранный долг не считается выплаченным.
hint-hideout = Все ваши рабочие вернутся на планшет.
hint-library = Можно и ничего не сбрасывать.
hint-crane = Второй рабочий строит сразу же.
hint-graveyard = Помощник уйдёт под колоду.
hint-surplus = Списанный долг уходит без всякой награды.
hint-pay-instead = Неоплаченный долг в конце отнимает два очка.
hint-free-prisoners = Трое и больше в темнице стоят добродетели, а больше всех — ещё и долга.
hint-squire-virtue = Помните: выше девяти чёрный рынок закрыт.
hint-discard-down = В конце хода на руке не больше шести карт.
hint-end-turn = Посмотрите, всё ли сделано: до конца хода можно вернуться назад.
hint-order-effects = Порядок меняет итог: шкала добродетели не бесконечна.
hint-last-turn = Это ваш последний ход: гильдия заполнена.
hint-helpers = помогает: { $names }

## Что это

about-kind-place = место
about-kind-apprentice = помощник
about-kind-building = { $points ->
    [one] сооружение, { $points } очко
    [few] сооружение, { $points } очка
   *[many] сооружение, { $points } очков
}
about-kind-board = особый планшет
about-building = { $effect } Нужны навыки: { $skills }.
about-quarry = По камню за каждого вашего рабочего здесь, считая нового.
about-forest = По древесине за каждого вашего рабочего здесь, считая нового.
about-mines = Глина: на одну больше, чем ваших рабочих. Или золото: по одному за каждую пару.
about-silversmith = Серебро: на одно больше, чем ваших рабочих здесь.
about-storehouse = За каждого рабочего один обмен: два товара на добродетель или три дерева и камня на мрамор.
about-workshop = Наймите помощника или возьмите карты сооружений. Чем больше ваших рабочих, тем дальше столбцы и больше карт.
about-town-centre = Арестуйте чужих рабочих: всех одного цвета в одном месте. Первый арест за налог, дальше за серебро.
about-tax-stand = Заберите всё серебро из казны ценой добродетели.
about-guardhouse = Сдайте арестованных в темницу, верните своих, выплатите долг: по действию за рабочего.
about-black-market-a = Дешёвый набор товаров за серебро и добродетель.
about-black-market-b = Любой помощник из мастерской или лучшая из пяти карт за серебро и добродетель.
about-black-market-c = Большой набор товаров за серебро и добродетель.
about-guildhall = Постройте сооружение с руки или ступень собора. Когда места кончатся, у каждого останется ход.
about-prison = Сюда попадают сданные и попавшиеся на рынке. При обновлении рынка трое и больше стоят добродетели.
thing-cathedral = собор
about-cathedral = Каждая ступень стоит товаров и карты с руки, приносит очки и награду. Места на ступенях ограничены, и низкая добродетель сюда не пускает.
thing-virtue = добродетель
about-virtue = Выше верхней черты закрыт чёрный рынок, ниже нижней — собор. Внизу не платят налогов, в конце высота даёт или отнимает очки.
thing-rewards = награды
about-rewards = Каждый шаг в соборе открывает награду: добродетель и немного товара.
thing-rack = мастерская
about-rack = Открытые помощники. Над столбцом — цена для вашего следующего рабочего; серебро с карты достаётся тому, кто наймёт.
thing-workers = рабочие
about-workers = Двадцать на игрока. Кончились свободные — ход уходит на возвращение одного.
thing-captives = арестованные
about-captives = Чужие рабочие на этом планшете. На посту часового за каждого дают серебро.
thing-debt = долги
about-debt = Неоплаченный долг в конце отнимает два очка. Выплата на посту часового приносит добродетель.
thing-hand = карты сооружений
about-hand = В конце своего хода на руке не больше шести.
thing-scheme = замысел
about-scheme = Карта, по которой ходит соперник: с молотком он сперва строит, затем первое действие, если можно, иначе второе.
thing-plan = планы соперника
about-plan = Три открытые карты, из которых соперник строит самую дорогую по силам.

## Помощники: имена и свойства

apprentice-acolyte = послушник
    .acc = послушника
apprentice-conspirator = заговорщица
    .acc = заговорщицу
apprentice-debt-collector = сборщик долгов
    .acc = сборщика долгов
    .short = сборщик
apprentice-gatekeeper = привратник
    .acc = привратника
apprentice-illusionist = иллюзионист
    .acc = иллюзиониста
apprentice-jeweller = ювелир
    .acc = ювелира
apprentice-labourer = чернорабочий
    .acc = чернорабочего
apprentice-merchant = торговка
    .acc = торговку
apprentice-miner = шахтёр
    .acc = шахтёра
apprentice-patron = покровитель
    .acc = покровителя
apprentice-pickpocket = карманник
    .acc = карманника
apprentice-squire = оруженосец
    .acc = оруженосца
apprentice-stonecutter = каменотёс
    .acc = каменотёса
apprentice-swindler = шарлатан
    .acc = шарлатана
apprentice-thief = воровка
    .acc = воровку
apprentice-trader = меняла
    .acc = менялу
apprentice-trickster = обманщица
    .acc = обманщицу
apprentice-woodcutter = дровосек
    .acc = дровосека
apprentice-enforcer = пристав
    .acc = пристава
apprentice-overseer = надсмотрщик
    .acc = надсмотрщика
apprentice-peddler = лоточник
    .acc = лоточника

power-acolyte-1 = Каждый шаг в соборе даёт ещё 1 карту сооружения.
power-acolyte-2 = Каждый шаг в соборе даёт ещё 2 глины.
power-acolyte-3 = Каждый шаг в соборе даёт ещё 2 серебра.
power-conspirator-4 = Обычное серебро за одно посещение городской площади уменьшается на 1 в сумме.
power-conspirator-5 = Обычное серебро за одно посещение городской площади уменьшается на 1 в сумме.
power-debt-collector-6 = Каждый долг, выплаченный на посту часового, даёт ещё 2 глины.
power-debt-collector-7 = Каждый долг, выплаченный на посту часового, даёт ещё 2 камня.
power-debt-collector-8 = Каждый долг, выплаченный на посту часового, даёт ещё 2 древесины.
power-gatekeeper-9 = При обновлении рынка: до 2 своих рабочих возвращаются из темницы.
power-illusionist-10 = Действия на чёрном рынке не стоят добродетели.
power-jeweller-11 = У чеканщика вы получаете ещё 1 серебро.
power-jeweller-12 = У чеканщика вы получаете ещё 1 серебро.
power-labourer-13 = Без свойства; владеет всеми тремя навыками.
power-merchant-14 = Действие на складе: отдать 1 серебро, получить 3 глины.
power-merchant-15 = Действие на складе: отдать 2 серебра, получить 1 золото.
power-merchant-16 = Действие на складе: отдать 3 серебра, получить 1 мрамор.
power-merchant-17 = Действие на складе: отдать 1 серебро, получить 2 камня.
power-merchant-18 = Действие на складе: отдать 1 серебро, получить 2 древесины.
power-miner-19 = В шахтах (за глиной или золотом) вы получаете ещё 1 глину.
power-miner-20 = В шахтах (за глиной или золотом) вы получаете ещё 1 глину.
power-patron-21 = Действие на складе: отдать 1 глину, получить 1 добродетель.
power-patron-22 = Действие на складе: отдать 2 серебра, получить 1 добродетель.
power-patron-23 = Действие на складе: отдать 1 камень, получить 1 добродетель.
power-patron-24 = Действие на складе: отдать 1 древесину, получить 1 добродетель.
power-pickpocket-25 = Кража из казны приносит ещё 1 золото.
power-squire-26 = При обновлении рынка, если ваших рабочих нет в темнице: получить 1 золото.
power-squire-27 = При обновлении рынка, если ваших рабочих нет в темнице: получить 1 мрамор.
power-squire-28 = При обновлении рынка, если ваших рабочих нет в темнице: получить 2 добродетели.
power-stonecutter-29 = В карьере вы получаете ещё 1 камень.
power-stonecutter-30 = В карьере вы получаете ещё 1 камень.
power-swindler-31 = Любое действие на чёрном рынке даёт ещё 2 глины.
power-swindler-32 = Любое действие на чёрном рынке даёт ещё 1 камень.
power-swindler-33 = Любое действие на чёрном рынке даёт ещё 1 древесину.
power-thief-34 = Кража из казны стоит на 1 добродетель меньше.
power-trader-35 = Действие на складе: отдать 3 глины, получить 1 мрамор.
power-trader-36 = Действие на складе: отдать 2 камня, получить 1 мрамор.
power-trader-37 = Действие на складе: отдать 2 древесины, получить 1 мрамор.
power-trickster-38 = Действия на чёрном рынке стоят на 1 серебро меньше.
power-woodcutter-39 = В лесу вы получаете ещё 1 древесину.
power-woodcutter-40 = В лесу вы получаете ещё 1 древесину.
power-enforcer-41 = Отправка арестованных в темницу приносит 1 золото.
power-overseer-42 = На складе считается, что у вас на 1 рабочего больше.
power-peddler-43 = При обновлении рынка: получить 2 серебра.

## Сооружения

building-smithy = кузница
    .acc = кузницу
building-steeple = шпиль
building-stone-market = рынок камня
building-tavern = таверна
    .acc = таверну
building-thieves-den = воровской притон
building-tilers-hut = хижина плиточника
    .acc = хижину плиточника
building-trading-post = торговый пост
building-treasury = сокровищница
    .acc = сокровищницу
building-university = университет
building-watchtower = сторожевая башня
    .acc = сторожевую башню
building-well = колодец
building-wood-market = рынок древесины
building-aqueduct = акведук
building-armoury = оружейная
    .acc = оружейную
building-barracks = казармы
building-betting-house = дом ставок
building-carpenters-hut = хижина плотника
    .acc = хижину плотника
building-castle = замок
building-chapel = часовня
    .acc = часовню
building-church = церковь
building-clay-market = рынок глины
building-clay-pit = глиняный карьер
building-drafting-room = чертёжная
    .acc = чертёжную
building-dungeon = подземелье
building-factory = мануфактура
    .acc = мануфактуру
building-fortress = крепость
building-fountain = фонтан
building-gamblers-den = притон игроков
building-hideout = убежище
building-keep = форт
building-library = библиотека
    .acc = библиотеку
building-lighthouse = маяк
building-lumber-camp = лагерь лесорубов
building-masons-hut = хижина каменщика
    .acc = хижину каменщика
building-moneylender = ростовщик
building-monument = монумент
building-observatory = обсерватория
    .acc = обсерваторию
building-palace = дворец
building-reservoir = водохранилище
building-silver-market = рынок серебра
building-crane = кран
building-graveyard = кладбище
building-museum = музей

effect-smithy = Получить 4 камня.
effect-steeple = 2 ПО, если вы выше всех остальных в соборе.
effect-stone-market = 2 ПО, если у вас больше камня, чем у каждого другого.
effect-tavern = Нанять бесплатно любого открытого помощника.
effect-thieves-den = Получить 4 серебра.
effect-tilers-hut = 1 ПО за каждого помощника с навыком плиточника.
effect-trading-post = 1 добродетель за каждые 4 единицы глины, древесины и камня вместе.
effect-treasury = Получить 1 золото или 3 серебра.
effect-university = 2 ПО, если у вас нет неоплаченных долгов.
effect-watchtower = Каждый, у кого в темнице 3 и более рабочих (и вы тоже), теряет 1 добродетель.
effect-well = Получить 4 глины.
effect-wood-market = 2 ПО, если у вас больше древесины, чем у каждого другого.
effect-aqueduct = 1 ПО за каждое своё сооружение, включая это.
effect-armoury = Провести один арест бесплатно.
effect-barracks = Один бесплатный арест либо бесплатно вернуть всех своих рабочих с планшетов соперников.
effect-betting-house = Взять 1 неоплаченный долг.
effect-carpenters-hut = 1 ПО за каждого помощника с навыком плотника.
effect-castle = 1 добродетель за каждые 2 золота.
effect-chapel = 2 добродетели, если вы выше всех остальных в соборе.
effect-church = Можно убрать 1 свой неоплаченный долг.
effect-clay-market = 2 ПО, если у вас больше глины, чем у каждого другого.
effect-clay-pit = Получить 1 золото или 1 мрамор.
effect-drafting-room = Взять 2 карты сооружений.
effect-dungeon = Потерять 2 добродетели.
effect-factory = Получить 2 мрамора.
effect-fortress = Провести два ареста бесплатно.
effect-fountain = Каждый неоплаченный долг отнимает на 1 ПО меньше.
effect-gamblers-den = Каждый неоплаченный долг отнимает на 1 ПО больше.
effect-hideout = Все свои рабочие возвращаются из темницы.
effect-keep = 1 ПО за каждых 3 арестованных рабочих на вашем планшете.
effect-library = Можно сбросить 1 карту сооружения с руки и получить 2 золота.
effect-lighthouse = 1 ПО за каждые 4 добродетели.
effect-lumber-camp = Получить 4 древесины.
effect-masons-hut = 1 ПО за каждого помощника с навыком каменщика.
effect-moneylender = 1 ПО за каждый свой оплаченный долг.
effect-monument = Каждый игрок, включая вас, получает 1 добродетель.
effect-observatory = 1 добродетель за каждые 2 мрамора.
effect-palace = 1 золото за каждые 4 добродетели в этот момент.
effect-reservoir = 1 добродетель за каждые 2 своих оплаченных долга.
effect-silver-market = 2 ПО, если у вас больше серебра, чем у каждого другого.
effect-crane = Выставить в гильдию ещё одного рабочего и снова строить.
effect-graveyard = Сбросить одного своего помощника.
effect-museum = 1 добродетель за каждые 2 своих сооружения.

## Планшеты и соперники

board-therese = Тереза
    .text = Золото и мрамор — один ресурс: платят друг за друга и вместе считаются для замка и обсерватории.
board-caroline = Каролина
    .text = С каждым действием на чёрном рынке берёт 1 карту сооружения.
board-ada = Ада
    .text = Не платит 1 налог в каждом расходе, сверх символов шкалы.
board-frederick = Фредерик
    .text = Не сбрасывает карту сооружения за шаг в соборе.
board-rudolf = Рудольф
    .text = Платит в мастерской на 1 обычное серебро меньше и может иметь 6 помощников.
board-lothaire = Лотарь
    .text = Платит на 1 древесину или 1 камень меньше за сооружение или шаг в соборе.
board-hugo = Гуго
    .text = Может заплатить 2 серебра, чтобы не брать долг.
board-clovis = Хлодвиг
    .text = После каждого своего сооружения берёт 1 карту сооружения.
board-fara = Фара
    .text = При обновлении рынка может вернуть 1 своего рабочего из темницы.
board-bertha = Берта
    .text = Получает ещё 2 серебра, отправляя арестованных в темницу.
rival-constantine = Константин
rival-helena = Елена
