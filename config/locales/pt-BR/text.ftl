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

## Jogadores e times

text-own = você
text-seat = lugar { $seat }
text-we = Nós
text-you = Você
text-they = Eles
text-team-points = { $team } { $points }
text-and = { $others } e { $last }

## Jogadas, no infinitivo: "Você poderia comprar ou pegar o lixo", "Dica: baixar 3♠ 4♠ 5♠; depois descartar 9♦."

text-draw = comprar
text-keep = ficar com a carta
text-refuse = recusar a carta
text-take = pegar o lixo
text-take-with = pegar o lixo com { $cards }
text-take-into = pegar o lixo com o jogo { $meld }
text-take-into-with = pegar o lixo com o jogo { $meld } e { $cards }
text-lay = baixar { $cards }
text-extend = aumentar o jogo { $meld } com { $cards }
text-withdraw = recolher os jogos
text-discard = descartar { $card }
