# The folder of a person's games and settings. $reason: of the operating system, or of the file's format; in English.

home-cannot-be-made = La carpeta de las partidas guardadas, { $folder }, no se puede crear ({ $reason }): arréglalo, o
    pon otra carpeta en BURACO_HOME.
# $given: in quotation marks.
home-no-such-user = BURACO_HOME es { $given }, y no existe ese usuario: pon otra carpeta.
home-damaged = { $file } no se puede leer ({ $reason }): corrígelo o bórralo; queda como está.

## The code of a game or table, in quotation marks as it was typed

home-no-game = { $given } no es el código de una partida: `{ PROGRAM() } games` muestra las que hay.
home-no-table = { $given } no es el código de una mesa: `{ PROGRAM() } tables` muestra las que hay.
