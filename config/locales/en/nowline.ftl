# The lines above the keys of the full screen. Letters that stand alone (d, p, l, e, k, r, u, w, m) are keys and stay as
# they are.

# Said once, when one sits down.
nowline-welcome = Arrows and the space bar pick cards, l lays them, d discards, Enter sends your turn; ? lists all keys.
# F4 is a key; $deal: a deal's number.
nowline-promised = The shuffle of deal { $deal } is promised: F4 shows what will prove it.

## What can be done now

nowline-draw = Your turn: d draws a card.
# $count: the cards of the pile, of which all are taken.
nowline-draw-or-pile = { $count ->
    [one] Your turn: d draws a card, p takes the pile (one card).
   *[other] Your turn: d draws a card, p takes the pile ({ $count } cards).
}
# $card: the top card of the pile; to take the pile it must go into a meld at once.
nowline-draw-or-top = Your turn: d draws a card, p takes the pile and uses its top, the { $card }, at once.
nowline-draw-no-top = Your turn: d draws a card (the top of the pile, { $card }, goes with nothing of yours).
nowline-decide = You drew { $card }: k keeps it, r refuses it (it starts the pile) and draws another.
nowline-lay = Pick cards: l lays a meld, e extends one; d discards and ends your turn.
nowline-discard = Nothing more can be laid: d discards a card and ends your turn.
# The first melds of the deal are begun and do not come to the points that they must have.
nowline-short-undo = { $points ->
    [one] Your first melds need { $points } point more: lay on, or u takes the last one back at no cost.
   *[other] Your first melds need { $points } points more: lay on, or u takes the last one back at no cost.
}
nowline-short-withdraw = { $points ->
    [one] Your first melds need { $points } point more: lay on, or w takes them back.
   *[other] Your first melds need { $points } points more: lay on, or w takes them back.
}
nowline-send = Enter sends your turn; u takes the last step back.
nowline-send-for-pot = Enter sends this and brings your pot; u takes the last step back.
nowline-send-last = Enter sends this and ends the deal; u takes the last step back.
nowline-deal-over = The deal is over.
nowline-sending = Your turn is on its way to the table…
nowline-stood-in = A stand-in plays for you just now: b takes your seat again.

## Cards are picked

# $key: the key that does it; $what: one or more sentences.
nowline-way = { $key } → { $what }
nowline-more-melds = { $count ->
    [one] One more meld of yours fits.
   *[other] { $count } more melds of yours fit.
}
# The closed pile; $count: in how many ways these cards can take it.
nowline-take = { $count ->
    [one] Take the pile with { $cards }.
   *[other] Take the pile with { $cards }, in one of { $count } ways.
}
# $points: what the cards are worth.
nowline-picked = Picked: { $cards } ({ $points } points).

## A question before what costs much is sent

nowline-ask-wild = This throws a wild card away, { $card }. Send it?
nowline-ask-dirty = This makes a clean canasta dirty. Send it?

## After a refusal: what would be allowed. $moves: phrases such as "lay 3♠ 4♠ 5♠ or extend 2 with 9♦".

nowline-instead-moves = You could { $moves } (m lists all).
nowline-instead-discards = You could discard { $cards } (m lists all).

## Enter, while the turn is not complete; the line below says with which keys it goes on

nowline-unfinished-draw = Enter sends a whole turn. Yours begins with a card: take one first.
nowline-unfinished-decide = Enter sends a whole turn. Keep or refuse the card first.
nowline-unfinished-short = Enter sends a whole turn. Your first melds lack points yet.
nowline-unfinished-discard = Enter sends a whole turn. Yours ends with a discard: choose a card first.
