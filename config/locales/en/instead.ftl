# After a refusal: what of the same kind would be allowed. moves is typed.

# $cards: of the reader's hand.
instead-fitting = Of your cards, { $cards } would go on meld { $meld }.
instead-none-fits = None of your cards goes on meld { $meld } alone.
instead-no-melds = There is nothing to lay or extend now.
# $moves: phrases such as "lay 3♠ 4♠ 5♠ or extend 2 with 9♦".
instead-moves = You could { $moves }.
instead-moves-of-more = You could { $moves } (moves lists all).
# $cards: such as "9♦ or K♣".
instead-discards = You could discard { $cards }.
instead-discards-of-more = You could discard { $cards } (moves lists all).
# $last is one card or move, $others are all before it, with commas between them.
instead-or = { $others } or { $last }
