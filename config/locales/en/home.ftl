# The folder of a person's games and settings. $reason: of the operating system, or of the file's format; in English.

home-cannot-be-made = The folder for saved games, { $folder }, cannot be made ({ $reason }): put that right, or set
    BURACO_HOME to another folder.
# $given: in quotation marks.
home-no-such-user = BURACO_HOME is { $given }, and there is no such user: set it to another folder.
home-damaged = { $file } cannot be read ({ $reason }): mend it or delete it; it is left alone.

## The code of a game or table, in quotation marks as it was typed

home-no-game = { $given } is no game's code: `{ PROGRAM() } games` lists those there are.
home-no-table = { $given } is no table's code: `{ PROGRAM() } tables` lists those there are.
