# Los puntos de una mano, y cómo va la partida. $team: «Nosotros», «Ellos», o nombres.

## La planilla. Cada concepto va delante de sus puntos, en una columna o en una frase.

scores-item-cards = cartas en la mesa
scores-item-canastas = canastas
scores-item-out = cierre
# Para quien cortó el mazo en el lugar justo.
scores-item-cut = corte
scores-item-hands = cartas sin bajar
scores-item-pot = sin tomar muerto
scores-item-deal = esta mano
scores-item-match = partida
scores-deal = Mano { $deal }
scores-deal-abandoned = La mano { $deal } se abandonó y no cuenta.
# Instead of a sheet, and of how the match ended.
scores-no-deal = La mesa se cerró antes de la primera mano.
scores-deal-told = Los puntos de la mano { $deal }.
# Under the sheet: a team has reached the target of the match to the point, and the match goes on.
scores-not-past = { $target } puntos no bastan: gana la partida quien los supera.
scores-item = { $item } { $points }
scores-team = { $team }: { $items }
scores-team-told = { $team }: { $items }.
# De qué juegos son los puntos de canastas. Concuerda con «canasta».
scores-canasta = { $kind ->
    [dirty] juego { $meld } (sucia) { $points }
    [semi_clean] juego { $meld } (semilimpia) { $points }
    [clean] juego { $meld } (limpia) { $points }
    [royal] juego { $meld } (real) { $points }
   *[ace_to_ace] juego { $meld } (de as a as) { $points }
}
scores-team-canastas = { $team }: { $canastas }
scores-canastas = Canastas: { $teams }.

## Lo que lleva la mano en juego: los conceptos de scores-team-told.

scores-so-far-cards = { $count ->
    [0] { $points } sin cartas en la mesa
    [one] { $points } por { $count } carta en la mesa
   *[other] { $points } por { $count } cartas en la mesa
}
scores-so-far-canastas = { $points } por canastas
scores-so-far-cut = { $points } por el corte
scores-so-far-no-pot = { $points } mientras falte el muerto
scores-hand = Las cartas sin bajar restan; las tuyas valen { $points }.
scores-match = La partida antes de esta mano: { $scores }.
scores-match-to = La partida antes de esta mano: { $scores }; se juega a { $target }.
# The same where the target must be passed.
scores-match-past = La partida antes de esta mano: { $scores }; la gana quien supera { $target }.

scores-history = Mano { $deal }: { $scores } (partida: { $totals }).

## El final de la partida. $totals: como «Nosotros 120, Ellos -45».

scores-over = La partida terminó.
scores-won-own = Ganas: { $totals }.
scores-won-they = Ganan ellos: { $totals }.
scores-won-other = { $count ->
    [one] Gana { $names }: { $totals }.
   *[other] Ganan { $names }: { $totals }.
}
scores-drawn = La partida termina en empate: { $totals }.
scores-no-winner = Nadie gana la partida: { $totals }.
scores-reason-time = Se acabó el tiempo.
scores-reason-abandoned = Se abandonó.
# $names: «Tú», o «Tú y Dario». Sin verbo en plural: sería «abandonaron» o «abandonasteis».
scores-gave-up-own = { $count ->
    [one] { $names } abandonaste.
   *[other] { $names }: abandono.
}
scores-gave-up-other = { $count ->
    [one] { $names } abandonó.
   *[other] { $names } abandonaron.
}
scores-and = { BEGINS($last) ->
    [i] { $others } e { $last }
   *[other] { $others } y { $last }
}
