"""Python code run where a bot runs, for tests that ask what can be done there."""

from __future__ import annotations

import json
import sys
from typing import Any, Final

import pytest

from tests.transports.process.programs import QUICK, greeting
from transports.process.bot_process import BotProcess
from transports.process.confinement import Confinement
from transports.process.faults import BotFailed
from transports.process.program import Limits, program_of

_HEAD: Final = """\
import contextlib, json, os, signal, socket, sys, time

def tried(what, *words, **more):
    try:
        what(*words, **more)
    except OSError as error:
        return type(error).__name__
    return True

found = None
"""
_FOOT: Final = "\nprint(json.dumps(found), file=sys.stderr, flush=True)\n"


async def inside(code: str, confined: Confinement, *words: object, limits: Limits = QUICK, **more: Any) -> Any:
    """What the code has put into ``found``; its words are in ``sys.argv``, and ``tried`` does what may be refused."""
    command = [sys.executable, "-c", _HEAD + code + _FOOT, *map(str, words)]
    hello, _ = await greeting()
    async with BotProcess(program_of(command, name="inside", limits=limits, confined=confined, **more)) as process:
        with pytest.raises(BotFailed) as ended:
            await process.start(hello)
        said = process.stderr()
        assert ended.value.code == "crashed", (ended.value.text, said)
        assert process.exit_code == 0, said
    assert process.left_over == 0
    return json.loads(said.splitlines()[-1])
