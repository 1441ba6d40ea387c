"""A table's rules in words for players, made from the options alone.

Every option that has an effect at the table is said; one that another option leaves without effect is not.
"""

import msgspec

from core.game.rules import Rules, card_count

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


class Section(msgspec.Struct, frozen=True):
    """A group of rules: its heading, the paragraph of the rules it retells, and a sentence or two a line."""

    title: str
    paragraph: str
    lines: tuple[str, ...]


def describe(rules: Rules) -> tuple[Section, ...]:
    """This table's rules in plain ASCII sentences, grouped in the order in which a player meets them."""
    return (
        Section("Cards and teams", "2", (*_table(rules), *_cards(rules))),
        Section("The turn", "3", _turn(rules)),
        Section("Melds", "4", (*_sequences(rules), *_sets(rules))),
        Section("Canastas", "4.4", _canastas(rules)),
        *([Section("The initial meld", "4.5", _initial_meld(rules))] if _has_minimum(rules) else []),
        Section("Pots and going out", "5", (*_pots(rules), *_going_out(rules))),
        Section("The end of a deal", "6", _deal_end(rules)),
        Section("Scores", "7", (*_score(rules), *_match_end(rules))),
    )


def _table(rules: Rules) -> tuple[str, ...]:
    match rules.players, rules.teams:
        case 2, _:
            seats = "Two players, each alone."
        case 4, _:
            seats = "Four players in two teams of two; partners sit opposite each other."
        case _, 3:
            seats = "Six players in three teams of two; partners sit opposite each other."
        case _:
            seats = "Six players in two teams of three, sitting in turn."
    if rules.draw_for == "partners" and rules.players == 4:
        draw = (
            "Where seats are not chosen, cards are drawn for partners and places: joker highest, then 2, A, K down "
            "to 3. The two highest play the two lowest; the highest starts and the lowest, at their right, deals."
        )
    else:
        draw = (
            "To find the first dealer a card is drawn for each seat, ace high: the highest outside the team of the "
            "lowest card starts, and the player before that seat deals."
        )
    return seats, f"{draw} After that the deal moves on clockwise, and the player left of the dealer starts."


def _cards(rules: Rules) -> tuple[str, ...]:
    jokers = f"with {_count(rules.jokers_per_deck, 'joker')} each" if rules.jokers_per_deck else "without jokers"
    lines = [f"{_count(rules.decks, 'pack').capitalize()} of 52 {jokers}: {card_count(rules)} cards."]
    upcard = rules.opening == "upcard"
    rest = card_count(rules) - rules.players * rules.hand_size - rules.pots * rules.pot_size - upcard
    pots = f"{_count(rules.pots, 'pot')} of {_count(rules.pot_size, 'card')}" if rules.pots else "no pots"
    dealt = f"Each player is dealt {_count(rules.hand_size, 'card')}; there are {pots} and a stock of {rest}."
    if rules.pots == 1:
        dealt = dealt.replace("there are one", "there is one")
    lines.append(dealt)
    match rules.opening:
        case "upcard":
            lines.append("One card is turned up to start the pile.")
        case "no_pile":
            lines.append("The pile starts empty, so the first player has to draw.")
        case "refusable":
            lines.append(
                "The pile starts empty. The first player draws and may keep that card, or refuse it: then it starts "
                "the pile and the next card drawn has to stay."
            )
    if rules.cut_bonus:
        lines.append(
            f"The player right of the dealer cuts; lifting exactly {_count(rules.pots * rules.pot_size, 'card')}, "
            f"those of the pots, earns the team {rules.cut_bonus} points."
        )
    lines.append(f"Card values: {_worth(rules)}.")
    return tuple(lines)


def _worth(rules: Rules) -> str:
    groups: list[tuple[list[str], int]] = []
    for rank, points in rules.values:
        if rank == "JK" and not rules.jokers_per_deck:
            continue
        name = {"JK": "joker", "T": "10"}.get(rank, rank)
        if groups and groups[-1][1] == points:
            groups[-1][0].append(name)
        else:
            groups.append(([name], points))
    return ", ".join(f"{' '.join(names)} = {points}" for names, points in groups)


def _turn(rules: Rules) -> tuple[str, ...]:
    take: tuple[str, ...]
    if rules.pile == "open":
        take = (
            "First draw the top card of the stock, or take the whole pile. Everybody may see every card of the pile, "
            "and taking it has no condition.",
        )
    else:
        take = (
            "First draw the top card of the stock, or take the whole pile. Only the top card of the pile and the "
            "number of its cards are shown.",
            "The pile may be taken only if its top card is used at once, together with cards from the hand in a new "
            f"meld or to extend a meld of the team; {_wild_top(rules)} may only be used in a new meld. The rest of the "
            "pile then comes into the hand.",
        )
    lines = [
        *take,
        "Then lay new melds and extend the team's own, as often as wanted. Cards on the table stay in their meld.",
    ]
    if rules.same_card and rules.pile == "open":
        lines.append(
            "Who took a pile of one card may not discard a card of that rank and suit in the same turn, unless one "
            "was in the hand before."
        )
    lines.append("Last, discard one card. Nothing may be done that leaves no way to end the turn.")
    return tuple(lines)


def _wild_top(rules: Rules) -> str:
    return "a joker or any two" if rules.jokers_per_deck else "a two"


def _sequences(rules: Rules) -> tuple[str, ...]:
    match rules.ace:
        case "both":
            ace = "The ace stands low, before the two, or high, after the king."
        case "high":
            ace = "The ace stands high only, after the king."
        case "low":
            ace = "The ace stands low only, before the two."
    lines = ["A sequence is three or more cards of one suit that follow each other.", ace]
    if rules.ace == "both" and rules.ace_to_ace:
        lines.append("It may run all the way from ace to ace, fourteen cards with two aces.")
    elif rules.ace == "both" and rules.wilds_per_meld:
        lines.append("It may not hold two natural aces, but A to K with a wild at the end is allowed, fourteen cards.")
    elif rules.ace == "both":
        lines.append("It may not hold two aces.")
    own = "A two in its own place, below the three of its suit, is natural"
    wilds = "Jokers and all other twos are wild" if rules.jokers_per_deck else "All other twos are wild"
    if rules.wilds_per_meld:
        lines.append(f"{own}. {wilds}: a meld may hold one wild, which stands for any card and may slide in its meld.")
    else:
        lines.append(f"{own}. {wilds}, and may not be used in sequences{' and sets' if rules.sets != 'none' else ''}.")
    return tuple(lines)


def _sets(rules: Rules) -> tuple[str, ...]:
    lines: list[str] = []
    match rules.sets:
        case "none":
            lines.append("There are no sets: cards of one rank make no meld.")
        case "court":
            lines.append("A set is three or more cards of one rank: jacks, queens, kings or aces only.")
        case "any":
            lines.append("A set is three or more cards of one rank, any rank but two.")
    if rules.wild_sets and rules.sets != "none":
        lines.append(f"Three or more {_wilds(rules)} make a set of wilds, which counts as dirty.")
    if rules.sets != "none":
        lines.append(
            f"A set holds at most {_count(rules.set_max, 'card')}."
            if rules.set_max
            else "A set may be as large as its cards allow."
        )
    if rules.sets != "none":
        one = "may have only one set" if rules.one_set_per_rank else "may have several sets"
        lines.append(f"A team {one} of the same rank.")
    return tuple(lines)


def _wilds(rules: Rules) -> str:
    return "jokers and twos" if rules.jokers_per_deck else "twos"


def _canastas(rules: Rules) -> tuple[str, ...]:
    lines = ["A canasta is a meld of seven or more cards. It earns the highest of these that fits:"]
    royal = rules.royal > 0 and rules.ace != "high"
    all_aces = rules.ace_to_ace_bonus > 0 and rules.ace == "both" and rules.ace_to_ace
    once = " played in one turn" if rules.royal_in_one_turn else ""
    if all_aces:
        lines.append(f"ace to ace, the fourteen cards A to A of a suit without a wild{once}: {rules.ace_to_ace_bonus};")
    if royal:
        lines.append(f"royal, the thirteen cards A to K of a suit without a wild{once}: {rules.royal};")
    dirty = rules.wilds_per_meld > 0 or (rules.wild_sets and rules.sets != "none")
    lines.append(f"clean, without a wild: {rules.clean_bonus}{';' if dirty else '.'}")
    if rules.semi_clean and rules.wilds_per_meld:
        lines.append(
            f"semi-clean, seven naturals that follow each other (or seven of a set) and a wild: {rules.semi_clean};"
        )
    if dirty:
        lines.append(f"dirty, with a wild: {rules.dirty_bonus}.")
    return tuple(lines)


def _has_minimum(rules: Rules) -> bool:
    return any(points for _, points in rules.initial_meld)


def _initial_meld(rules: Rules) -> tuple[str, ...]:
    steps = [f"{points} points from a match score of {score}" for score, points in rules.initial_meld]
    first = rules.initial_meld[0][0]
    start = f"nothing below a match score of {first}, then " if first else ""
    penalty = rules.initial_meld_penalty
    raised = f"the team then needs {_points(penalty)} more in this deal, and " if penalty else ""
    return (
        f"What a team first lays in a deal must add up, in card values within one turn, to: {start}"
        f"{', '.join(steps)}. A score below zero counts as zero.",
        "Extensions of the same turn count, bonuses do not. Below the minimum the turn cannot be ended and the hand "
        "not emptied.",
        f"Who cannot reach it may withdraw: all that was laid comes back, {raised}only the discard is left.",
    )


def _pots(rules: Rules) -> tuple[str, ...]:
    if not rules.pots:
        return ()
    lines = [
        "Who plays the last card before the team has had a pot takes one. Taken by laying, the turn goes on with it; "
        "taken on the discard, it is played from the next turn on.",
    ]
    if rules.pots > rules.teams:
        over = "A team has one pot only; a pot more than there are teams"
        lines.append(f"{over} can only become stock." if rules.pot_to_stock else f"{over} is never used.")
    elif rules.pots < rules.teams:
        lines.append("There is not a pot for every team: the first to come take them.")
    if rules.pot_view == "at_once":
        lines.append("A pot taken on the discard may be looked at at once.")
    elif rules.pot_view == "partner_played" and rules.players > rules.teams:
        lines.append("A pot taken on the discard may be looked at once a partner has played a turn.")
    else:
        lines.append("A pot taken on the discard may be looked at when its owner's next turn begins.")
    return tuple(lines)


def _going_out(rules: Rules) -> tuple[str, ...]:
    canasta = "a clean canasta" if rules.out_needs == "clean" else "a canasta, clean or dirty"
    if rules.out_needs == "clean" and rules.semi_clean and rules.wilds_per_meld:
        canasta += " (semi-clean is not enough)"
    lines = []
    if not rules.out_needs_pot:
        lines.append(f"To go out, a team needs {canasta}{'; a pot is not needed' if rules.pots else ''}.")
    elif rules.out_when_no_pot_left and not rules.pots:
        lines.append(f"To go out, a team needs {canasta}.")
    elif rules.out_when_no_pot_left:
        lines.append(
            f"To go out, a team needs {canasta}, and must have had its pot; once no pot is left, a team "
            "that never had one may go out as well."
        )
    elif rules.pots:
        lines.append(f"To go out, a team must have had its pot and needs {canasta}.")
    else:
        return ("Nobody can go out: it takes a pot, and there are none.",)
    if not rules.final_discard:
        lines.append("The last card may be laid or discarded, wild or not.")
    elif rules.final_discard_wild:
        lines.append("The last card must be discarded; any card will do.")
    else:
        last = "a joker or a two" if rules.jokers_per_deck else "a two"
        lines.append(f"The last card must be discarded, and may not be {last}. (To take a pot, it may.)")
    lines.append(f"Going out earns {_points(rules.out_bonus)}.")
    return tuple(lines)


def _deal_end(rules: Rules) -> tuple[str, ...]:
    reserve = rules.stock_reserve
    left = f"{_count(reserve, 'card')} or fewer are left in the stock" if reserve else "the stock is empty"
    lines = []
    if rules.pots and rules.pot_to_stock:
        lines.append(f"If {left} at the end of a turn, a pot still left becomes the stock and play goes on.")
        lines.append("Without such a pot the deal is over. Nobody may take the pile after that.")
    else:
        lines.append(f"If {left} at the end of a turn, the deal is over. Nobody may take the pile after that.")
    lines.append("Who draws the last card finishes the turn.")
    if rules.stalemate_rounds and rules.pile == "open":
        lines.append(
            f"The deal is also over when, for {_count(rules.stalemate_rounds * rules.players, 'turn')} in a row "
            f"({_count(rules.stalemate_rounds, 'round')}), everyone took a pile of one card and laid nothing."
        )
    return tuple(lines)


def _score(rules: Rules) -> tuple[str, ...]:
    parts = ["the values of all melded cards", "canasta bonuses", "the bonus for going out"]
    if rules.cut_bonus:
        parts.append("the cut")
    lines = [f"A team scores {_listed(parts)}, less the values of the cards left in its players' hands."]
    if rules.no_pot_penalty:
        lines.append(f"A team that never had a pot loses {_points(rules.no_pot_penalty)}.")
    if rules.pots and rules.unplayed_pot == "cards":
        lines.append("A pot of which no card was played yet counts against the team card by card, like any hand.")
    elif rules.pots:
        lines.append("A pot of which no card was played yet costs 100 points instead of its cards.")
    return tuple(lines)


def _match_end(rules: Rules) -> tuple[str, ...]:
    clock = f"{_count(rules.time_limit, 'minute')}"
    if rules.target:
        verb = "passes" if rules.target_exceed else "reaches"
        lines = [
            f"The match is won by the team that {verb} {_points(rules.target)}; if several do, the highest total wins, "
            "and at equal totals another deal is played."
        ]
        if rules.time_limit:
            lines.append(
                f"After {clock} the deal in play is the last: the highest total wins, and equal totals are a draw."
            )
        return tuple(lines)
    if rules.time_limit:
        return (
            f"Deals are played as long as they begin within {clock}; the highest total wins, equal totals are a draw.",
        )
    return ("One deal is played: the higher score wins, equal scores are a draw.",)


def _count(number: int, noun: str) -> str:
    word = _NUMBERS[number] if number < len(_NUMBERS) else str(number)
    return f"{word} {noun}{'' if number == 1 else 's'}"


def _points(number: int) -> str:
    return f"{number} point{'' if number == 1 else 's'}"


def _listed(words: list[str]) -> str:
    return f"{', '.join(words[:-1])} and {words[-1]}"
