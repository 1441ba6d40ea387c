# Words such as sit, vote and yes are what is typed;
# in other languages they are the own words of typed.ftl. Seats are numbered from 0.

# $word: what was typed (sit, vote, kick or swap); $last: the last seat's number.
chairs-which = Which seat? Write { $word } and a number from 0 to { $last }, or a name (seats tells who sits where).
chairs-which-unknown = Which seat? Write { $word } and a number, or a name.
# To somebody whom a link has brought, who asks for another seat or for a bot.
chairs-invited = That cannot be asked through an invitation: somebody who has joined by the table's code can, or whoever
    made the table ({ PROGRAM() } admin).

## Taking another seat

chairs-yours-already = You sit on seat { $seat } already.
chairs-too-late = Seats are changed before the first deal only.

## Voting to free a seat

chairs-vote-own = Nobody votes for freeing their own seat: leave gives it up.
chairs-vote-free = Nobody has seat { $seat }: it is free.
chairs-vote-bot = { $name } is a bot and keeps nobody waiting.

## Bots

chairs-none-free = No seat is free: there is none for a bot.
# $asked: what was typed; $bots: the names of those there are.
chairs-no-bot = There is no bot "{ $asked }": write one of { $bots }.
chairs-no-bot-near = There is no bot "{ $asked }": did you mean { $near }?
# Two questions. $bot: a program's name.
chairs-give-up = The bot { $bot } takes your seat now, and you leave the table; to play again you would join it once
    more. Write yes to give it your seat, anything else to stay.
chairs-give-up-in-play = The bot { $bot } takes your seat at the end of your turn, and you leave the table; to play
    again you would join it once more. Write yes to give it your seat, anything else to stay.
chairs-swap-over = The match is over: seats are changed at the table where you play again.
# $name: who sits there.
chairs-swap-person = Seat { $seat } is { $name }'s: only { $name } can let a bot play it. (vote { $seat } frees it where
    { $name } keeps everybody waiting)
# $name: a bot that another player runs.
chairs-swap-brought = { $name } is a bot that somebody has brought: only they can take it away. (vote { $seat } frees the
    seat where it keeps everybody waiting)
chairs-swap-late = Bots are changed before the first deal only.
# A question, to somebody who wants the match to go on another day.
chairs-adjourn = The match stops now for everybody and is saved; it goes on once all have joined the table again and
    are ready. Write yes to adjourn it, anything else to play on.
chairs-adjourn-none = No match is in play: there is none to adjourn.
chairs-adjourned-already = The match is adjourned already: it goes on once all have joined again and are ready.
