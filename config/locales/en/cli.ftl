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
cli-explains = `buraco COMMAND --help` explains one.
cli-home = `buraco` alone opens the home screen.

## What cannot be done

# $given: in quotation marks; what stands in ` ` is typed.
cli-unknown-command = There is no command { $given }; `buraco --help` lists them.
# $reason: of the operating system, a phrase. The name of the command and a colon stand before it.
cli-cannot-go-on = it cannot go on ({ $reason }): put that right and try again.
cli-no-output = Standard output is closed: give the command somewhere to write.
