nowline-welcome = Las flechas y la barra espaciadora eligen cartas, [l] baja, [d] descarta, Enter envía tu turno; [?] muestra
    todas las teclas.
nowline-promised = Mezcla de la mano { $deal } prometida: [F4] muestra qué lo probará.

nowline-draw = Te toca: [d] roba una carta.
nowline-draw-or-pile = { $count ->
    [one] Te toca: [d] roba una carta, [p] toma el pozo (una carta).
   *[other] Te toca: [d] roba una carta, [p] toma el pozo ({ $count } cartas).
}
nowline-draw-or-top = Te toca: [d] roba, [p] toma el pozo usando enseguida su carta de arriba ({ $card }).
nowline-draw-no-top = Te toca: [d] roba una carta (la de arriba del pozo, { $card }, no te sirve para nada).
nowline-decide = Robaste { $card }: [k] se la queda, [r] la rechaza (abre el pozo) y roba otra.
nowline-lay = Elige cartas: [l] baja un juego, [e] agrega a uno; [d] descarta y termina tu turno.
nowline-discard = No hay nada más que bajar: [d] descarta una carta y termina tu turno.
nowline-short-undo = { $points ->
    [one] A tu primera bajada le falta { $points } punto: sigue bajando, o [u] deshace lo último sin penalización.
   *[other] A tu primera bajada le faltan { $points } puntos: sigue bajando, o [u] deshace lo último sin penalización.
}
nowline-short-withdraw = { $points ->
    [one] A tu primera bajada le falta { $points } punto: sigue bajando, o [w] la retira.
   *[other] A tu primera bajada le faltan { $points } puntos: sigue bajando, o [w] la retira.
}
nowline-send = Enter envía tu turno; [u] deshace el último paso.
nowline-send-for-pot = Enter envía esto y trae tu muerto; [u] deshace el último paso.
nowline-send-last = Enter envía esto y termina la mano; [u] deshace el último paso.
nowline-deal-over = La mano terminó.
nowline-sending = Tu turno va camino de la mesa…
nowline-stood-in = Ahora un suplente juega por ti: [b] te devuelve tu asiento.

nowline-way = { $key } → { $what }
nowline-more-melds = { $count ->
    [one] Sirve un juego tuyo más.
   *[other] Sirven { $count } juegos tuyos más.
}
nowline-take = { $count ->
    [one] Toma el pozo con { $cards }.
   *[other] Toma el pozo con { $cards }, de una de { $count } maneras.
}
nowline-picked = Elegidas: { $cards } ({ $points } puntos).

nowline-ask-wild = Esto tira un comodín, { $card }. ¿Enviarlo?
nowline-ask-dirty = Esto ensucia una canasta limpia. ¿Enviarlo?

nowline-instead-moves = Puedes { $moves } ([m] lo muestra todo).
nowline-instead-discards = Puedes descartar { $cards } ([m] lo muestra todo).

nowline-unfinished-draw = Enter envía el turno entero. Antes toma una carta.
nowline-unfinished-decide = Enter envía el turno entero. Antes quédate la carta o recházala.
nowline-unfinished-short = Enter envía el turno entero. A los primeros juegos les faltan puntos.
nowline-unfinished-discard = Enter envía el turno entero. Acaba con un descarte: elige una carta.
