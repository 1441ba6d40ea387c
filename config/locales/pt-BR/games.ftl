# buraco games: the saved games. What is typed stays as it is: buraco play, CODE.

games-none = Não há partidas salvas: { PROGRAM() } play começa uma.
games-go-on = Para continuar uma: { PROGRAM() } play --resume CODE.
# $reason: why, a phrase.
games-not-listed = Não dá para listar as partidas salvas: { $reason }.

## One game, after its code

# $rules: the name of its rules, as in games-own-rules too; $n: the number of the deal; $state: one of those below.
games-game = { $rules }, rodada { $n }: { $state }
# Some rules were changed.
games-own-rules = { $preset } com regras suas
# In the place of the rules: the first deal with a coach.
games-lesson = a lição
games-finished = terminada
games-busy = em jogo agora
games-between = entre duas rodadas
games-to-move = é a vez de { $name }
# $problem: why it cannot be opened, without a full stop.
games-damaged = danificada: { $problem }.
