"""Steps with a second run: killed and started again in the middle of a deal, and the same deal played twice."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec

from core.game.actions import Action
from core.table.given import misfit
from core.table.messages import OptionDeclared
from scripts.bot.check.bench import LONG_S, Bench, StepFailed
from scripts.bot.check.desk import Desk
from scripts.bot.check.manners import play_turn, until_asked
from scripts.bot.check.seat import Seat
from transports.process.program import Program

BEFORE: Final = 2
"""Turns before it is killed."""
WORLDS: Final = 8
"""The budget of a match that is to be the same twice, where none is named."""
TURNS: Final = 6
"""So many turns of it are compared."""


async def resume(bench: Bench) -> str:
    """Killed between two turns, and in the middle of one; a new process is shown the table, and plays on legally."""
    for preset in bench.plan.presets:
        bench.progress(f"resume, {preset}")
        desk = await bench.desk("resume", preset)
        async with bench.seat("resume", desk=desk, lenient=True) as seat:
            for _ in range(BEFORE):
                await play_turn(seat)
        async with bench.seat("resume", desk=desk, lenient=True) as seat:
            seat.show(0)
            await play_turn(seat)
            await _into_a_turn(seat)
        async with bench.seat("resume", desk=desk, lenient=True) as seat:
            seat.show(0)
            await seat.turn()
            until = time.monotonic() + LONG_S
            while time.monotonic() < until and await desk.until_guest() is not None:
                await seat.turn()
    return "killed between two turns and in the middle of one: a new process was shown the table and played on legally"


async def _into_a_turn(seat: Seat) -> None:
    """Until it has done a part of a turn, if it plays any in parts; else until it is asked."""
    for _ in range(TURNS):
        await until_asked(seat)
        await seat.answer()
        if seat.desk.turn == seat.number:
            return
    await until_asked(seat)


async def reproducibility(bench: Bench) -> str | None:
    """The same cards, the same seed where it takes one, the same budget in worlds: the same acts?"""
    declared = {option.name: option for option in (() if bench.id is None else bench.id.options)}
    worlds = bench.plan.program.worlds or WORLDS
    program = _seeded(bench.plan.program, declared, worlds)
    first, second = [await _acts(bench, program, worlds) for _ in range(2)]
    if first == second:
        with_seed = "same seed, same" if "seed" in declared else "same"
        return f"{with_seed} cards and a budget of {worlds} worlds gave the same acts"
    at = next((at for at, pair in enumerate(zip(first, second, strict=False)) if pair[0] != pair[1]), 0)
    text = f"With the same cards and a budget of {worlds} worlds it acted otherwise the second time (act {at + 1})."
    if not {"seed", "worlds"} <= declared.keys():
        bench.add("note", "reproducibility", f"{text} It does not say that it would not.")
        return None
    text = f"{text} It has the options seed and worlds: with the same values it should act the same"
    raise StepFailed(text, None)


def _seeded(program: Program, declared: dict[str, OptionDeclared], worlds: int) -> Program:
    """The same program with a seed and a budget, where it has options of these names and they are not set."""
    options: dict[str, Any] = dict(program.options)
    for name, value in (("seed", 7), ("worlds", worlds)):
        option = declared.get(name)
        if option is not None and option.values is None and name not in options:
            least, most = (value if bound is None else bound for bound in (option.min, option.max))
            within = max(least, min(most, value))
            if misfit((option,), {name: within}) is None:
                options[name] = within
    return msgspec.structs.replace(program, options=options)


async def _acts(bench: Bench, program: Program, worlds: int) -> list[tuple[Action, ...]]:
    acts: list[tuple[Action, ...]] = []
    desk: Desk = await bench.desk("reproducibility", worlds=worlds)
    async with bench.seat("reproducibility", desk=desk, program=program, lenient=True) as seat:
        for _ in range(TURNS):
            await until_asked(seat)
            n = desk.table.n
            while desk.turn == seat.number and desk.table.n == n:
                acts.append((await seat.answer()).actions)
    return acts
