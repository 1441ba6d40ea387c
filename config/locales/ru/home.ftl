# The folder of a person's games and settings. $reason: of the operating system, or of the file's format; in English.

home-cannot-be-made = Папку для сохранённых игр, { $folder }, создать нельзя ({ $reason }): исправьте это или укажите в
    BURACO_HOME другую папку.
# $given: in quotation marks.
home-no-such-user = В BURACO_HOME стоит { $given }, а такого пользователя нет: укажите другую папку.
home-damaged = { $file } не читается ({ $reason }): исправьте или удалите этот файл; пока он остаётся как есть.

## The code of a game or table, in quotation marks as it was typed

home-no-game = { $given } — не код игры: `{ PROGRAM() } games` показывает, какие есть.
home-no-table = { $given } — не код стола: `{ PROGRAM() } tables` показывает, какие есть.
