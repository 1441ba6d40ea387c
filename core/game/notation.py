"""People's notation for cards and moves, both ways (rules, 13).

What is written here can be read back: ``parse_action(action_text(action))`` is the action again. Reading is generous
(``7♠``, ``7s``, ``10H`` and ``TH``, ``joker`` or ``*``, commas, glued runs as ``345S``, "seven of hearts", a wild in
parentheses as a table shows it, and words that add nothing: "take the pile with 6S 7S") and never guesses: what could
mean two things is refused. A text that cannot be read raises NotationError with one sentence that names the word that
was not understood and what would be. The judge alone says whether a move is allowed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.game.actions import MOST_CARDS, Action, Discard, Draw, Extend, Keep, Lay, Refuse, Take, Withdraw
from core.game.errors import NotationError
from core.game.spoken import written_short
from core.game.wording import Sentence, Value, Wording

FORMS: Final[dict[str, str]] = {
    "draw": "draw",
    "keep": "keep",
    "refuse": "refuse",
    "take": "take",
    "lay": "lay 3S 4S 5S",
    "extend": "extend 3 6S",
    "withdraw": "withdraw",
    "discard": "discard 9D",
}
"""The eight moves, each with an example of how it is written."""

ENGLISH: Final = Wording(
    {
        "too-long": 'The line that begins with "{typed}" has {count:d} characters, more than any move: '
        f"write a move, such as {FORMS['lay']}.",
        "nothing": f"Nothing is written: write a move, such as {FORMS['draw']} or {FORMS['discard']}.",
        "no-move": '"{typed}" is no move: write ' + f"{', '.join(list(FORMS)[:-1])} or {list(FORMS)[-1]}.",
        "no-move-near": '"{typed}" is no move: did you mean {near}, as in {form}?',
        "alone": 'After {verb} nothing is wanted, and there is "{typed}": write {verb} alone.',
        "take-alone": 'An open pile is taken whole, and there is "{typed}": write take alone.',
        "extend-which": f"Extend which meld, with which cards? Write its number and the cards: {FORMS['extend']}.",
        "no-meld-number": '"{typed}" is no meld\'s number: write the number that the table shows, then the cards, '
        f"as in {FORMS['extend']}.",
        "discard-which": f"Discard which card? Write the card after it: {FORMS['discard']}.",
        "which-cards": "{verb} which cards? Write them after it: {form}.",
        "one-discard": "Only one card is discarded, and {count:d} are named: write one, such as discard {first}.",
        "one-card": '"{typed}" names {count:d} cards where one is wanted: write one card, such as 9D.',
        "no-cards": "No card is named: write cards as rank and suit, such as 3S 4S 5S.",
        "too-many": "More than {most:d} cards are named, more than any meld holds: name fewer.",
        "two-ways": '"{typed}" can be read in two ways: put spaces between the cards.',
        "no-card": '"{typed}" is no card: write rank and suit, such as 9D, TH or AS, or JK for a joker.',
        "no-suit": '"{typed}" is only half a card: write its suit as well, such as '
        "{rank}S, {rank}H, {rank}D or {rank}C.",
        "no-rank": '"{typed}" is only half a card: write its rank as well, such as A{suit}, 9{suit} or T{suit}.',
        "rank-first": '"{typed}" is no card as it stands: the rank comes first, {turned}.',
    }
)
"""Why a text cannot be read; cards and moves stand in it as they are typed."""

LONGEST: Final = 1000
"""Characters; no move needs as many."""
_ECHO: Final = 20
_LONGEST_RUN: Final = 80
_MOST_DIGITS: Final = 3

_SUITS: Final = {
    **{letter: letter for letter in "SHDC"},
    **dict(zip("♠♥♦♣", "SHDC", strict=True)),
    **dict(zip("♤♡♢♧", "SHDC", strict=True)),
}
_RANKS: Final = {**{rank: rank for rank in "A23456789TJQK"}, "10": "T"}
_JOKERS: Final = ("JOKER", "JK", "*", "🃏")
_ADD_NOTHING: Final = frozenset({"the", "with", "and", "card", "cards", "meld", "into", "onto", "on", "to", "of", "my"})
"""Words that a sentence needs and a move does not."""
_ADD_NOTHING_ALONE: Final = _ADD_NOTHING | {"a", "it", "top", "stock", "from", "pile", "back", "melds"}
"""The same after a move that names no card, where no letter can be half of one."""
_MARKS: Final = str.maketrans("()[],", "     ")
_EMOJI_MARKS: Final = str.maketrans("", "", "\ufe0e\ufe0f")
"""Telephones put one of these behind a suit sign to choose between text and picture."""


def parse_card(text: str) -> str:
    """The code of the one card that a person names. Raises NotationError.

    >>> parse_card("10♥"), parse_card("as"), parse_card("joker"), parse_card("queen of spades")
    ('TH', 'AS', 'JK', 'QS')
    """
    cards = parse_cards(text)
    if len(cards) != 1:
        raise _unreadable("one-card", typed=echo(text), count=len(cards))
    return cards[0]


def parse_cards(text: str) -> tuple[str, ...]:
    """The codes of the cards that a person names, at least one, in the order given. Raises NotationError.

    >>> parse_cards("345s, JK")
    ('3S', '4S', '5S', 'JK')
    """
    cards = _cards(_words(text))
    if not cards:
        raise _unreadable("no-cards")
    return cards


def parse_action(text: str, *, closed: bool) -> Action:
    """The action that a person's line says; ``closed``: is the pile of this table closed? Raises NotationError.

    >>> parse_action("lay 3s 4♠ 5S", closed=False)
    Lay(cards=('3S', '4S', '5S'))
    >>> parse_action("take 3 5S", closed=True)
    Take(meld=3, cards=('5S',))
    """
    words = _words(text)
    if not words:
        raise _unreadable("nothing")
    verb, rest = words[0].lower(), [word for word in words[1:] if word.lower() not in _ADD_NOTHING]
    match verb:
        case "draw":
            return _alone(Draw(), rest)
        case "keep":
            return _alone(Keep(), rest)
        case "refuse":
            return _alone(Refuse(), rest)
        case "withdraw":
            return _alone(Withdraw(), rest)
        case "take":
            return _take(rest, closed)
        case "lay":
            return Lay(_some_cards(verb, rest))
        case "extend":
            return _extend(rest)
        case "discard":
            cards = _some_cards(verb, rest)
            if len(cards) > 1:
                raise _unreadable("one-discard", count=len(cards), first=cards[0])
            return Discard(cards[0])
        case _:
            raise _no_move(words[0])


def action_text(action: Action) -> str:
    """An action as a person would type it.

    >>> action_text(Extend(3, ("6S", "TS")))
    'extend 3 6S TS'
    """
    match action:
        case Lay(cards=cards):
            return f"lay {' '.join(cards)}"
        case Extend(meld=meld, cards=cards):
            return f"extend {meld} {' '.join(cards)}"
        case Discard(card=card):
            return f"discard {card}"
        case Take(meld=meld, cards=cards):
            return " ".join(["take", *([] if meld is None else [str(meld)]), *(cards or ())])
        case Draw():
            return "draw"
        case Keep():
            return "keep"
        case Refuse():
            return "refuse"
        case Withdraw():
            return "withdraw"


def nearest(word: str, known: Sequence[str]) -> str | None:
    """The known word that a mistyped one most likely means, or None where none is near."""
    from difflib import get_close_matches  # only wanted once something was mistyped

    lower = word[: 2 * _ECHO].lower()
    close = get_close_matches(lower, known, n=1, cutoff=0.6)
    if close:
        return close[0]
    begun = [name for name in known if lower and name.startswith(lower)]
    return begun[0] if len(begun) == 1 else None


def echo(text: str) -> str:
    """What somebody typed, fit to be shown back: at most 20 characters, and none that would not print."""
    clean = "".join(char if char.isprintable() else "?" for char in text[: _ECHO + 1])
    return clean if len(clean) <= _ECHO else f"{clean[: _ECHO - 3]}..."


def _words(text: str) -> list[str]:
    if len(text) > LONGEST:
        raise _unreadable("too-long", typed=echo(text), count=len(text))
    return written_short(text).translate(_EMOJI_MARKS).translate(_MARKS).split()


def _alone(action: Action, words: Sequence[str]) -> Action:
    rest = [word for word in words if word.lower() not in _ADD_NOTHING_ALONE]
    if rest:
        raise _unreadable("alone", verb=action_text(action), typed=echo(rest[0]))
    return action


def _take(words: Sequence[str], closed: bool) -> Take:
    rest = [word for word in words if word.lower() not in ("pile", "it")]
    if not rest:
        return Take()
    if not closed:
        raise _unreadable("take-alone", typed=echo(rest[0]))
    meld = _meld_number(rest[0])
    if meld is None:
        return Take(None, _cards(rest))
    return Take(meld, _cards(rest[1:]))


def _extend(rest: Sequence[str]) -> Extend:
    if not rest:
        raise _unreadable("extend-which")
    meld = _meld_number(rest[0])
    if meld is None:
        raise _unreadable("no-meld-number", typed=echo(rest[0]))
    return Extend(meld, _some_cards(f"extend {meld}", rest[1:]))


def _meld_number(word: str) -> int | None:
    digits = word.removeprefix("#")
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) <= _MOST_DIGITS else None


def _some_cards(verb: str, words: Sequence[str]) -> tuple[str, ...]:
    if not words:
        if verb == "discard":
            raise _unreadable("discard-which")
        raise _unreadable("which-cards", verb=verb.capitalize(), form=FORMS[verb.split()[0]])
    return _cards(words)


def _cards(words: Sequence[str]) -> tuple[str, ...]:
    cards: list[str] = []
    for word in words:
        cards.extend(_run(word))
        if len(cards) > MOST_CARDS:
            raise _unreadable("too-many", most=MOST_CARDS)
    return tuple(cards)


def _run(word: str) -> tuple[str, ...]:
    """The cards of one word: a card, or several glued together (345S, 3S4S5S)."""
    readings = _readings(word.upper(), 0) if len(word) <= _LONGEST_RUN else set()
    if len(readings) > 1:
        raise _unreadable("two-ways", typed=echo(word))
    if not readings:
        raise _no_card(word)
    return readings.pop()


def _readings(word: str, at: int) -> set[tuple[str, ...]]:
    """Up to two different ways to read ``word`` from there to its end, as cards."""
    known: dict[int, set[tuple[str, ...]]] = {len(word): {()}}
    for start in range(len(word) - 1, at - 1, -1):
        found: set[tuple[str, ...]] = set()
        for cards, end in _first_cards(word, start):
            found |= {(*cards, *rest) for rest in known[end]}
        known[start] = set(sorted(found)[:2])
    return known[at]


def _first_cards(word: str, at: int) -> list[tuple[tuple[str, ...], int]]:
    """What can stand at this place of a word: a joker, or ranks with their suit; each with where it ends."""
    found: list[tuple[tuple[str, ...], int]] = [
        (("JK",), at + len(joker)) for joker in _JOKERS if word.startswith(joker, at)
    ]
    ranks: list[str] = []
    end = at
    while end < len(word):
        size = 2 if word.startswith("10", end) else 1
        rank = _RANKS.get(word[end : end + size])
        if rank is None:
            break
        ranks.append(rank)
        end += size
        suit = _SUITS.get(word[end : end + 1])
        if suit is not None:
            found.append((tuple(f"{one}{suit}" for one in ranks), end + 1))
    return found


def _no_card(word: str) -> NotationError:
    shown = echo(word)
    upper = word.upper() if len(word) <= _LONGEST_RUN else ""
    if upper in _RANKS:
        return _unreadable("no-suit", typed=shown, rank=_RANKS[upper])
    if upper in _SUITS:
        return _unreadable("no-rank", typed=shown, suit=_SUITS[upper])
    if upper[:1] in _SUITS and upper[1:] in _RANKS:
        return _unreadable("rank-first", typed=shown, turned=f"{_RANKS[upper[1:]]}{_SUITS[upper[:1]]}")
    return _unreadable("no-card", typed=shown)


def _no_move(word: str) -> NotationError:
    near = nearest(word, list(FORMS))
    if near is not None:
        return _unreadable("no-move-near", typed=echo(word), near=near, form=FORMS[near])
    return _unreadable("no-move", typed=echo(word))


def _unreadable(key: str, **given: Value) -> NotationError:
    said = Sentence(key, given)
    return NotationError(said, ENGLISH.written(said))
