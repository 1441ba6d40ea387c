"""A table as the fold of its records: pure, and the same wherever it is done (the coordinator, an export, a test)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

import msgspec

from core.game.errors import IllegalAction
from core.game.events import AnyEvent
from core.game.match import Result, next_dealer, verdict
from core.game.play import Deal, apply, opening_events, start
from core.game.rules import RulesError, make_rules
from core.game.shuffle import NONCE_BYTES, SECRET_BYTES, deal, deal_key, nonce_commitment, seeded_key
from core.table import seating
from core.table.agreeing import agreed
from core.table.clock import bank_after
from core.table.ports import LogDamaged, OtherEngine
from core.table.records import (
    ENGINE,
    LATE,
    Abandoned,
    Acted,
    Agreed,
    Clocked,
    Committed,
    Followed,
    Given,
    Moved,
    Opened,
    Paused,
    Readied,
    Record,
    Resumed,
    Returned,
    Seated,
    Shuffled,
    StoodIn,
    Unseated,
    read_record,
)
from core.table.table import Misfit, NotAllowed, Table, expect, put


def fold(table: Table | None, record: Record) -> tuple[Table, list[AnyEvent]]:
    """The table after one more record, and what happened: whole events, to be redacted for each seat.

    Raises Misfit where the record cannot follow (NotAllowed for an act that the rules refuse); the table is a value
    and stays what it was.
    """
    if table is None:
        if not isinstance(record, Opened):
            raise Misfit("the first record of a table opens it")
        return _opened(record), []
    if table.result is not None and not isinstance(record, Readied | Followed):
        raise Misfit("the match is over")
    seq = table.seq + 1
    events: list[AnyEvent] = []
    match record:
        case Acted():
            after, events = _acted(table, record, seq)
        case Shuffled():
            after, events = _shuffled(table, record, seq)
        case Committed():
            after = _committed(table, record)
        case StoodIn() | Returned() | Paused() | Resumed() | Clocked() | Readied() | Followed():
            after, events = seating.seated(table, record)
        case Seated() | Given() | Unseated() | Moved():
            after, events = seating.seated(table, record)
        case Agreed():
            after = agreed(table, record)
        case Abandoned(reason=reason, winner=winner):
            expect(reason in ("abandoned", "forfeit"), "a match ends early as abandoned or forfeit")
            expect(winner is None or 0 <= winner < table.rules.teams, "there is no such team")
            after = msgspec.structs.replace(table, result=Result(winner, table.totals, reason))
        case Opened():
            raise Misfit("the table is open already")
        case _:
            assert_never(record)
    after = msgspec.structs.replace(after, seq=seq, at=record.at)
    return after, [msgspec.structs.replace(event, seq=seq) for event in events]


def folded(table: str, raw: Iterable[bytes]) -> Iterator[tuple[Record, Table, list[AnyEvent]]]:
    """Every record of a log, the table after it and its events.

    Raises LogDamaged at the first that does not fit, OtherEngine for a table that is not ours to read.
    """
    now: Table | None = None
    for seq, line in enumerate(raw):
        try:
            record = read_record(line)
            if isinstance(record, Opened) and record.engine != ENGINE:
                raise OtherEngine(table, record.engine, ENGINE)
            now, events = fold(now, record)
        except ValueError as error:
            raise LogDamaged(table, seq, str(error)) from None
        yield record, now, events


def replay(table: str, raw: Iterable[bytes]) -> Table | None:
    """The table that these records make; None for none. Raises LogDamaged, OtherEngine."""
    now: Table | None = None
    for _, after, _ in folded(table, raw):
        now = after
    return now


# --- the records one by one ------------------------------------------------------------------------------------------


def _opened(record: Opened) -> Table:
    expect(record.engine == ENGINE, "it was written under another engine of the rules")
    try:
        rules = make_rules(record.preset, record.options, {})
    except RulesError as error:
        raise Misfit(error.text) from None
    seats, teams = (0,) * rules.players, (0,) * rules.teams
    bank = record.clock.bank_ms if record.clock is not None else 0
    return Table(
        opened=record,
        rules=rules,
        seq=0,
        at=record.at,
        players=(None,) * rules.players,
        totals=teams,
        before=teams,
        held=(None,) * rules.players,
        strikes=seats,
        banks=(bank,) * rules.players,
        turns=seats,
        stand_in=seats,
        generations=seats,
        ready=(False,) * rules.players,
        coming=(None,) * rules.players,
    )


def _committed(table: Table, record: Committed) -> Table:
    expect(table.due and not table.seeded, "no secret is due")
    expect(record.n == table.n + 1, f"the next deal is {table.n + 1}")
    expect(table.next_secret is None, "this deal is committed to already")
    expect(_is_hex(record.secret, SECRET_BYTES), f"a secret is {SECRET_BYTES} bytes in hexadecimal")
    return msgspec.structs.replace(table, next_secret=record.secret)


def _shuffled(table: Table, record: Shuffled, seq: int) -> tuple[Table, list[AnyEvent]]:
    expect(table.due, "no deal is due")
    expect(record.n == table.n + 1, f"the next deal is {table.n + 1}")
    key = _key(table, record)
    dealer = None if table.dealt is None else next_dealer(table.rules, table.dealt.dealer)
    dealt = deal(table.rules, key, dealer, chosen_seats=True)
    after = msgspec.structs.replace(
        table,
        n=record.n,
        deal=start(table.rules, dealt, table.totals),
        dealt=dealt,
        before=table.totals,
        secret=table.next_secret,
        nonces=record.nonces,
        next_secret=None,
        deal_seq=seq,
        turn_seq=seq,
        used_ms=0,
        helped=False,
        ready=(False,) * table.rules.players,
    )
    return after, opening_events(table.rules, dealt, record.n)


def _key(table: Table, record: Shuffled) -> bytes:
    if table.opened.seed is not None:
        expect(record.commits is None and record.nonces is None, "a seeded deal has no nonces")
        return seeded_key(table.opened.seed, record.n)
    if table.next_secret is None:
        raise Misfit("this deal was not committed to")
    commits, nonces = record.commits or (), record.nonces or ()
    expect(len(commits) == len(nonces) == table.rules.players, "there is one nonce a seat, or null")
    for commit, nonce in zip(commits, nonces, strict=True):
        if nonce is not None:
            fits = _is_hex(nonce, NONCE_BYTES) and nonce_commitment(bytes.fromhex(nonce)) == commit
            expect(fits, "a nonce does not fit its hash")
    values = [None if nonce is None else bytes.fromhex(nonce) for nonce in nonces]
    return deal_key(bytes.fromhex(table.next_secret), table.id, record.n, values)


def _acted(table: Table, record: Acted, seq: int) -> tuple[Table, list[AnyEvent]]:
    deal = table.live
    if deal is None or table.paused:
        raise Misfit("nobody may act now")
    expect(bool(record.actions), "an act holds at least one action")
    expect(record.ms >= 0, "no act takes less than no time")
    seat, first = record.seat, deal.turn
    events: list[AnyEvent] = []
    for at, action in enumerate(record.actions):
        try:
            deal, happened = apply(deal, seat, action)
        except IllegalAction as error:
            raise NotAllowed(at, error.refusal) from None
        events += happened
    late = record.by != "player"
    after = msgspec.structs.replace(
        table,
        deal=deal,
        deal_seq=seq,
        used_ms=table.used_ms + record.ms,
        played_ms=table.played_ms + record.ms,
        helped=table.helped or late,
    )
    if deal.turn != first or deal.over is not None:
        after = _turn_over(after, seat, seq, late and record.why == LATE)
    return (_deal_over(after, deal) if deal.over is not None else after), events


def _turn_over(table: Table, seat: int, seq: int, ran_out: bool) -> Table:
    clock = table.opened.clock
    banks = table.banks
    if clock is not None:
        banks = put(table, banks, seat, bank_after(clock, banks[seat], table.used_ms))
    strikes = table.strikes[seat] + 1 if ran_out else table.strikes[seat] if table.helped else 0
    after = msgspec.structs.replace(
        table,
        turn_seq=seq,
        used_ms=0,
        helped=False,
        banks=banks,
        strikes=put(table, table.strikes, seat, strikes),
        turns=put(table, table.turns, seat, table.turns[seat] + 1),
        stand_in=put(table, table.stand_in, seat, table.stand_in[seat] + table.helped),
    )
    return seating.taken_over(after, seat)


def _deal_over(table: Table, deal: Deal) -> Table:
    totals = tuple(had + won for had, won in zip(table.before, deal.scores, strict=True))
    limit = table.rules.time_limit * 60_000
    result = verdict(table.rules, totals, bool(limit) and table.played_ms >= limit)
    return msgspec.structs.replace(table, totals=totals, result=result)


def _is_hex(text: str, size: int) -> bool:
    return len(text) == 2 * size and all(letter in "0123456789abcdef" for letter in text)
