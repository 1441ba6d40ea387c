# The room that draws a seat's table on the whole screen.

# $reason: the kind of the fault, a word of the program.
filling-failed = The full screen has failed ({ $reason }) and was closed; nothing of the game is lost. --plain goes on in lines: `{ PROGRAM() } play --resume --plain`, or `{ PROGRAM() } join` as before; buraco.log says more.
