## La mesa se cierra

session-closed = La mesa se cerró: { $reason }.
session-closed-shared = { $reason }.

## La conexión

session-lost = Se perdió la conexión con la mesa; a la espera de que vuelva…
session-restored = Hay conexión otra vez.
session-unconnected = Todavía no hay conexión con la mesa ({ $reason }): otro intento…

## Entre dos manos

session-deal-next = Enter reparte la próxima.
session-deal-over = La mano terminó: Enter reparte la próxima.

## Lo que se escribió

session-sending = Tu turno ya va camino de la mesa: espera su respuesta.
