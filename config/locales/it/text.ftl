## Cards in words, for who listens: "sette di cuori", "tre, quattro di picche, re di cuori, jolly".

# $rank: one of those below, or several with commas between them; $suit: one of the suits below.
text-card = { $rank } di { $suit }
text-joker = jolly
text-ace = asso
text-two = due
text-three = tre
text-four = quattro
text-five = cinque
text-six = sei
text-seven = sette
text-eight = otto
text-nine = nove
text-ten = dieci
text-jack = fante
text-queen = donna
text-king = re
text-spades = picche
text-hearts = cuori
text-diamonds = quadri
text-clubs = fiori
# Several cards of one rank, in two suits at least, as in a set: "cinque: cuori, quadri, fiori due volte".
# $ranks: one of those below; $suits: suits with commas between them, each once or as in text-repeated.
text-group = { $ranks }: { $suits }
# $count: how many cards of this suit are there, 2 or 3.
text-repeated =
    { $count ->
        [2] { $suit } due volte
        [3] { $suit } tre volte
        [one] { $suit } { $count } volta
       *[other] { $suit } { $count } volte
    }
text-aces = assi
text-twos = due
text-threes = tre
text-fours = quattro
text-fives = cinque
text-sixes = sei
text-sevens = sette
text-eights = otto
text-nines = nove
text-tens = dieci
text-jacks = fanti
text-queens = donne
text-kings = re
text-wild = { $wild } come matta
text-wild-as = { $wild } come { $card }

## Players and teams.

# The reader, among the names of the others: "tu, Carla", "tu 3 carte".
text-own = tu
# A player whose name cannot be shown goes by the number of the seat.
text-seat = Posto { $seat }
# The reader's team, of several players.
text-we = Noi
# The reader, who plays alone.
text-you = Tu
# The one other team, of several players.
text-they = Loro
# A score: "Noi 310". $points may have a minus.
text-team-points = { $team } { $points }
# $last: one name, or one clause of what a player did; $others: all before it, with commas between them.
text-and = { $others } e { $last }
text-or = { $others } o { $last }

## Moves: infinitives, as in "Puoi pescare o raccogliere il monte" and "Consiglio: calare 3♠ 4♠ 5♠; poi scartare 9♦."

text-draw = pescare
# The first card drawn, which may be refused.
text-keep = tenere la carta
text-refuse = rifiutare la carta
text-take = raccogliere il monte
# $cards: of the hand, with which the top of the pile is used at once.
text-take-with = raccogliere il monte con { $cards }
# $meld: the number of the meld that the top of the pile goes into.
text-take-into = raccogliere il monte attaccando al gioco { $meld }
text-take-into-with = raccogliere il monte attaccando al gioco { $meld } con { $cards }
text-lay = calare { $cards }
# $meld: the number of the meld that grows.
text-extend = attaccare { $cards } al gioco { $meld }
# The melds of this turn go back into the hand.
text-withdraw = ritirare l'apertura
text-discard = scartare { $card }
