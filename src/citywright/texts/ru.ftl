list-and = { $most } и { $last }

## Места

name-you = Вы
name-person = Игрок
name-numbered = { $name } { $number }
bot-greedy = Расчётливый бот
bot-random = Случайный бот

## Вопрос и ответ

prompt-waiting = Ждём: { $names }.
prompt-over = Партия окончена.
ask-move = Ваш ответ ({ $low }–{ $high }, help — подсказка):
ask-only = Enter — { $action }; help — подсказка:
ask-curtain = Теперь смотрит только { $name }, остальные отворачиваются. Нажмите Enter, когда будете готовы:
ask-title = Во что играем? Номер или название:
ask-resume = Есть неоконченная партия: { $players }, ходов сделано: { $moves } ({ $file }). Продолжить её? [Д/н]:
answer-yes = д да y yes
ask-replay = Enter — дальше, b — назад, номер — к этому шагу, q — выйти:

## За столом

table-title = { $title }: { $players }
table-seed = Партия № { $seed }. Каждый ход сразу записывается в { $file }.
table-resumed = Продолжаем партию из { $file }. Сделано ходов: { $moves }.
table-help-hint = Наберите help, чтобы узнать, что можно сделать.
table-undone = Ход взят назад: { $move }.
table-redone = Ход возвращён: { $move }.
table-language = Теперь стол говорит по-русски.
table-paused = Партия сохранена: { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}. Чтобы продолжить: { $command }
table-record = Запись партии: { $file }. Посмотреть: citywright replay { $file }
table-log-empty = Ещё ничего не произошло.

why-allowed = Этот ход сейчас разрешён: { $move }.
why-forbidden = Ход «{ $move }» сейчас запрещает правило { $clause }.
why-usage = Наберите ход после слова why, например: why { $example }

rules-hint = Правило по номеру: rules { $example }. Поиск: rules и слово.
rules-none = Этих слов нет ни в одном правиле: { $words }.
rules-unknown = Правила { $clause } нет. Правила идут от { $first } до { $last }.

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
    .about = взять свой ход назад; вернуть взятый назад
help-why = why ход
    .about = какое правило запрещает этот ход
help-rules = rules, rules слово
    .about = правила: разделы, правило по номеру, поиск
help-table = table
    .about = показать стол целиком
help-log = log, log all
    .about = что произошло: конец летописи или вся летопись
help-score = score
    .about = счёт, если бы партия закончилась сейчас
help-lang = lang ru, lang en
    .about = сменить язык
help-quit = quit
    .about = уйти; партия сохранится и подождёт вас

## Ответы, которые не подошли

bad-number = Выберите число от { $low } до { $high }.
bad-verb = Хода «{ $text }» нет.{ $near ->
    [none] {" "}Наберите help.
   *[other] {" "}Может быть, { $near }?
}
bad-usage = Пишется так: { $usage }.
bad-whole-number = «{ $text }» — не число ({ $arg }).
bad-range = { $arg }: от { $low } до { $high }.
bad-word = «{ $text }» — такого нет ({ $arg }).{ $near ->
    [none] {""}
   *[other] {" "}Может быть, { $near }?
}
bad-long = Строка слишком длинная: в ходе не больше { $most } знаков.
bad-language = Такого языка нет. Есть: { $languages }.
bad-undo = Взять назад нечего: ходов ещё не было, либо после хода что-то открылось или решал другой игрок.
bad-redo = Возвращать нечего: ни один ход не взят назад.

## Файлы и запуск

file-none = Файла { $file } нет.
file-folder = { $file } — папка, а не запись партии.
file-special = { $file } — не обычный файл.
file-denied = Файл { $file } не удалось прочитать: { $why }.
file-large = Файл { $file } слишком велик для записи партии.
file-binary = В файле { $file } не текст, так что это не запись партии.
save-exists = Файл { $file } уже есть. Продолжите эту партию (--resume) или выберите другое имя.
save-denied = Партию не удаётся записать в { $file }: { $why }. Укажите другое место: --save.
save-failed = Ход не удалось записать в { $file }: { $why }. Всё, что было до него, цело.
save-busy = Партия { $file } уже идёт в другом окне.
save-torn = Запись { $file } обрывается на середине строки { $line }: этот ход не был завершён. Чтобы продолжить с предыдущего, добавьте --mend.
save-over = Партия { $file } уже окончена. Посмотреть: citywright replay { $file }
resume-alone = --resume продолжает партию такой, какой она была; уберите { $option }.
seats-many = Мест названо { $seats }, а игроков { $players }.
seats-name = Имя игрока — от 1 до { $most } знаков.
play-no-title = Укажите игру: { $titles }.

## Проверка записи

verify-finished = Запись верна, партия окончена: { $game }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}, { $ending }. { $winners ->
    [0] Победителя нет.
    [1] Победа: { $names }.
   *[other] Победа общая: { $names }.
}
verify-unfinished = Запись верна, партия не окончена: { $game }, пока { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}.
verify-promised = {" "}Обещание, данное до первого хода, сдержано: перемешивали честно.
verify-sealed = Строки записи целы, но проверить саму партию пока нельзя: чем определялось перемешивание, открывают после последнего хода. В записи { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}.
replay-start = Начало
replay-step = { $at } из { $all }
replay-end = Это конец записи.
replay-commands = Enter, b, номер от 0 до { $all } или q.

## В чём отказывает сервер

problem-malformed = Сервер не понял запрос. Обновите страницу и попробуйте ещё раз.
problem-host = Этого адреса сервер за собой не знает. Откройте ссылку, которую вам дал хозяин сервера; добавить адрес он может ключом --name.
problem-setup = С такими местами и условиями стол не собрать. Измените их.
problem-name = Имя — от 1 до 24 видимых букв, цифр или простых знаков; широкие знаки считаются за два, а над буквой может стоять не больше двух значков.
problem-chat = В реплике должно быть от 1 до 400 видимых знаков, без разметки и не больше двух значков над буквой.
problem-password = Логин — от 3 до 32 букв или цифр, пароль — не короче 8 знаков.
problem-email = Это не похоже на адрес почты. Напишите его в виде name@example.org.
problem-code = Код неверный, уже использован или устарел. Запросите новый.
problem-session = Сервер вас не узнал. Обновите страницу.
problem-login = Неверный логин или пароль.
problem-wrong-password = Это не ваш пароль. Попробуйте ещё раз.
problem-csrf = Страница устарела. Обновите её.
problem-private = Это закрытый стол: сюда пускают по ссылке-приглашению.
problem-not-seated = Вы не сидите за этим столом.
problem-not-found = Здесь ничего нет.
problem-no-table = Такого стола нет.
problem-no-title = Такой игры нет.
problem-no-session = Этот сеанс уже завершён.
problem-step = Такого момента в партии нет.
problem-method = Здесь этого сделать нельзя.
problem-login-taken = Этот логин уже занят. Выберите другой.
problem-account = У вас уже есть учётная запись.
problem-guest = Для этого нужна учётная запись. Сначала создайте её.
problem-full = Свободных мест не осталось.
problem-not-open = Партия уже началась, сесть за стол нельзя.
problem-not-playing = Партия за этим столом сейчас не идёт.
problem-not-over = Партия ещё идёт. Это откроется, когда она закончится.
problem-stale = За столом уже что-то изменилось. Посмотрите ещё раз.
problem-undo = Взять назад нечего: после вашего хода что-то открылось или решал другой игрок.
problem-redo = Возвращать нечего: ни один ход не взят назад.
problem-away = За вас играет бот. Сначала вернитесь на своё место.
problem-curtain = Сначала передайте экран тому, кто ходит.
problem-version = Эта партия начата по прежним правилам игры, а на сервере есть только нынешние. Её можно прочитать и оставить, но не доиграть.
problem-record = Запись этой партии повреждена, продолжить её нельзя. Партию можно прочитать и оставить.
ui-locked = Эту партию не доиграть
ui-locked-tag = доиграть нельзя
ui-locked-played = Что было сыграно
ui-locked-nothing = Ни одного хода ещё не сделано.
ui-locked-leave = Встать из-за стола
ui-locked-hint = Стол исчезнет из вашего списка. Когда встанут все, он закроется, и запись партии можно будет скачать здесь.
problem-too-large = Слишком длинно. Сократите и попробуйте ещё раз.
problem-too-fast = Слишком много запросов подряд. Подождите немного.
problem-server = У нас что-то сломалось, и мы это записали. Ничего не изменилось, попробуйте ещё раз.
problem-store = Ход не удалось сохранить, поэтому ничего не изменилось. Попробуйте ещё раз.

ending-resigned = Игрок сдался
ending-agreed = Остановлена по общему согласию
ending-closed = Закрыта до начала

## Страница в браузере: дом и главная

ui-house = Зодчий
ui-home = На главную
ui-slogan = Пять городов за одним столом
ui-pitch = Большие настольные игры о городах и державах — с друзьями по ссылке или с ботами. Без регистрации, с правилами под рукой и честным перемешиванием, которое может проверить каждый.
ui-play-now = Играть сейчас
ui-invite-friends = Позвать друзей
ui-continue = Продолжить партию
ui-back-to-table = Вернуться за стол
ui-games = Игры
ui-tables = Столы
ui-rules = Правила
ui-records = Записи партий
ui-account = Учётная запись
ui-credits = Благодарности
ui-menu = Меню
ui-pages = Страницы
ui-tools = Настройки стола
ui-play = Играть
ui-open-tables = Открытые столы
ui-open-hint = садитесь или смотрите
ui-foot = Пять игр и одни и те же правила: для людей, ботов и проверки.
ui-minutes = { $minutes } мин
ui-weight = сложность { $weight } из 5
ui-rules-of = Правила: { $title }
ui-turn = ход { $turn }
ui-bots-count = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[many] { $count } ботов
}
ui-free-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}

## Страница в браузере: стол

ui-your-turn = ваш ход
ui-their-turn = ходят другие
ui-this-is-you = это вы
ui-away = играет бот
ui-points = очки
ui-seat = Место { $seat }
ui-players = Игроки
ui-players-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
ui-board = Поле
ui-views = Что показать
ui-drawer = Летопись, правила, беседа
ui-chronicle = Летопись
ui-talk = Беседа
ui-dock = Что сейчас решается
ui-chips = Варианты
ui-choices = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}
ui-undo = Назад
ui-undo-far = Взять решение назад. Можно взять назад: { $count }
ui-redo-far = Вернуть взятое назад решение. Можно вернуть: { $count }
ui-cancel = Отмена
ui-close = Закрыть
ui-fold = Свернуть: { $name }
ui-unfold = Показать: { $name }
ui-zoom = Масштаб
ui-zoom-in = Ближе
ui-zoom-out = Дальше
ui-zoom-fit = Показать всё
ui-turn-it = Повернуть
ui-print = Напечатать
ui-less = Меньше
ui-more = Больше
ui-inspector = Что это
ui-not-now = Сейчас так нельзя
ui-rule = Правило
ui-ruling = толкование
ui-ruling-long = Здесь правила молчат или противоречат себе; так решили мы.
ui-ruling-why = Почему так:
ui-rules-search = Поиск по правилам
ui-rules-none = Такого в правилах нет.
ui-log-all = Показать всё с начала
ui-log-empty = Пока ничего не случилось
ui-talk-empty = Пока тихо
ui-talk-say = Сказать за столом
ui-send = Отправить
ui-unread = новых: { $count }
ui-lost = Связь прервалась. Подключаемся снова, партия сохранена.
ui-watching = вы смотрите
ui-loading = Раскладываем игру…
ui-curtain = Экран переходит к игроку { $name }
ui-curtain-hint = Остальные пусть отвернутся.
ui-curtain-open = Показать стол игроку { $name }
ui-no-table = Стол не открывается
ui-no-table-hint = Такого стола нет, или он закрыт и пускает только по ссылке-приглашению.

## Страница в браузере: итоги и повтор

ui-scores = Счёт
ui-result = Итоги
ui-total = Всего
ui-winner = победа
ui-won-one = Победа: { $name }
ui-won-many = Победу делят: { $names }
ui-won-by = победа: { $names }
ui-over = Партия окончена
ui-rematch = Сыграть ещё раз
ui-replay = Повтор
ui-record = Запись партии
ui-verify = Проверить честность
ui-verified = Всё сошлось. Ходов проверено: { $moves }; перемешивание то самое, что было обещано до начала.
ui-not-verified = Запись не сходится с обещанием. Такого быть не должно.
ui-records-lead = Законченные партии: их можно пересмотреть с любого места и проверить.
ui-records-none = Здесь появятся ваши законченные партии.
ui-records-mine = Мои
ui-records-all = Все
ui-no-replay = Повтора этой партии нет
ui-spectator = Зритель
ui-viewer = Чьими глазами
ui-speed = Скорость
ui-step = Момент партии
ui-step-of = Шаг { $step } из { $steps }
ui-step-first = К началу
ui-step-back = Шаг назад
ui-step-next = Шаг вперёд
ui-step-last = К концу
ui-play-on = Показывать дальше
ui-pause = Пауза

## Страница в браузере: меню

ui-language = Язык
ui-speak-other = Switch to English
ui-theme = Вид
ui-theme-system = как в системе
ui-theme-light = день
ui-theme-dark = ночь
ui-to-light = Дневной вид
ui-to-dark = Ночной вид
ui-sound = Звонок, когда мой ход
ui-calm = Меньше движения
ui-bot-plays = Пусть за меня играет бот
ui-take-back = Вернуться на своё место
ui-offer-end = Предложить закончить
ui-offer-end-sure = Точно предложить закончить?
ui-offered-end = Предлагают закончить партию: { $names }
ui-offer-accept = Согласиться
ui-offer-refuse = Играть дальше
ui-resign = Сдаться
ui-resign-sure = Точно сдаться?
ui-leave = Выйти из-за стола
ui-invite-copy = Скопировать приглашение
ui-copied = Скопировано
ui-copy = Скопировать

## Страница в браузере: новый стол и ожидание

ui-new-table = Новый стол
ui-seats = Места
ui-how-many = Сколько игроков
ui-kind-me = Я
ui-kind-open = Открыто для друга
ui-kind-bot = Бот
ui-kind-here = Ещё один игрок у этого экрана
ui-level = Сила бота
ui-level-greedy = расчётливый
ui-level-random = наугад
ui-name = Имя
ui-option-other = своё…
ui-options = Условия
ui-options-none = Без особых условий
ui-yes = да
ui-no = нет
ui-table-name = Название стола
ui-public = Открытый стол
ui-public-hint = Стол виден всем: можно подсесть или смотреть.
ui-private-hint = Стол видят только те, у кого есть ссылка.
ui-seats-hint = Партия начнётся сразу.
ui-seats-open-hint = Партия начнётся, когда займут все места.
ui-start = Начать
ui-open-table = Открыть стол
ui-lobby = Ждём игроков
ui-waiting-seats = { $count ->
    [one] Свободно { $count } место. Начнём, как только его займут.
    [few] Свободно { $count } места. Начнём, как только их займут.
   *[many] Свободно { $count } мест. Начнём, как только их займут.
}
ui-starting = Все в сборе, начинаем.
ui-seat-open = свободно
ui-sit-down = Сесть
ui-stand-up = Встать из-за стола
ui-fill = Посадить ботов и начать
ui-invite = Приглашение
ui-invite-hint = Отправьте эту ссылку: по ней садятся за стол без регистрации.
ui-invite-link = Ссылка-приглашение
ui-promise = Отпечаток перемешивания
ui-tables-mine = Мои партии
ui-tables-open = Ждут игроков
ui-tables-playing = Можно посмотреть
ui-none-yet = Пока пусто.

## Страница в браузере: вход и благодарности

ui-sign-in = Войти
ui-sign-in-head = Вход
ui-sign-up = Завести учётную запись
ui-sign-out = Выйти
ui-sign-out-here = Выйти на этом устройстве
ui-sign-out-of = Выйти: { $device }
ui-login = Логин
ui-login-hint = Только для входа: другим он не виден.
ui-login-or-email = Логин или почта
ui-login-shape = Логин — от 3 до 32 букв, цифр, точек, дефисов и подчёркиваний.
ui-logins-free = Свободны:
ui-password = Пароль
ui-password-hint = От восьми знаков. Подойдёт фраза из трёх слов.
ui-password-short = Слишком коротко: в пароле должно быть не меньше восьми знаков.
ui-password-old = Нынешний пароль
ui-password-new = Новый пароль
ui-password-change = Сменить пароль
ui-password-change-ends = На остальных устройствах придётся войти заново.
ui-password-changed = Пароль изменён. На остальных устройствах нужно войти заново.
ui-field-empty = Заполните это поле.
ui-name-at-table = Имя за столом
ui-name-saved = Имя сохранено.
ui-your-name-hint = Это имя видят остальные игроки.
ui-save = Сохранить
ui-save-name-only = Сохранить только имя
ui-fetching = Загружаем…
ui-today-at = сегодня в { $time }

# The account page of a guest
ui-stay = Остаться в клубе
ui-stay-lead = Пока вас помнит только этот браузер. С логином и паролем вас узнают на любом устройстве.
ui-stay-guest = Остаться гостем
ui-keep-matches = Сохранить мои партии
ui-account-made = Готово: учётная запись заведена, партии остались с вами.
ui-account-made-mail = Готово: учётная запись заведена, партии остались с вами. На почту отправлен код, введите его ниже.
ui-comes = Что перейдёт с вами
ui-comes-playing = { $count ->
    [one] { $count } идущая партия и место в ней
    [few] { $count } идущие партии и места в них
   *[many] { $count } идущих партий и места в них
}
ui-comes-waiting = { $count ->
    [one] { $count } стол, который ждёт игроков
    [few] { $count } стола, которые ждут игроков
   *[many] { $count } столов, которые ждут игроков
}
ui-comes-finished = { $count ->
    [one] { $count } законченная партия и её повтор
    [few] { $count } законченные партии и их повторы
   *[many] { $count } законченных партий и их повторы
}
ui-comes-name = Имя «{ $name }» и настройки этого браузера
ui-comes-hint = Ничего не прервётся: за столами этого даже не заметят.
ui-have-account = Уже есть запись?
ui-have-account-hint = Войдите, и партии гостя можно будет присоединить к вашим. Перед этим покажем список.
ui-played-before = Уже играли здесь?

# Signing in, a forgotten password
ui-no-account-yet = У меня нет записи
ui-bring = Партии гостя: взять их с собой?
ui-bring-yes = Присоединить к моим
ui-bring-yes-hint = Места и партии гостя станут вашими.
ui-bring-no = Не присоединять
ui-bring-no-hint = Они останутся за гостем, и вернуться к ним будет нельзя.
ui-bring-choose = Решите, что делать с партиями гостя.
ui-kept = Не всё удалось присоединить
ui-kept-hint = За этими столами вы уже сидите сами, а второе место занять нельзя. Оно осталось за гостем.
ui-forgot = Забыли пароль?
ui-forgot-head = Новый пароль
ui-forgot-by-host = Код для нового пароля выдаёт тот, кто держит этот сервер.
ui-forgot-by-mail = Пришлём код на почту, если она указана в учётной записи и подтверждена.
ui-code-from-host = Если забудете пароль, код для нового может выдать тот, кто держит этот сервер.
ui-send-code = Прислать код
ui-send-code-again = Прислать ещё раз
ui-have-code = Код уже есть
ui-code = Код
ui-code-hint = Действует 30 минут и только один раз.
ui-code-sent = Если такая запись есть и её почта подтверждена, код уже в пути.
ui-recover = Сменить пароль и войти
ui-recover-ends = На всех остальных устройствах придётся войти заново.
ui-recover-loses = Партии гостя останутся за ним, и вернуться к ним будет нельзя:
ui-recovered = Пароль изменён, вы вошли.
ui-remembered = Я помню пароль

# The account page of a member
ui-you = Вы
ui-devices = Где вы вошли
ui-devices-end = Выйти на остальных
ui-devices-ended = Готово: теперь вы вошли только здесь.
ui-device-ended = Готово: на том устройстве вы вышли.
ui-device-this = это устройство
ui-device-now = сейчас
ui-device-unknown = Неизвестное устройство
ui-email = Почта
ui-email-address = Адрес
ui-email-if-you-like = Почта, если хотите
ui-email-later = можно добавить потом
ui-email-why = Нужна, только чтобы вернуть забытый пароль. Без неё код для нового придётся просить у того, кто держит сервер.
ui-email-about = Через неё возвращают забытый пароль. Другим её не показываем.
ui-email-shape = Это не похоже на адрес почты: в нём должен быть знак @.
ui-email-password-why = Чтобы чужую почту не подставил кто-то другой.
ui-email-is-confirmed = подтверждена
ui-email-not-confirmed = не подтверждена
ui-email-code = Код из письма
ui-email-code-hint = Письмо не пришло? Нажмите «Изменить» и сохраните адрес ещё раз.
ui-email-code-sent = На этот адрес отправлен код. Введите его, чтобы подтвердить почту.
ui-email-confirm = Подтвердить
ui-email-confirmed = Почта подтверждена.
ui-email-save = Сохранить адрес
ui-email-change = Изменить
ui-email-remove = Убрать
ui-email-remove-sure = Точно убрать?
ui-email-removed = Почта убрана. Если забудете пароль, код для нового придётся просить у того, кто держит сервер.
ui-your-data = Ваши данные
ui-export = Скачать
ui-export-hint = Всё, что мы о вас храним: партии, беседы, входы. Один файл.
ui-delete = Удалить
ui-delete-sure = Точно удалить
ui-former-player = бывший игрок
ui-delete-member = Удалить запись. Ваши места в идущих партиях сразу займут боты. Через 14 дней исчезнет всё остальное, в записях партий останется «бывший игрок». До тех пор можно передумать.
ui-delete-guest = Удалить гостя. Ваши места займут боты, в записях партий останется «бывший игрок». Это происходит сразу, вернуть ничего нельзя.
ui-delete-begun = Запись будет удалена. Пока идут 14 дней, можно передумать.
ui-deleting = Эта запись будет удалена: { $when }. До тех пор можно передумать.
ui-delete-take-back = Оставить запись
ui-delete-taken-back = Запись остаётся с вами.
ui-guest-deleted = Гость удалён. Теперь вы новый гость.

ui-credits-lead = Что не наше и кому за это спасибо.
ui-credits-signs = Значки
ui-credits-signs-how = Значки не изменены, цвет им даёт страница.
ui-credits-faces = Шрифты
ui-credits-parts = Части программы
ui-credits-art = Рисунки
ui-credits-art-text = Поля, квадраты, арки и контурные значки нарисованы для «Зодчего». Картинок, логотипов и текстов из изданных игр здесь нет.
ui-missing = Здесь ничего нет
ui-missing-hint = Возможно, ссылка устарела.
problem-offline = Нет связи с сервером. Проверьте сеть и попробуйте ещё раз.

## Перечисления

list-more = { $most }, { $next }
list-or = { $one } или { $other }
list-none = ничего

# A player of the rules alone, in games for one or two
player-rival = Соперник

# -- leaving, coming back, inviting --

ui-leaving = Уходите?
ui-leaving-kept = Партия сохранена на этом самом месте.
ui-leave-keep = Выйти, место останется за вами
ui-leave-keep-others = Остальные подождут вашего хода. Вернуться можно в любую минуту.
ui-leave-keep-alone = Стол подождёт: боты без вас не ходят.
ui-leave-bot = Пусть пока играет бот
ui-leave-bot-hint = Он ходит за вас, пока вы не сядете обратно.
ui-leave-bot-alone = Он ходит за вас, пока вы смотрите. Когда за столом никого нет, партия ждёт.
ui-leave-resign = Сдаться
ui-leave-resign-sure = Точно сдаться?
ui-leave-resign-hint = Партия засчитается как поражение, за вас доиграет бот.
ui-leave-resign-alone = Партия засчитается как поражение и закончится.
ui-leave-esc = Esc — остаться
ui-leave-stay = Остаться за столом
ui-bot-plays-for-you = За вас играет бот
ui-bot-plays-hint = Место ваше: сядьте обратно, когда захотите.
ui-paused = Пауза
ui-paused-hint = Боты ждут. Любой ход тоже продолжит партию.
ui-pause-match = Сделать паузу
ui-go-on = Продолжить
ui-online = за столом
ui-offline = отошёл
ui-lost-alone = Вы проиграли
ui-lost-all = Проиграли все
ui-calls-you = { $name } зовёт вас за стол
ui-calls-you-hint = { $title }. Правила всегда под рукой, регистрация не нужна.
ui-ask-name = Как вас звать за столом?
ui-invited-late = Партия уже началась
ui-invited-late-hint = Все места заняты: { $names }. Можно посмотреть или открыть свой стол.
ui-invited-over = Партия уже сыграна
ui-invited-over-hint = Играли: { $names }. Можно посмотреть, чем кончилось, или открыть свой стол.
ui-look-at-end = Посмотреть итог
ui-watch = Смотреть
ui-own-table = Свой стол
ui-kind-me-hint = это вы
ui-kind-open-hint = Сядет тот, кому вы дадите ссылку. Без регистрации.
ui-kind-bot-hint = Ходит сам.
ui-kind-here-hint = Играет с вами за этим экраном.
ui-kind-open-short = По ссылке
ui-kind-bot-short = Бот
ui-kind-here-short = Рядом
ui-stand-in = Отошедшего заменит бот
ui-stand-in-hint = Если игрока долго нет, а остальные ждут, за него ходит бот. Вернётся — место снова его.
ui-which-game = Во что играем
ui-keys = Клавиши
ui-key-arrows = перейти к соседней вещи на поле
ui-key-enter = выбрать; подтвердить
ui-key-escape = отменить выбор, закрыть окно
ui-key-digits = ответ с этим номером
ui-key-undo = взять ход назад
ui-key-redo = вернуть ход; повернуть
ui-key-zoom = ближе, дальше, целиком
ui-key-rules = правила
ui-auto = Единственный ответ даётся сам
ui-news-more = ещё { $count }
