# To somebody who only watches. Words such as table and quit are what is typed: they stay as they are.

## Coming to the table

onlooker-table = { $count ->
    [0] Стол { $table }, { $preset }: за ним ещё никого нет.
    [1] Стол { $table }, { $preset }: за ним сидит { $names }.
   *[other] Стол { $table }, { $preset }: за ним сидят { $names }.
 }
onlooker-no-host = Сейчас этот стол никто не держит: ждём хозяина (запустить: { PROGRAM() } serve)…

## What happens there

onlooker-says = { $name } говорит: { $phrase }.
onlooker-shuffled = Тасуют карты для сдачи { $n }.
onlooker-lost = Связь со столом потеряна; ждём её…
onlooker-restored = Связь восстановлена.
onlooker-adjourned = Партия отложена: пока игроки не вернутся, смотреть не на что.
onlooker-closed = Стол закрыт.
onlooker-closed-because = Стол закрыт: { $reason }.

## What can be asked

onlooker-help-table = table: показывает весь стол.
onlooker-help-topics = { $words }: каждое слово рассказывает только о своём.
onlooker-help-score = score: показывает счёт этой сдачи и партии.
onlooker-help-sheet = sheet: показывает счёт сдач, которые вы видели.
onlooker-help-seats = seats: говорит, кто где сидит.
onlooker-help-clock = clock: говорит, сколько времени осталось у того, чей ход.
onlooker-help-rules = rules: говорит правила этого стола.
onlooker-help-log = log: говорит, что было в этой сдаче.
onlooker-help-shuffle = shuffle: говорит, чем доказано, что колода перемешана честно.
onlooker-help-verify = verify: проверяет все оконченные сдачи.
onlooker-help-help = help: называет эти слова.
onlooker-help-quit = quit: перестать смотреть; за столом этого не заметят.
onlooker-unknown = Вы смотрите; спросить можно: { $words }.
onlooker-no-table = Стол ещё не готов.
onlooker-no-score = Ещё ничего не сыграно.
