# The coach of the first deal: one sentence or two beside the table, in two lines of 58 columns. What stands in square
# brackets is a key.

# The first page.
lesson-aim-title = Sua primeira rodada
lesson-aim-meld = Os pontos vêm dos jogos: três cartas ou mais do mesmo valor, ou seguidas do mesmo naipe. Na mesa eles podem crescer.
lesson-aim-canasta = Sete cartas num jogo são uma canastra: é o que mais dá pontos.
lesson-aim-pot = Com a mão vazia você pega o morto, onze cartas novas. Com o morto e uma canastra você bate: joga a última carta, e a rodada acaba.
lesson-aim-turn = A cada vez você pega uma carta, baixa o que quiser e descarta uma carta.
lesson-aim-help = Uma linha sob a mesa diz o que fazer; [h] diz por quê, e [a] faz.

# A card is due. [h] gives the hint with its reason.
lesson-draw-first = Toda vez começa com uma carta: [d] compra do monte. ([p] pegaria o lixo inteiro em vez disso.)
lesson-take-first = Toda vez começa com uma carta: [d] compra do monte, [p] pega o lixo inteiro. Aqui [p] é melhor.
lesson-draw = Compre uma carta do monte com [d]: agora o lixo ajuda menos. [h] diz por quê.
lesson-draw-only = O lixo está vazio: [d] compra uma carta do monte.
lesson-take = Pegue o lixo com [p]: agora ele ajuda mais do que uma carta do monte. [h] diz por quê.

# $cards: three cards or more, of one suit and in a row.
lesson-lay-first-sequence = { $cards } são seguidas, do mesmo naipe: uma sequência. Escolha-as (← → e Espaço), e [l]
    baixa.
# $cards: of one rank.
lesson-lay-first-set = { $cards } são do mesmo valor: uma trinca. Escolha-as (← → e Espaço), e [l] baixa.
lesson-lay = { $cards } fazem outro jogo: escolha-as e aperte [l]. Os pontos contam quando estão na mesa.
lesson-lay-wild = { $cards } fazem um jogo: um joker ou um dois substitui uma carta. Escolha-as, e [l] baixa.
# $meld: its number.
lesson-extend = Com { $cards } você aumenta o jogo { $meld }: escolha com Espaço e aperte [e]. Jogos longos valem mais.
lesson-extend-canasta = Com { $cards } o jogo { $meld } vira canastra, sete cartas: Espaço e depois [e]. A limpa vale
    mais.

# $card: the card to part with.
lesson-discard = Nada mais a baixar agora: encerre a vez. Vá até { $card } e aperte [d] para descartar.
lesson-discard-canasta = Encerre a vez: vá até { $card } e aperte [d]. O objetivo é uma canastra: jogo de sete cartas ou mais.
lesson-discard-pot-near = Encerre a vez: vá até { $card } e aperte [d]. Depois da última carta espera o morto, onze cartas.
lesson-discard-pot = Aperte [d] e descarte { $card }, sua última carta: aí o morto, onze cartas novas, é seu.
lesson-discard-out-near = Encerre a vez: vá até { $card } e aperte [d]. Você tem canastra e morto: com a mão vazia, bate.
lesson-discard-out = Aperte [d] e descarte { $card }, sua última carta: você tem canastra e morto, então bate.

# Cards are picked. $more: those still to be picked.
lesson-picked-more = Escolhidas: { $cards }. Agora escolha também { $more }.
lesson-picked-discard = { $card } está escolhida: [d] descarta e encerra a vez.
lesson-picked-lay = { $cards } são um jogo: [l] baixa. Esc solta.
lesson-picked-extend = { $cards }: [e] põe no jogo { $meld }. Esc solta.
lesson-picked-one = { $card } está escolhida. Escolha mais até ter três, ou [d] descarta e encerra a vez.
lesson-picked-none = { $cards } não fazem jogo. Servem três do mesmo valor ou três seguidas de um naipe; joker e dois substituem.

lesson-send = A vez está montada, e nada foi jogado ainda. Enter joga; [u] volta um passo.
lesson-send-pot = Era a última carta: Enter joga, e o morto vem para a sua mão.
lesson-send-out = Com isso você bate: Enter joga, e a rodada é contada.
lesson-others = É a vez do adversário. O que acontece está contado ao lado da mesa.
lesson-wait = Um momento: a mesa está trabalhando.

# The deal is over. $missed: one or more of the goals below.
lesson-over = Você fez tudo o que há numa rodada: canastra, morto e batida.
lesson-over-missed = Desta vez faltou: { $missed }. Você pode recomeçar a lição quando quiser.
lesson-goal-canasta = a canastra
lesson-goal-pot = o morto
lesson-goal-out = a batida
