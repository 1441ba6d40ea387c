table-connecting = A la espera de la mesa…
table-begin = Enter: empezar
table-lost = Conexión perdida: a la espera de que vuelva… Lo que preparaste queda.
table-ask-leave = ¿Salir de la partida? Queda aplazada: está guardada y sigue donde la dejas.
table-ask-leave-shared = ¿Cerrar la pantalla? El asiento sigue siendo tuyo; en tu turno, pasado un minuto, juega un
    suplente.
table-ask-leave-gathering = ¿Cerrar la pantalla? El asiento sigue siendo tuyo, y los demás te esperan.
table-ask-leave-over = La partida terminó. ¿Salir de la mesa?
table-ask-withdraw = { $more ->
    [one] ¿Retirar los juegos de este turno? Tu equipo necesitará { $more } punto más durante el resto de la mano, y en este
        turno solo te queda descartar.
   *[other] ¿Retirar los juegos de este turno? Tu equipo necesitará { $more } puntos más durante el resto de la mano, y en
        este turno solo te queda descartar.
}

table-pick-first = Primero elige cartas: flechas y barra espaciadora, la tecla de un valor, o un clic. [m] muestra todo lo
    que puedes hacer.
table-pick-one = Un turno termina con una sola carta: elige solo esa.
table-no-melds = Tu equipo todavía no tiene juegos a los que agregar: [l] baja uno nuevo.
table-no-decide = Ahora no hay carta que quedarse ni que rechazar.
table-hint = Consejo: { $moves }. ([a] lo hace)
table-hint-long = Consejo: { $moves } … ([h]: todo, [a]: hacerlo)
table-no-hint = Aquí no hay consejos; [m] muestra todo lo que puedes hacer.
table-no-hint-yet = Todavía no hay consejo que seguir: [h] da uno.
table-nothing-staged = Todavía no preparaste nada que enviar.
table-alone = Aquí solo juegan bots tuyos: no hay nadie más en la mesa.

table-sorted-suit = Tus cartas están por palo.
table-sorted-rank = Tus cartas están por valor.
table-sorted-own = Tus cartas están como las mueves (Mayús y una flecha, o arrastrándolas).

table-type = Una palabra de la consola de líneas, como ayuda
