"""What a person may decide at a shared table and what they are asked about first; what they hear, and when."""

from __future__ import annotations

from core.table.messages import Closed, LobbySeat, NonceCall, Said
from core.table.ports import Interrupted, Restored
from scripts.locales import tongue_of
from tests.transports.console.shared_table import SharedSitting, SharedTable, bot, person, story

FREE = LobbySeat()


async def test_in_mid_match_nobody_decides_over_the_seat_of_somebody_else() -> None:
    table = SharedTable([person("Ana", ready=True), person("Bruno", ready=True), bot("Carla"), person("Ana Maria")])
    table.more = {"host": 0}
    async with SharedSitting(table) as sitting:
        table.deal()
        await sitting.sees("Your turn: draw a card")
        for line, answer in {
            "swap 1 chance": "Seat 1 is Bruno's: only Bruno can let a bot play it.",
            "swap carla chance": "Bots are changed before the first deal only.",
        }.items():
            sitting.types(line)
            await sitting.sees(answer)
        sitting.types("kick 1", "kick ana maria", "vote bruno", "say hello")
        await sitting.sees("You say: hello.")
    assert table.heard == ["vote 1", "vote 3", "vote 1", "say hello"]


async def test_the_own_seat_is_given_to_a_bot_after_a_yes() -> None:
    table = SharedTable([person("Ana"), bot("Bruno"), FREE, FREE])
    async with SharedSitting(table) as sitting:
        await sitting.sees("(seats, help)")
        sitting.types("swap 0 chance")
        await sitting.sees("Write yes to give it your seat, anything else to stay.")
        sitting.types("seats")
        await sitting.sees("You stay.")
        await sitting.sees("Seat 0: you")
        assert table.heard == []
        sitting.types("swap 0 chance", "yes")
        assert await sitting.ends() == "left"
    assert [each.split("(")[0] for each in table.heard] == ["Swap"]
    assert sitting.company.given_up
    assert not sitting.company.leaving
    assert sitting.text.endswith("Ada (a bot) has your seat now.\n")


async def test_a_question_may_be_answered_in_the_words_of_the_language() -> None:
    italian = tongue_of("it")
    table = SharedTable([person("Ana"), bot("Bruno"), FREE, FREE])
    async with SharedSitting(table, tongue=italian) as sitting:
        sitting.types("swap 0 chance", "sì")
        assert await sitting.ends() == "left"
    assert [each.split("(")[0] for each in table.heard] == ["Swap"]


async def test_before_the_first_deal_a_bot_is_changed_for_another_one() -> None:
    table = SharedTable([person("Ana"), bot("Elena"), FREE, FREE])
    async with SharedSitting(table) as sitting:
        sitting.types("swap Elena chance")
        await sitting.sees("Bruno (a bot) takes seat 1 from Elena.")
    assert [each.split("(")[0] for each in table.heard] == ["Swap"]


async def test_a_bot_that_somebody_has_brought_is_replaced_by_nobody_and_freed_by_a_vote() -> None:
    brought = LobbySeat(name="chance 1f2e", kind="bot", here=True, ready=True, brought=True)
    table = SharedTable([person("Ana"), brought, bot("Carla"), FREE])
    async with SharedSitting(table) as sitting:
        sitting.types("swap 1 greedy")
        await sitting.sees("chance 1f2e is a bot that somebody has brought: only they can take it away.")
        sitting.types("vote 1", "vote 2")
        await sitting.sees("Carla is a bot and keeps nobody waiting.")
    assert table.heard == ["vote 1"]


async def test_after_the_match_no_seat_is_taken_back() -> None:
    table = SharedTable([person("Ana", held="late"), bot("Bruno"), bot("Carla"), bot("Dario")], phase="over")
    async with SharedSitting(table) as sitting:
        sitting.types("back")
        await sitting.sees("The match is over: write ready to play again.")
    assert table.heard == []


async def test_leaving_speaks_of_a_partner_only_where_there_is_one() -> None:
    for seats, said in (
        ([person("Ana", ready=True), bot("Bruno")], "becomes of the match. Write yes"),
        ([person("Ana", ready=True), bot("Bruno"), bot("Carla"), bot("Dario")], "the match; your partner keeps the"),
    ):
        table = SharedTable(seats)
        async with SharedSitting(table) as sitting:
            table.deal()
            await sitting.sees("Your turn: draw a card")
            sitting.types("leave")
            await sitting.sees(said)
            sitting.types("hand")
            await sitting.sees("You stay.")
            await sitting.sees("You hold 11 cards")
        assert table.heard == []


async def test_in_mid_match_help_begins_with_the_moves_and_says_quit_once() -> None:
    table = SharedTable([person("Ana", ready=True), bot("Bruno"), bot("Carla"), bot("Dario")])
    async with SharedSitting(table) as sitting:
        table.deal()
        await sitting.sees("(hint, help)\n")
        sitting.types("help")
        await sitting.sees("> help\n")
        said = await sitting.sees("leave (for good).")
    assert said.startswith("Moves: draw")
    assert said.count("quit (") == 1
    assert "sit 2" not in said


async def test_who_comes_in_mid_match_hears_for_whom_stand_ins_play() -> None:
    seats = [person("Ana", held="late"), person("Bruno", held="absent"), bot("Carla"), person("Dario", held="left")]
    table = SharedTable(seats, phase="playing")
    async with SharedSitting(table) as sitting:
        await sitting.sees("seat 3.\n")
    assert sitting.text == story("""
        You sit at table TEST.
        A stand-in plays for you: back takes your seat again.
        A stand-in plays for Bruno.
        Dario has left for good: somebody else may take seat 3.
    """)


async def test_a_shuffle_is_promised_after_it_is_told_who_was_the_last_to_be_ready() -> None:
    table = SharedTable([person("Ana"), bot("Bruno"), bot("Carla"), bot("Dario")])
    async with SharedSitting(table) as sitting:
        await sitting.sees("(seats, help)")
        table.say(NonceCall(n=1, commitment="ab" * 32))
        table.change(0, ready=True)
        table.say(NonceCall(n=2, commitment="cd" * 32), Said(1, "hello"))
        await sitting.sees("You are ready.\nShuffle of deal 1 promised")
        await sitting.sees("Shuffle of deal 2 promised")
        await sitting.sees("Bruno says: hello.")


async def test_a_connection_that_was_never_there_is_not_lost() -> None:
    table = SharedTable([person("Ana"), bot("Bruno"), bot("Carla"), bot("Dario")])
    table.unsaid()
    table.say(Interrupted("nothing listens at ws://127.0.0.1:1"), Interrupted("again"), Restored())
    table.greet()
    async with SharedSitting(table) as sitting:
        await sitting.sees("You sit at table TEST.")
    assert sitting.text == story("""
        No connection to the table yet (nothing listens at ws://127.0.0.1:1): trying again…
        You sit at table TEST.
    """)


async def test_why_a_seat_is_closed_is_said_as_the_table_says_it() -> None:
    table = SharedTable([person("Ana"), bot("Bruno"), bot("Carla"), bot("Dario")])
    async with SharedSitting(table) as sitting:
        table.say(Closed("the others have freed your seat."))
        assert await sitting.ends() == "closed"
    assert sitting.text.endswith("The others have freed your seat.\n")


async def test_a_match_is_adjourned_after_a_yes_and_only_while_it_is_in_play() -> None:
    table = SharedTable([person("Ana"), bot("Bruno"), bot("Carla"), bot("Dario")])
    async with SharedSitting(table) as sitting:
        await sitting.sees("(seats, help)")
        sitting.types("adjourn")
        await sitting.sees("No match is in play: there is none to adjourn.")
        table.change(0, ready=True)
        table.deal()
        await sitting.sees("Your turn: draw a card")
        sitting.types("adjourn")
        await sitting.sees("Write yes to adjourn it, anything else to play on.")
        sitting.types("hand")
        await sitting.sees("You stay.")
        assert table.heard == []
        sitting.types("adjourn", "yes")
        await sitting.until(lambda: table.heard)
        table.phase = "adjourned"
        table.tell()
        sitting.types("adjourn")
        await sitting.sees("The match is adjourned already")
    assert [each.split("(")[0] for each in table.heard] == ["Adjourn"]


async def test_who_was_invited_is_told_why_they_cannot_adjourn_and_of_nothing_else_they_cannot_do() -> None:
    table = SharedTable([person("Ana"), bot("Bruno"), FREE, FREE])
    table.more = {"bots": ["greedy", "chance"]}
    table.tell()
    async with SharedSitting(table, chair=False) as sitting:
        await sitting.sees("Write ready when you are. (seats, help)")
        sitting.types("help")
        await sitting.sees("One word more closely")
        table.deal()
        await sitting.sees("Your turn: draw a card")
        for word in ("sit 2", "sit N", "fill", "greedy"):
            assert word not in sitting.text
        sitting.types("adjourn")
        await sitting.sees("That cannot be asked through an invitation")
    assert table.heard == []
