# Por que não dá para ler uma jogada digitada. Jogadas e cartas se digitam com as palavras de typed.ftl.

notation-too-long = A linha que começa com "{ $typed }" tem { $count ->
        [one] { $count } caractere
       *[other] { $count } caracteres
    }, mais do que qualquer jogada: digite uma jogada, como "baixar 3S 4S 5S".
notation-nothing = Não há nada escrito: digite uma jogada, como "comprar" ou "descartar 9D".
notation-no-move = "{ $typed }" não é uma jogada: digite comprar, ficar, recusar, pegar, baixar, aumentar, recolher ou
    descartar.
notation-no-move-near = "{ $typed }" não é uma jogada: seria { $near }, como em { $form }?
notation-alone = Depois de { $verb } não vai nada, e ali está "{ $typed }": digite só { $verb }.
notation-take-alone = Um lixo aberto se pega inteiro, e ali está "{ $typed }": digite só "pegar".
notation-extend-which = Aumentar qual jogo, com quais cartas? Digite o número dele e as cartas: aumentar 3 6S.
notation-no-meld-number = "{ $typed }" não é número de jogo: digite o número que a mesa mostra e depois as cartas, como
    em "aumentar 3 6S".
notation-discard-which = Descartar qual carta? Digite a carta depois de "descartar": descartar 9D.
notation-which-cards = { $verb }: quais cartas? Digite logo depois: { $form }.
notation-one-discard = Só se descarta uma carta, e ali há { $count }: digite uma, como "descartar { $first }".
notation-one-card = "{ $typed }" indica { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } onde vai só uma: digite uma carta só, como 9D.
notation-no-cards = Não há nenhuma carta: digite valor e naipe, como 3S 4S 5S.
notation-too-many = São mais de { $most ->
        [one] { $most } carta
       *[other] { $most } cartas
    }, mais do que cabe num jogo: digite menos.
notation-two-ways = "{ $typed }" pode ser lido de dois modos: ponha espaços entre as cartas.
notation-no-card = "{ $typed }" não é uma carta: digite valor e naipe, como 9D, TH ou AS, ou JK para um joker.
notation-no-suit = "{ $typed }" é só meia carta: digite também o naipe, como { $rank }S, { $rank }H, { $rank }D ou
    { $rank }C.
notation-no-rank = "{ $typed }" é só meia carta: digite também o valor, como A{ $suit }, 9{ $suit } ou T{ $suit }.
notation-rank-first = "{ $typed }" assim não é uma carta: o valor vem primeiro, { $turned }.
