# The drawn table of the full screen: little room, so single words and numbers; the long wordings are those of screen.ftl.

# In the middle of a screen on which the table has no room.
felt-too-small = The window is too small for the table: it takes { $columns } columns and { $lines } lines.

## The middle: what lies behind each word is drawn.

felt-stock = Stock
felt-pots = Pots
felt-pile = Pile { $count }

## A canasta in one word, where there is no room for two: it agrees with meld-clean-canasta and the like.

felt-clean = clean
felt-dirty = dirty
felt-semi-clean = semi-clean
felt-royal = royal
felt-ace-to-ace = ace-to-ace

# The same in a letter or two behind their signs, where there is no room for a word; the list of keys explains them.
felt-clean-letter = C
felt-dirty-letter = D
felt-semi-clean-letter = SC
felt-royal-letter = R
felt-ace-to-ace-letter = AA

## How a team stands, one after the other: "+ not sent · 85 · min 75 · no pot".

# Some of what is shown is put together only.
felt-staged = not sent
# The values of the cards of its melds.
felt-points = { $points } pts
# The first meld of the deal must come to so many points.
felt-due = min { $points }
# It is begun: so many points are laid.
felt-due-so-far = first meld { $laid } of { $points }
felt-pot-taken = pot ✓
felt-no-pot = no pot
felt-more-below = { $count } more below
felt-more-above = { $count } more above

## What is to be known of a player, a word each.

felt-partner = partner
felt-bot = bot
# Nobody is at the other end of the line.
felt-away = away
# A stand-in plays for them.
felt-stand-in = stand-in
# They have given the seat up, or were put out.
felt-left = left
