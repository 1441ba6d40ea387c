## What a meld is, said of it: "5♥ 6♥ (2♦) 8♥; sporco, 40 punti". From seven cards on it is a burraco of some kind.

meld-dirty = sporco
meld-clean = pulito
meld-dirty-canasta = burraco sporco
# With a wild, and seven others that follow each other without it.
meld-semi-clean-canasta = burraco semipulito
meld-clean-canasta = burraco pulito
# A clean sequence of thirteen cards, from the ace to the king.
meld-royal-canasta = burraco reale
# A clean sequence of fourteen cards, from the ace to the other ace.
meld-ace-to-ace-canasta = burraco asso-asso

## What a meld has become, as news: $canasta of events-laid-canasta-own and the like.

meld-a-dirty-canasta = un burraco sporco
meld-a-semi-clean-canasta = un burraco semipulito
meld-a-clean-canasta = un burraco pulito
meld-a-royal-canasta = un burraco reale
meld-an-ace-to-ace-canasta = un burraco asso-asso
