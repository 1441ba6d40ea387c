"""Every byte that a table publishes, in whole matches in which everything happens, beside what its reader may know."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from core.game.cards import CODES
from core.game.view import view
from core.table import telling
from core.table.hosting import Witness
from core.table.listing import entry_of
from core.table.messages import Rejected, Turn, Update
from core.table.records import Record
from core.table.table import Table
from core.table.witnesses import Witnesses
from scripts.json_log import JsonFormatter
from tests.core.table.entitlement import CARD, leaves
from tests.core.table.eventful import Match
from tests.core.table.guests import InMemory
from transports.gateway.metrics import Metrics

BURRACO: dict[str, object] = {"target": 200}
TABLES: tuple[tuple[str, dict[str, object]], ...] = (
    ("burraco", BURRACO),
    ("stbl", {}),
    ("buraco", {"target": 200}),
    ("aberto", {}),
    ("burraco", {"target": 100, "pile": "closed", "players": 2}),
    ("buraco", {"target": 100, "players": 6, "teams": 3}),
    ("buraco", {"target": 100, "hand_size": 5, "pot_size": 3, "initial_meld": [[0, 20]], "pot_view": "own_turn"}),
)


class Lists(Witness):
    """What a list of tables is told, as it is written."""

    def __init__(self) -> None:
        self.entries: list[bytes] = []

    def recorded(self, table: Table, record: Record | None) -> None:
        self.entries.append(msgspec.json.encode(entry_of(table)))


@pytest.mark.parametrize("fair", [False, True], ids=["seeded", "fair"])
@pytest.mark.parametrize(("preset", "options"), TABLES, ids=lambda value: str(value))
async def test_nobody_is_ever_told_a_card_that_is_not_for_them(
    preset: str, options: dict[str, object], fair: bool, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    lists, metrics = Lists(), Metrics()
    match = Match(InMemory(), preset, options, seed="7", fair=fair, witness=Witnesses(lists, metrics))
    await match.play()
    assert match.faults == []
    assert match.cards > 5_000
    kinds = {msgspec.json.decode(raw)["type"] for _, raw in match.published}
    assert {"hello", "update", "rejected", "tick", "lobby", "said", "end", "closed"} <= kinds
    assert {seat for seat, _ in match.published} == {None, *range(match.rules.players)}
    for raw in (*match.answers, *lists.entries):
        assert list(leaves(msgspec.json.decode(raw))) == []
        assert not [secret for secret in match.secrets if secret.encode() in raw]
    assert len(match.answers) > 100
    assert len(lists.entries) > 50
    assert not CARD.search(metrics.page().decode())
    for record in caplog.records:
        line = JsonFormatter().format(record)
        assert not CARD.search(record.getMessage()), record.getMessage()
        assert "<card>" not in line
        assert not [secret for secret in match.secrets if secret in record.getMessage() + line]


def whole_events(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(telling, "redact", lambda event, seat: event)


def the_hand_to_the_right(patch: pytest.MonkeyPatch) -> None:
    honest = view
    patch.setattr(
        telling,
        "view",
        lambda state, seat, *rest: msgspec.structs.replace(
            honest(state, seat, *rest), hand=honest(state, None if seat is None else (seat + 1) % 4, *rest).hand
        ),
    )


def legal_actions_to_all(patch: pytest.MonkeyPatch) -> None:
    honest = telling.update

    def update(table: Table, seat: int | None, *rest: Any, **more: Any) -> Update:
        told = honest(table, seat, *rest, **more)
        return msgspec.structs.replace(told, turn=Turn(deadline_ms=None, bank_ms=None, legal=telling._legal(table)))

    patch.setattr(telling, "update", update)


def refusals_that_say_too_much(patch: pytest.MonkeyPatch) -> None:
    honest = telling.rejected

    def rejected(table: Table, seq: int, code: str, text: str, **more: Any) -> Rejected:
        if table.live is not None:
            text += f" By the way, the next card is {CODES[table.live.state.stock[-1]]}."
        return honest(table, seq, code, text, **more)

    patch.setattr(telling, "rejected", rejected)


@pytest.mark.parametrize(
    "careless", [whole_events, the_hand_to_the_right, legal_actions_to_all, refusals_that_say_too_much]
)
async def test_a_careless_table_is_found_out(
    careless: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    careless(monkeypatch)
    match = Match(InMemory(), "burraco", BURRACO, seed="7", fair=False)
    with pytest.raises(AssertionError):
        await match.play()
    assert match.faults != []


def test_cards_are_found_wherever_they_stand() -> None:
    said = {"a": [{"b": ["9D", "JK"]}, {"c": "2S"}], "d": "no card", "e": ["9D", "x"], "TH": {"f": "take 10♥ or JK!"}}
    assert list(leaves(said)) == [
        (".a.b", ("9D", "JK")),
        (".a.c", ("2S",)),
        (".e", ("9D",)),
        ("/", ("TH",)),
        (".TH.f", ("10♥", "JK")),
    ]
    assert list(leaves({"table": "K7QF2M", "secret": "2c9d" * 8, "n": 9})) == []
