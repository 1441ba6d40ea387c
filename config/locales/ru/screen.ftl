# The table drawn in lines: short words, with dots between them.

## Its heading.

screen-deal = Сдача { $n }
screen-game = { $game } до { $points }
screen-one-deal = { $game }, одна сдача

## A team, after its name.

screen-on-table = { $points } на столе
screen-due = первая выкладка от { $points }
screen-pot-taken = морто взято
screen-pot-not-yet = ещё без морто
screen-nothing = ещё ничего не выложено
screen-nothing-short = не выложено

## Stock, pots and pile: how many cards, how many pots.

screen-stock = Колода { $count }
screen-pots = Морто { $count }
screen-pile-empty = Сброс пуст
screen-pile-closed = Сброс { $count }, сверху { $card }
screen-pile = Сброс { $count }: { $cards }

## Who holds how many cards.

screen-players = Карты: { $players }
screen-player = { $name } { $count }
screen-player-to-move = { $name } { $count } (ход)

## The reader's hand.

screen-hand = Рука { $count }:
screen-hand-unseen-pot = Рука: морто ({ $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }), смотреть его пока нельзя
