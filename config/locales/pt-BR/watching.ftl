# Para quem só assiste a uma mesa, na tela inteira.

## A linha acima das teclas.

watching-now = Você assiste à mesa { $table }.
watching-now-late = Você assiste à mesa { $table }; atraso: { $late }.
watching-now-early = Você assiste à mesa { $table }: as cartas ainda não foram dadas.
watching-waits = Esperando a mesa…
watching-lost = A conexão com a mesa caiu; ela volta sozinha. O que você vê é como estava.

## Títulos.

watching-score-title = Placar
watching-log-title = O que aconteceu
watching-people-title = Quem está na mesa
watching-sheet-title = A rodada terminou
watching-keys-title = Teclas

## A linha das teclas.

watching-key-score = placar
watching-key-rules = regras
watching-key-log = histórico
watching-key-people = jogadores
watching-key-keys = teclas
watching-key-leave = sair

## Todas as teclas.

watching-help-score = o placar da partida e desta rodada
watching-help-log = tudo o que aconteceu desde que você chegou
watching-help-people = quem está em cada lugar
watching-help-melds = rolar os jogos
watching-help-keys = esta lista
watching-help-leave = parar de assistir; ninguém na mesa percebe

# The screen could not be drawn. $reason: the kind of the fault, a word of the program.
watching-failed = A tela inteira falhou ({ $reason }) e foi fechada: --plain mostra a mesa em linhas; buraco.log diz mais.
