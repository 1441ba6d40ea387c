# Where the shared tables are to be found. What stands in ` ` is typed; a host is a program that runs tables.

busurl-no-host = Qui ora nessuno ospita tavoli: avvia `{ PROGRAM() } serve`; i tavoli sono conservati.
# $variable: of the environment.
busurl-no-bus = Qui non c'è ancora nessun tavolo condiviso: avvia `{ PROGRAM() } serve`, oppure metti in { $variable }
    l'indirizzo di un server Redis o Valkey su cui qualcuno li ospita.
busurl-of-somebody-else = { $file } appartiene a un altro utente: cancellalo, poi riavvia serve.
# $reason: why, a phrase.
busurl-unreadable = { $file } non si può leggere ({ $reason }): riavvia `{ PROGRAM() } serve`.
busurl-no-text = non è testo
