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

onlooker-help-table = table: muestra toda la mesa.
onlooker-help-topics = { $words }: cada una dice solo eso.
onlooker-help-score = score: muestra los puntos de esta mano hasta ahora, y los de la partida.
onlooker-help-sheet = sheet: muestra los puntos de las manos que has visto.
onlooker-help-seats = seats: dice quién está dónde.
onlooker-help-clock = clock: dice cuánto tiempo le queda a quien tiene el turno.
onlooker-help-rules = rules: dice las reglas de esta mesa.
onlooker-help-log = log: dice qué pasó en esta mano.
onlooker-help-shuffle = shuffle: dice qué prueba que la mezcla es limpia.
onlooker-help-verify = verify: comprueba todas las manos terminadas.
onlooker-help-help = help: dice estas palabras.
onlooker-help-quit = quit: deja de mirar; nadie en la mesa lo nota.
onlooker-unknown = Estás mirando; se puede pedir: { $words }.
onlooker-no-table = Todavía no se repartieron cartas.
onlooker-no-score = Todavía no se jugó nada.
