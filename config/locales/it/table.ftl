table-connecting = Si aspetta il tavolo…
table-begin = Invio: comincia
table-lost = Collegamento caduto: si aspetta che torni… Le mosse preparate restano.
table-ask-leave = Uscire dalla partita? Resta sospesa: è salvata e riprende da qui.
table-ask-leave-shared = Lasci lo schermo? Il posto resta tuo; al tuo turno, dopo un minuto, gioca un sostituto.
table-ask-leave-gathering = Lasci lo schermo? Il posto resta tuo, e gli altri ti aspettano.
table-ask-leave-over = La partita è finita. Lasci il tavolo?
table-ask-withdraw = { $more ->
    [one] Ritiri i giochi di questo turno? Alla tua squadra servirà { $more } punto in più per il resto della smazzata, e
        in questo turno ti resta solo lo scarto.
   *[other] Ritiri i giochi di questo turno? Alla tua squadra serviranno { $more } punti in più per il resto della
        smazzata, e in questo turno ti resta solo lo scarto.
}

table-pick-first = Prima scegli le carte: frecce e barra spaziatrice, il tasto di un valore, o un clic. [m] elenca tutto
    quello che puoi fare.
table-pick-one = Un turno finisce con una carta sola: scegli solo quella.
table-no-melds = La tua squadra non ha ancora giochi a cui attaccare: [l] ne cala uno nuovo.
table-no-decide = Ora non c'è una carta da tenere o da rifiutare.
table-hint = Consiglio: { $moves }. ([a] lo esegue)
table-hint-long = Consiglio: { $moves } … ([h]: tutto, [a]: eseguilo)
table-no-hint = Qui non ci sono consigli; [m] elenca tutto quello che puoi fare.
table-no-hint-yet = Non c'è ancora un consiglio da seguire: [h] ne dà uno.
table-nothing-staged = Non hai ancora preparato niente da mandare.
table-alone = Qui giocano solo bot tuoi: al tavolo non c'è nessun altro.

table-sorted-suit = Le tue carte sono in ordine di seme.
table-sorted-rank = Le tue carte sono in ordine di valore.
table-sorted-own = Le tue carte stanno come le sposti (Maiusc e una freccia, o trascinandole).

table-type = Una parola della console a righe, come aiuto
