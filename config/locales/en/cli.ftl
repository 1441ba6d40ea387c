# The command buraco itself: what it can do, and what is said where it cannot.

## buraco --help: what each command does, half sentences without a full stop

cli-play = play a match in the terminal, against bots on a table of your own
cli-games = list the saved games
cli-serve = host tables that several programs share
cli-telegram = tables in Telegram chats
cli-tables = list the shared tables
cli-create = make a shared table, and print its code
cli-join = sit down at a shared table, in the terminal or as a bot
cli-watch = watch a shared table
cli-admin = pause, resume, adjourn or close a shared table
cli-seat-token = print an invitation to a seat of a shared table
cli-export = write the record of a shared table
cli-replay = step through a recorded match, forwards and backwards
cli-verify = check a record: every shuffle, every move, every score
cli-bot = write a bot, check it, and play with it
cli-rules = print a table's rules in words
cli-vectors = run files of conformance cases against the engine
cli-soak = play many deals under all rules with every invariant on
# The noun stays: it is the name of such a count.
cli-perft = count the sequences of legal actions from a position
cli-fuzz = say nonsense to a table and see that its match is not disturbed
cli-chaos = play matches while programs and servers die; compare the records
cli-bench = measure the speed of the engine, a table or a player
cli-ladder = find out which player is stronger, by how much
# Numbers with which the players of the house weigh up a move.
cli-fit = make the weights of the players anew

# COMMAND stands for one of these words; options for what can be written after it.
cli-usage = usage: buraco [COMMAND [options]]
cli-commands = commands:
cli-explains = `{ PROGRAM() } COMMAND --help` explains one.
cli-all = `{ PROGRAM() } --help` lists all commands.
cli-home = `{ PROGRAM() }` alone opens the home screen.
# `buraco` alone, where that screen is not shown. $why is never shown; $command: what is typed instead.
cli-no-home = { $why ->
    [plain] The home screen is drawn, and --plain says everything in sentences: `{ $command }` begins a game so.
    [pipe] The home screen needs a terminal to be drawn on, and here is a pipe or a file: `{ $command }` begins a game in lines.
    [wished] The home screen is not drawn because BURACO_PLAIN is set: `{ $command }` begins a game in lines.
    [dumb] The home screen cannot be drawn on this kind of terminal (see TERM): `{ $command }` begins a game in lines.
    [signs] The home screen cannot be drawn because this terminal shows no suit signs (see LANG and LC_ALL): `{ $command }` begins a game in lines.
   *[small] The home screen needs { $columns } columns and { $lines } lines, more than there are: make the window larger, or `{ $command }` begins a game in lines.
}

## What cannot be done

# $given: in quotation marks; what stands in ` ` is typed.
cli-unknown-command = There is no command { $given }; `{ PROGRAM() } --help` lists them.
# $reason: of the operating system, a phrase. The name of the command and a colon stand before it.
cli-cannot-go-on = it cannot go on ({ $reason }): put that right and try again.
cli-no-output = Standard output is closed: give the command somewhere to write.
