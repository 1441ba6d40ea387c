# Deals of this match that are over, told again. What is typed (sheet, log, replay) stays as it is.

# $word: what was typed.
earlier-number = Write a deal's number after { $word }, or nothing: { $word } 2.
earlier-none = No deal of this match is over yet.
# $deal: the number asked for; $last: that of the newest deal that is over.
earlier-not-over = { $last ->
    [1] There is only deal 1 so far: { $deal } is none that is over.
   *[other] Deal { $deal } is not over: write 1 to { $last }.
}
earlier-not-kept = Deal { $deal } cannot be told here: it was played before you came, and its record is not within
    reach.
# On the full screen; F7 is a key.
earlier-replay-key = F7 steps through a deal that is over.
# What a player was dealt. $cards: one card or several.
earlier-holds = { $name } holds { $cards }.
