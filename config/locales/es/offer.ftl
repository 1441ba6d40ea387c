# Las opciones numeradas, como se muestran.

offer-discards = descartar { $cards }
offer-discard-noted = { $card } { $note }

## Cuántas hay además de las mostradas. moves se escribe tal cual.

offer-more-takes = { $count ->
    [one] y { $count } forma más de tomar el pozo: «jugadas» las muestra todas.
   *[other] y { $count } formas más de tomar el pozo: «jugadas» las muestra todas.
}
offer-more-melds = { $count ->
    [one] y { $count } forma más de bajar o agregar: «jugadas» las muestra todas.
   *[other] y { $count } formas más de bajar o agregar: «jugadas» las muestra todas.
}
offer-more-moves = { $count ->
    [one] y { $count } forma más de tomar, bajar o agregar: «jugadas» las muestra todas.
   *[other] y { $count } formas más de tomar, bajar o agregar: «jugadas» las muestra todas.
}

## Lo mismo en frases, para el oído.

offer-move = { $number }: { $move }.
offer-move-noted = { $number }: { $move }; { $note }.
# $cards: como «4 nueve de diamantes, 5 rey de tréboles».
offer-discards-told = Para descartar: { $cards }.
