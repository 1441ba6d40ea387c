# buraco admin: orders to a shared table. What is typed stays as it is: SEAT, PROGRAM, none, resume. $seat: a number.

admin-pause = никто не ходит, часы стоят
admin-resume = продолжить после паузы или перерыва
admin-start = сдать, не дожидаясь ничьей готовности
admin-adjourn = прервать до другого дня
admin-clock = дать игрокам другое время, начиная с этого момента
admin-clock-times = секунды на ход и запас (90+300) или none
admin-rules = до первой сдачи: играть по другим правилам, мест столько, сколько в них игроков
admin-rules-named = название правил или файл с правилами
admin-close = закончить партию насовсем, без победителя
admin-kick = освободить место
admin-swap = отдать место боту с конца его хода
admin-give = дать боту на месте бюджет (0 — никакого) или настройки
admin-fill = посадить ботов на все свободные места
admin-at-seat = SEAT — номер, 0 — первое место, или имя того, кто там сидит
# $what: one of the messages above; $at: the last of them.
admin-help-at-seat = { $what } ({ $at })
# What has become of an order.
admin-paused = Стол { $table } на паузе: никто не ходит, часы стоят. Продолжить: { PROGRAM() } admin { $table } resume
admin-resumed = Игра за столом { $table } продолжается.
admin-started = За столом { $table } сдают, никого не дожидаясь.
admin-closed = Партия за столом { $table } закончена без победителя.
admin-adjourned = Игра за столом { $table } прервана: она продолжится, когда игроки вернутся и сообщат о готовности.
admin-paused-already = Стол { $table } уже на паузе. Продолжить: { PROGRAM() } admin { $table } resume
admin-adjourned-already = Игра за столом { $table } уже прервана: она продолжится, когда игроки вернутся.
admin-not-paused = Стол { $table } не был на паузе: за ним играют.
admin-not-begun = Стол { $table } не был на паузе: первая сдача ещё впереди.
admin-over = Партия за столом { $table } окончена.
admin-playing = За столом { $table } уже играют.
# $name: who had the seat.
admin-freed = Место { $seat } за столом { $table } теперь свободно (прежде там: { $name }).
admin-put-out = Место { $seat } за столом { $table } освобождено (прежде там: { $name }): пока его никто не занял,
    играет подмена.
# $bot: the program.
admin-swapped = На месте { $seat } за столом { $table } играет бот ({ $bot }).
# $name: who played there before.
admin-swapped-for = На месте { $seat } за столом { $table } с конца хода играет бот ({ $bot }); прежде там: { $name }.
admin-no-clock = За столом { $table } теперь играют без часов.
# $times: as it was typed, such as 90+300.
admin-clock-now = У игроков за столом { $table } теперь столько секунд: { $times }.
admin-same-rules = Стол { $table } уже играет по этим правилам.
admin-other-rules = Стол { $table } теперь играет по другим правилам, и никто больше не отмечен как готовый: { $seats }.
admin-given = { $name } на месте { $seat } за столом { $table } теперь играет с тем, что дано.
# $seats: who sits where, such as "0 Ana, 1 Bruno".
admin-none-free = За столом { $table } не было свободных мест: { $seats }.
admin-filled = Свободные места за столом { $table } заняли боты: { $seats }.
# A seat, after its number.
admin-free = свободно
# $typed: a name.
admin-nobody-called = За столом { $table } нет игрока с именем { $typed }: назовите место по номеру ({ $seats }).
admin-several-called = За столом { $table } с именем { $typed } не один игрок: назовите место по номеру ({ $seats }).
# $problem: why, without a full stop.
admin-unplayable = За столом { $table } играть нельзя: { $problem }.
admin-closed-unplayable = За столом { $table } играть было нельзя, теперь он закрыт; что осталось от его журнала,
    сохраняется.
