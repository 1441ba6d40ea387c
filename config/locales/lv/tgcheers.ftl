# What a group cheers at, each in a line of its own with a sign before it.
# $canasta: such as "a clean canasta"; $cards: the meld.
tgcheers-canasta = { $name }: { $canasta }! { $cards }
tgcheers-pot = { $name } paņem rezervi.
# Without a discard: the turn goes on.
tgcheers-pot-plays-on = { $name } paņem rezervi un turpina gājienu.
tgcheers-out = { $name } iziet!
