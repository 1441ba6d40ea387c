"""Other rules agreed on before the first deal: the order, whether it can be done, and the table after it. Pure."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from core.game.rules import Rules, RulesError, make_rules, options_of, overrides_of
from core.table.orders import Agree, Refused
from core.table.parts import ClockSaid
from core.table.records import Agreed, with_chosen_seats
from core.table.seating import may_be_taken
from core.table.sentences import refused
from core.table.table import Misfit, Table, expect


def agree(
    rules: Rules,
    base: Mapping[str, object],
    clock: ClockSaid | msgspec.UnsetType | None = msgspec.UNSET,
) -> Agree:
    """The order to play these rules; ``base`` is the preset's own table, ``clock`` as in :class:`Agree`.

    Seats are chosen at a table, so nobody draws for partners. Raises RulesError for rules that ``base`` cannot make.
    """
    rules = with_chosen_seats(rules)
    options, overrides = options_of(rules), overrides_of(rules, base)
    return Agree(preset=rules.preset, options=options, overrides=overrides, clock=clock)


def agreement(table: Table, order: Agree, now_ms: int) -> Agreed | Refused | None:
    """The record that does this, or why it cannot be done; None: it is so already."""
    if table.result is not None:
        return refused("match_over", "match-over")
    if table.deal is not None:
        return refused("dealt_already", "rules-dealt-already")
    if not table.opened.lobby:
        return refused("no_lobby", "rules-no-lobby")
    clock = table.opened.clock if isinstance(order.clock, msgspec.UnsetType) else order.clock
    if clock is not None and not fits(clock):
        return refused("bad_clock", "bad-clock")
    try:
        wanted = make_rules(order.preset, order.options, {})
        if make_rules(order.preset, order.options, order.overrides) != wanted:
            return refused("bad_overrides", "bad-overrides")
        rules = with_chosen_seats(wanted)
    except RulesError as error:
        return Refused(code="bad_rules", text=error.text)
    people = sum(player is not None and player.kind == "human" for player in table.players)
    if people > rules.players:
        return refused("too_many_people", "too-many-people", people=people, seats=rules.players)
    if (rules, clock) == (table.rules, table.opened.clock):
        return None
    overrides = order.overrides if rules is wanted else {**order.overrides, "draw_for": rules.draw_for}
    return Agreed(at=now_ms, preset=rules.preset, options=options_of(rules), overrides=overrides, clock=clock)


def fits(clock: ClockSaid) -> bool:
    """Is this a clock that players can play by?"""
    return clock.turn_ms >= 1 and clock.bank_ms >= 0 and clock.grace_ms >= 0


def next_move(table: Table, players: int) -> tuple[int, int] | None:
    """Before there are only so many seats: a person who has to go to another one, and where; None: all can stay.

    Free seats come before those of bots, bots of the house before others.
    """
    for seat in range(players, table.rules.players):
        player = table.players[seat]
        if player is None or player.kind != "human":
            continue
        others = [to for to in range(players) if not _is_person(table, to)]
        return seat, min(others, key=lambda to: (table.players[to] is not None, not may_be_taken(table, to), to))
    return None


def _is_person(table: Table, seat: int) -> bool:
    player = table.players[seat]
    return player is not None and player.kind == "human"


def agreed(table: Table, record: Agreed) -> Table:
    """The table after this record. Raises Misfit where it cannot follow."""
    expect(table.opened.lobby, "only players of a table with a lobby agree on rules")
    expect(table.deal is None, "rules can only be changed before the first deal")
    try:
        rules = make_rules(record.preset, record.options, {})
        whole = make_rules(record.preset, record.options, record.overrides)
    except RulesError as error:
        raise Misfit(error.text) from None
    expect(whole == rules, "the overrides do not agree with the options")
    expect(rules.draw_for == "deal", "seats are chosen at a table, so nobody draws for partners")
    had, have = table.rules.players, rules.players
    for seat in range(have, had):
        expect(not _is_person(table, seat), f"a person has seat {seat}, which is gone then")
    bank = 0 if record.clock is None else record.clock.bank_ms
    opened = msgspec.structs.replace(
        table.opened, preset=record.preset, options=record.options, overrides=record.overrides, clock=record.clock
    )
    generations = [*table.generations, *table.gone]
    generations[have:had] = [each + 1 for each in generations[have:had]]
    generations += [0] * (have - len(generations))
    more = have - had
    seats, teams = (0,) * have, (0,) * rules.teams
    return msgspec.structs.replace(
        table,
        opened=opened,
        rules=rules,
        players=(*table.players, *(None,) * more)[:have],
        held=(*table.held, *(None,) * more)[:have],
        coming=(*table.coming, *(None,) * more)[:have],
        totals=teams,
        before=teams,
        strikes=seats,
        turns=seats,
        stand_in=seats,
        banks=(bank,) * have,
        ready=(False,) * have,
        generations=tuple(generations[:have]),
        gone=tuple(generations[have:]),
    )
