"""A match among bots: one line that shows how far it has come, and one for each deal that is over."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from core.table.messages import Closed, End, Hello, Tick, Update
from transports.client import SeatClient
from transports.console.promises import SEEDED
from transports.console.saving import Saving
from transports.console.scores import result_line
from transports.console.session import Outcome
from transports.console.terminal import Paper, wrapped
from transports.text import Words, clean_name


async def watch(client: SeatClient, paper: Paper, programs: Sequence[str | None] = ()) -> Outcome:
    """Watch until the match is over. ``programs``: by seat, which bot plays it; None: no bot of this table's."""
    words: Words | None = None
    saving = Saving()
    async for message in client.messages():
        match message:
            case Hello():
                names = tuple(clean_name(player.name, seat) for seat, player in enumerate(message.players))
                words = Words(names, None, client.rules)
                seeded = f" {SEEDED}" if message.seeded else ""
                who = ", ".join(
                    name if program is None else f"{name} ({program})"
                    for name, program in zip_longest(names, programs[: len(names)])
                )
                paper.say(f"Game {message.table}, {words.rules.preset}: {who} play.{seeded}", hang=2)
            case Update() if words is not None:
                if paper.look.escapes:
                    seen = message.view
                    text = f"Deal {seen.n}, {seen.stock} cards in the stock. {words.points(seen.scores)}"
                    paper.raw(f"\r\x1b[K{wrapped(text, paper.width)[0]}")
            case End() if words is not None:
                if paper.look.escapes:
                    paper.raw("\r\x1b[K")
                score = "abandoned" if message.score is None else words.points(message.score)
                paper.say(f"Deal {message.n}: {score} (match: {words.points(message.totals)}).", hang=2)
                if message.result is not None:
                    paper.say(result_line(message.result, words), hang=2)
                    return "finished"
            case Tick():
                if (said := saving.heard(message)) is not None:
                    if paper.look.escapes:
                        paper.raw("\r\x1b[K")
                    paper.say(said, hang=2)
            case Closed():
                paper.say(f"The table has closed: {message.reason}.")
                return "closed"
            case _:
                pass
    return "closed"
