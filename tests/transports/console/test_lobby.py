"""A shared table in the console, as stories: people come and go, get ready, and play."""

from __future__ import annotations

from core.table.messages import Closed, LobbySeat, Said, Tick
from core.table.orders import Refused
from core.table.ports import Interrupted, Restored
from tests.transports.console.shared_table import SharedSitting, SharedTable, bot, person, story

FREE = LobbySeat()


async def test_from_sitting_down_to_the_first_deal() -> None:
    table = SharedTable([person("Ana"), FREE, FREE, FREE])
    async with SharedSitting(table) as sitting:
        await sitting.sees("(seats, help)")
        table.seats[2] = person("Carla")
        table.tell()
        table.change(2, ready=True)
        table.say(Said(2, "hello"))
        await sitting.sees("hello.")
        sitting.types("fill")
        await sitting.sees("seat 3.")
        sitting.types("say well played")
        await sitting.sees("You say: well played.")
        sitting.types("ready")
        await sitting.sees("You are ready.")
        table.deal()
        await sitting.sees("Your turn: draw a card")
        sitting.types("draw")
        await sitting.sees("You drew")
    assert sitting.text.split("── Deal 1")[0].split("Seeded:")[0] == story("""
        You sit at table TEST.
        The table waits for its players: it deals when every seat is taken and everybody is ready.
        Seat 0: you, not ready yet.
        Seat 1: free.
        Seat 2, across from you: free.
        Seat 3: free.
        Write ready when you are; sit N changes seats, fill brings bots. (seats, help)
        Carla takes seat 2, across from you.
        Carla is ready.
        Carla says: hello.
        > fill
        Bruno (a bot) takes seat 1.
        Dario (a bot) takes seat 3.
        > say well played
        You say: well played.
        > ready
        You are ready.
    """)


async def test_who_asks_for_the_seats_hears_what_to_expect_of_the_bots() -> None:
    table = SharedTable([person("Ana"), person("Bruno"), FREE, FREE])
    table.tell(bots=("chance", "mine", "greedy"))
    async with SharedSitting(table) as sitting:
        await sitting.sees("(seats, help)\n")
        sitting.types("seats")
        await sitting.sees("feeds nobody.\n")
    told = sitting.text.split("> seats\n")[1].splitlines()
    assert told[-3] == "Bots to be had: chance, mine, greedy."
    assert told[-2:] == [
        "chance: plays any legal move, each as likely as the next.",
        "greedy: a good beginner: lays what it can, keeps its wilds, feeds nobody.",
    ]


async def test_who_wants_another_partner_changes_seats() -> None:
    table = SharedTable([person("Ana"), bot("Bruno"), FREE, person("Dario", here=False)])
    async with SharedSitting(table) as sitting:
        await sitting.sees("(seats, help)\n")
        sitting.types("sit 1")
        await sitting.sees("now.")
        sitting.types("seats")
        await sitting.sees("away.")
        sitting.types("sit 1", "sit 9")
        await sitting.sees("Which seat?")
        await sitting.sees("sits where).")
        table.seats[2] = person("Elena")
        table.tell()
        table.seats[2], table.seats[0] = table.seats[0], table.seats[2]
        table.tell()
        await sitting.sees("Bruno has seat 2 now.\n")
    assert table.heard == ["move 0 to 1"]
    assert sitting.text.split("(seats, help)\n")[1] == story("""
        > sit 1
        You and Bruno change seats: you have seat 1 now.
        > seats
        Seat 0: Bruno (a bot).
        Seat 1: you, not ready yet.
        Seat 2: free.
        Seat 3, across from you: Dario, not ready yet, away.
        > sit 1
        You sit on seat 1 already.
        > sit 9
        Which seat? Write sit and a number from 0 to 3, or a name (seats tells who sits where).
        Elena takes seat 2.
        Bruno and Elena change seats: Bruno has seat 2 now.
    """)


async def test_a_connection_that_is_lost_says_so_and_keeps_the_staged_turn() -> None:
    table = SharedTable([person("Ana", ready=True), bot("Bruno"), bot("Carla"), bot("Dario")])
    async with SharedSitting(table) as sitting:
        table.deal()
        await sitting.sees("Your turn: draw a card")
        sitting.types("draw")
        await sitting.sees("You drew")
        await sitting.sees("(hint, help)")
        card = sitting.text.rsplit("discard (", 1)[1].split(") ", 1)[1].split(" ", 1)[0]
        sitting.types(f"discard {card}")
        await sitting.sees("Enter sends your turn")
        table.say(Interrupted("the server is gone"), Interrupted("again"))
        await sitting.sees("The connection to the table is lost; waiting for it…\n")
        table.say(Restored(), Tick(seq=0, left_ms=None))
        await sitting.sees("Connected again.\n")
        sitting.types("")
        await sitting.sees("Your turn: ")
    assert sitting.text.count("is lost") == 1
    assert f"and discarded {card}" in sitting.text


async def test_leaving_in_mid_match_is_asked_about_first_and_said_until_the_table_knows() -> None:
    table = SharedTable([person("Ana", ready=True), bot("Bruno"), bot("Carla"), bot("Dario")])
    async with SharedSitting(table) as sitting:
        table.deal()
        await sitting.sees("Your turn: draw a card")
        sitting.types("leave")
        await sitting.sees("Write yes to leave, anything else")
        sitting.types("no")
        await sitting.sees("You stay.")
        assert table.heard == []
        sitting.types("leave", "yes")
        await sitting.until(lambda: table.heard)
        table.say(Tick(seq=2, left_ms=None))  # the word was lost on the way
        table.change(0, held="left")
        assert await sitting.ends() == "left"
    assert table.heard == ["leave", "leave"]
    assert sitting.company.gone
    assert "You have left: somebody else may take your seat." in sitting.text


async def test_before_the_first_deal_leaving_costs_nothing_and_is_not_asked_about() -> None:
    table = SharedTable([person("Ana"), FREE, FREE, FREE])
    async with SharedSitting(table) as sitting:
        sitting.types("leave")
        await sitting.until(lambda: table.heard)
        table.say(Closed("you have left"))
        assert await sitting.ends() == "left"
    assert table.heard == ["leave"]


async def test_quitting_leaves_the_terminal_and_keeps_the_seat() -> None:
    table = SharedTable([person("Ana"), FREE, FREE, FREE])
    async with SharedSitting(table) as sitting:
        sitting.types("quit")
        assert await sitting.ends() == "left"
    assert table.heard == []
    assert not sitting.company.leaving


async def test_people_come_and_go_in_mid_match_and_only_what_changes_is_said() -> None:
    table = SharedTable([person("Ana", ready=True), person("Bruno", ready=True), bot("Carla"), person("Dario")])
    async with SharedSitting(table) as sitting:
        table.deal()
        await sitting.sees("Your turn: draw a card")
        await sitting.sees("(hint, help)\n")
        start = len(sitting.text)
        table.change(1, here=False)
        table.change(1, here=True)
        table.change(1, here=False)
        table.tell(votes=((3, 1),), host=3)
        table.change(1, held="kicked", here=False)
        table.tell(votes=())
        table.change(1, coming="Elena")
        table.seats[1] = person("Elena")
        table.tell()
        table.change(3, held="left", here=False)
        table.change(1, held="left")
        table.tell(may_claim=(0,))
        await sitting.sees("play on.\n")
        sitting.types("claim", "vote 0", "vote 3", "back")
        await sitting.sees("it is yours.\n")
    assert table.heard == ["claim", "vote 3"]
    assert sitting.text[start:] == story("""
        Bruno is away: when it is their turn, a stand-in plays after a minute.
        Bruno is here.
        Bruno is away: when it is their turn, a stand-in plays after a minute.
        Dario votes to free Bruno's seat (vote 1 agrees).
        Bruno was put out: somebody else may take seat 1.
        Elena takes Bruno's seat at the end of its turn.
        Elena plays in place of Bruno now.
        Dario has left for good: somebody else may take seat 3.
        Elena has left for good: somebody else may take seat 1.
        Everybody you play against has gone: claim ends the match in your favour, or play on.
        > claim
        > vote 0
        Nobody votes for freeing their own seat: leave gives it up.
        > vote 3
        > back
        No stand-in has your seat: it is yours.
    """)


async def test_a_match_cannot_be_claimed_while_somebody_plays_against_it() -> None:
    table = SharedTable([person("Ana", ready=True), person("Bruno"), bot("Carla"), bot("Dario")])
    async with SharedSitting(table) as sitting:
        table.deal()
        await sitting.sees("Your turn: draw a card")
        sitting.types("claim")
        await sitting.sees("Not everybody you play against has left: only then can the match be claimed.")
    assert table.heard == []


async def test_a_seat_that_a_stand_in_holds_is_asked_back() -> None:
    table = SharedTable([person("Ana", held="late"), bot("Bruno"), bot("Carla"), bot("Dario")], phase="playing")
    async with SharedSitting(table) as sitting:
        sitting.types("back")
        await sitting.sees("You have your seat again; a turn that the stand-in has begun is played to its end.")
    assert table.heard == ["back"]


async def test_an_adjourned_match_goes_on_when_everybody_is_ready() -> None:
    table = SharedTable([person("Ana"), bot("Bruno"), person("Carla", here=False), bot("Dario")], phase="adjourned")
    async with SharedSitting(table) as sitting:
        await sitting.sees("The match is adjourned: it goes on when everybody is ready again.")
        sitting.types("ready")
        await sitting.sees("You are ready to go on.")
        table.change(2, here=True)
        await sitting.sees("Carla is here.")
        table.change(2, ready=True)
        await sitting.sees("Carla is ready to go on.")
    assert table.heard == ["ready"]


async def test_what_was_lost_on_the_way_is_said_again_until_the_table_has_heard_it() -> None:
    table = SharedTable([person("Ana"), bot("Bruno"), bot("Carla"), bot("Dario")])
    table.deaf = True
    async with SharedSitting(table) as sitting:
        sitting.types("ready")
        await sitting.until(lambda: table.heard)
        table.say(Tick(seq=0, left_ms=None), Tick(seq=0, left_ms=None), Said(1, "hello"))
        await sitting.sees("Bruno says: hello.")
        table.deaf = False
        table.say(Tick(seq=0, left_ms=None))
        await sitting.sees("You are ready.")
        table.say(Tick(seq=0, left_ms=None), Said(1, "bye"))
        await sitting.sees("Bruno says: bye.")
    assert table.heard == ["ready"] * 4


async def test_every_order_that_cannot_be_done_is_answered_with_what_to_do() -> None:
    table = SharedTable([person("Ana"), bot("Bruno"), FREE, person("Dario")])
    table.tell(host=3)
    said = {
        "fill greedi": 'There is no bot "greedi": did you mean greedy?',
        "kick 1": "Bruno is a bot and keeps nobody waiting.",
        "vote 2": "Nobody has seat 2: it is free.",
        "swap Dario": "Seat 3 is Dario's: only Dario can let a bot play it.",
        "kick": "Which seat? Write kick and a number from 0 to 3, or a name (seats tells who sits where).",
        "kick -1": "Which seat? Write kick and a number from 0 to 3, or a name (seats tells who sits where).",
        "say pass me the ace": "Only this can be said at the table, so that nobody advises a partner: hello, well ",
        "redy": '"redy" is nothing I know: did you mean ready?',
        "unready": "You were not ready.",
        "draw": "No cards are dealt yet. Write ready when you are; sit N changes seats",
        "hint": "No cards are dealt yet. Write ready when you are; sit N changes seats",
        "help kick": "Kick is another word for vote: kick 1, or kick and a name.",
        "help quit": "Quit leaves the terminal only: your seat stays yours; in your turn a stand-in plays",
        "help": "People: ready · unready · seats",
        "": "Write ready when you are; sit N changes seats",
        "claim": "Not everybody you play against has left: only then can the match be claimed.",
        "fly": '"fly" is nothing I know: write ready, seats or help.',
        "tabel": '"tabel" is nothing I know: did you mean table?',
    }
    async with SharedSitting(table) as sitting:
        await sitting.sees("(seats, help)")
        for line, answer in said.items():
            sitting.types(line)
            await sitting.sees(f"> {line}\n")
            await sitting.sees(answer)
        table.refuses = Refused(code="seat_taken", text="Somebody has seat 3: choose another one.")
        sitting.types("sit 3")
        await sitting.sees("Somebody has seat 3: choose another one.")
        table.refuses = None
        table.silent = True
        sitting.types("fill")
        await sitting.sees("Table TEST does not answer: start a host for it (buraco serve), then try again")


async def test_bots_are_not_asked_to_fill_a_table_without_a_free_seat() -> None:
    table = SharedTable([person("Ana"), bot("Bruno"), person("Carla"), person("Dario")])
    async with SharedSitting(table) as sitting:
        await sitting.sees("(seats, help)")
        sitting.types("fill")
        await sitting.sees("No seat is free: there is none for a bot.")
    assert table.heard == []


async def test_through_a_gateway_no_orders_can_be_given_and_that_is_said() -> None:
    table = SharedTable([person("Ana"), bot("Bruno"), FREE, FREE])
    async with SharedSitting(table, chair=False) as sitting:
        for line in ("fill", "sit 2", "swap 1 chance"):
            sitting.types(line)
            await sitting.sees("That cannot be asked through an invitation")
    assert table.heard == []


async def test_several_words_on_one_line_are_done_one_after_the_other() -> None:
    table = SharedTable([person("Ana"), FREE, FREE, FREE])
    async with SharedSitting(table) as sitting:
        sitting.types("fill chance; say hello; ready")
        await sitting.sees("You are ready.")
    assert [each.split("(")[0] for each in table.heard] == ["Fill", "say hello", "ready"]


async def test_names_from_outside_cannot_steer_the_terminal() -> None:
    table = SharedTable([person("Ana"), person("\x1b[2J" + "X" * 99), FREE, FREE])
    async with SharedSitting(table) as sitting:
        await sitting.sees("(seats, help)")
    assert "\x1b" not in sitting.text
    assert "Seat 1: [2JXXXXXXXXXXXXX, not ready yet." in sitting.text
