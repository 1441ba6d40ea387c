# A match on a table of one's own: what is said at its beginning and at its end.

## At the beginning

# The aim of the game, in all its kinds.
match-aim = Выкладывайте комбинации, от трёх карт; сыграйте последнюю карту и возьмите морто своей команды; соберите
    канасту, от семи карт; затем закройте сдачу.
# help and hint are typed; Enter is the key.
match-help = Напишите номер из списка или само действие; Enter отправляет ход. «помощь» показывает все слова,
    «подсказка» советует.
# $game: its code; $others: all who play, each with the name of the bot: "Bruno (expert), Carla (expert)".
match-line-up = Игра { $game }: с вами за столом { $others }.

## When the person leaves. A command follows on a line of its own.

match-saved = Игра сохранена. Продолжить:
# not_saved is the code of an error; $trouble: the reason, of the operating system.
match-newest-not-saved = Последний шаг сохранить не удалось (not_saved: { $trouble }); всё до него сохранено. Освободите
    место на диске, где лежит { $folder }, и продолжите:
match-gone = Сохранённой игры { $game } больше нет: файл { $path } во время игры удалили или заменили, поэтому
    продолжить её нельзя.

## The record: a file in which everything that happened is written

# A command follows on a line of its own.
match-recorded-replay = Протокол лежит в { $record }. Пройти его по шагам:
match-recorded-verify = Протокол лежит в { $record }. Проверить тасовки может каждый:
# $reason: why, a phrase; $command: is typed.
match-record-later = Протокол { $record } записать не удалось ({ $reason }): его запишет `{ $command }`.
match-record-lost = Протокол { $record } записать не удалось ({ $reason }): он потерян.
match-record-in-home = Протокол нельзя записать в { $path }: { $folder } — для сохранённых игр. Выберите другое место.
match-record-exists = Протокол нельзя записать в { $path }: { $reason }, и это остаётся как есть. Назовите другой файл.
match-record-unwritable = Протокол { $path } записать нельзя ({ $reason }): выберите другое место.
# Why not, where something lies there: $reason of match-record-exists.
match-lies-folder = это папка
match-lies-device = это не обычный файл
match-lies-file = там лежит другой файл

# The file of a saved game had to be mended. $table: its code; $count: how many bytes were lost.
match-cut-short = Стол { $table }: последняя строка была оборвана (байт: { $count }), как бывает, когда программу
    убивают; о ней никому не сообщали, и она удалена.
