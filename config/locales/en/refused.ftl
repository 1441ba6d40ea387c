# Why the table did not do what was asked of it beside the game: seats, bots, names. $seat: the number of a seat; $name: a
# player's name.

# $why: in English.
refused-not-now = That cannot be done now: { $why }.
refused-not-now-over = That cannot be done now: the match is over.
refused-cannot-now = That cannot be done now; look how the table stands, and ask again.
refused-nobody-there = Nobody has seat { $seat }.
refused-seat-is-free = Nobody has that seat.
refused-somebody-there = Somebody has seat { $seat }: choose another one.
refused-seat-is-taken = Somebody has that seat: choose another one.
refused-somebody-comes = { $name } takes seat { $seat } next: choose another one.
# $last: the highest number of a seat.
refused-no-such-seat = The seats of this table are 0 to { $last }.
refused-seat-unknown = This table has no such seat: choose another one.
refused-free-seats = Some seats are free: fill them with bots, or wait for people to take them.
refused-table-full = Every seat is taken: watch, or ask the host to free one.
refused-void-invitation = This seat has changed hands since: ask for a new invitation.
refused-dealt-already = Seats can only be changed before the first deal.
refused-rules-dealt-already = The rules can only be changed before the first deal: create a new table for others.
refused-rules-no-lobby = Only a table with a lobby can change its rules: create a new table for others.
# $people: how many people there are; $seats: how many seats there would be, fewer.
refused-too-many-people = { $people } people sit at this table and there are { $seats } seats then: somebody has to leave first.
refused-people-too-many = More people sit at this table than there are seats then: somebody has to leave first.
# Of rules whose options do not go together.
refused-bad-rules = These rules cannot be played: choose other options.
# Said to programs.
refused-bad-overrides = What differs from the preset and all options must make the same rules: work both out anew.
# Said to programs, which may let the clocks of a table stand for a while.
refused-bad-hold = Clocks can be held for 0 to { $most } milliseconds: ask for less, and again while it lasts.
refused-hold-unfit = Clocks cannot be held for so long: ask for less, and again while it lasts.
refused-match-over = The match is over: create a new table.

## Names

# $most: how many letters.
refused-bad-name = A name has 1 to { $most } letters or signs, and none that cannot be seen.
refused-name-unfit = That name cannot be used: choose another one.
refused-name-there = { $name } sits on seat { $seat } already: join that seat, or choose another name.
refused-name-comes = { $name } takes seat { $seat } next: join that seat, or choose another name.
refused-name-is-taken = Somebody has that name here: choose another one.
refused-name-is-a-bot = { $name } is a bot at this table: come as one, or under another name.
refused-name-is-a-person = { $name } is a person at this table: come as one, or under another name.
refused-name-has-seat = { $name } has seat { $seat }: choose another one, or come as { $name } if that is you.

## Bots

# human and bot are typed.
refused-bad-kind = A player is human or bot.
refused-bad-clock = Give at least a millisecond for a turn, and none below zero.
refused-only-for-bots = Only a bot is given a budget and options: leave them out.
refused-no-bot-there = No bot has seat { $seat }: only bots have a budget and options.
refused-no-house-bots = This host has no bots of its own: let somebody bring one.
# $asked: what it was called; $names: bots to choose from, with refused-or before the last.
refused-no-such-bot = There is no bot of the house called { $asked }; choose { $names }.
refused-no-such-bot-near = There is no bot of the house called { $asked }; did you mean { $names }?
refused-bot-unknown = There is no bot of the house called that: choose another one.
# $others: one name or several, with commas between them.
refused-or = { $others } or { $last }
# The budget: how much the bot may think about.
refused-bad-budget = A bot cannot be given that budget: choose another one.
refused-bad-options = A bot cannot be given these options: look which it has.
refused-garbled = The table does not understand what was asked; use a program of the same version.

## What a bot is given. $option: the name of a setting that the bot offers; $value: what was given for it.

# A world is one way in which the hidden cards may lie: so many may the bot think about.
refused-bad-worlds = A budget is 1 to { $most } worlds: give a number of these.
refused-too-many-options = A bot is given at most { $most } options of { $bytes } bytes: give fewer.
refused-no-options = This bot has no options: leave { $option } out.
refused-unknown-option = This bot has no option { $asked }; choose { $names }.
refused-unknown-option-near = This bot has no option { $asked }; did you mean { $names }?
refused-option-no-value = Option { $option }: a value is a number, a text, true or false.
# $values: with commas between them.
refused-option-of = Option { $option } is one of { $values }, and not { $value }.
refused-option-range = Option { $option } is a whole number from { $low } to { $high }, and not { $value }.
refused-option-from = Option { $option } is a whole number from { $low } on, and not { $value }.
refused-option-up-to = Option { $option } is a whole number up to { $high }, and not { $value }.
refused-option-whole = Option { $option } is a whole number, and not { $value }.
refused-option-switch = Option { $option } is true or false, and not { $value }.
refused-option-word = Option { $option } is a word, and not { $value }.
refused-option-text = Option { $option } is a text, and not { $value }.
