"""What a person hears at a shared table while somebody else is waited for: whom, why, and the prompt behind it."""

from __future__ import annotations

import msgspec

from core.table.messages import Said, Update
from tests.transports.console.shared_table import SharedSitting, SharedTable, bot, person
from transports.console.terminal import Look

ASKED = Look(prompts=True, colour=False, signs=True, escapes=False)


async def test_a_person_whose_turn_it_is_is_named_once_before_the_prompt() -> None:
    table = SharedTable([person("Ana", ready=True), person("Bruno", ready=True), bot("Carla"), person("Dario")])
    async with SharedSitting(table, look=ASKED) as sitting:
        table.deal()
        await sitting.sees("Your turn: draw a card")
        assert sitting.console.desk is not None
        seen = sitting.console.desk.seen
        assert seen is not None
        for seq, turn in enumerate((1, 1, 2, 3), 9):  # Carla is a bot: nobody needs to hear that she is to move
            table.say(
                Update(since=seq - 1, seq=seq, events=(), view=msgspec.structs.replace(seen, turn=turn), turn=None)
            )
            sitting.types("clock")
            await sitting.sees("> clock\n")
        await sitting.sees("No clock runs at this table.")
        sitting.types("say thanks")
        await sitting.sees("You say: thanks.")
    said = [line for line in sitting.text.split("\n") if line.endswith(" is to move.")]
    assert said == ["Bruno is to move.", "Dario is to move."]


async def test_where_the_cursor_cannot_be_moved_the_prompt_comes_once_behind_all_that_is_told() -> None:
    table = SharedTable([person("Ana"), person("Bruno"), bot("Carla"), bot("Dario")])
    async with SharedSitting(table, look=ASKED) as sitting:
        await sitting.sees("(seats, help)")
        sitting.types("seats")
        await sitting.sees("Seat 3: Dario (a bot).\n")
        sitting.console.paper.prompt, sitting.console.paper.typed = "> ", lambda: "rea"
        table.say(Said(1, "sorry"), Said(1, "oops"))
        assert await sitting.sees("> rea") == "\nBruno says: sorry.\nBruno says: oops.\n"


async def test_while_the_table_pauses_it_says_so_to_whoever_wants_to_play() -> None:
    table = SharedTable([person("Ana", ready=True), person("Bruno", ready=True), bot("Carla"), bot("Dario")])
    async with SharedSitting(table, look=ASKED) as sitting:
        table.deal()
        await sitting.sees("Your turn: draw a card")
        assert sitting.console.desk is not None
        seen = sitting.console.desk.seen
        assert seen is not None
        table.phase = "paused"
        table.tell()
        table.say(Update(since=8, seq=9, events=(), view=seen, turn=None))
        for line in ("draw", "", "table"):
            sitting.types(line)
            await sitting.sees("The table pauses: nobody can play until it goes on.")
        table.phase = "playing"
        table.tell()
        table.say(Said(1, "sorry"))
        await sitting.sees("Bruno says: sorry.")
        for line in ("draw", ""):
            sitting.types(line)
            await sitting.sees("A stand-in plays for you just now: back takes your seat again.")
