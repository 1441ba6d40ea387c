# A quien solo mira. table, quit y demás se escriben tal cual.

## Al llegar a la mesa

onlooker-table = { $count ->
    [0] Mesa { $table }, { $preset }: todavía no hay nadie.
    [one] Mesa { $table }, { $preset }: está { $names }.
   *[other] Mesa { $table }, { $preset }: están { $names }.
 }
onlooker-no-host = Ahora nadie aloja esta mesa: se espera a que alguien lo haga (se empieza con: { PROGRAM() } serve)…

## Lo que pasa allí

onlooker-says = { $name } dice: { $phrase }.
onlooker-shuffled = Se mezclan las cartas de la mano { $n }.
onlooker-lost = Se perdió la conexión con la mesa; a la espera de que vuelva…
onlooker-restored = Hay conexión otra vez.
onlooker-adjourned = La partida está aplazada: no hay nada que ver hasta que vuelvan quienes juegan.
onlooker-closed = La mesa se cerró.
onlooker-closed-because = La mesa se cerró: { $reason }.

## Lo que se puede pedir

onlooker-help-table = mesa: muestra toda la mesa.
onlooker-help-topics = { $words }: cada una dice solo eso.
onlooker-help-score = puntos: muestra los puntos de esta mano hasta ahora, y los de la partida.
onlooker-help-sheet = planilla: muestra los puntos de las manos que has visto.
onlooker-help-seats = asientos: dice quién está dónde.
onlooker-help-clock = reloj: dice cuánto tiempo le queda a quien tiene el turno.
onlooker-help-rules = reglas: dice las reglas de esta mesa.
onlooker-help-log = historial: dice qué pasó en esta mano.
onlooker-help-shuffle = mezcla: dice qué prueba que la mezcla es limpia.
onlooker-help-verify = comprobar: comprueba todas las manos terminadas.
onlooker-help-help = ayuda: dice estas palabras.
onlooker-help-quit = salir: deja de mirar; nadie en la mesa lo nota.
onlooker-unknown = Estás mirando; se puede pedir: { $words }.
onlooker-no-table = Todavía no se repartieron cartas.
onlooker-no-score = Todavía no se jugó nada.
