"""A person at a real table in their own chat: whole deals by taps, words, restarts, and what must never happen."""

from __future__ import annotations

import asyncio
from functools import partial
from operator import contains
from pathlib import Path

import pytest

from core.game.actions import Discard, Draw, Lay, Take, Withdraw
from core.game.cards import NUMBERS, is_wild_kind
from core.game.legal import legal_moves
from tests.core.table.playing import settled
from tests.transports.telegram.at_seat import AtSeat, Posted, act, game_of, play, play_turn, setup_of, sitting
from transports.console.draft import Draft
from transports.telegram.pressed import Moment, Play, Shows, data_of
from transports.telegram.screen import Picture, Place
from transports.telegram.seat_chat import AWAY_MS, PATIENCE_S, SeatChat

WHOLE = [
    ("burraco", 2, 2),
    ("burraco", 4, 1),
    ("burraco", 6, 1),
    ("buraco", 2, 1),
    ("buraco", 4, 2),
    ("buraco", 6, 6),
    ("stbl", 2, 2),
    ("stbl", 4, 1),
    ("stbl", 6, 1),
]


def ended(people: list[AtSeat]) -> bool:
    return all(me.chat.board is not None and me.chat.board.ends for me in people)


async def greeted(me: AtSeat) -> None:
    await me.until(lambda: me.chat.board is not None and me.on_turn)


@pytest.mark.parametrize(("preset", "players", "people"), WHOLE)
async def test_a_whole_deal_is_played_by_taps_alone(preset: str, players: int, people: int) -> None:
    humans = list(range(people))
    game = await game_of(preset, humans=humans, players=players)
    async with game.running(), sitting(game, humans) as seats:
        await play(seats, lambda: ended(seats))
        for me in seats:
            key = f"sheet:{me.chat.table}:1"
            await me.until(partial(contains, me.post.shown, key))
            sheet = me.post.shown[key]
            assert sheet.text.startswith("The score of deal 1.")
            assert not sheet.buttons
            assert all(toast.text in ("", "Taken back: lay") or "Taken back" in toast.text for toast in me.toasts)
            assert {place for place, _, _ in me.post.every} == {me.chat.place}


async def test_the_next_deal_comes_as_a_message_below_the_sheet() -> None:
    game = await game_of(players=2, humans=[0])
    async with game.running(), sitting(game) as (me,):
        await play([me], lambda: ended([me]))
        await me.until(lambda: "Deal 2" in me.text)
        assert f"hand:{me.chat.table}" in [key for key, _ in me.post.sunk]


async def test_with_pictures_the_text_is_a_caption() -> None:
    game = await game_of("stbl", players=2, humans=[0])
    seen: list[tuple[str, ...]] = []

    def picture_of(shown: object, sent: object, cards: object, picked: object, new: object) -> Picture:
        seen.append((str(shown), str(picked)))
        return Picture(str(hash((str(shown), str(picked), str(cards)))), lambda: b"")

    async with game.running(), sitting(game, picture_of=picture_of) as (me,):
        await play([me], lambda: ended([me]))
        assert seen
        assert any(screen.picture is not None for _, _, screen in me.post.every)


async def test_a_card_drawn_by_a_doubled_tap_is_one_card() -> None:
    game = await game_of(players=2, humans=[0])
    async with game.running(), sitting(game) as (me,):
        await greeted(me)
        drawing = me.plays(Draw())
        assert drawing is not None
        held = len(me.chat.state.picking.cards)
        await asyncio.gather(me.press(drawing), me.press(drawing))
        await me.until(lambda: not me.chat.sending)
        await settled()
        assert len(me.chat.state.picking.cards) == held + 1
        assert (await me.press(drawing)).text == "The table moved on."
        await settled()
        assert len(me.chat.state.picking.cards) == held + 1


async def test_an_old_button_says_that_the_table_moved_on_and_shows_it_anew() -> None:
    game = await game_of(players=2, humans=[0])
    async with game.running(), sitting(game) as (me,):
        await greeted(me)
        old = me.plays(Draw())
        await play_turn(me)
        await me.until(lambda: me.on_turn)
        shown = len(me.post.every)
        assert old is not None
        assert (await me.press(old)).text == "The table moved on."
        assert len(me.post.every) == shown + 1


@pytest.mark.parametrize(
    "data", ["", "nonsense", "h.K7QF2M.g.mode.0.nowhere", "h.OTHERS.g.sort.0.", "h.K7QF2M.g.go.0."]
)
async def test_data_of_something_else_does_nothing(data: str) -> None:
    game = await game_of(players=2, humans=[0])
    async with game.running(), sitting(game) as (me,):
        await greeted(me)
        before = me.text
        assert (await me.chat.tapped(data)).text == "The table moved on."
        assert me.text == before


async def test_a_wild_is_discarded_only_after_a_yes() -> None:
    game = await game_of(players=2, humans=[0])
    async with game.running(), sitting(game) as (me,):
        await greeted(me)
        for _ in range(40):
            await act(me, Draw())
            await me.until(lambda: me.on_turn)
            await settled()
            cards = me.chat.state.picking.cards
            wild = next((code for code in cards if is_wild_kind(NUMBERS[code])), None)
            if wild is not None:
                break
            await act(me, Discard(cards[0]))
            await me.tap("Send ▶")
            await me.until(lambda: me.on_turn)
            await settled()
        assert wild is not None
        await act(me, Discard(wild))
        await me.tap("Send ▶")
        assert "wild" in me.text
        await me.tap("No")
        assert me.on_turn
        await me.tap("Send ▶")
        await me.tap("Yes")
        await me.until(lambda: not me.on_turn)


async def test_melds_that_the_table_has_seen_are_withdrawn_only_after_a_yes() -> None:
    game = await game_of("buraco", players=2, humans=[0])
    async with game.running(), sitting(game) as (me,):
        await greeted(me)
        for _ in range(60):
            board = me.chat.board
            assert board is not None
            assert board.staging is not None
            moves = [move.action for move in legal_moves(board.staging.state)]
            lay = next((action for action in moves if isinstance(action, Lay)), None)
            if lay is not None and board.staging.state.minimum[0]:
                await act(me, lay)
                if board.staging.state.is_short():
                    break
                await me.tap("Undo")
            await act(me, next(action for action in moves if not isinstance(action, Lay)))
            if me.on_turn and board.staging is not None and board.staging.complete:
                await me.tap("Send ▶")
                if me.chat.state.question is not None:
                    await me.tap("Yes")
            await me.until(lambda: me.on_turn)
            await settled()
        await me.tap("More…")
        await me.tap("Send so far")
        await me.until(lambda: me.on_turn and me.plays(Withdraw()) is not None)
        await me.tap("Take melds back")
        assert "Take your melds of this turn back?" in me.text
        await me.tap("No")
        await me.tap("Take melds back")
        await me.tap("Yes")
        await me.until(lambda: me.on_turn and me.plays(Withdraw()) is None)


async def test_a_hint_comes_with_its_reason_and_can_be_followed() -> None:
    game = await game_of(players=2, humans=[0])
    async with game.running(), sitting(game) as (me,):
        await greeted(me)
        await me.tap("Hint")
        assert "Hint: " in me.text
        await me.tap("Do it")
        await me.until(lambda: "Draw" not in me.labels())


async def test_words_are_read_as_the_console_reads_them_and_answered_below() -> None:
    game = await game_of(players=2, humans=[0])
    async with game.running(), sitting(game) as (me,):
        await greeted(me)
        await me.chat.typed("discard 3s")
        assert "» Your turn begins with a card" in me.text
        assert me.post.sunk == [(f"hand:{me.chat.table}", False)]
        await me.chat.typed("draw")
        await me.until(lambda: me.on_turn and me.plays(Draw()) is None)
        card = me.chat.state.picking.cards[0]
        await me.chat.typed(f"discard {card}")
        assert "Not sent yet:" in me.text
        await me.chat.typed("help")
        assert me.post.shown[f"page:{me.chat.table}"].text.startswith("Answer\n\n")
        await me.chat.typed("quit")
        assert "your seat stays yours" in me.text
        assert me.running is not None
        assert not me.running.done()


async def test_what_can_be_read_stands_in_a_message_beside_and_is_closed() -> None:
    game = await game_of(players=2, humans=[0])
    async with game.running(), sitting(game) as (me,):
        await greeted(me)
        key = f"page:{me.chat.table}"
        for label, begins in (
            ("Score", "Score"),
            ("Log", "This deal so far"),
            ("The table in words", "The table in words"),
            ("Rules of this table", "Rules of this table"),
            ("Is the shuffle fair?", "Is the shuffle fair?"),
        ):
            await me.tap("More…")
            await me.tap(label)
            assert me.post.shown[key].text.startswith(begins)
        while more := [b for b, w in me.buttons(me.post.shown[key]) if b.text == "›"]:
            await me.press(more[0])
        shut = me.buttons(me.post.shown[key])[-1][0]
        await me.press(shut)
        assert me.post.dropped[-1] == key


async def test_after_a_restart_the_turn_is_as_it_was_and_an_old_button_works(tmp_path: Path) -> None:
    game = await game_of(players=2, humans=[0])
    kept = tmp_path / "draft"
    async with game.running(), sitting(game, drafts=lambda: Draft(kept)) as (me,):
        await greeted(me)
        await act(me, Draw())
        await me.until(lambda: me.on_turn)
        await settled()
        await act(me, Discard(me.chat.state.picking.cards[0]))
        undo, cards = me.plays("u"), list(me.chat.state.picking.cards)
        assert undo is not None
        async with me.killed_and_back(game, Draft(kept)) as again:
            await greeted(again)
            assert "Not sent yet:" in again.text
            assert again.chat.state.picking.cards == cards
            await again.press(undo)
            assert "Not sent yet:" not in again.text
            assert len(again.chat.state.picking.cards) == len(cards) + 1


@pytest.mark.parametrize(("gone_ms", "told"), [(2 * AWAY_MS, True), (AWAY_MS // 2, False)])
async def test_whoever_was_away_is_told_of_their_turn_by_a_new_message(gone_ms: int, told: bool) -> None:
    game = await game_of(players=2, humans=[0, 1])
    now = [0]
    async with game.running(), sitting(game, (0, 1), now_ms=lambda: now[0]) as people:
        await people[0].until(lambda: any(me.on_turn for me in people))
        first, other = sorted(people, key=lambda me: not me.on_turn)
        await play_turn(first)
        await other.until(lambda: other.on_turn)
        now[0] += gone_ms
        await play_turn(other)
        await first.until(lambda: first.on_turn)
        assert (first.post.sunk == [(f"hand:{first.chat.table}", True)]) == told


async def test_no_hand_is_shown_in_a_group() -> None:
    game = await game_of(players=2, humans=[0])
    with pytest.raises(ValueError, match="private"):
        SeatChat(Place(-100), game.client(0), setup_of(), Posted(), now_ms=lambda: 0)


async def test_a_button_of_another_table_is_not_this_ones() -> None:
    game = await game_of(players=2, humans=[0])
    async with game.running(), sitting(game) as (me,):
        await greeted(me)
        board = me.chat.board
        assert board is not None
        moment: Moment = me.chat.state.moment(board)
        data = data_of("222222", Play(moment, Draw()))
        assert data is not None
        assert (await me.press(data)).text == "The table moved on."
        assert (await me.press(data_of("222222", Shows("sort", 0)) or "")).text == "The table moved on."


async def test_the_pile_is_taken_as_its_button_says() -> None:
    game = await game_of(players=2, humans=[0])
    async with game.running(), sitting(game) as (me,):
        await greeted(me)
        await act(me, Take())
        assert "Not sent yet:" in me.text
        assert "Undo" in me.labels()


async def test_after_a_restart_a_button_still_lays_the_cards_that_were_picked_for_it() -> None:
    game = await game_of(players=2, humans=[0])
    async with game.running(), sitting(game) as (me,):
        await greeted(me)
        lay = None
        for _ in range(40):
            await act(me, Draw())
            await me.until(lambda: me.on_turn)
            await settled()
            board = me.chat.board
            assert board is not None
            assert board.staging is not None
            moves = [move.action for move in legal_moves(board.staging.state)]
            lay = next((action for action in moves if isinstance(action, Lay)), None)
            if lay is not None:
                break
            await act(me, next(action for action in moves if isinstance(action, Discard)))
            await me.tap("Send ▶")
            if me.chat.state.question is not None:
                await me.tap("Yes")
            await me.until(lambda: me.on_turn)
            await settled()
        assert lay is not None
        await me.pick(*lay.cards)
        button = next(button for button in (b for b, _ in me.buttons()) if button.text == "Lay")
        async with me.killed_and_back(game, Draft(None)) as again:
            await greeted(again)
            assert not again.chat.state.picking.chosen
            assert (await again.press(button)).text == ""
            assert "Not sent yet:" in again.text


async def test_a_tap_is_answered_at_once() -> None:
    game = await game_of(players=2, humans=[0])
    async with game.running(), sitting(game) as (me,):
        await greeted(me)
        button = me.plays(Draw())
        assert button is not None
        async with asyncio.timeout(PATIENCE_S):
            await me.press(button)
        assert me.chat.sending or me.on_turn
