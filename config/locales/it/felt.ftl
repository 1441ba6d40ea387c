# The drawn table of the full screen: little room, so single words and numbers; the long wordings are those of screen.ftl.

# In the middle of a screen on which the table has no room.
felt-too-small = La finestra è troppo piccola per il tavolo: servono { $columns } colonne e { $lines } righe.

## The middle: what lies behind each word is drawn.

felt-stock = Tallone
felt-pots = Pozzetti
felt-pile = Monte { $count }

## A canasta in one word, where there is no room for two: it agrees with meld-clean-canasta and the like.

felt-clean = pulito
felt-dirty = sporco
felt-semi-clean = semipulito
felt-royal = reale
felt-ace-to-ace = asso-asso

felt-clean-letter = P
felt-dirty-letter = S
felt-semi-clean-letter = SP
felt-royal-letter = R
felt-ace-to-ace-letter = AA

## How a team stands, one after the other: "+ not sent · 85 · min 75 · no pot".

# Some of what is shown is put together only.
felt-staged = non inviato
# The values of the cards of its melds.
felt-points = { $points } p.
# The first meld of the deal must come to so many points.
felt-due = min. { $points }
# It is begun: so many points are laid.
felt-due-so-far = apertura: { $laid } di { $points }
felt-pot-taken = pozzetto ✓
felt-no-pot = no pozzetto
felt-more-below = altri { $count } sotto
felt-more-above = altri { $count } sopra

## What is to be known of a player, a word each.

felt-partner = con te
felt-bot = bot
# Nobody is at the other end of the line.
felt-away = assente
# A stand-in plays for them.
felt-stand-in = sostituto
# They have given the seat up, or were put out.
felt-left = via dal tavolo
