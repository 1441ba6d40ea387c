## Qué es un juego bajado: «5♥ 6♥ (2♦) 8♥; sucio, 40 puntos». Desde siete cartas es una canasta. Concuerda con «juego».

meld-dirty = sucio
meld-clean = limpio
meld-dirty-canasta = canasta sucia
# Con un comodín, y otras siete seguidas sin él.
meld-semi-clean-canasta = canasta semilimpia
meld-clean-canasta = canasta limpia
# Escalera limpia de trece cartas, del as al rey.
meld-royal-canasta = canasta real
# Escalera limpia de catorce cartas, de un as al otro.
meld-ace-to-ace-canasta = canasta de as a as

## En qué se convirtió, como noticia: $canasta de events-laid-canasta-own y similares.

meld-a-dirty-canasta = una canasta sucia
meld-a-semi-clean-canasta = una canasta semilimpia
meld-a-clean-canasta = una canasta limpia
meld-a-royal-canasta = una canasta real
meld-an-ace-to-ace-canasta = una canasta de as a as
