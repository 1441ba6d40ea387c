# What is wrong with a recorded deal: its cards, its draw, its cut, or that its secret gives others. Seats and pots are
# counted from 0. A nonce is the random number that a player adds to the shuffle; "recomputed" is what follows from the
# secret that the table had committed to.
dealfault-no-commitment = No commitment is recorded, so nothing says that the secret was chosen before the deal.
dealfault-other-secret = The secret is not the one that was committed to: its SHA-256 is another.
dealfault-nonces = There must be { $players } nonces, one a seat or null; nothing was recomputed.
dealfault-nonce = The nonce of seat { $seat } is not { $digits } hexadecimal digits (0-9, a-f).
dealfault-no-seat = The dealer must be a seat from 0 to { $last }, not { $seat }.

# $missing, $over: some cards, or dealfault-none.
dealfault-cards = The cards are not the { $count } of these rules: missing { $missing }; too many { $over }.
dealfault-sizes = These rules deal { $players } hands of { $hand }, { $pots } pots of { $pot } and { $upcards } cards
    to the pile; the record does not.
dealfault-no-draw = The draw does not make that seat the dealer under these rules.
dealfault-no-cut = The cut and its bonus are not as these rules have them.

# $recorded, $right: cards, dealfault-drawn-anew, or dealfault-none.
dealfault-draw = The draw differs: recorded { $recorded }, recomputed { $right }.
dealfault-drawn-anew = { $cards }, then { $anew }
dealfault-dealer = The dealer differs: recorded seat { $recorded }, recomputed seat { $right }.

# $recorded, $right: dealfault-cut-points or dealfault-none.
dealfault-cut = The cut differs: recorded { $recorded }, recomputed { $right }.
dealfault-cut-points = { $count } cards with { $points } points

# $heaps: one or several of dealfault-heap-…, with commas between them.
dealfault-deck = The deck differs in { $heaps }.
dealfault-heap-hands = the number of hands
dealfault-heap-pots = the number of pots
dealfault-heap-hand = the hand of seat { $at }
dealfault-heap-pot = the pot { $at }
dealfault-heap-stock = the stock
dealfault-heap-pile = the pile
dealfault-none = none
