# Words such as ready, fill, back, vote and claim are what is typed;
# in other languages they are the own words of typed.ftl. Seats are numbered from 0.

## What the table waits for, to everybody who comes

lobby-waits = Стол ждёт игроков: карты сдают, когда заняты все места и все готовы.
lobby-waits-adjourned = Партия отложена: она продолжится, когда все снова будут готовы.
lobby-waits-over = Следующая партия начнётся, когда все, кто здесь, будут готовы играть ещё.

## What the reader can do about it

lobby-now = Напишите «готовность», когда будете готовы; «сесть N» — сменить место, «заполнить» — позвать ботов. (места,
    помощь)
lobby-now-invited = Напишите «готовность», когда будете готовы. (места, помощь)
lobby-now-adjourned = Напишите «готовность», чтобы продолжить; «выйти» сохраняет место до другого дня. (места, помощь)
lobby-now-over = Напишите «готовность», чтобы сыграть ещё, или «выйти». (места, помощь)
lobby-now-ready = Вы готовы: «передумать» это отменяет, «заполнить» сажает ботов на свободные места. (места, помощь)
lobby-now-ready-invited = Вы готовы: «передумать» это отменяет. (места, помощь)
lobby-now-ready-adjourned = Вы готовы продолжать: «передумать» это отменяет. (места, помощь)
lobby-now-ready-over = Вы готовы сыграть ещё: «передумать» это отменяет. (места, помощь)

## Why nobody plays just now; one of the sentences before may follow

lobby-idle = Карты ещё не сданы.
lobby-idle-paused = За столом перерыв: пока он не кончится, играть нельзя.
lobby-idle-adjourned = Партия отложена.
lobby-idle-over = Партия окончена.

## Who sits where: a line for each seat

lobby-unknown = Стол ещё не сообщил, кто где сидит.
lobby-bots = Можно позвать ботов: { $bots }.
lobby-seat = Место { $seat }: { $who }.
# A partner's, straight across the table from the reader.
lobby-seat-across = Место { $seat }, напротив вас: { $who }.
# A partner's at a table of six.
lobby-seat-side = Место { $seat }, на вашей стороне: { $who }.

## Parts of these lines, with commas between them; nothing here agrees with a player's gender

lobby-you = вы
lobby-bot = { $name } (бот)
lobby-free = свободно
lobby-free-coming = свободно; сюда садится { $name }
lobby-state-left = больше не играет; место можно занять
lobby-state-put-out = место отобрано голосованием; его можно занять
lobby-state-held = играет подмена
lobby-state-ready = готовность есть
lobby-state-not-ready = готовности ещё нет
lobby-state-away = не за столом
lobby-state-coming = в конце хода сюда садится { $name }

## Stand-ins, and seats that were given up

lobby-held-own = За вас играет подмена: «вернуться» возвращает вам место.
lobby-held-other = Подмена играет за игрока { $name }.
lobby-back = Напишите «вернуться», чтобы вернуть себе место.
lobby-left-own = Вы ушли: ваше место может занять кто-нибудь другой.
lobby-left-other = { $name } уходит насовсем: место { $seat } может занять кто-нибудь другой.
lobby-put-out-own = Вас удалили по голосованию: ваше место может занять кто-нибудь другой.
lobby-put-out-other = { $name } выбывает по голосованию: место { $seat } может занять кто-нибудь другой.
lobby-claim = Все ваши соперники ушли: «победа» завершает партию в вашу пользу; или играйте дальше.

## Who comes, goes and changes seats. $beside is never shown: it says where the seat is as the reader sees it, across (a
## partner's, straight across the table), side (a partner's at a table of six) or none.

lobby-moves-own = Вы пересаживаетесь на место { $seat }.
lobby-moves-other = { $beside ->
    [across] { $name } пересаживается на место { $seat }, напротив вас.
    [side] { $name } пересаживается на место { $seat }, на вашу сторону.
   *[none] { $name } пересаживается на место { $seat }.
 }
# $seat: where the first of the two sits now.
lobby-exchange-own = Вы и { $other } меняетесь местами: у вас теперь место { $seat }.
lobby-exchange-other = { $beside ->
    [across] { $name } и { $other } меняются местами: на месте { $seat }, напротив вас, теперь { $name }.
    [side] { $name } и { $other } меняются местами: на месте { $seat }, на вашей стороне, теперь { $name }.
   *[none] { $name } и { $other } меняются местами: на месте { $seat } теперь { $name }.
 }
lobby-takes-own = Вы садитесь на место { $seat }.
lobby-takes-from-own = Вы садитесь на место { $seat } вместо игрока { $name }.
lobby-takes-other = { $beside ->
    [across] { $who } садится на место { $seat }, напротив вас.
    [side] { $who } садится на место { $seat }, на вашу сторону.
   *[none] { $who } садится на место { $seat }.
 }
lobby-takes-from-other = { $beside ->
    [across] { $who } садится на место { $seat } вместо игрока { $name }, напротив вас.
    [side] { $who } садится на место { $seat } вместо игрока { $name }, на вашу сторону.
   *[none] { $who } садится на место { $seat } вместо игрока { $name }.
 }
lobby-free-again = Место { $seat } снова свободно (раньше — { $name }).
lobby-has-yours = Теперь на вашем месте { $who }.
lobby-instead-own = Теперь вы играете вместо игрока { $name }.
lobby-instead-other = Теперь { $who } играет вместо игрока { $name }.
lobby-coming-own = { $name } займёт ваше место в конце хода.
lobby-coming-other = { $name } займёт место игрока { $whose } в конце хода.
lobby-here = { $name } за столом.
lobby-away = { $name } сейчас не за столом.
# In the middle of a match.
lobby-away-playing = { $name } сейчас не за столом: когда дойдёт очередь, через минуту сыграет подмена.

## Who is ready. $phase is never shown: it says for what, lobby (the first match), adjourned (to go on with a match of
## another day) or over (to play another match).

lobby-ready-own = { $phase ->
    [adjourned] Вы готовы продолжать.
    [over] Вы готовы сыграть ещё.
   *[lobby] Вы готовы.
 }
lobby-ready-other = { $phase ->
    [adjourned] { $name } сообщает о готовности продолжать.
    [over] { $name } сообщает о готовности сыграть ещё.
   *[lobby] { $name } сообщает о готовности.
 }
lobby-unready-own = { $phase ->
    [adjourned] Вы больше не готовы продолжать.
    [over] Вы больше не готовы сыграть ещё.
   *[lobby] Вы больше не готовы.
 }
lobby-unready-other = { $phase ->
    [adjourned] { $name } отменяет готовность продолжать.
    [over] { $name } отменяет готовность сыграть ещё.
   *[lobby] { $name } отменяет готовность.
 }

## Votes to free the seat of somebody who keeps the others waiting

lobby-votes-own = Вы голосуете за то, чтобы освободить место игрока { $whose }.
lobby-votes-yours = { $name } голосует за то, чтобы освободить ваше место.
# vote and the number is what is typed.
lobby-votes-other = { $name } голосует за то, чтобы освободить место игрока { $whose } (голосовать { $seat } —
    согласиться).
lobby-votes-watched = { $name } голосует за то, чтобы освободить место игрока { $whose }.
