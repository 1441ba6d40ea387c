# What a move would come to, said before it is sent to the table.

# $move: a phrase such as "Scartare 9♦".
preview-move = { $move }.

## A meld that is laid or grows. $meld: its number; $grade: such as "pulito" or "burraco sporco"; $sign: + or -.

preview-meld-laid = Il gioco { $meld } sarà { $cards }: { $grade }, { $sign }{ $points } { $points ->
        [one] punto
       *[other] punti
    }.
preview-meld-grows = Il gioco { $meld } diventa { $cards }: { $grade }, { $sign }{ $points } { $points ->
        [one] punto
       *[other] punti
    }.
# $wild: the joker or two; $card: whose place it takes.
preview-wild-stands-for = { $wild } vale { $card }.
# In a meld of one rank, where it takes no certain card's place.
preview-wild = { $wild } è la matta.
# $sign: + or -.
preview-canasta = { $kind ->
    [dirty] Un burraco sporco
    [semi_clean] Un burraco semipulito
    [clean] Un burraco pulito
    [royal] Un burraco reale
   *[ace_to_ace] Un burraco asso-asso
}: { $sign }{ $points } { $points ->
    [one] punto
   *[other] punti
}.
preview-gets-dirty = Era pulito e diventa sporco.
# A canasta of a better kind gets this one. $before, $after: its bonus.
preview-canasta-less = Il premio per questo burraco scende da { $before } a { $after } punti.
# The same in a few words, beside a choice.
preview-brief-canasta-less = il premio scende da { $before } a { $after }
# The first melds of the deal must come to $due points together; $points are there.
preview-first-melds-short = La tua apertura fa { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } su { $due }: cala altri { $missing }.
preview-first-melds-done = La tua apertura fa { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, e ne bastano { $due }.

## The pile is taken.

preview-pile-taken = { $count ->
    [one] Ora hai in mano l'unica carta del monte.
   *[other] Ora hai in mano le { $count } carte del monte.
}
preview-same-card = Prendi { $card }: in questo turno non si può scartare.

## The end of the deal, and pots.

preview-ends-deal = Così chiudi: la smazzata finisce.
# $sign: + or -.
preview-ends-deal-bonus = Così chiudi: la smazzata finisce, { $sign }{ $points } { $points ->
        [one] punto
       *[other] punti
    } per la chiusura.
preview-deal-over = Così la smazzata finisce, senza che nessuno chiuda.
preview-pot-next-turn = Era la tua ultima carta: prendi un pozzetto, per il tuo prossimo turno.
preview-pot-play-on = Era la tua ultima carta: prendi un pozzetto al volo e continui a giocare.

## The same in a few words, with commas between them, beside a choice.

preview-brief-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
# $sign: + or -.
preview-brief-canasta = { $kind ->
    [dirty] fa un burraco sporco
    [semi_clean] fa un burraco semipulito
    [clean] fa un burraco pulito
    [royal] fa un burraco reale
   *[ace_to_ace] fa un burraco asso-asso
}, { $sign }{ $points } { $points ->
    [one] punto
   *[other] punti
}
preview-brief-out = chiude
preview-brief-over = fine della smazzata
preview-brief-pot = prende un pozzetto

## Why nothing can be taken back any more.

preview-final-draw = Non c'è niente da annullare: la pesca è definitiva, perché ti ha mostrato una carta.
preview-final-keep = Non c'è niente da annullare: tenere la carta è definitivo.
preview-final-refuse = Non c'è niente da annullare: rifiutare la carta è definitivo, perché ne hai pescata un'altra.
preview-final-withdraw = Non c'è niente da annullare: ritirare i giochi è definitivo.
preview-final-take = Non c'è niente da annullare: raccogliere il monte è definitivo, perché ti ha mostrato le sue carte.
preview-final-other = Non c'è niente da annullare: quello che hai mandato al tavolo resta giocato.
