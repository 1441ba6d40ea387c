# What a move would come to, said before it is sent to the table.

# $move: a phrase such as "Scartare 9♦".
preview-move = { $move }.

## A meld that is laid or grows. $meld: its number; $grade: such as "pulito" or "burraco sporco"; $points: with a sign.

preview-meld-laid = Il gioco { $meld } sarà { $cards }: { $grade }, { $points } punti.
preview-meld-grows = Il gioco { $meld } diventa { $cards }: { $grade }, { $points } punti.
# $wild: the joker or two; $card: whose place it takes.
preview-wild-stands-for = { $wild } vale { $card }.
# In a meld of one rank, where it takes no certain card's place.
preview-wild = { $wild } è la matta.
# $points: with a sign.
preview-canasta = { $kind ->
    [dirty] Un burraco sporco: { $points } punti.
    [semi_clean] Un burraco semipulito: { $points } punti.
    [clean] Un burraco pulito: { $points } punti.
    [royal] Un burraco reale: { $points } punti.
   *[ace_to_ace] Un burraco asso-asso: { $points } punti.
}
preview-gets-dirty = Era pulito e diventa sporco.
# The first melds of the deal must come to $due points together; $points are there.
preview-first-melds-short = La tua apertura fa { $points } punti e ne servono { $due }: ne mancano { $missing }, cala
    ancora.
preview-first-melds-done = La tua apertura fa { $points } punti: i { $due } che servono ci sono.

## The pile is taken.

preview-pile-taken = { $count ->
    [one] Ora hai in mano l'unica carta del monte.
   *[other] Ora hai in mano le { $count } carte del monte.
}
preview-same-card = { $card } non si può scartare in questo turno.

## The end of the deal, and pots.

preview-ends-deal = Così chiudi: la smazzata finisce.
# $points: with a sign.
preview-ends-deal-bonus = Così chiudi: la smazzata finisce, { $points } punti per la chiusura.
preview-pot-next-turn = Era la tua ultima carta: prendi un pozzetto, per il tuo prossimo turno.
preview-pot-play-on = Era la tua ultima carta: prendi un pozzetto al volo e continui a giocare.

## The same in a few words, with commas between them, beside a choice.

preview-brief-points = { $points } punti
# $points: with a sign.
preview-brief-canasta = { $kind ->
    [dirty] fa un burraco sporco, { $points } punti
    [semi_clean] fa un burraco semipulito, { $points } punti
    [clean] fa un burraco pulito, { $points } punti
    [royal] fa un burraco reale, { $points } punti
   *[ace_to_ace] fa un burraco asso-asso, { $points } punti
}
preview-brief-out = chiude
preview-brief-pot = prende un pozzetto

## Why nothing can be taken back any more.

preview-final-draw = Non c'è niente da annullare: la pesca è definitiva, perché ti ha mostrato una carta.
preview-final-keep = Non c'è niente da annullare: tenere la carta è definitivo.
preview-final-refuse = Non c'è niente da annullare: rifiutare la carta è definitivo, perché ne hai pescata un'altra.
preview-final-withdraw = Non c'è niente da annullare: ritirare i giochi è definitivo.
preview-final-take = Non c'è niente da annullare: raccogliere il monte è definitivo, perché ti ha mostrato le sue carte.
preview-final-other = Non c'è niente da annullare: quello che hai mandato al tavolo resta giocato.
