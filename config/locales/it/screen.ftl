# The table drawn in lines: short words, with dots between them.

## Its heading.

# $n: which deal of the match.
screen-deal = Smazzata { $n }
# $game: such as "burraco"; $points: what the match is played to.
screen-game = { $game } a { $points }
screen-one-deal = { $game }, una smazzata

## A team, after its name.

# $points: the values of the cards of its melds.
screen-on-table = { $points } sul tavolo
# The first meld of the deal must come to so many points.
screen-due = apertura: servono { $points }
screen-pot-taken = pozzetto preso
screen-pot-not-yet = senza pozzetto
screen-nothing = ancora niente di calato
# The same on a narrow screen.
screen-nothing-short = niente calato

## Stock, pots and pile: how many cards, how many pots.

screen-stock = Tallone { $count }
screen-pots = Pozzetti { $count }
screen-pile-empty = Monte vuoto
screen-pile-closed = Monte { $count }, in cima { $card }
screen-pile = Monte { $count }: { $cards }

## Who holds how many cards.

# $players: one after the other, as below.
screen-players = Carte: { $players }
screen-player = { $name } { $count }
screen-player-to-move = { $name } { $count } (di turno)

## The reader's hand.

# The cards follow.
screen-hand = Mano { $count }:
screen-hand-unseen-pot = { $count ->
    [one] Mano: un pozzetto da { $count } carta che non puoi ancora guardare
   *[other] Mano: un pozzetto da { $count } carte che non puoi ancora guardare
}
