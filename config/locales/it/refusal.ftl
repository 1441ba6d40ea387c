# Why the rules do not allow a move: what is wrong, and what to do. Words that are typed, in other
# languages the own words of typed.ftl: draw, keep, refuse, take, lay, extend, withdraw, discard.

## What was sent is no action

refusal-malformed = Questa non è una mossa: manda draw, keep, refuse, take, lay, extend, withdraw o discard, con le sue
    carte.
# $written: what stands in the place of a card.
refusal-malformed-card = Nessuna carta si scrive «{ $written }»: scrivi il valore (A, da 2 a 9, T, J, Q, K) e il seme
    (S, H, D, C), come nella tua mano.
refusal-malformed-bare = Nessuna carta si scrive { $written }: scrivi il valore (A, da 2 a 9, T, J, Q, K) e il seme
    (S, H, D, C), come nella tua mano.
refusal-malformed-other = Una carta si scrive solo come testo: scrivi il valore (A, da 2 a 9, T, J, Q, K) e il seme
    (S, H, D, C), come nella tua mano.

## The wrong moment

refusal-deal-over = La smazzata è finita; aspetta la prossima.
# $seat: its number.
refusal-turn-of-seat = Tocca al posto { $seat }; aspetta il tuo turno.
refusal-not-your-turn = Non tocca a te; aspetta il tuo turno.
refusal-wrong-phase = In questo momento del turno non si può; guarda che cosa puoi fare adesso.
refusal-draw-first = Il turno comincia con una carta: pesca dal tallone o raccogli il monte.
refusal-decide-first = Prima decidi la carta pescata: la tieni o la rifiuti?
refusal-only-discard = Hai ritirato l'apertura: in questo turno resta solo lo scarto.
refusal-has-card = La carta l'hai già: cala, attacca o scarta.

## Cards that are not held. $card: one card, $cards: several, as the reader reads cards.

refusal-not-held = Queste carte non le hai; usa carte della tua mano.
refusal-not-held-to-discard = Non hai { $card }; scarta una carta della tua mano.
refusal-not-held-one = Non hai { $card }; usa carte della tua mano, ciascuna non più volte di quante ne hai.
refusal-not-held-all = Non hai tutte queste carte: { $cards }; usa carte della tua mano, ciascuna non più volte di
    quante ne hai.
# The same of a take: the top of the pile is not to be named.
refusal-not-held-to-take-one = Non hai { $card }; indica solo carte della tua mano, la cima del monte si aggiunge da sé.
refusal-not-held-to-take-all = Non hai tutte queste carte: { $cards }; indica solo carte della tua mano, la cima del monte
    si aggiunge da sé.

## Melds

refusal-unknown-meld = Non c'è nessun gioco con questo numero; scegline uno che sia sul tavolo.
refusal-not-your-meld = Questo gioco è di un'altra squadra; attacca a uno dei tuoi.
refusal-invalid-meld = Queste carte non formano un gioco valido a questo tavolo: «regole» dice quali lo sono.
# $sets: which melds of one rank there are, "-once": one set of a rank for each team; $wilds: one or none in a meld.
refusal-no-meld = Queste carte non formano un gioco: servono tre o più carte dello stesso seme in sequenza{ $sets ->
        [any] , o tre o più carte dello stesso valore
        [court] , o tre o più assi, fanti, donne o re
        [any-once] , o tre o più carte dello stesso valore (una combinazione per valore)
        [court-once] , o tre o più assi, fanti, donne o re (una combinazione per valore)
       *[none] {""}
    }, { $wilds ->
        [one] con una matta al massimo
       *[none] senza matte
    }.

## The pile

refusal-pile-empty = Il monte è vuoto; pesca dal tallone.
refusal-pile-top-unused = Il monte è chiuso: indica le carte che vanno con quella in cima, in un nuovo gioco o su uno
    dei tuoi.
refusal-pile-top-wild = Un jolly o un due in cima al monte serve solo per un nuovo gioco: indica due carte da unirgli, o
    pesca dal tallone.
refusal-same-card = Hai raccolto questa carta da un monte di una sola e non ne avevi un'altra uguale: scartane un'altra.

## First melds. $laid, $due: points.

refusal-initial-meld-short = La tua apertura resta sotto i punti richiesti in un turno: usa più carte, o fai altro.
refusal-short-lay-more = La tua apertura arriva a { $laid ->
        [one] { $laid } punto
       *[other] { $laid } punti
    }, e in un turno ne servono { $due }: cala ancora, o ritirala.
refusal-short-use-more = La tua apertura deve arrivare a { $due ->
        [one] { $due } punto
       *[other] { $due } punti
    } in un turno: usa più carte, o fai altro.
refusal-nothing-to-withdraw = Non c'è nessuna apertura sotto il minimo da ritirare; continua il tuo turno.

## The end of a turn, and of a deal

refusal-must-keep-card = Dopo questo non potresti finire il turno, o chiuderesti senza quello che serve: tieni un'altra
    carta.
refusal-keep-for-the-end = Dopo questo non potresti finire il turno: adesso non puoi scartare { $card }; tieni una carta
    che si possa scartare.
refusal-keep-before-pot = La tua squadra non ha ancora preso il pozzetto e non può chiudere: tieni una carta dopo lo
    scarto.
# $needs: clean where a clean canasta is needed, any where each will do.
refusal-keep-last-discard = Per chiudere servono { $needs ->
        [clean] un burraco pulito
       *[any] un burraco
    } e un'ultima carta da scartare che non sia una matta: tieni una carta in più.
refusal-keep-without-canasta = La tua squadra non ha ancora { $needs ->
        [clean] un burraco pulito
       *[any] un burraco
    } e non può chiudere: tieni una carta dopo lo scarto.
refusal-final-discard-wild = L'ultima carta di una smazzata non può essere un jolly o un due: tieni un'altra carta da
    scartare.
