## Cards in words, for who listens: "seven of hearts", "three, four of spades, king of hearts, joker".

# $rank: one of those below, or several with commas between them; $suit: one of the suits below.
text-card = { $rank } of { $suit }
text-joker = joker
text-ace = ace
text-two = two
text-three = three
text-four = four
text-five = five
text-six = six
text-seven = seven
text-eight = eight
text-nine = nine
text-ten = ten
text-jack = jack
text-queen = queen
text-king = king
text-spades = spades
text-hearts = hearts
text-diamonds = diamonds
text-clubs = clubs
# Several cards of one rank, in two suits at least, as in a set: "fives: hearts, diamonds, clubs twice".
# $ranks: one of those below; $suits: suits with commas between them, each once or as in text-repeated.
text-group = { $ranks }: { $suits }
# $count: how many cards of this suit are there, 2 or 3.
text-repeated =
    { $count ->
        [2] { $suit } twice
        [3] { $suit } three times
        [one] { $suit } { $count } time
       *[other] { $suit } { $count } times
    }
text-aces = aces
text-twos = twos
text-threes = threes
text-fours = fours
text-fives = fives
text-sixes = sixes
text-sevens = sevens
text-eights = eights
text-nines = nines
text-tens = tens
text-jacks = jacks
text-queens = queens
text-kings = kings
# The wild of a set, among its cards: "kings: spades, hearts, wild joker".
text-wild = wild { $wild }
# The wild of a sequence, and the card that it stands for: "three of hearts, joker for the four of hearts".
text-wild-as = { $wild } for the { $card }

## Players and teams.

# The reader, among the names of the others: "you, Carla", "you 3 cards".
text-own = you
# A player whose name cannot be shown goes by the number of the seat.
text-seat = seat { $seat }
# The reader's team, of several players.
text-we = We
# The reader, who plays alone.
text-you = You
# The one other team, of several players.
text-they = They
# A score: "We 310". $points may have a minus.
text-team-points = { $team } { $points }
# $last: one name, or one clause of what a player did; $others: all before it, with commas between them.
text-and = { $others } and { $last }
# Several to choose from.
text-or = { $others } or { $last }

## Moves: phrases, as in "You could draw or take the pile" and "Hint: lay 3♠ 4♠ 5♠; then discard 9♦."

text-draw = draw
# The first card drawn, which may be refused.
text-keep = keep the card
text-refuse = refuse the card
text-take = take the pile
# $cards: of the hand, with which the top of the pile is used at once.
text-take-with = take the pile with { $cards }
# $meld: the number of the meld that the top of the pile goes into.
text-take-into = take the pile into meld { $meld }
text-take-into-with = take the pile into meld { $meld } with { $cards }
text-lay = lay { $cards }
# $meld: the number of the meld that grows.
text-extend = extend { $meld } with { $cards }
# The melds of this turn go back into the hand.
text-withdraw = withdraw
text-discard = discard { $card }
