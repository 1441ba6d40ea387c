# The command buraco itself: what it can do, and what is said where it cannot.

## buraco --help: what each command does, half sentences without a full stop

cli-play = gioca una partita nel terminale, contro bot a un tavolo tuo
cli-games = elenca le partite salvate
cli-serve = ospita tavoli condivisi da più programmi
cli-telegram = tavoli nelle chat di Telegram
cli-tables = elenca i tavoli condivisi
cli-create = crea un tavolo condiviso e ne stampa il codice
cli-join = ti fa sedere a un tavolo condiviso, nel terminale o con un bot
cli-watch = guarda un tavolo condiviso
cli-admin = ferma, riprende, sospende o chiude un tavolo condiviso
cli-seat-token = stampa un invito per un posto di un tavolo condiviso
cli-export = scrive la registrazione di un tavolo condiviso
cli-replay = ripercorre una partita registrata, avanti e indietro
cli-verify = controlla una registrazione: mescolate, mosse, punti
cli-bot = serve a scrivere un bot, controllarlo e giocarci
cli-rules = stampa a parole le regole di un tavolo
cli-vectors = prova il motore con file di casi di conformità
cli-soak = gioca molte smazzate con ogni regola e ogni controllo
# The noun stays: it is the name of such a count.
cli-perft = conta le serie di azioni permesse da una posizione
cli-fuzz = dice assurdità a un tavolo e vede che la partita non ne soffre
cli-chaos = gioca mentre cadono programmi e server; confronta il tutto
cli-bench = misura la velocità del motore, di un tavolo o di un giocatore
cli-ladder = scopre quale giocatore è più forte, e di quanto
# Numbers with which the players of the house weigh up a move.
cli-fit = ricalcola i pesi dei giocatori

# COMMAND stands for one of these words; options for what can be written after it.
cli-usage = uso: buraco [COMMAND [options]]
cli-commands = comandi:
cli-explains = `{ PROGRAM() } COMMAND --help` ne spiega uno.
cli-all = `{ PROGRAM() } --help` elenca tutti i comandi.
cli-home = `{ PROGRAM() }` da solo apre la schermata iniziale.
# `buraco` alone, where that screen is not shown. $why is never shown; $command: what is typed instead.
cli-no-home = { $why ->
    [plain] La schermata iniziale è disegnata, e --plain dice tutto in frasi: così una partita comincia con `{ $command }`.
    [pipe] Alla schermata iniziale serve un terminale, e qui c'è una pipe o un file: `{ $command }` comincia una partita a righe.
    [wished] La schermata iniziale non si disegna perché BURACO_PLAIN è impostato: `{ $command }` comincia una partita a righe.
    [dumb] Su questo tipo di terminale la schermata iniziale non si può disegnare (vedi TERM): `{ $command }` comincia una partita a righe.
    [signs] La schermata iniziale non si può disegnare perché il terminale non mostra i segni dei semi (vedi LANG e LC_ALL): `{ $command }` comincia una partita a righe.
   *[small] Alla schermata iniziale servono { $columns } colonne e { $lines } righe, più di quante ce ne siano: allarga la finestra, oppure `{ $command }` comincia una partita a righe.
}

## What cannot be done

# $given: in quotation marks; what stands in ` ` is typed.
cli-unknown-command = Il comando { $given } non c'è; `{ PROGRAM() } --help` li elenca.
# $reason: of the operating system, a phrase. The name of the command and a colon stand before it.
cli-cannot-go-on = non può continuare ({ $reason }): metti a posto e riprova.
cli-no-output = L'uscita standard è chiusa: dai al comando un posto dove scrivere.
