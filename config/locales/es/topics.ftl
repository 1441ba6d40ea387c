# El estado de la mesa en frases, que se pide con una palabra.

## La partida.

topics-match = Mano { $n }. La partida hasta ahora: { $points }.

## Las cartas de quien lee.

topics-hand-watching = Estás mirando: no tienes cartas.
topics-hand-unseen-pot = { $count ->
    [one] Tienes un muerto de { $count } carta y aún no puedes mirarlo.
   *[other] Tienes un muerto de { $count } cartas y aún no puedes mirarlo.
}
topics-hand-empty = No tienes ninguna carta.
topics-hand = Tienes { $count ->
        [one] { $count } carta, que vale
       *[other] { $count } cartas, que valen
    }{" "}{ $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }: { $cards }.
topics-new = Nuevo en tu mano: { $cards }.
topics-new-none = No hay nada nuevo en tu mano.

## Los juegos bajados. $team: «Nosotros», «Ellos», o nombres.

topics-melds-none = { $team }: nada bajado todavía.
topics-melds-due = { $team }: la primera bajada de la mano tiene que sumar { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
# Pierna: de un mismo valor; escalera: seguidas, de un palo. $grade concuerda con «juego».
topics-meld = { $kind ->
    [set] { $team }: juego { $meld } (pierna)
   *[sequence] { $team }: juego { $meld } (escalera)
}: { $cards }; { $grade }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
topics-meld-wild = { $kind ->
    [set] { $team }: juego { $meld } (pierna)
   *[sequence] { $team }: juego { $meld } (escalera)
}: { $cards }; { $grade }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }; { $wild } hace de { $natural }.

## El pozo.

topics-pile-empty = El pozo está vacío.
topics-pile-closed = { $count ->
    [one] El pozo tiene { $count } carta; arriba está { $card }.
   *[other] El pozo tiene { $count } cartas; arriba está { $card }.
}
topics-pile = { $count ->
    [one] El pozo tiene una sola carta: { $cards }.
   *[other] El pozo tiene { $count } cartas, la de arriba al final: { $cards }.
}

## El mazo, y qué pasa cuando se acaba.

topics-stock-pot-follows = { $count ->
    [0] El mazo no tiene cartas; después viene un muerto.
    [one] El mazo tiene { $count } carta; después viene un muerto.
   *[other] El mazo tiene { $count } cartas; después viene un muerto.
}
topics-stock-ends = { $count ->
    [0] El mazo no tiene cartas; la mano termina con el turno en que se roba la última.
    [one] El mazo tiene { $count } carta; la mano termina con el turno en que se roba la última.
   *[other] El mazo tiene { $count } cartas; la mano termina con el turno en que se roba la última.
}
# $left: cuántas cartas quedan entonces.
topics-stock-ends-with =
    { $count ->
        [0] El mazo no tiene cartas;
        [one] El mazo tiene { $count } carta;
       *[other] El mazo tiene { $count } cartas;
    }
    { $left ->
        [one] la mano termina con el turno en que solo queda { $left } carta.
       *[other] la mano termina con el turno en que solo quedan { $left } cartas.
    }

## Los muertos.

topics-pots = { $pots ->
    [0] No quedan muertos de
    [one] Queda { $pots } muerto de
   *[other] Quedan { $pots } muertos de
}{" "}{ $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }.
topics-pot-taken = { $team }: muerto tomado.
topics-pot-not-yet = { $team }: aún sin muerto.

## Cuántas cartas tiene cada uno.

topics-players = En orden de juego: { $players }.
topics-player = { $count ->
    [0] { $name } sin cartas
    [one] { $name } { $count } carta
   *[other] { $name } { $count } cartas
}

## De quién es el turno: -own se dice a quien lee; -other, de $name.

topics-turn-over = La mano terminó.
topics-turn-draw-own = Te toca robar.
topics-turn-draw-other = A { $name } le toca robar.
topics-turn-take-own = Te toca robar o tomar el pozo.
topics-turn-take-other = A { $name } le toca robar o tomar el pozo.
topics-turn-decide-own = Te toca aceptar o rechazar la carta robada.
topics-turn-decide-other = A { $name } le toca aceptar o rechazar la carta robada.
topics-turn-lay-own = Te toca bajar y descartar.
topics-turn-lay-other = A { $name } le toca bajar y descartar.
