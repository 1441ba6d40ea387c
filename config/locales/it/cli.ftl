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
cli-explains = `buraco COMMAND --help` ne spiega uno.
cli-home = `buraco` da solo apre la schermata iniziale.

## What cannot be done

# $given: in quotation marks; what stands in ` ` is typed.
cli-unknown-command = Il comando { $given } non c'è; `buraco --help` li elenca.
# $reason: of the operating system, a phrase. The name of the command and a colon stand before it.
cli-cannot-go-on = non può continuare ({ $reason }): metti a posto e riprova.
cli-no-output = L'uscita standard è chiusa: dai al comando un posto dove scrivere.
