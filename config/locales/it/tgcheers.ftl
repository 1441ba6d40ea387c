# What a group cheers at, each in a line of its own with a sign before it.
# $canasta: such as "a clean canasta"; $cards: the meld.
tgcheers-canasta = { $name } fa { $canasta }: { $cards }
tgcheers-pot = { $name } prende un pozzetto.
# Without a discard: the turn goes on.
tgcheers-pot-plays-on = { $name } prende un pozzetto al volo e continua.
tgcheers-out = { $name } chiude!
