# The form of a new game: a label and a value in each row (56 columns together at most), and what the row means.

newgame-title = Una nuova partita
newgame-shared = Un nuovo tavolo condiviso
newgame-keys = ← → cambia · Invio sceglie · r regole · Esc indietro
newgame-keys-options = ← → cambia · Invio scrive · Canc ripristina · Esc fine

## The rows.

newgame-start = Inizia la partita
newgame-make = Crea il tavolo
newgame-start-about = { $game }, { $players }.
# The same of a shared table. $clock: such as newgame-clock-bank.
newgame-make-about = { $game }, { $players }. Orologio: { $clock }. Gli altri si siedono con il codice che ricevi.
newgame-rules = Regole
newgame-where-burraco = Si gioca in Italia, nei circoli e nei tornei.
newgame-where-buraco = Si gioca in Nord America e altrove.
newgame-where-stbl = Il gioco severo dei tavoli brasiliani.
newgame-where-aberto = Il gioco brasiliano più sciolto.
newgame-own-rules = Regole tue, da un file.
newgame-players = Giocatori
newgame-players-about = In due, quattro o sei; in sei si può giocare anche a tre coppie.
newgame-two = in due
newgame-four = in quattro, due squadre
newgame-six-two = in sei, due squadre
newgame-six-three = in sei, tre squadre
newgame-partner =
    { $count ->
        [one] In coppia con te
       *[other] In squadra con te
    }
newgame-opponents =
    { $count ->
        [one] Avversario
       *[other] Avversari
    }
newgame-own-bot = un tuo bot
newgame-line-up = Posti
newgame-line-up-about = Chi gioca, posto per posto. ← → torna a squadra e avversari.
newgame-seats = Posti
newgame-seats-free = liberi per tutti
newgame-shared-about = Al tavolo si possono chiamare bot per i posti liberi.
newgame-target = Si gioca a
newgame-target-deal = una smazzata
newgame-target-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
newgame-target-about = La partita finisce quando una squadra ha questi punti. Invio per scrivere un numero.
newgame-clock = Orologio
newgame-clock-none = nessuno
newgame-clock-turn = { $seconds } s per turno
newgame-clock-bank = { $seconds } s per turno, riserva { $bank } s
newgame-clock-about = Tempo per un turno, e una riserva per tutta la partita. Finiti tutti e due gioca un sostituto.
newgame-options = Altre regole
newgame-options-changed =
    { $count ->
        [0] le solite
        [one] { $count } cambiata
       *[other] { $count } cambiate
    }
newgame-options-about = Tutte le opzioni delle regole, ognuna spiegata.
newgame-seed = Seed
newgame-seed-none = nessuno: mescolata onesta
newgame-seed-about = Per provare: lo stesso seed dà sempre le stesse carte. Una mescolata così non prova nulla.

## What is asked, with a line to write on.

newgame-ask-target = A quanti punti si gioca? 0 è una smazzata.
newgame-ask-clock = Secondi per turno, con + la riserva (30+120); vuoto: nessuno.
newgame-ask-seed = Dai le carte da questo seed (lettere e cifre); vuoto: mescolata onesta.

## The page of all options.

newgame-options-of = Le regole di { $game }: con • ciò che è cambiato
newgame-group-cards = Carte e distribuzione
newgame-group-turn = Il turno
newgame-group-melds = Giochi
newgame-group-canastas = Burrachi
newgame-group-initial = L'apertura
newgame-group-pots = Pozzetti e chiusura
newgame-group-end = La fine della smazzata
newgame-group-scores = Punti e partita
