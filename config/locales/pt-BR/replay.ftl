# buraco replay: a recorded match, step by step.

## What is typed

# Enter is the key; b, first, end, d, deal N, open, seat N, help and q are typed.
replay-keys = Enter: próximo, b: voltar, um número: ir até lá, início, fim, d: próxima rodada, rodada N, abertas ou
    lugar N: de quem são as cartas, ajuda, q: sair.
# replay-keys follows.
replay-no-step = "{ $typed }" não é um passo.
# open and seat are typed; $last: the highest number of a seat.
replay-whose-cards = As cartas de quem? Digite "abertas", ou "lugar" e um número de 0 a { $last }.
replay-begins = É aqui que o registro começa.
replay-ends = É aqui que o registro termina, no passo { $step }.
# $typed: the number that was asked for; $count: how many deals there are, from $first to $last.
replay-no-deal = { $count ->
    [one] Não há rodada { $typed }: o registro só tem a rodada { $first }.
   *[other] Não há rodada { $typed }: o registro tem as rodadas { $first } a { $last }.
}
replay-last-deal = { $count ->
    [one] Esta é a última rodada: o registro só tem a rodada { $first }.
   *[other] Esta é a última rodada: o registro tem as rodadas { $first } a { $last }.
}

## A step

# A heading in two parts, to the left and to the right; and the same in one sentence.
replay-step = Passo { $step } de { $count }
replay-deal = rodada { $n }
replay-step-told = Passo { $step } de { $count }, rodada { $n }.
# $sentence: what happened; a stand-in played for the player.
replay-by-stand-in = { $sentence } (um substituto)
# $reason: what the player itself says of its move.
replay-why = Motivo: { $reason }

# What a player holds, after the name.
replay-no-card = nenhuma carta
replay-unseen-pot = { $count ->
    [one] um morto de { $count } carta, ainda não visto
   *[other] um morto de { $count } cartas, ainda não visto
}

## What is wrong. What stands after two dashes is typed; $reason: of the operating system.

replay-unreadable = Não dá para ler { $file } ({ $reason }): confira o nome.
replay-no-match = { $file } não mostra nenhuma partida que se possa acompanhar.
replay-no-such-step = --from: o registro tem os passos 1 a { $count }, e não { $given }.
replay-no-such-seat = --seat: os lugares vão de 0 a { $last }, e não há { $given }.
