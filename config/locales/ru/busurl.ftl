# Where the shared tables are to be found. What stands in ` ` is typed; a host is a program that runs tables.

busurl-no-host = Сейчас столы здесь никто не держит: запустите `{ PROGRAM() } serve`; столы сохранены.
# $variable: of the environment.
busurl-no-bus = Общих столов здесь ещё нет: запустите `{ PROGRAM() } serve` или укажите в { $variable } адрес сервера Redis или
    Valkey, на котором их держат.
busurl-of-somebody-else = { $file } принадлежит другому пользователю: удалите его и запустите serve заново.
# $reason: why, a phrase.
busurl-unreadable = { $file } не читается ({ $reason }): запустите `{ PROGRAM() } serve` заново.
busurl-no-text = это не текст
