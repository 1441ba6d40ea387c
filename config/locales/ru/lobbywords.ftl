# The words of a shared table. What is typed stays as it is: ready, unready, seats, sit, fill, swap, kick, vote, claim,
# say, back, leave, quit, help, and the phrases after say. greedy and chance are names of bots.

## help and a word: what it does, in one line

lobbywords-ready = Ready сообщает, что вы готовы: к первой сдаче, продолжить в другой день, сыграть ещё.
lobbywords-unready = Unready это отменяет.
lobbywords-seats = Seats показывает, кто где сидит и кто готов.
lobbywords-sit = Sit пересаживает вас до первой сдачи: sit 2 (первое место — 0; партнёры сидят друг напротив друга).
lobbywords-fill = Fill сажает бота на каждое свободное место: fill или fill и его имя.
lobbywords-swap = Swap сажает на место бота другого бота до первой сдачи или отдаёт боту ваше место: swap 1 greedy.
lobbywords-kick = Kick — то же, что vote: kick 1 или kick и имя.
lobbywords-vote = Vote голосует за то, чтобы освободить место того, кто всех задерживает: vote 1 или vote и имя (голос
    того, кто пришёл первым, решает сам).
lobbywords-claim = Claim завершает партию в вашу пользу, когда ушли все ваши соперники.
lobbywords-adjourn = Adjourn откладывает партию для всех и сохраняет её: она продолжится в другой день, когда все
    снова придут и будут готовы.
lobbywords-say = Say говорит всем что-нибудь из этого: { $phrases }.
lobbywords-back = Back возвращает вам место, если за вас играет подмена.
lobbywords-leave = Leave отдаёт ваше место насовсем, и если карты уже сданы, это поражение; quit закрывает только
    терминал.
lobbywords-quit = Quit закрывает только терминал: место остаётся вашим; в ваш ход через минуту играет подмена.

## help alone, before the first deal and after a match

lobbywords-help-people = Люди: ready (готовы) · unready · seats (кто где сидит) · sit 2 · fill или fill chance (боты)
    · swap 1 greedy.
lobbywords-help-people-invited = Люди: ready (готовы) · unready · seats (кто где сидит).
lobbywords-help-talk = Разговор: say well played (help say показывает, что можно сказать).
lobbywords-help-go = Уйти: quit (место остаётся вашим: возвращайтесь) · leave (насовсем) · vote 1 (освободить место
    того, кто заснул).
lobbywords-help-closely = Об одном слове подробнее: help sit.

## The same in the middle of a match, after the words of the game

lobbywords-play-people = Люди: seats (кто где сидит) · say well played · vote 1 (освободить место того, кто заснул) ·
    claim (когда остальные ушли).
lobbywords-play-go = Уйти: quit (место остаётся вашим: возвращайтесь) · adjourn (отложить партию для всех) · leave
    (насовсем).

## What was typed is none of the words

lobbywords-near = «{ $word }» — не понимаю: может быть, { $near }?
lobbywords-unknown = «{ $word }» — не понимаю: напишите ready, seats или help.

## What a player can say to all, as the others hear it

lobbywords-phrase-hello = привет
lobbywords-phrase-well-played = хорошо сыграно
lobbywords-phrase-thanks = спасибо
lobbywords-phrase-sorry = извините
lobbywords-phrase-oops = ой
lobbywords-phrase-one-moment = минутку
lobbywords-phrase-good-game = хорошая игра
lobbywords-phrase-bye = пока
