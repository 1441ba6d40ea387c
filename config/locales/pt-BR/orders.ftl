# send, undo, moves, hint, yes … são o que se digita.

## Uma linha com várias ordens

orders-left-aside = O resto da linha ficou de fora: primeiro veja o que a mesa responde.
orders-none-staged = Nada dessa linha foi preparado.

## Jogadas

orders-complete = Sua vez está montada, e termina com { $last }: envie com "enviar", ou antes desfaça com "desfazer".
orders-refused = { $why } (regras, { $rule })
orders-withdraw = Os jogos que você baixou nesta vez voltariam para a mão, o mínimo do seu time subiria { $more ->
        [one] { $more } ponto
       *[other] { $more } pontos
    } até o fim da rodada, e agora só restaria descartar. Digite "sim" para recolher os jogos.
orders-melds-back = Seus jogos voltaram para a mão, sem custo: a mesa ainda não tinha visto.
orders-not-asked = Não há pergunta a que responder { $word }.
orders-not-done = Nada foi feito.
orders-not-staged = Ainda não há nada preparado.
orders-nothing-to-undo = Não há nada para desfazer: o que a mesa viu já está jogado.
orders-undone = Desfeito: { $move }.

## Um número

orders-no-choice = { $count ->
    [0] Não existe a opção { $number }: agora não há o que escolher; "jogadas" lista as opções.
    [one] Não existe a opção { $number }: agora só há a número { $count }; "jogadas" lista as opções.
   *[other] Não existe a opção { $number }: agora os números vão de 1 a { $count }; "jogadas" lista as opções.
 }
orders-no-hint-yet = Ainda não há dica para seguir: "dica" dá uma.
orders-no-hint = Aqui não há dica; "jogadas" lista o que dá para fazer.

## O lugar

orders-no-stand-in = Nenhum substituto está no seu lugar: ele é seu.
orders-no-rule = As regras não têm a parte { $typed }: digite um número citado numa recusa, como "regras 4", ou só "regras".
