# buraco admin: orders to a shared table. What is typed stays as it is: SEAT, PROGRAM, none, resume. $seat: a number.

admin-pause = nobody acts, no clock runs
admin-resume = go on after a pause or an adjournment
admin-start = deal without waiting for anybody to be ready
admin-adjourn = pause until another day
admin-clock = give the players other times from now on
admin-clock-times = seconds for a turn and a bank (90+300), or none
admin-rules = before the first deal: play other rules, with as many seats as they have
admin-rules-named = a preset, or a file of rules
admin-close = end the match for good, without a winner
admin-kick = free a seat
admin-swap = let a bot play a seat from the end of its turn on
admin-give = give the bot of a seat a budget (0: none) or options
admin-fill = let a bot play every free seat
admin-at-seat = SEAT is a number, 0 is the first, or the name of who sits there
# $what: one of the messages above; $at: the last of them.
admin-help-at-seat = { $what } ({ $at })
# What has become of an order.
admin-paused = Table { $table } pauses: nobody acts and no clock runs. Go on with: { PROGRAM() } admin { $table } resume
admin-resumed = Table { $table } goes on.
admin-started = Table { $table } deals without waiting for anybody.
admin-closed = The match of table { $table } has ended, without a winner.
admin-adjourned = Table { $table } is adjourned: it goes on when its players have joined again and are ready.
admin-paused-already = Table { $table } is paused already. Go on with: { PROGRAM() } admin { $table } resume
admin-adjourned-already = Table { $table } is adjourned already: it goes on when its players join again.
admin-not-paused = Table { $table } was not paused: it is being played.
admin-not-begun = Table { $table } was not paused: its first deal is yet to come.
admin-over = The match of table { $table } is over.
admin-playing = Table { $table } is being played already.
# $name: who had the seat.
admin-freed = Seat { $seat } of table { $table } is free now ({ $name } had it).
admin-put-out = { $name } was put out of seat { $seat } of table { $table }: a stand-in plays until somebody takes it.
# $bot: the program.
admin-swapped = A bot ({ $bot }) plays seat { $seat } of table { $table }.
# $name: who played there before.
admin-swapped-for = A bot ({ $bot }) plays seat { $seat } of table { $table } in place of { $name }, from the end of its
    turn on.
admin-no-clock = No clock runs at table { $table } from now on.
# $times: as it was typed, such as 90+300.
admin-clock-now = The players of table { $table } have { $times } seconds from now on.
admin-same-rules = Table { $table } plays these rules already.
# $seats: who sits where, such as "0 Ana, 1 Bruno".
admin-other-rules = Table { $table } plays other rules now, and nobody is ready any more: { $seats }.
admin-given = { $name } plays seat { $seat } of table { $table } with what it was given from now on.
# $seats: who sits where, such as "0 Ana, 1 Bruno".
admin-none-free = No seat of table { $table } was free: { $seats }.
admin-filled = Bots have taken the free seats of table { $table }: { $seats }.
# A seat, after its number.
admin-free = free
# $typed: a name.
admin-nobody-called = At table { $table } there is nobody called { $typed }: name the seat by its number ({ $seats }).
admin-several-called = At table { $table } there is more than one called { $typed }: name the seat by its number ({
    $seats }).
# $problem: why, without a full stop.
admin-unplayable = Table { $table } cannot be played: { $problem }.
admin-closed-unplayable = Table { $table } could not be played, and is closed now; what is left of its log stays.
