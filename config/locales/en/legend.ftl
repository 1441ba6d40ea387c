# What the signs beside the teams and their melds mean, in the list of keys.

# "≥50".
legend-due = The first meld must still come to 50 points
# "40/50".
legend-due-so-far = So many points of that are laid
# "✗ ✓".
legend-pot = The team has not taken a pot, or has
# "▲ ▼".
legend-more = More melds above, or below
# "+".
legend-staged = Put together, and not sent yet
# "*", over a card of the hand.
legend-new = A card of yours that is new
# "▲ △", likewise.
legend-picked = A picked card of yours; a picked one that is new
# "1:26 + 5:00": the clock; the second part is for the whole match, and goes last.
legend-clock = Time left of your turn, and beyond it; of others' turns only both together
