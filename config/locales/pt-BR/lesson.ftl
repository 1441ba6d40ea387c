# The coach of the first deal: one sentence or two beside the table, in two lines of 58 columns. What stands in square
# brackets is a key.

lesson-draw-first = Toda vez começa com uma carta: [d] compra do monte. ([p] pegaria o lixo inteiro em vez disso.)
lesson-draw =
    { $count ->
        [0] [d] compra do monte; [p] pega o lixo, { $count } cartas. Vale a pena quando alguma serve nos seus jogos.
        [one] [d] compra do monte; [p] pega o lixo, { $count } carta. Vale a pena quando ela serve nos seus jogos.
       *[other] [d] compra do monte; [p] pega o lixo, { $count } cartas. Vale a pena quando alguma serve nos seus jogos.
    }
lesson-draw-only = O lixo está vazio: [d] compra uma carta do monte.
lesson-draw-few = Poucas cartas: compre com [d], o lixo encheria sua mão de novo. Depois da última carta espera o morto.
lesson-lay-first-sequence = { $cards } são seguidas, do mesmo naipe: uma sequência. Escolha-as (← → e Espaço), e [l]
    baixa.
lesson-lay-first-set = { $cards } são do mesmo valor: uma trinca. Escolha-as (← → e Espaço), e [l] baixa.
lesson-lay = { $cards } fazem outro jogo: escolha-as e aperte [l]. Os pontos contam quando estão na mesa.
lesson-extend = Com { $cards } você aumenta o jogo { $meld }: escolha com Espaço e aperte [e]. Jogos longos valem mais.
lesson-extend-canasta = Com { $cards } o jogo { $meld } vira canastra, sete cartas: Espaço e depois [e]. A limpa vale
    mais.
lesson-discard = Nada mais a baixar? Encerre a vez: vá à carta que menos ajuda e aperte [d].
lesson-discard-canasta = Encerre a vez com um descarte ([d]). O objetivo é uma canastra: um jogo de sete cartas ou mais.
lesson-pot-near = Restam poucas cartas: jogue a última, e o morto do time, onze cartas novas, é seu.
lesson-out-near = Você tem canastra e morto: livre-se de todas as cartas, descarte a última, e bateu.
lesson-picked-lay = { $cards } são um jogo: [l] baixa. Esc solta.
lesson-picked-extend = { $cards }: [e] põe no jogo { $meld }. Esc solta.
lesson-picked-one = { $card } está escolhida. Escolha mais até ter três, ou [d] descarta e encerra a vez.
lesson-picked-none = { $cards } não fazem jogo. Servem três do mesmo valor ou três seguidas de um naipe; joker e dois substituem.
lesson-send = A vez está montada, e nada foi jogado ainda. Enter joga; [u] volta um passo.
lesson-send-pot = Era a última carta: Enter joga, e o morto vem para a sua mão.
lesson-send-out = Com isso você bate: Enter joga, e a rodada é contada.
lesson-others = É a vez do adversário. O que acontece está contado ao lado da mesa.
lesson-wait = Um momento: a mesa está trabalhando.
lesson-over = A rodada acabou. O que baixou conta a favor, canastras mais que tudo; o que ficou na mão, contra.
