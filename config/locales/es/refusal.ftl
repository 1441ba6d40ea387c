# Por qué las reglas no permiten una jugada: qué falla y qué hacer. The words typed are those of
# typed.ftl.

## Lo enviado no es una jugada

refusal-malformed = Eso no es una jugada: envía draw, keep, refuse, take, lay, extend, withdraw o discard, con sus
    cartas.
refusal-malformed-card = Ninguna carta se escribe «{ $written }»: escribe su valor (A, del 2 al 9, T, J, Q, K) y su palo
    (S, H, D, C), como se ven tus cartas.
refusal-malformed-bare = Ninguna carta se escribe { $written }: escribe su valor (A, del 2 al 9, T, J, Q, K) y su palo
    (S, H, D, C), como se ven tus cartas.
refusal-malformed-other = Una carta solo se escribe como texto: escribe su valor (A, del 2 al 9, T, J, Q, K) y su palo
    (S, H, D, C), como se ven tus cartas.

## No es el momento

refusal-deal-over = La mano terminó; espera la próxima.
refusal-turn-of-seat = Es el turno del asiento { $seat }; espera el tuyo.
refusal-not-your-turn = No es tu turno; espera a que llegue.
refusal-wrong-phase = Eso no se puede hacer en este momento del turno; mira qué se puede hacer ahora.
refusal-draw-first = Tu turno empieza con una carta: roba del mazo o toma el pozo.
refusal-decide-first = Primero decide sobre la carta robada: ¿la aceptas o la rechazas?
refusal-only-discard = Retiraste la bajada: en este turno solo queda descartar.
refusal-has-card = Ya tienes tu carta: baja, agrega o descarta.

## Cartas que no están en la mano

refusal-not-held = No tienes esas cartas; usa cartas tuyas.
refusal-not-held-to-discard = No tienes { $card }; descarta una carta tuya.
refusal-not-held-one = No tienes { $card }; usa cartas tuyas, cada una solo las veces que la tengas.
refusal-not-held-all = No tienes todas estas cartas: { $cards }; usa cartas tuyas, cada una solo las veces que la
    tengas.
refusal-not-held-to-take-one = No tienes { $card }; nombra solo cartas tuyas, la de arriba del pozo va con ellas por
    sí sola.
refusal-not-held-to-take-all = No tienes todas estas cartas: { $cards }; nombra solo cartas tuyas, la de arriba del
    pozo va con ellas por sí sola.

## Juegos

refusal-unknown-meld = No hay ningún juego con ese número; elige uno que esté en la mesa.
refusal-not-your-meld = Ese juego es de otro equipo; agrega a uno de los tuyos.
refusal-invalid-meld = Esas cartas no forman un juego que esta mesa permita: «reglas» dice cuáles hay.
refusal-no-meld = Esas cartas no forman un juego: hacen falta tres o más cartas seguidas del mismo palo{ $sets ->
        [any] , o tres o más del mismo valor
        [court] , o tres o más ases, jotas, reinas o reyes
        [any-once] , o tres o más del mismo valor (una pierna de cada valor)
        [court-once] , o tres o más ases, jotas, reinas o reyes (una pierna de cada valor)
       *[none] {""}
    }, { $wilds ->
        [one] con un comodín como máximo
       *[none] sin comodines
    }.

## El pozo

refusal-pile-empty = El pozo está vacío; roba del mazo.
refusal-pile-top-unused = El pozo es cerrado: nombra las cartas que van con la de arriba, en un juego nuevo o en uno
    de los tuyos.
refusal-pile-top-wild = Un joker o un dos arriba del pozo solo sirve para un juego nuevo: nombra dos cartas que vayan
    con él, o roba del mazo.
refusal-same-card = Tomaste esa carta de un pozo de una sola y no tenías otra igual: descarta otra carta.

## La primera bajada

refusal-initial-meld-short = Tu primera bajada no llega a los puntos que hacen falta en un turno: usa más cartas, o haz
    otra cosa.
refusal-short-lay-more = Tu primera bajada suma { $laid ->
        [one] { $laid } punto
       *[other] { $laid } puntos
    }, y en un turno hacen falta { $due }: baja más, o retírala.
refusal-short-use-more = Tu primera bajada tiene que sumar { $due ->
        [one] { $due } punto
       *[other] { $due } puntos
    } en un turno: usa más cartas, o haz otra cosa.
refusal-nothing-to-withdraw = No hay ninguna primera bajada por debajo del mínimo que retirar; sigue con tu turno.

## El final del turno y de la mano

refusal-must-keep-card = Después de eso no podrías terminar tu turno, o cerrarías sin lo que hace falta: guarda otra
    carta.
refusal-keep-for-the-end = Después de eso no podrías terminar tu turno: ahora no puedes descartar { $card }; guarda una
    carta que sí puedas.
refusal-keep-before-pot = Tu equipo todavía no tomó un muerto y no puede cerrar: guarda una carta tras el descarte.
refusal-keep-last-discard = Para cerrar hacen falta { $needs ->
        [clean] una canasta limpia
       *[any] una canasta
    } y una última carta para descartar que no sea comodín: guarda una carta más.
refusal-keep-without-canasta = Tu equipo todavía no tiene { $needs ->
        [clean] una canasta limpia
       *[any] una canasta
    } y no puede cerrar: guarda una carta tras el descarte.
refusal-final-discard-wild = La última carta de una mano no puede ser un joker ni un dos: guarda otra carta para
    descartar.
