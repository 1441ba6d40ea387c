## Galds tiek slēgts

session-closed = Galds ir slēgts: { $reason }.
session-closed-shared = { $reason }.

## Savienojums

session-lost = Savienojums ar galdu ir zudis; gaidām to…
session-restored = Savienojums atkal ir.
session-unconnected = Savienojuma ar galdu vēl nav ({ $reason }): mēģinām vēlreiz…

## Starp divām sadalēm

session-deal-next = Enter dala nākamo.
session-deal-over = Sadale beigusies: Enter dala nākamo.

## Kas uzrakstīts

session-sending = Tavs gājiens jau ir ceļā uz galdu: gaidi tā atbildi.
