## Cartas por extenso, para quem ouve: "sete de copas", "três, quatro de espadas, rei de copas, joker".

text-card = { $rank } de { $suit }
text-joker = joker
text-ace = ás
text-two = dois
text-three = três
text-four = quatro
text-five = cinco
text-six = seis
text-seven = sete
text-eight = oito
text-nine = nove
text-ten = dez
text-jack = valete
text-queen = dama
text-king = rei
text-spades = espadas
text-hearts = copas
text-diamonds = ouros
text-clubs = paus
# Several cards of one rank, in two suits at least, as in a set: "cincos: copas, ouros, paus duas vezes".
# $ranks: one of those below; $suits: suits with commas between them, each once or as in text-repeated.
text-group = { $ranks }: { $suits }
# $count: how many cards of this suit are there, 2 or 3.
text-repeated =
    { $count ->
        [2] { $suit } duas vezes
        [3] { $suit } três vezes
        [one] { $suit } { $count } vez
       *[other] { $suit } { $count } vezes
    }
text-aces = ases
text-twos = dois
text-threes = três
text-fours = quatros
text-fives = cincos
text-sixes = seis
text-sevens = setes
text-eights = oitos
text-nines = noves
text-tens = dez
text-jacks = valetes
text-queens = damas
text-kings = reis
text-wild = o coringa { $wild }
text-wild-as = { $wild } no lugar de { $card }

## Jogadores e times

text-own = você
text-seat = Lugar { $seat }
text-we = Nós
text-you = Você
text-they = Eles
text-team-points = { $team } { $points }
text-and = { $others } e { $last }
text-or = { $others } ou { $last }

## Jogadas, no infinitivo: "Você poderia comprar ou pegar o lixo", "Dica: baixar 3♠ 4♠ 5♠; depois descartar 9♦."

text-draw = comprar
text-keep = ficar com a carta
text-refuse = recusar a carta
text-take = pegar o lixo
text-take-with = pegar o lixo com { $cards }
text-take-into = pegar o lixo para o jogo { $meld }
text-take-into-with = pegar o lixo para o jogo { $meld } com { $cards }
text-lay = baixar { $cards }
text-extend = aumentar o jogo { $meld } com { $cards }
text-withdraw = recolher os jogos
text-discard = descartar { $card }
