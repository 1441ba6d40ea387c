# What a group cheers at, each in a line of its own with a sign before it.
# $canasta: such as "a clean canasta"; $cards: the meld.
tgcheers-canasta = { $name } собирает { $canasta }: { $cards }
tgcheers-pot = { $name } берёт морто.
# Without a discard: the turn goes on.
tgcheers-pot-plays-on = { $name } берёт морто и продолжает ход.
tgcheers-out = { $name } закрывает сдачу!
