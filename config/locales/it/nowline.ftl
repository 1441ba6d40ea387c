nowline-welcome = Le frecce e la barra spaziatrice scelgono le carte, [l] cala, [d] scarta, Invio manda il turno; [?] mostra
    tutti i tasti.
nowline-promised = Impegno sulle carte della smazzata { $deal }: [F4] mostra che cosa lo proverà.

nowline-draw = Tocca a te: [d] pesca una carta.
nowline-draw-or-pile = { $count ->
    [one] Tocca a te: [d] pesca una carta, [p] raccoglie il monte (una carta).
   *[other] Tocca a te: [d] pesca una carta, [p] raccoglie il monte ({ $count } carte).
}
nowline-draw-or-top = Tocca a te: [d] pesca, [p] raccoglie il monte usando subito la carta in cima ({ $card }).
nowline-draw-no-top = Tocca a te: [d] pesca una carta (la cima del monte, { $card }, non lega con niente di tuo).
nowline-decide = Hai pescato { $card }: [k] la tiene, [r] la rifiuta (apre il monte) e ne pesca un'altra.
nowline-lay = Scegli le carte: [l] cala un gioco, [e] attacca; [d] scarta e finisce il turno.
nowline-discard = Non c'è altro da calare: [d] scarta una carta e finisce il turno.
nowline-short-undo = { $points ->
    [one] Per l'apertura manca ancora { $points } punto: cala ancora, o [u] annulla l'ultima mossa senza penalità.
   *[other] Per l'apertura mancano ancora { $points } punti: cala ancora, o [u] annulla l'ultima mossa senza penalità.
}
nowline-short-withdraw = { $points ->
    [one] Per l'apertura manca ancora { $points } punto: cala ancora, o [w] ritira i giochi.
   *[other] Per l'apertura mancano ancora { $points } punti: cala ancora, o [w] ritira i giochi.
}
nowline-send = Invio manda il tuo turno; [u] annulla l'ultima mossa.
nowline-send-for-pot = Invio manda il turno e ti dà il pozzetto; [u] annulla l'ultima mossa.
nowline-send-last = Invio manda il turno e chiude la smazzata; [u] annulla l'ultima mossa.
nowline-deal-over = La smazzata è finita.
nowline-sending = Il tuo turno è in viaggio verso il tavolo…
nowline-stood-in = Ora un sostituto gioca per te: [b] ti ridà il posto.

nowline-way = { $key } → { $what }
nowline-more-melds = { $count ->
    [one] Va bene anche un altro tuo gioco.
   *[other] Vanno bene anche altri { $count } tuoi giochi.
}
nowline-take = { $count ->
    [one] Raccogli il monte con { $cards }.
   *[other] Raccogli il monte con { $cards }, in uno di { $count } modi.
}
nowline-picked = Scelte: { $cards } ({ $points } punti).

nowline-ask-wild = Così butti via una matta, { $card }. Mandi il turno?
nowline-ask-dirty = Così sporchi un burraco pulito. Mandi il turno?

nowline-instead-moves = Puoi { $moves } ([m] elenca tutto).
nowline-instead-discards = Puoi scartare { $cards } ([m] elenca tutto).

nowline-unfinished-draw = Invio manda tutto il turno. Prima prendi una carta.
nowline-unfinished-decide = Invio manda tutto il turno. Prima tieni o rifiuta la carta.
nowline-unfinished-short = Invio manda tutto il turno. Alle prime calate mancano punti.
nowline-unfinished-discard = Invio manda tutto il turno. Finisce con uno scarto: scegli una carta.
