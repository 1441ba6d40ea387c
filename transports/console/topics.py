"""Every piece of state as a sentence, asked for by a word: for screen readers, and for anyone who wants just that."""

from __future__ import annotations

from typing import Final

from core.game.cards import NUMBERS
from core.game.rules import Rules, card_values
from core.game.view import ClosedPile, MeldView, View
from transports.console.hand import Newcomers, Order, arranged
from transports.meld_text import grade, stands_for
from transports.text import Words

TOPICS: Final[dict[str, str]] = {
    "hand": "your cards",
    "new": "the cards that came in since your last turn",
    "melds": "what lies on the table",
    "pile": "the discard pile",
    "stock": "how many cards are left to draw",
    "pots": "who has had a pot",
    "players": "who holds how many cards",
    "turn": "whose turn it is",
}
"""The words that can be asked, and what they tell."""
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
            return _new(seen, words, order, new)
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
        case _:
            return [turn(seen, words)]


def match(seen: View, words: Words) -> str:
    """Which deal this is, and where the match stands."""
    return f"Deal {seen.n}. The match so far: {words.points(seen.scores)}."


def hand(seen: View, words: Words, order: Order) -> list[str]:
    """The own cards and what they would cost at the end of the deal."""
    if seen.seat is None:
        return ["You watch: you have no hand."]
    if seen.hand is None:
        return [f"You hold a pot of {seen.counts[seen.seat]} cards and may not look at it yet."]
    if not seen.hand:
        return ["You hold no card."]
    cards = [code for group in arranged(seen.hand, order) for code in group]
    return [f"You hold {count(len(cards), 'card')}, worth {worth(cards, words.rules)} points: {words.cards(cards)}."]


def worth(cards: tuple[str, ...] | list[str], rules: Rules) -> int:
    """The values of the cards added up."""
    values = card_values(rules)
    return sum(values[NUMBERS[code]] for code in cards)


def _new(seen: View, words: Words, order: Order, new: Newcomers) -> list[str]:
    cards = [code for group in arranged(seen.hand or (), order) for code in group]
    fresh = [code for code, is_new in zip(cards, new.marked(cards), strict=True) if is_new]
    return [f"New in your hand: {words.cards(fresh)}." if fresh else "Nothing in your hand is new."]


def melds(seen: View, words: Words) -> list[str]:
    """Every team's melds, a sentence each."""
    said: list[str] = []
    for team in range(words.rules.teams):
        own = [meld for meld in seen.melds if meld.team == team]
        if not own:
            said.append(f"{words.team_name(team)}: nothing laid yet.")
        said += [f"{words.team_name(team)}: {meld_sentence(meld, words)}" for meld in own]
    said += [
        f"{words.team_name(team)}: the first meld of the deal must come to {due} points."
        for team, due in enumerate(seen.minimum)
        if due
    ]
    return said


def meld_sentence(meld: MeldView, words: Words) -> str:
    """One meld in a sentence."""
    at, stood_for = stands_for(meld.cards, meld.wild)
    text = f"meld {meld.id}, a {meld.kind}: {words.cards(meld.cards)}; {grade(meld)}, {meld.points} points"
    if at >= 0 and stood_for is not None:
        text += f"; the {words.card(meld.cards[at])} stands for the {words.card(stood_for)}"
    return f"{text}."


def pile(seen: View, words: Words) -> str:
    """What is to be seen of the pile."""
    cards = seen.pile
    if isinstance(cards, ClosedPile):
        if cards.top is None:
            return "The pile is empty."
        return f"The pile has {count(cards.count, 'card')}; on top lies {words.card(cards.top)}."
    if not cards:
        return "The pile is empty."
    if len(cards) == 1:
        return f"The pile is one card: {words.card(cards[0])}."
    return f"The pile has {len(cards)} cards, the top last: {words.cards(cards)}."


def _stock(seen: View, words: Words) -> str:
    reserve = words.rules.stock_reserve
    last = (
        "the last one is drawn"
        if reserve == 0
        else f"only {count(reserve, 'card')} {'is' if reserve == 1 else 'are'} left"
    )
    follows = (
        "a pot follows it" if words.rules.pot_to_stock and seen.pots else f"the deal ends with the turn in which {last}"
    )
    return f"The stock has {count(seen.stock, 'card')}; {follows}."


def _pots(seen: View, words: Words) -> list[str]:
    left = f"{count(seen.pots, 'pot')} of {words.rules.pot_size} cards {'is' if seen.pots == 1 else 'are'} left."
    had = [
        f"{words.team_name(team)}: {'pot taken' if taken else 'no pot yet'}."
        for team, taken in enumerate(seen.pot_taken)
    ]
    return [left[0].upper() + left[1:], *had]


def _players(seen: View, words: Words) -> str:
    first = 0 if seen.seat is None else seen.seat
    seats = [(first + at) % words.rules.players for at in range(words.rules.players)]
    text = ", ".join(f"{words.who(seat)} {count(seen.counts[seat], 'card')}" for seat in seats)
    return f"In the order of play: {text}."


def turn(seen: View, words: Words) -> str:
    """Whose turn it is, and how far it has come."""
    if seen.over is not None:
        return "The deal is over."
    who = words.who(seen.turn)
    subject = "It is your turn" if who == "you" else f"It is {who}'s turn"
    match seen.phase:
        case "draw":
            empty = not seen.pile.count if isinstance(seen.pile, ClosedPile) else not seen.pile
            return f"{subject}, to draw{'' if empty else ' or take the pile'}."
        case "decide":
            return f"{subject}, to keep or refuse the card drawn."
        case _:
            return f"{subject}, to lay melds and discard."


def count(number: int, noun: str) -> str:
    """A number and its noun: "1 card", "no cards", "3 cards"."""
    return f"{number or 'no'} {noun}{'' if number == 1 else 's'}"
