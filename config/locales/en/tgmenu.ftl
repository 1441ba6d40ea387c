# The menus of a table's rules in a group. Options and their values are called as everywhere else.

## The pages; buttons with the choices stand under each

tgmenu-preset = Which game? The options go back to what is usual in it.
tgmenu-target = To how many points is the match played?
tgmenu-one-deal = one deal
tgmenu-clocks = How much time is there for a turn? What goes beyond it is taken from a bank for the whole match; with
    that gone a stand-in finishes the turn.
tgmenu-options = Options, page { $page } of { $pages }. A tap changes one.
# $value: the value of an option.
tgmenu-now = Now: { $value }
# $game: its name, such as burraco.
tgmenu-usual = Usual in { $game }: { $value }
# What an option means, where its line for terminals would not be understood. No full stop
tgmenu-teams-about = how many teams; partners never sit side by side; three teams need six players
tgmenu-decks-about = packs of 52 cards; three is usual with six players, else two
tgmenu-pots-about = how many pots are dealt; three is usual with three packs of cards, else two
tgmenu-values-about = how many points each card is worth
tgmenu-royal-in-one-turn-about = the royal and the ace-to-ace canasta count only when all their cards were played in one turn
# Against bots, without a group. $level: a player of the house
tgmenu-others-played = The other seats are played by: { $level }.
# A button: from a page of the rules to the first one.
tgmenu-back = Back

## The clock, as it is said of a table. $time and $bank: such as "90 seconds"

tgmenu-no-clock = No clock: everybody has as much time as they like.
tgmenu-clock = For a turn: { $time }
tgmenu-clock-bank = For a turn: { $time }; in the bank for the whole match: { $bank }
# A button: no clock runs.
tgmenu-off = no clock
tgmenu-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
