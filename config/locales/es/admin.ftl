# buraco admin: orders to a shared table. What is typed stays as it is: SEAT, PROGRAM, none, resume. $seat: a number.

admin-pause = nadie juega, ningún reloj corre
admin-resume = sigue después de una pausa o un aplazamiento
admin-start = reparte sin esperar a nadie
admin-adjourn = aplaza hasta otro día
admin-clock = da otros tiempos a los jugadores desde ahora
admin-clock-times = segundos por turno y una reserva (90+300), o none
admin-rules = antes de la primera mano: jugar con otras reglas, con los asientos que tengan
admin-rules-named = el nombre de las reglas, o un archivo de reglas
admin-close = termina la partida para siempre, sin ganador
admin-kick = libera un asiento
admin-swap = deja que un bot juegue un asiento desde el final de su turno
admin-give = da al bot de un asiento un presupuesto (0: ninguno) u opciones
admin-fill = deja que un bot juegue cada asiento libre
admin-at-seat = SEAT es un número, 0 es el primer asiento, o el nombre de quien lo ocupa
# $what: one of the messages above; $at: the last of them.
admin-help-at-seat = { $what } ({ $at })
# What has become of an order.
admin-paused = La mesa { $table } está en pausa: nadie juega y ningún reloj corre. Se sigue con: { PROGRAM() } admin {
    $table } resume
admin-resumed = La mesa { $table } sigue.
admin-started = En la mesa { $table } se reparte sin esperar a nadie.
admin-closed = La partida de la mesa { $table } ha terminado, sin ganador.
admin-adjourned = La mesa { $table } está aplazada: sigue cuando sus jugadores hayan vuelto y estén listos.
admin-paused-already = La mesa { $table } ya está en pausa. Se sigue con: { PROGRAM() } admin { $table } resume
admin-adjourned-already = La mesa { $table } ya está aplazada: sigue cuando vuelvan sus jugadores.
admin-not-paused = La mesa { $table } no estaba en pausa: se está jugando.
admin-not-begun = La mesa { $table } no estaba en pausa: la primera mano está por venir.
admin-over = La partida de la mesa { $table } ha terminado.
admin-playing = En la mesa { $table } ya se está jugando.
# $name: who had the seat.
admin-freed = El asiento { $seat } de la mesa { $table } ahora está libre (era de { $name }).
admin-put-out = { $name } ya no tiene el asiento { $seat } de la mesa { $table }: juega un suplente hasta que alguien lo
    ocupe.
# $bot: the program.
admin-swapped = Un bot ({ $bot }) juega en el asiento { $seat } de la mesa { $table }.
# $name: who played there before.
admin-swapped-for = Un bot ({ $bot }) juega en el asiento { $seat } de la mesa { $table } en vez de { $name }, desde el
    final del turno.
admin-no-clock = Desde ahora ningún reloj corre en la mesa { $table }.
# $times: as it was typed, such as 90+300.
admin-clock-now = Los jugadores de la mesa { $table } tienen { $times } segundos desde ahora.
admin-same-rules = La mesa { $table } ya juega con estas reglas.
admin-other-rules = La mesa { $table } juega ahora con otras reglas, y nadie está listo ya: { $seats }.
admin-given = { $name } juega desde ahora en el asiento { $seat } de la mesa { $table } con lo que recibió.
# $seats: who sits where, such as "0 Ana, 1 Bruno".
admin-none-free = Ningún asiento de la mesa { $table } estaba libre: { $seats }.
admin-filled = Los bots han ocupado los asientos libres de la mesa { $table }: { $seats }.
# A seat, after its number.
admin-free = libre
# $typed: a name.
admin-nobody-called = En la mesa { $table } nadie se llama { $typed }: nombra el asiento por su número ({ $seats }).
admin-several-called = En la mesa { $table } más de uno se llama { $typed }: nombra el asiento por su número ({ $seats
    }).
# $problem: why, without a full stop.
admin-unplayable = En la mesa { $table } no se puede jugar: { $problem }.
admin-closed-unplayable = En la mesa { $table } no se podía jugar, y ahora está cerrada; lo que queda de su registro se
    conserva.
