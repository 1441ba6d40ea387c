# buraco replay: a recorded match, step by step.

## What is typed

# Enter is the key; b, first, end, d, deal N, open, seat N, help and q are typed.
replay-keys = Enter: siguiente, b: atrás, un número: ir ahí, inicio, final, d: mano siguiente, mano N, abiertas o
    asiento N: de quién son las cartas, ayuda, q: salir.
# replay-keys follows.
replay-no-step = «{ $typed }» no es un paso.
# open and seat are typed; $last: the highest number of a seat.
replay-whose-cards = ¿Las cartas de quién? Escribe «abiertas», o «asiento» y un número del 0 al { $last }.
replay-begins = Aquí empieza el registro.
replay-ends = Aquí termina el registro, en el paso { $step }.
# $typed: the number that was asked for; $count: how many deals there are, from $first to $last.
replay-no-deal = { $count ->
    [one] No hay mano { $typed }: el registro contiene solo la mano { $first }.
   *[other] No hay mano { $typed }: el registro contiene las manos { $first } a { $last }.
}
replay-last-deal = { $count ->
    [one] Esta es la última mano: el registro contiene solo la mano { $first }.
   *[other] Esta es la última mano: el registro contiene las manos { $first } a { $last }.
}

## A step

# A heading in two parts, to the left and to the right; and the same in one sentence.
replay-step = Paso { $step } de { $count }
replay-deal = mano { $n }
replay-step-told = Paso { $step } de { $count }, mano { $n }.
# $sentence: what happened; a stand-in played for the player.
replay-by-stand-in = { $sentence } (un suplente)
# $reason: what the player itself says of its move.
replay-why = Motivo: { $reason }

# What a player holds, after the name.
replay-no-card = ninguna carta
replay-unseen-pot = { $count ->
    [one] un muerto de { $count } carta, sin mirar todavía
   *[other] un muerto de { $count } cartas, sin mirar todavía
}

## What is wrong. What stands after two dashes is typed; $reason: of the operating system.

replay-unreadable = { $file } no se puede leer ({ $reason }): revisa el nombre.
replay-no-match = { $file } no muestra ninguna partida que se pueda seguir.
replay-no-such-step = --from: el registro tiene los pasos 1 a { $count }, y no { $given }.
replay-no-such-seat = --seat: los asientos van del 0 al { $last }, y no hay { $given }.
