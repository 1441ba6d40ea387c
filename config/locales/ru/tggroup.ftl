# A group's table: the message that is always up to date, what is answered to taps and commands.

## The live message. $name: a player

tggroup-to-move = ходит { $name }
# $time: such as "2 minutes", never one of something.
tggroup-left = осталось: { $time }
tggroup-left-long = осталось больше часа
# Of a team, where there is no room for its melds.
tggroup-melds = { $count ->
    [one] { $count } комбинация, канаст: { $canastas }
    [few] { $count } комбинации, канаст: { $canastas }
    [many] { $count } комбинаций, канаст: { $canastas }
   *[other] { $count } комбинации, канаст: { $canastas }
}
tggroup-paused = За столом пауза.
# In a message of its own, with a button below it.
tggroup-pauses = За столом пауза. Продолжить может любой, кто играет.
tggroup-goes-on = Игра продолжается.
tggroup-adjourned = Партия отложена; её можно продолжить в другой день.
tggroup-seat-free = { $name } больше не играет: место можно занять.
# By a vote, or by whoever keeps the tables.
tggroup-seat-put-out = { $name } выбывает из партии: место можно занять.
tggroup-dealing = Карты сдаются…
tggroup-lost = Стол сейчас не отвечает; ничего не потеряно. /cancel закроет его.
# $table: its code.
tggroup-unheard = Ищем стол { $table }…
# A reminder; the player is told of it.
tggroup-nudge = { $name }, ваш ход.
# After the deal. $names: whose private chat was not reached
tggroup-hand-not-shown = { $names }: карты пока не удалось показать. Откройте личный чат со мной и нажмите там «Старт»:
    тогда они придут.

## After the match. $names: who

tggroup-plays-again = { $count ->
    [one] Ещё партию хочет { $names }
    [few] Ещё партию хотят { $names }
    [many] Ещё партию хотят { $names }
   *[other] Ещё партию хотят { $names }
}
tggroup-again-waits = { $count ->
    [one] Ждём ответа: { $names }
    [few] Ждём ответа: { $names }
    [many] Ждём ответа: { $names }
   *[other] Ждём ответа: { $names }
}
tggroup-finished = Партия закончена. /new создаёт новый стол.
tggroup-next-table = Те же игроки продолжают за столом ниже.
tggroup-expired = Никто не сел, и стол закрыт. /new создаёт новый.
tggroup-deserted = За этим столом больше никто не играет, и партия прекращена. /new создаёт новый стол.

## Buttons

tggroup-hand = Мои карты
tggroup-open-private = Личный чат
tggroup-take-seat = Сесть вместо игрока { $name }
# For whose seat a stand-in plays.
tggroup-back = Я снова здесь
tggroup-again = Ещё партию
tggroup-no-more = Хватит
tggroup-go-on = Продолжить
tggroup-yes = Да
tggroup-no = Нет
# With a pause.
tggroup-agree = За

## Questions

tggroup-ask-cancel = Закончить эту партию насовсем, без победителя?
tggroup-ask-leave = { $name }: уйти насовсем? Партия будет засчитана вам как проигранная.
# $names: who wants to pause, so many of $all.
tggroup-pause-asked = { $count ->
    [one] Пауза? За { $count } из { $all }: { $names }
    [few] Пауза? За { $count } из { $all }: { $names }
    [many] Пауза? За { $count } из { $all }: { $names }
   *[other] Пауза? За { $count } из { $all }: { $names }
}
# Below it. $names: who of them has no button in this chat; $word: a phrase, as it is said at the table.
tggroup-pause-elsewhere = { $count ->
    [one] { $names } играет не из этого чата и соглашается словами «{ $word }».
   *[other] { $names } играют не из этого чата и соглашаются словами «{ $word }».
}
tggroup-pause-settled = Прерывать больше нечего.

## Answers

tggroup-moved-on = Игра ушла вперёд: смотрите последнее сообщение.
# $name: who may.
tggroup-host-only = Это может сделать только { $name }.
# To somebody else, who wants to end a table at which nobody sits yet.
tggroup-cancel-wait = { $minutes ->
    [one] Этот стол создал игрок { $name }, и закрыть его может только он. Если ещё { $minutes } минуту никого не будет, это сможет любой.
    [few] Этот стол создал игрок { $name }, и закрыть его может только он. Если ещё { $minutes } минуты никого не будет, это сможет любой.
    [many] Этот стол создал игрок { $name }, и закрыть его может только он. Если ещё { $minutes } минут никого не будет, это сможет любой.
   *[other] Этот стол создал игрок { $name }, и закрыть его может только он. Если ещё { $minutes } минуты никого не будет, это сможет любой.
}
tggroup-no-host = Сначала сядьте: решает тот, кто сел первым.
tggroup-not-sitting = У вас нет места за этим столом.
tggroup-not-asked = Спросили не вас.
tggroup-not-member = Здесь играют только участники чата: сначала вступите в него.
tggroup-member-unknown = Telegram сейчас не говорит, состоите ли вы в этом чате. Ничего не потеряно: попробуйте ещё раз чуть позже.
tggroup-back-there = { $name }, за вас не играет подмена: место ваше.
tggroup-not-kept = Сейчас это не удалось сохранить: попробуйте ещё раз чуть позже.
tggroup-not-playing = Это можно только посреди партии.
tggroup-paused-already = Пауза уже есть; /resume продолжает игру.
tggroup-not-paused = Паузы нет.
tggroup-kick-whom = Напишите /kick и имя или номер места. Это голосование: места лишают только того, кого все ждут.
tggroup-kick-own = Это ваше место: отказаться от него можно командой /leave.
# $name: whose seat somebody wants to be freed.
tggroup-kick-not-waited-for = { $name } никого не задерживает, поэтому голосовать не о чем. До первой сдачи тот, кто выбирает правила, может
    освободить любое место кнопкой под столом.
tggroup-cancelled = Стол закрыт. /new создаёт новый.
tggroup-cancelled-by = Стол закрыт: так решил игрок { $name }. /new создаёт новый.
tggroup-bot-late = Ботов добавляют до первой сдачи; потом за тех, кого нет, играет подмена.
tggroup-bot-none = Нет свободного места, или ботов здесь нет.
tggroup-which-language = На каком языке здесь говорим?
# A button: the rules are written to whoever presses it.
tggroup-rules-all = Все правила — в личный чат
# $languages: their own names, each with its code, such as "English (en), italiano (it)".
tggroup-no-such-language = Такого языка здесь нет. Есть: { $languages }.
tggroup-speaks = С этого момента в этом чате говорим по-русски.
tggroup-pictures-how = Напишите /pictures on или /pictures off.
tggroup-pictures-on = Теперь стол показывается картинкой.
tggroup-pictures-off = Теперь стол показывается словами.
# In private. $report: a short id; $table: the table's code.
tggroup-report = Стол { $table }: его протокол можно найти под номером { $report }. Сообщите этот номер тому, кто держит
    бота.
tggroup-report-none = Сегодня вы больше не можете пожаловаться на другие столы: попробуйте завтра.
tggroup-report-sent = Ответ в личном чате.

## Statistics

tggroup-stats = Законченные партии в этом чате
# $game: its name, such as burraco.
tggroup-stats-game = { $count ->
    [one] { $game }: { $count } партия
    [few] { $game }: { $count } партии
    [many] { $game }: { $count } партий
   *[other] { $game }: { $count } партии
}
# $points: of the side, in a deal, on average.
tggroup-stats-row = { $name }: побед { $won } из { $matches }, очков за сдачу { $points }
# All who have asked to be forgotten.
tggroup-somebody = кто-то
tggroup-stats-none = В этом чате ещё не закончено ни одной партии.
