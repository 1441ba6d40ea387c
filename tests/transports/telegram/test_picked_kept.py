"""Cards that are picked stay picked when the process is killed, with the turn that is put together and without one."""

from __future__ import annotations

from pathlib import Path

from core.game.actions import Draw
from tests.core.table.playing import settled
from tests.transports.console.positions import staging
from tests.transports.telegram.at_seat import AtSeat, act, game_of, sitting
from tests.transports.telegram.test_seat_chat import greeted
from transports.console.draft import Draft


def picked(me: AtSeat) -> list[str]:
    """What is on the buttons of the picked cards."""
    return [label for label in me.labels() if label.startswith("✓")]


async def test_picked_cards_are_picked_still_after_a_restart(tmp_path: Path) -> None:
    game, kept = await game_of(players=2, humans=[0]), tmp_path / "draft"
    async with game.running(), sitting(game, drafts=lambda: Draft(kept)) as (me,):
        await greeted(me)
        await act(me, Draw())
        await me.until(lambda: me.on_turn)
        await settled()
        codes = me.chat.state.picking.cards
        await me.pick(codes[0], codes[-1])
        before, button = picked(me), me.button(lambda button, _: button.text.startswith("✓"))
        assert len(before) == 2
        assert button is not None
        async with me.killed_and_back(game, Draft(kept)) as again:
            await greeted(again)
            assert picked(again) == before
            await again.press(button)  # as it stood there before
            assert picked(again) == before[1:]


def test_of_cards_alike_the_picked_one_is_kept_and_another_deal_has_none(tmp_path: Path) -> None:
    draft = Draft(tmp_path / "draft")
    draft.save_hand(1, ["3S", "3S", "JK"])
    draft.save_picked(1, [("3S", 2)])
    assert Draft(tmp_path / "draft").picked_of(1) == (("3S", 2),)
    assert draft.picked_of(2) == ()
    draft.clear()
    assert draft.picked_of(1) == (("3S", 2),)
    draft.save_picked(2, [("JK", 1)])
    assert draft.hand_of(1) == draft.hand_of(2) == ()
    draft.forget()
    assert not (tmp_path / "draft").exists()


def test_what_is_staged_is_kept_beside_what_is_picked(tmp_path: Path) -> None:
    draft, view = Draft(tmp_path / "draft"), staging(hand="3S 4S 5S").seen
    draft.save_picked(1, [("3S", 1)])
    draft.save(view, [Draw()])
    assert draft.saved_for(view) == (Draw(),)
    assert draft.picked_of(1) == (("3S", 1),)
    draft.save_picked(1, [])
    assert draft.saved_for(view) == (Draw(),)
