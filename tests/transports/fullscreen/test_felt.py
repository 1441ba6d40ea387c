"""The whole drawn table, on screens of every size and in every language."""

from __future__ import annotations

import pytest
from textual.geometry import Region
from textual.widgets import Static

from core.table.messages import LobbySeat
from scripts.locales import LANGUAGES
from tests.transports.fullscreen.scenes import (
    DECK,
    HAND,
    LONG_NAMES,
    MANY_MELDS,
    MELDS,
    Table,
    rules_for,
    scene,
    seen_at,
    words_of,
)
from transports.console.picking import HAND_ORDERS
from transports.console.terminal import cells
from transports.fullscreen.hand import Hand
from transports.fullscreen.teams import Team

RULES = rules_for()
SIZES = ((60, 18), (80, 24), (100, 30), (60, 50), (200, 18), (200, 50))


def whole(app: Table) -> None:
    """Nothing is outside, nothing lies on anything else, nothing is wider than its box."""
    width, height = app.size
    parts = [
        app.query_one(f"#{name}") for name in ("heading", "teams", "middle", "players", "hand", "log", "now", "keys")
    ]
    regions = [part.region for part in parts]
    for part, region in zip(parts, regions, strict=True):
        assert region.area, part
        assert Region(0, 0, width, height).contains_region(region), (part, region)
    for at, region in enumerate(regions):
        for other in regions[at + 1 :]:
            assert not region.overlaps(other), (parts[at], region, other)
    assert app.query_one("#log").size.height >= 2
    for static in app.query(Static):
        if static.id in ("now", "keys", "small"):
            continue
        lines = str(static.visual).split("\n")
        assert len(lines) <= static.size.height, (static, lines)
        assert all(cells(line) <= static.size.width for line in lines), (static, static.size, lines)
    for team in app.query(Team):
        if team.has_class("boxed"):
            assert cells(str(team.border_title)) <= team.size.width + 2
            assert cells(str(team.border_subtitle)) <= team.size.width + 2
    hand = app.query_one(Hand)
    assert hand.shape().lines <= hand.size.height


@pytest.mark.parametrize("code", LANGUAGES)
async def test_the_table_fits_on_every_screen_in_every_language(code: str) -> None:
    app = Table(scene(seen_at(RULES, melds=MANY_MELDS), words_of(RULES, code)))
    async with app.run_test(size=SIZES[0]) as pilot:
        for size in SIZES:
            await pilot.resize_terminal(*size)
            for players, teams in ((4, 2), (6, 3)):
                rules = rules_for(players, teams)
                seen = seen_at(rules, melds=MANY_MELDS, pile=DECK[:40], minimum=(75,) * teams, laid=40)
                words = words_of(rules, code, names=LONG_NAMES)
                app.felt.show(scene(seen, words, left_ms=123_000, bank_ms=100_000, turn_ms=30_000))
                await pilot.pause()
                whole(app)


@pytest.mark.parametrize("count", [0, 1, 15, 31, 60])
async def test_the_table_fits_with_hands_of_every_size(count: int) -> None:
    app = Table(scene(seen_at(RULES, hand=(DECK * 2)[:count], melds=MANY_MELDS), words_of(RULES)))
    async with app.run_test(size=SIZES[0]) as pilot:
        for size in (*SIZES, (131, 40), (132, 40), (60, 24), (73, 33)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            whole(app)


@pytest.mark.parametrize("code", LANGUAGES)
async def test_on_a_screen_that_is_too_small_one_sentence_says_how_large_it_must_be(code: str) -> None:
    app = Table(scene(seen_at(RULES), words_of(RULES, code)))
    async with app.run_test(size=(80, 24)) as pilot:
        said = words_of(RULES, code).tongue.text("felt-too-small", columns=60, lines=18)
        for size in ((59, 18), (60, 17), (30, 6), (150, 10)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert " ".join(" ".join(app.lines()).split()) == said
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        whole(app)
        assert any("●" in line for line in app.lines())


async def test_the_own_team_comes_first_and_a_table_of_other_teams_can_follow() -> None:
    app = Table(scene(seen_at(RULES), words_of(RULES)))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert [team.team for team in app.query(Team)] == [0, 1]
        rules = rules_for(6, 3)
        app.felt.show(scene(seen_at(rules), words_of(rules)))
        await pilot.pause()
        assert [team.team for team in app.query(Team)] == [0, 1, 2]
        seen = seen_at(rules, seat=1)
        app.felt.show(scene(seen, words_of(rules, seat=1)))
        await pilot.pause()
        assert [team.team for team in app.query(Team)] == [1, 2, 0]


async def test_who_reads_letters_sees_no_suit_signs() -> None:
    words = words_of(RULES, style="letters")
    app = Table(scene(seen_at(RULES, melds=MANY_MELDS, pile=DECK[:9]), words))
    async with app.run_test(size=(60, 18)) as pilot:
        for size in ((60, 18), (100, 30), (200, 50)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            shown = "".join(app.lines())
            assert not set("♠♥♦♣★") & set(shown)
            assert "10H" in shown


async def test_a_name_is_written_as_it_is() -> None:
    words = words_of(RULES, names=("Ana", "[b]Bo[/b]", "[red", "x]"))
    app = Table(scene(seen_at(RULES), words))
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        for size in ((100, 30), (60, 18)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert any("[b]Bo[/b] 11" in line for line in app.lines())
        await pilot.resize_terminal(100, 30)
        await pilot.pause()
        assert "─ ● We · you, [red ─" in app.lines()[1]
        assert "─ ○ They · [b]Bo[/b], x] ─" in app.lines()[1]


async def test_the_clock_runs_in_the_heading_alone() -> None:
    app = Table(scene(seen_at(RULES), words_of(RULES), left_ms=30_000, turn_ms=30_000))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        before = app.lines()
        assert before[0].rstrip().endswith("━━━━━━━━━━━━ 0:30")
        app.felt.show_clock(12_000)
        await pilot.pause()
        after = app.lines()
        assert after[0].rstrip().endswith("━━━━━─────── 0:12")
        assert after[1:] == before[1:]
        app.felt.show_clock(None)
        await pilot.pause()
        assert app.lines()[0].rstrip().endswith("● We 310  ○ They 1250")


async def test_without_a_seat_there_is_no_hand_and_with_open_hands_no_players_either() -> None:
    words = words_of(RULES, seat=None)
    seen = seen_at(RULES, seat=None, hand=None)
    app = Table(scene(seen, words))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert app.query_one(Hand).size.height == 0
        assert any("► ● Ana 11" in line for line in app.lines())
        app.felt.show(scene(seen, words, hands=(HAND, HAND, None, HAND)))
        await pilot.pause()
        assert not any("Ana 11" in line for line in app.lines()[10:])
        assert app.query_one("#players").size.height == 0


async def test_what_is_staged_is_seen_and_said() -> None:
    lies = seen_at(RULES, melds=MELDS)
    seen = seen_at(RULES, hand=HAND[:6], melds=(*MELDS, (6, 0, "JD QD KD")))
    app = Table(scene(seen, words_of(RULES), lies=lies))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert any("+6 J♦ Q♦ K♦" in line for line in app.lines())
        assert any("+ not sent" in line for line in app.lines())
        app.felt.show(scene(seen, words_of(RULES)))
        await pilot.pause()
        assert not any("+6" in line or "not sent" in line for line in app.lines())


async def test_another_order_of_the_hand_may_need_another_room() -> None:
    hand = tuple(DECK[:19])
    app = Table(scene(seen_at(RULES, hand=hand), words_of(RULES)))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for order in HAND_ORDERS:
            app.picking.sort(order)
            app.felt.refresh_hand()
            await pilot.pause()
            whole(app)


async def test_what_is_said_of_the_players_for_a_while_moves_the_table_once_a_deal_at_most() -> None:
    seen, words = seen_at(RULES), words_of(RULES, names=("Ana", "Bernardo", "Carlotta", "Dario"))
    bots, people = tuple(LobbySeat(kind="bot") for _ in range(4)), tuple(LobbySeat(here=True) for _ in range(4))
    app = Table(scene(seen, words, seats=people))
    async with app.run_test(size=(80, 24)) as pilot:
        players, heights = app.query_one("#players", Static), list[tuple[int, int]]()
        for seats in (people, bots, people, bots):
            app.felt.show(scene(seen, words, seats=seats))
            await pilot.pause()
            whole(app)
            heights.append((players.size.height, app.query_one("#teams").size.height))
        assert [lines for lines, _ in heights] == [1, 2, 2, 2]
        assert len(set(heights[1:])) == 1
