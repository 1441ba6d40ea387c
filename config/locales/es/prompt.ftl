# La línea que siempre dice qué se puede hacer ahora: casi siempre larga, y corta para pantallas estrechas.

prompt-with-help = { $now } (consejo, ayuda)

## El comienzo del turno: una carta del mazo, o el pozo.

prompt-draw = Te toca: roba una carta.
prompt-draw-short = Roba una carta.
prompt-draw-or-pile = { $count ->
    [one] Te toca: roba una carta, o toma el pozo (una carta).
   *[other] Te toca: roba una carta, o toma el pozo ({ $count } cartas).
}
prompt-draw-or-pile-short = Roba, o toma el pozo ({ $count }).
# $card: la carta de arriba; para tomar el pozo tiene que ir enseguida a un juego.
prompt-draw-or-top = Te toca: roba, o toma el pozo usando enseguida su carta de arriba ({ $card }).
prompt-draw-or-top-short = Roba, o toma el pozo con la de arriba.
prompt-draw-no-top = Te toca: roba una carta (la de arriba del pozo, { $card }, no te sirve para nada).
prompt-draw-no-top-short = Roba una carta ({ $card } no te sirve).

## Se robó una carta que se puede rechazar.

prompt-decide = Robaste { $card }: acéptala, o recházala (abre el pozo) y roba otra.
prompt-decide-short = { $card }: ¿la aceptas o la rechazas?

## Juegos y descarte.

prompt-lay = Baja o agrega si quieres, y descarta una carta para terminar tu turno.
prompt-lay-short = Baja, agrega, o descarta para terminar.
prompt-discard = Descarta una carta para terminar tu turno; no hay nada más que bajar.
prompt-discard-short = Descarta para terminar tu turno.

## La primera bajada está empezada y no llega a los puntos que necesita. undo y withdraw se escriben tal cual.

prompt-lay-on-or-undo = A tu primera bajada { $points ->
        [one] le falta { $points } punto
       *[other] le faltan { $points } puntos
    }: sigue bajando; o «deshacer», sin penalización.
prompt-lay-on-or-undo-short = Baja { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } más, o «deshacer».
prompt-lay-on-or-withdraw = A tu primera bajada { $points ->
        [one] le falta { $points } punto
       *[other] le faltan { $points } puntos
    }: sigue bajando, o «retirar».
prompt-lay-on-or-withdraw-short = Baja { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } más, o «retirar».
prompt-only-undo = A tu primera bajada { $points ->
        [one] le falta { $points } punto
       *[other] le faltan { $points } puntos
    }, y no queda nada que bajar: «deshacer», sin penalización.
prompt-only-undo-short = { $points ->
        [one] Falta { $points } punto
       *[other] Faltan { $points } puntos
    }: deshacer.
prompt-only-withdraw = A tu primera bajada { $points ->
        [one] le falta { $points } punto
       *[other] le faltan { $points } puntos
    }, y no queda nada que bajar: «retirar».
prompt-only-withdraw-short = { $points ->
        [one] Falta { $points } punto
       *[other] Faltan { $points } puntos
    }: retirar.

## El turno está completo y espera que se envíe. yes y undo se escriben tal cual; Enter es la tecla.

prompt-send = Enter envía tu turno; «deshacer» quita el último paso.
prompt-send-short = Enter envía tu turno; o «deshacer».
prompt-send-for-pot = Enter envía esto y trae tu muerto; «deshacer» quita el último paso.
prompt-send-for-pot-short = Enter trae tu muerto; o «deshacer».
prompt-send-last = Enter envía esto y termina la mano; «deshacer» quita el último paso.
prompt-send-last-short = Enter termina la mano; o «deshacer».
prompt-throws-wild = Esto tira un comodín, { $card }: escribe «sí» para enviarlo, o «deshacer».
prompt-throws-wild-short = Es comodín, { $card }: «sí» lo envía, o «deshacer».
prompt-spoils-canasta = Esto ensucia una canasta limpia: escribe «sí» para enviarlo, o «deshacer».
prompt-spoils-canasta-short = Se ensucia una canasta: «sí», o «deshacer».

## De quién es el turno, mientras se prepara algo. send, undo y yes se escriben tal cual.

prompt-staged = Te toca; lo que preparaste todavía no está enviado: «enviar» lo juega, «deshacer» lo retira.
prompt-staged-enter = Te toca; lo que preparaste todavía no está enviado: Enter lo envía.
prompt-staged-yes = Te toca; lo que preparaste todavía no está enviado: «sí» lo envía.

## Mientras le toca a otra persona, $name. score, log, hand, melds y help se escriben tal cual.

prompt-waiting = Le toca a { $name }; puedes pedir: puntos, historial, mis cartas, juegos, ayuda.
prompt-waiting-short = { $name } tiene el turno.

## Cuánto dura algo.

prompt-seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
prompt-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
prompt-minutes-and-seconds = { $minutes } y { $seconds }

## The table's clock is another from now on. $time and $bank: such as "90 seconds" or "5 minutes".

prompt-clock-stops = Desde ahora no corre el reloj.
prompt-clock-now = Tiempo por turno desde ahora: { $time }.
prompt-clock-and-bank-now = Tiempo por turno desde ahora: { $time }; además, para toda la partida: { $bank }.

## How long whoever is to move still has. $time and $bank: such as "2 minutes and 3 seconds".

prompt-left-own = Tienes { $time }.
prompt-left-other = { $name } tiene { $time }.
prompt-left-and-bank = Tienes { $time }, y { $bank } de reserva.
prompt-left-bank = El tiempo de este turno se agotó: quedan { $bank } de reserva.
