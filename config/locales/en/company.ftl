# Words such as ready, yes and quit are what is typed;
# in other languages they are the own words of typed.ftl.

# $phrase: one of lobbywords-phrase-…
company-says-own = You say: { $phrase }.
company-says-other = { $name } says: { $phrase }.
# $phrases: the canned phrases as they are typed.
company-say-only = Only this can be said at the table, so that nobody advises a partner: { $phrases }.
# $bot: a program's name; $about: what to expect of it, without a full stop.
company-bot = { $bot }: { $about }.

## Being ready

company-nobody-ready = The match goes on: nobody is asked whether they are ready.
company-ready-already = You are ready already.
company-not-ready = You were not ready.

## A seat that a stand-in plays

company-back = You have your seat again; a turn that the stand-in has begun is played to its end.
company-back-over = The match is over: write ready to play again.
company-back-yours = No stand-in has your seat: it is yours.

## Leaving for good

# A question. $partners: how many partners there are; company-leave-yes follows.
company-leave = { $partners ->
    [0] Leaving for good counts as a loss for you, whatever becomes of the match.
    [one] Leaving for good counts as a loss for you, whatever becomes of the match; your partner keeps the result.
   *[other] Leaving for good counts as a loss for you, whatever becomes of the match; your partners keep it.
 }
company-leave-yes = Write yes to leave, anything else to stay. (quit leaves the terminal only: in your turn a stand-in
    plays after a minute, until you are back)
# To somebody who was asked whether they want to leave, or give the seat to a bot, and did not write yes.
company-stays = You stay.
company-no-claim = Not everybody you play against has left: only then can the match be claimed.
