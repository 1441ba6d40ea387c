# El registro de una partida, paso a paso, en toda la pantalla.

## La línea bajo la mesa: en qué punto del registro estamos.

replaying-step = Paso { $at } de { $count }
replaying-deal = mano { $n } de { $last }
replaying-open = cartas a la vista
replaying-seat = como lo vio { $name }
replaying-speed-slow = avanza despacio
replaying-speed-usual = avanza
replaying-speed-quick = avanza rápido

## Lo que pasó.

replaying-stand-in = (un suplente)
replaying-why = Motivo: { $reason }
replaying-begins = Aquí empieza el registro.
replaying-ends = Aquí termina el registro, en el paso { $count }.
replaying-no-deal = No hay mano { $n }: el registro va de la mano { $first } a la { $last }.
replaying-no-step = No hay paso { $n }: el registro va del paso 1 al { $count }.
replaying-no-number = Escribe un número.
replaying-last-deal = Es la última mano del registro.
replaying-first-deal = Es la primera mano del registro.

## Las cartas de cada quien, una línea debajo de otra.

replaying-no-card = ninguna carta
replaying-unseen-pot = { $count ->
    [one] un muerto de { $count } carta, aún sin mirar
   *[other] un muerto de { $count } cartas, aún sin mirar
}

## Títulos.

replaying-faults-title = No se pudo leer todo este registro
replaying-score-title = Puntos
replaying-log-title = La mano hasta aquí
replaying-keys-title = Teclas

## La línea de las teclas.

replaying-key-step = paso
replaying-key-play = avanzar
replaying-key-view = cartas de quién
replaying-key-deal = mano
replaying-key-go = ir a
replaying-key-score = puntos
replaying-key-log = historial
replaying-key-keys = teclas
replaying-key-leave = salir

replaying-ask-step = Ir al paso:
replaying-ask-deal = Ir a la mano:

## Todas las teclas.

replaying-help-step = un paso adelante, un paso atrás
replaying-help-deal = la mano siguiente, la mano anterior
replaying-help-ends = el primer paso, el último paso
replaying-help-go = ir a un paso por su número
replaying-help-go-deal = ir a una mano por su número
replaying-help-play = dejar que avance solo, parar
replaying-help-speed = despacio, normal, rápido
replaying-help-view = las cartas de quien sigue; al final, otra vez todas a la vista
replaying-help-score = los puntos de la partida y de esta mano
replaying-help-log = lo que pasó en esta mano hasta aquí
replaying-help-faults = lo que no se pudo leer del registro
replaying-help-keys = esta lista
replaying-help-leave = salir

## At a table that is played: a key steps through the last deal.

replaying-none-yet = Todavía no terminó ninguna mano: no hay nada que repasar.
replaying-not-now = La mano no se puede mostrar ahora: inténtalo de nuevo en un momento.
replaying-not-here = El registro de esta mesa está en otro lugar: pídelo a quien la creó, y { PROGRAM() } replay FILE lo
    muestra.
replaying-help-table = repasar la última mano que terminó

## Why there is nothing to be shown.

replaying-unreadable = No se puede leer la partida guardada { $table } ({ $reason }).
replaying-no-record = Todavía no terminó ninguna mano de la partida { $table }: no hay nada que repasar.
replaying-no-such-deal = La mano { $deal } de la partida { $table } todavía no terminó: juégala hasta el final.
# $reason: the kind of the fault, a word of the program.
replaying-failed = La pantalla completa falló ({ $reason }) y se cerró: --plain muestra el registro en líneas.
