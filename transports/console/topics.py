"""Every piece of state as a sentence, asked for by a word: for screen readers, and for anyone who wants just that."""

from __future__ import annotations

from typing import Final

from core.game.cards import NUMBERS
from core.game.events import Dealt
from core.game.rules import Rules, card_values
from core.game.view import ClosedPile, MeldView, View
from transports.console.hand import Newcomers, Order, arranged
from transports.events_text import sentences
from transports.meld_text import grade_text, stands_for
from transports.text import Words

TOPICS: Final = ("hand", "new", "melds", "pile", "stock", "pots", "players", "turn", "deal")
"""The words that can be asked."""
BRIEF: Final = ("turn", "pile", "hand")
"""What is told when a turn begins; the rest can be asked for."""
_WHOLE: Final = ("match", "turn", "melds", "pile", "stock", "pots", "players", "hand")


def whole(rules: Rules) -> list[str]:
    """The topics that together are all of the table."""
    return [topic for topic in _WHOLE if topic != "pots" or rules.pots]


def told(topic: str, seen: View, words: Words, order: Order, new: Newcomers) -> list[str]:
    """The sentences about one topic."""
    match topic:
        case "hand":
            return hand(seen, words, order)
        case "new":
            return [_new(seen, words, order, new)]
        case "melds":
            return melds(seen, words)
        case "pile":
            return [pile(seen, words)]
        case "stock":
            return [_stock(seen, words)]
        case "pots":
            return _pots(seen, words)
        case "players":
            return [_players(seen, words)]
        case "match":
            return [match(seen, words)]
        case "deal":
            return sentences([Dealt(n=seen.n, dealer=seen.dealer)], words)
        case _:
            return [turn(seen, words)]


def match(seen: View, words: Words) -> str:
    """Which deal this is, and where the match stands."""
    return words.tongue.text("topics-match", n=seen.n, points=words.points(seen.scores))


def hand(seen: View, words: Words, order: Order) -> list[str]:
    """The own cards and what they would cost at the end of the deal."""
    text = words.tongue.text
    if seen.seat is None:
        return [text("topics-hand-watching")]
    if seen.hand is None:
        return [text("topics-hand-unseen-pot", count=seen.counts[seen.seat])]
    if not seen.hand:
        return [text("topics-hand-empty")]
    cards = [code for group in arranged(seen.hand, order) for code in group]
    points = worth(cards, words.rules)
    return [text("topics-hand", count=len(cards), points=points, cards=words.cards(cards))]


def worth(cards: tuple[str, ...] | list[str], rules: Rules) -> int:
    """The values of the cards added up."""
    values = card_values(rules)
    return sum(values[NUMBERS[code]] for code in cards)


def _new(seen: View, words: Words, order: Order, new: Newcomers) -> str:
    cards = [code for group in arranged(seen.hand or (), order) for code in group]
    fresh = [code for code, is_new in zip(cards, new.marked(cards), strict=True) if is_new]
    return words.tongue.text("topics-new", cards=words.cards(fresh)) if fresh else words.tongue.text("topics-new-none")


def melds(seen: View, words: Words) -> list[str]:
    """Every team's melds, a sentence each."""
    text = words.tongue.text
    said: list[str] = []
    for team in range(words.rules.teams):
        own = [meld for meld in seen.melds if meld.team == team]
        if not own:
            said.append(text("topics-melds-none", team=words.team_name(team)))
        said += [_meld(meld, words) for meld in own]
    said += [
        text("topics-melds-due", team=words.team_name(team), points=due) for team, due in enumerate(seen.minimum) if due
    ]
    return said


def _meld(meld: MeldView, words: Words) -> str:
    """One meld in a sentence."""
    text = words.tongue.text
    team, graded, cards = words.team_name(meld.team), grade_text(meld, words.tongue), words.cards(meld.cards)
    at, stood_for = stands_for(meld.cards, meld.wild)
    if at < 0 or stood_for is None:
        return text(
            "topics-meld", team=team, meld=meld.id, kind=meld.kind, cards=cards, grade=graded, points=meld.points
        )
    return text(
        "topics-meld-wild",
        team=team,
        meld=meld.id,
        kind=meld.kind,
        cards=cards,
        grade=graded,
        points=meld.points,
        wild=words.card(meld.cards[at]),
        natural=words.card(stood_for),
    )


def pile(seen: View, words: Words) -> str:
    """What is to be seen of the pile."""
    text = words.tongue.text
    cards = seen.pile
    if isinstance(cards, ClosedPile):
        if cards.top is None:
            return text("topics-pile-empty")
        return text("topics-pile-closed", count=cards.count, card=words.card(cards.top))
    if not cards:
        return text("topics-pile-empty")
    return text("topics-pile", count=len(cards), cards=words.cards(cards))


def _stock(seen: View, words: Words) -> str:
    text = words.tongue.text
    if words.rules.pot_to_stock and seen.pots:
        return text("topics-stock-pot-follows", count=seen.stock)
    if words.rules.stock_reserve:
        return text("topics-stock-ends-with", count=seen.stock, left=words.rules.stock_reserve)
    return text("topics-stock-ends", count=seen.stock)


def _pots(seen: View, words: Words) -> list[str]:
    text = words.tongue.text
    names = [words.team_name(team) for team in range(len(seen.pot_taken))]
    return [
        text("topics-pots", pots=seen.pots, cards=words.rules.pot_size),
        *(
            text("topics-pot-taken", team=name) if taken else text("topics-pot-not-yet", team=name)
            for name, taken in zip(names, seen.pot_taken, strict=True)
        ),
    ]


def _players(seen: View, words: Words) -> str:
    text = words.tongue.text
    first = 0 if seen.seat is None else seen.seat
    seats = [(first + at) % words.rules.players for at in range(words.rules.players)]
    held = ", ".join(text("topics-player", name=words.who(seat), count=seen.counts[seat]) for seat in seats)
    return text("topics-players", players=held)


def turn(seen: View, words: Words) -> str:
    """Whose turn it is, and how far it has come."""
    text = words.tongue.text
    if seen.over is not None:
        return text("topics-turn-over")
    own, name = seen.turn == words.seat, words.who(seen.turn)
    match seen.phase:
        case "draw":
            empty = not seen.pile.count if isinstance(seen.pile, ClosedPile) else not seen.pile
            if empty:
                return text("topics-turn-draw-own") if own else text("topics-turn-draw-other", name=name)
            return text("topics-turn-take-own") if own else text("topics-turn-take-other", name=name)
        case "decide":
            return text("topics-turn-decide-own") if own else text("topics-turn-decide-other", name=name)
        case _:
            return text("topics-turn-lay-own") if own else text("topics-turn-lay-other", name=name)
