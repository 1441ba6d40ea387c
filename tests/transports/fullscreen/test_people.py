"""Who is at a shared table and what can be asked there, by keys alone; what is asked about before it is done."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from textual.widgets import Static

from core.table.messages import LobbySeat, Said
from core.table.orders import Adjourn, Answer, Fill, Swap
from scripts.locales import LANGUAGES, tongue_of
from tests.transports.console.shared_table import SharedTable, bot, person
from tests.transports.fullscreen.scenes import LONG_NAMES
from tests.transports.fullscreen.seated import Seated, seated
from transports.console import entered
from transports.console.company import Company
from transports.console.terminal import Paper
from transports.fullscreen.panels import Offered
from transports.fullscreen.people import People

FREE = LobbySeat()
BOTS = ("greedy", "chance")
TYPED = ("Write ", "write ", "unready", "quit", "fill ", "sit N")
"""Words of the line console, which nobody types here."""


class _Talker:
    """The table as a person's client speaks to it."""

    def __init__(self, table: SharedTable) -> None:
        self.say = table.say_phrase
        self.ready, self.leave, self.back = table.ready, table.leave, table.back
        self.claim, self.vote = table.claim, table.vote


@asynccontextmanager
async def shared(
    table: SharedTable, *, chair: bool = True, size: tuple[int, int] = (80, 24), lang: str = "en"
) -> AsyncIterator[Seated]:
    """Somebody sits at a shared table before the full screen."""

    def company(paper: Paper) -> Company:
        return Company(_Talker(table), table if chair else None, paper, tongue_of(lang), BOTS)

    async with seated(table, company=company, size=size, lang=lang) as at:
        yield at


async def choose(at: Seated, label: str) -> None:
    """Choose this of what can be asked."""
    await at.until(lambda: isinstance(at.app.screen, People))
    people = at.app.screen
    assert isinstance(people, People)
    labels = [deed.label for deed in people.shown]
    assert label in labels, labels
    people.query_one("OptionList").highlighted = labels.index(label)  # type: ignore[attr-defined]
    await at.press("enter")


async def test_a_table_that_waits_shows_who_is_there_and_goes_away_when_the_game_begins() -> None:
    table = SharedTable([person("Ana"), person("Bruno"), bot("Carla"), FREE])
    async with shared(table) as at:
        await at.until(lambda: "Seat 1: Bruno, not ready yet." in at.panel)
        assert "The table waits for its players" in at.told
        assert "Seat 3: free." in at.panel
        await choose(at, "Let bots take the free seats…")
        assert "greedy · a good beginner" in at.panel
        await at.press("2")
        await at.until(lambda: "Seat 3: Dario (a bot)" in at.panel)
        assert table.heard == [repr(Fill(program="chance"))]
        await choose(at, "I am ready")
        await at.until(lambda: "You are ready." in at.panel)
        assert table.heard[1:] == ["ready"]
        await choose(at, "I am not ready any more")
        await choose(at, "I am ready")
        await at.until(lambda: table.heard[-1] == "ready")
        table.change(1, ready=True)
        await at.until(lambda: "Bruno is ready." in at.told)
        table.deal()
        await at.until(lambda: not isinstance(at.app.screen, People))
        await at.turn()
        assert "d draws a card" in at.now
        for word in TYPED:
            assert word not in at.told


async def test_the_code_stands_there_and_how_others_join_while_a_seat_is_free() -> None:
    table = SharedTable([person("Ana"), person("Bruno"), bot("Carla"), FREE])
    async with shared(table) as at:
        await at.until(lambda: "Table TEST" in at.panel)
        assert "Others join with: buraco join TEST" in at.panel
        await choose(at, "Let bots take the free seats…")
        await at.press("1")
        await at.until(lambda: "Seat 3: free." not in at.panel)
        assert "Others join with" not in at.panel
        assert "Table TEST" in at.panel
    async with shared(SharedTable([person("Ana"), FREE]), chair=False) as at:
        await at.until(lambda: "At the table" in at.panel)
        assert "buraco join" not in at.panel


async def test_what_is_told_of_the_table_is_wrapped_once_whatever_the_width() -> None:
    table = SharedTable([person("Ana"), person("Bruno"), bot("Carla"), FREE])
    async with shared(table, size=(110, 30)) as at:
        await at.until(lambda: isinstance(at.app.screen, People))
        about = at.app.screen.query_one("#about", Static)
        for width in range(110, 90, -1):
            await at.pilot.resize_terminal(width, 30)
            await at.until(lambda: about.content_size.height == str(about.render()).count("\n") + 1)


async def test_six_seats_on_the_smallest_screen_stay_in_view_while_the_list_scrolls() -> None:
    table = SharedTable([person("Ana"), bot("Bruno"), bot("Carla"), person("Dario"), bot("Elena"), FREE])
    async with shared(table, size=(60, 18)) as at:
        await at.until(lambda: "Seat 5: free." in at.panel)
        panel, options = at.app.screen.query_one(".panel"), at.app.screen.query_one("OptionList")
        await at.press("end")
        await at.until(lambda: options.scroll_y > 0)
        assert panel.scroll_y == 0
        assert panel.virtual_size.height <= panel.size.height
        await at.pilot.resize_terminal(120, 40)
        await at.until(lambda: options.scroll_y == 0)


@pytest.mark.parametrize("size", [(30, 3), (3, 24), (1, 1)])
async def test_keys_do_nothing_to_a_list_that_has_no_room(size: tuple[int, int]) -> None:
    async with shared(SharedTable([person("Ana"), person("Bruno"), bot("Carla"), FREE])) as at:
        await at.until(lambda: isinstance(at.app.screen, People))
        await at.pilot.resize_terminal(*size)
        await at.pilot.pause()
        await at.press("escape", "f6", "j", "pagedown", "pageup")
        assert isinstance(at.app.screen, People)


@pytest.mark.parametrize("code", LANGUAGES)
async def test_whoever_sits_there_is_seen_whatever_the_names_and_the_language(code: str) -> None:
    seats = [person(LONG_NAMES[0]), person(LONG_NAMES[1]), bot(LONG_NAMES[2]), FREE, person(LONG_NAMES[4])]
    table = SharedTable([*seats, bot(LONG_NAMES[5])])
    async with shared(table, size=(60, 18), lang=code) as at:
        await at.until(lambda: isinstance(at.app.screen, People))
        people = at.app.screen
        assert isinstance(people, People)
        panel, options = people.query_one(".panel"), people.query_one(Offered)
        people.show_people("It cannot be done just now, and this is why: nobody has ever done it before, here.")
        await at.press("end")
        await at.until(lambda: options.size.height >= 3)
        drawn = ["".join(segment.text for segment in strip) for strip in people._compositor.render_strips()]
        last = str(panel.border_subtitle)
        assert last.startswith(f"{options.option_count}/{options.option_count} · ")
        assert any(last in line for line in drawn), drawn
        for name in (*LONG_NAMES[1:3], *LONG_NAMES[4:]):
            assert any(name in line for line in drawn), drawn
        assert panel.virtual_size.height <= panel.size.height


async def test_whoever_closes_it_before_the_first_deal_still_sees_who_sits_there() -> None:
    table = SharedTable([person("Ana"), person("Bruno"), bot("Carla"), FREE])
    async with shared(table) as at:
        await at.until(lambda: isinstance(at.app.screen, People))
        await at.press("escape")
        seats = at.app.base.query_one("#seats", Static)
        assert seats.size.height > 4
        assert "Bruno" in str(seats.render())
        table.deal()
        await at.until(lambda: at.app.board is not None and at.app.board.shown is not None)
        await at.until(lambda: not seats.size.height)
        assert at.app.base.query_one("#hand").size.height


async def test_escape_closes_it_and_f6_opens_it_again() -> None:
    table = SharedTable([person("Ana"), person("Bruno"), bot("Carla"), FREE])
    async with shared(table) as at:
        await at.until(lambda: isinstance(at.app.screen, People))
        await at.press("escape")
        assert not isinstance(at.app.screen, People)
        assert at.now.startswith("No cards are dealt yet.")
        assert "F6 people" in at.keys
        await at.press("t")
        assert isinstance(at.app.screen, People)
        await at.press("escape", "f6")
        assert isinstance(at.app.screen, People)


async def test_another_seat_is_taken_by_choosing_it() -> None:
    table = SharedTable([person("Ana"), bot("Bruno"), FREE, FREE])
    async with shared(table) as at:
        await choose(at, "Sit on seat 2")
        await at.until(lambda: "move 0 to 2" in table.heard)


async def test_another_bot_takes_the_place_of_one() -> None:
    table = SharedTable([person("Ana"), bot("Elena"), FREE, FREE])
    async with shared(table) as at:
        await choose(at, "Another bot for Elena on seat 1…")
        await at.press("2")
        await at.until(lambda: table.heard == [repr(Swap(seat=1, program="chance"))])


async def test_the_own_seat_goes_to_a_bot_after_one_question() -> None:
    table = SharedTable([person("Ana"), bot("Bruno"), FREE, FREE])
    async with shared(table) as at:
        await choose(at, "Let a bot have my seat…")
        await at.press("1")
        assert at.asks
        assert "Let it have your seat?" in at.panel
        await at.press("n")
        assert table.heard == []
        await choose(at, "Let a bot have my seat…")
        await at.press("1", "y")
        await at.until(lambda: at.app.return_value is not None)
        assert table.heard == [repr(Swap(seat=0, program="greedy"))]
        assert at.app.return_value == "left"


async def test_who_was_invited_is_not_offered_what_needs_the_tables_code() -> None:
    table = SharedTable([person("Ana"), bot("Bruno"), FREE, FREE])
    async with shared(table, chair=False) as at:
        await at.until(lambda: isinstance(at.app.screen, People))
        people = at.app.screen
        assert isinstance(people, People)
        assert [deed.line for deed in people.shown] == ["ready", "say", "leave"]
        assert "Say that you are ready (F6)." in at.panel
        assert "bots" not in at.panel
        table.deal()
        await at.turn()
        await at.press("f6")
        people = at.app.screen
        assert isinstance(people, People)
        assert [deed.line for deed in people.shown] == ["say", "leave"], "no invited guest adjourns"


async def test_a_phrase_is_said_and_a_vote_is_asked_about() -> None:
    table = SharedTable([person("Ana", ready=True), person("Bruno", ready=True), bot("Carla"), bot("Dario")])
    async with shared(table) as at:
        table.deal()
        await at.turn()
        await at.press("f6")
        await choose(at, "Say something…")
        assert "well played" in at.panel
        await at.press("2")
        await at.until(lambda: "say well_played" in table.heard)
        assert not isinstance(at.app.screen, People), "in play it does not stand in the way"
        await at.until(lambda: "You say: well played" in at.told)
        table.say(Said(1, "thanks"))
        await at.until(lambda: "Bruno says: thank" in at.told)
        await at.press("f6")
        await choose(at, "Vote to free Bruno's seat")
        assert at.asks
        await at.press("y")
        await at.until(lambda: "vote 1" in table.heard)


async def test_leaving_for_good_says_what_it_costs_and_is_asked_about_once() -> None:
    table = SharedTable([person("Ana", ready=True), bot("Bruno"), bot("Carla"), bot("Dario")])
    async with shared(table) as at:
        table.deal()
        await at.turn()
        await at.press("f6")
        await choose(at, "Leave the table for good")
        assert at.asks
        assert "counts as a loss" in at.panel
        assert "Write" not in at.panel
        await at.press("y")
        await at.until(lambda: table.heard == ["leave"])
        table.change(0, held="left")
        await at.until(lambda: at.app.return_value is not None)
        assert at.app.return_value == "left"


async def test_a_match_is_adjourned_for_all_after_one_question() -> None:
    table = SharedTable([person("Ana", ready=True), person("Bruno", ready=True), bot("Carla"), bot("Dario")])
    async with shared(table) as at:
        table.deal()
        await at.turn()
        await at.press("f6")
        await choose(at, "Adjourn the match: all go on another day")
        assert at.asks
        assert "goes on once all have joined again" in at.panel
        await at.press("n")
        assert table.heard == []
        await choose(at, "Adjourn the match: all go on another day")
        await at.press("y")
        await at.until(lambda: table.heard == [repr(Adjourn())])


async def test_a_match_that_everybody_else_has_left_is_claimed_after_a_question() -> None:
    table = SharedTable([person("Ana", ready=True), bot("Bruno"), bot("Carla"), bot("Dario")])
    table.more = {"may_claim": [0]}
    async with shared(table) as at:
        table.deal()
        await at.turn()
        assert "you may end the match in your favour (F6)" in at.told
        await at.press("f6")
        await choose(at, "End the match in our favour")
        await at.press("y")
        await at.until(lambda: table.heard == ["claim"])


async def test_after_the_match_its_sheet_stands_first_and_then_the_way_to_play_again() -> None:
    table = SharedTable([person("Ana", ready=True), bot("Bruno"), bot("Carla"), bot("Dario")], phase="playing")
    async with shared(table) as at:
        await at.until(lambda: at.app.company is not None and at.app.company.phase == "playing")
        table.end()
        await at.until(lambda: at.reads)
        assert "You win" in at.panel
        await at.press("enter")
        await choose(at, "Play again with the same players")
        await at.until(lambda: table.heard == ["ready"])
        await at.press("q")
        assert "The match is over. Leave the table?" in at.panel
        await at.press("y")
        await at.until(lambda: at.app.return_value is not None)
        assert at.app.return_value == "finished"


async def test_a_table_that_answers_nothing_keeps_nobody_from_leaving(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entered, "PATIENCE_S", 0.05)
    never = asyncio.Event()
    table = SharedTable([person("Ana"), bot("Bruno"), FREE, FREE])

    async def silent(seat: int, to: int) -> Answer:
        await never.wait()
        raise AssertionError

    monkeypatch.setattr(table, "move", silent)
    async with shared(table) as at:
        await choose(at, "Sit on seat 2")
        await at.press("q", "y")
        await at.until(lambda: at.app.return_value is not None)
        assert at.app.return_value == "left"


async def test_leaving_the_screen_at_a_shared_table_keeps_the_seat() -> None:
    table = SharedTable([person("Ana", ready=True), bot("Bruno"), bot("Carla"), bot("Dario")])
    async with shared(table) as at:
        table.deal()
        await at.turn()
        await at.press("q")
        assert "Your seat stays yours; in your turn a stand-in plays after a minute." in at.panel
        await at.press("y")
        await at.until(lambda: at.app.return_value is not None)
        assert at.app.return_value == "left"
        assert table.heard == []
