table-connecting = Esperando a mesa…
table-begin = Enter: começar
table-lost = Conexão perdida: esperando que volte… O que você montou fica.
table-ask-leave = Sair da partida? Ela fica suspensa: está salva e continua de onde você parar.
table-ask-leave-shared = Fechar a tela? O lugar continua seu; na sua vez, depois de um minuto, um substituto joga.
table-ask-leave-gathering = Fechar a tela? O lugar continua seu, e os outros esperam você.
table-ask-leave-over = A partida acabou. Sair da mesa?
table-ask-withdraw = { $more ->
    [one] Recolher os jogos desta vez? Seu time vai precisar de mais { $more } ponto pelo resto da rodada, e nesta vez só
        resta descartar.
   *[other] Recolher os jogos desta vez? Seu time vai precisar de mais { $more } pontos pelo resto da rodada, e nesta
        vez só resta descartar.
}

table-pick-first = Primeiro escolha cartas: setas e barra de espaço, a tecla de um valor, ou um clique. [m] mostra tudo o
    que dá para fazer.
table-pick-one = A vez acaba com uma carta só: escolha apenas essa.
table-no-melds = Seu time ainda não tem jogos para aumentar: [l] baixa um novo.
table-no-decide = Agora não há carta para ficar nem para recusar.
table-hint = Dica: { $moves }. ([a] faz isso)
table-hint-long = Dica: { $moves } … ([h]: tudo, [a]: fazer)
table-no-hint = Aqui não há dica; [m] mostra tudo o que dá para fazer.
table-no-hint-yet = Ainda não há dica para seguir: [h] dá uma.
table-nothing-staged = Ainda não há nada montado para enviar.
table-alone = Aqui só jogam bots seus: não há mais ninguém na mesa.

table-sorted-suit = Suas cartas estão por naipe.
table-sorted-rank = Suas cartas estão por valor.
table-sorted-own = Suas cartas ficam como você as move (Shift e uma seta, ou arrastando).

table-type = Uma palavra do console de linhas, como ajuda
