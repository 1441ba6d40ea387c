## O que é um jogo: "5♥ 6♥ (2♦) 8♥; sujo, 40 pontos". "sujo" e "limpo" concordam com "jogo".

meld-dirty = sujo
meld-clean = limpo
meld-dirty-canasta = canastra suja
# Com um coringa, e sete outras cartas em sequência sem ele.
meld-semi-clean-canasta = canastra semilimpa
meld-clean-canasta = canastra limpa
# Treze cartas, limpa, do ás ao rei.
meld-royal-canasta = canastra real
# Catorze cartas, limpa, de um ás ao outro.
meld-ace-to-ace-canasta = canastra de ás a ás

## O que um jogo virou, como notícia

meld-a-dirty-canasta = canastra suja
meld-a-semi-clean-canasta = canastra semilimpa
meld-a-clean-canasta = canastra limpa
meld-a-royal-canasta = canastra real
meld-an-ace-to-ace-canasta = canastra de ás a ás
