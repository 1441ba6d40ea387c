# A súmula de uma rodada e o placar da partida. $team: "Nós", "Eles", ou nomes.

## A súmula. Os itens vêm antes dos seus pontos, em coluna ou em frase.

scores-item-cards = cartas na mesa
scores-item-canastas = canastras
scores-item-out = batida
scores-item-cut = corte
scores-item-hands = cartas na mão
scores-item-pot = não pegou o morto
scores-item-deal = esta rodada
scores-item-match = partida
scores-deal = Rodada { $deal }
scores-deal-abandoned = A rodada { $deal } foi abandonada e não conta.
# Instead of a sheet, and of how the match ended.
scores-no-deal = A mesa foi fechada antes da primeira rodada.
scores-deal-told = Os pontos da rodada { $deal }.
# Under the sheet: a team has reached the target of the match to the point, and the match goes on.
scores-not-past = { $target } pontos não bastam: ganha a partida quem passa disso.
scores-item = { $item } { $points }
scores-team = { $team }: { $items }
scores-team-told = { $team }: { $items }.
scores-canasta = { $kind ->
    [dirty] jogo { $meld } (suja) { $points }
    [semi_clean] jogo { $meld } (semilimpa) { $points }
    [clean] jogo { $meld } (limpa) { $points }
    [royal] jogo { $meld } (real) { $points }
   *[ace_to_ace] jogo { $meld } (ás a ás) { $points }
}
scores-team-canastas = { $team }: { $canastas }
scores-canastas = Canastras: { $teams }.

## O que a rodada em jogo rendeu até agora

scores-so-far-cards = { $count ->
    [0] { $points } sem cartas na mesa
    [one] { $points } por { $count } carta na mesa
   *[other] { $points } por { $count } cartas na mesa
}
scores-so-far-canastas = { $points } por canastras
scores-so-far-cut = { $points } pelo corte
scores-so-far-no-pot = { $points } enquanto não pegar o morto
scores-hand = As cartas que ficam na mão são descontadas do time; as suas valem { $points }.
scores-match = A partida antes desta rodada: { $scores }.
scores-match-to = A partida antes desta rodada: { $scores }; vai até { $target }.
# The same where the target must be passed.
scores-match-past = A partida antes desta rodada: { $scores }; ganha quem passa de { $target }.

scores-history = Rodada { $deal }: { $scores } (partida: { $totals }).

## O fim da partida

scores-over = A partida acabou.
scores-won-own = Vitória sua: { $totals }.
scores-won-they = Vitória deles: { $totals }.
scores-won-other = { $count ->
    [one] { $names } vence: { $totals }.
   *[other] { $names } vencem: { $totals }.
}
scores-drawn = A partida terminou empatada: { $totals }.
scores-no-winner = A partida fica sem vencedor: { $totals }.
scores-reason-time = O tempo acabou.
scores-reason-abandoned = A partida foi abandonada.
scores-gave-up-own = { $count ->
    [one] { $names } desistiu.
   *[other] { $names } desistiram.
}
scores-gave-up-other = { $count ->
    [one] { $names } desistiu.
   *[other] { $names } desistiram.
}
scores-and = { $others } e { $last }
