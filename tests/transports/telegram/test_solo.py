"""The page of a person's own chat on which a table is put together: points, time and options, as in a group."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from scripts.locales import tongue_of
from tests.core.table.playing import Game
from tests.transports.telegram.group_fakes import FakeHouse, FakePost
from transports.telegram.bindings import Person
from transports.telegram.happened import Who
from transports.telegram.house import NewTable
from transports.telegram.solo import KEY, Solo

EN = tongue_of("en")
ANN = Person(7, "Ann", reachable=True)


class Alone:
    """Somebody and their page; what they begin is kept."""

    def __init__(self) -> None:
        self.post = FakePost()
        self.made: list[NewTable] = []
        parts = SimpleNamespace(house=FakeHouse(Game()), post=self.post, errands=SimpleNamespace(owe=self._begun))
        self.solo = Solo(cast(Any, parts), cast(Any, None))
        cast(Any, self.solo)._begin = self._begin

    def _begin(self, who: Who, tongue: Any, wanted: NewTable, *more: Any) -> None:
        self.made.append(wanted)

    def _begun(self, work: None) -> None:
        pass

    @property
    def text(self) -> str:
        return self.post.shown[KEY].text

    async def press(self, label: str) -> None:
        (data,) = [one.data for row in self.post.shown[KEY].buttons for one in row if one.text == label]
        said = await self.solo.pressed(Who(7, "Ann"), ANN, EN, data or "")
        assert said is not None


async def test_points_time_and_options_are_chosen_as_in_a_group_and_played() -> None:
    alone = Alone()
    await alone.solo.show(ANN, EN)
    assert "• buraco to 2000 — " in alone.text
    await alone.press("Points")
    await alone.press("500")
    assert alone.text.startswith("🃏 burraco to 500")
    await alone.press("Time")
    await alone.press("60 seconds")
    assert "⏱ For a turn: 60 seconds" in alone.text
    await alone.press("Options")
    await alone.press("▶")
    await alone.press("Pile of one not put back: yes")
    assert "Pile of one not put back: no" in alone.text
    await alone.press("✕ Back")
    await alone.press("Play")
    (wanted,) = alone.made
    assert (wanted.preset, wanted.options) == ("burraco", {"target": 500, "same_card": False})
    assert wanted.clock is not None
    assert wanted.clock.turn_ms == 60_000


async def test_another_game_begins_with_what_is_usual_in_it_and_another_player_does_not() -> None:
    alone = Alone()
    await alone.solo.show(ANN, EN)
    await alone.press("Points")
    await alone.press("500")
    await alone.press("Beginner")
    assert alone.text.startswith("🃏 burraco to 500")
    await alone.press("buraco")
    assert alone.text.startswith("🃏 buraco to 2000")
    await alone.press("With friends, by a link")
    assert alone.made == [NewTable("buraco")]
