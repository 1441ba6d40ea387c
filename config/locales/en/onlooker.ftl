# To somebody who only watches. Words such as table and quit are what is typed;
# in other languages they are the own words of typed.ftl.

## Coming to the table

# $table: its code; $preset: the name of its rules; $names: the players, joined by text-and; $count: how many they are.
onlooker-table = { $count ->
    [0] Table { $table }, { $preset }: nobody sits there yet.
    [one] Table { $table }, { $preset }: { $names } sits there.
   *[other] Table { $table }, { $preset }: { $names } sit there.
 }
onlooker-no-host = Nobody hosts this table just now: waiting for a host (start one with: { PROGRAM() } serve)…

## What happens there

# $phrase: one of lobbywords-phrase-…
onlooker-says = { $name } says: { $phrase }.
# $n: its number.
onlooker-shuffled = The cards of deal { $n } are being shuffled.
onlooker-lost = The connection to the table is lost; waiting for it…
onlooker-restored = Connected again.
onlooker-adjourned = The match is adjourned: there is nothing to watch before its players come back.
# After the match.
onlooker-closed = The table has closed.
# $reason: why, without a full stop, as the table says it.
onlooker-closed-because = The table has closed: { $reason }.

## What can be asked

onlooker-help-table = table: shows the whole table.
# $words: what is typed, such as melds and pile.
onlooker-help-topics = { $words }: each tells just that.
onlooker-help-score = score: shows what this deal has brought so far, and the match.
onlooker-help-sheet = sheet: shows the score sheets of the deals that you have watched.
onlooker-help-seats = seats: tells who sits where.
onlooker-help-clock = clock: tells how long whoever is to move still has.
onlooker-help-rules = rules: tells the rules of this table.
onlooker-help-log = log: tells what has happened in this deal.
onlooker-help-shuffle = shuffle: tells what proves that the shuffle is fair.
onlooker-help-verify = verify: checks every deal that is over.
onlooker-help-help = help: tells these words.
onlooker-help-quit = quit: ends the watching; nobody at the table notices.
# $words: those above.
onlooker-unknown = You watch; what can be asked: { $words }.
onlooker-no-table = The table has not been laid yet.
onlooker-no-score = Nothing has been played yet.
