"""The person's side of the table on the full screen: what it says where the line console would say it otherwise."""

from __future__ import annotations

import msgspec

from core.game.scoring import sheets
from core.game.shuffle import commitment
from core.table.messages import End, Update
from scripts.settings import load_rules
from tests.transports.console.positions import meld, moment
from tests.transports.console.shared_table import SharedTable, bot, person
from tests.transports.console.tabletop import Tabletop, simple
from tests.transports.fullscreen.seated import seated, table_of
from tests.transports.fullscreen.test_people import shared

HAND = "3S 4S 5S 9D 9H KC"
COMMITMENT = "ab" * 32


async def test_a_seat_that_is_taken_over_says_so_and_nothing_else_can_be_done() -> None:
    table = table_of(moment(hand=HAND, phase="draw"))
    async with seated(table) as at:
        await at.turn()
        assert "Your turn" in at.now
        table.close("this seat is played from another connection now")
        await at.until(lambda: "another connection" in at.panel)
        assert at.now.startswith("The table has closed: this seat is played from another connection now.")
        assert "draw" not in at.keys
        assert at.keys.startswith("q leave")
        await at.press("enter")
        assert at.app.return_value == "closed"


async def test_after_a_resume_the_end_of_the_deal_says_that_the_promise_was_kept() -> None:
    secret = "00" * 32
    state = moment(hand="4D", melds=[meld(1, "3S 4S 5S 6S 7S 8S 9S")], pot_taken=[True, False])
    table = table_of(state, commitment=commitment(bytes.fromhex(secret)))
    async with seated(table) as at:
        await at.turn()
        await at.press("f4")
        assert commitment(bytes.fromhex(secret)) in "".join(at.panel.split())
        await at.press("escape")
        table.say(End(n=1, score=(0, 0), totals=(0, 0), sheet=tuple(sheets(state)), secret=secret))
        await at.until(lambda: "it is the one committed to." in at.told)


async def test_the_promise_of_a_shuffle_is_told_without_its_number_which_f4_shows() -> None:
    table = Tabletop(load_rules("burraco"), simple, commitment=COMMITMENT, deals=1)
    async with seated(table) as at:
        await at.turn()
        assert "The shuffle of deal 1 is promised: F4 shows what will prove it." in at.told
        assert COMMITMENT not in at.told
        await at.press("f4")
        assert COMMITMENT in "".join(at.panel.split())


async def test_while_a_deal_is_over_nobody_is_told_to_wait_for_the_next_one() -> None:
    async with seated(table_of(moment(hand=HAND))) as at:
        await at.turn()
        board = at.app.board
        assert board is not None
        assert board.seen is not None
        board.staging, board.seen = None, msgspec.structs.replace(board.seen, over="stock")
        assert board.not_now() == "The deal is over."


async def test_whose_seat_a_stand_in_has_can_take_it_back_whoever_is_to_move() -> None:
    table = SharedTable([person("Ana"), person("Bruno"), bot("Carla"), bot("Dario")])
    async with shared(table) as at:
        table.deal()
        await at.turn()
        seen = at.app.board.seen if at.app.board is not None else None
        assert seen is not None
        other = msgspec.structs.replace(seen, turn=1)
        table.say(Update(since=90, seq=91, events=(), view=other, turn=None))
        await at.until(lambda: at.now == "It is Bruno's turn; yours comes by itself.")
        table.change(0, held="late")
        await at.until(lambda: "A stand-in plays for you just now: b takes your seat again." in at.now)
        assert at.keys.startswith("b take my seat")
        await at.press("b")
        await at.until(lambda: table.heard[-1:] == ["back"])
        table.change(0, held=None)
        await at.until(lambda: not at.keys.startswith("b "))
        await at.press("right")
        assert at.now == "It is Bruno's turn; yours comes by itself."
