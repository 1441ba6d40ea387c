"""One room tells seats what they may know, and one publishes: read from the sources themselves.

`core.table.telling` turns a table into messages and is the only room of the table that looks at views and redacts
events; `core.table.audience` hands them to the bus. Nobody else makes a message that can hold a card.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.test_dependency_rule import HOUSE_MODULES

TELLS = "core.table.telling"
PUBLISHES = "core.table.audience"

HOLD_A_BUS = frozenset(
    {
        "core.table.audience",
        "core.table.clerk",  # answers edges, which are shown no card
        "core.table.coordinator",  # hears, and ends the carriers of who floods it
        "core.table.hall",  # opens and closes it
        "core.table.host",
        "core.table.hosting",
        "core.table.ports",
    }
)
BUS_WORDS = {
    "publish": frozenset({PUBLISHES}),
    "answer": frozenset({"core.table.clerk"}),
    # The hall tells the seats of a table that nobody can play why it is closed.
    "disconnect": frozenset({PUBLISHES, "core.table.coordinator", "core.table.hall"}),
    "receive": frozenset({"core.table.coordinator"}),
}
"""What may be done with a bus in core.table, and where."""

CARD_MESSAGES = frozenset({"Update", "Rejected", "End", "Hello"})
"""Messages that hold cards, or what tells them (the secret with the end of a deal)."""
MAKE_THEM = {
    TELLS: CARD_MESSAGES,
    "scripts.bot.brought": {"Hello"},  # of a table that is none, to see whether a program starts
    "scripts.bot.point": {"Hello", "Update"},  # out of a record that anyone may see, as its seat saw it
    "scripts.still_table": {"End", "Hello", "Update"},  # of a table that stands still, to be drawn
    "scripts.moments": {"End"},  # out of a record that anyone may see
    "transports.gateway.client": {"Rejected"},  # the client's own answer to what it cannot send
    "transports.gateway.visits": {"Rejected"},  # the gateway's own refusals, without actions
    "transports.process.incoming": {"Rejected"},  # our own answers to a program's acts, without actions
    "transports.telegram.group_missed": {"End", "Hello"},  # out of a record that anyone may see
}
LOOK_AT_CARDS = {"core.game.view": frozenset({"seen_by", "view"}), "core.game.events": frozenset({"redact"})}


def from_imports(tree: ast.AST) -> Iterator[tuple[str, str, str]]:
    """Every name that is imported from a module: the module, the name there, and the name here."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            for alias in node.names:
                yield node.module, alias.name, alias.asname or alias.name


def breaches(module: str, source: str) -> list[str]:
    """One sentence for each thing that this room may not do."""
    tree = ast.parse(source)
    found = list(from_imports(tree))
    wrong: list[str] = []
    in_table = module.startswith("core.table.")
    if in_table and module not in HOLD_A_BUS and ("core.table.ports", "Bus", "Bus") in found:
        wrong.append("it holds a bus")
    if in_table and module != TELLS:
        wrong += [f"it imports {name}" for place, name, _ in found if name in LOOK_AT_CARDS.get(place, ())]
    here = {mine: name for place, name, mine in found if place == "core.table.messages"}
    rooms = {mine for place, name, mine in found if (place, name) == ("core.table", "messages")}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        made = None
        if isinstance(node.func, ast.Name):
            made = here.get(node.func.id)
        elif isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name):
            made = node.func.attr if node.func.value.id in rooms else None
        if made in CARD_MESSAGES and made not in MAKE_THEM.get(module, ()):
            wrong.append(f"it makes {made}")
        if made == "Rejected" and module != TELLS and any(word.arg == "legal" for word in node.keywords):
            wrong.append("its refusals hold actions")
        if in_table and isinstance(node.func, ast.Attribute) and node.func.attr in BUS_WORDS:
            on_bus = ast.unparse(node.func.value).endswith("bus")
            if on_bus and module not in BUS_WORDS[node.func.attr]:
                wrong.append(f"it does {node.func.attr} on a bus")
    return wrong


@pytest.mark.parametrize("module", HOUSE_MODULES)
def test_only_one_room_tells_and_only_one_publishes(module: str) -> None:
    assert breaches(module, HOUSE_MODULES[module].read_text("utf-8")) == []


def test_all_rooms_that_are_named_here_are_there() -> None:
    assert {TELLS, PUBLISHES, *HOLD_A_BUS, *MAKE_THEM, *LOOK_AT_CARDS} <= set(HOUSE_MODULES)
    source = Path(HOUSE_MODULES[PUBLISHES]).read_text("utf-8")
    assert "self._bus.publish(" in source
    assert "from core.table.messages import" in Path(HOUSE_MODULES[TELLS]).read_text("utf-8")


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("core.table.agenda", "from core.table.ports import Bus"),
        ("core.table.umpire", "async def f(self):\n    await self._bus.publish([])"),
        ("core.table.hearing", "async def f(bus):\n    await bus.disconnect(1, 'x')"),
        ("core.table.audience", "from core.game.view import view"),
        ("core.table.clerk", "from core.game.events import AnyEvent, redact as shown"),
        ("core.table.hearing", "from core.table import messages as said\nx = said.Update(since=1)"),
        ("core.table.clerk", "from core.table.messages import Rejected\nx = Rejected(seq=1)"),
        ("transports.memory", "from core.table.messages import Update as News\nx = News()"),
        ("transports.gateway.visits", "from core.table.messages import Rejected\nx = Rejected(seq=1, legal=())"),
        ("scripts.house_bots", "def f():\n    from core.table.messages import End\n    return End(n=1)"),
    ],
)
def test_a_room_that_tells_something_itself_is_caught(module: str, source: str) -> None:
    assert len(breaches(module, source)) == 1
