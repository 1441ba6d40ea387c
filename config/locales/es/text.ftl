## Cartas en palabras, para quien escucha: «siete de corazones», «tres, cuatro de picas, rey de corazones, joker».

text-card = { $rank } de { $suit }
text-joker = joker
text-ace = as
text-two = dos
text-three = tres
text-four = cuatro
text-five = cinco
text-six = seis
text-seven = siete
text-eight = ocho
text-nine = nueve
text-ten = diez
text-jack = jota
text-queen = reina
text-king = rey
text-spades = picas
text-hearts = corazones
text-diamonds = diamantes
text-clubs = tréboles
# Several cards of one rank, in two suits at least, as in a set: "cincos: corazones, diamantes, tréboles dos veces".
# $ranks: one of those below; $suits: suits with commas between them, each once or as in text-repeated.
text-group = { $ranks }: { $suits }
# $count: how many cards of this suit are there, 2 or 3.
text-repeated =
    { $count ->
        [2] { $suit } dos veces
        [3] { $suit } tres veces
        [one] { $suit } { $count } vez
       *[other] { $suit } { $count } veces
    }
text-aces = ases
text-twos = doses
text-threes = treses
text-fours = cuatros
text-fives = cincos
text-sixes = seises
text-sevens = sietes
text-eights = ochos
text-nines = nueves
text-tens = dieces
text-jacks = jotas
text-queens = reinas
text-kings = reyes
text-wild = { $wild } de comodín
text-wild-as = { $wild } en lugar de { $card }

## Jugadores y equipos.

# Quien lee, entre los nombres de los demás: «tú, Carla», «tú 3 cartas».
text-own = tú
text-seat = Asiento { $seat }
# Como en la planilla: Nosotros y Ellos.
text-we = Nosotros
text-you = Tú
text-they = Ellos
text-team-points = { $team } { $points }
text-and = { BEGINS($last) ->
    [i] { $others } e { $last }
   *[other] { $others } y { $last }
}
text-or = { BEGINS($last) ->
    [o] { $others } u { $last }
   *[other] { $others } o { $last }
}

## Jugadas, en infinitivo: «Puedes robar o bien tomar el pozo», «Consejo: bajar 3♠ 4♠ 5♠; luego descartar 9♦.»

text-draw = robar
text-keep = aceptar la carta
text-refuse = rechazar la carta
text-take = tomar el pozo
text-take-with = tomar el pozo con { $cards }
text-take-into = tomar el pozo para el juego { $meld }
text-take-into-with = tomar el pozo para el juego { $meld } con { $cards }
text-lay = bajar { $cards }
text-extend = agregar { $cards } al juego { $meld }
text-withdraw = retirar la bajada
text-discard = descartar { $card }
