## The question before a match, and what each game is

asking-which = Which game shall it be?
asking-burraco = Italian: sequences and sets; any canasta to go out
asking-buraco = American: a first meld of 50 points; a clean canasta to go out
asking-stbl = Brazilian, closed: the pile only by using its top card; one deal
# As the game stbl.
asking-aberto = Brazilian, open: as stbl, but anyone may take the pile; one deal
# $name: the game that is first in the list; rules and help are typed.
asking-answers = Write a number or a name; Enter alone takes { $name }. (rules { $name } tells its rules; help)

## What is answered

# What stands in parentheses and after "buraco play" is typed.
asking-help = Each game has its own rules: write its number or its name to play it, rules and its name to read them
    (rules burraco). Options are given when the program is started: { PROGRAM() } play --help lists them. Ctrl-C leaves.
asking-playing = Playing { $name }.
# $typed: what was typed; $near: the game that was probably meant.
asking-unknown-near = "{ $typed }" is none of these games: did you mean { $near }?
# $count: how many games there are.
asking-unknown = "{ $typed }" is none of these games: write a number from 1 to { $count }, or press Enter.
# $names: the games.
asking-rules-which = Rules of which game? Write rules and one of { $names }.
# Its rules have just been shown.
asking-rules-told = Write { $name } to play it, or another name.
