# buraco games: the saved games. What is typed stays as it is: buraco play, CODE.

games-none = Non ci sono partite salvate: { PROGRAM() } play ne comincia una.
games-go-on = Per continuarne una: { PROGRAM() } play --resume CODE.
# $reason: why, a phrase.
games-not-listed = Le partite salvate non si possono elencare: { $reason }.

## One game, after its code

# $rules: the name of its rules, as in games-own-rules too; $n: the number of the deal; $state: one of those below.
games-game = { $rules }, smazzata { $n }: { $state }
# Some rules were changed.
games-own-rules = { $preset } con regole tue
# In the place of the rules: the first deal with a coach.
games-lesson = la lezione
games-finished = finita
games-busy = in gioco in questo momento
games-between = tra due smazzate
games-to-move = tocca a { $name }
# $problem: why it cannot be opened, without a full stop.
games-damaged = danneggiata: { $problem }.
