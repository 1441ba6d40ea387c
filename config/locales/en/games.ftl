# buraco games: the saved games. What is typed stays as it is: buraco play, CODE.

games-none = There are no saved games: { PROGRAM() } play begins one.
games-go-on = Go on with one: { PROGRAM() } play --resume CODE.
# $reason: why, a phrase.
games-not-listed = The saved games cannot be listed: { $reason }.

## One game, after its code

# $rules: the name of its rules, as in games-own-rules too; $n: the number of the deal; $state: one of those below.
games-game = { $rules }, deal { $n }: { $state }
# Some rules were changed.
games-own-rules = { $preset } with rules of your own
# In the place of the rules: the first deal with a coach.
games-lesson = the lesson
games-finished = finished
games-busy = being played now
games-between = between two deals
games-to-move = { $name } to move
# $problem: why it cannot be opened, without a full stop.
games-damaged = damaged: { $problem }.
