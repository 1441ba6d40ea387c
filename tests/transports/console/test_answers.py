"""What is said while a turn is put together: what is final, what is not sent yet, and nothing half done."""

from typing import Any

import pytest

from core.game.actions import Discard, Lay
from core.table.messages import NonceCall
from scripts.settings import load_rules
from tests.transports.console.positions import meld
from tests.transports.console.tabletop import PIPE, Sitting, Tabletop, advising, simple
from tests.transports.console.test_orders import HAND, dialogue
from transports.console.terminal import Look

PLAIN = Look(prompts=False, colour=False, signs=True, escapes=False, plain=True)
FIRST: dict[str, Any] = {"phase": "decide", "drawn": "9D", "rules": "buraco", "hand": "9D KC 3S"}


def after(text: str, part: str) -> str:
    """What was said after this, on one line."""
    return " ".join(text.split(part, 1)[1].split())


@pytest.mark.parametrize(
    ("line", "given", "said"),
    [
        ("draw", {"hand": HAND, "phase": "draw"}, "the draw is final, for it has shown you a card."),
        ("keep", FIRST, "keeping the card is final."),
        ("refuse", FIRST, "refusing the card is final, for another has been drawn."),
        (
            "take 4H 5H",
            {"hand": "4H 5H KC 9D", "phase": "draw", "pile": ["QS", "3H"], "rules": "stbl"},
            "taking the pile is final, for it has shown you its cards.",
        ),
        ("lay 3S 4S 5S; send", {"hand": HAND}, "what you have sent to the table stays played."),
    ],
)
async def test_undo_says_which_step_was_final(line: str, given: dict[str, Any], said: str) -> None:
    text, _ = await dialogue(*line.split("; "), "undo", **given)
    assert f"There is nothing to undo: {said}" in " ".join(text.split())


async def test_a_card_that_is_kept_is_told_once() -> None:
    text, _ = await dialogue("keep", **FIRST)
    assert "You kept it." in text
    assert "You keep the card" not in text
    text, _ = await dialogue("refuse", **FIRST)
    assert "You refused 9♦, which starts the pile, and drew 4♥." in text


@pytest.mark.parametrize("plain", [False, True])
async def test_what_is_only_staged_is_not_told_as_if_it_had_happened(plain: bool) -> None:
    table = Tabletop(load_rules("burraco"), simple)
    sitting = Sitting(table, ["draw", "hint; 0", "turn"], look=PLAIN if plain else PIPE, hint=advising(simple))
    await sitting.play()
    assert "It is your turn; what you have put together is not sent yet: Enter sends it." in sitting.text


async def test_the_table_is_the_readers_until_the_turn_is_sent() -> None:
    text, table = await dialogue("discard KC", "table", "turn", "players", "clock", hand=HAND)
    assert "you 5 (to move)" in after(text, "Discard K♣.")
    assert "Bruno 2 (to move)" not in text
    assert table.sent == []


@pytest.mark.parametrize("direct", [False, True])
async def test_a_pot_that_is_not_sent_for_is_not_told_as_taken(direct: bool) -> None:
    given: dict[str, Any] = {"hand": "3S 4S 5S" if direct else "KC", "pots": [["AS", "AH"], ["KS", "KH"]]}
    text, _ = await dialogue("lay 3S 4S 5S" if direct else "discard KC", "pots", "table", "hand", **given)
    assert "We: no pot yet." in text
    assert "pot taken" not in text
    assert "You hold no card." in text


async def test_following_a_hint_shows_the_hand_that_it_leaves() -> None:
    text, _ = await dialogue("hint", "0", hand=HAND)
    assert "Hand 1:" in after(text, "Write 0 to do that.")
    assert "Enter sends your turn" in after(text, "Write 0 to do that.")


async def test_a_line_with_a_fault_stages_nothing_of_it() -> None:
    text, table = await dialogue("lay 3S 4S 5S; discard AS; discard 9D", "discard KC", "", hand=HAND)
    assert "Nothing of that line was staged." in text
    assert "Discard 9♦." not in text
    assert table.sent == [(Discard("KC"),)]
    _, table = await dialogue("lay 3S 4S 5S", "undo; discard AS", "discard KC", "", hand=HAND)
    assert table.sent == [(Lay(("3S", "4S", "5S")), Discard("KC"))]


async def test_what_follows_a_move_that_the_table_must_answer_is_left_aside() -> None:
    text, table = await dialogue("draw; discard 9D", hand=HAND, phase="draw")
    assert "What follows on that line was left aside" in text
    assert len(table.sent) == 1


async def test_one_card_that_is_not_held_is_one_card() -> None:
    text, _ = await dialogue("extend 0 TD", hand=HAND, melds=[meld(0, "7H 8H 9H")])
    assert "You do not hold 10♦; use cards of your hand" in text


@pytest.mark.parametrize("look", [PIPE, PLAIN], ids=["drawn", "plain"])
async def test_a_promise_is_shown_whole_before_the_deal_and_explained_where_it_is_asked_for(look: Look) -> None:
    promised = "b83b" + "0" * 57 + "943"
    table = Tabletop(load_rules("burraco"), simple, commitment=promised)
    sitting = Sitting(table, ["shuffle"], look=look)
    await sitting.play()
    before, _, later = sitting.text.partition("Deal 1: ")
    assert promised in before
    assert "shuffle explains" in before
    assert "before it knew any player's random number" in " ".join(later.split())
    assert promised in "".join(later.split())


async def test_a_promise_can_be_read_before_anything_is_dealt() -> None:
    sitting = Sitting(Tabletop(load_rules("burraco"), simple), ["quit"])
    await sitting.play()
    desk = sitting.desk
    assert desk is not None
    desk.seen = None
    desk.committed(NonceCall(n=1, commitment="ab" * 32))
    desk.show_shuffle()
    assert "ab" * 32 in "".join(sitting.text.split())


async def test_how_the_hand_and_cards_are_shown_is_kept_and_said_to_be() -> None:
    text, _ = await dialogue("sort rank", "cards letters", hand=HAND)
    assert "The hand is sorted by rank, in later games too." in text
    assert "Cards are written in letters, in later games too." in text
