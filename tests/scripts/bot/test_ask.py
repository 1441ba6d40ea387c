"""`buraco bot ask`: a bot at a point of a record sees what the seat on turn saw there, and nothing else."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from core.game.events import Drew
from core.table.messages import Hello, Update, read_to_seat
from scripts.bot.point import Story, story
from scripts.failure import CommandError
from tests.scripts.terminal_session import ROOT, piped
from tests.transports.process.programs import small

PLAIN = (sys.executable, str(ROOT / "bots" / "examples" / "plain.py"))


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match of greedy bots."""
    folder = tmp_path_factory.mktemp("ask")
    path = folder / "record.jsonl"
    words = ("play", "--rules", "burraco", "--target", "0", "--seed", "3", "--seats", "greedy,greedy,greedy,greedy")
    assert piped(folder / "home", *words, "--record", str(path)).returncode == 0
    return path


@pytest.fixture(scope="module")
def told(record: Path) -> Story:
    return story(record)


def test_the_seat_on_turn_is_shown_its_own_cards_and_every_event_of_the_deal(told: Story) -> None:
    point = told.point(30)
    update = point.update()
    assert update.view.seat == update.view.turn == point.seat
    assert update.view.hand is not None
    numbers = [event.seq for event in update.events]
    assert numbers == sorted(numbers)
    assert numbers[-1] == 30
    drawn = [event for event in update.events if isinstance(event, Drew)]
    assert {event.card is None for event in drawn if event.seat != point.seat} == {True}
    assert all(event.card is not None for event in drawn if event.seat == point.seat)


def test_other_hands_pots_and_stock_change_nothing_of_what_a_bot_is_sent(record: Path, tmp_path: Path) -> None:
    lines = [json.loads(line) for line in record.read_text("utf-8").splitlines()[:2]]
    deal = lines[1]
    told = story(record).point(1)
    others = [seat for seat in range(4) if seat != told.seat]
    first, *rest = (deal["hands"][seat] for seat in others)
    for seat, hand in zip(others, [*rest, first], strict=True):
        deal["hands"][seat] = hand
    deal["pots"].reverse()
    deal["stock"].reverse()
    other = tmp_path / "other.jsonl"
    other.write_text("\n".join(json.dumps(line) for line in lines), "utf-8")
    changed = story(other).point(1)
    assert changed.deal != told.deal
    assert changed.update() == told.update()
    assert story(other).hello(told.seat) == story(record).hello(told.seat)


def test_the_whole_turn_is_asked_and_shown_beside_what_was_played(record: Path, tmp_path: Path) -> None:
    lines = tmp_path / "lines.jsonl"
    ran = piped(tmp_path, "bot", "ask", str(record), "--at", "30", "--lines", str(lines), "--", *PLAIN)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    said = ran.stdout.splitlines()
    assert said[0].startswith("Step 30, deal 1: ")
    assert "Played there:" in said
    assert "plain now:" in said
    assert any("discarded" in line for line in said[said.index("plain now:") :])
    hello, *updates = [read_to_seat(line) for line in lines.read_text("utf-8").splitlines()]
    assert isinstance(hello, Hello)
    assert [type(update) for update in updates] == [Update] * len(updates)
    again = piped(tmp_path, "bot", "ask", str(record), "--at", "30", "--lines", str(lines), "--", *PLAIN)
    assert again.returncode == 2
    assert "name a new file" in again.stderr


def says(act: str) -> tuple[str, ...]:
    """A program that acts so."""
    return small(update=act).command


def test_why_a_bot_does_it_is_shown_with_its_numbers(record: Path, tmp_path: Path) -> None:
    act = "say(type='act', seq=m['seq'], actions=[{'do': 'draw'}], explain='Nothing better.', info={'worlds': 64})"
    ran = piped(tmp_path, "bot", "ask", str(record), "--at", "1", "--", *says(act))
    assert "  explain: Nothing better." in ran.stdout
    assert '  info: {"worlds":64}' in ran.stdout


def test_an_illegal_act_is_shown_as_the_table_would_refuse_it(record: Path, tmp_path: Path) -> None:
    act = "say(type='act', seq=m['seq'], actions=[{'do': 'keep'}])"
    ran = piped(tmp_path, "bot", "ask", str(record), "--at", "1", "--", *says(act))
    assert ran.returncode == 1
    assert 'Refused at action 0 ({"do":"keep"}): ' in ran.stdout


def test_a_bot_that_crashes_there_is_shown_with_its_last_words(record: Path, tmp_path: Path) -> None:
    act = "sys.exit('not this again')"
    ran = piped(tmp_path, "bot", "ask", str(record), "--at", "1", "--", *says(act))
    assert ran.returncode == 1
    assert "failed (crashed)" in ran.stdout
    assert "stderr: not this again" in ran.stdout
    assert re.fullmatch(r"A bot [^\n]+\.\n", ran.stderr)  # what keeps it from the files of this machine


def test_the_lines_of_a_bot_that_crashes_are_those_it_crashed_on(record: Path, tmp_path: Path) -> None:
    lines = tmp_path / "lines.jsonl"
    words = ("bot", "ask", str(record), "--at", "30", "--lines", str(lines), "--")
    assert piped(tmp_path, *words, *says("sys.exit('not this again')")).returncode == 1
    hello, update = [read_to_seat(line) for line in lines.read_text("utf-8").splitlines()]
    assert isinstance(hello, Hello)
    assert isinstance(update, Update)
    assert update.seq == 30


def test_a_bot_that_was_asked_nothing_leaves_no_file_of_lines(record: Path, tmp_path: Path) -> None:
    lines = tmp_path / "lines.jsonl"
    words = ("bot", "ask", str(record), "--at", "30", "--lines", str(lines), "--")
    ran = piped(tmp_path, *words, *small(hello="sys.exit(3)").command)
    assert ran.returncode == 1
    assert f"{lines} was not written: the bot was asked nothing." in ran.stdout.splitlines()
    assert not list(tmp_path.glob("*lines*"))
    nowhere = tmp_path / "none" / "lines.jsonl"
    ran = piped(tmp_path, *words[:6], str(nowhere), "--", *PLAIN)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "cannot be written (no such file or directory): name a new file." in ran.stderr


def test_a_step_that_is_none_is_refused(told: Story) -> None:
    count = len(told.moments)
    for step, code in ((0, "no_such_step"), (count + 1, "no_such_step"), (count, "nobodys_turn")):
        with pytest.raises(CommandError) as caught:
            told.point(step)
        assert caught.value.code == code


def test_a_step_behind_the_damage_of_a_record_is_refused_with_the_damage(record: Path, tmp_path: Path) -> None:
    lines = record.read_text("utf-8").splitlines(keepends=True)
    damaged = tmp_path / "damaged.jsonl"
    damaged.write_text("".join([*lines[:20], '{"type":"act","se\n', *lines[20:]]), "utf-8")
    assert story(damaged).point(10).step == 10
    with pytest.raises(CommandError, match=r"and no 30\. It cannot be followed further: Line 21 is damaged "):
        story(damaged).point(30)


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    odd = tmp_path / "odd.jsonl"
    odd.write_text("hello\n")
    for path, code in ((odd, "no_match"), (tmp_path / "none", "unreadable"), (tmp_path, "not_a_file")):
        with pytest.raises(CommandError) as caught:
            story(path)
        assert caught.value.code == code


def test_a_record_in_which_no_deal_is_over_yet_says_so(record: Path, tmp_path: Path) -> None:
    begun = tmp_path / "begun.jsonl"
    begun.write_bytes(record.read_bytes().splitlines(keepends=True)[0])
    with pytest.raises(CommandError, match="a record is written deal by deal"):
        story(begun)


def test_what_is_odd_about_a_record_is_told_before_a_bot_is_asked(record: Path, tmp_path: Path) -> None:
    lines = [json.loads(line) for line in record.read_text("utf-8").splitlines()]
    lines[0]["engine"] = 2
    lines.insert(1, {**lines[1], "hands": [["ZZ"] * 11] * 4})
    odd = tmp_path / "odd.jsonl"
    odd.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    ran = piped(tmp_path, "bot", "ask", str(odd), "--at", "8", "--", *PLAIN)
    assert "This record was written under other rules (engine 2; this program's is 1): what is shown" in ran.stderr
    assert "Line 2 names a card that there is not ('ZZ'); it was skipped." in ran.stderr
    shown = piped(tmp_path, "replay", str(odd)).stdout
    assert "engine 2" in shown


def test_the_name_of_a_program_steers_no_terminal(record: Path, tmp_path: Path) -> None:
    program = tmp_path / "e\x1b[31m.py"
    program.write_text("import sys; sys.exit(3)", "utf-8")
    ran = piped(tmp_path, "bot", "ask", str(record), "--at", "8", "--", sys.executable, str(program))
    assert "e?[31m failed (crashed): e?[31m ended by itself (exit code 3)." in ran.stdout
    assert "\x1b" not in ran.stdout + ran.stderr
