"""What a new match is to be: the rules, the line-up and the clock of a command line, checked and put together."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from core.game.option_text import parse_option
from core.game.options import clip
from core.game.rules import Rules, RulesError
from core.table.messages import ClockSaid
from scripts.failure import CommandError
from scripts.language import say
from scripts.line_up import HUMAN, Place, places_of, read_seats
from scripts.locales import spoken
from scripts.settings import load_rules, load_rules_file, preset_names
from transports.text import capital
from transports.unusable_text import unusable_text

USUAL_BOT = "greedy"
"""Stands in for whoever is away, and is the first bot that a lobby offers."""
OPPONENT = "expert"
"""Plays, as partner and against the person, where `buraco play` names no line-up."""
GRACE_MS = 1_500
"""Moves that are on their way when the time is up still count for so long."""
MOST_SECONDS = 86_400
NO_CLOCK = "none"
_PRESET = "preset: "


class Agreed(msgspec.Struct, frozen=True):
    """A match as its players have agreed on it."""

    rules: Rules
    places: tuple[Place, ...]
    seed: str | None
    clock: ClockSaid | None


def agreed(
    args: argparse.Namespace,
    bots: Sequence[str],
    own_name: str,
    ask: Callable[[], str],
    usual: str = OPPONENT,
) -> Agreed:
    """Read the arguments of ``buraco play``; ``ask`` asks the person for the rules where none are named.

    Everything else is checked before anybody is asked. ``usual`` plays where no line-up is named. Raises CommandError.
    """
    try:
        seed = read_seed(args.seed)
        seats = None if args.seats is None else read_seats(args.seats, bots)
        given = rules_changed(args, None if seats is None else len(seats))
        clock = None if args.clock is None else read_clock(args.clock)
        name = args.rules
        if name is None:
            everybody_plays_alone = seats is not None and HUMAN not in seats
            if not everybody_plays_alone:
                _expect_possible(given)
            name = "burraco" if everybody_plays_alone else ask()
        rules = rules_named(name, given)
    except RulesError as error:
        raise unusable(error) from None
    if seats is None:
        seats = (HUMAN, *[usual] * (rules.players - 1))
    return Agreed(rules, places_of(seats, own_name), seed, clock)


def unusable(error: RulesError) -> CommandError:
    """What is wrong with rules that were named, as a command says it."""
    text = unusable_text(error, spoken())
    if error.code == "unknown_preset" and text.startswith(_PRESET):  # nobody has written that word on a command line
        text = capital(text.removeprefix(_PRESET))
    return CommandError(error.code, text)


def _expect_possible(given: dict[str, object]) -> None:
    """Is there a game that can be played with these changes? Else nobody need be asked for one. Raises RulesError."""
    refused: RulesError | None = None
    for name in preset_names():
        try:
            load_rules(name, given)
        except RulesError as error:
            refused = refused or error
        else:
            return
    if refused is not None:
        raise refused


def options_given(texts: Sequence[str]) -> dict[str, object]:
    """The rules that ``--option`` changes. Raises RulesError; CommandError where two of them say different things."""
    given: dict[str, object] = {}
    for text in texts:
        name, value = parse_option(text)
        if given.get(name, value) != value:
            raise CommandError(
                "given_twice",
                say("agreed-option-twice", option=name, one=clip(str(given[name])), other=clip(str(value))),
            )
        given[name] = value
    return given


def rules_changed(args: argparse.Namespace, players: int | None) -> dict[str, object]:
    """What ``--option``, ``--target`` and the number of seats in ``--seats`` change.

    Raises RulesError; CommandError where two of them say different things.
    """
    given = options_given(args.option)
    _same(given, "target", args.target, "--target")
    _same(given, "players", players, "--seats")
    return given


def read_seed(seed: str | None) -> str | None:
    """A seed that can be written down. Raises CommandError for bytes that are no text."""
    try:
        (seed or "").encode()
    except UnicodeEncodeError:
        raise CommandError("bad_seed", say("agreed-seed")) from None
    return seed


def rules_named(name: str, given: dict[str, object]) -> Rules:
    """The rules of a preset, or of a TOML file where the name is that of a file.

    Raises RulesError; CommandError (``unreadable_file``) for a file in the home of nobody.
    """
    if name.endswith(".toml") or os.sep in name:
        try:
            path = Path(name).expanduser()
        except RuntimeError:
            raise CommandError("unreadable_file", say("agreed-no-such-user", file=clip(name))) from None
        return load_rules_file(path, given)
    return load_rules(name, given)


def read_clock(text: str) -> ClockSaid | None:
    """Seconds for a turn, and with a plus those of the bank: ``30`` or ``30+120``; None for ``none``.

    Raises CommandError.
    """
    if text == NO_CLOCK:
        return None
    turn, _, bank = text.partition("+")
    seconds = [_seconds(turn, 1), _seconds(bank, 0) if bank else 0]
    if None in seconds:
        raise CommandError("bad_clock", say("agreed-clock", given=repr(clip(text))))
    return ClockSaid((seconds[0] or 0) * 1000, (seconds[1] or 0) * 1000, GRACE_MS)


def _seconds(text: str, least: int) -> int | None:
    fine = text.isascii() and text.isdigit() and len(text) <= 5 and least <= int(text) <= MOST_SECONDS
    return int(text) if fine else None


def _same(given: dict[str, object], option: str, value: int | None, flag: str) -> None:
    """Let a flag that is short for an option set it; both may be there only if they agree."""
    if value is None:
        return
    if given.get(option, value) != value:
        raise CommandError(
            "given_twice",
            say("agreed-flag-and-option", flag=flag, option=option, value=str(value), other=str(given[option])),
        )
    given[option] = value
