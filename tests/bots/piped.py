"""Whole matches of programs on pipes, for the tests of the examples and of the players of the house."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from core.table.messages import Act, End, FromSeat, Id, Rejected, ToSeat, read_from_seat, read_to_seat
from scripts.bot.pipes import Piped
from scripts.bot.transcript import played

EXAMPLES = Path(__file__).parents[2] / "bots" / "examples"
PLAIN = (sys.executable, str(EXAMPLES / "plain.py"))
SDK = (sys.executable, str(EXAMPLES / "sdk.py"))
NODE = ("node", str(EXAMPLES / "node.js"))


class Heard(msgspec.Struct, frozen=True):
    """What went over one program's pipes."""

    told: list[ToSeat]
    said: list[FromSeat]
    stderr: str
    status: int | None

    @property
    def refusals(self) -> list[Rejected]:
        return [message for message in self.told if isinstance(message, Rejected)]

    @property
    def acts(self) -> list[Act]:
        return [message for message in self.said if isinstance(message, Act)]

    @property
    def name(self) -> str:
        """As it introduced itself."""
        return next(message.name for message in self.said if isinstance(message, Id))

    @property
    def end(self) -> End:
        """The last."""
        return [message for message in self.told if isinstance(message, End)][-1]


def heard(piped: Piped) -> Heard:
    told = [read_to_seat(line) for of_table, line in piped.lines if of_table]
    said = [read_from_seat(line) for of_table, line in piped.lines if not of_table]
    return Heard(told, said, piped.stderr.decode(), piped.status)


async def match(
    *programs: Sequence[str], preset: str = "burraco", seed: str = "1", options: Mapping[str, object] | None = None
) -> list[Heard]:
    """One deal with these programs, one a seat and then all over again. It was played by them, without a fault."""
    piped = await played(preset, {"target": 0, **(options or {})}, seed, programs)
    seats = [heard(each) for each in piped]
    for seat in seats:
        assert seat.stderr == ""
        assert seat.status == 0
        assert seat.refusals == []
        assert seat.end.result is not None
        assert seat.end.result.stand_in == ()
        assert seat.end.result.reason == "one_deal"
    return seats
