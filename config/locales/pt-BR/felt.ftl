# The drawn table of the full screen: little room, so single words and numbers; the long wordings are those of screen.ftl.

# In the middle of a screen on which the table has no room.
felt-too-small = A janela é pequena demais para a mesa: são necessárias { $columns } colunas e { $lines } linhas.

## The middle: what lies behind each word is drawn.

felt-stock = Monte
felt-pots = Mortos
felt-pile = Lixo { $count }

## A canasta in one word, where there is no room for two: it agrees with meld-clean-canasta and the like.

felt-clean = limpa
felt-dirty = suja
felt-semi-clean = semilimpa
felt-royal = real
felt-ace-to-ace = ás a ás

felt-clean-letter = L
felt-dirty-letter = S
felt-semi-clean-letter = SL
felt-royal-letter = R
felt-ace-to-ace-letter = AA

## How a team stands, one after the other: "+ not sent · 85 · min 75 · no pot".

# Some of what is shown is put together only.
felt-staged = não enviado
# The values of the cards of its melds.
felt-points = { $points } pts
# The first meld of the deal must come to so many points.
felt-due = mín. { $points }
# It is begun: so many points are laid.
felt-due-so-far = 1ª baixada: { $laid } de { $points }
felt-pot-taken = morto ✓
felt-no-pot = sem morto
felt-more-below = mais { $count } abaixo
felt-more-above = mais { $count } acima

## What is to be known of a player, a word each.

felt-partner = com você
felt-bot = bot
# Nobody is at the other end of the line.
felt-away = ausente
# A stand-in plays for them.
felt-stand-in = substituto
# They have given the seat up, or were put out.
felt-left = saiu
