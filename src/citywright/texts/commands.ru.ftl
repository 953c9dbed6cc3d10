# Что говорят сами командная строка и сервер. Странице это не нужно, поэтому ей не отправляется.

## bench: движок, сцены, страница, сервер

bench-title = Игра
bench-players = Игроки
bench-build = Сборка
bench-clone =
    Копия
    мкс
bench-node =
    Узел
    мкс
bench-decisions =
    Решений
    в с
bench-games =
    Партий
    в с
bench-ratio = Вызовы
bench-cpu =
    ЦП
    с
bench-empty = { $build }: вызовов пустой функции за секунду в пустом цикле: { $calls }.
bench-calls = Вызовы: сколько раз можно вызвать пустую функцию за время одного решения.
bench-same = { $title }: партии с заданными числами ({ $games }) совпали в обеих сборках до последнего байта.
bench-differs = { $title }: скомпилированный движок иначе играет партии с этими числами: { $seeds }.
bench-left = Не компилируется: { $module }: { $reason }.
bench-slower = { $title }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
} ({ $build }): { $figure } в { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } раза медленнее сохранённого (было { $before }, стало { $now }; мера — вызовы пустой функции).
bench-nothing = В файле { $file } нет ничего из того, что измерено: сравнивать не с чем.
bench-no-figures = В файле { $file } нет результатов измерений.
bench-write-denied = Результаты не удалось записать в { $file }: { $why }.
bench-scene-half =
    Сцена мкс
    p50
bench-scene-most =
    Сцена мкс
    p95
bench-bytes-half =
    Байты
    медиана
bench-bytes-most =
    Байты
    максимум
bench-scenes = Сцена: то, что показано одному зрителю, вместе с переводом в байты.
bench-server-updates = Обновление: то, что отправляют одному игроку после хода в середине партии, вместе с переводом в байты.
bench-updates = Обновления
bench-update-half =
    Обновл.
    p50 мс
bench-update-most =
    Обновл.
    p95 мс
bench-update-nearly-all =
    Обновл.
    p99 мс
bench-touched-half =
    Задето
    медиана
bench-touched-most =
    Задето
    p95
bench-elements = Всего
bench-page = Обновление: от пришедшей сцены до элементов, которые её показывают, в настоящем браузере. Задето: сколько элементов при этом меняется. Всего: сколько их на странице.
bench-page-tools = Команда bench page управляет настоящим браузером через playwright, а он здесь не установлен: запустите ./dev bench page.
bench-page-browser = Здесь нет Chromium. Укажите программу в CITYWRIGHT_CHROMIUM или запустите ./dev bench page.
bench-page-stuck = Страница игры { $title } не двигается дальше: на ней { $shown }.
bench-load = { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
}, { $sockets ->
    [one] { $sockets } соединение
    [few] { $sockets } соединения
   *[many] { $sockets } соединений
}, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
} (в секунду { $rate }), отказов: { $refused }, не отправлено вовремя: { $late }
bench-load-ack = от отправки до подтверждения:          p50 { $half } мс, p95 { $most } мс, p99 { $nearly } мс
bench-load-update = от отправки до обновления у соперника: p50 { $half } мс, p95 { $most } мс, p99 { $nearly } мс
bench-load-server = сервер: { $cpu } с процессорного времени, { $memory } МБ
bench-load-answer = На запрос { $request } пришёл ответ { $status }: { $text }.
bench-load-start = Сервер для проверки под нагрузкой не запускается.

## Скомпилированный движок

compile-building = mypyc компилирует движок, для этих исходников один раз (от одной до трёх минут)...
compile-checkout = Компилировать можно только в рабочей копии Citywright: у установленного пакета нет папки для сборки.
compile-fails =
    Движок не компилируется. Последнее, что сказал компилятор:
    { $words }
compile-left-assertion = Violation здесь — наследник AssertionError, а наследников этого класса mypyc не компилирует
compile-broken = Скомпилированный движок не справился с { $function } (код завершения { $code }).

## ledger

ledger-clause = Пункт
ledger-rule = Правило
ledger-tests = Тесты
ledger-gap = теста нет
ledger-untestable = проверить нельзя: { $reason }
ledger-unknown = Тест называет пункт, которого нет: { $test }
ledger-summary = Пунктов: { $clauses }. С тестами: { $tested }. Без теста, с объяснением: { $exempt }. Пробелов: { $gaps }.

## simulate

simulate-playing = Идут партии
simulate-bot = Бот
simulate-seat = Место
simulate-wins = Победы
simulate-share = Доля (95 %)
simulate-score = Средний счёт
simulate-turns = Ходов в партии: в среднем { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, от { $low } до { $high }.
simulate-ends = Окончания:
simulate-games = Партии
simulate-mean = Среднее
simulate-spread = Разброс
simulate-range = От и до
simulate-used = Больше 0
simulate-time = Партий: { $games }. Решений за партию: { NUMBER($decisions, maximumFractionDigits: 0) }. Время: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } с.
simulate-bots = Игроков { $players }, а ботов { $bots }. Назовите бота для каждого места или одного на всех.

## serve

serve-taken = Порт { $port } занят, сервер слушает порт { $taken }.
serve-names = Сервер отзывается на имена: { $names }. Добавить имя: --name NAME.
serve-addresses = Сервер отзывается на все адреса этой машины и на имена: { $names }. Добавить имя: --name NAME.
serve-in-use = База данных { $database } занята: с ней работает сервер { $address }. Играйте там, сначала остановите тот сервер или запустите этот с другой базой: --db.
serve-cannot = На { $host }:{ $port } сервер не запустить: { $why }.
serve-not-built = Страница ещё не собрана: её соберёт ./dev play.

## Сервер: имена для тех, кто себя не назвал, перечнями

name-guest-first = Тихий, Смелый, Добрый, Мудрый, Ясный, Рыжий, Ранний, Зоркий, Вольный, Северный
name-guest-second = Каменщик, Плотник, Кузнец, Пахарь, Гончар, Мельник, Лодочник, Пекарь, Пастух, Писарь
name-builders = Имхотеп, Витрувий, Аполлодор, Брунеллески, Палладио, Аристотель Фиораванти, Растрелли

## Сервер: письма

mail-recover-subject = «Зодчий»: код для нового пароля
mail-recover = Кто-то, вероятно вы, запросил новый пароль для учётной записи { $login }.

    Код: { $code }

    Он сработает один раз в ближайшие { $minutes } минут. Если это были не вы, ничего не делайте: пароль останется прежним.
mail-confirm-subject = «Зодчий»: подтвердите адрес
mail-confirm = Этот адрес указали для учётной записи { $login }.

    Код: { $code }

    Введите его на странице учётной записи в ближайшие { $minutes } минут. Если это были не вы, ничего не делайте: адрес останется неподтверждённым.

## account

account-code = Код для { $login }: { $code }. Он сработает один раз в ближайшие { $minutes } минут. Передайте его надёжным способом.
account-unknown = Учётной записи с логином { $login } нет.
