# Where the shared tables are to be found. What stands in ` ` is typed; a host is a program that runs tables.

busurl-no-host = No host runs here now: start `{ PROGRAM() } serve`; the tables are kept.
# $variable: of the environment.
busurl-no-bus = No table is shared here yet: start `{ PROGRAM() } serve`, or set { $variable } to the address of a Redis or
    Valkey server on which somebody serves.
busurl-of-somebody-else = { $file } belongs to somebody else: delete it, then start serve anew.
# $reason: why, a phrase.
busurl-unreadable = { $file } cannot be read ({ $reason }): start `{ PROGRAM() } serve` anew.
# Why not, where what is in it cannot be read as text.
busurl-no-text = it is no text
