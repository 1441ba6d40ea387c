# La registrazione di una partita, sfogliata a tutto schermo.

## La riga sotto il tavolo: a che punto siamo.

replaying-step = Passo { $at } di { $count }
replaying-deal = smazzata { $n } di { $last }
replaying-open = mani scoperte
replaying-seat = vista di { $name }
replaying-speed-slow = avanza piano
replaying-speed-usual = avanza
replaying-speed-quick = avanza in fretta

## Che cosa è successo.

replaying-stand-in = (un sostituto)
replaying-why = Motivo: { $reason }
replaying-begins = Qui la registrazione comincia.
replaying-ends = Qui la registrazione finisce, al passo { $count }.
replaying-no-deal = La smazzata { $n } non c'è: si va dalla { $first } alla { $last }.
replaying-no-step = Il passo { $n } non c'è: i passi vanno da 1 a { $count }.
replaying-no-number = Scrivi un numero.
replaying-last-deal = È l'ultima smazzata della registrazione.
replaying-first-deal = È la prima smazzata della registrazione.

## Tutte le mani, una sotto l'altra.

replaying-no-card = nessuna carta
replaying-unseen-pot = { $count ->
    [one] un pozzetto da { $count } carta, non ancora guardato
   *[other] un pozzetto da { $count } carte, non ancora guardato
}

## Titoli.

replaying-faults-title = Non tutta la registrazione si è potuta leggere
replaying-score-title = Punti
replaying-log-title = La smazzata finora
replaying-keys-title = Tasti

## La riga dei tasti.

replaying-key-step = passo
replaying-key-play = avanza
replaying-key-view = carte di chi
replaying-key-deal = smazzata
replaying-key-go = vai a
replaying-key-score = punti
replaying-key-log = cronaca
replaying-key-keys = tasti
replaying-key-leave = esci

replaying-ask-step = Vai al passo:
replaying-ask-deal = Vai alla smazzata:

## Tutti i tasti.

replaying-help-step = un passo avanti, un passo indietro
replaying-help-deal = la smazzata dopo, la smazzata prima
replaying-help-ends = il primo passo, l'ultimo passo
replaying-help-go = va a un passo con il suo numero
replaying-help-go-deal = va a una smazzata con il suo numero
replaying-help-play = la fa avanzare da sola, la ferma
replaying-help-speed = piano, come al solito, in fretta
replaying-help-view = le carte di chi gioca dopo; alla fine di nuovo tutte scoperte
replaying-help-score = i punti della partita e di questa smazzata
replaying-help-log = che cosa è successo finora in questa smazzata
replaying-help-faults = che cosa non si è potuto leggere
replaying-help-keys = questo elenco
replaying-help-leave = esce

## At a table that is played: a key steps through the last deal.

replaying-none-yet = Nessuna smazzata è ancora finita: non c'è niente da rivedere.
replaying-not-now = In questo momento la smazzata non si può mostrare: riprova tra poco.
replaying-not-here = La registrazione di questo tavolo sta altrove: chiedila a chi l'ha creato, e { PROGRAM() } replay FILE
    la mostra.
replaying-help-table = fa rivedere l'ultima smazzata finita

## Why there is nothing to be shown.

replaying-unreadable = La partita salvata { $table } non si può leggere ({ $reason }).
replaying-no-record = Nessuna smazzata della partita { $table } è ancora finita: non c'è niente da rivedere.
replaying-no-such-deal = La smazzata { $deal } della partita { $table } non è ancora finita: giocala fino in fondo.
# $reason: the kind of the fault, a word of the program.
replaying-failed = Lo schermo intero ha avuto un guasto ({ $reason }) e si è chiuso: --plain mostra la registrazione riga per riga.
