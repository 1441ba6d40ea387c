# The one line that always says what can be done now. Most have a long wording, and a short one for narrow screens.

# $now: a whole wording of those below. hint and help are typed.
prompt-with-help = { $now } (consiglio, aiuto)

## The start of the turn: a card from the stock, or the pile.

prompt-draw = Tocca a te: pesca una carta.
prompt-draw-short = Pesca una carta.
# $count: the cards of the pile, of which all are taken.
prompt-draw-or-pile = { $count ->
    [one] Tocca a te: pesca una carta o raccogli il monte (una carta).
   *[other] Tocca a te: pesca una carta o raccogli il monte ({ $count } carte).
}
prompt-draw-or-pile-short = Pesca o raccogli il monte ({ $count }).
# $card: the top card of the pile; to take the pile it must go into a meld at once.
prompt-draw-or-top = Tocca a te: pesca, o raccogli il monte usando subito la carta in cima ({ $card }).
prompt-draw-or-top-short = Pesca, o raccogli il monte con la cima.
prompt-draw-no-top = Tocca a te: pesca una carta (la cima del monte, { $card }, non lega con niente di tuo).
prompt-draw-no-top-short = Pesca una carta ({ $card } non lega).

## A card was drawn that may be refused.

prompt-decide = Hai pescato { $card }: la tieni, o la rifiuti (apre il monte) e ne peschi un'altra?
prompt-decide-short = { $card }: tieni o rifiuti?

## Melds and the discard.

prompt-lay = Cala o attacca, se vuoi, poi scarta una carta per finire il turno.
prompt-lay-short = Cala, attacca, o scarta per finire.
prompt-discard = Scarta una carta per finire il turno; non c'è altro da calare.
prompt-discard-short = Scarta una carta per finire il turno.

## The first melds of the deal are begun and do not come to the points that they must have. undo and withdraw are typed.

prompt-lay-on-or-undo = Per l'apertura ti { $points ->
        [one] serve ancora { $points } punto
       *[other] servono ancora { $points } punti
    }: cala ancora; o «annullare» è senza penalità.
prompt-lay-on-or-undo-short = { $points ->
    [one] Cala un altro punto, o «annullare».
   *[other] Cala altri { $points } punti, o «annullare».
}
prompt-lay-on-or-withdraw = Per l'apertura ti { $points ->
        [one] serve ancora { $points } punto
       *[other] servono ancora { $points } punti
    }: cala ancora, o «ritirare».
prompt-lay-on-or-withdraw-short = { $points ->
    [one] Cala un altro punto, o «ritirare».
   *[other] Cala altri { $points } punti, o «ritirare».
}
prompt-only-undo = Per l'apertura ti { $points ->
        [one] serve ancora { $points } punto
       *[other] servono ancora { $points } punti
    }, e non hai altro da calare: «annullare» è senza penalità.
prompt-only-undo-short = { $points ->
    [one] Manca { $points } punto: «annullare».
   *[other] Mancano { $points } punti: «annullare».
}
prompt-only-withdraw = Per l'apertura ti { $points ->
        [one] serve ancora { $points } punto
       *[other] servono ancora { $points } punti
    }, e non hai altro da calare: «ritirare».
prompt-only-withdraw-short = { $points ->
    [one] Manca { $points } punto: «ritirare».
   *[other] Mancano { $points } punti: «ritirare».
}

## The turn is put together and waits to be sent. yes and undo are typed; Enter is the key.

prompt-send = Invio manda il tuo turno; «annullare» toglie l'ultima mossa.
prompt-send-short = Invio manda il turno; o «annullare».
prompt-send-for-pot = Invio manda il turno e ti dà il pozzetto; «annullare» torna indietro.
prompt-send-for-pot-short = Invio ti dà il pozzetto; o «annullare».
prompt-send-last = Invio manda il turno e chiude la smazzata; «annullare» torna indietro.
prompt-send-last-short = Invio chiude la smazzata; o «annullare».
prompt-throws-wild = Così butti via una matta, { $card }: scrivi «sì» per mandarlo, o «annullare».
prompt-throws-wild-short = È una matta, { $card }: «sì», o «annullare».
prompt-spoils-canasta = Così sporchi un burraco pulito: scrivi «sì» per mandarlo, o «annullare».
prompt-spoils-canasta-short = Sporchi un burraco: «sì», o «annullare».

## Whose turn it is, while something is put together. send, undo and yes are typed.

prompt-staged = Tocca a te; le mosse preparate non sono ancora partite: «inviare» le gioca, «annullare» le annulla.
prompt-staged-enter = Tocca a te; le mosse preparate non sono ancora partite: Invio le manda.
prompt-staged-yes = Tocca a te; le mosse preparate non sono ancora partite: «sì» le manda.

## While another player, $name, is to move. score, log, hand, melds and help are typed.

prompt-waiting = Tocca a { $name }; intanto puoi chiedere: punti, cronaca, mano, giochi, aiuto.
prompt-waiting-short = { $name } è di turno.

## How long something lasts.

prompt-seconds = { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}
prompt-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
# $minutes and $seconds: phrases such as "3 minuti" and "1 secondo".
prompt-minutes-and-seconds = { $minutes } e { $seconds }

## The table's clock is another from now on. $time and $bank: such as "90 seconds" or "5 minutes".

prompt-clock-stops = Da ora in poi non c'è limite di tempo.
prompt-clock-now = Tempo per ogni turno da ora in poi: { $time }.
prompt-clock-and-bank-now = Tempo per ogni turno da ora in poi: { $time }; in più, per tutta la partita: { $bank }.

## How long whoever is to move still has. $time and $bank: such as "2 minutes and 3 seconds".

prompt-left-own = Hai { $time }.
prompt-left-other = { $name } ha { $time }.
prompt-left-and-bank = Hai { $time }, più { $bank } di riserva.
prompt-left-bank = Il tempo di questo turno è finito: restano { $bank } di riserva.
