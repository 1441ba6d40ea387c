bench-help = Tus bots: seats (quién juega) · swap 1 expert (otro bot en el asiento 1) · leave (un bot juega por ti, hasta
    back).
bench-about-seats = Seats muestra quién juega dónde, y qué bots hay.
bench-about-swap = Swap pone otro bot en un asiento, ahora o al final de su turno: swap 1 expert.
bench-about-leave = Leave deja que un bot juegue por ti; back te devuelve tu asiento.
bench-let-play = Que un bot juegue por mí
bench-ask-leave = Un bot juega por ti desde este turno; [b] te devuelve tu asiento. ¿Lo dejas jugar?
bench-leave = Un bot juega por ti desde este turno; back te devuelve tu asiento, y quit sale de la partida, que queda
    guardada. Escribe yes (sí) para dejarlo jugar, cualquier otra cosa para seguir tú.
bench-own = El asiento { $seat } es tuyo: leave deja que juegue un bot.
bench-over = La partida terminó: ya no se cambia a nadie.
bench-which = ¿Qué bot? Escribe swap { $seat } y uno de estos: { $bots }.
bench-done = { $who } juega ahora en el asiento { $seat }.
bench-due = { $who } juega en el asiento { $seat } desde el final de su turno.
