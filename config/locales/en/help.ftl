# What the help of a command (buraco play --help) says of each option: half sentences, without a full stop. Words such
# as human,expert, none, 0 and K=V are typed.

# $codes: of the languages, such as "en, ru".
help-lang = the language you read: { $codes } (else as in the settings, then as in the environment)
help-plain = say everything in sentences, for screen readers
help-plain-watch = say cards in words, for screen readers

## A match: play and create. $names: of the games.

help-rules-asked = { $names }, or a TOML file of your own (asked for where left out)
help-rules-create = { $names }, or a TOML file
help-option = change a rule; may be repeated
help-seats-play = who plays, such as human,expert,expert,expert (2, 4 or 6; one human)
help-seats-create = who plays: human,greedy,human,greedy (else every seat is free)
help-target = play to N points; 0: one deal
help-seed = deal from this seed: repeatable, and not a fair shuffle
help-clock-play = seconds for a turn (30), or with a bank for the match (30+120); or none
help-clock-create = seconds for a turn and a bank (90+300), or none
help-record = write the match's record, deal by deal
help-resume = go on with a saved game (the newest)
help-bot-create = let this bot have the last free seat, or seat SEAT; may be repeated
help-private = only who knows the code finds it
help-name-create = keep the first free seat for NAME

## Shared tables: tables, join and watch

help-tables-all = private tables too, and those whose match is over
help-json = one JSON object a line, for programs
help-table = the table's code, or an invitation link (wss://…)
help-code = the table's code
help-seat = the seat's number, 0 is the first (else any that is free)
help-as = who you are; your own seat again, if you have one
help-token = of a seat, where the link holds none
help-bot-join = let this bot play the seat, from here
help-take-over = take your seat from wherever else you are connected to it
help-delay = tell everything so many seconds late

## Records: replay. play --record and export are typed.

help-record-or-code = a record, as play --record and export write it, or the code of a saved game
help-from = begin at step N (default 1)
help-seat-replay = show what seat S saw (0 is the first); else all hands

## What a bot is given.

help-worlds = the budget of each of its turns, instead of time
help-set = an option of the bot's; may be repeated
