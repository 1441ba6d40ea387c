# The table drawn in lines: short words, with dots between them.

## Its heading.

# $n: which deal of the match.
screen-deal = Deal { $n }
# $game: such as "burraco"; $points: what the match is played to.
screen-game = { $game } to { $points }
screen-one-deal = { $game }, one deal

## A team, after its name.

# $points: the values of the cards of its melds.
screen-on-table = { $points } on the table
# The first meld of the deal must come to so many points.
screen-due = first meld of { $points } due
screen-pot-taken = pot taken
screen-pot-not-yet = no pot yet
screen-nothing = nothing laid yet
# The same on a narrow screen.
screen-nothing-short = nothing laid

## Stock, pots and pile: how many cards, how many pots.

screen-stock = Stock { $count }
screen-pots = Pots { $count }
screen-pile-empty = Pile empty
screen-pile-closed = Pile { $count }, on top { $card }
screen-pile = Pile { $count }: { $cards }

## Who holds how many cards.

# $players: one after the other, as below.
screen-players = Cards: { $players }
screen-player = { $name } { $count }
screen-player-to-move = { $name } { $count } (to move)

## The reader's hand.

# The cards follow.
screen-hand = Hand { $count }:
screen-hand-unseen-pot = { $count ->
    [one] Hand: a pot of { $count } card that you may not look at yet
   *[other] Hand: a pot of { $count } cards that you may not look at yet
}
