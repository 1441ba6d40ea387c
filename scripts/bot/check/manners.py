"""Steps before any card is played: it starts, says who it is, answers pings, takes options, minds no strange word."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any, Final

from core.table.given import KINDS, misfit
from core.table.messages import PROTOCOL, Id, Lobby, OptionDeclared, Said, SetOption, Tick, encode
from core.table.parts import LobbySeat
from scripts.bot.check.bench import Bench, StepFailed, sentence
from scripts.bot.check.desk import NAMES
from scripts.bot.check.seat import Seat, Wrong, seconds
from transports.text import printable_name

WISHES: Final = ("legal", "events")
MOST_NAME: Final = 100
"""Characters of a name that anybody would want to read."""
SLOW: Final = 0.5
"""Of a limit: who takes more of it is told so."""


async def start_up(bench: Bench) -> str | None:
    """It starts, and answers the greeting."""
    try:
        async with bench.seat("start-up") as seat:
            took = (time.monotonic() - seat.talk.born) * 1000
    except StepFailed as failed:
        if failed.code != "crashed":
            raise
        text = f"{sentence(failed.text)} It is started in a folder of its own and with a clean environment"
        advice = "name its files by whole paths"
        if failed.talk is not None and "No module named" in failed.talk.stderr.of():
            advice = "write env PYTHONPATH=FOLDER before the command, or install what it needs"
        raise StepFailed(f"{text}: {advice}", failed.talk, failed.code) from None
    limit = bench.plan.limits.start_ms
    if took > SLOW * limit:
        bench.add("note", "start-up", f"It took {seconds(took)} of the {seconds(limit)} it may to say who it is.")
        return None
    return f"it said who it is after {seconds(took)}"


async def handshake(bench: Bench) -> str:
    """What it says of itself is well formed; it says it again when it is greeted again."""
    async with bench.seat("handshake") as seat:
        assert seat.id is not None
        expect_well_formed(seat.id)
        first = seat.id
        again = await seat.greet()
        if again != first:
            raise Wrong("garbage", "malformed", "greeted again it said something else than before: say the same id")
    wishes = " and ".join(first.wants) or "nothing beside the view"
    for wish in first.wants:
        if wish not in WISHES:
            bench.add("note", "handshake", f"It wants {wish[:40]!r}, which no table gives: legal and events are there.")
    for option in first.options:
        if option.kind not in KINDS:
            text = f"Its option {option.name[:40]!r} is of the kind {option.kind[:40]!r}, whose values nobody checks"
            bench.add("note", "handshake", f"{text}: {', '.join(KINDS)} are there.")
    return f"{printable_name(first.name)!r}, protocol {first.protocol}; it wants {wishes}"


def expect_well_formed(said: Id) -> None:
    """Raises Wrong where an id is not what it should be."""
    if said.protocol != PROTOCOL:
        raise Wrong(
            "garbage", "other_protocol", f"it speaks protocol {said.protocol}, the table {PROTOCOL}: say {PROTOCOL}"
        )
    if not said.name.strip() or not said.name.isprintable():
        raise Wrong("garbage", "malformed", "its name is empty or does not print: give it one that can be read")
    if len(said.name) > MOST_NAME:
        raise Wrong("garbage", "malformed", f"its name has {len(said.name)} characters: {MOST_NAME} are enough")
    names = [option.name for option in said.options]
    if len(set(names)) < len(names):
        raise Wrong("garbage", "malformed", "two of its options have the same name: give each its own")
    for option in said.options:
        problem = _problem(option)
        if problem is not None:
            text = f"its option {option.name[:40]!r} is declared wrongly: {problem}"
            raise Wrong("garbage", "malformed", text)


def _problem(option: OptionDeclared) -> str | None:
    if not option.name or not option.name.isprintable():
        return "its name is empty or does not print"
    if not option.kind:
        return "it has no kind"
    if option.values is not None and not option.values:
        return "its list of values is empty"
    if option.min is not None and option.max is not None and option.min > option.max:
        return f"min {option.min} is more than max {option.max}"
    wrong = None if option.default is None else misfit((option,), {option.name: option.default})
    return None if wrong is None else f"its default does not fit. {wrong[1].rstrip('.')}"


async def idle_ping(bench: Bench) -> str:
    """It answers pings with nothing on the table, and one after the other."""
    async with bench.seat("ping") as seat:
        took = [await seat.ponged(seat.ping(), "with nothing to think about")]
        both = seat.ping(), seat.ping()
        took += [await seat.ponged(n, "with nothing to think about") for n in both]
    return f"answered after {seconds(max(took))}"


async def options(bench: Bench) -> str | None:
    """Each option is set to its bounds and values; it lives, and plays on with the defaults."""
    declared = () if bench.id is None else bench.id.options
    if not declared:
        bench.add("note", "options", "It declares none: nobody can set anything.")
        return None
    count = 0
    for at, option in enumerate(declared, 1):
        bench.progress(f"options, {at} of {len(declared)}")
        count += await _set(bench, option)
    return f"{', '.join(option.name for option in declared)}: {count} values set"


async def _set(bench: Bench, option: OptionDeclared) -> int:
    tried = values_of(option)
    async with bench.seat("options", lenient=True) as seat:
        for value in tried:
            seat.talk.say(SetOption(option.name, value))
            await seat.ponged(seat.ping(), f"after setoption {option.name} {value!r}")
        # A large number may be a long time to think; that it still plays is seen with a small one, and as it comes.
        for value in (tried[0], option.default):
            if value is not None:
                seat.talk.say(SetOption(option.name, value))
            await play_turn(seat)
    return len(tried)


def values_of(option: OptionDeclared) -> list[Any]:
    """The values at the bounds of an option, the smallest first."""
    if option.values is not None:
        return list(option.values)
    bounds = [bound for bound in (option.min, option.max) if bound is not None]
    if bounds:
        return bounds
    if option.kind == "bool" or type(option.default) is bool:
        return [False, True]
    if option.default is not None:
        return [option.default]
    return [0 if option.kind == "int" else ""]


async def strange_words(bench: Bench) -> str:
    """What it does not know it ignores: messages, fields, heartbeats, letters beyond ASCII."""
    async with bench.seat("unknown", lenient=True) as seat:
        table = seat.desk
        lobby = Lobby(seq=1, phase="playing", seats=(LobbySeat(name=NAMES[5], kind="bot", here=True),))
        seat.talk.say(
            b'{"type":"weather","of":"tomorrow","sun":true}',
            b'{"type":"weather"}',
            _with_more(encode(table.hello(seat.number))),
            encode(Tick(seq=table.table.seq, left_ms=None)),
            encode(lobby),
            encode(Said(seat=1, phrase="hello")),
        )
        await seat.ponged(seat.ping(), "after messages that it need not know")
        await play_turn(seat, disguise=_with_more)
    return "unknown messages, unknown fields, heartbeats and names beyond ASCII do not disturb it"


def _with_more(raw: bytes) -> bytes:
    """The same message with fields that nobody knows, at the top and inside."""
    message: dict[str, Any] = json.loads(raw)
    message["weather"] = {"wind": [1, 2, None]}
    for inside in list(message.values()):
        if isinstance(inside, dict):
            inside["weather"] = "fair"
    return json.dumps(message, ensure_ascii=False).encode()


async def play_turn(seat: Seat, *, disguise: Callable[[bytes], bytes] | None = None) -> None:
    """Play on until it has played a turn of its own; ``disguise`` is done to what it is told meanwhile."""
    seat.disguise = disguise
    await until_asked(seat)
    await seat.turn()
    seat.disguise = None


async def until_asked(seat: Seat) -> None:
    """Play on until the program is on turn; where a deal ends the next one is dealt."""
    while await seat.desk.until_guest() is None:
        await seat.desk.shuffle()
