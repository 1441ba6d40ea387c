"""The hand on the screen: what is clicked is what is seen, and only what has changed is drawn again."""

from __future__ import annotations

import pytest
from textual.geometry import Region
from textual.pilot import Pilot

from core.game.events import Drew
from tests.transports.fullscreen.scenes import DECK, HAND, Table, rules_for, scene, seen_at, words_of
from transports.console.hand import Newcomers
from transports.fullscreen.hand import Hand

RULES = rules_for()


class Clicks(Table):
    """The table, with a note of what was clicked and dragged."""

    def on_load(self) -> None:
        self.clicked: list[int] = []
        self.dragged: list[tuple[int, int]] = []

    def on_hand_clicked(self, event: Hand.Clicked) -> None:
        self.clicked.append(event.place)

    def on_hand_dragged(self, event: Hand.Dragged) -> None:
        self.dragged.append((event.place, event.to))


def table(hand: tuple[str, ...] = HAND, **more: object) -> Clicks:
    return Clicks(scene(seen_at(RULES, hand=hand), words_of(RULES), **more))


def hand_lines(app: Table) -> list[str]:
    region = app.query_one(Hand).region
    return [line[region.x : region.right] for line in app.lines()[region.y : region.bottom]]


@pytest.mark.parametrize("size", [(60, 18), (80, 24), (60, 50), (200, 50)])
@pytest.mark.parametrize("count", [1, 22, 60])
async def test_every_card_can_be_clicked_where_it_is_seen(size: tuple[int, int], count: int) -> None:
    app = table(tuple((DECK * 2)[:count]))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for at in range(0, count, 5):
            app.picking.toggle(at)
        app.felt.refresh_hand()
        await pilot.pause()
        hand = app.query_one(Hand)
        shape = hand.shape()
        places = {hand.place_at(x, y) for x in range(hand.size.width) for y in range(hand.size.height)}
        assert places - {None} == set(range(count))
        for at in {0, count // 2, count - 1}:
            x, y = shape.places[at]
            y -= app.picking.picked[at] and not shape.flat
            await pilot.click(Hand, offset=(x + 1, y + (not shape.flat)))
            await pilot.pause()
            assert app.clicked.pop() == at
        assert not app.clicked


async def test_the_cursor_is_seen_without_colours() -> None:
    app = table()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert hand_lines(app)[1].startswith("┏━━━━╭────╮ ╭────")
        app.picking.move(2)
        app.felt.refresh_hand()
        await pilot.pause()
        assert hand_lines(app)[1].startswith("╭────╭────╮ ┏━━━━")
        await pilot.resize_terminal(60, 18)
        app.first = scene(seen_at(RULES, hand=tuple(DECK[:40])), words_of(RULES))
        app.felt.show(app.first)
        app.picking.put(3)
        app.felt.refresh_hand()
        await pilot.pause()
        assert hand_lines(app)[0].startswith(" 3♠  4♠  5♠  6♠‹ 7♠ ")


async def test_new_picked_and_unfit_cards_have_signs_and_a_picked_one_stands_up() -> None:
    new = Newcomers()
    new.note([Drew(seat=0, card="9H"), Drew(seat=0, card="QD")], 0)
    app = table(new=new, unfit=frozenset({"4C"}))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for place in (1, 2):
            app.picking.toggle(place)
        app.picking.put(10)
        app.felt.refresh_hand()
        await pilot.pause()
        assert [line.rstrip() for line in hand_lines(app)[:3]] == [
            "     ╭▲───╮ ╭△───",
            "╭────│A   │ │9   ╭────╮ ╭────╭*───╮ ╭┄┄┄┄╭────╭────╮ ╭────┏━━━━┓",
            "│8   │♠   │ │♥   │A   │ │8   │Q   │ ┊4   │6   │7   │ │2   ┃2   ┃",
        ]


async def test_a_dragged_card_shows_where_it_will_lie() -> None:
    app = table()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.mouse_down(Hand, offset=(1, 2))
        await pilot.hover(Hand, offset=(26, 2))
        await pilot.pause()
        assert hand_lines(app)[0].index("▼") == 29
        await pilot.mouse_up(Hand, offset=(26, 2))
        await pilot.pause()
        assert "▼" not in hand_lines(app)[0]
        assert app.dragged == [(0, 4)]
        await pilot.mouse_down(Hand, offset=(26, 2))
        await pilot.hover(Hand, offset=(1, 2))
        await pilot.pause()
        assert hand_lines(app)[0].startswith("▼")
        await pilot.mouse_up("#middle")
        await pilot.pause()
        assert "▼" not in hand_lines(app)[0]
        assert app.dragged == [(0, 4)]
        assert app.clicked == []


async def test_only_lines_that_look_otherwise_are_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    app = table(tuple(DECK[:40]))
    async with app.run_test(size=(60, 18)) as pilot:
        await pilot.pause()
        drawn: list[Region] = []
        hand = app.query_one(Hand)

        def refresh(*regions: Region, **_: object) -> None:
            drawn.extend(regions)

        monkeypatch.setattr(hand, "refresh", refresh)
        app.picking.move(1)
        hand.refresh_hand()
        assert [region.y for region in drawn] == [0]
        drawn.clear()
        hand.refresh_hand()
        assert drawn == []
        hand.fit(frozenset({DECK[39]}))
        assert [region.y for region in drawn] == [2]


async def test_a_hand_that_may_not_be_looked_at_is_a_sentence() -> None:
    app = Clicks(scene(seen_at(RULES, hand=None), words_of(RULES)))
    async with app.run_test(size=(60, 18)) as pilot:
        await pilot.pause()
        assert hand_lines(app)[0].startswith("Hand: a pot of 11 cards that you may not look at yet")
        await pilot.click(Hand, offset=(3, 0))
        await pilot.pause()
        assert app.clicked == []


async def resized(pilot: Pilot[None], size: tuple[int, int]) -> None:
    await pilot.resize_terminal(*size)
    await pilot.pause()


async def test_a_hand_of_every_size_survives_every_resizing() -> None:
    app = table(tuple((DECK * 2)[:60]))
    async with app.run_test(size=(200, 50)) as pilot:
        await pilot.pause()
        for size in ((60, 18), (61, 60), (200, 18), (100, 30), (59, 18), (60, 17), (60, 18), (132, 40)):
            await resized(pilot, size)
            if size in ((59, 18), (60, 17)):
                continue
            hand = app.query_one(Hand)
            assert hand.shape().lines <= hand.size.height, size
            places = {hand.place_at(x, y) for x in range(hand.size.width) for y in range(hand.size.height)}
            assert places - {None} == set(range(60)), size
