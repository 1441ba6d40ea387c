# O que resulta de uma jogada, em poucas palavras ao lado dela.

choices-draw = sem volta
choices-take = { $count ->
    [0] nenhuma carta
    [one] { $count } carta
   *[other] { $count } cartas
}
choices-take-rest = { $count ->
    [0] nenhuma outra para a sua mão, sem volta
    [one] mais { $count } para a sua mão, sem volta
   *[other] mais { $count } para a sua mão, sem volta
}
choices-take-only-top = sem volta
choices-keep = é a sua carta desta vez, sem volta
choices-refuse = ela abre o lixo e você compra outra, sem volta
choices-withdraw = seus jogos voltam para a mão e o mínimo sobe { $penalty ->
        [one] { $penalty } ponto
       *[other] { $penalty } pontos
    }, sem volta
