## A mesa fecha

session-closed = A mesa foi fechada: { $reason }.
session-closed-shared = { $reason }.

## A conexão

session-lost = A conexão com a mesa caiu; esperando que volte…
session-restored = A conexão voltou.
session-unconnected = Ainda sem conexão com a mesa ({ $reason }): tentando de novo…

## Entre duas rodadas

session-deal-next = Enter dá as cartas da próxima.
session-deal-over = A rodada acabou: Enter dá as cartas da próxima.

## O que foi digitado

session-sending = Sua vez já está a caminho da mesa: espere a resposta.
