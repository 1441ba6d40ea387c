# What a move would come to, said before it is sent to the table.

# $move: a phrase such as "discard 9♦"; the sentence gets a capital letter.
preview-move = { $move }.

## A meld that is laid or grows. $meld: its number; $grade: such as "clean" or "dirty canasta"; $sign: + or -.

preview-meld-laid = Meld { $meld } will be { $cards }: { $grade }, { $sign }{ $points } { $points ->
        [one] point
       *[other] points
    }.
preview-meld-grows = Meld { $meld } grows to { $cards }: { $grade }, { $sign }{ $points } { $points ->
        [one] point
       *[other] points
    }.
# $wild: the joker or two; $card: whose place it takes.
preview-wild-stands-for = { $wild } stands for the { $card }.
# In a meld of one rank, where it takes no certain card's place.
preview-wild = { $wild } is the wild one.
# $sign: + or -.
preview-canasta = { $kind ->
    [dirty] A dirty canasta: { $sign }{ $points } { $points ->
            [one] point
           *[other] points
        }.
    [semi_clean] A semi-clean canasta: { $sign }{ $points } { $points ->
            [one] point
           *[other] points
        }.
    [clean] A clean canasta: { $sign }{ $points } { $points ->
            [one] point
           *[other] points
        }.
    [royal] A royal canasta: { $sign }{ $points } { $points ->
            [one] point
           *[other] points
        }.
   *[ace_to_ace] An ace-to-ace canasta: { $sign }{ $points } { $points ->
            [one] point
           *[other] points
        }.
}
preview-gets-dirty = It was clean and becomes dirty.
# A canasta of a better kind gets this one. $before, $after: its bonus.
preview-canasta-less = The bonus for this canasta falls from { $before } to { $after } points.
# The same in a few words, beside a choice.
preview-brief-canasta-less = bonus falls from { $before } to { $after }
# The first melds of the deal must come to $due points together; $points are there.
preview-first-melds-short = Your first melds come to { $points } of the { $due } points they need: lay { $missing }
    more.
preview-first-melds-done = Your first melds come to { $points } points: the { $due } they need are there.

## The pile is taken.

preview-pile-taken = { $count ->
    [one] You have the one card of the pile in your hand.
   *[other] You have the { $count } cards of the pile in your hand.
}
# The one card of the pile is taken.
preview-same-card = You take the { $card }: it may not be discarded in this turn.

## The end of the deal, and pots.

preview-ends-deal = That goes out: the deal ends.
# $sign: + or -.
preview-ends-deal-bonus = That goes out: the deal ends, { $sign }{ $points } { $points ->
        [one] point
       *[other] points
    } for going out.
preview-deal-over = That ends the deal, though nobody goes out.
preview-pot-next-turn = That was your last card: you take a pot, for your next turn.
preview-pot-play-on = That was your last card: you take a pot and play on with it.

## The same in a few words, with commas between them, beside a choice.

preview-brief-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $sign: + or -.
preview-brief-canasta = { $kind ->
    [dirty] makes a dirty canasta, { $sign }{ $points } { $points ->
            [one] point
           *[other] points
        }
    [semi_clean] makes a semi-clean canasta, { $sign }{ $points } { $points ->
            [one] point
           *[other] points
        }
    [clean] makes a clean canasta, { $sign }{ $points } { $points ->
            [one] point
           *[other] points
        }
    [royal] makes a royal canasta, { $sign }{ $points } { $points ->
            [one] point
           *[other] points
        }
   *[ace_to_ace] makes an ace-to-ace canasta, { $sign }{ $points } { $points ->
            [one] point
           *[other] points
        }
}
preview-brief-out = goes out
preview-brief-over = ends the deal
preview-brief-pot = takes a pot

## Why nothing can be taken back any more.

preview-final-draw = There is nothing to undo: the draw is final, for it has shown you a card.
preview-final-keep = There is nothing to undo: keeping the card is final.
preview-final-refuse = There is nothing to undo: refusing the card is final, for another has been drawn.
preview-final-withdraw = There is nothing to undo: taking your melds back is final.
preview-final-take = There is nothing to undo: taking the pile is final, for it has shown you its cards.
preview-final-other = There is nothing to undo: what you have sent to the table stays played.
