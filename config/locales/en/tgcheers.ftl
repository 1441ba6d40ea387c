# What a group cheers at, each in a line of its own with a sign before it.
# $canasta: such as "a clean canasta"; $cards: the meld.
tgcheers-canasta = { $name } makes { $canasta }: { $cards }
tgcheers-pot = { $name } takes a pot.
# Without a discard: the turn goes on.
tgcheers-pot-plays-on = { $name } takes a pot and plays on.
tgcheers-out = { $name } goes out!
