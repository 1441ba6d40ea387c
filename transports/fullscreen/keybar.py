"""The line of the keys that mean something now: the most important first, and as many as there is room for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from rich.style import Style
from rich.text import Text

from core.game.actions import Discard, Draw, Take, Withdraw
from core.game.phases import DECIDE_PHASE, DRAW_PHASE
from transports.console.board import Board
from transports.console.composing import Ways
from transports.console.staging import Staging
from transports.console.terminal import cells
from transports.tongue import Tongue

_GAP: Final = "  "


class Key(msgspec.Struct, frozen=True):
    """One key of the bar."""

    name: str
    """As it stands on the keyboard."""
    label: str
    """What it does, in a word or two."""
    action: str
    """The action of the table that it stands for."""
    works: bool = True
    """Can it be done now? If not, the key says why."""


def keys_now(
    board: Board, picked: Sequence[str], found: Ways, *, shared: bool, sending: bool = False, between: bool = False
) -> list[Key]:
    """The keys that mean something now; ``found``: what the picked cards can be used for; ``sending``: is the turn on
    its way to the table, so that nothing can be done with it? ``between``: is a deal over, and the next one waits?"""
    staging, tongue = None if sending else board.staging, board.words.tongue
    text, keys = tongue.text, list[Key]()
    if between:
        keys += [Key(text("keybar-enter"), text("keybar-next"), "send"), *_replay(board)]
    if staging is not None:
        keys += _playing(board, staging, picked, found, tongue)
    elif not sending:
        keys += _waiting(board, tongue)
        if not between and _seen_to_its_end(board):
            keys += _replay(board)
    if staging is not None and not staging.complete:
        if board.advised:
            keys.insert(0, Key("a", text("keybar-follow"), "follow"))
        if board.setup.hint is not None:
            keys.append(Key("h", text("keybar-hint"), "hint"))
        keys.append(Key("m", text("keybar-moves"), "moves"))
        if picked:
            keys.append(Key("Esc", text("keybar-clear"), "clear"))
        elif staging.view.hand:
            keys.append(Key(text("keybar-space"), text("keybar-pick"), "pick"))
    if board.shown is not None:
        keys.append(Key("s", text("keybar-sort"), "sort"))
        keys += [Key("F2", text("keybar-score"), "score"), Key("F3", text("keybar-log"), "log")]
    if shared or board.setup.bench is not None:
        keys.append(Key("F6", text("keybar-people"), "people"))
    return [*keys, Key("q", text("keybar-leave"), "leave")]


def keys_after(board: Board, *, alone: bool) -> list[Key]:
    """The keys that mean something once the match is over; ``alone``: does something stand over the table, so that only
    leaving is left?"""
    text, another = board.words.tongue.text, board.setup.another
    leave = Key("q", text("keybar-leave"), "leave")
    if alone:
        return [leave]
    again = [Key("r", text("keybar-again"), "another")] if another is not None and another.offered else []
    seen = [Key("F2", text("keybar-score"), "score"), Key("F3", text("keybar-log"), "log")]
    return [*again, *_replay(board), *seen, leave]


def _seen_to_its_end(board: Board) -> bool:
    """Is the deal over that lies there, or the match, at a table that goes on all the same?"""
    over = board.seen is not None and board.seen.over is not None
    return bool(board.ends) and (over or board.ends[-1].result is not None)


def _replay(board: Board) -> list[Key]:
    """Where the deal that was over last can be stepped through."""
    return [] if board.setup.replay is None else [Key("F7", board.words.tongue.text("keybar-replay"), "replay")]


def bar(keys: Sequence[Key], width: int, tongue: Tongue, faint: Style, *, lists: bool = True) -> Text:
    """As many of the keys as fit, and at the end the one that ``lists`` all, where it does; what cannot be done stands
    in parentheses, and is written ``faint``."""
    last = Key("?", tongue.text("keybar-all"), "keys")
    room = width - (cells(_shown(last)) if lists else 0)
    line, fitted = Text(no_wrap=True, overflow="crop"), 0
    for key in keys:
        more = cells(_shown(key)) + len(_GAP)
        left = room - line.cell_len - more
        if left < (0 if key is keys[-1] and fitted == len(keys) - 1 else 2):
            continue
        _add(line, key, faint)
        line.append(_GAP)
        fitted += 1
    if fitted < len(keys) and line.cell_len + 2 <= room:
        line.append("… ", style=faint)
    if lists:
        _add(line, last, faint)
    return line


def _shown(key: Key) -> str:
    return f"{key.name} {key.label}" if key.works else f"({key.name} {key.label})"


def _add(line: Text, key: Key, faint: Style) -> None:
    click = Style(meta={"@click": f"app.{key.action}"})
    start = len(line)
    if key.works:
        line.append(key.name, style="bold")
        line.append(f" {key.label}")
    else:
        line.append(_shown(key), style=faint)
    line.stylize(click, start, len(line))


def _waiting(board: Board, tongue: Tongue) -> Iterator[Key]:
    """Somebody else is to move, or nobody."""
    if board.may_come_back:
        yield Key("b", tongue.text("keybar-back"), "back")


def _playing(board: Board, staging: Staging, picked: Sequence[str], found: Ways, tongue: Tongue) -> Iterator[Key]:
    text, phase = tongue.text, staging.state.phase
    if staging.complete:
        yield Key(text("keybar-enter"), text("keybar-send"), "send")
        yield Key("u", text("keybar-undo"), "undo")
        return
    if phase == DRAW_PHASE:
        yield Key("d", text("keybar-draw"), "discard", staging.check(Draw()) is None)
        takes = any(isinstance(choice.action, Take) for choice in board.choices.moves)
        if picked and staging.rules.pile == "closed":
            takes = any(way.refusal is None for way in found.take)
        yield Key("p", text("keybar-pile"), "pile", takes)
        return
    if phase == DECIDE_PHASE:
        yield Key("k", text("keybar-keep"), "keep")
        yield Key("r", text("keybar-refuse"), "refuse")
        return
    yield Key("l", text("keybar-lay"), "lay", found.lay is not None and found.lay.refusal is None)
    yield Key("e", text("keybar-extend"), "extend", bool(found.fitting))
    yield Key("d", text("keybar-discard"), "discard", _may_discard(board, picked, found))
    if staging.steps:
        yield Key("u", text("keybar-undo"), "undo")
        yield Key("S", text("keybar-send-early"), "send_early")
    elif staging.state.laid_any and staging.check(Withdraw()) is None:
        yield Key("w", text("keybar-withdraw"), "withdraw")


def _may_discard(board: Board, picked: Sequence[str], found: Ways) -> bool:
    if picked:
        return found.discard is not None and found.discard.refusal is None
    return any(isinstance(choice.action, Discard) for choice in board.choices.discards)
