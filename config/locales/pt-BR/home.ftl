# The folder of a person's games and settings. $reason: of the operating system, or of the file's format; in English.

home-cannot-be-made = Não dá para criar a pasta das partidas salvas, { $folder } ({ $reason }): acerte isso, ou ponha
    outra pasta em BURACO_HOME.
# $given: in quotation marks.
home-no-such-user = BURACO_HOME é { $given }, e esse usuário não existe: ponha outra pasta.
home-damaged = Não dá para ler { $file } ({ $reason }): conserte ou apague; por ora fica como está.

## The code of a game or table, in quotation marks as it was typed

home-no-game = { $given } não é o código de uma partida: `{ PROGRAM() } games` lista as que existem.
home-no-table = { $given } não é o código de uma mesa: `{ PROGRAM() } tables` lista as que existem.
