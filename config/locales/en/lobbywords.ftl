# The words of a shared table. What is typed, in other languages the own words of typed.ftl: ready, unready, seats,
# sit, fill, swap, kick, vote, claim, say, back, leave, quit, help, and the phrases after say. greedy and
# chance are names of bots.

## help and a word: what it does, in one line

lobbywords-ready = Ready says that you are ready: for the first deal, to go on another day, to play again.
lobbywords-unready = Unready takes that back.
lobbywords-seats = Seats tells who sits where, and who is ready.
lobbywords-sit = Sit takes another seat before the first deal: sit 2 (0 is the first; partners sit across from each
    other).
lobbywords-fill = Fill lets a bot play every free seat: fill, or fill and its name.
lobbywords-swap = Swap puts another bot on a bot's seat before the first deal, or gives your own seat to one: swap 1
    greedy.
lobbywords-kick = Kick is another word for vote: kick 1, or kick and a name.
lobbywords-vote = Vote votes for freeing the seat of somebody who keeps the others waiting: vote 1, or vote and a name
    (the vote of the first person there decides alone).
lobbywords-claim = Claim ends the match in your favour, once everybody you play against has left.
lobbywords-adjourn = Adjourn stops the match for everybody and saves it: it goes on another day, once all have joined
    again and are ready.
# $phrases: as they are typed.
lobbywords-say = Say says one of these to all: { $phrases }.
lobbywords-back = Back takes your seat back, where a stand-in plays for you.
lobbywords-leave = Leave gives your seat up for good, which counts as a loss once cards are dealt; quit only leaves the
    terminal.
lobbywords-quit = Quit leaves the terminal only: your seat stays yours; in your turn a stand-in plays after a minute.

## help alone, before the first deal and after a match

lobbywords-help-people = People: ready · unready · seats (who sits where) · sit 2 · fill or fill chance (bots) · swap 1
    greedy.
lobbywords-help-people-invited = People: ready · unready · seats (who sits where).
lobbywords-help-talk = Talk: say well played (help say lists what can be said).
lobbywords-help-go = Go: quit (your seat stays yours: join again) · leave (for good) · vote 1 (frees a sleeper's seat).
lobbywords-help-closely = One word more closely: help sit.

## The same in the middle of a match, after the words of the game

lobbywords-play-people = People: seats (who sits where) · say well played · vote 1 (frees a sleeper's seat) · claim (once
    the others have left).
lobbywords-play-go = Go: quit (your seat stays yours: join again) · adjourn (all go on another day) · leave (for
    good).

## What was typed is none of the words

lobbywords-near = "{ $word }" is nothing I know: did you mean { $near }?
lobbywords-unknown = "{ $word }" is nothing I know: write ready, seats or help.

## What a player can say to all, as the others hear it

lobbywords-phrase-hello = hello
lobbywords-phrase-well-played = well played
lobbywords-phrase-thanks = thanks
lobbywords-phrase-sorry = sorry
lobbywords-phrase-oops = oops
lobbywords-phrase-one-moment = one moment
lobbywords-phrase-good-game = good game
lobbywords-phrase-bye = bye
