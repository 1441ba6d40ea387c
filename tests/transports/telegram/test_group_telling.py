"""What a group is told, each once whatever happens, and never a card of a hand."""

from __future__ import annotations

import re

import msgspec
import pytest

from core.game.rules import Rules
from core.game.view import View
from core.table.messages import ClockSaid, Hello, RulesSaid, Update
from tests.core.table.entitlement import CARD, face_up
from tests.core.table.lobbies import LOBBY_TIMES
from tests.core.table.playing import SHORT, settled
from tests.transports.telegram.group_stage import ANA, BEA, CARLO, DORA, GROUP, group, running
from transports.telegram.group_desk import Patience
from transports.telegram.group_known import Known
from transports.telegram.screen import Picture

FOUR = (ANA, BEA, CARLO, DORA)
_SUITS = str.maketrans("♠♥♦♣", "SHDC")


async def test_one_message_is_edited_and_only_what_people_cheer_at_is_said() -> None:
    async with group(SHORT, seed="9") as stage:
        await stage.dealt(*FOUR)
        await stage.whole_match()
        await settled()
        table = stage.game.coordinator.table
        sheets = [text for text in stage.said() if text.startswith("The score of deal ")]
        assert len(sheets) == table.n
        assert sheets[-1].count("🏆 The match is over.") == 1
        assert stage.post.needed == sheets
        others = [text for text in stage.said() if text not in sheets]
        assert all(re.match("🎉|🃏|🏁", line) for text in others for line in text.split("\n")), others
        assert stage.post.dropped == []
        assert "🏆 The match is over." in stage.text
        assert "Waiting for Ana, Bea, Carlo <&_* and Dora" in stage.text


async def test_a_finished_match_is_counted_once_whatever_happens() -> None:
    async with group(SHORT, seed="9") as stage:
        await stage.dealt(*FOUR)
        await stage.whole_match()
        for _ in range(2):
            stage.chat = stage.another()
            async with running(stage):
                await settled()
        (stats,) = await stage.bindings.stats(GROUP)
        assert (stats.preset, stats.matches, len(stats.tallies)) == ("burraco", 1, 4)
        assert sum(tally.won for tally in stats.tallies) == 2
        assert len([text for text in stage.said() if "🏆" in text]) == 1


async def test_no_card_of_a_hand_is_in_anything_that_a_group_is_shown() -> None:
    drawn: list[View] = []

    def draw(seen: View, rules: Rules) -> Picture | None:
        drawn.append(seen)
        return None

    for preset_options in (SHORT, {**SHORT, "pile": "closed"}):
        async with group(preset_options, seed="9", draw=draw) as stage:
            await stage.dealt(*FOUR)
            looked = 0
            open_cards: set[str] = set()
            deal = 0
            while stage.game.coordinator.table.result is None:
                before = len(stage.post.all)
                live = stage.game.coordinator.table.live
                if live is not None:
                    open_cards = (open_cards if stage.game.coordinator.table.n == deal else set()) | face_up(live.state)
                    deal = stage.game.coordinator.table.n
                await stage.turn()
                after = stage.game.coordinator.table.live
                if after is not None:
                    open_cards |= face_up(after.state)
                ended = stage.game.coordinator.table.deal
                if ended is not None:
                    open_cards |= face_up(ended.state)
                for place, screen in stage.post.all[before:]:
                    assert place == GROUP
                    for code in CARD.findall(screen.text):
                        looked += 1
                        assert code.translate(_SUITS).replace("10", "T") in open_cards, screen.text
            assert looked > 500
    assert all(seen.seat is None and seen.hand is None and seen.drawn is None for seen in drawn)
    assert len(drawn) > 50


def test_what_a_seat_is_told_is_never_taken_in() -> None:
    known = Known()
    rules = RulesSaid(preset="burraco", options={})
    with pytest.raises(ValueError, match="watcher"):
        known.take_in(Hello(protocol=1, table="T", seat=0, rules=rules, players=(), clock=None, engine=1))


async def test_a_seats_view_is_refused_too() -> None:
    async with group() as stage:
        await stage.dealt(*FOUR)
        heard = [message for message in stage.seats.at[ANA].all if isinstance(message, Update)]
        with pytest.raises(ValueError, match="watcher"):
            Known().take_in(heard[-1])


async def test_after_a_restart_nothing_is_told_twice_and_nothing_is_lost() -> None:
    async with group({**SHORT, "target": 200}, seed="9") as stage:
        await stage.dealt(*FOUR)
        for _ in range(14):
            await stage.turn()
        told = list(stage.said())
        assert told
        text = stage.text
        stage.chat = stage.another()
        async with running(stage):
            await settled()
            assert stage.said() == told
            assert stage.text == text


async def test_what_happened_while_nobody_looked_on_is_told_afterwards() -> None:
    async with group(seed="2") as stage:
        await stage.dealt(*FOUR)
        for _ in range(10):
            await stage.turn()
        await stage.down()
        for _ in range(7):
            await stage.turn()
        assert stage.said() == []
        for _ in range(2):
            stage.chat = stage.another()
            async with running(stage):
                assert stage.said() == ["🃏 Ana takes a pot."]


async def test_who_sleeps_is_reminded_once() -> None:
    async with group(patience=Patience(nudge=60_000)) as stage:
        await stage.dealt(*FOUR)
        await stage.advance(59_000)
        assert stage.said() == []
        await stage.advance(2_000)
        ((_, nudge),) = stage.post.said
        seen = stage.desk.known.seen
        assert seen is not None
        name = ["Ana", "Bea", "Carlo <&_*", "Dora"][seen.turn]
        assert nudge.text == f"⏰ {name}, it is your turn."
        (mention,) = nudge.mentions
        assert mention.user == FOUR[seen.turn]
        assert nudge.text[mention.start : mention.start + mention.length] == name
        assert [key for key, _ in stage.post.dropped] == ["table"]  # it comes below
        assert f"{name} is to move" in stage.text
        await stage.advance(600_000)
        stage.chat = stage.another()
        async with running(stage):
            await stage.advance(600_000)
            assert len(stage.said()) == 1


@pytest.mark.parametrize(("bank_ms", "after_ms"), [(180_000, 60_000), (0, 30_000)])
async def test_with_a_clock_the_reminder_comes_before_the_turn_is_lost(bank_ms: int, after_ms: int) -> None:
    async with group(clock=ClockSaid(60_000, bank_ms, 0)) as stage:
        await stage.dealt(*FOUR)
        await stage.advance(after_ms - 1_000)
        assert stage.said() == []
        await stage.advance(2_000)
        assert [text[0] for text in stage.said()] == ["⏰"]


async def test_nobody_is_reminded_whose_turn_is_over() -> None:
    async with group(patience=Patience(nudge=60_000)) as stage:
        await stage.dealt(*FOUR)
        for _ in range(6):
            await stage.advance(50_000)
            await stage.turn()
        assert [text for text in stage.said() if text.startswith("⏰")] == []


async def test_the_time_left_does_not_edit_the_message_at_every_tick() -> None:
    times = msgspec.structs.replace(LOBBY_TIMES, tick=1_000)
    async with group(times=times, clock=ClockSaid(100_000, 0, 0)) as stage:
        await stage.dealt(*FOUR)
        await stage.advance(1_000)
        edits = stage.post.edits
        for _ in range(90):
            await stage.advance(1_000)
        assert 1 <= stage.post.edits - edits <= 4
        assert "5 seconds left" in stage.text


async def test_a_stand_in_is_told_of_and_its_seat_is_asked_back_for() -> None:
    times = msgspec.structs.replace(LOBBY_TIMES, tick=1_000)
    async with group(times=times, clock=ClockSaid(10_000, 0, 0)) as stage:
        await stage.dealt(*FOUR)
        for _ in range(160):
            await stage.advance(1_000)
            if "A stand-in plays for" in stage.text:
                break
        assert any(text.startswith("🤖 A stand-in plays for ") for text in stage.said())
        assert stage.button("I am back").data is not None
