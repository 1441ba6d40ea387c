# La mesa dibujada en líneas: palabras cortas, con puntos entre ellas.

## El encabezado.

screen-deal = Mano { $n }
screen-game = { $game } a { $points }
screen-one-deal = { $game }, una mano

## Un equipo, tras su nombre.

screen-on-table = { $points } en la mesa
# La primera bajada de la mano tiene que llegar a tantos puntos.
screen-due = falta bajada de { $points }
screen-pot-taken = muerto tomado
screen-pot-not-yet = aún sin muerto
screen-nothing = nada bajado aún
screen-nothing-short = nada bajado

## Mazo, muertos y pozo.

screen-stock = Mazo { $count }
screen-pots = Muertos { $count }
screen-pile-empty = Pozo vacío
screen-pile-closed = Pozo { $count }, arriba { $card }
screen-pile = Pozo { $count }: { $cards }

## Cuántas cartas tiene cada uno.

screen-players = Cartas: { $players }
screen-player = { $name } { $count }
screen-player-to-move = { $name } { $count } (juega)

## Las cartas de quien lee. «En mano», porque «Mano 3» es la tercera mano de la partida.

screen-hand = En mano { $count }:
screen-hand-unseen-pot = { $count ->
    [one] En mano: un muerto de { $count } carta que aún no puedes mirar
   *[other] En mano: un muerto de { $count } cartas que aún no puedes mirar
}
