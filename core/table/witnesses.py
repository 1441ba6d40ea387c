"""Several witnesses as one; a fault of one hurts neither the others nor the table."""

from __future__ import annotations

import logging
from collections.abc import Callable

from core.table.hosting import Witness
from core.table.records import Record
from core.table.table import Table

_log = logging.getLogger(__name__)


class Witnesses(Witness):
    """All of these look on, in this order."""

    def __init__(self, *witnesses: Witness) -> None:
        self._all = witnesses

    def recorded(self, table: Table, record: Record | None) -> None:
        self._show(lambda witness: witness.recorded(table, record))

    def acted(self, table: str, ms: float) -> None:
        self._show(lambda witness: witness.acted(table, ms))

    def rejected(self, table: str, code: str) -> None:
        self._show(lambda witness: witness.rejected(table, code))

    def resynced(self, table: str, missed: int) -> None:
        self._show(lambda witness: witness.resynced(table, missed))

    def adopted(self, table: str) -> None:
        self._show(lambda witness: witness.adopted(table))

    def dropped(self, table: str) -> None:
        self._show(lambda witness: witness.dropped(table))

    def _show(self, show: Callable[[Witness], None]) -> None:
        for witness in self._all:
            try:
                show(witness)
            except Exception:
                _log.exception("%s failed to look on", type(witness).__name__)
