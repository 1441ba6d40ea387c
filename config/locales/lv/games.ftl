# buraco games: the saved games. What is typed stays as it is: buraco play, CODE.

games-none = Saglabātu spēļu nav: { PROGRAM() } play sāk jaunu.
games-go-on = Turpini kādu no tām: { PROGRAM() } play --resume CODE.
# $reason: why, a phrase.
games-not-listed = Saglabātās spēles nevar uzskaitīt: { $reason }.

## One game, after its code

# $rules: the name of its rules, as in games-own-rules too; $n: the number of the deal; $state: one of those below.
games-game = { $rules }, { $n }. sadale: { $state }
# Some rules were changed.
games-own-rules = { $preset } ar saviem noteikumiem
# In the place of the rules: the first deal with a coach.
games-lesson = mācību sadale
games-finished = pabeigta
games-busy = to tagad spēlē
games-between = starp divām sadalēm
games-to-move = iet { $name }
# $problem: why it cannot be opened, without a full stop.
games-damaged = bojāta: { $problem }.
