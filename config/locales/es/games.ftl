# buraco games: the saved games. What is typed stays as it is: buraco play, CODE.

games-none = No hay partidas guardadas: { PROGRAM() } play empieza una.
games-go-on = Para seguir con una: { PROGRAM() } play --resume CODE.
# $reason: why, a phrase.
games-not-listed = Las partidas guardadas no se pueden mostrar: { $reason }.

## One game, after its code

# $rules: the name of its rules, as in games-own-rules too; $n: the number of the deal; $state: one of those below.
games-game = { $rules }, mano { $n }: { $state }
# Some rules were changed.
games-own-rules = { $preset } con reglas propias
# In the place of the rules: the first deal with a coach.
games-lesson = la lección
games-finished = terminada
games-busy = en juego ahora mismo
games-between = entre dos manos
games-to-move = le toca a { $name }
# $problem: why it cannot be opened, without a full stop.
games-damaged = dañada: { $problem }.
