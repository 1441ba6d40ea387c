"""The limits of a program, as flags of the commands that start one."""

from __future__ import annotations

import argparse

import pytest

from scripts.bot.limits import ALL, add_limits, limits_of, limits_said
from scripts.failure import CommandError
from transports.process.program import Limits


def read(*words: str, names: tuple[str, ...] = ALL) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    add_limits(parser, names)
    return parser.parse_args(words)


def test_what_is_not_named_stays_as_it_is() -> None:
    assert limits_of(read()) == Limits()
    assert limits_said(read()) == []


def test_seconds_and_megabytes_are_taken_and_can_be_said_again() -> None:
    words = ("--start", "30.5", "--move", "2.0", "--memory", "2000000")
    assert limits_of(read(*words)) == Limits(start_ms=30_500, move_ms=2_000, memory_mb=2_000_000)
    assert limits_said(read(*words)) == list(words)
    assert limits_of(read("--start", "7", names=("start", "memory"))) == Limits(start_ms=7_000)


@pytest.mark.parametrize(
    "words", [("--start", "0"), ("--ping", "nan"), ("--deal", "1e9"), ("--memory", "0"), ("--memory", "99999999")]
)
def test_what_is_no_limit_is_refused(words: tuple[str, str]) -> None:
    with pytest.raises(CommandError, match=f"{words[0]} is "):
        limits_of(read(*words))
