"""A turn put together before it is sent: everything checked at once, nothing lost by a refusal, every step undone."""

from pathlib import Path

import msgspec
import pytest

from core.game.actions import Action, Discard, Draw, Extend, Keep, Lay, Refuse, Take, Withdraw
from core.game.errors import IllegalAction
from scripts.settings import load_rules
from tests.transports.console.positions import meld, moment, seen_by, staging
from tests.transports.english import ENGLISH
from transports.console.draft import Draft
from transports.console.preview import brief, effect
from transports.console.staging import Staging, fingerprint
from transports.text import Words

RULES = load_rules("burraco")
WORDS = Words(("Ana", "Bruno", "Carla", "Dario"), 0, RULES, ENGLISH)
CANASTA = meld(0, "3S 4S 5S 6S 7S 8S 9S")


def said(turn: Staging, action: Action) -> str:
    return " ".join(effect(turn.stage(action), WORDS))


def test_staged_actions_are_played_one_on_the_other() -> None:
    turn = staging(hand="3S 4S 5S 6S 9D KC")
    turn.stage(Lay(("3S", "4S", "5S")))
    turn.stage(Extend(0, ("6S",)))
    assert [shown.cards for shown in turn.view.melds] == [("3S", "4S", "5S", "6S")]
    assert turn.view.hand == ("9D", "KC")
    turn.stage(Discard("KC"))
    assert turn.complete
    assert turn.actions == (Lay(("3S", "4S", "5S")), Extend(0, ("6S",)), Discard("KC"))


def test_undo_takes_back_step_by_step_to_what_the_table_shows() -> None:
    turn = staging(hand="3S 4S 5S 6S 9D KC")
    before = turn.view
    turn.stage(Lay(("3S", "4S", "5S")))
    turn.stage(Discard("KC"))
    assert turn.undo() == Discard("KC")
    assert not turn.complete
    assert turn.undo() == Lay(("3S", "4S", "5S"))
    assert turn.undo() is None
    assert turn.view == before


def test_a_refused_action_stages_nothing() -> None:
    turn = staging(hand="3S 4S 5S 6S 9D KC")
    turn.stage(Lay(("3S", "4S", "5S")))
    before = turn.view
    for action in (Lay(("3S", "4S", "5S")), Extend(0, ("9D",)), Extend(7, ("6S",)), Discard("AS"), Draw()):
        with pytest.raises(IllegalAction):
            turn.stage(action)
        assert turn.view == before
        assert len(turn.steps) == 1


def test_what_shows_a_card_is_for_the_table_alone() -> None:
    open_pile, closed = staging(hand="3S"), staging(hand="3S", rules="stbl")
    assert [open_pile.needs_table(each) for each in (Draw(), Keep(), Refuse(), Withdraw())] == [True] * 4
    assert not open_pile.needs_table(Take())
    assert closed.needs_table(Take(None, ("4S", "5S")))
    assert not any(closed.needs_table(each) for each in (Lay(("3S",)), Extend(0, ("3S",)), Discard("3S")))


def test_an_open_pile_can_be_tried_out_and_put_back() -> None:
    turn = staging(hand="3S 9D", phase="draw", pile=["4S", "5S"])
    assert said(turn, Take()) == "You have the 2 cards of the pile in your hand."
    assert turn.view.hand == ("3S", "4S", "5S", "9D")
    turn.undo()
    assert turn.view == turn.seen
    assert turn.view.pile == ("4S", "5S")


def test_a_one_card_pile_says_what_may_not_go_back() -> None:
    turn = staging(hand="3S 9D", phase="draw", pile=["4S"])
    assert said(turn, Take()).endswith("You take the 4♠: it may not be discarded in this turn.")
    refused = turn.check(Discard("4S"))
    assert refused is not None
    assert refused.code == "same_card"


def test_the_preview_tells_the_meld_its_grade_and_points() -> None:
    turn = staging(hand="3S 4S 5S 6S JK 9D KC")
    assert said(turn, Lay(("4S", "3S", "5S"))) == "Meld 0 will be 3♠ 4♠ 5♠: clean, +15 points."
    assert said(turn, Extend(0, ("6S",))) == "Meld 0 grows to 3♠ 4♠ 5♠ 6♠: clean, +5 points."


def test_the_preview_tells_where_the_wild_will_stand() -> None:
    turn = staging(hand="3S 5S JK 6S 7S 9D KC")
    assert "JK stands for the 4♠." in said(turn, Lay(("3S", "5S", "JK")))
    # The wild slides: with more cards it may stand elsewhere, and the screen says so.
    assert said(turn, Extend(0, ("6S", "7S"))) == (
        "Meld 0 grows to 3♠ (JK) 5♠ 6♠ 7♠: dirty, +10 points. JK stands for the 4♠."
    )


def test_the_preview_tells_of_a_canasta_and_its_bonus() -> None:
    turn = staging(hand="9S TS 2H 9D KC", melds=[meld(0, "3S 4S 5S 6S 7S 8S")])
    step = turn.tried(Extend(0, ("9S",)))
    assert "A clean canasta: +200 points." in effect(step, WORDS)
    assert brief(step, WORDS) == "10 points, makes a clean canasta, +200 points"


def test_the_preview_warns_where_a_clean_meld_becomes_dirty() -> None:
    turn = staging(hand="JK TS 9D KC", melds=[CANASTA])
    assert "It was clean and becomes dirty." in said(turn, Extend(0, ("JK",)))
    assert turn.dear() == "dirty"
    assert "The bonus for this canasta falls from 200 to 100 points." in effect(turn.steps[-1], WORDS)


def test_the_last_card_of_the_hand_takes_a_pot_and_what_follows_is_the_tables() -> None:
    turn = staging(hand="3S 4S 5S", pots=[["AS"] * 2, ["KS"] * 2])
    assert said(turn, Lay(("3S", "4S", "5S"))).endswith("you take a pot and play on with it.")
    assert turn.complete
    assert turn.steps[-1].takes_pot


def test_a_last_discard_takes_a_pot_for_the_next_turn() -> None:
    turn = staging(hand="3S", pots=[["AS"] * 2, ["KS"] * 2])
    assert said(turn, Discard("3S")).endswith("you take a pot, for your next turn.")
    assert turn.complete


def test_going_out_is_announced_with_its_points() -> None:
    turn = staging(hand="TD", melds=[CANASTA], pot_taken=[True, True])
    assert said(turn, Discard("TD")) == "Discard 10♦. That goes out: the deal ends, +100 points for going out."
    assert turn.complete
    assert turn.steps[-1].goes_out


def test_a_turn_that_ends_the_deal_without_going_out_is_not_called_going_out() -> None:
    turn = staging(hand="9D TD KC", stock=["4S", "5S"])
    assert said(turn, Discard("9D")) == "Discard 9♦. That ends the deal, though nobody goes out."
    step = turn.steps[-1]
    assert (step.ends_deal, step.goes_out, step.ends_turn) == (True, False, True)
    assert brief(step, WORDS) == "ends the deal"


def test_where_the_deal_ends_anyway_a_wild_thrown_away_costs_nothing() -> None:
    turn = staging(hand="JK 9D KC", stock=["4S", "5S"])
    turn.stage(Discard("JK"))
    assert turn.dear() is None


def test_the_initial_meld_is_counted_up_to_its_minimum() -> None:
    turn = staging(hand="3S 4S 5S KH QH JH AH 9D 9C", rules="buraco")
    assert said(turn, Lay(("3S", "4S", "5S"))).endswith(
        "Your first melds come to 15 of the 50 points they need: lay 35 more."
    )
    assert said(turn, Lay(("JH", "QH", "KH", "AH"))).endswith(
        "Your first melds come to 60 points: the 50 they need are there."
    )


def test_a_wild_thrown_away_wants_a_second_word_and_nothing_else_does() -> None:
    for card in ("JK", "2S"):
        turn = staging(hand=f"{card} 9D KC")
        turn.stage(Discard(card))
        assert turn.dear() == "wild"
    turn = staging(hand="JK 9D KC")
    turn.stage(Discard("9D"))
    assert turn.dear() is None


def test_a_wild_is_thrown_without_a_word_where_nothing_else_is_left_or_it_brings_a_pot() -> None:
    turn = staging(hand="JK 2S")
    turn.stage(Discard("2S"))
    assert turn.dear() is None
    turn = staging(hand="JK", pots=[["AS"] * 2])
    turn.stage(Discard("JK"))
    assert turn.dear() is None


def test_a_watcher_stages_nothing() -> None:
    seen = seen_by(moment(hand="3S 4S"))
    with pytest.raises(ValueError, match="watcher"):
        Staging(msgspec.structs.replace(seen, seat=None), RULES)


def test_a_draft_comes_back_on_the_very_same_view_only(tmp_path: Path) -> None:
    draft = Draft(tmp_path / "K7QF2M.draft")
    turn = staging(hand="3S 4S 5S 6S 9D KC")
    turn.stage(Lay(("3S", "4S", "5S")))
    draft.save(turn.seen, turn.actions)
    assert (tmp_path / "K7QF2M.draft").stat().st_mode & 0o777 == 0o600
    assert draft.saved_for(turn.seen) == (Lay(("3S", "4S", "5S")),)
    assert draft.saved_for(staging(hand="3S 4S 5S 6S 9D").seen) == ()
    draft.save(turn.seen, ())
    assert draft.saved_for(turn.seen) == ()
    assert list(tmp_path.iterdir()) == []


def test_a_draft_keeps_how_the_hand_of_a_deal_is_laid_when_the_turn_is_over(tmp_path: Path) -> None:
    draft = Draft(tmp_path / "K7QF2M.draft")
    turn = staging(hand="3S 4S 5S 9D")
    draft.save_hand(2, ("9D", "3S", "4S", "5S"))
    draft.save(turn.seen, (Discard("9D"),))
    draft.clear()
    again = Draft(tmp_path / "K7QF2M.draft")
    assert again.saved_for(turn.seen) == ()
    assert again.hand_of(2) == ("9D", "3S", "4S", "5S")
    assert again.hand_of(3) == ()
    assert (tmp_path / "K7QF2M.draft").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("text", ["", "{", "[]", '{"view": 3}', '{"view": "x", "actions": [{"do": "fly"}]}', "\xff"])
def test_a_damaged_draft_is_no_draft(tmp_path: Path, text: str) -> None:
    path = tmp_path / "K7QF2M.draft"
    path.write_bytes(text.encode("latin-1"))
    assert Draft(path).saved_for(staging(hand="3S").seen) == ()


def test_a_draft_in_a_folder_that_is_gone_disturbs_nothing(tmp_path: Path) -> None:
    draft = Draft(tmp_path / "gone" / "K7QF2M.draft")
    turn = staging(hand="3S 4S 5S 9D")
    draft.save(turn.seen, (Discard("9D"),))
    assert draft.saved_for(turn.seen) == ()
    draft.clear()


def test_the_fingerprint_of_a_view_is_its_own() -> None:
    one, other = staging(hand="3S 4S").seen, staging(hand="3S 5S").seen
    assert fingerprint(one) == fingerprint(staging(hand="3S 4S").seen)
    assert fingerprint(one) != fingerprint(other)
