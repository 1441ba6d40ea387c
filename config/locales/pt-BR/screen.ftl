# A mesa desenhada em linhas: palavras curtas, com pontos entre elas.

screen-deal = Rodada { $n }
screen-game = { $game } até { $points }
screen-one-deal = { $game }, uma rodada

## Um time, depois do nome

screen-on-table = { $points } na mesa
screen-due = 1ª baixada: mínimo { $points }
screen-pot-taken = pegou o morto
screen-pot-not-yet = ainda sem morto
screen-nothing = nada baixado ainda
screen-nothing-short = nada baixado

## Monte, mortos e lixo

screen-stock = Monte { $count }
screen-pots = Mortos { $count }
screen-pile-empty = Lixo vazio
screen-pile-closed = Lixo { $count }, em cima { $card }
screen-pile = Lixo { $count }: { $cards }

## Quantas cartas cada um tem

screen-players = Cartas: { $players }
screen-player = { $name } { $count }
screen-player-to-move = { $name } { $count } (na vez)

## A mão

screen-hand = Mão { $count }:
screen-hand-unseen-pot = { $count ->
    [one] Mão: um morto de { $count } carta que você ainda não pode ver
   *[other] Mão: um morto de { $count } cartas que você ainda não pode ver
}
