"""Makes the transcript at the end of docs/bots.md, and the messages that the examples are tested with.

    python -m scripts.bot.transcript

Both are played anew, by programs on real pipes: what stands there is what a table says.
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from bots.greedy import think
from core.table.clock import ManualClock
from core.table.coordinator import Coordinator
from core.table.ledger import found
from core.table.messages import Hello, ToSeat, Update, encode, read_to_seat
from core.table.records import Record, Seated, opened
from core.table.times import Times
from scripts.bot.pipes import Piped
from scripts.settings import load_rules, preset_table
from transports.memory import MemoryBus, MemoryLog

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = ROOT / "docs" / "bots.md"
EXAMPLES: Final = ROOT / "bots" / "examples"
SAMPLE: Final = EXAMPLES / "sample.jsonl"
BEGIN: Final = "<!-- transcript: made by `python -m scripts.bot.transcript` -->\n"
END: Final = "<!-- end of the transcript -->\n"

WALL: Final = 1_700_000_000_000
DEAL: Final[Mapping[str, object]] = {
    "players": 2,
    "hand_size": 9,
    "pot_size": 2,
    "stock_reserve": 60,
    "target": 0,
}
"""A short deal of ``burraco``, in which the bot takes piles, lays, extends, gets its pot and goes out."""
SEED: Final = "870"
SAMPLED: Final = (("burraco", 5, 40), ("stbl", 5, 40))
"""Of a deal of each preset these updates, first, and one in so many after, are a test's questions."""


async def played(
    preset: str, options: Mapping[str, object], seed: str, programs: Sequence[Sequence[str]]
) -> list[Piped]:
    """One match with these programs, one a seat and then all over again; what each of them heard and said."""
    rules = load_rules(preset, options)
    log, clock, bus = MemoryLog(), ManualClock(WALL), MemoryBus()
    first: list[Record] = [opened(WALL, "K7QF2M", rules, preset_table(preset), seed=seed, clock=None, strikes=3)]
    names = [Path(program[-1]).stem for program in programs]
    seats = range(rules.players)
    first += [Seated(at=WALL, seat=seat, name=names[seat % len(names)], kind="bot") for seat in seats]
    await found(log, first)
    table = Coordinator(
        "K7QF2M", log, bus, clock, stand_in=think, entropy=bytes, times=Times(tick=0), programs=("chance", "greedy")
    )
    await table.load()
    piped = [Piped(bus.seat(seat), programs[seat % len(programs)]) for seat in seats]
    async with asyncio.TaskGroup() as tasks:
        for seat in piped:
            tasks.create_task(seat.play())
        await table.run()
    return piped


def transcript() -> str:
    """The deal as the page shows it: every line of both, with a title for each turn of the bot."""
    program = (sys.executable, str(EXAMPLES / "sdk.py"))
    piped = asyncio.run(played("burraco", DEAL, SEED, [program]))
    lines = ["```text"]
    for of_table, line in piped[0].lines:
        lines.append(f"{'table' if of_table else 'bot'}> {line.decode()}")
    return "\n".join([*lines, "```", ""])


def with_transcript(page: str) -> str:
    """The page with a new transcript between its marks. Raises ValueError where they are not there."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError("the marks of the transcript are missing in docs/bots.md")
    return f"{before}{BEGIN}\n{transcript()}\n{END}{after}"


def shown_lines(page: str) -> list[tuple[bool, str]]:
    """The lines of the transcript in the page, and whether the table said each."""
    part = page.partition(BEGIN)[2].partition(END)[0]
    return [(who == "table", text) for who, text in re.findall(r"^(table|bot)> (.*)$", part, re.MULTILINE)]


def sample() -> bytes:
    """Some messages of tables under different rules, each update with a turn and what is legal in it."""
    chosen: list[bytes] = []
    for preset, first, step in SAMPLED:
        program = (sys.executable, str(EXAMPLES / "plain.py"))
        piped = asyncio.run(played(preset, {"target": 0}, "1", [program]))
        told = [read_to_seat(line) for of_table, line in piped[0].lines if of_table]
        turns = [message for message in told if isinstance(message, Update) and message.turn is not None]
        greeting = next(message for message in told if isinstance(message, Hello))
        messages: list[ToSeat] = [greeting, *turns[:first], *turns[first::step]]
        chosen += [encode(message) for message in messages]
    return b"\n".join(chosen) + b"\n"


def main() -> int:
    """Write both."""
    PAGE.write_text(with_transcript(PAGE.read_text("utf-8")), "utf-8")
    SAMPLE.write_bytes(sample())
    return 0


if __name__ == "__main__":
    sys.exit(main())
