# The rules of one table, told from its options: whole sentences, each a line of a list. Cards go by their letters and
# numbers: A K Q J 10 9 8 7 6 5 4 3 2.

# $preset: the name of the game, as it is typed.
rules-heading = The rules of { $preset }
# $changes: options as they are typed, "players = 2, same_card = true".
rules-heading-changed = The rules of { $preset }, with { $changes }

## The headings of the groups.

rules-title-cards = Cards and teams
rules-title-turn = The turn
rules-title-melds = Melds
rules-title-canastas = Canastas
rules-title-initial-meld = The initial meld
rules-title-pots = Pots and going out
rules-title-end = The end of a deal
rules-title-scores = Scores

## Who plays, and who deals first.

rules-players-two = Two players, each alone.
rules-players-four = Four players in two teams of two; partners sit opposite each other.
rules-players-six-in-pairs = Six players in three teams of two; partners sit opposite each other.
rules-players-six-in-threes = Six players in two teams of three, sitting in turn.
rules-draw-partners = Where seats are not chosen, cards are drawn for partners and places: joker highest, then 2, A,
    K down to 3. The two highest play the two lowest; the highest starts and the lowest, at their right, deals.
    After that the deal moves on clockwise, and the player left of the dealer starts.
rules-draw-dealer = To find the first dealer a card is drawn for each seat, ace high: the highest outside the team
    of the lowest card starts, and the player before that seat deals. After that the deal moves on clockwise, and
    the player left of the dealer starts.

## The cards.

# $decks: 2 or 3; $jokers: in each of them; $cards: all cards together.
rules-packs-jokers =
    { $decks ->
        [2] Two packs
        [3] Three packs
        [one] { $decks } pack
       *[other] { $decks } packs
    } of 52 with { $jokers ->
        [1] one joker
        [2] two jokers
       *[other] { $jokers } jokers
    } each: { $cards } cards.
rules-packs =
    { $decks ->
        [2] Two packs
        [3] Three packs
        [one] { $decks } pack
       *[other] { $decks } packs
    } of 52 without jokers: { $cards } cards.
# $hand: cards of each player; $pots: how many pots, one at least; $size: cards in each of them; $stock: cards in
# the stock.
rules-dealt-pots =
    Each player is dealt { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }; { $pots ->
        [1] there is one pot
        [2] there are two pots
        [3] there are three pots
       *[other] there are { $pots } pots
    } of { $size ->
        [one] { $size } card
       *[other] { $size } cards
    } and a stock of { $stock }.
rules-dealt =
    Each player is dealt { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }; there are no pots and a stock of { $stock }.
rules-opening-upcard = One card is turned up to start the pile.
rules-opening-empty = The pile starts empty, so the first player has to draw.
rules-opening-refusable = The pile starts empty. The first player draws and may keep that card, or refuse it: then
    it starts the pile and the next card drawn has to stay.
# $cards: those of all pots together.
rules-cut =
    The player right of the dealer cuts; lifting exactly { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, those of the pots, earns the team { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
# $values: such as rules-value, with commas between them: "joker = 30, 2 = 20, A = 15, K Q J 10 9 8 = 10".
rules-values = Card values: { $values }.
# $cards: one card, or several that are worth the same, "K Q J".
rules-value = { $cards } = { $points }
# The joker in that list.
rules-joker = joker

## The turn.

rules-pile-open = First draw the top card of the stock, or take the whole pile. Everybody may see every card of the
    pile, and taking it has no condition.
rules-pile-closed = First draw the top card of the stock, or take the whole pile. Only the top card of the pile and
    the number of its cards are shown.
rules-pile-top = The pile may be taken only if its top card is used at once, together with cards from the hand in a
    new meld or to extend a meld of the team; a joker or any two may only be used in a new meld. The rest of the
    pile then comes into the hand.
# The same of a game without jokers.
rules-pile-top-no-jokers = The pile may be taken only if its top card is used at once, together with cards from the
    hand in a new meld or to extend a meld of the team; a two may only be used in a new meld. The rest of the pile
    then comes into the hand.
rules-lay = Then lay new melds and extend the team's own, as often as wanted. Cards on the table stay in their meld.
rules-same-card = Who took a pile of one card may not discard a card of that rank and suit in the same turn, unless
    one was in the hand before.
rules-discard = Last, discard one card. Nothing may be done that leaves no way to end the turn.

## Sequences.

rules-sequence = A sequence is three or more cards of one suit that follow each other.
rules-ace-both = The ace stands low, before the two, or high, after the king.
rules-ace-high = The ace stands high only, after the king.
rules-ace-low = The ace stands low only, before the two.
# "It" is a sequence.
rules-ace-to-ace = It may run all the way from ace to ace, fourteen cards with two aces.
rules-one-ace-and-wild = It may not hold two natural aces, but A to K with a wild at the end is allowed, fourteen cards.
rules-one-ace = It may not hold two aces.

## Wilds: -no-jokers is said of a game without them, -no-sets of one without sets.

rules-wild = A two in its own place, below the three of its suit, is natural. Jokers and all other twos are wild: a
    meld may hold one wild, which stands for any card and may slide in its meld.
rules-wild-no-jokers = A two in its own place, below the three of its suit, is natural. All other twos are wild: a
    meld may hold one wild, which stands for any card and may slide in its meld.
rules-unused = A two in its own place, below the three of its suit, is natural. Jokers and all other twos are wild,
    and may not be used in sequences and sets.
rules-unused-no-jokers = A two in its own place, below the three of its suit, is natural. All other twos are wild,
    and may not be used in sequences and sets.
rules-unused-no-sets = A two in its own place, below the three of its suit, is natural. Jokers and all other twos
    are wild, and may not be used in sequences.
rules-unused-no-jokers-no-sets = A two in its own place, below the three of its suit, is natural. All other twos are
    wild, and may not be used in sequences.

## Sets.

rules-sets-none = There are no sets: cards of one rank make no meld.
rules-sets-court = A set is three or more cards of one rank: jacks, queens, kings or aces only.
rules-sets-any = A set is three or more cards of one rank, any rank but two.
rules-wild-sets = Three or more jokers and twos make a set of wilds, which counts as dirty.
rules-wild-sets-no-jokers = Three or more twos make a set of wilds, which counts as dirty.
rules-set-most =
    { $count ->
        [one] A set holds at most { $count } card.
       *[other] A set holds at most { $count } cards.
    }
rules-set-any-size = A set may be as large as its cards allow.
rules-set-one = A team may have only one set of the same rank.
rules-set-several = A team may have several sets of the same rank.

## Canastas: a list of them, the best first.

rules-canasta = A canasta is a meld of seven or more cards. It earns the highest of these that fits:
# An item of that list, $canasta; behind the last one is a full stop.
rules-canasta-item = { $canasta };
rules-canasta-last = { $canasta }.
# The items. $points: a number alone.
rules-canasta-ace-to-ace = ace to ace, the fourteen cards of a suit from A to A without a wild: { $points }
rules-canasta-ace-to-ace-at-once = ace to ace, the fourteen cards of a suit from A to A without a wild played in one
    turn: { $points }
rules-canasta-royal = royal, the thirteen cards A to K of a suit without a wild: { $points }
rules-canasta-royal-at-once = royal, the thirteen cards A to K of a suit without a wild played in one turn: { $points }
rules-canasta-clean = clean, without a wild: { $points }
rules-canasta-semi-clean = semi-clean, seven naturals that follow each other (or seven of a set) and a wild: { $points }
rules-canasta-dirty = dirty, with a wild: { $points }

## The initial meld.

# $steps: such as rules-minimum-step, with commas between them, perhaps in rules-minimum-from.
rules-minimum = What a team first lays in a deal must add up, in card values within one turn, to: { $steps }. A score
    below zero counts as zero.
# $score: the score of the match from which on it is so.
rules-minimum-step =
    { $points ->
        [one] { $points } point from a match score of { $score }
       *[other] { $points } points from a match score of { $score }
    }
rules-minimum-from = nothing below a match score of { $score }, then { $steps }
rules-minimum-counts = Extensions of the same turn count, bonuses do not. Below the minimum the turn cannot be ended
    and the hand not emptied.
rules-withdraw = Who cannot reach it may withdraw: all that was laid comes back, only the discard is left.
# $points: by so much the minimum of the team rises.
rules-withdraw-dearer =
    { $points ->
        [one] Who cannot reach it may withdraw: all that was laid comes back, the team then needs { $points } point
            more in this deal, and only the discard is left.
       *[other] Who cannot reach it may withdraw: all that was laid comes back, the team then needs { $points }
            points more in this deal, and only the discard is left.
    }

## Pots.

rules-pot = Who plays the last card before the team has had a pot takes one. Taken by laying, the turn goes on with
    it; taken on the discard, it is played from the next turn on.
rules-pot-spare = A team has one pot only; a pot more than there are teams is never used.
rules-pot-spare-stock = A team has one pot only; a pot more than there are teams can only become stock.
rules-pot-few = There is not a pot for every team: the first to come take them.
rules-pot-view-at-once = A pot taken on the discard may be looked at at once.
rules-pot-view-partner = A pot taken on the discard may be looked at once a partner has played a turn.
rules-pot-view-own-turn = A pot taken on the discard may be looked at when its owner's next turn begins.

## Going out. $canasta: any, clean, or strictly_clean where there are semi-clean ones.

rules-out =
    { $canasta ->
        [any] To go out, a team needs a canasta, clean or dirty.
        [strictly_clean] To go out, a team needs a clean canasta (semi-clean is not enough).
       *[clean] To go out, a team needs a clean canasta.
    }
# There are pots, but they do not matter here.
rules-out-pot-or-not =
    { $canasta ->
        [any] To go out, a team needs a canasta, clean or dirty; a pot is not needed.
        [strictly_clean] To go out, a team needs a clean canasta (semi-clean is not enough); a pot is not needed.
       *[clean] To go out, a team needs a clean canasta; a pot is not needed.
    }
rules-out-pot =
    { $canasta ->
        [any] To go out, a team must have had its pot and needs a canasta, clean or dirty.
        [strictly_clean] To go out, a team must have had its pot and needs a clean canasta (semi-clean is not enough).
       *[clean] To go out, a team must have had its pot and needs a clean canasta.
    }
rules-out-pot-or-none-left =
    { $canasta ->
        [any] To go out, a team needs a canasta, clean or dirty, and must have had its pot; once no pot is left, a
            team that never had one may go out as well.
        [strictly_clean] To go out, a team needs a clean canasta (semi-clean is not enough), and must have had its
            pot; once no pot is left, a team that never had one may go out as well.
       *[clean] To go out, a team needs a clean canasta, and must have had its pot; once no pot is left, a team
            that never had one may go out as well.
    }
rules-out-nobody = Nobody can go out: it takes a pot, and there are none.
rules-last-card = The last card may be laid or discarded, wild or not.
rules-last-discard = The last card must be discarded; any card will do.
rules-last-natural = The last card must be discarded, and may not be a joker or a two. (To take a pot, it may.)
rules-last-natural-no-jokers = The last card must be discarded, and may not be a two. (To take a pot, it may.)
rules-out-bonus =
    { $points ->
        [one] Going out earns { $points } point.
       *[other] Going out earns { $points } points.
    }

## The end of a deal. $left: how many cards of the stock are not played any more.

rules-end =
    { $left ->
        [0] If the stock is empty at the end of a turn, the deal is over. Nobody may take the pile after that.
        [1] If one card or fewer are left in the stock at the end of a turn, the deal is over. Nobody may take the
            pile after that.
        [2] If two cards or fewer are left in the stock at the end of a turn, the deal is over. Nobody may take
            the pile after that.
       *[other] If { $left } cards or fewer are left in the stock at the end of a turn, the deal is over. Nobody may
            take the pile after that.
    }
rules-end-pot =
    { $left ->
        [0] If the stock is empty at the end of a turn, a pot still left becomes the stock and play goes on.
        [1] If one card or fewer are left in the stock at the end of a turn, a pot still left becomes the stock
            and play goes on.
        [2] If two cards or fewer are left in the stock at the end of a turn, a pot still left becomes the stock
            and play goes on.
       *[other] If { $left } cards or fewer are left in the stock at the end of a turn, a pot still left becomes the
            stock and play goes on.
    }
rules-end-no-pot = Without such a pot the deal is over. Nobody may take the pile after that.
rules-end-last-card = Who draws the last card finishes the turn.
# $turns: so many turns are $rounds rounds.
rules-stalemate =
    The deal is also over when, for { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } in a row ({ $rounds ->
        [1] one round
        [2] two rounds
        [3] three rounds
       *[other] { $rounds } rounds
    }), everyone took a pile of one card and laid nothing.

## Scores, and the end of the match.

rules-score = A team scores the values of all melded cards, canasta bonuses and the bonus for going out, less the
    values of the cards left in its players' hands.
rules-score-cut = A team scores the values of all melded cards, canasta bonuses, the bonus for going out and the
    cut, less the values of the cards left in its players' hands.
rules-no-pot =
    { $points ->
        [one] A team that never had a pot loses { $points } point.
       *[other] A team that never had a pot loses { $points } points.
    }
rules-unplayed-cards = A pot of which no card was played yet counts against the team card by card, like any hand.
rules-unplayed-penalty = A pot of which no card was played yet costs 100 points instead of its cards.
rules-reach =
    { $points ->
        [one] The match is won by the team that reaches { $points } point; if several do, the highest total wins,
            and at equal totals another deal is played.
       *[other] The match is won by the team that reaches { $points } points; if several do, the highest total wins,
            and at equal totals another deal is played.
    }
rules-pass =
    { $points ->
        [one] The match is won by the team that passes { $points } point; if several do, the highest total wins, and
            at equal totals another deal is played.
       *[other] The match is won by the team that passes { $points } points; if several do, the highest total wins,
            and at equal totals another deal is played.
    }
rules-time =
    { $minutes ->
        [1] After one minute the deal in play is the last: the highest total wins, and equal totals are a draw.
       *[other] After { $minutes } minutes the deal in play is the last: the highest total wins, and equal totals
            are a draw.
    }
rules-deals-in-time =
    { $minutes ->
        [1] Deals are played as long as they begin within one minute; the highest total wins, equal totals are a draw.
       *[other] Deals are played as long as they begin within { $minutes } minutes; the highest total wins, equal
            totals are a draw.
    }
rules-one-deal = One deal is played: the higher score wins, equal scores are a draw.
