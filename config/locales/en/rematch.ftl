## The whole of what is said about the table of the next match

# $table: its code.
rematch-same = The same players play again: this is table { $table }.
# After a match on a table of one's own; again is typed.
rematch-another = Write again to play another match with the same players; Enter ends.
# $here: who plays again, one of those below.
rematch-full = The next match is at table { $table }: { $here }.
# $free: the free seats, as in rematch-free.
rematch-open = The next match is at table { $table }: { $here }; { $free }.
# $missing: who is not there any more, as in rematch-missing.
rematch-missed = The next match is at table { $table }: { $here }; { $free } ({ $missing }).

## Its parts: each follows a colon, a semicolon or a parenthesis

rematch-nobody = nobody plays again
# To the reader.
rematch-own = you play again
# To the reader. $names: the other players, joined by text-and; $count: how many they are.
rematch-own-with = { $count ->
    [one] you and { $names } play again
   *[other] you, { $names } play again
 }
# $names: the players, the reader not among them; $count: how many they are.
rematch-others = { $count ->
    [one] { $names } plays again
   *[other] { $names } play again
 }
# $seats: the numbers of the free seats; $count: how many they are.
rematch-free = { $count ->
    [one] seat { $seats } is free
   *[other] seats { $seats } are free
 }
# $names: who played before; $count: how many they are.
rematch-missing = { $count ->
    [one] { $names } is not there
   *[other] { $names } are not there
 }
