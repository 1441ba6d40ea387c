# buraco games: the saved games. What is typed stays as it is: buraco play, CODE.

games-none = Сохранённых игр нет: { PROGRAM() } play начнёт новую.
games-go-on = Продолжить одну из них: { PROGRAM() } play --resume CODE.
# $reason: why, a phrase.
games-not-listed = Список сохранённых игр показать нельзя: { $reason }.

## One game, after its code

# $rules: the name of its rules, as in games-own-rules too; $n: the number of the deal; $state: one of those below.
games-game = { $rules }, сдача { $n }: { $state }
# Some rules were changed.
games-own-rules = { $preset } со своими правилами
# In the place of the rules: the first deal with a coach.
games-lesson = урок
games-finished = окончена
games-busy = в неё сейчас играют
games-between = между двумя сдачами
games-to-move = ходит { $name }
# $problem: why it cannot be opened, without a full stop.
games-damaged = повреждена: { $problem }.
