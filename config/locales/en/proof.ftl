# What a seat finds when it checks the deals of a match that are over. The part is the random number that each seat gives to
# a shuffle. $deal: a deal's number.

proof-none = Nothing can be checked yet: the table keeps the secret of a deal until that is over.
proof-seeded = There is nothing to check: these cards come from a known seed, and nothing was promised.

## One of these begins a paragraph; the sentences below follow

proof-good = Deal { $deal }: checked, and all is as it should be.
proof-part = Deal { $deal }: checked in part, and that is as it should be.
proof-bad = Deal { $deal }: checked, and it is NOT as it should be.

## What was looked at

proof-promise = The secret is the one promised before the deal.
proof-promise-broken = The secret is NOT the one promised before the deal.
proof-withheld = The secret has not been shown: nothing of this deal is proved.
# The promise is not known from this sitting.
proof-earlier = It was dealt before you came: the promise is the one that the record names.
proof-other-record = The record names another promise or another secret than the table has told.
# Where the record cannot be read from here.
proof-no-record = The other parts stand in the record only, which cannot be had from here: the shuffle was not made
    anew.
# $seats: numbers with commas between them; $count: how many.
proof-parts = { $count ->
    [0] No seat gave its part, so this proves only that nothing changed after the promise.
    [one] Seat { $seats } gave its part.
   *[other] Seats { $seats } gave their parts.
}
proof-own-part = Yours is there as you gave it.
proof-own-part-missing = Yours is NOT there as you gave it.
proof-shuffle = The shuffle made anew from the secret and the parts gives exactly these cards.
proof-hand = The cards you were dealt are among them, in your seat.
proof-hand-other = The cards you were dealt are NOT those of your seat.
