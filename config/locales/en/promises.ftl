# What the table promised about its shuffles and whether it kept it. $deal: a deal's number.

# The cards come from a known number, the seed, and not from chance.
promises-seeded = Seeded: not a fair shuffle.
promises-seed-known = Whoever knows the seed knows every card; a game without a seed is shuffled fairly.
# shuffle is typed; $promise: a long number in hexadecimal.
promises-promised = Shuffle of deal { $deal } promised (shuffle explains): { $promise }.
promises-promised-anew = The table has committed itself anew for deal { $deal }, to SHA-256 { $promise }:
    be wary of this shuffle.
promises-explained = Deal { $deal }: before it knew any player's random number the table committed
    to SHA-256 { $promise }; after the deal it shows the secret that this is made of.
# --record FILE and buraco verify FILE are written to the computer as they stand.
promises-recomputed = A record (--record FILE) can be checked by anyone: { PROGRAM() } verify FILE recomputes every card.
# At a shared table. $table: its code.
promises-recomputed-shared = The record can be checked by anyone who reaches the table by its code: { PROGRAM() } export {
    $table } --record FILE writes it, then { PROGRAM() } verify FILE recomputes every card.

## After the deal. $secret: a long number in hexadecimal.

promises-withheld = The table keeps the secret of deal { $deal } to itself: nothing is proved.
promises-secret = The secret of deal { $deal } was { $secret }.
promises-kept = The secret of deal { $deal } was { $secret }: it is the one committed to.
promises-broken = The secret of deal { $deal } is given as { $secret }, and that is NOT what the table had committed to.
