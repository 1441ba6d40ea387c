# A match on a table of one's own: what is said at its beginning and at its end.

## At the beginning

# The aim of the game, in all its kinds.
match-aim = Lay melds, three cards or more; play your last card to take your team's pot; make a canasta, seven cards or
    more; then go out.
# help and hint are typed; Enter is the key.
match-help = Write a number shown, or the words for it; Enter sends your turn. help lists all there is, hint advises.
# $game: its code; $others: all who play, each with the name of the bot: "Bruno (expert), Carla (expert)".
match-line-up = Game { $game }: you play with { $others }.

## When the person leaves. A command follows on a line of its own.

match-saved = The game is saved. Go on with:
# not_saved is the code of an error; $trouble: the reason, of the operating system.
match-newest-not-saved = The newest step could not be saved (not_saved: { $trouble }); all before it is. Make room on
    the disk of { $folder }, then go on with:
match-gone = The saved game { $game } is gone: { $path } was deleted or replaced while the game was played, so it cannot
    be gone on with.

## The record: a file in which everything that happened is written

# A command follows on a line of its own.
match-recorded-replay = The record is in { $record }. Step through it:
match-recorded-verify = The record is in { $record }. Anyone can check its shuffles:
# $reason: why, a phrase; $command: is typed.
match-record-later = The record { $record } could not be written ({ $reason }): `{ $command }` writes it.
match-record-lost = The record { $record } could not be written ({ $reason }): it is lost.
match-record-in-home = The record cannot be written to { $path }: { $folder } is for the saved games. Choose another
    place.
match-record-exists = The record cannot be written to { $path }: { $reason }, and it is left alone. Name another file.
match-record-unwritable = The record { $path } cannot be written ({ $reason }): choose another place.
# Why not, where something lies there: $reason of match-record-exists.
match-lies-folder = it is a folder
match-lies-device = it is no ordinary file
match-lies-file = another file lies there

# The file of a saved game had to be mended. $table: its code; $count: how many bytes were lost.
match-cut-short = table { $table }: its last line was cut short ({ $count } bytes), as by a killed program; nobody was
    told of it, and it was removed
