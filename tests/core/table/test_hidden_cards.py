"""Every byte that a table publishes in whole matches is looked through for cards that its reader may not know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

from core.game.cards import NUMBERS, codes_of
from core.table.messages import encode
from core.table.ports import Letter
from tests.core.table.playing import SHORT, Game, chance, records_of
from transports.memory import MemoryBus


class Tapped(MemoryBus):
    """A bus that keeps what was published, with the hands, pots and stock as they lay then."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game = game
        self.letters: list[tuple[int | None, bytes, list[Counter[str]]]] = []

    async def publish(self, letters: Sequence[Letter]) -> None:
        deal = self._game.coordinator.table.deal
        heaps: list[Counter[str]] = []
        if deal is not None and deal.over is None:
            state = deal.state
            heaps = [Counter(codes_of(hand)) for hand in state.hands]
        for seat, message in letters:
            self.letters.append((seat, encode(message), heaps))
        await super().publish(letters)


def cards_in(value: Any, path: str = "") -> Iterator[tuple[str, list[str]]]:
    """Every card, or list of cards, in plain JSON values, with where it stands."""
    if isinstance(value, str) and value in NUMBERS:
        yield path, [value]
    elif isinstance(value, list):
        if value and all(isinstance(item, str) and item in NUMBERS for item in value):
            yield path, value
        else:
            for item in value:
                yield from cards_in(item, path)
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from cards_in(item, f"{path}.{key}")


FACE_UP = {
    ".view.pile",
    ".view.pile.top",
    ".view.melds.cards",
    ".view.melds.wild",
    ".events.pile",
    ".events.card",
    ".events.cards",
    ".events.added",
}
OWN = {".view.hand", ".view.drawn", ".view.took"}
SECRET_EVENTS = {"drew", "pot", "revealed", "dealt"}


async def play_tapped(preset: str, options: dict[str, object], watched: bool) -> tuple[Game, Tapped]:
    game = Game()
    game.bus = bus = Tapped(game)
    game.coordinator = game.another()
    await game.found(records_of(preset, options, seed="9"))
    if watched:
        bus.watch()
    await game.play([chance] * 4)
    return game, bus


@pytest.mark.parametrize("preset", ["burraco", "aberto", "stbl"])
async def test_cards_stand_only_where_they_are_face_up_or_the_readers_own(preset: str) -> None:
    _, bus = await play_tapped(preset, SHORT if preset == "burraco" else {}, watched=True)
    views = 0
    for seat, raw, heaps in bus.letters:
        said = msgspec.json.decode(raw)
        for path, cards in cards_in(said):
            assert path in FACE_UP | OWN, (path, cards)
            if path in OWN:
                assert seat is not None
        if said["type"] != "update":
            continue
        view = said["view"]
        assert view["seat"] == seat
        if view["hand"] is not None and heaps:
            views += 1
            assert seat is not None
            assert Counter(view["hand"]) == heaps[seat]
        for event in said["events"]:
            if event["event"] in SECRET_EVENTS and event.get("seat") not in (seat, None):
                assert event.get("card") is None
                assert event.get("cards") is None
            assert "hands" not in event
    assert views > 100


async def test_the_secret_is_told_with_the_end_of_its_deal_and_not_before() -> None:
    game = Game()
    game.bus = bus = Tapped(game)
    game.coordinator = game.another()
    await game.found(records_of("burraco", SHORT, seed=None))
    await game.play([chance] * 4)
    secret = game.coordinator.table.secret
    assert secret is not None
    ended = False
    for _, raw, _ in bus.letters:
        ended = ended or raw.startswith(b'{"type":"end"')
        if not ended:
            assert secret.encode() not in raw
    assert ended


async def test_only_the_seat_on_turn_is_offered_moves() -> None:
    _, bus = await play_tapped("stbl", {}, watched=True)
    for seat, raw, _ in bus.letters:
        said = msgspec.json.decode(raw)
        if said["type"] == "update":
            assert ("turn" in said) == (said["view"]["turn"] == seat and said["view"]["phase"] != "over")


def test_the_search_for_cards_finds_them() -> None:
    nested = {"a": [{"b": ["9D", "JK"]}, {"c": "2S"}], "d": "no card", "e": ["9D", "x"]}
    assert list(cards_in(nested)) == [(".a.b", ["9D", "JK"]), (".a.c", ["2S"]), (".e", ["9D"])]
