bench-help = Tus bots: asientos (quién juega) · cambiar 1 expert (otro bot en el asiento 1) · abandonar (un bot juega
    por ti, hasta que escribas «volver»).
bench-about-seats = Asientos: muestra quién juega dónde, y qué bots hay.
bench-about-swap = Cambiar: pone otro bot en un asiento, ahora o al final de su turno: cambiar 1 expert.
bench-about-leave = Abandonar: deja que un bot juegue por ti; «volver» te devuelve tu asiento.
bench-let-play = Que un bot juegue por mí
bench-ask-leave = Un bot juega por ti desde este turno; [b] te devuelve tu asiento. ¿Lo dejas jugar?
bench-leave = Un bot juega por ti desde este turno; «volver» te devuelve tu asiento, y «salir» deja la partida, que
    queda guardada. Escribe «sí» para dejarlo jugar, cualquier otra cosa para seguir tú.
bench-own = El asiento { $seat } es tuyo: «abandonar» deja que juegue un bot.
bench-over = La partida terminó: ya no se cambian los bots.
bench-which = ¿Qué bot? Escribe «cambiar { $seat }» y uno de estos: { $bots }.
bench-done = { $who } juega ahora en el asiento { $seat }.
bench-due = { $who } juega en el asiento { $seat } desde el final de su turno.
