# The table of a group before its first deal: a message with buttons.

## What will be played

# $game: such as "burraco to 2000"; $players and $teams: numbers.
tglobby-game = { $game }, { $players } players in { $teams } teams
# $changes: options and their values, with semicolons between them.
tglobby-differs = Other than usual: { $changes }.

## Who sits there

tglobby-team = Team { $team }
# After a name: the bot may not write to them in private yet, where cards are shown.
tglobby-not-reached = not reachable in private yet

## What is waited for. $names: who

tglobby-missing = { $count ->
    [one] { $names } must open the private chat with the bot first and press Start: the hand is shown there.
   *[other] { $names } must open the private chat with the bot first and press Start: their hands are shown there.
}
tglobby-free-seats = { $count ->
    [one] { $count } seat is free: somebody sits down, or a bot is added.
   *[other] { $count } seats are free: somebody sits down, or bots are added.
}
tglobby-waits-ready = { $count ->
    [one] Not ready yet: { $names }. With everybody ready the cards are dealt.
   *[other] Not ready yet: { $names }. With everybody ready the cards are dealt.
}
tglobby-ready-asked = { $count ->
    [one] { $names }: are you ready? Press Ready.
   *[other] { $names }: are you ready? Press Ready.
}
tglobby-host = { $name } chooses the rules and starts.
tglobby-which-bot = Which bot sits down on seat { $seat }?
tglobby-who-goes = Who goes? The seat is free again then.

## Buttons

tglobby-open-private = Open the private chat
tglobby-sit = Sit here
tglobby-sit-for-bot = Sit in place of a bot
tglobby-ready = Ready
tglobby-leave = Leave
tglobby-add-bot = Add a bot
tglobby-remove = Remove
# Which game is played.
tglobby-rules = Game
tglobby-options = Options
# To how many points.
tglobby-target = Points
tglobby-clock = Time
tglobby-close = Back to the table
tglobby-start = Start
# Some have not said that they are ready, although they were asked.
tglobby-start-anyway = Start without waiting

## Answers to a tap

tglobby-sits-already = You have a seat here already.
tglobby-press-start = First open the private chat with the bot and press Start there.
