"""The table of a group in words: the caption of its picture, and the text where pictures are off.

It says what a watcher's view holds and what is heard of the people there, so no hand can be in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec

from core.game.view import ClosedPile, MeldView, View
from core.table.messages import Lobby
from transports.console.prompt import lasting
from transports.console.screen import game_name, pile_text
from transports.meld_text import grade_text, stands_for
from transports.text import Words, capital, printable_name
from transports.tongue import Tongue

SIGNS: Final = "①②③④⑤⑥"
"""By seat; the pictures have the same."""
_STEPS: Final = (60, 30, 10, 5)
"""Seconds that are said of the last minutes, as a hand says them; before that it is by whole minutes."""
_LONG_MS: Final = 3_600_000
_GRADED: Final[Mapping[str, str]] = {
    "dirty": "◐",
    "semi_clean": "◕",
    "clean": "●",
    "royal": "★",
    "ace_to_ace": "★",
}
"""By its kind, the sign of a canasta."""
_PILE: Final = 12
"""Cards of an open pile that are named where there is little room: the ones that lie uppermost."""


class Ladder(msgspec.Struct, frozen=True):
    """How much is said."""

    lines: bool
    """Each meld on a line of its own, with its grade in words."""
    cards: bool
    """The cards of melds below seven cards."""
    canastas: bool
    """The cards of canastas."""
    pile: bool
    """All cards of an open pile."""
    signs: bool = True
    """Melds at all, if only by their signs."""


LADDER: Final = (
    Ladder(lines=True, cards=True, canastas=True, pile=True),
    Ladder(lines=False, cards=True, canastas=True, pile=True),
    Ladder(lines=False, cards=True, canastas=True, pile=False),
    Ladder(lines=False, cards=True, canastas=False, pile=False),
    Ladder(lines=False, cards=False, canastas=False, pile=False),
    Ladder(lines=False, cards=False, canastas=False, pile=False, signs=False),
)
"""From all of it down to what always fits."""


def step_of(left_ms: int | None) -> int | None:
    """The time left as it is said, in whole seconds, the same as in a player's hand: no more than there is. None:
    nothing is said of it, and 0: more than an hour.
    """
    if left_ms is None:
        return None
    if left_ms > _LONG_MS:
        return 0
    seconds = left_ms // 1000
    if seconds >= 120:
        return seconds // 60 * 60
    return next((step for step in _STEPS if step <= seconds), _STEPS[-1])


def called(name: str, seat: int, tongue: Tongue) -> str:
    """A player's name fit for a chat; one of which nothing can be shown goes by the sign of the seat."""
    sign = SIGNS[seat]
    return printable_name(name) or tongue.text("text-seat", seat=sign).replace(f"{sign}. ", f"{sign} ")


def units(text: str) -> int:
    """How long a text is as the service counts, in UTF-16 units."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def caption(
    seen: View, words: Words, lobby: Lobby | None, step: int | None, most: int, more: Sequence[str] = ()
) -> str:
    """All that fits into so many units, left out by whole steps; ``step`` as `step_of` gives it, ``more``: lines that
    always stand at the end.
    """
    for rung in LADDER:
        text = "\n".join([*_lines(seen, words, lobby, step, rung), *more])
        if units(text) <= most:
            return text
    while units(text) > most:
        text = text.rpartition("\n")[0] or text[: most // 2]
    return text


def _lines(seen: View, words: Words, lobby: Lobby | None, step: int | None, rung: Ladder) -> Iterator[str]:
    say = words.tongue.text
    yield f"{game_name(words.rules, words.tongue)} · {say('screen-deal', n=seen.n)}"
    yield words.points(seen.scores)
    yield ""
    yield turn_line(seen, words, lobby, step)
    yield say("screen-players", players=_players(seen, words))
    for team in range(words.rules.teams):
        yield from _team(seen, words, team, rung)
    middle = [say("screen-stock", count=seen.stock)]
    if words.rules.pots:
        middle.append(say("screen-pots", count=seen.pots))
    yield ""
    yield " · ".join(middle)
    yield _pile(seen, words, rung)
    yield from _people(words, lobby)


def turn_line(seen: View, words: Words, lobby: Lobby | None, step: int | None) -> str:
    """Whose turn it is and until when, or why nobody plays."""
    say, phase = words.tongue.text, "playing" if lobby is None else lobby.phase
    if phase == "paused":
        return f"⏸ {say('tggroup-paused')}"
    if phase == "adjourned":
        return f"⏸ {say('tggroup-adjourned')}"
    if seen.over is not None:
        return f"🏁 {say('topics-turn-over')}"
    line = f"▶ {SIGNS[seen.turn]} {capital(say('tggroup-to-move', name=words.who(seen.turn)))}"
    if step is None:
        return line
    if step == 0:
        return f"{line} · {say('tggroup-left-long')}"
    return f"{line} · {say('tggroup-left', time=lasting(step, words.tongue))}"


def _players(seen: View, words: Words) -> str:
    return " · ".join(f"{SIGNS[seat]} {words.who(seat)} {count}" for seat, count in enumerate(seen.counts))


def _team(seen: View, words: Words, team: int, rung: Ladder) -> Iterator[str]:
    say = words.tongue.text
    melds = [meld for meld in seen.melds if meld.team == team]
    state = [say("screen-on-table", points=sum(meld.points for meld in melds))] if melds else []
    if seen.minimum[team]:
        state.append(say("screen-due", points=seen.minimum[team]))
    if words.rules.pots:
        state.append(say("screen-pot-taken") if seen.pot_taken[team] else say("screen-pot-not-yet"))
    yield ""
    yield f"{words.team_name(team)}: {', '.join(state or [say('screen-nothing-short')])}"
    if not rung.signs:
        canastas = sum(meld.canasta is not None for meld in melds)
        if melds:
            yield say("tggroup-melds", count=len(melds), canastas=canastas)
    elif rung.lines:
        yield from (f"  {_meld(meld, words, rung)} · {grade_text(meld, words.tongue)}" for meld in melds)
    elif melds:
        yield f"  {' · '.join(_meld(meld, words, rung) for meld in melds)}"


def _meld(meld: MeldView, words: Words, rung: Ladder) -> str:
    sign = _GRADED.get(meld.canasta or "", "")
    if rung.canastas if meld.canasta else rung.cards:
        shown = words.meld(meld.cards, meld.wild, runs=True)
    else:
        shown = in_short(meld, words)
    return f"{sign}{meld.id}: {shown}"


def in_short(meld: MeldView, words: Words) -> str:
    """A sequence by its ends, a set by its rank and how many there are of it, and the wild: 3♠…9♠ (2♦), 5×6 (JK)."""
    at, place = stands_for(meld.cards, meld.wild)
    wild = f" ({words.card(meld.cards[at])})" if at >= 0 else ""
    if meld.kind == "sequence":
        first, last = (place if place and each == at else meld.cards[each] for each in (0, len(meld.cards) - 1))
        return f"{words.card(first)}…{words.card(last)}{wild}"
    naturals = [code for each, code in enumerate(meld.cards) if each != at]
    if words.style == "words" or len({code[0] for code in naturals}) > 1:
        return words.meld(meld.cards, meld.wild, runs=True)
    return f"{words.card(naturals[0]).rstrip('♠♥♦♣SHDC')}×{len(naturals)}{wild}"


def _pile(seen: View, words: Words, rung: Ladder) -> str:
    pile = seen.pile
    if rung.pile or isinstance(pile, ClosedPile) or len(pile) <= _PILE:
        return pile_text(seen, words)
    shown = f"… {words.cards(pile[-_PILE:])}"
    return words.tongue.text("screen-pile", count=len(pile), cards=shown)


def _people(words: Words, lobby: Lobby | None) -> Iterator[str]:
    """For whom stand-ins play, whose seat may be taken, and who takes one."""
    say = words.tongue.text
    for seat, one in enumerate(() if lobby is None or lobby.phase == "over" else lobby.seats):
        if one.held in ("left", "kicked"):
            why = "tggroup-seat-free" if one.held == "left" else "tggroup-seat-put-out"
            yield f"⚠ {SIGNS[seat]} {say(why, name=words.who(seat))}"
        elif one.held is not None:
            yield f"⚠ {SIGNS[seat]} {say('lobby-held-other', name=words.who(seat))}"
        if one.coming:
            yield f"{SIGNS[seat]} {say('lobby-coming-other', name=one.coming, whose=words.who(seat))}"
