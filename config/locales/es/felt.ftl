# The drawn table of the full screen: little room, so single words and numbers; the long wordings are those of screen.ftl.

# In the middle of a screen on which the table has no room.
felt-too-small = La ventana es muy pequeña para la mesa: hacen falta { $columns } columnas y { $lines } líneas.

## The middle: what lies behind each word is drawn.

felt-stock = Mazo
felt-pots = Muertos
felt-pile = Pozo { $count }

## A canasta in one word, where there is no room for two: it agrees with meld-clean-canasta and the like.

felt-clean = limpia
felt-dirty = sucia
felt-semi-clean = semilimpia
felt-royal = real
felt-ace-to-ace = as a as

felt-clean-letter = L
felt-dirty-letter = S
felt-semi-clean-letter = SL
felt-royal-letter = R
felt-ace-to-ace-letter = AA

## How a team stands, one after the other: "+ not sent · 85 · min 75 · no pot".

# Some of what is shown is put together only.
felt-staged = sin enviar
# The values of the cards of its melds.
felt-points = { $points } pts
# The first meld of the deal must come to so many points.
felt-due = mín. { $points }
# It is begun: so many points are laid.
felt-due-so-far = primera bajada: { $laid } de { $points }
felt-pot-taken = muerto ✓
felt-no-pot = sin muerto
felt-more-below = { $count } más abajo
felt-more-above = { $count } más arriba

## What is to be known of a player, a word each.

felt-partner = pareja
felt-bot = bot
# Nobody is at the other end of the line.
felt-away = ausente
# A stand-in plays for them.
felt-stand-in = suplente
# They have given the seat up, or were put out.
felt-left = se fue
