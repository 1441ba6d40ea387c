# The coach of the first deal: one sentence or two beside the table, in two lines of 58 columns. What stands in square
# brackets is a key.

# The first page.
lesson-aim-title = Your first deal
lesson-aim-meld = You score with melds: three or more cards of one rank, or in a row of one suit. Once laid they can grow.
lesson-aim-canasta = Seven cards in a meld are a canasta, which brings the most points.
lesson-aim-pot = An empty hand brings you the pot, eleven new cards. With your pot and a canasta you go out: you play your last card, and the deal is over.
lesson-aim-turn = In each turn you take a card, lay what you like, and discard a card.
lesson-aim-help = A line under the table says what to do next; [h] says why, and [a] does it.

# A card is due. [h] gives the hint with its reason.
lesson-draw-first = Every turn begins with a card: [d] draws one from the stock. ([p] would take the whole pile instead.)
lesson-take-first = Every turn begins with a card: [d] draws from the stock, [p] takes the whole pile. Here [p] is better.
lesson-draw = Draw a card from the stock with [d]: just now the pile helps you less. [h] says why.
lesson-draw-only = The pile is empty: [d] draws a card from the stock.
lesson-take = Take the pile with [p]: just now it helps you more than a card from the stock. [h] says why.

# $cards: three cards or more, of one suit and in a row.
lesson-lay-first-sequence = { $cards } follow each other in one suit: a sequence. Pick them (← → and Space), then [l] lays them.
# $cards: of one rank.
lesson-lay-first-set = { $cards } are of one rank: a set. Pick them (← → and Space), then [l] lays them down.
lesson-lay = { $cards } make another meld: pick them and press [l]. Points count once they lie on the table.
lesson-lay-wild = { $cards } make a meld: a joker or a two stands in for a card. Pick them, then [l] lays them.
# $meld: its number.
lesson-extend = { $cards } can join your meld { $meld }: pick with Space, then press [e]. Long melds are worth most.
lesson-extend-canasta = With { $cards } meld { $meld } is a canasta, seven cards: pick with Space, then [e]. Clean ones are dearer.

# $card: the card to part with.
lesson-discard = Nothing more to lay just now: end your turn. Go to { $card } and press [d] to discard it.
lesson-discard-canasta = End your turn: go to { $card } and press [d]. Your aim is a canasta: a meld of seven cards or more.
lesson-discard-pot-near = End your turn: go to { $card } and press [d]. Behind your last card waits the pot, eleven new cards.
lesson-discard-pot = Press [d] to discard { $card }, your last card: your pot, eleven new cards, is yours then.
lesson-discard-out-near = End your turn: go to { $card } and press [d]. You have canasta and pot: with an empty hand you go out.
lesson-discard-out = Press [d] to discard { $card }, your last card: you have a canasta and your pot, so you go out.

# Cards are picked. $more: those still to be picked.
lesson-picked-more = Picked: { $cards }. Now pick { $more } too.
lesson-picked-discard = { $card } is picked: [d] discards it and ends your turn.
lesson-picked-lay = { $cards } are a meld: [l] lays them. Esc lets them go.
lesson-picked-extend = { $cards }: [e] adds this to meld { $meld }. Esc lets it go.
lesson-picked-one = { $card } is picked. Pick more to make a meld of three, or [d] discards it and ends your turn.
lesson-picked-none = { $cards } make no meld. Three of one rank do, or three in a row of one suit; jokers and twos stand in.

lesson-send = Your turn is ready, and nothing of it is played yet. Enter plays it; [u] takes a step back.
lesson-send-pot = That was your last card: Enter plays it, and your pot comes into your hand.
lesson-send-out = With this you go out: Enter plays it, and the deal is counted.
lesson-others = The other player is at it. What happens is told beside the table.
lesson-wait = One moment: the table is at work.

# The deal is over. $missed: one or more of the goals below.
lesson-over = You have reached all that a deal holds: a canasta, the pot and going out.
lesson-over-missed = Not reached this time: { $missed }. You can begin the lesson anew whenever you like.
lesson-goal-canasta = a canasta
lesson-goal-pot = the pot
lesson-goal-out = going out
