# The drawn table of the full screen: little room, so single words and numbers; the long wordings are those of screen.ftl.

# In the middle of a screen on which the table has no room.
felt-too-small = Для стола нужно окно больше: ширина от { $columns } знаков, высота от { $lines } строк.

## The middle: what lies behind each word is drawn.

felt-stock = Колода
felt-pots = Морто
felt-pile = Сброс { $count }

## A canasta in one word, where there is no room for two: it agrees with meld-clean-canasta and the like.

felt-clean = чистая
felt-dirty = грязная
felt-semi-clean = получистая
felt-royal = королевская
felt-ace-to-ace = туз—туз

felt-clean-letter = Ч
felt-dirty-letter = Г
felt-semi-clean-letter = ПЧ
felt-royal-letter = К
felt-ace-to-ace-letter = ТТ

## How a team stands, one after the other: "+ not sent · 85 · min 75 · no pot".

# Some of what is shown is put together only.
felt-staged = не отправлено
# The values of the cards of its melds.
felt-points = { $points } оч.
# The first meld of the deal must come to so many points.
felt-due = нужно { $points }
# It is begun: so many points are laid.
felt-due-so-far = первая выкладка { $laid } из { $points }
felt-pot-taken = морто ✓
felt-no-pot = без морто
felt-more-below = ниже ещё { $count }
felt-more-above = выше ещё { $count }

## What is to be known of a player, a word each.

felt-partner = партнёр
felt-bot = бот
# Nobody is at the other end of the line.
felt-away = нет на связи
# A stand-in plays for them.
felt-stand-in = подмена
# They have given the seat up, or were put out.
felt-left = место оставлено
