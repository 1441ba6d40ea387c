"""A match as the form of the full screen has it, and the words of `buraco play` that begin it."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING

from core.game.rules import Rules, RulesError, overrides_of
from scripts.agreed import read_clock, read_seed, rules_changed, rules_named, unusable
from scripts.asking import USUAL
from scripts.line_up import HUMAN, read_seats
from scripts.settings import preset_table

if TYPE_CHECKING:
    from transports.fullscreen.home_house import Choice


def choice_of(args: argparse.Namespace, bots: Sequence[str], usual: str) -> Choice:
    """What a command line of `buraco play` asks for; ``usual`` plays where it names nobody. Raises CommandError."""
    from transports.fullscreen.home_house import Choice  # a while to import, and not wanted in a pipe

    try:
        seats = () if args.seats is None else read_seats(args.seats, bots)
        changes = rules_changed(args, len(seats) or None)
        name = args.rules or USUAL
        rules = rules_named(name, changes)
    except RulesError as error:
        raise unusable(error) from None
    if args.clock is not None:
        read_clock(args.clock)
    partner, opponents = _sides(seats, rules.teams, usual)
    plain = bool(seats) and seats == seats_of(rules, partner, opponents)
    return Choice(
        rules=name,
        changes=changes,
        line_up=() if plain or not seats else seats,
        partner=partner,
        opponents=opponents,
        clock=args.clock or "",
        seed=read_seed(args.seed) or "",
    )


def words_of(choice: Choice, *, seeded: bool = True) -> tuple[str, ...]:
    """The words of `buraco play` for it; ``seeded``: with its seed. Raises CommandError where it cannot be played."""
    rules = chosen_rules(choice)
    changed = overrides_of(rules, preset_table(rules.preset))
    seats = choice.line_up or seats_of(rules, choice.partner, choice.opponents)
    words = ["--rules", choice.rules, "--seats", ",".join(seats)]
    changed.pop("players", None)
    if (target := changed.pop("target", None)) is not None:
        words += ["--target", str(target)]
    for name, value in changed.items():
        words += ["--option", f"{name}={_written(value)}"]
    if choice.clock:
        words += ["--clock", choice.clock]
    if seeded and choice.seed:
        words.append(f"--seed={choice.seed}")  # in one word: it may begin with a hyphen
    return tuple(words)


def chosen_rules(choice: Choice) -> Rules:
    """Its rules. Raises CommandError where they cannot be played."""
    try:
        return rules_named(choice.rules, dict(choice.changes))
    except RulesError as error:
        raise unusable(error) from None


def seats_of(rules: Rules, partner: str, opponents: str) -> tuple[str, ...]:
    """A line-up with the person first.

    >>> from scripts.settings import load_rules
    >>> seats_of(load_rules("burraco"), "expert", "greedy")
    ('human', 'greedy', 'expert', 'greedy')
    """
    others = (opponents if seat % rules.teams else partner for seat in range(1, rules.players))
    return (HUMAN, *others)


def _sides(seats: Sequence[str], teams: int, usual: str) -> tuple[str, str]:
    """Who plays beside the person and who against them, as far as seats named one by one can say so."""
    if not seats or HUMAN not in seats:
        return usual, usual
    own = seats.index(HUMAN)
    partners = [who for seat, who in enumerate(seats) if who != HUMAN and seat % teams == own % teams]
    others = [who for seat, who in enumerate(seats) if seat % teams != own % teams]
    return (partners or others)[0], others[0]


def _written(value: object) -> str:
    return json.dumps(value) if isinstance(value, bool | list | dict) else str(value)
