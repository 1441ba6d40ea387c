# Para quem só assiste. table, quit … são o que se digita.

## Chegar à mesa

onlooker-table = { $count ->
    [0] Mesa { $table }, { $preset }: ainda não há ninguém.
    [one] Mesa { $table }, { $preset }: { $names } está lá.
   *[other] Mesa { $table }, { $preset }: { $names } estão lá.
 }
onlooker-no-host = Ninguém hospeda esta mesa agora: esperando um servidor (inicie um com: { PROGRAM() } serve)…

## O que acontece ali

onlooker-says = { $name } diz: { $phrase }.
onlooker-shuffled = As cartas da rodada { $n } estão sendo embaralhadas.
onlooker-lost = A conexão com a mesa caiu; esperando que volte…
onlooker-restored = A conexão voltou.
onlooker-adjourned = A partida está suspensa: não há o que assistir até os jogadores voltarem.
onlooker-closed = A mesa foi fechada.
onlooker-closed-because = A mesa foi fechada: { $reason }.

## O que se pode pedir

onlooker-help-table = mesa: mostra a mesa inteira.
onlooker-help-topics = { $words }: cada uma diz só isso.
onlooker-help-score = placar: mostra o que esta rodada rendeu até agora, e o placar da partida.
onlooker-help-sheet = súmula: mostra as súmulas das rodadas que você viu.
onlooker-help-seats = lugares: mostra quem está em cada lugar.
onlooker-help-clock = relógio: mostra quanto tempo ainda tem quem está na vez.
onlooker-help-rules = regras: mostra as regras desta mesa.
onlooker-help-log = histórico: mostra o que aconteceu nesta rodada.
onlooker-help-shuffle = embaralhamento: mostra o que prova que o embaralhamento é honesto.
onlooker-help-verify = conferir: confere todas as rodadas acabadas.
onlooker-help-help = ajuda: diz estas palavras.
onlooker-help-quit = sair: para de assistir; ninguém na mesa percebe.
onlooker-unknown = Você assiste; o que se pode pedir: { $words }.
onlooker-no-table = As cartas ainda não foram dadas.
onlooker-no-score = Ainda não se jogou nada.
