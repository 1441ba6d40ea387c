## What a meld is, said of it: it agrees with «комбинация».

meld-dirty = грязная
meld-clean = чистая
meld-dirty-canasta = грязная канаста
meld-semi-clean-canasta = получистая канаста
meld-clean-canasta = чистая канаста
meld-royal-canasta = королевская канаста
meld-ace-to-ace-canasta = канаста от туза до туза

## What a meld has become, in the accusative: $canasta of events-laid-canasta-own and the like.

meld-a-dirty-canasta = грязную канасту
meld-a-semi-clean-canasta = получистую канасту
meld-a-clean-canasta = чистую канасту
meld-a-royal-canasta = королевскую канасту
meld-an-ace-to-ace-canasta = канасту от туза до туза
