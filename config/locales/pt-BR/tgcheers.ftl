# What a group cheers at, each in a line of its own with a sign before it.
# $canasta: such as "a clean canasta"; $cards: the meld.
tgcheers-canasta = { $name } faz { $canasta }: { $cards }
tgcheers-pot = { $name } pega um morto.
# Without a discard: the turn goes on.
tgcheers-pot-plays-on = { $name } pega um morto e continua a vez.
tgcheers-out = { $name } bate!
