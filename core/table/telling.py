"""What a table tells a seat: the only room that turns a table into messages, and so the only one that could leak.

A seat gets its own view and redacted events, both built from allow-lists in core.game; nothing else of a deal passes.
"""

from __future__ import annotations

from collections.abc import Iterable

from core.game.actions import Action
from core.game.events import AnyEvent, redact
from core.game.play import legal_actions
from core.game.rules import options_of
from core.game.scoring import sheets
from core.game.shuffle import commitment
from core.game.view import View, seen_by, view
from core.table.clock import TurnTime
from core.table.messages import (
    PROTOCOL,
    Budget,
    End,
    Hello,
    MatchResult,
    Player,
    Rejected,
    RulesSaid,
    Turn,
    Update,
)
from core.table.seating import left_for_good
from core.table.table import Table


def hello(table: Table, seat: int | None) -> Hello:
    """The greeting for a seat; an empty seat stands there with an empty name."""
    return Hello(
        protocol=PROTOCOL,
        table=table.id,
        seat=seat,
        rules=RulesSaid(table.rules.preset, options_of(table.rules)),
        players=players(table),
        clock=table.opened.clock,
        engine=table.opened.engine,
        seeded=table.seeded,
    )


def players(table: Table) -> tuple[Player, ...]:
    """Who sits where."""
    return tuple(Player("", "") if held is None else Player(held.name, held.kind) for held in table.players)


def shown(table: Table, seat: int | None, public: View | None = None) -> View:
    """The deal in play (or the last one) as this seat may see it. Raises ValueError before the first.

    ``public`` is what watchers see of it, where that is known already: then it is not worked out again.
    """
    if table.deal is None:
        raise ValueError("there is no deal to show yet")
    if public is not None:
        return public if seat is None else seen_by(table.deal.state, seat, public)
    promised = None if table.secret is None else commitment(bytes.fromhex(table.secret))
    return view(table.deal.state, seat, table.n, table.before, promised)


def update(
    table: Table,
    seat: int | None,
    since: int | None,
    events: Iterable[AnyEvent],
    *,
    with_legal: bool = False,
    time: TurnTime | None = None,
    public: View | None = None,
) -> Update:
    """All that this seat may know, and of these (whole) events those after ``since``; None: it knows nothing yet.

    ``public`` as for `shown`.
    """
    turn = None
    if seat is not None and table.may_act(seat):
        turn = Turn(
            deadline_ms=None if time is None else time.left,
            bank_ms=None if time is None else time.bank,
            budget=_budget(table, seat),
            legal=_legal(table) if with_legal else None,
        )
    news = () if since is None else tuple(redact(event, seat) for event in events if event.seq > since)
    return Update(
        since=table.seq if since is None else since,
        seq=table.seq,
        events=news,
        view=shown(table, seat, public),
        turn=turn,
    )


def end(table: Table) -> End:
    """The end of the deal, and with the last one of the match; also of an abandoned one."""
    deal = table.deal
    played_out = deal is not None and deal.over is not None
    return End(
        n=table.n,
        score=deal.scores if deal is not None and played_out else None,
        totals=table.totals,
        sheet=tuple(sheets(deal.state)) if deal is not None and played_out else (),
        secret=table.secret,
        result=result(table),
    )


def result(table: Table) -> MatchResult | None:
    """How the match ended, with the stand-ins' share; None while it goes on."""
    if table.result is None:
        return None
    helped = any(table.stand_in)
    return MatchResult(
        table.result.winner,
        table.result.totals,
        table.result.reason,
        stand_in=table.stand_in if helped else (),
        turns=table.turns if helped else (),
        left=left_for_good(table),
    )


def rejected(
    table: Table,
    seq: int,
    code: str,
    text: str,
    *,
    at: int | None = None,
    accepted: int | None = None,
    seat: int | None = None,
    with_legal: bool = False,
    number: int | None = None,
) -> Rejected:
    """The answer to an act for ``seq`` that changed nothing.

    What is legal is told only to the seat on turn, and not with ``stale``: it is no answer to an old question, and
    would invite another act for that.
    """
    legal = _legal(table) if with_legal and code != "stale" and table.may_act(seat) else None
    return Rejected(seq=seq, at=at, code=code, text=text, now=table.seq, legal=legal, accepted=accepted, number=number)


def _budget(table: Table, seat: int) -> Budget | None:
    player = table.players[seat]
    return None if player is None or player.worlds is None else Budget(player.worlds)


def _legal(table: Table) -> tuple[Action, ...] | None:
    return None if table.live is None else tuple(legal_actions(table.live))
