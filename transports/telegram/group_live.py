"""The message of a group's table once cards are dealt: its picture and caption, and what everybody can do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from core.game.rules import Rules
from core.game.view import View
from transports.console.scores import outcome
from transports.telegram.group_known import Known
from transports.telegram.group_taps import data, mark
from transports.telegram.screen import MOST_CAPTION, MOST_TEXT, Button, Picture, Screen
from transports.telegram.table_caption import SIGNS, called, caption
from transports.text import Words, all_of
from transports.tongue import Tongue

OVER: Final = "over"
"""What a button is about that is for after the match."""


def live_screen(
    known: Known,
    tongue: Tongue,
    table: str,
    draw: Callable[[View, Rules], Picture | None] | None,
    link: str,
    inline: bool,
    last: str = "",
) -> Screen:
    """All of it; ``draw`` is None where pictures are off, ``last`` a sentence that stands at the end."""
    words, seen = known.words(tongue), known.seen
    if words is None or seen is None:
        return Screen(text=tongue.text("tggroup-dealing"))
    picture = None if draw is None else draw(seen, words.rules)
    more = [*_over(known, words, bool(last)), *([last] if last else [])]
    most = MOST_TEXT if picture is None else MOST_CAPTION
    text = caption(seen, words, known.lobby, known.step, most - 200, ["", *more] if more else [])
    return Screen(text=text, buttons=tuple(_buttons(known, tongue, table, link, inline)), picture=picture)


def asleep_screen(
    known: Known, tongue: Tongue, table: str, draw: Callable[[View, Rules], Picture | None] | None
) -> Screen:
    """A match that is adjourned: how it stands, as far as that is known, and how it goes on."""
    adjourned = f"⏸ {tongue.text('tggroup-adjourned')}"
    go_on = Button(f"▶ {tongue.text('tggroup-go-on')}", data("resume", table, known.since))
    last = (
        Screen(text=adjourned) if known.seen is None else live_screen(known, tongue, table, draw, "", False, adjourned)
    )
    return msgspec.structs.replace(last, buttons=((go_on,),))


def _over(known: Known, words: Words, settled: bool) -> Iterator[str]:
    """After the match: how it ended, and who plays again, as long as that is not ``settled``."""
    end, lobby = known.end, known.lobby
    if end is not None and end.result is not None:
        yield f"🏆 {outcome(end, words)}"
    if known.phase != "over" or lobby is None or settled:
        return
    ready = [called(one.name, at, words.tongue) for at, one in enumerate(lobby.seats) if _again(known, at, True)]
    waits = [called(one.name, at, words.tongue) for at, one in enumerate(lobby.seats) if _again(known, at, False)]
    if ready:
        yield f"✓ {words.tongue.text('tggroup-plays-again', names=all_of(words.tongue, ready), count=len(ready))}"
    if waits:
        yield words.tongue.text("tggroup-again-waits", names=all_of(words.tongue, waits), count=len(waits))


def _again(known: Known, seat: int, ready: bool) -> bool:
    lobby = known.lobby
    return lobby is not None and seat in known.staying() and lobby.seats[seat].ready == ready


def _buttons(known: Known, tongue: Tongue, table: str, link: str, inline: bool) -> Iterator[tuple[Button, ...]]:
    say, lobby = tongue.text, known.lobby
    if known.phase == "over":
        yield (
            Button(f"✓ {say('tggroup-again')}", data("ready", table, OVER)),
            Button(say("tggroup-no-more"), data("leave", table, OVER)),
        )
        return
    if known.phase in ("paused", "adjourned"):
        yield (Button(f"▶ {say('tggroup-go-on')}", data("resume", table, known.since)),)
    own = []
    if inline:
        own.append(Button(f"🃏 {say('tggroup-hand')}", inline=table))
    if link:
        own.append(Button(say("tggroup-open-private"), url=link))
    if own:
        yield tuple(own)
    for seat, one in enumerate(() if lobby is None else lobby.seats):
        if one.held in ("left", "kicked") and not one.coming:
            text = say("tggroup-take-seat", name=called(one.name, seat, tongue))
            yield (Button(f"{SIGNS[seat]} {text}", data("sit", table, seat, mark(one.name))),)
        elif one.held is not None and one.kind == "human":
            yield (Button(f"{SIGNS[seat]} {say('tggroup-back')}", data("back", table, seat)),)
