## What a meld is, said of it: "5♥ 6♥ (2♦) 8♥; dirty, 40 points". From seven cards on it is a canasta of some kind.

meld-dirty = dirty
meld-clean = clean
meld-dirty-canasta = dirty canasta
# With a wild, and seven others that follow each other without it.
meld-semi-clean-canasta = semi-clean canasta
meld-clean-canasta = clean canasta
# A clean sequence of thirteen cards, from the ace to the king.
meld-royal-canasta = royal canasta
# A clean sequence of fourteen cards, from the ace to the other ace.
meld-ace-to-ace-canasta = ace-to-ace canasta

## What a meld has become, as news: $canasta of events-laid-canasta-own and the like.

meld-a-dirty-canasta = a dirty canasta
meld-a-semi-clean-canasta = a semi-clean canasta
meld-a-clean-canasta = a clean canasta
meld-a-royal-canasta = a royal canasta
meld-an-ace-to-ace-canasta = an ace-to-ace canasta
