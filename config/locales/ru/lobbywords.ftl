# The words of a shared table. What is typed, in other languages the own words of typed.ftl: ready, unready, seats,
# sit, fill, swap, kick, vote, claim, say, back, leave, quit, help, and the phrases after say. greedy and
# chance are names of bots.

## help and a word: what it does, in one line

lobbywords-ready = Готовность: сообщает, что вы готовы: к первой сдаче, продолжить в другой день, сыграть ещё.
lobbywords-unready = Передумать: отменяет готовность.
lobbywords-seats = Места: показывает, кто где сидит и кто готов.
lobbywords-sit = Сесть: пересаживает вас до первой сдачи: «сесть 2» (первое место — 0; партнёры сидят друг напротив
    друга).
lobbywords-fill = Заполнить: сажает бота на каждое свободное место: «заполнить» или «заполнить» и его имя.
lobbywords-swap = Заменить: сажает на место бота другого бота до первой сдачи или отдаёт боту ваше место: заменить 1
    greedy.
lobbywords-kick = Выгнать: то же, что «голосовать»: «выгнать 1» или «выгнать» и имя.
lobbywords-vote = Голосовать: голосует за то, чтобы освободить место того, кто всех задерживает: «голосовать 1» или
    «голосовать» и имя (голос того, кто пришёл первым, решает сам).
lobbywords-claim = Победа: завершает партию в вашу пользу, когда ушли все ваши соперники.
lobbywords-adjourn = Отложить: откладывает партию для всех и сохраняет её: она продолжится в другой день, когда все
    снова придут и будут готовы.
lobbywords-say = Сказать: говорит всем что-нибудь из этого: { $phrases }.
lobbywords-back = Вернуться: возвращает вам место, если за вас играет подмена.
lobbywords-leave = Уйти: отдаёт ваше место насовсем, и если карты уже сданы, это поражение; «выйти» закрывает только
    терминал.
lobbywords-quit = Выйти: закрывает только терминал: место остаётся вашим, в ваш ход через минуту играет подмена.

## help alone, before the first deal and after a match

lobbywords-help-people = Люди: готовность · передумать · места (кто где сидит) · сесть 2 · заполнить или заполнить
    chance (боты) · заменить 1 greedy.
lobbywords-help-people-invited = Люди: готовность · передумать · места (кто где сидит).
lobbywords-help-talk = Разговор: сказать хорошо сыграно (помощь сказать показывает, что можно сказать).
lobbywords-help-go = Выход: выйти (место остаётся вашим: возвращайтесь) · уйти (насовсем) · голосовать 1 (освободить
    место того, кто заснул).
lobbywords-help-closely = Об одном слове подробнее: помощь сесть.

## The same in the middle of a match, after the words of the game

lobbywords-play-people = Люди: места (кто где сидит) · сказать хорошо сыграно · голосовать 1 (освободить место того, кто
    заснул) · победа (когда остальные ушли).
lobbywords-play-go = Выход: выйти (место остаётся вашим: возвращайтесь) · отложить (партию для всех) · уйти (насовсем).

## What was typed is none of the words

lobbywords-near = «{ $word }» — не понимаю: может быть, { $near }?
lobbywords-unknown = «{ $word }» — не понимаю: напишите «готовность», «места» или «помощь».

## What a player can say to all, as the others hear it

lobbywords-phrase-hello = привет
lobbywords-phrase-well-played = хорошо сыграно
lobbywords-phrase-thanks = спасибо
lobbywords-phrase-sorry = извините
lobbywords-phrase-oops = ой
lobbywords-phrase-one-moment = минутку
lobbywords-phrase-good-game = хорошая игра
lobbywords-phrase-bye = пока
