"""A match among bots: one line that shows how far it has come, and one for each deal that is over."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from core.table.messages import Closed, End, Hello, Tick, Update
from scripts.locales import spoken
from transports.client import SeatClient
from transports.closing_text import closing_text
from transports.console.promises import seeded
from transports.console.saving import Saving
from transports.console.scores import result_line
from transports.console.session import Outcome
from transports.console.terminal import Paper, wrapped
from transports.text import Words, clean_name


async def watch(client: SeatClient, paper: Paper, programs: Sequence[str | None] = ()) -> Outcome:
    """Watch until the match is over. ``programs``: by seat, which bot plays it; None: no bot of this table's."""
    words: Words | None = None
    tongue = spoken()
    saving = Saving(tongue)
    async for message in client.messages():
        match message:
            case Hello():
                names = tuple(clean_name(player.name, seat, tongue) for seat, player in enumerate(message.players))
                words = Words(names, None, client.rules, tongue)
                warning = f" {seeded(tongue)}" if message.seeded else ""
                who = ", ".join(
                    name if program is None else f"{name} ({program})"
                    for name, program in zip_longest(names, programs[: len(names)])
                )
                told = tongue.text("progress-game", table=message.table, preset=words.rules.preset, players=who)
                paper.say(f"{told}{warning}", hang=2)
            case Update() if words is not None:
                if paper.look.escapes:
                    seen = message.view
                    text = tongue.text("progress-so-far", n=seen.n, stock=seen.stock, match=words.points(seen.scores))
                    paper.raw(f"\r\x1b[K{wrapped(text, paper.width)[0]}")
            case End() if words is not None:
                if paper.look.escapes:
                    paper.raw("\r\x1b[K")
                n, so_far = message.n, words.points(message.totals)
                if message.score is None:
                    paper.say(tongue.text("progress-abandoned", n=n, match=so_far), hang=2)
                else:
                    score = words.points(message.score)
                    paper.say(tongue.text("progress-deal", n=n, score=score, match=so_far), hang=2)
                if message.result is not None:
                    paper.say(result_line(message.result, words), hang=2)
                    return "finished"
            case Tick():
                if (said := saving.heard(message)) is not None:
                    if paper.look.escapes:
                        paper.raw("\r\x1b[K")
                    paper.say(said, hang=2)
            case Closed():
                paper.say(tongue.text("progress-closed", reason=closing_text(message.reason, tongue)))
                return "closed"
            case _:
                pass
    return "closed"
