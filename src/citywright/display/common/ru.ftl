list-and = { $most } и { $last }

## Места

name-you = Вы
name-person = Игрок
name-numbered = { $name } { $number }
bot-greedy = Жадный бот
bot-random = Случайный бот

## Вопрос и ответ

prompt-waiting = Ждём: { $names }.
prompt-over = Партия окончена.
ask-move = Ваш ответ ({ $low }–{ $high }, help — подсказка):
ask-only = Enter — { $action }; help — подсказка:
ask-curtain = Теперь смотрит только { $name }. Остальные, отвернитесь. Enter, когда готовы:
ask-title = Во что играем? Номер или имя:
ask-resume = Есть неоконченная партия: { $players }, ходов сделано: { $moves } ({ $file }). Продолжить? [Y/n]:
ask-replay = Enter — дальше, b — назад, номер — перейти, q — выйти:

## За столом

table-title = { $title }: { $players }
table-seed = Партия { $seed }. Каждый ход сразу записан в { $file }.
table-resumed = Продолжаем партию из { $file }. Сделано ходов: { $moves }.
table-help-hint = Напишите help, чтобы узнать, что можно сделать.
table-undone = Взято назад: { $move }.
table-redone = Возвращено: { $move }.
table-language = Теперь стол говорит по-русски.
table-paused = Партия сохранена: { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}. Продолжить: { $command }
table-record = Запись партии: { $file }. Посмотреть: citywright replay { $file }
table-log-empty = Ещё ничего не произошло.

why-allowed = Этот ход сейчас разрешён: { $move }.
why-forbidden = Ход «{ $move }» сейчас запрещает правило { $clause }.
why-usage = Напишите ход после слова why, например: why { $example }

rules-hint = Правило по номеру: rules { $example }. Поиск: rules и слово.
rules-none = Ни в одном правиле этого нет: { $words }.
rules-unknown = Правила { $clause } нет. Есть { $first } … { $last }.

score-sheet = Счёт
score-total = всего
score-winner = Победа: { $names }
score-winners = Победа общая: { $names }
score-nobody = Победителя нет.

help-choose = число
    .about = выбрать ответ из списка
help-move = ход
    .about = то же словами, как в записи: { $example }
help-undo = undo, redo
    .about = взять свой ход назад; вернуть его
help-why = why ход
    .about = какое правило запрещает этот ход
help-rules = rules, rules слово
    .about = правила: разделы, правило по номеру, поиск
help-table = table
    .about = показать стол целиком
help-log = log, log all
    .about = что произошло: конец журнала или весь
help-score = score
    .about = счёт, как если бы партия кончилась сейчас
help-lang = lang ru, lang en
    .about = сменить язык
help-quit = quit
    .about = уйти; партия сохранена и ждёт

## Ответы, которые не подошли

bad-number = Выберите число от { $low } до { $high }.
bad-verb = Хода «{ $text }» нет.{ $near ->
    [none] {" "}Напишите help.
   *[other] {" "}Может быть, { $near }?
}
bad-usage = Пишется так: { $usage }.
bad-whole-number = «{ $text }» — не число ({ $arg }).
bad-range = { $arg }: от { $low } до { $high }.
bad-word = «{ $text }» — такого нет ({ $arg }).{ $near ->
    [none] {""}
   *[other] {" "}Может быть, { $near }?
}
bad-long = Слишком длинная строка: в ходе не больше { $most } знаков.
bad-language = Такого языка нет. Есть: { $languages }.
bad-undo = Назад взять нечего: уже что-то открылось, решал другой игрок или ходов ещё не было.
bad-redo = Возвращать нечего.

## Файлы и запуск

file-none = Файла { $file } нет.
file-folder = { $file } — папка, а не запись партии.
file-special = { $file } — не обычный файл.
file-denied = Файл { $file } нельзя прочесть: { $why }.
file-large = Файл { $file } слишком велик для записи партии.
file-binary = В файле { $file } не текст, записью партии он быть не может.
save-exists = Файл { $file } уже есть. Продолжите его (--resume) или выберите другое имя.
save-denied = Партию нельзя записывать в { $file }: { $why }. Выберите другое место: --save.
save-failed = Ход не удалось записать в { $file }: { $why }. Всё, что было до него, цело.
save-busy = Партию { $file } уже играют в другом окне.
save-torn = Запись { $file } обрывается на середине строки { $line }: этот ход не был завершён. Чтобы продолжить с предыдущего, добавьте --mend.
save-over = Партия { $file } уже окончена. Посмотреть: citywright replay { $file }
resume-alone = --resume продолжает партию такой, какой она была; уберите { $option }.
seats-many = Мест указано { $seats }, а игроков { $players }.
seats-name = Имя игрока — от 1 до { $most } знаков.
play-no-title = Укажите игру: { $titles }.

## Проверка записи

verify-finished = Запись верна, партия окончена: { $game }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}, { $ending }; победа: { $names }.
verify-unfinished = Запись верна, партия не окончена: { $game }, пока { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}.
verify-promised = {" "}Обещание до первого хода сдержано: перемешивали честно.
verify-sealed = Строки записи целы, но сыграть её заново пока нельзя: семя живого стола открывают после последнего хода. В ней { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}.
replay-start = Начало
replay-step = { $at } из { $all }
replay-end = Это конец записи.
replay-commands = Enter, b, номер от 0 до { $all } или q.

## В чём отказывает сервер

problem-malformed = Не получилось понять запрос.
problem-setup = Так стол не накрыть.
problem-name = Имя — от 1 до 24 букв, цифр или простых знаков.
problem-chat = В реплике от 1 до 400 знаков, без разметки.
problem-password = Логин — от 3 до 32 букв или цифр, пароль — не короче 8 знаков.
problem-session = Мы ещё не знакомы. Обновите страницу.
problem-login = Логин и пароль не подходят друг к другу.
problem-csrf = Страница устарела. Обновите её.
problem-private = Стол закрытый: за него садятся по ссылке-приглашению.
problem-not-seated = Вы не сидите за этим столом.
problem-not-found = Здесь ничего нет.
problem-no-table = Такого стола нет.
problem-no-title = Такой игры нет.
problem-step = Такого момента в партии нет.
problem-method = Здесь этого сделать нельзя.
problem-login-taken = Этот логин уже занят.
problem-account = У вас уже есть учётная запись.
problem-full = Свободных мест не осталось.
problem-not-open = Партия началась без вас.
problem-not-playing = Сейчас здесь не играют.
problem-not-over = Партия ещё идёт; это покажем, когда она кончится.
problem-stale = За столом уже что-то изменилось. Посмотрите ещё раз.
problem-undo = Назад взять нечего: уже что-то открылось или решал другой игрок.
problem-redo = Возвращать нечего.
problem-away = За вас играет бот. Сначала вернитесь на своё место.
problem-curtain = Сначала передайте экран.
problem-version = Партию играли по другой версии правил, здесь её не повторить.
problem-too-large = Это слишком много.
problem-too-fast = Слишком быстро. Подождите немного.
problem-server = У нас что-то сломалось, мы это записали. Ничего не изменилось.
problem-store = Ход не удалось сохранить, поэтому ничего не изменилось. Попробуйте ещё раз.

ending-resigned = Игрок сдался
ending-agreed = Остановлена по общему согласию
ending-closed = Закрыта до начала
