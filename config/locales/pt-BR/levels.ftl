## Os jogadores da casa, do mais fraco ao mais forte: um nome curto e o que esperar, como em "greedy: bom iniciante: …"

levels-chance-name = Acaso
levels-chance = faz qualquer jogada permitida, todas com a mesma chance
levels-greedy-name = Iniciante
levels-greedy = bom iniciante: baixa o que pode, guarda os coringas, não dá nada de presente
levels-expert-name = De clube
levels-expert = forte jogador de clube: conta as cartas, lembra quem pegou e deixou o quê, pesa cada compra, cada
    baixada e cada descarte
levels-search-name = O mais forte
levels-search = o mais forte: experimenta cada plano em muitas distribuições das cartas escondidas; lento, até um
    segundo por decisão
