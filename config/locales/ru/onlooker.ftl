# To somebody who only watches. Words such as table and quit are what is typed;
# in other languages they are the own words of typed.ftl.

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

onlooker-help-table = стол: показывает весь стол.
onlooker-help-topics = { $words }: каждое слово рассказывает только о своём.
onlooker-help-score = счёт: показывает счёт этой сдачи и партии.
onlooker-help-sheet = итог: показывает счёт сдач, которые вы видели.
onlooker-help-seats = места: говорит, кто где сидит.
onlooker-help-clock = часы: говорит, сколько времени осталось у того, чей ход.
onlooker-help-rules = правила: говорит правила этого стола.
onlooker-help-log = журнал: говорит, что было в этой сдаче.
onlooker-help-shuffle = тасовка: говорит, чем доказано, что колода перемешана честно.
onlooker-help-verify = проверить: проверяет все оконченные сдачи.
onlooker-help-help = помощь: называет эти слова.
onlooker-help-quit = выйти: перестать смотреть; за столом этого не заметят.
onlooker-unknown = Вы смотрите; спросить можно: { $words }.
onlooker-no-table = Стол ещё не готов.
onlooker-no-score = Ещё ничего не сыграно.
