"""Has a table told a seat that has just come (back) to it all that its player needs to go on?"""

from __future__ import annotations

from core.table.records import ABSENT
from transports.console.company import Company
from transports.console.lobby import GATHERING
from transports.telegram.seat_board import SeatBoard


def told(board: SeatBoard, company: Company) -> bool:
    """Has it said enough to be shown? Before that, what stands in the chat from the time before a restart says more: a
    hand and its buttons."""
    return company.phase in GATHERING or board.seen is not None


def knows(board: SeatBoard | None, company: Company) -> bool:
    """False as long as more is on its way: the lobby, the deal, the seat itself from the stand-in, the own turn."""
    if board is None or not company.phase:
        return False
    if company.phase in GATHERING:
        return True
    seen, own = board.seen, company.talk.own
    if seen is None or (own is not None and own.held == ABSENT):
        return False
    mine = company.phase == "playing" and seen.over is None and seen.turn == board.words.seat
    return not mine or board.staging is not None or board.story.finishing
