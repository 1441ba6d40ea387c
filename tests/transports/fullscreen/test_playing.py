"""A turn put together with keys: what is picked, laid, extended, discarded, taken, undone and sent."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from core.game.actions import Action, Discard, Draw, Extend, Keep, Lay, Refuse, Take, Withdraw
from core.game.rules import Rules
from core.game.view import View, view
from core.game.wording import Sentence
from core.table.messages import Rejected, Stop, Turn, Update
from tests.transports.console.positions import meld, moment
from tests.transports.fullscreen.seated import Refusing, dealt, seated, table_of
from transports.fullscreen.panels import Choosing, Question

HAND = "3S 4S 5S 9D 9H KC"


async def test_l_lays_what_is_picked_and_says_what_it_comes_to_before_and_after() -> None:
    table = table_of(moment(hand=HAND))
    async with seated(table) as at:
        at.pick("3S", "4S", "5S")
        assert "l → Meld 0 will be 3♠ 4♠ 5♠: clean, +15 points." in at.now
        assert "(l lay)" not in at.keys
        await at.press("l")
        assert at.staged() == (Lay(("3S", "4S", "5S")),)
        assert "Meld 0 will be 3♠ 4♠ 5♠" in at.now
        assert at.chosen() == ()
        assert "3S" not in at.app.picking.cards
        assert table.sent == []


async def test_d_discards_the_card_under_the_cursor_and_enter_sends_the_turn_once() -> None:
    table = table_of(moment(hand=HAND))
    async with seated(table) as at:
        await at.press("d")
        assert "Enter sends your turn" in at.now
        await at.press("enter", "enter")
        await at.turn()
        assert table.sent == [(Discard("3S"),)]


async def test_before_the_draw_d_draws_and_p_takes_an_open_pile() -> None:
    table = dealt()
    async with seated(table) as at:
        await at.turn()
        assert "d draws a card" in at.now
        await at.press("d")
        await at.until(lambda: table.sent)
        assert table.sent[0] == (Draw(),)
    table = dealt()
    async with seated(table) as at:
        await at.turn()
        await at.press("p")
        assert at.staged() == (Take(),)
        await at.press("u")
        assert at.staged() == ()
        assert "Taken back: take the pile." in at.now


async def test_e_extends_the_one_meld_that_fits() -> None:
    async with seated(table_of(moment(hand="6S 9D KC", melds=[meld(0, "3S 4S 5S"), meld(1, "QD QH QS")]))) as at:
        at.pick("6S")
        assert "e → Meld 0 grows to 3♠ 4♠ 5♠ 6♠" in at.now
        await at.press("e")
        assert at.staged() == (Extend(0, ("6S",)),)


async def test_where_several_melds_fit_e_offers_each_with_what_it_would_come_to() -> None:
    melds = [meld(0, "3S 4S 5S"), meld(1, "3H 4H 5H"), meld(2, "7D 8D 9D")]
    async with seated(table_of(moment(hand="JK 9C KC", melds=melds))) as at:
        at.pick("JK")
        assert "One more meld of yours fits." in at.now
        await at.press("e")
        assert "Into which meld?" in at.panel
        assert "Meld 1 grows to" in at.panel
        await at.press("down", "enter")
        assert at.staged() == (Extend(1, ("JK",)),)
        await at.press("u")
        at.pick("JK")
        await at.press("e", "escape")
        assert at.staged() == ()
        assert at.chosen() == ("JK",)
        await at.press("e", "3")
        assert at.staged() == (Extend(2, ("JK",)),)


async def test_what_cannot_be_done_stands_in_parentheses_and_its_key_says_why_with_the_paragraph() -> None:
    async with seated(table_of(moment(hand=HAND, melds=[meld(0, "QD QH QS")]))) as at:
        at.pick("3S", "9D")
        assert "(l lay)" in at.keys
        assert "(e extend)" in at.keys
        assert "(d discard)" in at.keys
        await at.press("l")
        assert "(rules, 4)" in at.now
        assert "moves lists" not in at.now
        assert at.chosen() == ("3S", "9D"), "what cannot be laid stays picked"
        await at.press("e")
        assert "(rules, 4)" in at.now
        await at.press("d")
        assert at.now.startswith("A turn ends with one card")


async def test_without_a_meld_of_ones_own_e_says_so() -> None:
    async with seated(table_of(moment(hand=HAND))) as at:
        at.pick("3S")
        await at.press("e")
        assert at.now.startswith("Your team has no meld yet")


async def test_with_nothing_picked_l_and_e_say_how_to_pick() -> None:
    async with seated(table_of(moment(hand=HAND))) as at:
        for key in "le":
            await at.press(key)
            assert at.now.startswith("Pick cards first")


async def test_the_meld_that_most_of_the_picked_cards_would_fit_says_why_they_do_not() -> None:
    melds = [meld(0, "QD QH QS"), meld(1, "3S 4S 5S")]
    async with seated(table_of(moment(hand="6S 8S 9D", melds=melds))) as at:
        at.pick("6S", "8S")
        await at.press("e")
        assert "Onto meld 1" in at.now or "meld 1" in at.now


async def test_going_out_and_pots_are_told_before_and_asked_for_by_enter() -> None:
    async with seated(table_of(moment(hand="3S 4S 5S", pots=[["AS", "AH"], ["KS", "KH"]]))) as at:
        at.pick("3S", "4S", "5S")
        assert "you take a pot and play on with it" in at.now
        await at.press("l")
        assert "Enter sends this and brings your pot" in at.now


async def test_throwing_a_wild_card_away_is_asked_about_and_a_second_enter_is_no_answer() -> None:
    table = table_of(moment(hand="2S 4S 5H"))
    async with seated(table, guard_s=60) as at:
        at.pick("2S")
        await at.press("d", "enter", "enter", "enter")
        assert at.asks
        assert "This throws a wild card away, 2♠" in at.panel
        assert table.sent == []
        await at.press("n")
        assert not at.asks
        assert table.sent == []
        await at.press("enter", "y")
        await at.until(lambda: table.sent)
        assert table.sent == [(Discard("2S"),)]


async def test_spoiling_a_clean_canasta_is_asked_about_even_when_it_is_sent_early() -> None:
    table = table_of(moment(hand="2H KC KD", melds=[meld(0, "3S 4S 5S 6S 7S 8S 9S")]))
    async with seated(table) as at:
        at.pick("2H")
        assert "becomes dirty" in at.now
        await at.press("e", "S")
        assert at.asks
        await at.press("escape")
        assert table.sent == []
        await at.press("S", "enter")
        await at.until(lambda: table.sent)
        assert table.sent == [(Extend(0, ("2H",)),)]


async def test_enter_on_a_turn_that_is_not_complete_sends_nothing_and_capital_s_does() -> None:
    table = table_of(moment(hand=HAND))
    async with seated(table) as at:
        await at.press("S")
        assert at.now.startswith("Nothing is put together yet")
        at.pick("3S", "4S", "5S")
        await at.press("l", "enter")
        assert table.sent == []
        assert "d discards" in at.now
        await at.press("S")
        await at.until(lambda: table.sent)
        assert table.sent == [(Lay(("3S", "4S", "5S")),)]


async def test_melds_below_the_minimum_come_back_for_nothing_or_after_a_question() -> None:
    state = moment(rules="stbl", hand="3S 4S 5S 9D 9H KC", minimum=[75, 75])
    table = table_of(state)
    async with seated(table) as at:
        at.pick("3S", "4S", "5S")
        await at.press("l")
        assert "points more" in at.now
        await at.press("enter")
        assert at.now.startswith("Enter sends a whole turn. Your first melds lack points yet.")
        await at.press("w")
        assert at.staged() == ()
        at.pick("3S", "4S", "5S")
        await at.press("l", "S")
        await at.until(lambda: table.sent)
        await at.until(lambda: at.app.staging is not None and at.app.staging.state.laid_any)
        assert "w take melds back" in at.keys
        await at.press("w")
        assert at.asks
        await at.press("n")
        assert len(table.sent) == 1
        await at.press("w", "y")
        await at.until(lambda: len(table.sent) == 2)
        assert table.sent[1] == (Withdraw(),)


CLOSED = {"rules": "stbl", "phase": "draw", "hand": "3S 5S 6S KC KD", "pile": ["9C", "4S"]}


async def test_a_closed_pile_is_taken_with_the_picked_cards() -> None:
    table = table_of(moment(**CLOSED))
    async with seated(table) as at:
        at.pick("KC")
        await at.press("p")
        assert "(rules, " in at.now
        assert at.chosen() == ("KC",)
        assert table.sent == []
        await at.press("escape")
        at.pick("5S", "6S")
        assert "p → Take the pile with 5♠ 6♠." in at.now
        await at.press("p")
        await at.until(lambda: table.sent)
        assert table.sent == [(Take(cards=("5S", "6S")),)]


async def test_with_nothing_picked_every_way_to_take_a_closed_pile_is_offered() -> None:
    table = table_of(moment(**CLOSED))
    async with seated(table) as at:
        assert "p take pile" in at.keys
        await at.press("p")
        assert "How do you take the pile?" in at.panel
        assert "take the pile with 5♠ 6♠ · Meld 0 will be 4♠ 5♠ 6♠: clean, +15 points." in at.panel
        await at.press("escape")
        assert table.sent == []
        await at.press("p", "1")
        await at.until(lambda: table.sent)
        assert isinstance(table.sent[0][0], Take)


async def test_a_closed_pile_that_goes_with_nothing_says_why() -> None:
    async with seated(table_of(moment(**{**CLOSED, "pile": ["9C", "JH"]}))) as at:
        assert "(p take pile)" in at.keys
        await at.press("p")
        assert "(rules, 3.1)" in at.now


@pytest.mark.parametrize(("key", "action"), [("k", Keep()), ("r", Refuse())])
async def test_the_first_card_is_kept_or_refused_by_keys(key: str, action: Keep | Refuse) -> None:
    table = table_of(moment(rules="buraco", phase="decide", hand="3S 9D QS", drawn="QS"))
    async with seated(table) as at:
        assert "k keeps it, r refuses it" in at.now
        await at.press(key)
        await at.until(lambda: table.sent)
        assert table.sent == [(action,)]


async def test_all_that_can_be_done_is_a_list_to_choose_from() -> None:
    async with seated(table_of(moment(hand=HAND))) as at:
        await at.press("m")
        assert "lay 3♠ 4♠ 5♠ · 15 points, clean" in at.panel
        assert "discard K♣" in at.panel
        await at.press("1")
        assert at.staged() == (Lay(("3S", "4S", "5S")),)


async def test_a_hint_gives_its_reason_and_a_does_what_it_says() -> None:
    async with seated(table_of(moment(hand=HAND))) as at:
        await at.press("a")
        assert at.now.startswith("There is no hint to follow yet")
        await at.press("h")
        assert at.now.startswith("Hint: lay 3♠ 4♠ 5♠; then discard 9♥.")
        assert "Write" not in at.now
        assert at.keys.startswith("a do it")
        await at.press("a")
        assert at.staged()[0] == Lay(("3S", "4S", "5S"))
        assert at.app.staging is not None
        assert at.app.staging.complete


async def test_what_the_table_refuses_says_why_and_stays_staged() -> None:
    state = moment(hand=HAND)
    table = Refusing(state.book.melds.rules, lambda seen, rules: [], state=state)
    table.refuses = Rejected(seq=2, at=0, code="stale", text="The table has moved on.", now=2)
    async with seated(table) as at:
        await at.press("d", "enter")
        await at.until(lambda: "nothing was played" in at.now)
        assert at.staged() == (Discard("3S"),)


async def test_a_long_hint_is_shortened_at_a_word_and_h_again_shows_all_of_it() -> None:
    def advise(seen: View, rules: Rules, done: Sequence[Action]) -> list[tuple[Action, Sequence[Sentence]]]:
        why = [Sentence("discard-alone"), Sentence("discard-few-out"), Sentence("discard-least-points")] * 2
        return [(Lay(("3S", "4S", "5S")), why), (Discard("KC"), why)]

    async with seated(table_of(moment(hand=HAND)), size=(60, 18), hint=advise) as at:
        await at.press("h")
        assert at.now.startswith("Hint: lay 3♠ 4♠ 5♠, for nothing in your hand goes with it")
        assert at.now.endswith("… (h: all of it, a: do it)")
        assert "discard K♣" not in at.now
        await at.press("h")
        assert "discard K♣" in " ".join(at.panel.split())
        await at.press("escape", "a")
        assert at.staged() == (Lay(("3S", "4S", "5S")), Discard("KC"))


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"hand": HAND, "phase": "draw"}, "Yours begins with a card: take one first."),
        ({"hand": HAND}, "Yours ends with a discard: choose a card first."),
        (
            {"rules": "stbl", "hand": HAND, "phase": "decide", "drawn": "9D", "first_turn": True},
            "Keep or refuse the card",
        ),
    ],
)
async def test_enter_on_a_turn_that_is_not_complete_says_what_is_still_to_be_done(
    more: dict[str, object], said: str
) -> None:
    async with seated(table_of(moment(**more)), size=(60, 18)) as at:
        await at.press("enter")
        assert at.now.startswith("Enter sends a whole turn.")
        assert said in " ".join(at.now.split())


@pytest.mark.parametrize("key", ["m", "e", "enter", "q"])
async def test_what_is_asked_about_a_turn_goes_with_it_and_what_is_asked_about_the_game_stays(key: str) -> None:
    melds = [meld(0, "3S 4S 5S"), meld(1, "3H 4H 5H"), meld(2, "7D 8D 9D")]
    state = moment(hand="JK 9C KC", melds=melds)
    table, seen = table_of(state), view(state, 0, 1, (0, 0), None)
    over = Update(since=2, seq=3, events=(), view=msgspec.structs.replace(seen, turn=1), turn=None)
    own = Update(since=3, seq=4, events=(), view=seen, turn=Turn(deadline_ms=None, bank_ms=None))
    async with seated(table) as at:
        at.pick("JK")
        await at.press(*(("d", key) if key == "enter" else (key,)))
        asks = at.app.screen
        assert isinstance(asks, Question | Choosing)
        table.say(Stop(seq=2))
        await at.pilot.pause()
        assert at.app.screen is asks
        table.say(over, own)
        await at.until(lambda: at.app.board is not None and at.app.board.seq == 4)
        await at.pilot.pause()
        assert (at.app.screen is asks) == (key == "q")
        assert not table.sent
