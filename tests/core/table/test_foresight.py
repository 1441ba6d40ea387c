"""No refusal lets a player look at the stock and then choose the pile."""

from __future__ import annotations

from core.game.actions import Discard, Draw, Lay, Take
from core.game.cards import CODES
from core.table.messages import Rejected, Update
from tests.core.table.playing import RULES, Game, Seat, new, on_turn, settled, take_turn


async def tried(game: Game, seat: Seat) -> set[str]:
    """What trying one card after the other tells of the next one."""
    told = set()
    assert seat.update is not None
    hand = seat.update.view.hand
    assert hand is not None
    for code in CODES:
        answer = await seat.act(Draw(), Lay((code, hand[0])))
        assert isinstance(answer, Rejected)
        if answer.code != "card_not_held" and code not in hand:
            told.add(code)
        game.clock.advance(1_000)
        await settled()
    return told


async def second(seats: list[Seat]) -> Seat:
    """Whoever is on turn once somebody has discarded."""
    await take_turn(seats)
    for seat in seats:
        await seat.hear()
    return seats[on_turn(seats)]


async def test_whoever_has_tried_the_next_card_must_draw_it() -> None:
    game = await new(humans=range(4))
    async with game.running():
        seats = await game.seats()
        seat = await second(seats)
        live = game.coordinator.table.live
        assert live is not None
        top = CODES[live.state.stock[live.state.top]]
        assert await tried(game, seat) <= {top}
        seq = game.coordinator.table.seq
        answer = await seat.act(Take())
        assert isinstance(answer, Rejected)
        assert answer.code == "looked_already"
        assert game.coordinator.table.seq == seq
        assert isinstance(await seat.act(Draw()), Update)
        # From then on nothing is held against it.
        assert seat.update is not None
        hand = seat.update.view.hand
        assert hand is not None
        assert isinstance(await seat.act(Discard(hand[0])), Update)


async def test_a_refusal_that_tells_nothing_binds_nobody() -> None:
    game = await new(humans=range(4))
    async with game.running():
        seats = await game.seats()
        seat = await second(seats)
        for wrong in ((Draw(), Draw()), (Lay(("3S", "4S", "5S")),), (Draw(), Lay(("none",)))):
            assert isinstance(await seat.act(*wrong), Rejected)
        assert isinstance(await seat.act(Take()), Update)


async def test_what_was_tried_may_be_done_after_all_and_the_rest_is_free() -> None:
    game = await new(humans=range(4))
    async with game.running():
        seats = await game.seats()
        seat = seats[on_turn(seats)]
        assert seat.update is not None
        hand = seat.update.view.hand
        assert hand is not None
        missing = next(code for code in CODES if code not in hand and code != "JK")
        answer = await seat.act(Draw(), Lay((missing, missing, missing)))
        assert isinstance(answer, Rejected)
        assert isinstance(await seat.act(Draw(), Discard(hand[0])), Update)
        assert RULES.players == 4


async def test_nor_is_a_guess_free_that_was_right_and_went_on_to_nothing() -> None:
    game = await new(humans=range(4))
    async with game.running():
        seats = await game.seats()
        seat = await second(seats)
        live = game.coordinator.table.live
        assert live is not None
        top = CODES[live.state.stock[live.state.top]]
        answer = await seat.act(Draw(), Discard(top), Draw())
        assert isinstance(answer, Rejected)
        assert (answer.code, answer.at) == ("not_your_turn", 2)
        answer = await seat.act(Take())
        assert isinstance(answer, Rejected)
        assert answer.code == "looked_already"
