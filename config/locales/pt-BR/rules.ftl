# As regras de uma mesa, a partir das suas opções: frases inteiras, cada uma um item da lista. As cartas vão por
# letras e números: A K Q J 10 9 8 7 6 5 4 3 2.

rules-heading = As regras de { $preset }
# $changes: as opções como são digitadas, "players = 2, same_card = true".
rules-heading-changed = As regras de { $preset }, com { $changes }

## Os títulos

rules-title-cards = Cartas e times
rules-title-turn = A vez
rules-title-melds = Jogos
rules-title-canastas = Canastras
rules-title-initial-meld = A primeira baixada
rules-title-pots = Mortos e batida
rules-title-end = O fim da rodada
rules-title-scores = Pontos

## Quem joga e quem dá as cartas primeiro

rules-players-two = Dois jogadores, cada um por si.
rules-players-four = Quatro jogadores em dois times de dois; os parceiros ficam frente a frente.
rules-players-six-in-pairs = Seis jogadores em três times de dois; os parceiros ficam frente a frente.
rules-players-six-in-threes = Seis jogadores em dois times de três, em lugares alternados.
rules-draw-partners = Se os lugares não são escolhidos, parceiros e lugares são decididos por sorteio de cartas: o
    joker é a mais alta, depois 2, A, K e assim até 3. As duas mais altas jogam contra as duas mais baixas; a mais
    alta começa e a mais baixa, à direita dela, dá as cartas. Depois as cartas são dadas por um de cada vez, em
    sentido horário, e começa quem está à esquerda de quem deu.
rules-draw-dealer = Para saber quem dá as cartas primeiro, sorteia-se uma carta para cada lugar, com o ás alto:
    começa a mais alta fora do time que tem a mais baixa, e dá as cartas o lugar anterior. Depois as cartas são
    dadas por um de cada vez, em sentido horário, e começa quem está à esquerda de quem deu.

## As cartas

# $decks: 2 ou 3; $jokers: em cada um; $cards: todas as cartas juntas.
rules-packs-jokers =
    { $decks ->
        [2] Dois baralhos
        [3] Três baralhos
        [one] { $decks } baralho
       *[other] { $decks } baralhos
    } de 52 cartas com { $jokers ->
        [1] um joker
        [2] dois jokers
        [one] { $jokers } joker
       *[other] { $jokers } jokers
    } cada: ao todo { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }.
rules-packs =
    { $decks ->
        [2] Dois baralhos
        [3] Três baralhos
        [one] { $decks } baralho
       *[other] { $decks } baralhos
    } de 52 cartas sem jokers: ao todo { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }.
# $hand: cartas de cada jogador; $pots: quantos mortos, pelo menos um; $size: cartas em cada um; $stock: cartas no
# monte.
rules-dealt-pots =
    Cada jogador recebe { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    }; há { $pots ->
        [1] um morto
        [2] dois mortos
        [3] três mortos
        [one] { $pots } morto
       *[other] { $pots } mortos
    } de { $size ->
        [one] { $size } carta
       *[other] { $size } cartas
    } e um monte de { $stock ->
        [one] { $stock } carta
       *[other] { $stock } cartas
    }.
rules-dealt =
    Cada jogador recebe { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    }; não há mortos, e o monte tem { $stock ->
        [one] { $stock } carta
       *[other] { $stock } cartas
    }.
rules-opening-upcard = Uma carta é virada para começar o lixo.
rules-opening-empty = O lixo começa vazio, e por isso quem começa tem de comprar.
rules-opening-refusable = O lixo começa vazio. Quem começa compra e pode ficar com essa carta ou recusar: nesse caso
    ela começa o lixo, e a carta seguinte que comprar tem de ficar.
# $cards: as de todos os mortos juntos.
rules-cut =
    Quem está à direita de quem dá as cartas corta; se levantar exatamente { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }, as dos mortos, o time ganha { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
# $values: como rules-value, com vírgulas: "joker = 30, 2 = 20, A = 15, K Q J 10 9 8 = 10".
rules-values = Valor das cartas: { $values }.
# $cards: uma carta, ou várias que valem o mesmo, "K Q J".
rules-value = { $cards } = { $points }
rules-joker = joker

## A vez

rules-pile-open = Primeiro compre a carta de cima do monte ou pegue o lixo inteiro. Todos podem ver todas as cartas
    do lixo, e não há condição para pegar o lixo.
rules-pile-closed = Primeiro compre a carta de cima do monte ou pegue o lixo inteiro. Do lixo só se veem a carta de
    cima e quantas cartas há.
rules-pile-top = O lixo só pode ser pego se a carta de cima for usada na hora, com cartas da mão num jogo novo ou
    para aumentar um jogo do time; um joker ou qualquer dois só pode ser usado num jogo novo. O resto do lixo vai
    então para a mão.
rules-pile-top-no-jokers = O lixo só pode ser pego se a carta de cima for usada na hora, com cartas da mão num jogo
    novo ou para aumentar um jogo do time; um dois só pode ser usado num jogo novo. O resto do lixo vai então para a
    mão.
rules-lay = Depois baixe jogos novos e aumente os do time, quantas vezes quiser. As cartas na mesa ficam no seu jogo.
rules-same-card = Quem pegou um lixo de uma carta só não pode descartar na mesma vez uma carta desse valor e naipe,
    a não ser que já tivesse uma na mão.
rules-discard = Por fim, descarte uma carta. Não se pode fazer nada que impeça de terminar a vez.

## Sequências

rules-sequence = Uma sequência são três ou mais cartas seguidas do mesmo naipe.
rules-ace-both = O ás fica embaixo, antes do dois, ou em cima, depois do rei.
rules-ace-high = O ás só fica em cima, depois do rei.
rules-ace-low = O ás só fica embaixo, antes do dois.
rules-ace-to-ace = Uma sequência pode ir de ás a ás: catorze cartas com dois ases.
rules-one-ace-and-wild = Uma sequência não pode ter dois ases naturais, mas pode ir de A a K com um coringa na
    ponta: catorze cartas.
rules-one-ace = Uma sequência não pode ter dois ases.

## Coringas; -no-jokers: sem jokers; -no-sets: sem trincas

rules-wild = Um dois no seu lugar, antes do três do seu naipe, é natural. Os jokers e todos os outros dois são
    coringas: um jogo pode ter um coringa, que vale qualquer carta e pode mudar de lugar no seu jogo.
rules-wild-no-jokers = Um dois no seu lugar, antes do três do seu naipe, é natural. Todos os outros dois são
    coringas: um jogo pode ter um coringa, que vale qualquer carta e pode mudar de lugar no seu jogo.
rules-unused = Um dois no seu lugar, antes do três do seu naipe, é natural. Os jokers e todos os outros dois são
    coringas, e não podem ser usados em sequências nem em trincas.
rules-unused-no-jokers = Um dois no seu lugar, antes do três do seu naipe, é natural. Todos os outros dois são
    coringas, e não podem ser usados em sequências nem em trincas.
rules-unused-no-sets = Um dois no seu lugar, antes do três do seu naipe, é natural. Os jokers e todos os outros dois
    são coringas, e não podem ser usados em sequências.
rules-unused-no-jokers-no-sets = Um dois no seu lugar, antes do três do seu naipe, é natural. Todos os outros dois
    são coringas, e não podem ser usados em sequências.

## Trincas

rules-sets-none = Não há trincas: cartas do mesmo valor não fazem jogo.
rules-sets-court = Uma trinca são três ou mais cartas do mesmo valor: só valetes, damas, reis ou ases.
rules-sets-any = Uma trinca são três ou mais cartas do mesmo valor, qualquer um menos o dois.
rules-wild-sets = Três ou mais jokers e dois fazem uma trinca de coringas, que conta como suja.
rules-wild-sets-no-jokers = Três ou mais dois fazem uma trinca de coringas, que conta como suja.
rules-set-most =
    { $count ->
        [one] Uma trinca tem no máximo { $count } carta.
       *[other] Uma trinca tem no máximo { $count } cartas.
    }
rules-set-any-size = Uma trinca pode ter quantas cartas houver.
rules-set-one = Um time só pode ter uma trinca de cada valor.
rules-set-several = Um time pode ter várias trincas do mesmo valor.

## Canastras: a lista, da melhor para baixo

rules-canasta = Uma canastra é um jogo de sete ou mais cartas. Ela vale o maior bônus desta lista a que tiver direito:
# Um item da lista, $canasta; depois do último vem um ponto.
rules-canasta-item = { $canasta };
rules-canasta-last = { $canasta }.
# Os itens. $points: só um número.
rules-canasta-ace-to-ace = de ás a ás, as catorze cartas de um naipe de A a A sem coringa: { $points }
rules-canasta-ace-to-ace-at-once = de ás a ás, as catorze cartas de um naipe de A a A sem coringa, jogadas na mesma
    vez: { $points }
rules-canasta-royal = real, as treze cartas de um naipe de A a K sem coringa: { $points }
rules-canasta-royal-at-once = real, as treze cartas de um naipe de A a K sem coringa, jogadas na mesma vez: { $points }
rules-canasta-clean = limpa, sem coringa: { $points }
rules-canasta-semi-clean = semilimpa, sete cartas naturais seguidas (ou sete de uma trinca) e um coringa: { $points }
rules-canasta-dirty = suja, com coringa: { $points }

## A primeira baixada

# $steps: como rules-minimum-step, com vírgulas, talvez dentro de rules-minimum-from.
rules-minimum = O que um time baixa primeiro na rodada tem de somar, em valor das cartas e na mesma vez: { $steps }.
    Um placar abaixo de zero conta como zero.
# $score: o placar da partida a partir do qual é assim.
rules-minimum-step =
    { $points ->
        [one] { $points } ponto a partir de { $score } na partida
       *[other] { $points } pontos a partir de { $score } na partida
    }
rules-minimum-from = nada com menos de { $score } na partida, depois { $steps }
rules-minimum-counts = Contam também as cartas postas em jogos na mesma vez; os bônus, não. Abaixo do mínimo não se
    pode terminar a vez nem ficar sem cartas.
rules-withdraw = Quem não chega lá pode recolher os jogos: tudo o que foi baixado volta para a mão, e só resta
    descartar.
# $points: quanto sobe o mínimo do time.
rules-withdraw-dearer =
    { $points ->
        [one] Quem não chega lá pode recolher os jogos: tudo o que foi baixado volta para a mão, o time passa a
            precisar de mais { $points } ponto nesta rodada, e só resta descartar.
       *[other] Quem não chega lá pode recolher os jogos: tudo o que foi baixado volta para a mão, o time passa a
            precisar de mais { $points } pontos nesta rodada, e só resta descartar.
    }

## Mortos

rules-pot = Quem joga a última carta quando o time ainda não pegou um morto pega um. Se a última carta foi baixada, a
    vez continua com ele; se foi descartada, joga-se com ele a partir da vez seguinte.
rules-pot-spare = Cada time só tem um morto; se houver mais mortos que times, o que sobra não é usado.
rules-pot-spare-stock = Cada time só tem um morto; se houver mais mortos que times, o que sobra só pode virar monte.
rules-pot-few = Não há um morto para cada time: pega quem chegar primeiro.
rules-pot-view-at-once = Um morto pego no descarte pode ser visto na hora.
rules-pot-view-partner = Um morto pego no descarte pode ser visto depois que alguém do mesmo time tiver jogado a sua
    vez.
rules-pot-view-own-turn = Um morto pego no descarte pode ser visto quando começa a vez seguinte de quem pegou.

## Bater. $canasta: any, clean ou strictly_clean (quando há semilimpas).

rules-out =
    { $canasta ->
        [any] Para bater, o time precisa de uma canastra, limpa ou suja.
        [strictly_clean] Para bater, o time precisa de uma canastra limpa (semilimpa não basta).
       *[clean] Para bater, o time precisa de uma canastra limpa.
    }
# Há mortos, mas aqui eles não importam.
rules-out-pot-or-not =
    { $canasta ->
        [any] Para bater, o time precisa de uma canastra, limpa ou suja; não precisa do morto.
        [strictly_clean] Para bater, o time precisa de uma canastra limpa (semilimpa não basta); não precisa do morto.
       *[clean] Para bater, o time precisa de uma canastra limpa; não precisa do morto.
    }
rules-out-pot =
    { $canasta ->
        [any] Para bater, o time precisa ter pego o seu morto e ter uma canastra, limpa ou suja.
        [strictly_clean] Para bater, o time precisa ter pego o seu morto e ter uma canastra limpa (semilimpa não basta).
       *[clean] Para bater, o time precisa ter pego o seu morto e ter uma canastra limpa.
    }
rules-out-pot-or-none-left =
    { $canasta ->
        [any] Para bater, o time precisa de uma canastra, limpa ou suja, e de ter pego o seu morto; quando não
            resta mais morto, também pode bater um time que nunca teve um.
        [strictly_clean] Para bater, o time precisa de uma canastra limpa (semilimpa não basta) e de ter pego o
            seu morto; quando não resta mais morto, também pode bater um time que nunca teve um.
       *[clean] Para bater, o time precisa de uma canastra limpa e de ter pego o seu morto; quando não resta mais
            morto, também pode bater um time que nunca teve um.
    }
rules-out-nobody = Ninguém pode bater: é preciso um morto, e não há nenhum.
rules-last-card = A última carta pode ser baixada ou descartada, coringa ou não.
rules-last-discard = A última carta tem de ser descartada; qualquer carta serve.
rules-last-natural = A última carta tem de ser descartada, e não pode ser joker nem dois. (Para pegar um morto, pode.)
rules-last-natural-no-jokers = A última carta tem de ser descartada, e não pode ser um dois. (Para pegar um morto,
    pode.)
rules-out-bonus =
    { $points ->
        [one] A batida vale { $points } ponto.
       *[other] A batida vale { $points } pontos.
    }

## O fim da rodada. $left: quantas cartas do monte já não se jogam.

rules-end =
    { $left ->
        [0] Se o monte estiver vazio quando alguém terminar a vez, a rodada acaba. Depois disso ninguém pode pegar o lixo.
        [one]
            Se restar no máximo { $left } carta no monte quando alguém terminar a vez, a rodada acaba. Depois disso
            ninguém pode pegar o lixo.
       *[other]
            Se restarem no máximo { $left } cartas no monte quando alguém terminar a vez, a rodada acaba. Depois disso
            ninguém pode pegar o lixo.
    }
rules-end-pot =
    { $left ->
        [0] Se o monte estiver vazio quando alguém terminar a vez, um morto que restar vira o monte e o jogo continua.
        [one]
            Se restar no máximo { $left } carta no monte quando alguém terminar a vez, um morto que restar vira o monte
            e o jogo continua.
       *[other]
            Se restarem no máximo { $left } cartas no monte quando alguém terminar a vez, um morto que restar vira o
            monte e o jogo continua.
    }
rules-end-no-pot = Se não restar nenhum morto, a rodada acaba. Depois disso ninguém pode pegar o lixo.
rules-end-last-card = Quem compra a última carta termina a sua vez.
# $turns: tantas vezes são $rounds voltas.
rules-stalemate =
    A rodada também acaba quando, por { $turns ->
        [one] { $turns } vez seguida
       *[other] { $turns } vezes seguidas
    } ({ $rounds ->
        [1] uma volta
        [2] duas voltas
        [3] três voltas
        [one] { $rounds } volta
       *[other] { $rounds } voltas
    }), todos pegaram um lixo de uma carta só e não baixaram nada.

## Pontos, e o fim da partida

rules-score = Um time marca o valor de todas as cartas na mesa, os bônus das canastras e o da batida, menos o valor
    das cartas que sobraram na mão dos seus jogadores.
rules-score-cut = Um time marca o valor de todas as cartas na mesa, os bônus das canastras, o da batida e o do
    corte, menos o valor das cartas que sobraram na mão dos seus jogadores.
rules-no-pot =
    { $points ->
        [one] Um time que nunca pegou um morto perde { $points } ponto.
       *[other] Um time que nunca pegou um morto perde { $points } pontos.
    }
rules-unplayed-cards = Um morto do qual ainda não se jogou nenhuma carta é descontado carta por carta, como qualquer
    mão.
rules-unplayed-penalty = Um morto do qual ainda não se jogou nenhuma carta custa 100 pontos em vez das suas cartas.
rules-reach =
    { $points ->
        [one] Ganha a partida o time que chegar a { $points } ponto; se forem vários, ganha o maior total, e em caso
            de empate joga-se mais uma rodada.
       *[other] Ganha a partida o time que chegar a { $points } pontos; se forem vários, ganha o maior total, e em
            caso de empate joga-se mais uma rodada.
    }
rules-pass =
    { $points ->
        [one] Ganha a partida o time que passar de { $points } ponto; se forem vários, ganha o maior total, e em
            caso de empate joga-se mais uma rodada.
       *[other] Ganha a partida o time que passar de { $points } pontos; se forem vários, ganha o maior total, e em
            caso de empate joga-se mais uma rodada.
    }
rules-time =
    { $minutes ->
        [1] Depois de um minuto, a rodada em jogo é a última: ganha o maior total, e totais iguais são empate.
        [one] Depois de { $minutes } minuto, a rodada em jogo é a última: ganha o maior total, e totais iguais
            são empate.
       *[other] Depois de { $minutes } minutos, a rodada em jogo é a última: ganha o maior total, e totais iguais
            são empate.
    }
rules-deals-in-time =
    { $minutes ->
        [1] Podem-se começar novas rodadas durante um minuto; ganha o maior total, e totais iguais são empate.
        [one]
            Podem-se começar novas rodadas durante { $minutes } minuto; ganha o maior total, e totais iguais são
            empate.
       *[other]
            Podem-se começar novas rodadas durante { $minutes } minutos; ganha o maior total, e totais iguais são
            empate.
    }
rules-one-deal = Joga-se uma só rodada: ganha quem fizer mais pontos, e pontos iguais são empate.
