nowline-welcome = Setas e barra de espaço escolhem cartas, [l] baixa, [d] descarta, Enter envia a sua vez; [?] mostra todas as
    teclas.
nowline-promised = Embaralhamento da rodada { $deal } prometido: [F4] mostra o que o provará.

nowline-draw = Sua vez: [d] compra uma carta.
nowline-draw-or-pile = { $count ->
    [one] Sua vez: [d] compra uma carta, [p] pega o lixo (uma carta).
   *[other] Sua vez: [d] compra uma carta, [p] pega o lixo ({ $count } cartas).
}
nowline-draw-or-top = Sua vez: [d] compra, [p] pega o lixo usando já a carta de cima ({ $card }).
nowline-draw-no-top = Sua vez: [d] compra uma carta (a de cima do lixo, { $card }, não serve em nada seu).
nowline-decide = Você comprou { $card }: [k] fica com ela, [r] recusa (ela abre o lixo) e compra outra.
nowline-lay = Escolha cartas: [l] baixa um jogo, [e] aumenta um; [d] descarta e encerra a vez.
nowline-discard = Não há mais nada para baixar: [d] descarta uma carta e encerra a vez.
nowline-short-undo = { $points ->
    [one] Falta { $points } ponto na sua primeira baixada: baixe mais, ou [u] desfaz a última sem custo.
   *[other] Faltam { $points } pontos na sua primeira baixada: baixe mais, ou [u] desfaz a última sem custo.
}
nowline-short-withdraw = { $points ->
    [one] Falta { $points } ponto na sua primeira baixada: baixe mais, ou [w] recolhe os jogos.
   *[other] Faltam { $points } pontos na sua primeira baixada: baixe mais, ou [w] recolhe os jogos.
}
nowline-send = Enter envia a sua vez; [u] desfaz o último passo.
nowline-send-for-pot = Enter envia e traz o seu morto; [u] desfaz o último passo.
nowline-send-last = Enter envia e encerra a rodada; [u] desfaz o último passo.
nowline-deal-over = A rodada acabou.
nowline-sending = Sua vez está a caminho da mesa…
nowline-stood-in = Agora um substituto joga por você: [b] retoma o seu lugar.

nowline-way = { $key } → { $what }
nowline-more-melds = { $count ->
    [one] Serve em mais um jogo seu.
   *[other] Serve em mais { $count } jogos seus.
}
nowline-take = { $count ->
    [one] Pegue o lixo com { $cards }.
   *[other] Pegue o lixo com { $cards }, de um de { $count } modos.
}
nowline-picked = Escolhidas: { $cards } ({ $points } pontos).

nowline-ask-wild = Isto joga fora um coringa, { $card }. Enviar?
nowline-ask-dirty = Isto suja uma canastra limpa. Enviar?

nowline-instead-moves = Você poderia { $moves } ([m] lista tudo).
nowline-instead-discards = Você poderia descartar { $cards } ([m] lista tudo).

nowline-unfinished-draw = Enter envia a vez inteira. Antes pegue uma carta.
nowline-unfinished-decide = Enter envia a vez inteira. Antes fique com a carta ou recuse.
nowline-unfinished-short = Enter envia a vez inteira. Aos primeiros jogos ainda faltam pontos.
nowline-unfinished-discard = Enter envia a vez inteira. Ela termina com um descarte: escolha a carta.
