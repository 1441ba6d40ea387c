# The command buraco itself: what it can do, and what is said where it cannot.

## buraco --help: what each command does, half sentences without a full stop

cli-play = сыграть партию в терминале, с ботами за своим столом
cli-games = показать сохранённые игры
cli-serve = держать столы, общие для нескольких программ
cli-telegram = столы в чатах Telegram
cli-tables = показать общие столы
cli-create = сделать общий стол и напечатать его код
cli-join = сесть за общий стол: самому в терминале или ботом
cli-watch = смотреть игру за общим столом
cli-admin = приостановить, продолжить, отложить или закрыть общий стол
cli-seat-token = напечатать приглашение на место за общим столом
cli-export = записать протокол общего стола
cli-replay = пройти записанную партию по шагам, вперёд и назад
cli-verify = проверить протокол: тасовки, ходы, счёт
cli-bot = написать бота, проверить его и сыграть с ним
cli-rules = напечатать правила стола словами
cli-vectors = проверить движок файлами контрольных случаев
cli-soak = сыграть много сдач по всем правилам со всеми проверками
# The noun stays: it is the name of such a count.
cli-perft = сосчитать цепочки разрешённых действий от позиции
cli-fuzz = наговорить столу вздора: его партия не должна пострадать
cli-chaos = играть, пока гибнут программы и серверы; сравнить протоколы
cli-bench = измерить скорость движка, стола или игрока
cli-ladder = узнать, какой игрок сильнее и насколько
# Numbers with which the players of the house weigh up a move.
cli-fit = заново подобрать веса игроков

# COMMAND stands for one of these words; options for what can be written after it.
cli-usage = использование: buraco [COMMAND [options]]
cli-commands = команды:
cli-explains = `{ PROGRAM() } COMMAND --help` объясняет одну из них.
cli-all = `{ PROGRAM() } --help` перечисляет все команды.
cli-home = Просто `{ PROGRAM() }` открывает начальный экран.
# `buraco` alone, where that screen is not shown. $why is never shown; $command: what is typed instead.
cli-no-home = { $why ->
    [plain] Начальный экран рисуется, а --plain говорит всё словами: так игру начинает `{ $command }`.
    [pipe] Начальному экрану нужен терминал, а здесь канал или файл: игру в строках начинает `{ $command }`.
    [wished] Начальный экран не рисуется, потому что задано BURACO_PLAIN: игру в строках начинает `{ $command }`.
    [dumb] На таком терминале начальный экран нарисовать нельзя (см. TERM): игру в строках начинает `{ $command }`.
    [signs] Начальный экран нарисовать нельзя: терминал не показывает знаки мастей (см. LANG и LC_ALL). Игру в строках начинает `{ $command }`.
   *[small] Начальному экрану нужно столбцов: { $columns }, строк: { $lines }, а здесь меньше. Увеличьте окно, или пусть игру в строках начнёт `{ $command }`.
}

## What cannot be done

# $given: in quotation marks; what stands in ` ` is typed.
cli-unknown-command = Команды { $given } нет; `{ PROGRAM() } --help` показывает все.
# $reason: of the operating system, a phrase. The name of the command and a colon stand before it.
cli-cannot-go-on = продолжать нельзя ({ $reason }): исправьте это и попробуйте ещё раз.
cli-no-output = Стандартный вывод закрыт: дайте команде, куда писать.
