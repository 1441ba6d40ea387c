# The home screen: what there is to do, one row each, and what each means (under the list, three lines at most).

front-title = Бурако, буррако и их родня
front-family = игры семейства канасты в терминале

## The rows, and what each means.

front-continue = Продолжить
front-continue-which = { $game }, сдача { $n }
front-the-lesson = урок
front-new = Новая игра
front-new-about = Игра с ботами за своим столом: правила, состав, длина партии.
front-join = Сесть за общий стол
front-join-about = Игра с людьми: по коду стола или по ссылке-приглашению.
front-saved = Сохранённые игры
front-saved-about = Продолжить игру, проверить её сдачи или удалить её.
front-replays = Повторы
front-replays-about = Законченная сдача шаг за шагом, вперёд и назад, с открытыми картами.
front-learn = Обучение
front-learn-about = Первая сдача с наставником у стола. Её можно прервать и продолжить в любой момент.
# Asked where it was left before its end; then the keys for it.
front-lesson = Урок ещё не закончен: продолжить его или начать заново?
front-lesson-keys = Enter: продолжить · n: начать заново · Esc: назад
front-settings = Настройки
front-settings-about = Имя, язык, карты, цвета.
front-quit = Выход
front-quit-about = Назад в командную строку. Игры сохраняются сами.

## The keys, in one line of 56 columns at most.

front-keys-first = ↑ ↓ строка · Enter открыть · Esc выйти
front-keys = ↑ ↓ строка · Enter открыть · Esc назад
front-keys-line = Enter принять · Esc отменить
front-keys-sure = Enter: да · Esc: нет
front-keys-read = Esc назад
front-keys-saved = Enter играть · r повтор · v сверка · w файл · Del убрать
front-keys-empty = Esc назад
front-keys-replays = ↑ ↓ строка · ← → сдача · Enter открыть · Esc назад

## Shared tables.

front-join-code = Код или ссылка
front-join-code-about = Код, который сообщил создатель стола, или приглашение: оно начинается с wss:// или https://.
front-join-create = Новый общий стол
front-join-create-about = Выберите правила; вы получите код, чтобы позвать других, и сядете за стол раньше всех.
front-join-name = Ваше имя
front-join-name-none = пока нет
front-join-name-about = Его видят другие, и с ним вы вернётесь на своё место.
front-join-looking = Поиск столов…
front-join-no-server = Список столов недоступен
front-join-tables = Столы
front-join-no-tables = Общих столов пока нет
front-join-table-about = Enter — сесть за этот стол.
front-join-elsewhere = { $name } уже за этим столом с другого терминала. Занять место отсюда?

## What is asked, with a line to write on.

front-ask-code = Код стола или ссылка-приглашение целиком:
front-ask-name = Как вас называть за столом?
front-ask-record = Записать протокол игры в файл:
front-ask-folder = Где искать протоколы (папка или один файл):

## Saved games.

front-saved-none = Сохранённых игр пока нет.
front-saved-damaged = { $game }: файл повреждён
front-saved-busy = В неё сейчас играют в другом окне.
front-saved-over = Партия закончена: Enter показывает её сдачи ещё раз.
front-saved-open = Enter — продолжить.
front-saved-no-deal = Ни одна её сдача ещё не закончена.
front-delete = Удалить сохранённую игру { $game }? Вернуть её будет нельзя.
front-record-written = Протокол записан в { $file }.
front-no-such-user = Такого пользователя нет: укажите полный путь.
front-no-name = В имени может быть от 1 до { $most ->
        [one] { $most } буквы или знака
        [few] { $most } букв или знаков
        [many] { $most } букв или знаков
       *[other] { $most } букв или знаков
    }: выберите другое.
front-no-time = { $given } — это не время: напишите секунды на ход, например 60, а если хотите, то и запас на всю
    партию, например 30+120; пустая строка — без часов.

## What the check of a saved game has found.

front-verify = Проверка игры { $game }
front-verify-nothing = Ни одна её сдача ещё не закончена: проверять нечего.
front-verify-seeded = Карты сданы по заданному числу (seed): такую тасовку можно повторить, но доказать её честность нельзя.
front-verify-shuffles = Честность тасовки доказана, сдач: { $count } из { $all }.
front-verify-moves = Ходы и счёт проверены, сдач: { $count } из { $all }.
front-verify-faults =
    { $count ->
        [0] Ошибок не найдено.
        [one] Найдена { $count } ошибка.
        [few] Найдены { $count } ошибки.
        [many] Найдено { $count } ошибок.
       *[other] Найдено { $count } ошибок.
    }

## Replays.

front-replays-folder = Протоколы в
front-replays-folder-about = Enter — выбрать другую папку или один файл.
front-replays-games = Сохранённые игры
front-replays-no-games = Законченных сдач в сохранённых играх пока нет
front-replays-records = Протоколы
front-replays-no-records = В этой папке нет протоколов
front-replays-deal = сдача { $n } из { $count }
front-no-folder = { $folder } прочитать нельзя: укажите другую папку.

## Said when a person comes back to the home screen.

front-note-saved = Игра { $game } сохранена: «Продолжить» вернёт вас в неё.
# Another game was played later: Continue goes on with that one. Saved games: front-saved.
front-note-saved-too = Игра { $game } сохранена: она ждёт в разделе «Сохранённые игры».
# Learn: front-learn.
front-note-lesson = Урок сохранён: «Обучение» продолжит его.
front-note-over = Партия { $game } закончена.
front-note-seat = Ваше место за столом { $table } остаётся за вами: вернуться можно через «Сесть за общий стол».
front-note-link = Ваше место остаётся за вами: вернуться можно по той же ссылке.
# Said at the very first time. Learn: front-learn.
front-note-first = Впервые здесь? «Обучение» покажет игру за одну сдачу.
# $reason: the kind of the fault, a word of the program.
front-failed = Начальный экран дал сбой ({ $reason }) и закрыт: команды перечисляет `{ PROGRAM() } --help`; подробности в buraco.log.
