"""What a person types at the desk and what comes back: nothing lost, every no with its reason and what would do."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from bots.expert import ExpertMind
from core.game.actions import Action, Discard, Draw, Extend, Lay, Take, Withdraw
from core.game.events import AnyEvent, Dealt, Drew
from scripts.settings import load_rules
from tests.transports.console.positions import meld, moment
from tests.transports.console.tabletop import PIPE, Sitting, Tabletop, simple
from transports.console.commands import COMMANDS
from transports.console.topics import TOPICS

CANASTA = meld(0, "3S 4S 5S 6S 7S 8S 9S")


async def dialogue(*lines: str, deals: int = 1, draft: Path | None = None, **given: Any) -> tuple[str, Tabletop]:
    """What the console says to these lines at such a moment, and the table after them."""
    state = moment(**given)
    table = Tabletop(state.book.melds.rules, simple, state=state, deals=deals)
    sitting = Sitting(table, lines, hint=ExpertMind().advise, draft=draft)
    await sitting.play()
    return sitting.text, table


async def sent(*lines: str, **given: Any) -> list[tuple[Action, ...]]:
    return (await dialogue(*lines, **given))[1].sent


HAND = "3S 4S 5S 6S 9D KC"


async def test_a_turn_is_put_together_and_sent_as_one() -> None:
    assert await sent("lay 3S 4S 5S", "discard kc", "", hand=HAND) == [(Lay(("3S", "4S", "5S")), Discard("KC"))]


async def test_several_moves_may_stand_on_one_line() -> None:
    assert await sent("lay 345S; extend 0 6S; d 9d; send", hand=HAND) == [
        (
            Lay(("3S", "4S", "5S")),
            *(await sent("extend 0 6S; d 9d; send", hand="6S 9D KC", melds=[meld(0, "3S 4S 5S")]))[0],
        )
    ]


async def test_nothing_is_sent_before_the_turn_is_complete_unless_it_is_asked_for() -> None:
    assert await sent("lay 3S 4S 5S", "", hand=HAND) == []
    assert await sent("lay 3S 4S 5S", "send", hand=HAND) == [(Lay(("3S", "4S", "5S")),)]


async def test_undo_takes_the_last_step_back_and_says_which() -> None:
    text, table = await dialogue("lay 3S 4S 5S", "discard KC", "undo", "discard 9D", "", hand=HAND)
    assert "Taken back: discard K♣." in text
    assert table.sent == [(Lay(("3S", "4S", "5S")), Discard("9D"))]
    text, _ = await dialogue("undo", hand=HAND)
    assert "There is nothing to undo: what the table has seen stays played." in text


async def test_a_draw_is_sent_at_once_for_it_shows_a_card() -> None:
    text, table = await dialogue("draw", hand=HAND, phase="draw")
    assert table.sent == [(Draw(),)]
    assert "You drew 4♥." in text
    assert "[4♥]" in text, "the new card is marked in the hand"


async def test_an_open_pile_is_only_tried_out_until_it_is_sent() -> None:
    text, table = await dialogue("take", "undo", "draw", hand=HAND, phase="draw", pile=["9S", "8S"])
    assert table.sent == [(Draw(),)]
    assert "You have the 2 cards of the pile in your hand." in text
    assert "[8♠] [9♠]" in text, "what the pile would bring is marked"


async def test_a_closed_pile_is_taken_at_once() -> None:
    given: dict[str, Any] = {"hand": "4H 5H KC 9D", "phase": "draw", "pile": ["QS", "3H"], "rules": "stbl"}
    assert await sent("take 4H 5H", **given) == [(Take(None, ("4H", "5H")),)]


async def test_the_numbers_shown_do_what_stands_beside_them() -> None:
    text, table = await dialogue("1", "2", "", hand=HAND)
    assert "(1) lay 3♠ 4♠ 5♠ 6♠" in text, "a run is offered as long as the hand has it"
    assert table.sent == [(Lay(("3S", "4S", "5S", "6S")), Discard("KC"))]
    text, _ = await dialogue("99", hand=HAND)
    assert "There is no choice 99: the numbers now run from 1 to" in text


async def test_a_hint_says_why_and_0_does_it() -> None:
    text, table = await dialogue("hint", "0", "", hand=HAND)
    assert (
        "Hint: lay 3♠ 4♠ 5♠ 6♠, for the deal may end soon, and what stays in your hand counts against you; "
        "then discard 9♦, for nothing in your hand goes with it. Write 0 to do that." in " ".join(text.split())
    )
    assert table.sent
    assert isinstance(table.sent[0][0], Lay)
    text, _ = await dialogue("0", hand=HAND)
    assert "There is no hint to follow yet" in text


async def test_whoever_gives_the_hints_hears_all_that_its_seat_may_know_in_order() -> None:
    heard: list[AnyEvent] = []
    table = Tabletop(load_rules("burraco"), simple, deals=1)
    await Sitting(table, ["draw", "hint; 0", ""], hint=ExpertMind().advise, hears=heard.append).play()
    assert isinstance(heard[0], Dealt)
    assert [event.seq for event in heard] == sorted(event.seq for event in heard)
    assert {event.card is None for event in heard if isinstance(event, Drew) and event.seat == 0} == {False}
    assert not any(event.card for event in heard if isinstance(event, Drew) and event.seat != 0)


@pytest.mark.parametrize("quiet", [3, 4])
async def test_a_hint_to_draw_gives_the_reason_of_whoever_gives_it(quiet: int) -> None:
    text, _ = await dialogue("hint", hand="3S 5H 9D KC", phase="draw", pile=["7C"], quiet=quiet)
    reason = "the others are ahead and the deal must not end as it stands" if quiet == 4 else "7♣ brings you no meld"
    assert f"Hint: draw, for {reason}. Write 0 to do that." in " ".join(text.split())


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("discard AS", "You do not hold A♠; discard a card of your hand. (rules, 3)"),
        ("discard AS", "You could discard 3♠, 4♠, 5♠ or 6♠ (moves lists all)."),
        (
            "lay 3S 4S 9D",
            "These cards make no meld: three or more cards of one suit in a row, or three or more of one rank",
        ),
        ("lay 3S 4S 9D", "You could lay 3♠ 4♠ 5♠ 6♠."),
        ("extend 5 3S", "There is no meld with this number; choose one that lies on the table. (rules, 3.2)"),
        ("draw", "You have your card already: lay, extend or discard. (rules, 3)"),
        ("keep", "You have your card already: lay, extend or discard. (rules, 3)"),
        ("withdraw", "There is no initial meld below the minimum to take back"),
        ("lay 3S 4", '"4" is only half a card: write its suit as well, such as 4S, 4H, 4D or 4C.'),
        ("lay", "Lay which cards? Write them after it: lay 3S 4S 5S."),
        ("fly", '"fly" is nothing I know'),
        ("3S 9D", "These cards make no meld"),
        ("yes", "Nothing was asked that yes would answer."),
        ("send", "Nothing is staged yet."),
        ("sort colour", "Sort the hand how? Write sort suit or sort rank."),
        ("cards runes", "How shall cards be written? Write cards signs or cards letters or cards words."),
    ],
)
async def test_a_no_says_why_and_what_would_do(line: str, said: str) -> None:
    text, table = await dialogue(line, hand=HAND)
    assert said in " ".join(text.split())
    assert table.sent == []


async def test_a_card_that_does_not_fit_is_answered_with_those_that_do() -> None:
    text, _ = await dialogue("extend 0 9D", hand="TS JS 9D KC", melds=[CANASTA])
    assert "Of your cards, 10♠ would go on meld 0." in text
    text, _ = await dialogue("extend 0 9D", hand="QD 9D KC", melds=[CANASTA])
    assert "None of your cards goes on meld 0 alone." in text


@pytest.mark.parametrize(
    "line", ["x" * 10_000, "lay " + "3S " * 3_300, "\0" * 10_000, "\u202e" * 400, ";" * 999, ";" * 10_000]
)
async def test_monstrous_lines_cost_one_sentence_and_nothing_staged(line: str) -> None:
    text, table = await dialogue("lay 3S 4S 5S", line, "discard KC", "", hand=HAND)
    assert table.sent == [(Lay(("3S", "4S", "5S")), Discard("KC"))]
    assert all(char.isprintable() or char == "\n" for char in text)
    assert len(text) < 6_000


async def test_a_wild_is_thrown_away_only_after_a_yes() -> None:
    given: dict[str, Any] = {"hand": "JK 9D KC"}
    assert await sent("discard JK", "", "", **given) == []
    assert await sent("discard JK", "yes", **given) == [(Discard("JK"),)]
    text, _ = await dialogue("discard JK", **given)
    assert "This throws a wild card away, JK: write yes to send it, or undo." in text


async def test_what_is_not_dear_needs_no_yes() -> None:
    assert await sent("discard 9D", "", hand="JK 9D KC") == [(Discard("9D"),)]


async def test_melds_the_table_has_not_seen_come_back_for_nothing() -> None:
    hand = "3S 4S 5S 9D KC 9H"
    text, table = await dialogue("lay 3S 4S 5S", "withdraw", "discard 9D", "", hand=hand, rules="buraco")
    assert "at no cost: the table had not seen them." in " ".join(text.split())
    assert table.sent == [(Discard("9D"),)]


async def test_a_withdraw_that_costs_wants_a_yes() -> None:
    given: dict[str, Any] = {"hand": "3S 4S 5S 9D KC 9H", "rules": "buraco"}
    lay = (Lay(("3S", "4S", "5S")),)
    assert await sent("lay 3S 4S 5S", "send", "withdraw", "no", **given) == [lay]
    assert await sent("lay 3S 4S 5S", "send", "withdraw", "yes", "d 9D", "", **given) == [
        lay,
        (Withdraw(),),
        (Discard("9D"),),
    ]
    text, _ = await dialogue("lay 3S 4S 5S", "send", "withdraw", **given)
    assert "15 points more for the rest of this deal" in " ".join(text.split())


async def test_after_the_last_staged_move_only_send_and_undo_are_left() -> None:
    text, table = await dialogue("discard 9D", "lay 3S 4S 5S", "", hand=HAND)
    assert "Your turn is put together, with discard 9♦ last: send it, or undo that first." in " ".join(text.split())
    assert table.sent == [(Discard("9D"),)]


async def test_a_clean_canasta_is_spoiled_early_after_a_yes_and_not_before() -> None:
    given = {"hand": "2H KC KD", "melds": [meld(0, "3S 4S 5S 6S 7S 8S 9S")]}
    assert await sent("extend 0 2H", "send", **given) == []
    assert await sent("extend 0 2H", "yes", **given) == [(Extend(0, ("2H",)),)]


async def test_a_pot_is_shown_once_the_table_has_given_it() -> None:
    text, _ = await dialogue("lay 3S 4S 5S", "", hand="3S 4S 5S", pots=[["AS", "AH"], ["KS", "KH"]])
    assert "Enter sends this and brings your pot; undo takes the last step back." in text
    assert "and took a pot (A♠ A♥)." in text
    assert "Hand 2:  [A♠]  [A♥]" in text


async def test_the_hand_is_sorted_as_it_is_wished_and_remembered() -> None:
    state = moment(hand="KS 3H 3S KH 2S")
    table = Tabletop(state.book.melds.rules, simple, state=state)
    sitting = Sitting(table, ["sort rank", "sort suit"])
    await sitting.play()
    assert "3♠ 3♥  K♠ K♥  2♠" in sitting.text
    assert sitting.text.count("3♠ K♠  3♥ K♥  2♠") == 2
    assert sitting.remembered == {"sort": "suit"}


async def test_sort_alone_sorts_the_hand_the_other_way() -> None:
    state = moment(hand="KS 3H 3S KH 2S")
    sitting = Sitting(Tabletop(state.book.melds.rules, simple, state=state), ["sort", "sort", "sort"])
    await sitting.play()
    assert sitting.text.count("The hand is sorted by rank") == 2
    assert sitting.text.count("The hand is sorted by suit") == 1
    assert sitting.remembered == {"sort": "rank"}


async def test_cards_are_written_as_it_is_wished() -> None:
    state = moment(hand="TS 3H")
    sitting = Sitting(Tabletop(state.book.melds.rules, simple, state=state), ["cards letters", "cards words"])
    await sitting.play()
    assert "Hand 2:  10S  3H" in sitting.text
    assert "ten of spades" in sitting.text
    assert sitting.remembered == {"cards": "words"}


@pytest.mark.parametrize("word", [*TOPICS, *(word for word in COMMANDS if word not in ("quit", "send", "undo"))])
async def test_every_word_has_an_answer(word: str) -> None:
    before, _ = await dialogue(hand=HAND)
    text, table = await dialogue(word, hand=HAND)
    assert len(text) > len(before)
    assert table.sent == []


async def test_quit_leaves_and_the_rest_is_not_read() -> None:
    state = moment(hand=HAND)
    table = Tabletop(state.book.melds.rules, simple, state=state)
    assert await Sitting(table, ["quit", "discard KC", ""]).play() == "left"
    assert table.sent == []


async def test_the_end_of_the_input_leaves_the_game_where_it_is() -> None:
    state = moment(hand=HAND)
    table = Tabletop(state.book.melds.rules, simple, state=state)
    assert await Sitting(table, ["lay 3S 4S 5S"]).play() == "ended"
    assert table.sent == []


async def test_a_table_that_closes_says_why() -> None:
    table = Tabletop(load_rules("burraco"), simple)
    table.close("the house burns")
    sitting = Sitting(table, [])
    assert await sitting.play() in ("closed", "ended")
    assert "The table has closed: the house burns." in sitting.text


async def test_a_turn_staged_before_a_kill_is_back_afterwards(tmp_path: Path) -> None:
    draft = tmp_path / "K7QF2M.draft"
    text, _ = await dialogue("lay 3S 4S 5S", "d kc", hand=HAND, draft=draft)
    assert "What you had staged is back:" not in text
    text, table = await dialogue("", hand=HAND, draft=draft)
    assert "What you had staged is back:" in text
    assert table.sent == [(Lay(("3S", "4S", "5S")), Discard("KC"))]
    assert not draft.exists()


async def test_a_turn_staged_on_another_table_does_not_come_back(tmp_path: Path) -> None:
    draft = tmp_path / "K7QF2M.draft"
    await dialogue("lay 3S 4S 5S", hand=HAND, draft=draft)
    text, _ = await dialogue(hand=f"{HAND} QS", draft=draft)
    assert "What you had staged is back:" not in text


async def test_rules_are_told_as_the_table_has_them() -> None:
    text, _ = await dialogue("rules", hand=HAND)
    assert "The rules of burraco" in text
    assert "Two packs of 52" in text


async def test_the_score_so_far_is_only_what_the_seat_can_see() -> None:
    text, _ = await dialogue(
        "score", hand="KC 9D", melds=[CANASTA, meld(1, "QH QS QD", team=1)], pot_taken=[True, False]
    )
    assert "We: 45 for 7 cards on the table, 200 for canastas." in text
    assert "They: 30 for 3 cards on the table, -100 while without a pot." in text
    assert "yours are worth 20." in text


def test_the_look_of_a_pipe_asks_nothing() -> None:
    assert not PIPE.prompts


async def test_help_by_ear_tells_what_is_heard_of_wild_and_new_cards() -> None:
    for plain, said, other in (
        (True, "Of a meld the wild card is told with the card it stands for", "(2S) is the wild card"),
        (False, "(2S) is the wild card", "Of a meld the wild card is told"),
    ):
        sitting = Sitting(
            Tabletop(load_rules("burraco"), simple), ["help"], look=msgspec.structs.replace(PIPE, plain=plain)
        )
        await sitting.play()
        text = " ".join(sitting.text.split())
        assert said in text
        assert other not in text


async def test_a_hint_that_is_typed_on_the_full_screen_names_the_key_that_does_it() -> None:
    for screen, said in ((True, "(a does it)"), (False, "Write 0 to do that.")):
        state = moment(hand=HAND)
        table = Tabletop(state.book.melds.rules, simple, state=state, deals=1)
        look = msgspec.structs.replace(PIPE, screen=screen)
        sitting = Sitting(table, ["hint"], hint=ExpertMind().advise, look=look)
        await sitting.play()
        assert said in " ".join(sitting.text.split())
