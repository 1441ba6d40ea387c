# Why a move is advised. $move: such as "discard 9♦"; $why: one of the causes below, or two joined by reason-both.
reason-because = { $move }, for { $why }
reason-both = { $cause } and { $other }

## Causes: clauses. $cards: one card or several with blanks or commas between them. "It" is the card in question.

# The pile is left lying, and a card is drawn from the stock.
reason-pile-none = there is no pile to take
reason-pile-not-allowed = you cannot take the pile
reason-pile-costs-wild = taking the pile would cost you a wild
reason-pile-top-brings-little = the top of the pile brings you too little
reason-pile-brings-less = the pile brings you less than a card from the stock
reason-pile-worth-less = the pile is worth less to you than a card from the stock
# In these -card- messages the pile is one card.
reason-pile-card-worth-less = { $cards } is worth less to you than a card from the stock
reason-pile-no-meld = the pile brings you no meld
reason-pile-no-meld-without-wild = the pile brings you no meld without a wild
reason-pile-card-no-meld = { $cards } brings you no meld
reason-pile-card-no-meld-without-wild = { $cards } brings you no meld without a wild
reason-pile-might-stay = the deal may end soon, and the pile might stay in your hand
reason-pile-card-might-stay = the deal may end soon, and { $cards } might stay in your hand
# $all: the cards of the pile, more than $count.
reason-pile-few-help = only { $count } of the { $all } cards of the pile would help you now
# For rounds everybody has taken the one card of the pile and discarded one.
reason-went-round = single cards have gone round long enough
# If nobody lays anything, the deal ends.
reason-others-ahead = the others are ahead and the deal must not end as it stands

# The first card drawn is kept or refused.
reason-first-wild = it is a wild
reason-first-of-use = it may be of use
reason-first-same-rank = you hold another of its rank
reason-first-goes = it goes with what you hold
reason-first-another = you hold another
reason-first-alone = nothing in your hand goes with it

# The pile is taken. $cards: the top, which goes into a meld (text-take-into, text-take-into-with); so many more come.
reason-take-joins = { $cards } goes there
reason-take-joins-one-more = { $cards } goes there and brings one card more
reason-take-joins-more = { $cards } goes there and brings { $count } cards more
# With the cards of text-take-with.
reason-take-makes-meld = { $cards } makes a meld with them
reason-take-makes-meld-one-more = { $cards } makes a meld with them and brings one card more
reason-take-makes-meld-more = { $cards } makes a meld with them and brings { $count } cards more
# $cards: of the pile.
reason-take-fits = { $cards } can go into your melds
reason-take-wild = there is a wild in it
# $count: two or more.
reason-take-many = { $count } cards give you more to build with than one from the stock
reason-take-card-goes = { $cards } goes with what you hold
reason-take-cards-go = { $cards } go with what you hold
reason-take-card-sequence = with cards of your hand { $cards } makes a sequence
reason-take-cards-sequence = with cards of your hand { $cards } make a sequence
reason-take-card-set = with cards of your hand { $cards } makes a set
reason-take-cards-set = with cards of your hand { $cards } make a set
reason-take-from-others = otherwise the others get { $cards } for their melds
reason-take-more = { $count } cards are more than one from the stock
# The next player would take it.
reason-take-from-next = so { $cards } is not left to the next player
# The same card is discarded again.
reason-take-no-stock = so you need no card from the stock

# Melds are taken back, or laid.
reason-withdraw-short = the { $points } points needed cannot be reached in this turn
reason-lay-pot-near = so the pot is near
reason-lay-out-near = so you can soon go out
reason-lay-may-end = the deal may end soon, and what stays in your hand counts against you
reason-lay-wild = the wild does more there than in your hand
reason-lay-counts = laid cards count for you and held ones against you

# A card is discarded.
reason-discard-alone = nothing in your hand goes with it
reason-discard-another = you hold another
# One like it.
reason-discard-let-go = the next player has let go of one lately
reason-discard-left = the next player has left one lying
# $rank is not shown: ace, two, three … king. A card of the same rank.
reason-discard-rank-let-go = the next player has let go of { $rank ->
    [ace] an ace
    [two] a two
    [three] a three
    [four] a four
    [five] a five
    [six] a six
    [seven] a seven
    [eight] an eight
    [nine] a nine
    [ten] a ten
    [jack] a jack
    [queen] a queen
   *[king] a king
}
reason-discard-rank-left = the next player has left { $rank ->
    [ace] an ace
    [two] a two
    [three] a three
    [four] a four
    [five] a five
    [six] a six
    [seven] a seven
    [eight] an eight
    [nine] a nine
    [ten] a ten
    [jack] a jack
    [queen] a queen
   *[king] a king
} lying
reason-discard-fits-none = it fits no meld of the others
# Those beside it in its suit, and where there are sets those of its rank.
reason-discard-all-seen = the cards around it have all been seen
reason-discard-few-out = few of the cards around it are still out
# It counts most against who holds it.
reason-discard-costly = the deal may end soon, and no card would cost you more
reason-discard-least-points = no card of yours counts less
reason-discard-nothing-better = you can spare nothing better

## A move and what comes of it.

reason-goes-out = { $move } and go out
reason-takes-pot = { $move } and take the pot
reason-lay-pot = { $move }, which brings you the pot at once
reason-lay-canasta = { $canasta ->
    [dirty] { $move }, which makes a dirty canasta
    [semi_clean] { $move }, which makes a semi-clean canasta
    [clean] { $move }, which makes a clean canasta
    [royal] { $move }, which makes a royal canasta
   *[ace_to_ace] { $move }, which makes an ace-to-ace canasta
}
# The first melds of a deal must come to so many points.
reason-lay-towards = { $move }, towards the { $points } points that your first melds need
reason-lay-clean = { $move }, which makes the meld clean
reason-lay-one-short = { $move }, which leaves it one card short of a canasta
reason-discard-least = { $move }, which you need least
reason-discard-least-fits-none = { $move }, which you need least and which fits no meld of the others
reason-discard-helps-least = { $move }, which helps you least

## Why a record says that a player who plays moves out has moved so. $plan, $rival: moves, several with "; then" between
## them, or reason-pass. These stand in the languages that are not English only; in English the record speaks itself.

# $plan was so many points better than the next best moves.
reason-better = { $points ->
    [one] { $plan }: { $points } point better than to { $rival }
   *[other] { $plan }: { $points } points better than to { $rival }
}
reason-no-worse = { $plan }: no worse than to { $rival }
# $said: reason-better or reason-no-worse; the moves were played out with the hidden cards lying in $count ways.
reason-over = { $count ->
    [one] { $said }, over { $count } way the hidden cards may lie
   *[other] { $said }, over { $count } ways the hidden cards may lie
}
# No move at all.
reason-pass = pass
# Causes, in reason-because: the moves were compared with no others.
reason-no-time = there was no time to weigh it up
reason-nothing-else = there is nothing else worth weighing up
# A sentence of its own.
reason-only-move = It is the only move.
# In a replay, where it is not the reader who is spoken to. $reason: a sentence.
reason-of-player = { $reason } (“You” is the player.)
