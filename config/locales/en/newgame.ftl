# The form of a new game: a label and a value in each row (56 columns together at most), and what the row means.

newgame-title = A new game
newgame-shared = A new shared table
newgame-keys = ← → change · Enter choose · r rules · Esc back
newgame-keys-options = ← → change · Enter write · Del as usual · Esc done

## The rows.

newgame-start = Start the game
newgame-make = Make the table
# $game: the name of the rules; $players: who plays, such as newgame-four.
newgame-start-about = { $game }, { $players }.
# The same of a shared table. $clock: such as newgame-clock-bank.
newgame-make-about = { $game }, { $players }. Clock: { $clock }. The others join with the code that you get.
newgame-rules = Rules
# Behind the sentence about the game.
newgame-where-burraco = Played in Italy, in clubs and tournaments.
newgame-where-buraco = Played in North America and beyond.
newgame-where-stbl = The strict game of Brazil's tables.
newgame-where-aberto = Brazil's easy-going game.
newgame-own-rules = Rules of your own, from a file.
newgame-players = Players
newgame-players-about = Two, four or six; at six seats there may be three teams of two.
newgame-two = two players
newgame-four = four, in two teams
newgame-six-two = six, in two teams
newgame-six-three = six, in three teams
# $count: how many bots play with the person; 0 to 2.
newgame-partner =
    { $count ->
        [one] Partner
       *[other] Partners
    }
newgame-opponents =
    { $count ->
        [one] Opponent
       *[other] Opponents
    }
newgame-own-bot = a bot of your own
newgame-line-up = Seats
newgame-line-up-about = Who plays, seat by seat. ← → goes back to partners and opponents.
newgame-seats = Seats
newgame-seats-free = free for everybody
newgame-shared-about = At the table bots can be brought to seats that stay free.
newgame-target = Play to
newgame-target-deal = one deal
newgame-target-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
newgame-target-about = The match ends when a team has so many points. Enter writes a number.
newgame-clock = Clock
newgame-clock-none = none
# $seconds: for one turn.
newgame-clock-turn = { $seconds } s a turn
# $bank: seconds for the whole match.
newgame-clock-bank = { $seconds } s a turn, bank { $bank } s
newgame-clock-about = Time for one turn, and a bank for the whole match. When both are used up a stand-in plays on.
newgame-options = More rules
newgame-options-changed =
    { $count ->
        [0] as usual
        [one] { $count } changed
       *[other] { $count } changed
    }
newgame-options-about = Every option of the rules, each explained.
newgame-seed = Seed
newgame-seed-none = none: a fair shuffle
newgame-seed-about = For trying things: the same seed deals the same cards each time. Such a shuffle proves nothing.

## What is asked, with a line to write on.

newgame-ask-target = Play to how many points? 0 is one deal.
newgame-ask-clock = Seconds for a turn, with + those of a bank (30+120); empty: no clock.
newgame-ask-seed = Deal from this seed (letters and digits); empty: a fair shuffle.

## The page of all options.

# $game: the name of the rules.
newgame-options-of = The rules of { $game }: what is otherwise is marked •
newgame-group-cards = Cards and deal
newgame-group-turn = The turn
newgame-group-melds = Melds
newgame-group-canastas = Canastas
newgame-group-initial = The first melds
newgame-group-pots = Pots and going out
newgame-group-end = The end of a deal
newgame-group-scores = Scores and the match
