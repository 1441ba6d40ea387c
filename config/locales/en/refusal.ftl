# Why the rules do not allow a move: what is wrong, and what to do. Words that are typed, in other
# languages the own words of typed.ftl: draw, keep, refuse, take, lay, extend, withdraw, discard.

## What was sent is no action

refusal-malformed = This is no action: send one of draw, keep, refuse, take, lay, extend, withdraw, discard, with its
    cards.
# $written: what stands in the place of a card.
refusal-malformed-card = No card is written "{ $written }": write its rank (A, 2 to 9, T, J, Q, K) and its suit
    (S, H, D, C), as in your hand.
refusal-malformed-bare = No card is written { $written }: write its rank (A, 2 to 9, T, J, Q, K) and its suit
    (S, H, D, C), as in your hand.
refusal-malformed-other = No card is written as anything but a text: write its rank (A, 2 to 9, T, J, Q, K) and its suit
    (S, H, D, C), as in your hand.

## The wrong moment

refusal-deal-over = The deal is over; wait for the next one.
# $seat: its number.
refusal-turn-of-seat = It is seat { $seat }'s turn; wait for yours.
refusal-not-your-turn = It is not your turn; wait for it.
refusal-wrong-phase = This cannot be done at this moment of your turn; look at what can be done now.
refusal-draw-first = Your turn begins with a card: draw, or take the pile.
refusal-decide-first = First say whether you keep or refuse the card drawn.
refusal-only-discard = You took your melds back: only a discard is left in this turn.
refusal-has-card = You have your card already: lay, extend or discard.

## Cards that are not held. $card: one card, $cards: several, as the reader reads cards.

refusal-not-held = You do not hold these cards; use cards of your hand.
refusal-not-held-to-discard = You do not hold { $card }; discard a card of your hand.
refusal-not-held-one = You do not hold { $card }; use cards of your hand, each as often as you hold it.
refusal-not-held-all = You do not hold all of { $cards }; use cards of your hand, each as often as you hold it.
# The same of a take: the top of the pile is not to be named.
refusal-not-held-to-take-one = You do not hold { $card }; name cards of your hand only, the top of the pile goes with
    them by itself.
refusal-not-held-to-take-all = You do not hold all of { $cards }; name cards of your hand only, the top of the pile goes
    with them by itself.

## Melds

refusal-unknown-meld = There is no meld with this number; choose one that lies on the table.
refusal-not-your-meld = This meld belongs to another team; add to one of your own.
refusal-invalid-meld = These cards make no meld that this table allows: rules says which there are.
# $sets: which melds of one rank there are, "-once": one set of a rank for each team; $wilds: one or none in a meld.
refusal-no-meld = These cards make no meld: three or more cards of one suit in a row{ $sets ->
        [any] , or three or more of one rank
        [court] , or three or more aces, jacks, queens or kings
        [any-once] , or three or more of one rank (one set of a rank)
        [court-once] , or three or more aces, jacks, queens or kings (one set of a rank)
       *[none] {""}
    }, { $wilds ->
        [one] with one wild at most
       *[none] without wilds
    }.

## The pile

refusal-pile-empty = The pile is empty; draw from the stock.
refusal-pile-top-unused = The pile is closed: name the cards that go with its top, as a new meld or into one of yours.
refusal-pile-top-wild = A joker or two on top of the pile can only be used in a new meld: name two cards to go with it,
    or draw.
refusal-same-card = You took this card as a pile of one and held no other like it: discard another card.

## First melds. $laid, $due: points.

refusal-initial-meld-short = Your first melds stay below the points needed in one turn: use more cards, or do something
    else.
refusal-short-lay-more = Your first melds add up to { $laid } of the { $due } needed in one turn: lay more, or take
    them back.
refusal-short-use-more = Your first melds must add up to { $due } in one turn: use more cards, or do something else.
refusal-nothing-to-withdraw = There is no initial meld below the minimum to take back; go on with your turn.

## The end of a turn, and of a deal

refusal-must-keep-card = After this you could not end your turn, or would go out without what that needs: keep another
    card.
refusal-keep-for-the-end = After this you could not end your turn: { $card } may not be discarded now; keep a card that
    may.
refusal-keep-before-pot = Your team has had no pot and may not go out: keep a card after your discard.
# $needs: clean where a clean canasta is needed, any where each will do.
refusal-keep-last-discard = Going out needs { $needs ->
        [clean] a clean canasta
       *[any] a canasta
    } and a last card to discard that is no wild: keep one more card.
refusal-keep-without-canasta = Your team has not { $needs ->
        [clean] a clean canasta
       *[any] a canasta
    } yet and may not go out: keep a card after your discard.
refusal-final-discard-wild = The last card of a deal may not be a joker or a two: keep another card to discard.
