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

onlooker-help-table = table: mostra a mesa inteira.
onlooker-help-topics = { $words }: cada uma diz só isso.
onlooker-help-score = score: mostra o que esta rodada rendeu até agora, e o placar da partida.
onlooker-help-sheet = sheet: mostra as súmulas das rodadas que você viu.
onlooker-help-seats = seats: mostra quem está em cada lugar.
onlooker-help-clock = clock: mostra quanto tempo ainda tem quem está na vez.
onlooker-help-rules = rules: mostra as regras desta mesa.
onlooker-help-log = log: mostra o que aconteceu nesta rodada.
onlooker-help-shuffle = shuffle: mostra o que prova que o embaralhamento é honesto.
onlooker-help-verify = verify: confere todas as rodadas acabadas.
onlooker-help-help = help: diz estas palavras.
onlooker-help-quit = quit: para de assistir; ninguém na mesa percebe.
onlooker-unknown = Você assiste; o que se pode pedir: { $words }.
onlooker-no-table = As cartas ainda não foram dadas.
onlooker-no-score = Ainda não se jogou nada.
