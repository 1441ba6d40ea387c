# The coach of the first deal: one sentence or two beside the table, in two lines of 58 columns. What stands in square
# brackets is a key.

lesson-draw-first = Every turn begins with a card: [d] draws one from the stock. ([p] would take the whole pile instead.)
# $count: cards in the pile.
lesson-draw =
    { $count ->
        [one] [d] draws from the stock; [p] takes the pile, { $count } card. It is worth it when it fits your melds.
       *[other] [d] draws from the stock; [p] takes the pile, { $count } cards. It is worth it when some fit your melds.
    }
lesson-draw-only = The pile is empty: [d] draws a card from the stock.
lesson-draw-few = Few cards left: draw with [d], for the pile would fill your hand again. Behind your last card waits the pot.
# $cards: three cards or more, of one suit and in a row.
lesson-lay-first-sequence = { $cards } follow each other in one suit: a sequence. Pick them (← → and Space), then [l] lays them.
# $cards: of one rank.
lesson-lay-first-set = { $cards } are of one rank: a set. Pick them (← → and Space), then [l] lays them down.
lesson-lay = { $cards } make another meld: pick them and press [l]. Points count once they lie on the table.
# $meld: its number.
lesson-extend = { $cards } can join your meld { $meld }: pick with Space, then press [e]. Long melds are worth most.
lesson-extend-canasta = With { $cards } meld { $meld } is a canasta, seven cards: pick with Space, then [e]. Clean ones are dearer.
lesson-discard = Nothing more to lay? End the turn: go to the card that helps you least and press [d].
lesson-discard-canasta = End the turn with a discard ([d]). Your aim is a canasta: a meld of seven cards or more.
lesson-pot-near = Your hand is nearly empty: play its last card, and your team's pot, eleven new cards, is yours.
lesson-out-near = You have a canasta and your pot: get rid of all cards, discard the last one, and the deal is yours.
lesson-picked-lay = { $cards } are a meld: [l] lays them. Esc lets them go.
lesson-picked-extend = { $cards }: [e] adds this to meld { $meld }. Esc lets it go.
lesson-picked-one = { $card } is picked. Pick more to make a meld of three, or [d] discards it and ends your turn.
lesson-picked-none = { $cards } make no meld. Three of one rank do, or three in a row of one suit; jokers and twos stand in.
lesson-send = Your turn is ready, and nothing of it is played yet. Enter plays it; [u] takes a step back.
lesson-send-pot = That was your last card: Enter plays it, and your pot comes into your hand.
lesson-send-out = With this you go out: Enter plays it, and the deal is counted.
lesson-others = The other player is at it. What happens is told beside the table.
lesson-wait = One moment: the table is at work.
lesson-over = The deal is over. What was laid counts for you, canastas most; what you still held counts against you.
