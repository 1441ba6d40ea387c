# El lado de quien juega en la mesa.

## Un turno preparado y todavía no enviado

desk-moved-on = Mientras tanto la mesa siguió; no se jugó nada.
# Va tras la razón por la que la mesa rechazó lo enviado.
desk-nothing-played = No se jugó nada.
desk-time-up = Se te acabó el tiempo: un suplente terminó tu turno.
# Siguen las jugadas.
desk-staged-is-back = Vuelve lo que tenías preparado:

## Se pide y no hay nada que mostrar

desk-no-table = Todavía no se repartieron cartas.
desk-no-log = Todavía no pasó nada.
desk-no-shuffle = Todavía no se mezcló nada.

## El reloj. $time: como «2 minutos y 3 segundos».

desk-no-clock = En esta mesa no corre ningún reloj.

## Por qué no se puede jugar ahora

desk-no-deal = Ahora no hay nada que jugar: espera la próxima mano.
desk-stood-in = Ahora un suplente juega por ti: «volver» te devuelve tu asiento.
desk-turn-other = Es el turno de { $name }; el tuyo llega solo.
