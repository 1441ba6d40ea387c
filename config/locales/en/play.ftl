# buraco play: a match begun, or a saved one gone on with. $game: its code. What stands in ` ` or after -- is typed.

# The name of whoever has given none.
play-nameless = Player

# $reason: why, a phrase.
play-not-saved = The game cannot be saved ({ $reason }): put that right, then try again.
play-no-rules = No game was chosen, so none was begun.

## A saved game

play-goes-on = Game { $game } goes on in deal { $n }.
play-another = Another match with the same players: the rules and the clock are the same.
# $record: a file.
play-another-unrecorded = { $record } holds the match before; of this one no record is written.
play-record-ends = Its record { $record } cannot be written any more: --record FILE names another.
play-own-bot = Game { $game } was played with a bot of yours: { PROGRAM() } bot play --resume { $game } -- COMMAND goes on with
    it.
play-no-bot = Game { $game } was played with the bot { $bot }, and there is none.
play-match-over = The match of game { $game } is over: `{ PROGRAM() } play` begins another, --record writes its record.
# $problem: a sentence about what is damaged; $count: how many deals were over before the damage.
play-damaged = { $count ->
    [one] { $problem } `{ PROGRAM() } play --resume { $game } --record FILE` writes the record of the deal that was over before
        that.
   *[other] { $problem } `{ PROGRAM() } play --resume { $game } --record FILE` writes the record of the { $count } deals that
       were over before that.
}
play-damaged-recorded = { $count ->
    [one] { $problem } The record holds the deal that was over before that.
   *[other] { $problem } The record holds the { $count } deals that were over before that.
}
play-unknown-game = There is no saved game { $game }: `{ PROGRAM() } games` lists those there are.
# $damaged: how many saved files are damaged.
play-no-saved-game = { $damaged ->
    [0] There is no saved game to go on with: `{ PROGRAM() } play` begins one.
    [one] There is no saved game to go on with ({ $damaged } saved file is damaged: `{ PROGRAM() } games` says why): `{ PROGRAM() }
        play` begins one.
   *[other] There is no saved game to go on with ({ $damaged } saved files are damaged: `{ PROGRAM() } games` says why):
       `{ PROGRAM() } play` begins one.
}
# $flag: such as --seats.
play-not-with-resume = --resume goes on with a game as it was begun: leave { $flag } out.
