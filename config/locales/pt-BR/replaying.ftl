# O registro de uma partida, passo a passo, na tela inteira.

## A linha embaixo da mesa: em que ponto do registro estamos.

replaying-step = Passo { $at } de { $count }
replaying-deal = rodada { $n } de { $last }
replaying-open = mãos abertas
replaying-seat = como { $name } viu
replaying-speed-slow = avançando devagar
replaying-speed-usual = avançando
replaying-speed-quick = avançando depressa

## O que aconteceu.

replaying-stand-in = (um substituto)
replaying-why = Motivo: { $reason }
replaying-begins = O registro começa aqui.
replaying-ends = O registro termina aqui, no passo { $count }.
replaying-no-deal = Não há rodada { $n }: o registro vai da rodada { $first } à { $last }.
replaying-no-step = Não há passo { $n }: o registro vai do passo 1 ao { $count }.
replaying-no-number = Digite um número.
replaying-last-deal = Esta é a última rodada do registro.
replaying-first-deal = Esta é a primeira rodada do registro.

## Todas as mãos, uma embaixo da outra.

replaying-no-card = nenhuma carta
replaying-unseen-pot = { $count ->
    [one] um morto de { $count } carta, ainda não visto
   *[other] um morto de { $count } cartas, ainda não visto
}

## Títulos.

replaying-faults-title = Nem tudo neste registro pôde ser lido
replaying-score-title = Placar
replaying-log-title = A rodada até aqui
replaying-keys-title = Teclas

## A linha das teclas.

replaying-key-step = passo
replaying-key-play = avançar
replaying-key-view = cartas de quem
replaying-key-deal = rodada
replaying-key-go = ir para
replaying-key-score = placar
replaying-key-log = histórico
replaying-key-keys = teclas
replaying-key-leave = sair

replaying-ask-step = Ir para o passo:
replaying-ask-deal = Ir para a rodada:

## Todas as teclas.

replaying-help-step = um passo adiante, um passo atrás
replaying-help-deal = a próxima rodada, a rodada anterior
replaying-help-ends = o primeiro passo, o último passo
replaying-help-go = ir a um passo pelo número
replaying-help-go-deal = ir a uma rodada pelo número
replaying-help-play = deixar avançar sozinho, parar
replaying-help-speed = devagar, normal, depressa
replaying-help-view = as cartas do próximo jogador; no fim, todas abertas de novo
replaying-help-score = o placar da partida e desta rodada
replaying-help-log = o que aconteceu até agora nesta rodada
replaying-help-faults = o que não pôde ser lido no registro
replaying-help-keys = esta lista
replaying-help-leave = sair

## At a table that is played: a key steps through the last deal.

replaying-none-yet = Nenhuma rodada terminou ainda: não há o que rever.
replaying-not-now = A rodada não pode ser mostrada agora: tente de novo daqui a pouco.
replaying-not-here = O registro desta mesa fica em outro lugar: peça-o a quem criou a mesa, e { PROGRAM() } replay FILE o
    mostra.
replaying-help-table = rever a última rodada que terminou

## Why there is nothing to be shown.

replaying-unreadable = Não dá para ler a partida salva { $table } ({ $reason }).
replaying-no-record = Nenhuma rodada da partida { $table } terminou ainda: não há o que rever.
replaying-no-such-deal = A rodada { $deal } da partida { $table } ainda não terminou: jogue até o fim.
# $reason: the kind of the fault, a word of the program.
replaying-failed = A tela inteira falhou ({ $reason }) e foi fechada: --plain mostra o registro em linhas.
