# Por que se aconselha uma jogada. $move: no infinitivo, "descartar 9♦".
reason-because = { $move }, porque { $why }
reason-both = { $cause } e { $other }

## Motivos: orações depois de "pois"

# O lixo fica onde está e se compra do monte.
reason-pile-none = não há lixo para pegar
reason-pile-not-allowed = você não pode pegar o lixo
reason-pile-costs-wild = pegar o lixo custaria um coringa
reason-pile-top-brings-little = a carta de cima do lixo ajuda você muito pouco
reason-pile-brings-less = o lixo ajuda você menos que uma carta do monte
reason-pile-worth-less = para você o lixo vale menos que uma carta do monte
# Nas mensagens -card-, o lixo é uma carta só.
reason-pile-card-worth-less = para você { $cards } vale menos que uma carta do monte
reason-pile-no-meld = o lixo não dá nenhum jogo a você
reason-pile-no-meld-without-wild = sem coringa o lixo não dá nenhum jogo a você
reason-pile-card-no-meld = { $cards } não dá nenhum jogo a você
reason-pile-card-no-meld-without-wild = { $cards } sem coringa não dá nenhum jogo a você
reason-pile-might-stay = a rodada pode acabar logo e o lixo poderia ficar na sua mão
reason-pile-card-might-stay = a rodada pode acabar logo e { $cards } poderia ficar na sua mão
reason-pile-few-help = { $count ->
    [0] agora nenhuma das { $all } cartas do lixo ajudaria você
    [one] agora só { $count } das { $all } cartas do lixo ajudaria você
   *[other] agora só { $count } das { $all } cartas do lixo ajudariam você
}
reason-went-round = as cartas soltas já deram voltas o bastante
reason-others-ahead = os adversários estão na frente e a rodada não pode acabar assim

# Fica-se com a primeira carta, ou não.
reason-first-wild = é um coringa
reason-first-of-use = ela pode ser útil
reason-first-same-rank = você já tem uma do mesmo valor
reason-first-goes = ela combina com as suas cartas
reason-first-another = você já tem uma igual
reason-first-alone = nada na sua mão combina com ela

# Pega-se o lixo; a carta de cima vai para um jogo.
reason-take-joins = { $cards } cabe ali
reason-take-joins-one-more = { $cards } cabe ali e traz mais uma carta
reason-take-joins-more = { $cards } cabe ali e traz mais { $count } cartas
# Com as cartas de text-take-with.
reason-take-makes-meld = { $cards } forma um jogo com elas
reason-take-makes-meld-one-more = { $cards } forma um jogo com elas e traz mais uma carta
reason-take-makes-meld-more = { $cards } forma um jogo com elas e traz mais { $count } cartas
reason-take-fits = dá para pôr { $cards } nos seus jogos
reason-take-wild = há um coringa nele
reason-take-many = { $count } cartas dão mais opções que uma do monte
reason-take-card-goes = { $cards } combina com as suas cartas
reason-take-cards-go = { $cards } combinam com as suas cartas
reason-take-card-sequence = com cartas da sua mão { $cards } forma uma sequência
reason-take-cards-sequence = com cartas da sua mão { $cards } formam uma sequência
reason-take-card-set = com cartas da sua mão { $cards } forma uma trinca
reason-take-cards-set = com cartas da sua mão { $cards } formam uma trinca
reason-take-from-others = senão os adversários levam { $cards } para os jogos deles
reason-take-more = { $count } cartas são mais que uma do monte
reason-take-from-next = assim { $cards } não fica para quem joga depois de você
reason-take-no-stock = assim você não precisa de uma carta do monte

# Recolhem-se os jogos, ou se baixa.
reason-withdraw-short = nesta vez não dá para chegar ao mínimo de { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
reason-lay-pot-near = assim o morto fica perto
reason-lay-out-near = assim você logo pode bater
reason-lay-may-end = a rodada pode acabar logo e o que ficar na sua mão conta contra você
reason-lay-wild = o coringa rende mais ali que na sua mão
reason-lay-counts = as cartas baixadas somam e as que ficam na mão descontam

# Descarta-se uma carta.
reason-discard-alone = você não tem nada na mão que combine
reason-discard-another = você tem outra carta igual
reason-discard-let-go = quem joga depois de você descartou uma carta igual há pouco
reason-discard-left = quem joga depois de você deixou uma carta igual no lixo
reason-discard-rank-let-go = quem joga depois de você descartou { $rank ->
    [ace] um ás
    [two] um dois
    [three] um três
    [four] um quatro
    [five] um cinco
    [six] um seis
    [seven] um sete
    [eight] um oito
    [nine] um nove
    [ten] um dez
    [jack] um valete
    [queen] uma dama
   *[king] um rei
}
reason-discard-rank-left = quem joga depois de você deixou no lixo { $rank ->
    [ace] um ás
    [two] um dois
    [three] um três
    [four] um quatro
    [five] um cinco
    [six] um seis
    [seven] um sete
    [eight] um oito
    [nine] um nove
    [ten] um dez
    [jack] um valete
    [queen] uma dama
   *[king] um rei
}
reason-discard-fits-none = os adversários não têm onde encaixar essa carta
reason-discard-all-seen = as cartas vizinhas já apareceram todas
reason-discard-few-out = poucas das cartas vizinhas ainda não apareceram
reason-discard-costly = nenhuma carta custaria mais a você se a rodada acabar logo
reason-discard-least-points = nenhuma carta sua vale menos
reason-discard-nothing-better = você não tem nada melhor para descartar

## Uma jogada e o que resulta dela: seguem infinitivos

reason-goes-out = { $move } e bater
reason-takes-pot = { $move } e pegar o morto
reason-lay-pot = { $move } e pegar o morto na hora
reason-lay-canasta = { $canasta ->
    [dirty] { $move } e fazer canastra suja
    [semi_clean] { $move } e fazer canastra semilimpa
    [clean] { $move } e fazer canastra limpa
    [royal] { $move } e fazer canastra real
   *[ace_to_ace] { $move } e fazer canastra de ás a ás
}
reason-lay-towards = { $move }, para chegar ao mínimo de { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
reason-lay-clean = { $move } e deixar o jogo limpo
reason-lay-one-short = { $move }, e assim falta uma carta para a canastra
reason-discard-least = { $move }, a carta de que você menos precisa
reason-discard-least-fits-none = { $move }, a carta de que você menos precisa e que não cabe em nenhum jogo dos
    adversários
reason-discard-helps-least = { $move }, a carta que menos ajuda você

## Por que jogou assim quem testa as jogadas até o fim. $plan, $rival: jogadas, ou reason-pass.

reason-better = { $points ->
    [one] { $plan }: { $points } ponto melhor que { $rival }
   *[other] { $plan }: { $points } pontos melhor que { $rival }
}
reason-no-worse = { $plan }: não é pior que { $rival }
reason-over = { $count ->
    [one] { $said }, em { $count } distribuição possível das cartas ocultas
   *[other] { $said }, em { $count } distribuições possíveis das cartas ocultas
}
reason-pass = não fazer nada
reason-no-time = não houve tempo para comparar
reason-nothing-else = não há mais nada a comparar
reason-only-move = É a única jogada.
# In a replay, where it is not the reader who is spoken to. $reason: a sentence.
reason-of-player = { $reason } (“Você” é quem joga.)
