# As opções numeradas, como são mostradas.

offer-discards = descartar { $cards }
offer-discard-noted = { $card } { $note }

## Quantas há além das mostradas. moves é o que se digita.

offer-more-takes = { $count ->
    [one] e mais { $count } jeito de pegar o lixo: "jogadas" lista tudo.
   *[other] e mais { $count } jeitos de pegar o lixo: "jogadas" lista tudo.
}
offer-more-melds = { $count ->
    [one] e mais { $count } jeito de baixar ou aumentar jogos: "jogadas" lista tudo.
   *[other] e mais { $count } jeitos de baixar ou aumentar jogos: "jogadas" lista tudo.
}
offer-more-moves = { $count ->
    [one] e mais { $count } jeito de pegar o lixo, baixar ou aumentar jogos: "jogadas" lista tudo.
   *[other] e mais { $count } jeitos de pegar o lixo, baixar ou aumentar jogos: "jogadas" lista tudo.
}

## O mesmo em frases, para quem ouve

offer-move = { $number }: { $move }.
offer-move-noted = { $number }: { $move }; { $note }.
offer-discards-told = Para descartar: { $cards }.
