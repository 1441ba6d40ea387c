# What a group cheers at, each in a line of its own with a sign before it.
# $canasta: such as "a clean canasta"; $cards: the meld.
tgcheers-canasta = { $name } hace { $canasta }: { $cards }
tgcheers-pot = { $name } toma un muerto.
# Without a discard: the turn goes on.
tgcheers-pot-plays-on = { $name } toma un muerto y sigue jugando.
tgcheers-out = ¡{ $name } cierra!
