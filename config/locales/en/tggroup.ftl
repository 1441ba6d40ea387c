# A group's table: the message that is always up to date, what is answered to taps and commands.

## The live message. $name: a player

tggroup-to-move = { $name } is to move
# $time: such as "2 minutes", never one of something.
tggroup-left = { $time } left
tggroup-left-long = more than an hour left
# Of a team, where there is no room for its melds.
tggroup-melds = { $count ->
    [one] { $count } meld, canastas: { $canastas }
   *[other] { $count } melds, canastas: { $canastas }
}
tggroup-paused = The table pauses.
# In a message of its own, with a button below it.
tggroup-pauses = The table pauses. Whoever plays can go on with it.
tggroup-goes-on = The game goes on.
tggroup-adjourned = The match is adjourned; it can go on on another day.
tggroup-seat-free = { $name } has left for good: the seat can be taken.
# By a vote, or by whoever keeps the tables.
tggroup-seat-put-out = { $name } was put out: the seat can be taken.
tggroup-dealing = The cards are being dealt …
tggroup-lost = The table does not answer just now; nothing is lost. /cancel gives it up.
# $table: its code.
tggroup-unheard = Looking for table { $table } …
# A reminder; the player is told of it.
tggroup-nudge = { $name }, it is your turn.
# After the deal. $names: whose private chat was not reached
tggroup-hand-not-shown = { $names }: your cards could not be shown to you yet. Open the private chat with me and press Start
    there: they come then.

## After the match. $names: who

tggroup-plays-again = { $count ->
    [one] { $names } plays again
   *[other] { $names } play again
}
tggroup-again-waits = { $count ->
    [one] Waiting for { $names }
   *[other] Waiting for { $names }
}
tggroup-finished = The match is over. /new makes a new table.
tggroup-next-table = The same players play on below.
tggroup-expired = Nobody sat down, so this table was closed. /new makes a new one.
tggroup-deserted = Nobody plays at this table any more, so the match was ended. /new makes a new table.

## Buttons

tggroup-hand = My cards
tggroup-open-private = Private chat
tggroup-take-seat = Play in place of { $name }
# For whose seat a stand-in plays.
tggroup-back = I am back
tggroup-again = Play again
tggroup-no-more = No more
tggroup-go-on = Go on
tggroup-yes = Yes
tggroup-no = No
# With a pause.
tggroup-agree = Agree

## Questions

tggroup-ask-cancel = End this match for good, without a winner?
tggroup-ask-leave = { $name }: leave for good? The match counts as lost for you.
# $names: who wants to pause, so many of $all.
tggroup-pause-asked = { $count ->
    [one] Pause? { $count } of { $all } wants to: { $names }
   *[other] Pause? { $count } of { $all } want to: { $names }
}
# Below it. $names: who of them has no button in this chat; $word: a phrase, as it is said at the table.
tggroup-pause-elsewhere = { $count ->
    [one] { $names } plays from elsewhere and agrees by saying “{ $word }”.
   *[other] { $names } play from elsewhere and agree by saying “{ $word }”.
}
tggroup-pause-settled = There is nothing to pause any more.

## Answers

tggroup-moved-on = The table moved on: look at the newest message.
# $name: who may.
tggroup-host-only = Only { $name } can do that.
# To somebody else, who wants to end a table at which nobody sits yet.
tggroup-cancel-wait = { $minutes ->
    [one] { $name } has made this table and can end it. With nobody here for { $minutes } more minute anybody can.
   *[other] { $name } has made this table and can end it. With nobody here for { $minutes } more minutes anybody can.
}
tggroup-no-host = Sit down first: whoever sits here first decides.
tggroup-not-sitting = You have no seat at this table.
tggroup-not-asked = Somebody else was asked.
tggroup-not-member = Only members of this chat can play here: join it first.
tggroup-member-unknown = Telegram does not say just now whether you are in this chat. Nothing is lost: try again in a moment.
tggroup-back-there = { $name }, no stand-in plays for you: the seat is yours.
tggroup-not-kept = That could not be kept just now: try again in a moment.
tggroup-not-playing = That is for the middle of a match.
tggroup-paused-already = The table pauses already; /resume goes on.
tggroup-not-paused = The table does not pause.
tggroup-kick-whom = Write /kick and a name or the number of a seat. It is a vote: only who keeps the others waiting
    can be put out.
tggroup-kick-own = That is your own seat: /leave gives it up.
# $name: whose seat somebody wants to be freed.
tggroup-kick-not-waited-for = { $name } keeps nobody waiting, so there is nothing to vote on. Before the first deal whoever chooses the rules can
    free any seat with a button of the table.
tggroup-cancelled = The table was closed. /new makes a new one.
tggroup-cancelled-by = The table was closed by { $name }. /new makes a new one.
tggroup-bot-late = Bots are added before the first deal; afterwards one plays for everybody who is away.
tggroup-bot-none = There is no free seat, or no bot to be had here.
tggroup-which-language = Which language is spoken here?
# A button: the rules are written to whoever presses it.
tggroup-rules-all = All rules, in private
# $languages: their own names, each with its code, such as "English (en), italiano (it)".
tggroup-no-such-language = I do not speak that language. There are: { $languages }.
tggroup-speaks = This chat is spoken to in English from now on.
tggroup-pictures-how = Write /pictures on or /pictures off.
tggroup-pictures-on = The table is shown as a picture from now on.
tggroup-pictures-off = The table is shown in words from now on.
# In private. $report: a short id; $table: the table's code.
tggroup-report = Table { $table }: its record can be looked at under { $report }. Give this id to whoever runs this
    bot.
tggroup-report-none = You have reported as many tables as you can in a day: come again tomorrow.
tggroup-report-sent = I have written to you in private.

## Statistics

tggroup-stats = Finished matches in this chat
# $game: its name, such as burraco.
tggroup-stats-game = { $count ->
    [one] { $game }: { $count } match
   *[other] { $game }: { $count } matches
}
# $points: of the side, in a deal, on average.
tggroup-stats-row = { $name }: won { $won } of { $matches }, { $points } points a deal
# All who have asked to be forgotten.
tggroup-somebody = somebody
tggroup-stats-none = No match has been finished in this chat yet.
