"""What a replay says: the line that tells where it is, what happened, the sheet, the log of the deal, and its keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from rich.text import Text

from transports.console.reason import Reasons
from transports.console.scores import history_lines, result_line, standing
from transports.console.steps import Step, Steps
from transports.console.terminal import cells, wrapped
from transports.fullscreen.failing import SUSPENDS
from transports.fullscreen.gallery import sheet_text
from transports.fullscreen.keylist import Listed, bar, listed
from transports.fullscreen.paint import Paint
from transports.text import Words
from transports.tongue import Tongue

_SPEEDS: Final = ("replaying-speed-slow", "replaying-speed-usual", "replaying-speed-quick")
_BAR: Final = (
    Listed("← →", "replaying-key-step", "screen.go(1)"),
    Listed("", "replaying-key-play", "screen.play"),
    Listed("Tab", "replaying-key-view", "screen.view(1)"),
    Listed("PgDn", "replaying-key-deal", "screen.deal(1)"),
    Listed("g", "replaying-key-go", "screen.ask('step')"),
    Listed("F2", "replaying-key-score", "screen.score"),
    Listed("F3", "replaying-key-log", "screen.log"),
    Listed("?", "replaying-key-keys", "screen.keys"),
    Listed("q", "replaying-key-leave", "screen.leave"),
)
"""Keys and what they do, those that are missed most first; the last two always stand there."""
_KEYS: Final = (
    Listed("→ ←", "replaying-help-step"),
    Listed("PgDn PgUp", "replaying-help-deal"),
    Listed("Home End", "replaying-help-ends"),
    Listed("g", "replaying-help-go"),
    Listed("d", "replaying-help-go-deal"),
    Listed("", "replaying-help-play"),
    Listed("1 2 3", "replaying-help-speed"),
    Listed("Tab", "replaying-help-view"),
    Listed("F2 c", "replaying-help-score"),
    Listed("F3 l", "replaying-help-log"),
    Listed("F4 f", "replaying-help-faults"),
    Listed("? F10", "replaying-help-keys"),
    *((Listed("Ctrl-Z", "pages-key-suspend"),) if SUSPENDS else ()),
    Listed("q Esc", "replaying-help-leave"),
)
_MARK: Final = "▸ "
"""Before what happened in the step at hand."""
_KEYS_FAULTS: Final = "replaying-help-faults"


def key_bar(tongue: Tongue, width: int) -> Text:
    """As many keys as the line has room for."""
    return bar(_BAR, tongue, width)


def keys_text(tongue: Tongue, faults: bool, width: int) -> Text:
    """All keys, a line each."""
    return listed([key for key in _KEYS if faults or key.what != _KEYS_FAULTS], tongue, width)


def line(steps: Steps, at: int, seat: int | None, pace: int | None, width: int) -> Text:
    """Where in the record this is: in words, and as a bar between them that shows where deals begin."""
    words, step = steps.words(seat), steps.step(at, seat)
    text = words.tongue.text
    where = f"{text('replaying-step', at=at + 1, count=steps.count)} · "
    where += text("replaying-deal", n=step.n, last=steps.deals[-1][0] if steps.deals else step.n)
    whose = text("replaying-open") if seat is None else text("replaying-seat", name=words.names[seat])
    if pace is not None:
        whose = f"{text(_SPEEDS[pace])} · {whose}"
    sign = "▶" if pace is not None else "‖"
    left, right = f"{sign} {where}", whose
    room = width - cells(left) - cells(right) - 4
    if room < 8:
        return Text(f"{left} · {right}" if cells(left) + cells(right) + 3 <= width else left, style="bold")
    shown = Text(f"{left}  ", style="bold")
    shown.append_text(_way(steps, at, room))
    shown.append(f"  {right}")
    return shown


def _way(steps: Steps, at: int, room: int) -> Text:
    """The way behind is thick, the way ahead thin; a stroke stands where a deal begins."""
    last = max(1, steps.count - 1)
    here = at * (room - 1) // last
    begins = {first * (room - 1) // last for _, first in steps.deals}
    way = Text()
    for cell in range(room):
        if cell == here:
            way.append("●", style="bold")
        elif cell in begins:
            way.append("┃" if cell < here else "│")
        else:
            way.append("━" if cell < here else "─")
    return way


def told_lines(
    steps: Steps, at: int, seat: int | None, paint: Paint, width: int, usual: int, most: int
) -> tuple[Text, int]:
    """What happened in this step, marked, and why; above it what came before, as far as there is room.

    Gives the lines of it too: ``usual``, or as many as this step needs, up to ``most``.
    """
    now = _wrapped(_sentences(steps, at, seat), width - len(_MARK))
    lines = [(f"{' ' * len(_MARK) if place else _MARK}{text}", True) for place, text in enumerate(now)]
    height = max(usual, min(len(lines), most))
    lines = lines[:height]
    n = steps.step(at, seat).n
    for before in range(at - 1, -1, -1):
        step = steps.step(before, seat)
        earlier = _wrapped(step.told, width - len(_MARK))
        if step.n != n or len(earlier) > height - len(lines):
            break
        lines = [(f"{' ' * len(_MARK)}{text}", False) for text in earlier] + lines
    parts = [paint.text(text) if new else Text(text, style=paint.faint) for text, new in lines]
    return Text("\n").join([Text() for _ in range(height - len(lines))] + parts), height


def _wrapped(sentences: Sequence[str], width: int) -> list[str]:
    return [line for sentence in sentences for line in wrapped(sentence, width, 0, 2)]


def _sentences(steps: Steps, at: int, seat: int | None, reasons: Reasons | None = None) -> list[str]:
    """What a step says; ``reasons``: it is told after others, for which these were used."""
    step, text = steps.step(at, seat), steps.words(seat).tongue.text
    said = [f"{sentence} {text('replaying-stand-in')}" if step.stood_in else sentence for sentence in step.told]
    why = (Reasons() if reasons is None else reasons).told(step, steps.words(seat))
    if why is not None:
        said.append(text("replaying-why", reason=why))
    if step.result is not None:
        said.append(result_line(step.result, steps.words(seat)))
    return said


def log_of(steps: Steps, at: int, seat: int | None) -> list[str]:
    """All sentences of the deal at hand up to this step."""
    n = steps.step(at, seat).n
    first = dict(steps.deals).get(n, at)
    reasons = Reasons()
    return [sentence for each in range(min(first, at), at + 1) for sentence in _sentences(steps, each, seat, reasons)]


def score_of(steps: Steps, at: int, seat: int | None) -> list[str]:
    """The deals that are over, and how the one at hand stands."""
    words, step = steps.words(seat), steps.step(at, seat)
    said = history_lines(steps.ends(at), words)
    if step.seen is not None and step.seen.over is None:
        said += standing(step.seen, words, None)
    return said


def sheet_of(step: Step, words: Words, width: int) -> str:
    """The sheet at the end of a deal; after the last one, how the match ended."""
    if step.end is not None:
        return sheet_text(msgspec.structs.replace(step.end, result=step.result), words, width)
    return "" if step.result is None else "\n".join(wrapped(result_line(step.result, words), width))


def paragraphs(said: Sequence[str], paint: Paint) -> Callable[[int], Text]:
    """Sentences, a paragraph each, for a panel of any width."""
    return lambda width: paint.text("\n".join(_wrapped(said, width)))
