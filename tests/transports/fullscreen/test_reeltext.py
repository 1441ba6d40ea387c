"""What a replay says fits the room that it has, in every language."""

from __future__ import annotations

import pytest

from scripts.locales import LANGUAGES, tongue_of
from tests.transports.fullscreen.reels import reel_of, two_deals
from transports.console.terminal import cells
from transports.fullscreen.openhands import open_hands
from transports.fullscreen.paint import Paint
from transports.fullscreen.reeltext import key_bar, keys_text, line, log_of, told_lines

WIDTHS = (58, 61, 78, 98, 198)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_its_box(language: str) -> None:
    reel = reel_of(two_deals(6), language)
    for width in WIDTHS:
        assert key_bar(tongue_of(language), width).cell_len <= width
        for at in range(0, reel.count, 7):
            for seat in (None, 0, 5):
                for pace in (None, 0, 1, 2):
                    assert line(reel, at, seat, pace, width).cell_len <= width
                told, height = told_lines(reel, at, seat, Paint(), width, 5, 8)
                assert told.plain.count("\n") + 1 == height <= 8
                assert max(map(cells, told.plain.split("\n"))) <= width
            step = reel.step(at, None)
            if step.seen is not None and step.hands is not None:
                hands = open_hands(step.seen, step.hands, reel.words(None), Paint(), width)
                assert max(map(cells, hands.plain.split("\n"))) <= width
    for width in (40, 52):
        assert max(map(cells, keys_text(tongue_of(language), True, width).plain.split("\n"))) <= width


def test_what_happened_in_the_step_at_hand_is_marked_and_stands_below_what_came_before() -> None:
    reel = reel_of(two_deals())
    lines = told_lines(reel, 12, None, Paint("terminal"), 98, 6, 8)[0].plain.split("\n")
    marked = [at for at, line in enumerate(lines) if line.startswith("▸ ")]
    assert len(marked) == 1
    assert lines[marked[0]][2:] in reel.step(12, None).told[0]
    assert marked[0] > 0
    assert lines[marked[0] - 1].strip() in reel.step(11, None).told[-1]


def test_the_bar_shows_how_far_it_has_come_and_where_deals_begin() -> None:
    reel = reel_of(two_deals())
    first, last = (line(reel, at, None, None, 98).plain for at in (0, reel.count - 1))
    assert first.count("●") == last.count("●") == 1
    assert first.count("│") == 1, "the second deal lies ahead"
    assert last.count("┃") == 2, "both beginnings lie behind"
    assert "━" not in first
    assert "─" not in last


def test_all_hands_show_every_card_and_who_is_to_move() -> None:
    reel = reel_of(two_deals())
    step = reel.step(0, None)
    assert step.seen is not None
    assert step.hands is not None
    words = reel.words(None)
    text = open_hands(step.seen, step.hands, words, Paint(), 98).plain
    for hand in step.hands:
        assert hand is not None
        for code in hand:
            assert words.card(code) in text
    marked = [row for row in text.split("\n") if row.startswith("▶")]
    assert len(marked) == 1
    assert words.names[step.seen.turn] in marked[0]


def test_a_pot_that_nobody_has_looked_at_shows_no_card() -> None:
    reel = reel_of(two_deals())
    step = reel.step(0, None)
    assert step.seen is not None
    text = open_hands(step.seen, (None, (), ("3S",), ()), reel.words(None), Paint(), 98).plain.split("\n")
    assert "a pot of 11 cards, not looked at yet" in text[0]
    assert text[1].endswith("no card")


def test_the_log_of_a_deal_begins_with_it_and_ends_with_the_step_at_hand() -> None:
    reel = reel_of(two_deals())
    second = reel.deals[1][1]
    log = log_of(reel, second + 2, None)
    assert log[0] == reel.step(second, None).told[0]
    assert reel.step(second + 2, None).told[-1] in log
    assert not any("Deal 1:" in sentence for sentence in log)


def test_who_is_spoken_to_in_reasons_is_said_once_in_a_log_and_at_each_step_that_is_shown_alone() -> None:
    reel, note = reel_of(two_deals()), "(“You” is the player.)"
    spoken = [at for at in range(reel.count) if reel.step(at, None).why_to_player][:4]
    assert len(spoken) == 4
    assert " ".join(log_of(reel, spoken[-1], None)).count(note) == 1
    for at in spoken:
        assert note in " ".join(told_lines(reel, at, None, Paint(), 78, 6, 6)[0].plain.split())
    assert not reel.step(spoken[0], reel.step(spoken[0], None).actor).why_to_player
