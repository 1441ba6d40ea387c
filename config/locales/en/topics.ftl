# The state of the table in sentences, asked for by a word.

## The match.

# $points: the score of each team, "We 310, They -45".
topics-match = Deal { $n }. The match so far: { $points }.

## The reader's hand.

# To somebody who watches.
topics-hand-watching = You watch: you have no hand.
topics-hand-unseen-pot = { $count ->
    [one] You hold a pot of { $count } card and may not look at it yet.
   *[other] You hold a pot of { $count } cards and may not look at it yet.
}
topics-hand-empty = You hold no card.
# $points: what the cards are worth together.
topics-hand = { $count ->
    [one] You hold { $count } card, worth { $points } points: { $cards }.
   *[other] You hold { $count } cards, worth { $points } points: { $cards }.
}
# $cards: those that came in since the reader's last turn.
topics-new = New in your hand: { $cards }.
topics-new-none = Nothing in your hand is new.

## The melds. $team: "We", "They", or the names of its players.

topics-melds-none = { $team }: nothing laid yet.
topics-melds-due = { $team }: the first meld of the deal must come to { $points } points.
# $meld: its number; $kind: sequence or set; $grade: such as "dirty" or "clean canasta".
topics-meld = { $kind ->
    [set] { $team }: meld { $meld }, a set: { $cards }; { $grade }, { $points } points.
   *[sequence] { $team }: meld { $meld }, a sequence: { $cards }; { $grade }, { $points } points.
}
# The same of a meld with a wild card: $natural is the card whose place it takes.
topics-meld-wild = { $kind ->
    [set] { $team }: meld { $meld }, a set: { $cards }; { $grade }, { $points } points; the { $wild } stands for the { $natural }.
   *[sequence] { $team }: meld { $meld }, a sequence: { $cards }; { $grade }, { $points } points; the { $wild } stands for the { $natural }.
}

## The pile.

topics-pile-empty = The pile is empty.
# Only the top card is seen.
topics-pile-closed = { $count ->
    [one] The pile has { $count } card; on top lies { $card }.
   *[other] The pile has { $count } cards; on top lies { $card }.
}
topics-pile = { $count ->
    [one] The pile is one card: { $cards }.
   *[other] The pile has { $count } cards, the top last: { $cards }.
}

## The stock, and what comes when it has run out.

topics-stock-pot-follows = { $count ->
    [0] The stock has no cards; a pot follows it.
    [one] The stock has { $count } card; a pot follows it.
   *[other] The stock has { $count } cards; a pot follows it.
}
topics-stock-ends = { $count ->
    [0] The stock has no cards; the deal ends with the turn in which the last one is drawn.
    [one] The stock has { $count } card; the deal ends with the turn in which the last one is drawn.
   *[other] The stock has { $count } cards; the deal ends with the turn in which the last one is drawn.
}
# $left: how many cards are then left in it.
topics-stock-ends-with =
    { $count ->
        [0] The stock has no cards;
        [one] The stock has { $count } card;
       *[other] The stock has { $count } cards;
    }
    { $left ->
        [one] the deal ends with the turn in which only { $left } card is left.
       *[other] the deal ends with the turn in which only { $left } cards are left.
    }

## The pots.

# $pots: how many are left; $cards: how many cards each of them has.
topics-pots = { $pots ->
    [0] No pots of { $cards } cards are left.
    [one] { $pots } pot of { $cards } cards is left.
   *[other] { $pots } pots of { $cards } cards are left.
}
topics-pot-taken = { $team }: pot taken.
topics-pot-not-yet = { $team }: no pot yet.

## Who holds how many cards.

# $players: one after the other, as in topics-player.
topics-players = In the order of play: { $players }.
topics-player = { $count ->
    [0] { $name } no cards
    [one] { $name } { $count } card
   *[other] { $name } { $count } cards
}

## Whose turn it is: -own is said to the reader, -other of the player $name.

topics-turn-over = The deal is over.
# The pile is empty.
topics-turn-draw-own = It is your turn, to draw.
topics-turn-draw-other = It is { $name }'s turn, to draw.
topics-turn-take-own = It is your turn, to draw or take the pile.
topics-turn-take-other = It is { $name }'s turn, to draw or take the pile.
# In the first turn of a deal the card drawn may be refused.
topics-turn-decide-own = It is your turn, to keep or refuse the card drawn.
topics-turn-decide-other = It is { $name }'s turn, to keep or refuse the card drawn.
topics-turn-lay-own = It is your turn, to lay melds and discard.
topics-turn-lay-other = It is { $name }'s turn, to lay melds and discard.
