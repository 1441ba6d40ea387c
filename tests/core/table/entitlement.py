"""What a reader may know at one moment, worked out from the table's own cards and not from what it tells.

The cards of a message are looked for in all of its JSON, by their notation and wherever they stand.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from core.game.cards import CODES, codes_of
from core.game.events import AnyEvent, Dealt, Drew, Pot, Revealed
from core.game.phases import DECIDE_PHASE, OVER_PHASE
from core.game.state import State
from core.table.table import Table

CARD: Final = re.compile(
    r"(?<![0-9A-Za-z])(?:10|[A2-9TJQK])[SHDC♠♥♦♣♤♡♢♧](?![0-9A-Za-z])|(?<![0-9A-Za-z])JK(?![0-9A-Za-z])"
)
"""A card, also in the middle of a sentence."""

Leaf = tuple[str, tuple[str, ...]]
"""A path in a message, and the cards that stand there."""


def leaves(value: Any, path: str = "") -> Iterator[Leaf]:
    """Every string with cards in it, and every list of cards as one, with where they stand; keys count too."""
    if isinstance(value, str):
        found = tuple(CARD.findall(value))
        if found:
            yield path, found
    elif isinstance(value, list):
        if value and all(isinstance(item, str) and item in CODES for item in value):
            yield path, tuple(value)
        else:
            for item in value:
                yield from leaves(item, path)
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from leaves(key, f"{path}/")
            yield from leaves(item, f"{path}.{key}")


def face_up(state: State) -> set[str]:
    """The codes of the cards that lie open."""
    pile = state.pile if state.book.melds.rules.pile == "open" else state.pile[-1:]
    melds = (card for melds in state.melds for placed in melds for card in placed.meld.order)
    return {CODES[card] for card in (*pile, *melds)}


def own(state: State, seat: int | None) -> tuple[str, ...] | None:
    """The cards of a hand that its player may look at; None for a watcher, and while it may not."""
    if seat is None or state.unseen >> seat & 1:
        return None
    return tuple(codes_of(state.hands[seat]))


def entitled_to(event: AnyEvent, seat: int | None) -> dict[str, Any]:
    """The card fields that this reader may see of a whole event, as JSON holds them; all else is secret."""
    raw = msgspec.to_builtins(event)
    shown: dict[str, Any] = {name: raw[name] for name in ("card", "cards", "added", "pile") if raw.get(name)}
    if isinstance(event, Dealt):
        shown.pop("cards", None)
        if seat is not None and event.hands is not None:
            shown["cards"] = list(event.hands[seat])
    elif isinstance(event, Drew | Pot | Revealed) and event.seat != seat:
        shown = {}
    return {name: list(value) if isinstance(value, tuple) else value for name, value in shown.items()}


class Reader:
    """One reader of a table: what it could know, and whether a message keeps to that."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.said: set[str] = set()
        """Cards that it named itself: an answer may repeat them."""

    def check(self, said: Any, table: Table, history: Iterable[AnyEvent]) -> int:
        """Look through one message, as plain JSON values, told when the table was like this; how many cards it had.

        ``history``: the whole events of the deal. Fails with what should not be there.
        """
        state = None if table.deal is None else table.deal.state
        known = self._known(state, history)
        cards = 0
        for path, found in leaves(said):
            cards += len(found)
            assert self._may_stand(said, path), f"{self.seat}: cards at {said['type']}{path}: {found}"
            if path == ".text":
                assert set(found) <= self.said, f"a refusal names {found}: {said}"
            elif not path.startswith(".rules.options.values"):
                assert set(found) <= known, f"{self.seat} is shown {set(found) - known} at {path}"
        if said["type"] == "update":
            assert state is not None
            self._view(said["view"], state)
            self._events(said["events"], history)
            if "turn" in said:
                assert said["view"]["turn"] == self.seat == state.turn
        return cards

    def _known(self, state: State | None, history: Iterable[AnyEvent]) -> set[str]:
        known: set[str] = set()
        if state is not None:
            known |= face_up(state) | set(own(state, self.seat) or ())
        for event in history:
            for value in entitled_to(event, self.seat).values():
                known |= {value} if isinstance(value, str) else set(value)
        return known

    def _may_stand(self, said: Any, path: str) -> bool:
        match said["type"]:
            case "hello":
                return path.startswith(".rules.options.values")
            case "update":
                own_turn = path.startswith(".turn.legal.") and self.seat is not None
                return own_turn or path in VIEWED or path in TOLD
            case "rejected":
                return path == ".text" or (path.startswith(".legal.") and self.seat is not None)
            case _:
                return False

    def _view(self, view: Any, state: State) -> None:
        """Every card of the view is the one that lies there, and none is another's."""
        held = own(state, self.seat)
        assert view["seat"] == self.seat
        assert view["hand"] == (None if held is None else list(held))
        on_turn = self.seat == state.turn and state.phase != OVER_PHASE
        assert view["drawn"] == (CODES[state.drawn] if on_turn and state.phase == DECIDE_PHASE else None)
        assert view["took"] is None or (on_turn and view["took"] == CODES[state.took])
        if state.book.melds.rules.pile == "open":
            assert view["pile"] == [CODES[card] for card in state.pile]
        else:
            top = CODES[state.pile[-1]] if state.pile else None
            assert view["pile"] == {"top": top, "count": len(state.pile)}
        melds = sorted((placed.id, team) for team, melds in enumerate(state.melds) for placed in melds)
        assert [(meld["id"], meld["team"]) for meld in view["melds"]] == melds
        assert view["counts"] == [hand.bit_count() for hand in state.hands]

    def _events(self, told: list[Any], history: Iterable[AnyEvent]) -> None:
        """Every event is one that happened, with no card more than this reader may see of it."""
        whole: dict[int, list[AnyEvent]] = {}
        for event in history:
            whole.setdefault(event.seq, []).append(event)
        for seq in {event["seq"] for event in told}:
            happened = whole[seq]
            mine = [event for event in told if event["seq"] == seq]
            assert len(mine) == len(happened)
            for event, truth in zip(mine, happened, strict=True):
                assert "hands" not in event
                shown = {name: event[name] for name in ("card", "cards", "added", "pile") if event.get(name)}
                assert shown == entitled_to(truth, self.seat), f"{self.seat} is told {event} of {truth}"


VIEWED: Final = frozenset(
    f".view.{name}" for name in ("hand", "drawn", "took", "pile", "pile.top", "melds.cards", "melds.wild")
)
TOLD: Final = frozenset(f".events.{name}" for name in ("card", "cards", "added", "pile"))
