# O que resultaria de uma jogada, antes de ela ser enviada à mesa.

preview-move = { $move }.

## Um jogo que se baixa ou aumenta

preview-meld-laid = O jogo { $meld } será { $cards }: { $grade }, { $sign }{ $points } { $points ->
        [one] ponto
       *[other] pontos
    }.
preview-meld-grows = O jogo { $meld } passa a ser { $cards }: { $grade }, { $sign }{ $points } { $points ->
        [one] ponto
       *[other] pontos
    }.
preview-wild-stands-for = O coringa { $wild } fica no lugar de { $card }.
preview-wild = O coringa é { $wild }.
preview-canasta = { $kind ->
    [dirty] Canastra suja
    [semi_clean] Canastra semilimpa
    [clean] Canastra limpa
    [royal] Canastra real
   *[ace_to_ace] Canastra de ás a ás
}: { $sign }{ $points } { $points ->
    [one] ponto
   *[other] pontos
}.
preview-gets-dirty = O jogo era limpo e fica sujo.
# A canasta of a better kind gets this one. $before, $after: its bonus.
preview-canasta-less = O bônus desta canastra cai de { $before } para { $after } pontos.
# The same in a few words, beside a choice.
preview-brief-canasta-less = o bônus cai de { $before } para { $after }
preview-first-melds-short = Sua primeira baixada soma { $points } dos { $due } pontos do mínimo: baixe mais
    { $missing }.
preview-first-melds-done = Sua primeira baixada soma { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }: o mínimo de { $due } está feito.

## Pega-se o lixo

preview-pile-taken = { $count ->
    [one] A única carta do lixo está na sua mão.
   *[other] As { $count } cartas do lixo estão na sua mão.
}
preview-same-card = Você pega { $card } e não pode descartar essa carta nesta vez.

## O fim da rodada e os mortos

preview-ends-deal = Com isso você bate: a rodada acaba.
preview-ends-deal-bonus = Com isso você bate: a rodada acaba, { $sign }{ $points } { $points ->
        [one] ponto
       *[other] pontos
    } pela batida.
preview-deal-over = Com isso a rodada acaba, sem que ninguém bata.
preview-pot-next-turn = Era a sua última carta: você pega um morto, para a próxima vez.
preview-pot-play-on = Era a sua última carta: você pega um morto e continua jogando com ele.

## O mesmo em poucas palavras, ao lado de uma opção

preview-brief-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
preview-brief-canasta = { $kind ->
    [dirty] faz canastra suja
    [semi_clean] faz canastra semilimpa
    [clean] faz canastra limpa
    [royal] faz canastra real
   *[ace_to_ace] faz canastra de ás a ás
}, { $sign }{ $points } { $points ->
    [one] ponto
   *[other] pontos
}
preview-brief-out = bate
preview-brief-over = a rodada acaba
preview-brief-pot = pega um morto

## Por que não dá mais para voltar atrás

preview-final-draw = Não há nada para desfazer: comprar não tem volta, pois você já viu a carta.
preview-final-keep = Não há nada para desfazer: ficar com a carta não tem volta.
preview-final-refuse = Não há nada para desfazer: recusar a carta não tem volta, pois outra já foi comprada.
preview-final-withdraw = Não há nada para desfazer: recolher os jogos não tem volta.
preview-final-take = Não há nada para desfazer: pegar o lixo não tem volta, pois você já viu as cartas.
preview-final-other = Não há nada para desfazer: o que você enviou à mesa já está jogado.
