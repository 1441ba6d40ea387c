legend-due = A primeira baixada ainda precisa somar 50 pontos
legend-due-so-far = Quantos deles já foram baixados
legend-pot = O time ainda não pegou o morto; já pegou
legend-more = Mais jogos: acima, abaixo
legend-staged = Montado, ainda não enviado
