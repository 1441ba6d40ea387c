# What is wrong with the server over which tables are shared, or with the log of a table (the file of all that has
# happened): phrases, no capital letter at the beginning, no full stop at the end. $reason: another of these, or why the
# operating system refuses; $table: a code; $what, $answer, $name, $path, $address: as programs write them.

## The server

trouble-unanswered = il server non ha risposto entro { $seconds } s
trouble-unreachable = il server non è raggiungibile ({ $reason })
trouble-connecting = errore { $number } nel collegarsi a { $address }: { $reason }
trouble-connecting-several = errore nel collegarsi a { $address }: { $reason }
trouble-several = più errori: { $reasons }
trouble-call-failed = collegamento a { $address } non riuscito
trouble-writing = errore { $number } nell'invio: { $reason }
trouble-closed-by-server = collegamento chiuso dal server
trouble-unanswered-for = il server non risponde da { $seconds } s
trouble-unasked = il server risponde a domande che nessuno ha fatto
trouble-given-up = il tentativo è stato abbandonato
trouble-wants-password = il server vuole una password
trouble-wrong-password = il server non accetta questo utente e questa password
trouble-not-allowed = il server non lo permette a questo utente
trouble-no-memory = il server non ha più memoria per scrivere
trouble-no-disk = il server non può scrivere sul suo disco
trouble-replica = il server è una replica e non ci si può scrivere
trouble-few-replicas = il server ha troppo poche repliche per scrivere
trouble-loading = il server sta ancora leggendo i suoi dati
trouble-script-busy = il server è occupato da uno script
trouble-no-primary = il server ha perso il suo primario
trouble-cluster-down = il cluster non funziona
trouble-no-script = il server non conosce lo script
trouble-wrong-type = sotto quel nome sul server c'è altro
trouble-moved = il server fa parte di un cluster, e questo sta in un'altra parte
trouble-refused = il server ha rifiutato un comando ({ $answer })
trouble-no-sentinel = nessun sentinel sa indicare il primario
trouble-bad-answer = il server dà una risposta che non si capisce
trouble-closed-at-once = il server ha chiuso subito il collegamento
trouble-closed = il server ha chiuso il collegamento
trouble-broke = il collegamento si è interrotto ({ $reason })
trouble-no-server = quello che risponde non è un server Redis o Valkey ({ $what })
trouble-failed-reading = il collegamento ha avuto un guasto in lettura
trouble-silent = il server non risponde più
trouble-takes-nothing = il server non accetta più niente
trouble-was-closed = è stato chiuso
trouble-exchange-failed = lo scambio con il server è fallito
trouble-bad-key = { $name } sul server non è una chiave; cancellalo e dai nuovi inviti
trouble-tried-again = { $reason }; si riprova; se continua, controlla il server

## A log

trouble-not-appended = chi ospita non può scrivere nel registro del tavolo { $table }: { $reason }; niente è andato
    perso, si continua quando il server funziona di nuovo
trouble-not-read = chi ospita non può leggere il registro del tavolo { $table }: { $reason }; niente è andato perso,
    si continua quando il server funziona di nuovo
trouble-not-listed = chi ospita non può elencare i registri: { $reason }; niente è andato perso, si continua quando il
    server funziona di nuovo
trouble-unsure = chi ospita non sa se il registro del tavolo { $table } è stato scritto: { $reason }; niente è andato
    perso, si continua quando il server funziona di nuovo
trouble-conflict = tavolo { $table }: la registrazione { $number } non si può aggiungere, la prossima è la { $due };
    rileggi il registro
trouble-empty = tavolo { $table }: il suo registro è vuoto; non ne è stato salvato niente
trouble-log-unreadable = tavolo { $table }: il suo registro non si può leggere ({ $reason })
trouble-only-reading = questo registro è aperto in sola lettura
trouble-no-ordinary-file = { $path }: non è un file normale

## How a line of a log is damaged. The line is spoken of: "its" is the line's.

trouble-out-of-order = è la registrazione { $number } al posto della { $due }: una riga manca o è ripetuta
trouble-checksum = la somma di controllo è diversa, quindi è stata cambiata
trouble-other-number = il suo numero è { $name }
trouble-no-record = contiene altro, non una registrazione
trouble-cut-short = la riga è troncata
trouble-no-json = non è JSON: { $what }
trouble-other = non va bene: { $what }
