title = Архитекторы Западного королевства
title-short = Архитекторы
card-subtitle = Западного королевства
card-summary = Рабочие, собор и чёрный рынок. Добродетель в цене, пока её не продали.

## Ресурсы

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

## Локации

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
place-black-market-a = чёрный рынок, левая клетка
    .short = малый рынок
place-black-market-b = чёрный рынок, средняя клетка
    .short = наём или карта
place-black-market-c = чёрный рынок, правая клетка
    .short = большой рынок
place-black-market = чёрный рынок
    .short = рынок
place-guildhall = гильдия
place-prison = темница
place-cathedral = собор

## Что спрашивают

prompt-choose-board = Какой планшет вы берёте?
prompt-draft-pick = { $number ->
    [0] Выбор: какую из четырёх карт вы оставите?
    [1] Выбор: какую из трёх карт вы оставите?
   *[2] Выбор: какую из двух карт вы оставите?
}
prompt-solo-draft = Три карты остаются у вас. Какую положить под колоду?
prompt-place-worker = Куда выставить рабочего?
prompt-take-back = На планшете нет рабочих. Откуда вернуть одного?
prompt-dig = { $workers ->
    [one] В шахтах { $workers } ваш рабочий. Что добыть?
    [few] В шахтах { $workers } ваших рабочих. Что добыть?
   *[many] В шахтах { $workers } ваших рабочих. Что добыть?
}
prompt-trade = { $left ->
    [one] Склад: остался { $left } обмен. Что на что обменять?
    [few] Склад: осталось { $left } обмена. Что на что обменять?
   *[many] Склад: осталось { $left } обменов. Что на что обменять?
}
prompt-workshop = { $workers ->
    [one] В мастерской { $workers } ваш рабочий. Нанять помощника или взять карты?
    [few] В мастерской { $workers } ваших рабочих. Нанять помощника или взять карты?
   *[many] В мастерской { $workers } ваших рабочих. Нанять помощника или взять карты?
}
prompt-make-room = Помощников слишком много. Кого сбросить?
prompt-hire-any = { $free ->
    [1] Таверна: кого нанять бесплатно?
   *[0] Нанять любого помощника или посмотреть карты и оставить одну?
}
prompt-keep-one = Какую карту вы оставите?
prompt-capture = { $free ->
    [1] Бесплатный арест
   *[0] { $made ->
        [0] Арест за налог
       *[other] Ещё один арест за серебро
    }
}: чьих рабочих и где арестовать? Осталось арестов: { $left }.
prompt-guard = { $left ->
    [one] Пост часового: осталось { $left } действие.
    [few] Пост часового: осталось { $left } действия.
   *[many] Пост часового: осталось { $left } действий.
}
prompt-guildhall = Что строить: сооружение или собор?
prompt-spare = Вы возводите { $card }. Чего заплатить меньше?
prompt-mix = Чем заплатить за шаг в соборе?
prompt-discard-for = Какую карту сбросить за шаг в соборе?
prompt-choose-gain = Что получить? Построено: { $card }.
prompt-barracks = Казармы: арестовать группу, вернуть своих или ничего?
prompt-church = Церковь: сбросить один долг?
prompt-hideout = Убежище: вернуть всех своих рабочих из темницы?
prompt-library = Какую карту сбросить ради золота? Построено: { $card }.
prompt-crane = Кран: выставить в гильдию ещё одного рабочего?
prompt-graveyard = Кладбище: кого из помощников сбросить?
prompt-surplus = { $left ->
    [one] Добродетель уже 14: за { $left } лишний пункт можно сбросить долг.
    [few] Добродетель уже 14: за { $left } лишних пункта можно сбросить долги, по одному за пункт.
   *[many] Добродетель уже 14: за { $left } лишних пунктов можно сбросить долги, по одному за пункт.
}
prompt-pay-instead = Заплатить серебром вместо долга? Осталось долгов: { $left }.
prompt-free-prisoners = { $most ->
    [one] Рынок обновился: вернуть { $most } своего рабочего из темницы?
   *[other] Рынок обновился: скольких своих рабочих вернуть из темницы? Не больше { $most }.
}
prompt-squire-virtue = Оруженосец предлагает добродетель. Взять?
prompt-discard-down = На руке слишком много карт. Какую положить под колоду?
prompt-end-turn = Ход сыгран.
prompt-order-effects = Какой эффект применить сначала?

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
   *[2] выбор окончен
}
event-turn = ход { $turn }: { $you ->
    [1] вы
   *[0] { $name }
}
event-places = { $you ->
    [1] вы выставляете
   *[0] { $name } выставляет
} рабочего: { $place }
event-recalls = { $you ->
    [1] вы возвращаете
   *[0] { $name } возвращает
} рабочего: { $place }
event-rescues = { $you ->
    [1] вы возвращаете
   *[0] { $name } возвращает
} своего рабочего с чужого планшета ({ $owner })
event-passes = { $you ->
    [1] вам
   *[0] { $name }:
} некого возвращать, ход пропущен
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
       *[other] { $n } камня
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
       *[other] { $n } камня
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
    [1] вы
   *[0] { $name }
} { $silver ->
    [0] { $tax ->
        [0] { $you ->
            [1] не платите налога
           *[0] не платит налога
        }
       *[other] { $you ->
            [1] платите налог: { $tax }
           *[0] платит налог: { $tax }
        }
    }
   *[other] { $you ->
        [1] платите
       *[0] платит
    } { $silver ->
        [one] { $silver } серебро
       *[other] { $silver } серебра
    }{ $tax ->
        [0] {""}
       *[other] {" "}и налог: { $tax }
    }
}
event-digs = { $you ->
    [1] вы добываете
   *[0] { $name } добывает
} в шахтах { $what ->
    [0] глину
   *[1] золото
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
} ряду { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}, по 1 серебру на каждую
event-hires = { $you ->
    [1] вы нанимаете
   *[0] { $name } нанимает
} { $apprentice }{ $coins ->
    [0] {""}
   *[other] ; серебро с карты: { $coins }
}
event-appears = в { $row ->
    [1] верхнем
   *[2] нижнем
} ряду появляется { $apprentice }
event-dismisses = { $you ->
    [1] вы сбрасываете
   *[0] { $name } сбрасывает
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
    [one] { $n } карту сооружения
    [few] { $n } карты сооружений
   *[many] { $n } карт сооружений
}
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
    [1] вы арестовываете
   *[0] { $name } арестовывает
} { $n ->
    [one] { $n } рабочего
   *[other] { $n } рабочих
} ({ $owner }, { $place })
event-robs = { $you ->
    [1] вы забираете
   *[0] { $name } забирает
} из казны всё серебро: { $silver }
event-deals = { $you ->
    [1] вы торгуете
   *[0] { $name } торгует
} на чёрном рынке: { $space ->
    [0] малый рынок
    [1] наём или карта
   *[2] большой рынок
}
event-imprisoned = в темницу { $n ->
    [one] попадает { $n } рабочий
   *[other] попадают { $n } рабочих
}: { $you ->
    [1] { $n ->
        [one] ваш
       *[other] ваши
    }
   *[0] { $name }
}
event-jails = { $you ->
    [1] вы отправляете
   *[0] { $name } отправляет
} в темницу { $n ->
    [one] { $n } арестованного
   *[other] { $n } арестованных
}
event-releases = { $n ->
    [0] { $you ->
        [1] вы никого не возвращаете из темницы
       *[0] { $name } никого не возвращает из темницы
    }
   *[other] { $you ->
        [1] вы возвращаете
       *[0] { $name } возвращает
    } из темницы { $n ->
        [one] { $n } рабочего
       *[other] { $n } рабочих
    }
}
event-ransoms = { $you ->
    [1] вы выкупаете
   *[0] { $name } выкупает
} своих рабочих { $how ->
    [0] за серебро
   *[1] за долг и добродетель
}
event-freed = { $you ->
    [1] вы возвращаете
   *[0] { $name } возвращает
} с чужих планшетов { $n ->
    [one] { $n } своего рабочего
   *[other] { $n } своих рабочих
}
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
} на уровень { $level } собора
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
} { $n ->
    [one] { $n } долг
    [few] { $n } долга
   *[many] { $n } долгов
}
event-forgiven = { $you ->
    [1] вы сбрасываете
   *[0] { $name } сбрасывает
} { $n ->
    [one] { $n } долг
    [few] { $n } долга
   *[many] { $n } долгов
}
event-bribes = { $you ->
    [1] вы платите
   *[0] { $name } платит
} серебром вместо долга
event-resets = чёрный рынок обновляется ({ $you ->
    [1] в ваш ход
   *[0] ход: { $name }
})
event-offers = карты рынка: малая — { $small }; большая — { $large }
event-helps = { $you ->
    [1] вам
   *[0] { $name }:
} помогает { $apprentice }
event-last-round = { $you ->
    [1] вы занимаете
   *[0] { $name } занимает
} последнюю клетку гильдии: у каждого остаётся один ход
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
    [1] вы открываете
   *[0] { $name } открывает
} карту замысла: { $scheme }{ $haste ->
    [0] {""}
   *[1] {" "}(спешка: молоток на каждой карте)
}
event-rival-alarm = { $you ->
    [1] вы поднимаете
   *[0] { $name } поднимает
} тревогу: слишком большая группа рабочих
event-rival-recalls = { $you ->
    [1] вы собираете
   *[0] { $name } собирает
} всех своих рабочих
event-rival-acts = { $you ->
    [1] ваше действие
   *[0] { $name }, действие
}: { $action }
event-rival-misses = { $you ->
    [1] вам строить нечего, вы берёте
   *[0] { $name }: строить нечего, соперник берёт
} { $good }{ $marble ->
    [0] {""}
   *[1] {" "}и мрамор
}
event-rival-plans = в планах соперника новая карта: { $card }
event-rival-discards = { $you ->
    [1] вы сбрасываете
   *[0] { $name } сбрасывает
} за шаг в соборе карту из планов: { $card }
event-rival-trades = { $you ->
    [1] вы меняете
   *[0] { $name } меняет
} на складе { $rule ->
    [1] три единицы древесины и камня на мрамор
   *[other] две единицы глины, древесины и камня на добродетель
}

## Что можно сделать

verb-board = { $board }: { $text }
verb-pick = { $card }: { $recipe }
verb-place = { $place } ({ $yields })
verb-recall = { $place }
verb-rescue = забрать с чужого планшета: { $owner }
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
verb-study-market = { $count ->
    [one] взять последнюю карту сооружения
    [few] посмотреть { $count } карты сооружений и оставить одну
   *[many] посмотреть { $count } карт сооружений и оставить одну
}
verb-dismiss = сбросить { $apprentice }
verb-keep = { $card }: { $recipe }
verb-capture = { $place }: { $owner } ({ $n })
verb-jail = отправить арестованных в темницу ({ $n }, по 1 серебру за каждого)
verb-release = вернуть своих из темницы ({ $n })
verb-ransom = { $how ->
    [0] выкупить своих за серебро ({ $price })
    [1] выкупить своих за долг и 1 добродетель
   *[2] вернуть своих бесплатно
}
verb-redeem = выплатить долг (серебро: { $price })
verb-construct = { $card }: { $recipe }
verb-advance = шаг в соборе на уровень { $level }
verb-mix = древесина: { $wood }, камень: { $stone }
verb-spare = { $good ->
    [0] на 1 древесину меньше
   *[1] на 1 камень меньше
}
verb-discard = { $card }
verb-gain = { $good }: { $n }
verb-use = { $count ->
    [0] никого не возвращать
    [one] вернуть { $count } рабочего
   *[other] вернуть { $count } рабочих
}
verb-use-virtue = { $count ->
    [0] не брать
   *[1] взять добродетель
}
verb-forgive = сбросить долг
verb-bribe = заплатить серебром
verb-order = { $card }
verb-stop = { $step ->
    [Crane] не выставлять
    [Church] не сбрасывать
    [Surplus] не сбрасывать
    [Library] не сбрасывать
    [HireAny] никого не нанимать
    [Hideout] не возвращать
    [Barracks] ничего не делать
    [PayInstead] взять долг
   *[other] хватит
}
verb-end = закончить ход

arg-board = планшет
arg-card = карта сооружения
arg-place = локация
arg-owner = чей
arg-what = что добыть
arg-trade = обмен
arg-row = ряд
arg-column = колонка
arg-apprentice = помощник
arg-how = как
arg-wood = сколько древесины
arg-good = ресурс
arg-count = сколько

## Обмены и рецепты

trade-line = { $pay } → { $gain }
goods-amount = { $good } ×{ $n }
goods-plus = { $one } + { $other }
recipe-building = { $cost }; { $points } ПО; { $effect }
recipe-skills = { $cost }; нужны: { $skills }; { $points } ПО; { $effect }

## Счёт и конец

score-buildings = сооружения
score-bonuses = эффекты сооружений
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
option-boards-text = Обычные планшеты одинаковы для всех; у особых свои способности и свой стартовый запас.
option-boards-standard = обычные
option-boards-chosen = особые, на выбор
option-boards-random = особые, по жребию
option-rival = Соперник
option-rival-text = За соперника ходят правила и его карты. Елена начинает богаче и строит дешевле.
option-rival-constantine = Константин
option-rival-helena = Елена (сильнее)
option-third = Соперник за третьего
option-third-text = Вдвоём можно играть с третьим, за которого ходят правила: за столом становится теснее.
option-third-none = нет
option-third-constantine = Константин
option-third-helena = Елена (сильнее)
option-promo = Дополнительные карты
option-promo-text = Добавляет в колоды несколько карт, выпущенных отдельно от игры.

## Стол в терминале

table-town = город
table-hall = гильдия { $on } из { $of } · колода { $deck } · награды { $rewards }
table-tax = казна { $silver }
table-workshop = мастерская
table-market = чёрный рынок
table-market-taken = занято
table-market-hire = наём или одна из 5 карт
table-player = добродетель { $virtue } · собор { $level } · рабочих { $idle } · на руке { $hand }
table-prison = в темнице { $count }
table-captives = арестованные: { $captives }
table-debts = долгов { $debts } (оплачено { $paid })
table-built = построено: { $cards }
table-crew = помощники: { $crew }
table-hand = на руке: { $cards }
table-packet = карты для выбора: { $cards }
table-looking = карты, из которых вы оставите одну: { $cards }
table-plan = планы: { $cards }
table-scheme = карта замысла: { $scheme }
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
yields-market = { $goods } { $silver ->
    [0] { $virtue ->
        [0] бесплатно
       *[other] за { $virtue } добродетель
    }
   *[other] за { $silver ->
        [one] { $silver } серебро
       *[other] { $silver } серебра
    }{ $virtue ->
        [0] {""}
       *[other] {" "}и { $virtue } добродетель
    }
}
yields-market-hire = любой помощник или карта { $silver ->
    [0] { $virtue ->
        [0] бесплатно
       *[other] за { $virtue } добродетель
    }
   *[other] за { $silver ->
        [one] { $silver } серебро
       *[other] { $silver } серебра
    }{ $virtue ->
        [0] {""}
       *[other] {" "}и { $virtue } добродетель
    }
}
yields-build = { $count ->
    [0] строить нечего
    [one] { $count } сооружение можно возвести
    [few] { $count } сооружения можно возвести
   *[many] { $count } сооружений можно возвести
}
yields-build-or-rise = { $count ->
    [0] шаг в соборе
    [one] { $count } сооружение или шаг в соборе
    [few] { $count } сооружения на выбор или шаг в соборе
   *[many] { $count } сооружений на выбор или шаг в соборе
}
yields-either = { $one } или { $other }

## Страница: куски стола

scene-town = Город
scene-hire = Наём
scene-built = Стройки
scene-hand = Карты
scene-tray = Выбор

sign-guildhall = Гильдия · { $on } из { $of }
sign-build = { $count ->
    [0] { $step ->
        [1] построить собор
       *[0] строить нечего
    }
   *[other] построить { $count } из { $hand }{ $step ->
        [1] {" "}или собор
       *[0] {""}
    }
}
sign-market = { $free ->
    [1] Чёрный рынок · третий обновит
   *[other] Чёрный рынок
}
closed-empty = Пусто
closed-silver = Мало серебра
closed-taken = Занято
closed-virtue = Добродетель 10+
closed-build = Строить нечего

card-now = Сразу
card-end = В конце
card-can = ✓ доступно
card-lacks = нет

duty-0 = В темницу
duty-1 = Из темницы
duty-2 = Выкуп
duty-3 = Выкуп за долг
duty-4 = Выплатить долг

duty-none-0 = нет арестованных
duty-none-1 = в темнице никого
duty-none-2 = все на свободе
duty-none-4 = долгов нет
duty-poor = мало серебра

node-place = { $place }: рабочих станет { $n }, это принесёт: { $yields }
node-crowded = { $place }; { $name } — { $n }
node-crowd = { $place }: { $name }, рабочих { $n }
node-cathedral = собор: вы на уровне { $level }
node-level = { $name }: собор, уровень { $level }
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
rival-scheme = Карта замысла: { $scheme }{ $haste ->
    [0] {""}
   *[1] . Спешка: молоток на каждой карте
}
rival-waits = Карта замысла ещё не открыта.

gauge-deck = Колода
gauge-last = Ходов до конца
part-place = рабочий
part-act = действие
part-end = конец хода
waiting-on = { $name } думает…
waiting-draft = Остальные выбирают карты…

choice-place = Выставить: { $place }
choice-pick = Оставить: { $what }
choice-keep = Оставить: { $what }
choice-construct = Построить: { $what }
choice-hire = Нанять: { $what }
choice-capture = Арестовать: { $owner } ({ $n })
choice-recall = Вернуть рабочего
choice-advance = Строить собор
choice-board = Взять: { $what }
choice-discard = Сбросить: { $what }

delta-n = { $n }
delta-points = { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
   *[many] +{ $points } очков
}
delta-caught = { $n ->
    [one] арестован { $n } рабочий
   *[other] арестовано { $n } рабочих
}
delta-home = { $n ->
    [one] { $n } рабочий вернётся
   *[other] { $n } рабочих вернутся
}
delta-jailed = { $n ->
    [one] { $n } рабочий в темницу
   *[other] { $n } рабочих в темницу
}
delta-reward = и награда
delta-reset = рынок обновится

log-gains = { $name } получает { $n } { $good }
log-pays = { $name } платит { $n } { $good }
log-virtue = { $name }: { $good } { $by }, теперь { $now }

## Подсказки

hint-choose-board = Планшет даёт особое свойство и свой стартовый запас. Самый добродетельный начинает.
hint-draft-pick = { $number ->
    [2] Вторая карта ляжет под колоду. Оставьте то, что сможете построить: цена и навыки — на карте.
   *[other] Остальные карты уйдут соседу слева. Оставьте то, что сможете построить: цена и навыки — на карте.
}
hint-solo-draft = Оставьте то, что сможете построить первым.
hint-place-worker = Таблички показывают, что принесёт следующий рабочий: чем больше ваших стоит на локации, тем больше.
hint-take-back = Ход уйдёт на то, чтобы вернуть одного рабочего на планшет.
hint-dig = Либо глина, либо золото: и то и другое взять нельзя.
hint-trade = Обмены идут один за другим, их можно повторять.
hint-workshop = Сколько ваших рабочих здесь, столько колонок слева доступно; каждая следующая стоит ещё 1 серебро.
hint-make-room = Карта помощника ляжет под колоду; добродетель от этого не изменится.
hint-hire-any = Здесь доступен любой открытый помощник.
hint-keep-one = Остальные уйдут под колоду.
hint-capture = Один арест — все рабочие одного цвета на одной локации. Свои возвращаются на ваш планшет.
hint-guard = За каждого своего рабочего здесь — одно действие; бледные сейчас невозможны.
hint-guildhall = Рабочий останется в гильдии до конца партии.
hint-spare = Лотарь платит на 1 древесину или 1 камень меньше.
hint-mix = Древесина и камень годятся в любом сочетании.
hint-discard-for = Карта ляжет под колоду, а вы подниметесь на уровень и получите награду.
hint-choose-gain = Выберите одно из двух.
hint-barracks = Нажмите на группу рабочих, которую хотите арестовать.
hint-church = Сброшенный долг не считается выплаченным.
hint-hideout = Все ваши рабочие вернутся на планшет.
hint-library = Можно и ничего не сбрасывать.
hint-crane = Второй рабочий строит сразу же.
hint-graveyard = Карта помощника ляжет под колоду.
hint-surplus = За сброшенный долг не получают ничего.
hint-pay-instead = Неоплаченный долг в конце отнимает два очка.
hint-free-prisoners = У кого в темнице трое или больше, тот потеряет добродетель; у кого больше всех, тот возьмёт долг.
hint-squire-virtue = Помните: при добродетели 10 и выше чёрный рынок закрыт.
hint-discard-down = В конце хода на руке не больше шести карт.
hint-end-turn = Посмотрите, всё ли сделано: пока ход не закончен, решения можно отменить.
hint-order-effects = Порядок меняет итог: шкала добродетели не бесконечна.
hint-last-turn = Это ваш последний ход: гильдия заполнена.
hint-helpers = { $count ->
    [one] помогает
   *[other] помогают
}: { $names }

## Что это

about-kind-place = локация
about-kind-apprentice = помощник
about-kind-building = { $points ->
    [one] сооружение, { $points } очко
    [few] сооружение, { $points } очка
   *[many] сооружение, { $points } очков
}
about-kind-board = особый планшет
about-building = { $effect } Нужны навыки: { $skills }.
about-quarry = По 1 камню за каждого вашего рабочего здесь, считая нового.
about-forest = По 1 древесине за каждого вашего рабочего здесь, считая нового.
about-mines = Глины на 1 больше, чем ваших рабочих здесь, или золото: по 1 за каждую их пару.
about-silversmith = Серебра на 1 больше, чем ваших рабочих здесь.
about-storehouse = За каждого рабочего один обмен: любые 2 из глины, древесины и камня на 1 добродетель или любые 3 из древесины и камня на 1 мрамор.
about-workshop = Наймите помощника или возьмите карты сооружений. Чем больше ваших рабочих здесь, тем больше колонок доступно и тем больше карт.
about-town-centre = Арестуйте рабочих: всех одного цвета на одной локации. За первый арест платят налог, за следующие — серебро.
about-tax-stand = Заберите всё серебро из казны за 2 добродетели.
about-guardhouse = Отправьте арестованных в темницу, верните своих, выплатите долг: по действию за рабочего.
about-black-market-a = Ресурсы с малой карты за серебро и добродетель.
about-black-market-b = Любой открытый помощник или одна из пяти карт сооружений за серебро и добродетель.
about-black-market-c = Ресурсы с большой карты за серебро и добродетель.
about-guildhall = Возведите сооружение с руки или постройте уровень собора. Когда клетки кончатся, у каждого останется один ход.
about-prison = Сюда попадают арестованные с поста часового и рабочие с чёрного рынка. У кого здесь трое или больше, тот при обновлении рынка теряет добродетель.
thing-cathedral = собор
about-cathedral = Каждый уровень стоит ресурсов и карты с руки, приносит очки и награду. Клеток на уровнях мало, а при добродетели 4 и ниже собор закрыт.
thing-virtue = добродетель
about-virtue = При добродетели 10 и выше закрыт чёрный рынок, при 4 и ниже — собор. При 2–3 вы не платите 1 налог в каждой выплате, при 0–1 — два. В конце игры положение на шкале даёт или отнимает очки.
thing-rewards = награды
about-rewards = Каждый шаг в соборе открывает награду: добродетель и немного ресурсов.
thing-rack = мастерская
about-rack = Открытые помощники. Над колонкой — цена для вашего следующего рабочего; серебро с карты получает тот, кто наймёт.
thing-market = чёрный рынок
about-market = Три клетки, на каждой один рабочий; при добродетели 10 и выше вход закрыт. Когда заняты все три, рынок обновляется и рабочие с него попадают в темницу.
thing-workers = рабочие
about-workers = Двадцать на игрока. Когда на планшете никого не осталось, ход уходит на то, чтобы вернуть одного.
thing-captives = арестованные
about-captives = Чужие рабочие на этом планшете. На посту часового их отправляют в темницу и получают по 1 серебру за каждого.
thing-debt = долги
about-debt = Неоплаченный долг в конце отнимает два очка. Выплата на посту часового приносит добродетель.
thing-hand = карты сооружений
about-hand = В конце своего хода на руке не больше шести.
thing-scheme = карта замысла
about-scheme = Карта, по которой ходит соперник. С молотком он строит; если строить нечего, выполняет первое действие, а если оно невозможно — второе.
thing-plan = планы соперника
about-plan = Три открытые карты. Из тех, за которые может заплатить, соперник строит ту, что приносит больше ПО.

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
power-conspirator-4 = За все аресты одного посещения городской площади вместе вы платите на 1 серебро меньше; налог остаётся.
power-conspirator-5 = За все аресты одного посещения городской площади вместе вы платите на 1 серебро меньше; налог остаётся.
power-debt-collector-6 = Каждый долг, выплаченный на посту часового, даёт ещё 2 глины.
power-debt-collector-7 = Каждый долг, выплаченный на посту часового, даёт ещё 2 камня.
power-debt-collector-8 = Каждый долг, выплаченный на посту часового, даёт ещё 2 древесины.
power-gatekeeper-9 = При обновлении рынка можно вернуть из темницы до 2 своих рабочих.
power-illusionist-10 = Действия на чёрном рынке не стоят добродетели.
power-jeweller-11 = У чеканщика вы получаете ещё 1 серебро.
power-jeweller-12 = У чеканщика вы получаете ещё 1 серебро.
power-labourer-13 = Свойства нет; владеет всеми тремя навыками.
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
power-squire-26 = При обновлении рынка, если ваших рабочих нет в темнице, вы получаете 1 золото.
power-squire-27 = При обновлении рынка, если ваших рабочих нет в темнице, вы получаете 1 мрамор.
power-squire-28 = При обновлении рынка, если ваших рабочих нет в темнице, можно получить 2 добродетели.
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
power-enforcer-41 = Отправляя арестованных в темницу, вы получаете ещё 1 золото.
power-overseer-42 = На складе считается, что у вас на 1 рабочего больше.
power-peddler-43 = При обновлении рынка вы получаете 2 серебра.

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
effect-tavern = Можно бесплатно нанять любого открытого помощника.
effect-thieves-den = Получить 4 серебра.
effect-tilers-hut = 1 ПО за каждого вашего помощника с навыком плиточника.
effect-trading-post = 1 добродетель за каждые 4 единицы глины, древесины и камня вместе.
effect-treasury = Получить 1 золото или 3 серебра.
effect-university = 2 ПО, если у вас нет неоплаченных долгов.
effect-watchtower = Каждый, у кого в темнице 3 и более рабочих (и вы тоже), теряет 1 добродетель.
effect-well = Получить 4 глины.
effect-wood-market = 2 ПО, если у вас больше древесины, чем у каждого другого.
effect-aqueduct = 1 ПО за каждое ваше сооружение, включая это.
effect-armoury = Можно провести один арест бесплатно.
effect-barracks = Можно провести один арест бесплатно либо бесплатно вернуть всех своих рабочих с чужих планшетов.
effect-betting-house = Взять 1 неоплаченный долг.
effect-carpenters-hut = 1 ПО за каждого вашего помощника с навыком плотника.
effect-castle = 1 добродетель за каждые 2 золота.
effect-chapel = 2 добродетели, если вы выше всех остальных в соборе.
effect-church = Можно сбросить 1 свой неоплаченный долг.
effect-clay-market = 2 ПО, если у вас больше глины, чем у каждого другого.
effect-clay-pit = Получить 1 золото или 1 мрамор.
effect-drafting-room = Взять 2 карты сооружений.
effect-dungeon = Потерять 2 добродетели.
effect-factory = Получить 2 мрамора.
effect-fortress = Можно провести два ареста бесплатно.
effect-fountain = Каждый неоплаченный долг отнимает на 1 ПО меньше.
effect-gamblers-den = Каждый неоплаченный долг отнимает на 1 ПО больше.
effect-hideout = Можно вернуть из темницы всех своих рабочих.
effect-keep = 1 ПО за каждых 3 арестованных рабочих на вашем планшете.
effect-library = Можно сбросить 1 карту сооружения с руки и получить 2 золота.
effect-lighthouse = 1 ПО за каждые 4 добродетели.
effect-lumber-camp = Получить 4 древесины.
effect-masons-hut = 1 ПО за каждого вашего помощника с навыком каменщика.
effect-moneylender = 1 ПО за каждый ваш оплаченный долг.
effect-monument = Каждый игрок, включая вас, получает 1 добродетель.
effect-observatory = 1 добродетель за каждые 2 мрамора.
effect-palace = 1 золото за каждые 4 добродетели в этот момент.
effect-reservoir = 1 добродетель за каждые 2 ваших оплаченных долга.
effect-silver-market = 2 ПО, если у вас больше серебра, чем у каждого другого.
effect-crane = Можно выставить в гильдию ещё одного рабочего и снова строить.
effect-graveyard = Сбросить одного своего помощника.
effect-museum = 1 добродетель за каждые 2 ваших сооружения.

## Планшеты и соперники

board-therese = Тереза
    .text = Золото и мрамор — один ресурс: платят друг за друга и вместе считаются для замка и обсерватории.
board-caroline = Каролина
    .text = С каждым действием на чёрном рынке берёт 1 карту сооружения.
board-ada = Ада
    .text = В каждой выплате не платит 1 налог, сверх символов шкалы.
board-frederick = Фредерик
    .text = Не сбрасывает карту сооружения за шаг в соборе.
board-rudolf = Рудольф
    .text = Платит за наём в мастерской на 1 серебро меньше и может иметь 6 помощников.
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
