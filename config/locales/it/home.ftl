# The folder of a person's games and settings. $reason: of the operating system, or of the file's format; in English.

home-cannot-be-made = La cartella delle partite salvate, { $folder }, non si può creare ({ $reason }): metti a posto,
    oppure imposta BURACO_HOME su un'altra cartella.
# $given: in quotation marks.
home-no-such-user = BURACO_HOME è { $given }, e un utente con quel nome non c'è: imposta un'altra cartella.
home-damaged = { $file } non si può leggere ({ $reason }): correggilo o cancellalo; resta com'è.

## The code of a game or table, in quotation marks as it was typed

home-no-game = { $given } non è il codice di una partita: `{ PROGRAM() } games` elenca quelle che ci sono.
home-no-table = { $given } non è il codice di un tavolo: `{ PROGRAM() } tables` elenca quelli che ci sono.
