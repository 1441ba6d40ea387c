# The drawn table of the full screen: little room, so single words and numbers; the long wordings are those of screen.ftl.

# In the middle of a screen on which the table has no room.
felt-too-small = Galdam vajag lielāku logu: vismaz { $columns } zīmju platu un { $lines } rindu augstu.

## The middle: what lies behind each word is drawn.

felt-stock = Kava
felt-pots = Rezerves
felt-pile = Kaudze { $count }

## A canasta in one word, where there is no room for two: it agrees with meld-clean-canasta and the like.

felt-clean = tīra
felt-dirty = netīra
felt-semi-clean = pustīra
felt-royal = karaliska
felt-ace-to-ace = no A līdz A

felt-clean-letter = T
felt-dirty-letter = N
felt-semi-clean-letter = PT
felt-royal-letter = K
felt-ace-to-ace-letter = AA

## How a team stands, one after the other: "+ not sent · 85 · min 75 · no pot".

# Some of what is shown is put together only.
felt-staged = nav nosūtīts
# The values of the cards of its melds.
felt-points = { $points } p.
# The first meld of the deal must come to so many points.
felt-due = ≥ { $points }
# It is begun: so many points are laid.
felt-due-so-far = sākumam { $laid } no { $points }
felt-pot-taken = rezerve ✓
felt-no-pot = bez rezerves
felt-more-below = zemāk vēl { $count }
felt-more-above = augstāk vēl { $count }

## What is to be known of a player, a word each.

felt-partner = partneris
felt-bot = bots
# Nobody is at the other end of the line.
felt-away = nav klāt
# A stand-in plays for them.
felt-stand-in = aizvietotājs
# They have given the seat up, or were put out.
felt-left = aizgāja
