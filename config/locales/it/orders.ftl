# Words that are typed: in other languages the own words of typed.ftl: send, undo, moves, hint, yes.

## One line with several orders

orders-left-aside = Il resto di quella riga è stato messo da parte: guarda prima che cosa risponde il tavolo.
orders-none-staged = Di quella riga non è stato preparato niente.

## Moves

# $last: the move that ends the turn, such as "scartare 9♦".
orders-complete = Il tuo turno è completo; l'ultima mossa: { $last }. Mandalo con «inviare», o prima annullala con
    «annullare».
# $why: a sentence; $rule: the number of the rule that it comes from.
orders-refused = { $why } (regole, { $rule })
# $more: the points.
orders-withdraw = I tuoi giochi di questo turno tornerebbero in mano, alla tua squadra { $more ->
        [one] servirebbe { $more } punto
       *[other] servirebbero { $more } punti
    } in più per il resto della smazzata, e adesso ti resterebbe solo lo scarto. Scrivi «sì» per ritirarli.
orders-melds-back = I tuoi giochi sono di nuovo in mano, senza penalità: il tavolo non li aveva visti.
# $word: yes or no, as it was typed.
orders-not-asked = Non c'era nessuna domanda a cui rispondere { $word }.
orders-not-done = Tutto resta com'era.
orders-not-staged = Non hai ancora preparato niente.
orders-nothing-to-undo = Non c'è niente da annullare: quello che il tavolo ha visto resta giocato.
# $move: such as "calare 3♠ 4♠ 5♠".
orders-undone = Annullato: { $move }.

## A number

# $number: what was typed; $count: how many choices there are.
orders-no-choice = { $count ->
    [0] La scelta { $number } non c'è: adesso non c'è niente da scegliere; «mosse» elenca le mosse.
    [one] La scelta { $number } non c'è: adesso c'è solo la { $count }; «mosse» elenca le mosse.
   *[other] La scelta { $number } non c'è: i numeri adesso vanno da 1 a { $count }; «mosse» elenca le mosse.
 }
orders-no-hint-yet = Non c'è ancora un consiglio da seguire: «consiglio» te ne dà uno.
orders-no-hint = Qui non ci sono consigli; «mosse» elenca le mosse possibili.

## The seat

orders-no-stand-in = Nessun sostituto ha il tuo posto: è tuo.
orders-no-rule = Le regole non hanno una parte { $typed }: scrivi un numero indicato da un rifiuto, come «regole 4», o solo «regole».
