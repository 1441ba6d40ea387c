"""Rules that are changed before the first deal, on the full screen."""

from __future__ import annotations

from scripts.settings import load_rules
from tests.transports.console.shared_table import SharedTable, bot, person
from tests.transports.fullscreen.test_people import shared


async def test_other_rules_are_agreed_on_and_the_table_that_is_drawn_is_theirs() -> None:
    table = SharedTable([person("Ana"), bot("Bruno"), bot("Carla"), bot("Dario")])
    async with shared(table) as at:
        await at.until(lambda: at.app.company is not None and at.app.company.phase == "lobby")
        table.rules = load_rules("buraco", {"players": 2})
        table.seats = [person("Ana"), bot("Bruno")]
        table.greet()
        table.tell()
        await at.until(lambda: "Other rules were agreed on: buraco to " in at.told)
        await at.press("o")
        assert "Bruno" in at.panel
        assert "Dario" not in at.panel
        await at.press("escape")
        table.seats[0] = person("Ana", ready=True)
        table.deal()
        await at.turn()
        assert "buraco" in at.heading
        assert at.app.board is not None
        assert len(at.app.board.words.names) == 2
