legend-due = a primeira baixada ainda precisa somar 50 pontos
legend-due-so-far = quantos deles já foram baixados
legend-pot = o time ainda não pegou o morto; já pegou
legend-more = mais jogos: acima, abaixo
legend-staged = montado, ainda não enviado
legend-new = uma carta nova da sua mão
legend-picked = uma carta escolhida; uma carta escolhida que é nova
legend-clock = o que resta da vez, e além dela; dos outros, tudo junto
