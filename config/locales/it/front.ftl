# The home screen: what there is to do, one row each, and what each means (under the list, three lines at most).

front-title = Burraco, buraco e dintorni
front-family = i giochi di canasta, nel tuo terminale

## The rows, and what each means.

front-continue = Continua
front-continue-which = { $game }, smazzata { $n }
front-the-lesson = la lezione
front-new = Nuova partita
front-new-about = Gioca contro i bot a un tavolo tutto tuo: le regole, chi gioca, a quanti punti.
front-join = Siediti a un tavolo
front-join-about = Gioca con altre persone: con il codice di un tavolo o con il link di un invito.
front-saved = Partite salvate
front-saved-about = Riprendi una partita, controllane le smazzate o eliminala.
front-replays = Rivedi
front-replays-about = Rivedi passo passo una smazzata finita, avanti e indietro, a carte scoperte.
front-learn = Impara
front-learn-about = Una prima smazzata con chi ti guida al tavolo. Puoi lasciarla e riprenderla quando vuoi.
# Asked where it was left before its end; then the keys for it.
front-lesson = La lezione non è ancora finita: riprenderla o ricominciarla?
front-lesson-keys = Invio: riprendi · n: ricomincia · Esc: indietro
front-settings = Impostazioni
front-settings-about = Il tuo nome, la lingua, le carte, i colori.
front-quit = Esci
front-quit-about = Torna alla shell. Le partite si salvano da sole.

## The keys, in one line of 56 columns at most.

front-keys-first = ↑ ↓ riga · Invio apre · Esc esce
front-keys = ↑ ↓ riga · Invio apre · Esc indietro
front-keys-line = Invio conferma · Esc annulla
front-keys-sure = Invio: sì · Esc: no
front-keys-read = Esc indietro
front-keys-saved = Invio gioca · r rivede · v esame · w file · Canc elimina
front-keys-empty = Esc indietro
front-keys-replays = ↑ ↓ riga · ← → smazzata · Invio apre · Esc indietro

## Shared tables.

front-join-code = Un codice o un link
front-join-code-about = Il codice avuto da chi ha creato il tavolo, o un invito che inizia con wss:// o https://.
front-join-create = Un nuovo tavolo condiviso
front-join-create-about = Scegli le regole; ricevi il codice da passare agli altri, e ti siedi al tavolo.
front-join-name = Il tuo nome
front-join-name-none = non ancora dato
front-join-name-about = Gli altri lo vedono, e con quello ritrovi il tuo posto.
front-join-looking = Cerco i tavoli…
front-join-no-server = Non si può avere l'elenco dei tavoli
front-join-tables = Tavoli
front-join-no-tables = Non ci sono ancora tavoli condivisi
front-join-table-about = Con Invio ti siedi lì.
front-join-elsewhere = { $name } è a quel tavolo da un altro terminale. Vuoi prendere il posto da qui?

## What is asked, with a line to write on.

front-ask-code = Il codice del tavolo, o il link intero dell'invito:
front-ask-name = Come ti devono chiamare gli altri?
front-ask-record = Scrivi la registrazione in questo file:
front-ask-folder = Dove cercare le registrazioni (una cartella o un file):

## Saved games.

front-saved-none = Non ci sono ancora partite salvate.
front-saved-damaged = { $game }: danneggiata
front-saved-busy = Proprio ora si gioca in un'altra finestra.
front-saved-over = La partita è finita: Invio ne mostra di nuovo le smazzate.
front-saved-open = Invio la riprende.
front-saved-no-deal = Nessuna sua smazzata è ancora finita.
front-delete = Eliminare la partita salvata { $game }? Non si potrà recuperare.
front-record-written = La registrazione è in { $file }.
front-no-such-user = Non c'è un utente con quel nome: scrivi il percorso intero.
front-no-name = Un nome ha da 1 a { $most } lettere o segni: scegline un altro.
front-no-time = { $given } non è un tempo: scrivi i secondi per un turno, come 60, e se vuoi anche una riserva per
    tutta la partita, come 30+120; vuoto: senza orologio.

## What the check of a saved game has found.

front-verify = La partita { $game }, verificata
front-verify-nothing = Nessuna smazzata è ancora finita: non c'è nulla da verificare.
front-verify-seeded = Le carte vengono da un seed: si possono ridare uguali, ma nessuno può provare che la mescolata sia
    onesta.
front-verify-shuffles =
    { $all ->
        [one] Mescolate oneste, con prova: { $count } su { $all } smazzata.
        [many] Mescolate oneste, con prova: { $count } su { $all } di smazzate.
       *[other] Mescolate oneste, con prova: { $count } su { $all } smazzate.
    }
front-verify-moves =
    { $all ->
        [one] Mosse e punti controllati: { $count } su { $all } smazzata.
        [many] Mosse e punti controllati: { $count } su { $all } di smazzate.
       *[other] Mosse e punti controllati: { $count } su { $all } smazzate.
    }
front-verify-faults =
    { $count ->
        [0] Nessun errore trovato.
        [one] Trovato { $count } errore.
       *[other] Trovati { $count } errori.
    }

## Replays.

front-replays-folder = Registrazioni in
front-replays-folder-about = Invio sceglie un'altra cartella, o un solo file.
front-replays-games = Partite salvate
front-replays-no-games = Nessuna partita salvata ha smazzate finite
front-replays-records = Registrazioni
front-replays-no-records = Nessuna registrazione in questa cartella
front-replays-deal = smazzata { $n } di { $count }
front-no-folder = { $folder } non si può leggere: scrivi un'altra cartella.

## Said when a person comes back to the home screen.

front-note-saved = La partita { $game } è salvata: Continua la riprende.
# Another game was played later: Continue goes on with that one. Saved games: front-saved.
front-note-saved-too = La partita { $game } è salvata: la ritrovi in Partite salvate.
# Learn: front-learn.
front-note-lesson = La lezione è salvata: Impara la riprende.
front-note-over = La partita { $game } è finita.
front-note-seat = Il tuo posto al tavolo { $table } resta tuo: Siediti a un tavolo ti ci riporta.
front-note-link = Il tuo posto resta tuo: lo stesso invito ti ci riporta.
# Said at the very first time. Learn: front-learn.
front-note-first = La prima volta qui? Impara insegna il gioco in una smazzata.
# $reason: the kind of the fault, a word of the program.
front-failed = La schermata iniziale ha avuto un guasto ({ $reason }) e si è chiusa: `{ PROGRAM() } --help` elenca i comandi; buraco.log dice di più.
