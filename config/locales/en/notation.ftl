# Why a typed move cannot be read. Moves and cards are typed as they stand here: draw, keep, refuse, take, lay 3S 4S 5S,
# extend 3 6S, withdraw, discard 9D. $typed: the word, or the beginning of what was typed, that was not understood.

# $count: how many characters the line has.
notation-too-long = The line that begins with "{ $typed }" has { $count } characters, more than any move: write a move,
    such as lay 3S 4S 5S.
notation-nothing = Nothing is written: write a move, such as draw or discard 9D.
notation-no-move = "{ $typed }" is no move: write draw, keep, refuse, take, lay, extend, withdraw or discard.
# $near: the word that was probably meant; $form: an example of how it is typed.
notation-no-move-near = "{ $typed }" is no move: did you mean { $near }, as in { $form }?
# $verb: a word for a move, after which nothing is typed.
notation-alone = After { $verb } nothing is wanted, and there is "{ $typed }": write { $verb } alone.
notation-take-alone = An open pile is taken whole, and there is "{ $typed }": write take alone.
notation-extend-which = Extend which meld, with which cards? Write its number and the cards: extend 3 6S.
notation-no-meld-number = "{ $typed }" is no meld's number: write the number that the table shows, then the cards, as in
    extend 3 6S.
notation-discard-which = Discard which card? Write the card after it: discard 9D.
# $verb: Lay, or Extend with the number of a meld, as it was typed; $form: an example.
notation-which-cards = { $verb } which cards? Write them after it: { $form }.
# $first: the first of the cards that were named.
notation-one-discard = Only one card is discarded, and { $count } are named: write one, such as discard { $first }.
notation-one-card = "{ $typed }" names { $count } cards where one is wanted: write one card, such as 9D.
notation-no-cards = No card is named: write cards as rank and suit, such as 3S 4S 5S.
notation-too-many = More than { $most } cards are named, more than any meld holds: name fewer.
notation-two-ways = "{ $typed }" can be read in two ways: put spaces between the cards.
notation-no-card = "{ $typed }" is no card: write rank and suit, such as 9D, TH or AS, or JK for a joker.
# $rank: one of A, 2 to 9, T, J, Q and K.
notation-no-suit = "{ $typed }" is only half a card: write its suit as well, such as { $rank }S, { $rank }H, { $rank }D
    or { $rank }C.
# $suit: one of S, H, D and C.
notation-no-rank = "{ $typed }" is only half a card: write its rank as well, such as A{ $suit }, 9{ $suit } or
    T{ $suit }.
# $turned: the card as it is to be typed.
notation-rank-first = "{ $typed }" is no card as it stands: the rank comes first, { $turned }.
