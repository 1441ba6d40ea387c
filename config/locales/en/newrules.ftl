## Before the first deal other rules were agreed on

# $game: the game and how far it goes, as in screen-game; $players: how many play, a number from 2 to 6.
newrules-now = Other rules were agreed on: { $game }, with { $players } players.
# $changes: options and their values, as in newrules-change, with semicolons between them.
newrules-changed = What is other than before: { $changes }.
# $option: what an option is called; $value: its value, in words.
newrules-change = { $option }: { $value }
