"""Who has said its id is sent the values of its options that fit; who says none is told what it wrote instead."""

from __future__ import annotations

import pytest

from core.table.messages import Say
from tests.transports.process.programs import limits, small, started
from transports.process.faults import BotFailed
from transports.process.program import Program


async def test_it_is_sent_its_options_and_an_option_it_has_not_is_a_failure() -> None:
    def program(**options: object) -> Program:
        depth = {"name": "depth", "kind": "int", "min": 1, "max": 9}
        return small(
            hello=f"say(type='id', protocol=1, name='small', options=[{depth!r}])",
            setoption="say(type='say', phrase=str(m['value']))",
            options=options,
        )

    async with started(program(depth=5)) as (process, _):
        assert await process.heard() == Say("5")
    with pytest.raises(BotFailed, match="depth") as failed:
        async with started(program(width=5)):
            pass
    assert failed.value.code == "unknown_option"


async def test_a_value_that_does_not_fit_its_option_is_not_sent(caplog: pytest.LogCaptureFixture) -> None:
    options = [
        {"name": "depth", "kind": "int", "min": 1, "max": 9, "default": 2},
        {"name": "loud", "kind": "bool", "default": False},
        {"name": "style", "kind": "word", "values": ["shy", "bold"], "default": "shy"},
    ]
    program = small(
        hello=f"say(type='id', protocol=1, name='small', options={options!r})",
        setoption="say(type='say', phrase=m['name'] + str(m['value']))",
        ping="say(type='say', phrase='ping')",
        options={"depth": 99, "loud": "maybe", "style": "bold"},
    )
    async with started(program) as (process, _):
        assert [await process.heard(), await process.heard()] == [Say("stylebold"), Say("ping")]
    assert "small: option depth is a whole number from 1 to 9, and not 99;" in caplog.text
    assert "small: option loud is true or false, and not maybe;" in caplog.text


async def test_who_says_no_id_is_told_what_it_wrote_instead() -> None:
    program = small(limits=limits(start_ms=700), hello="print('hello world', flush=True)")
    with pytest.raises(BotFailed, match="What it has written is no message: 'hello world'") as failed:
        async with started(program):
            pass
    assert failed.value.code == "no_id"
