# A qué llevaría una jugada, dicho antes de enviarla a la mesa.

# $move: como «Descartar 9♦».
preview-move = { $move }.

## Un juego que se baja o crece. $grade: como «limpio» o «canasta sucia».

preview-meld-laid = El juego { $meld } será { $cards }: { $grade }, { $sign }{ $points } { $points ->
        [one] punto
       *[other] puntos
    }.
preview-meld-grows = El juego { $meld } pasa a ser { $cards }: { $grade }, { $sign }{ $points } { $points ->
        [one] punto
       *[other] puntos
    }.
preview-wild-stands-for = { $wild } hace de { $card }.
preview-wild = { $wild } hace de comodín.
preview-canasta = { $kind ->
    [dirty] Una canasta sucia
    [semi_clean] Una canasta semilimpia
    [clean] Una canasta limpia
    [royal] Una canasta real
   *[ace_to_ace] Una canasta de as a as
}: { $sign }{ $points } { $points ->
    [one] punto
   *[other] puntos
}.
preview-gets-dirty = Era un juego limpio y queda sucio.
# A canasta of a better kind gets this one. $before, $after: its bonus.
preview-canasta-less = El premio de esta canasta baja de { $before } a { $after } puntos.
# The same in a few words, beside a choice.
preview-brief-canasta-less = el premio baja de { $before } a { $after }
preview-first-melds-short = Tu primera bajada suma { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } de los { $due } que necesita: baja { $missing } más.
preview-first-melds-done = Tu primera bajada suma { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }: ya están los { $due } que necesita.

## Se toma el pozo.

preview-pile-taken = { $count ->
    [one] Tienes en la mano la única carta del pozo.
   *[other] Tienes en la mano las { $count } cartas del pozo.
}
preview-same-card = Tomas { $card }; en este turno no puedes descartar esa carta.

## El final de la mano, y los muertos.

preview-ends-deal = Con eso cierras: la mano termina.
preview-ends-deal-bonus = Con eso cierras: la mano termina, { $sign }{ $points } { $points ->
        [one] punto
       *[other] puntos
    } por el cierre.
preview-deal-over = Con eso la mano termina, sin que nadie cierre.
preview-pot-next-turn = Era tu última carta: tomas un muerto, para tu próximo turno.
preview-pot-play-on = Era tu última carta: tomas un muerto y sigues jugando con él.

## Lo mismo en pocas palabras, separadas por comas, junto a una opción.

preview-brief-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
preview-brief-canasta = { $kind ->
    [dirty] hace canasta sucia
    [semi_clean] hace canasta semilimpia
    [clean] hace canasta limpia
    [royal] hace canasta real
   *[ace_to_ace] hace canasta de as a as
}, { $sign }{ $points } { $points ->
    [one] punto
   *[other] puntos
}
preview-brief-out = cierra
preview-brief-over = la mano termina
preview-brief-pot = toma un muerto

## Por qué ya no se puede deshacer nada.

preview-final-draw = No hay nada que deshacer: robar es definitivo, porque ya viste una carta.
preview-final-keep = No hay nada que deshacer: quedarse la carta es definitivo.
preview-final-refuse = No hay nada que deshacer: rechazar la carta es definitivo, porque ya se robó otra.
preview-final-withdraw = No hay nada que deshacer: retirar tus juegos es definitivo.
preview-final-take = No hay nada que deshacer: tomar el pozo es definitivo, porque ya viste sus cartas.
preview-final-other = No hay nada que deshacer: lo que enviaste a la mesa ya está jugado.
