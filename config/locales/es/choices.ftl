# A qué lleva una jugada, en pocas palabras, junto a ella en la lista de opciones.

choices-draw = no se puede deshacer
choices-take = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
# $count: las demás cartas del pozo.
choices-take-rest = { $count } más para tu mano, no se puede deshacer
choices-take-only-top = no se puede deshacer
choices-keep = es tu carta para este turno, no se puede deshacer
choices-refuse = abre el pozo y robas otra, no se puede deshacer
choices-withdraw = vuelven tus juegos y necesitas { $penalty ->
        [one] { $penalty } punto
       *[other] { $penalty } puntos
    } más, no se puede deshacer
