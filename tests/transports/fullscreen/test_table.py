"""The table on the full screen from its first picture to its last: panels, others' turns, deals, leaving, failing."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from core.game.actions import Draw, Lay
from core.game.events import StoodIn
from core.game.view import view
from core.table.clock import ManualClock
from core.table.messages import NonceCall, Stop, Tick, Turn, Update
from core.table.ports import Interrupted, Restored
from scripts.settings import load_rules
from tests.transports.console.positions import moment
from tests.transports.console.tabletop import Tabletop, simple
from tests.transports.fullscreen.seated import Seated, dealt, seated, table_of
from transports.fullscreen.table import Table

HAND = "3S 4S 5S 9D 9H KC"
COMMITMENT = "ab" * 32


async def play_by_hints(at: Seated) -> None:
    """Do what the hints say until the deal is over."""
    while True:
        await at.until(lambda: at.reads or (at.app.staging is not None and not at.app.console_side.sending))
        if at.reads:
            return
        assert at.app.staging is not None
        if at.asks:
            await at.pilot.press("y")
        else:
            await at.pilot.press(*(("enter",) if at.app.staging.complete else ("h", "a")))


async def test_a_whole_match_of_two_deals_is_played_by_keys_alone_on_the_smallest_screen() -> None:
    table = dealt(seed="s45", deals=2)
    async with seated(table, size=(60, 18)) as at:
        await play_by_hints(at)
        assert "The score of deal 1" in at.panel
        assert "Enter: next deal" in at.panel
        assert "cards on the table" in at.panel
        assert "this deal" not in at.told, "the sheet stands over the table, and not in the log"
        await at.press("enter")
        await at.until(lambda: at.app.board is not None and at.app.board.seen is not None and at.app.board.seen.n == 2)
        await play_by_hints(at)
        assert "The score of deal 2, the last one" in at.panel
        assert "The match" in at.panel
        await at.press("enter")
        await at.until(lambda: at.app.return_value is not None)
        assert at.app.return_value == "finished"


@pytest.mark.parametrize(
    ("keys", "title", "text"),
    [
        (("f1", "i"), "Rules of this table", "canasta"),
        (("f2", "c"), "Score", "The match before this deal"),
        (("f3", "g"), "This deal so far", "starts the pile"),
        (("f4", "f"), "Is the shuffle fair?", "Seeded: not a fair shuffle"),
        (("f5", "v"), "Pile, stock and pots", "The stock has"),
        (("f10", "question_mark"), "All keys", "lay the picked cards as a new meld"),
    ],
)
async def test_each_panel_has_a_function_key_and_a_letter(keys: tuple[str, str], title: str, text: str) -> None:
    async with seated(dealt()) as at:
        await at.turn()
        for key in keys:
            await at.press(key)
            await at.until(lambda: text in at.panel)
            assert title in at.panel
            await at.press("escape")
            assert at.panel == ""


async def test_a_long_text_is_scrolled_by_keys_and_says_so() -> None:
    async with seated(dealt(), size=(60, 18)) as at:
        await at.press("f1")
        panel = at.app.screen.query_one(".panel")
        await at.until(lambda: "↑ ↓" in at.panel)
        await at.press("end")
        await at.until(lambda: panel.scroll_y > 0)
        await at.press("home")
        await at.until(lambda: panel.scroll_y == 0)
        await at.press("space")
        await at.until(lambda: panel.scroll_y > 0)
        await at.press("pagedown")
        await at.press("end", "space")
        await at.until(lambda: not at.reads)


async def test_a_promise_is_shown_and_whether_it_was_kept() -> None:
    table = Tabletop(load_rules("burraco"), simple, commitment=COMMITMENT, deals=2)
    async with seated(table) as at:
        await at.turn()
        await at.press("f4")
        await at.until(lambda: COMMITMENT in at.panel.replace("\n", "").replace(" ", ""))
        table.say(NonceCall(n=2, commitment="cd" * 32))
        await at.press("escape", "f4")
        await at.until(lambda: "cdcd" in at.panel)


async def test_all_cards_of_an_open_pile_can_be_looked_at() -> None:
    async with seated(table_of(moment(hand=HAND, phase="draw", pile=["QC", "TH", "4D"]))) as at:
        await at.press("f5")
        await at.until(lambda: "Q♣ 10♥ 4♦" in at.panel)
        assert "Whoever takes the pile takes all of it." in at.panel


async def test_a_typed_word_is_answered_above_the_keys_or_on_a_page() -> None:
    async with seated(table_of(moment(hand=HAND))) as at:
        await at.press("colon", *"turn", "enter")
        await at.until(lambda: "Your turn" in at.now or "your turn" in at.now)
        await at.press("colon", *"help", "enter")
        await at.until(lambda: at.reads)
        assert "Answer" in at.panel
        await at.press("escape", "colon", *"lay 3S 4S 5S".replace(" ", "␣").replace("␣", " "), "enter")
        await at.until(lambda: at.staged() == (Lay(("3S", "4S", "5S")),))
        await at.press("colon", "d", "escape")
        assert not at.app.base.query_one("#typed").has_class("open")
        assert at.staged() == (Lay(("3S", "4S", "5S")),)


async def test_somebody_who_waits_for_others_is_told_whom_for() -> None:
    rules = load_rules("burraco")
    table = Tabletop(rules, simple)
    other = msgspec.structs.replace(view(table.deal.state, 0, 1, (0, 0), None), turn=2)
    table.say(Update(since=1, seq=99, events=(), view=other, turn=None))
    async with seated(table) as at:
        await at.until(lambda: at.app.staging is None and at.app.board is not None and at.app.board.seen is not None)
        assert at.now == "It is Carla's turn; yours comes by itself."
        for key in ("d", "l", "p", "m", "h"):
            await at.press(key)
            assert "It is Carla's turn" in at.now


async def test_a_clock_warns_and_the_end_of_the_time_is_told() -> None:
    table = table_of(moment(hand=HAND))
    table.say(Tick(seq=2, left_ms=9_000))
    async with seated(table) as at:
        await at.until(lambda: "You have 9 seconds." in at.now)
        table.say(Stop(seq=2))
        await at.until(lambda: "Your time was up" in at.now)
        assert "You have 9 seconds." not in at.now  # not any more


@pytest.mark.parametrize("again", [False, True])
async def test_what_was_put_together_is_not_said_any_more_once_the_time_was_up(again: bool) -> None:
    state, table = moment(hand=HAND), table_of(moment(hand=HAND))
    table.say(Tick(seq=2, left_ms=9_000))
    async with seated(table) as at:
        await at.until(lambda: "You have 9 seconds." in at.now)
        if again:  # another board, whose first warning this will be
            assert at.app.board is not None
            table.say(msgspec.structs.replace(at.app.board.hello, table="OTHER"))
            given, seen = Turn(deadline_ms=None, bank_ms=None), view(state, 0, 1, (0, 0), None)
            table.say(Update(since=0, seq=3, events=(), view=seen, turn=given))
            await at.until(lambda: at.app.board is not None and at.app.board.hello.table == "OTHER" and at.app.staging)
        at.pick("KC")
        await at.press("d")
        assert at.now.startswith("Discard K♣.")
        table.say(Stop(seq=3))
        await at.until(lambda: "Your time was up" in at.now)
        assert "Discard K♣." not in at.now


async def test_the_clock_counts_between_two_words_of_the_table() -> None:
    clock, table = ManualClock(), table_of(moment(hand=HAND))
    async with seated(table, clock=clock) as at:
        table.say(Tick(seq=2, left_ms=40_000))
        await at.until(lambda: at.heading.endswith(" 0:40"))
        clock.advance(1_000)
        await at.until(lambda: at.heading.endswith(" 0:39"))
        table.say(Tick(seq=2, left_ms=39_500))
        await at.until(lambda: at.heading.endswith(" 0:40"))
        clock.advance(60_000)
        await at.until(lambda: at.heading.endswith("! 0:00"))


async def test_while_the_game_cannot_be_saved_that_is_what_is_waited_for_and_the_clock_stands() -> None:
    state, clock = moment(hand=HAND), ManualClock()
    table = table_of(state)
    other = msgspec.structs.replace(view(state, 0, 1, (0, 0), None), turn=2)
    async with seated(table, clock=clock) as at:
        table.say(Update(since=2, seq=3, events=(), view=other, turn=None), Tick(seq=3, left_ms=20_000, degraded=True))
        await at.until(lambda: at.now.startswith("The game cannot be saved right now"))
        clock.advance(5_000)
        await at.press("s", "escape")
        assert at.heading.endswith(" 0:20")
        assert at.now.startswith("The game cannot be saved right now")
        table.say(Tick(seq=3, left_ms=20_000))
        await at.until(lambda: at.now == "It is Carla's turn; yours comes by itself.")


async def test_the_own_bank_is_not_shown_as_that_of_others() -> None:
    state = moment(hand=HAND)
    table, seen = table_of(state), view(state, 0, 1, (0, 0), None)
    async with seated(table) as at:
        table.say(Update(since=2, seq=3, events=(), view=seen, turn=Turn(deadline_ms=40_000, bank_ms=60_000)))
        await at.until(lambda: at.heading.endswith(" 0:40 + 1:00"))
        other = msgspec.structs.replace(seen, turn=1)
        table.say(Update(since=3, seq=4, events=(), view=other, turn=None))
        await at.until(lambda: "0:40" not in at.heading)  # nor is the time of a turn that is over
        table.say(Tick(seq=4, left_ms=70_000))
        await at.until(lambda: at.heading.endswith(" 1:10"))


async def test_a_seat_that_a_stand_in_plays_is_taken_back_with_b() -> None:
    state = moment(hand=HAND)
    table = table_of(state)
    seen = view(state, 0, 1, (0, 0), None)
    table.say(Update(since=2, seq=3, events=(StoodIn(seat=0, seq=3),), view=seen, turn=None))
    async with seated(table) as at:
        await at.until(lambda: at.now == "A stand-in plays for you just now: b takes your seat again.")
        assert at.keys.startswith("b take my seat")
        await at.press("b")
        await at.until(lambda: table.asked_back)
        assert "You have your seat again" in at.now


async def test_what_is_staged_outlives_an_update_and_a_lost_connection() -> None:
    state = moment(hand=HAND)
    table = table_of(state)
    async with seated(table) as at:
        at.pick("3S", "4S", "5S")
        await at.press("l")
        at.pick("9D")
        table.say(Interrupted("the line is dead"))
        lost = at.app.base.query_one("#lost")
        await at.until(lambda: lost.has_class("shown"))
        assert at.staged() == (Lay(("3S", "4S", "5S")),)
        seen = view(state, 0, 1, (0, 0), None)
        table.say(Restored(), Update(since=2, seq=3, events=(), view=seen, turn=Turn(deadline_ms=None, bank_ms=None)))
        await at.until(lambda: not lost.has_class("shown"))
        await at.until(lambda: at.app.board is not None and at.app.board.seq == 3)
        assert at.staged() == (Lay(("3S", "4S", "5S")),)
        assert at.chosen() == ("9D",)


async def test_what_is_staged_comes_back_from_the_draft(tmp_path: Path) -> None:
    draft = tmp_path / "draft"
    async with seated(table_of(moment(hand=HAND)), draft=draft) as at:
        at.pick("3S", "4S", "5S")
        await at.press("l")
    async with seated(table_of(moment(hand=HAND)), draft=draft) as at:
        await at.turn()
        assert at.staged() == (Lay(("3S", "4S", "5S")),)
        assert "What you had staged is back:" in at.told


async def test_leaving_is_asked_about() -> None:
    async with seated(table_of(moment(hand=HAND))) as at:
        for key in ("q", "ctrl+c", "ctrl+q"):
            await at.press(key)
            assert at.asks
            assert "it is saved" in at.panel
            await at.press("ctrl+c")  # once more is no answer
            assert at.asks
            await at.press("n")
            assert at.panel == ""
        await at.press("q", "y")
        await at.until(lambda: at.app.return_value is not None)
        assert at.app.return_value == "left"


async def test_a_table_that_closes_says_why_before_the_screen_goes() -> None:
    table = table_of(moment(hand=HAND))
    async with seated(table) as at:
        table.close("the host is going home.")
        await at.until(lambda: at.reads)
        await at.until(lambda: "The table has closed: the host is going home." in at.panel)
        await at.press("enter")
        await at.until(lambda: at.app.return_value is not None)
        assert at.app.return_value == "closed"


@pytest.mark.parametrize("key", ["q", "m"])
async def test_a_table_that_closes_leaves_no_question_behind_its_last_words(key: str) -> None:
    table = table_of(moment(hand=HAND))
    async with seated(table) as at:
        await at.press("l", key)
        assert at.panel
        table.close("the host is going home.")
        await at.until(lambda: at.reads)
        assert len(at.app.screen_stack) == 2
        assert at.now == "The table has closed: the host is going home.", "what the last key was told is over, too"
        await at.press("enter")
        await at.until(lambda: at.app.return_value == "closed")


async def test_resizing_in_the_middle_of_a_turn_loses_nothing() -> None:
    async with seated(table_of(moment(hand=HAND))) as at:
        at.pick("3S", "4S", "5S")
        await at.press("l")
        at.pick("9D")
        for size in ((60, 18), (200, 50), (40, 10), (80, 24)):
            await at.pilot.resize_terminal(*size)
            await at.pilot.pause()
        assert at.chosen() == ("9D",)
        assert at.staged() == (Lay(("3S", "4S", "5S")),)
        assert "d → Discard 9♦." in at.now


async def test_the_coach_is_told_of_every_change_and_has_a_line_of_its_own() -> None:
    async with seated(table_of(moment(hand=HAND))) as at:
        at.app._coach = lambda board, picked: f"{len(picked)} picked"
        await at.press("space")
        coach = at.app.base.query_one("#coach")
        assert coach.has_class("shown")
        assert str(coach.render()) == "1 picked"


async def test_a_drawing_that_fails_closes_the_screen_without_a_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    async def failing() -> None:
        async with seated(table_of(moment(hand=HAND))) as at:
            apps.append(at.app)
            monkeypatch.setattr(at.app, "touched", lambda: 1 // 0)
            await at.press("space")

    apps: list[Table] = []
    with pytest.raises(ZeroDivisionError):
        await failing()
    assert isinstance(apps[0].failure, ZeroDivisionError)
    assert not apps[0]._exit_renderables


async def test_the_draw_is_sent_once_however_often_the_key_is_pressed() -> None:
    table = dealt()
    async with seated(table) as at:
        await at.turn()
        at.app.entered.put("draw")
        at.app.entered.put("draw")
        await at.until(lambda: not at.app.console_side.sending and table.sent)
        assert table.sent == [(Draw(),)]
