## Kārtis vārdos, tam, kas klausās: „ercena septītnieks”, „pīķa trijnieks, četrinieks, ercena kungs, džokers”.

# $suit: masts ģenitīvā.
text-card = { $suit } { $rank }
text-joker = džokers
text-ace = dūzis
text-two = divnieks
text-three = trijnieks
text-four = četrinieks
text-five = piecinieks
text-six = sešinieks
text-seven = septītnieks
text-eight = astotnieks
text-nine = devītnieks
text-ten = desmitnieks
text-jack = kalps
text-queen = dāma
text-king = kungs
text-spades = pīķa
text-hearts = ercena
text-diamonds = kārava
text-clubs = kreiča
# Several cards of one rank, in two suits at least, as in a set: "ercena, kārava, divreiz kreiča piecinieki".
# $ranks: one of those below; $suits: suits with commas between them, each once or as in text-repeated.
text-group = { $suits } { $ranks }
# $count: how many cards of this suit are there, 2 or 3.
text-repeated =
    { $count ->
        [2] divreiz { $suit }
        [3] trīsreiz { $suit }
        [zero] { $count } reižu { $suit }
        [one] { $count } reizi { $suit }
       *[other] { $count } reizes { $suit }
    }
text-aces = dūži
text-twos = divnieki
text-threes = trijnieki
text-fours = četrinieki
text-fives = piecinieki
text-sixes = sešinieki
text-sevens = septītnieki
text-eights = astotnieki
text-nines = devītnieki
text-tens = desmitnieki
text-jacks = kalpi
text-queens = dāmas
text-kings = kungi
text-wild = aizstājējkārts { $wild }
text-wild-as = { $wild } kā { $card }

## Spēlētāji un komandas

text-own = tu
text-seat = { $seat }. vieta
text-we = Mēs
text-you = Tu
text-they = Pretinieki
text-team-points = { $team } { $points }
text-and = { $others } un { $last }
text-or = { $others } vai { $last }

## Darbības nenoteiksmē: „Tu vari vilkt kārti vai paņemt kaudzi”, „Padoms: izlikt kārtis 3♠ 4♠ 5♠; pēc tam nomest kārti 9♦.”

text-draw = vilkt kārti
text-keep = paturēt kārti
text-refuse = atteikties no kārts
text-take = paņemt kaudzi
text-take-with = paņemt kaudzi (no rokas: { $cards })
text-take-into = paņemt kaudzi { $meld }. kombinācijai
text-take-into-with = paņemt kaudzi { $meld }. kombinācijai (no rokas: { $cards })
text-lay = izlikt kārtis { $cards }
text-extend = papildināt { $meld }. kombināciju ({ $cards })
text-withdraw = paņemt atpakaļ kombinācijas
text-discard = nomest kārti { $card }
