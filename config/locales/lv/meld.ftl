## Kas kombinācija ir: „5♥ 6♥ (2♦) 8♥; netīra, 40 punkti”. No septiņām kārtīm tā ir kāda kanasta.

meld-dirty = netīra
meld-clean = tīra
meld-dirty-canasta = netīra kanasta
meld-semi-clean-canasta = pustīra kanasta
meld-clean-canasta = tīra kanasta
meld-royal-canasta = karaliska kanasta
meld-ace-to-ace-canasta = kanasta no A līdz A

## Par ko kombinācija kļuvusi: $canasta daļās events-laid-canasta-own un tamlīdzīgās.

meld-a-dirty-canasta = netīra kanasta
meld-a-semi-clean-canasta = pustīra kanasta
meld-a-clean-canasta = tīra kanasta
meld-a-royal-canasta = karaliska kanasta
meld-an-ace-to-ace-canasta = kanasta no A līdz A
