# A quien solo mira una mesa, en toda la pantalla.

## La línea sobre las teclas.

watching-now = Estás mirando la mesa { $table }.
watching-now-late = Estás mirando la mesa { $table }; retraso: { $late }.
watching-now-early = Estás mirando la mesa { $table }: todavía no se repartió.
watching-waits = A la espera de la mesa…
watching-lost = Se perdió la conexión con la mesa; vuelve sola. Lo que ves es como estaba.

## Títulos.

watching-score-title = Puntos
watching-log-title = Lo que pasó
watching-people-title = Quién está en la mesa
watching-sheet-title = Terminó la mano
watching-keys-title = Teclas

## La línea de las teclas.

watching-key-score = puntos
watching-key-rules = reglas
watching-key-log = historial
watching-key-people = jugadores
watching-key-keys = teclas
watching-key-leave = salir

## Todas las teclas.

watching-help-score = los puntos de la partida y de esta mano
watching-help-log = todo lo que pasó desde que miras
watching-help-people = quién está en cada asiento
watching-help-melds = recorrer los juegos
watching-help-keys = esta lista
watching-help-leave = dejar de mirar; nadie en la mesa lo nota

# The screen could not be drawn. $reason: the kind of the fault, a word of the program.
watching-failed = La pantalla completa falló ({ $reason }) y se cerró: --plain muestra la mesa en líneas; buraco.log dice más.
