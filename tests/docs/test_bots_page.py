"""docs/bots.md is true: its examples can be read, its tables name everything, its numbers are those of the program."""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from bots.base import Bot
from core.game.actions import Action, read_action
from core.game.errors import CODES_IN_ORDER
from core.game.events import AnyEvent
from core.game.options import OPTIONS
from core.game.view import View, state_of
from core.table.acts import MOST_DEEP, MOST_SAID
from core.table.messages import (
    MOST_ACTIONS,
    FromSeat,
    Rejected,
    RulesSaid,
    ToSeat,
    Update,
    read_from_seat,
    read_to_seat,
)
from core.table.parts import MOST_OPTIONS, MOST_VALUES
from core.table.seats import AHEAD, PER_SECOND, PER_UPDATE, PHRASES
from core.table.times import Times
from scripts.bot.check.command import add_arguments
from scripts.bot.check.deals import line_ups
from scripts.bot.check.growth import LEAST
from scripts.bot.check.steps import NAMES
from scripts.bot.command import WORDS
from scripts.bot.transcript import shown_lines, with_transcript
from scripts.server_settings import BotPart
from scripts.settings import load_rules
from tests.bots.piped import match
from tests.bots.tables import PRESETS
from transports.process import confinement
from transports.process.bot_seat import MOST_WORDS, RESTARTS
from transports.process.cell import NICE
from transports.process.listener import MOST_WRONG
from transports.process.pipes import MORE_LINES
from transports.process.program import Limits
from transports.process.stderr import MB_S, MOST_MB, SPARE_MB

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "bots.md").read_text("utf-8")


def read_view(raw: bytes | str) -> View:
    return msgspec.json.decode(raw, type=View)


def read_event(raw: bytes | str) -> AnyEvent:
    event: AnyEvent = msgspec.json.decode(raw, type=AnyEvent)
    return event


def read_action_text(raw: bytes | str) -> Action:
    action = read_action(msgspec.json.decode(raw))
    assert action is not None, raw
    return action


READERS: dict[str, Callable[[str], Any]] = {
    "actions": read_action_text,
    "events": read_event,
    "view": read_view,
    "table": read_to_seat,
    "bot": read_from_seat,
}


def blocks(language: str) -> list[str]:
    """The fenced blocks of that kind, outside the transcript."""
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


def objects(block: str) -> Iterator[str]:
    """The JSON objects of a block: each begins at the beginning of a line."""
    yield from re.findall(r"^\{.*?(?=^\{|\Z)", block, re.DOTALL | re.MULTILINE)


def examples(kind: str) -> list[Any]:
    return [READERS[kind](text) for block in blocks(f"json {kind}") for text in objects(block)]


def section(title: str, level: str = "###") -> str:
    """The text of the section of that title."""
    found = re.search(rf"^{level} {re.escape(title)}\n(.*?)(?=^#|\Z)", PAGE, re.DOTALL | re.MULTILINE)
    assert found is not None, title
    return found[1]


def rows(text: str) -> list[list[str]]:
    """The table rows of a text, cell by cell, without headings."""
    lines = [line for line in text.splitlines() if line.startswith("|") and not re.fullmatch(r"[| -]+", line)]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


def named(text: str) -> set[str]:
    """What stands in backquotes in the first column."""
    return {name for row in rows(text) for name in re.findall(r"`([\w.]+)`", row[0])}


def tag(type_: Any) -> str:
    return str(type_.__struct_config__.tag)


def title_of(type_: Any, titles: list[str]) -> str:
    """The section in which a message is told."""
    return next(title for title in titles if tag(type_) in re.split(r", ", title))


TITLES = re.findall(r"^### (.+)$", PAGE, re.MULTILINE)


def test_every_example_is_of_a_kind_that_is_read() -> None:
    kinds = set(re.findall(r"^```json ?(\w*)$", PAGE, re.MULTILINE))
    assert kinds == set(READERS)


@pytest.mark.parametrize("kind", READERS)
def test_every_example_in_json_can_be_read(kind: str) -> None:
    assert examples(kind)


@pytest.mark.parametrize("kind", ["table", "bot"])
def test_what_is_read_from_an_example_is_all_of_it(kind: str) -> None:
    """A reader of the table's messages passes over fields that it does not know: the page must not have any."""
    for block in blocks(f"json {kind}"):
        for text in objects(block):
            given = msgspec.json.decode(text)
            whole = msgspec.to_builtins(READERS[kind](text))
            assert set(given) <= set(whole)
            if given["type"] == "update":
                assert set(given["view"]) == set(whole["view"])


def test_there_is_an_example_of_every_message_event_and_action() -> None:
    assert {tag(type(message)) for message in examples("table")} == {tag(type_) for type_ in get_args(ToSeat)}
    assert {tag(type(message)) for message in examples("bot")} == {tag(type_) for type_ in get_args(FromSeat)}
    assert {tag(type(event)) for event in examples("events")} == {tag(type_) for type_ in get_args(AnyEvent)}
    assert {tag(type(action)) for action in examples("actions")} == {tag(type_) for type_ in get_args(Action)}


@pytest.mark.parametrize("type_", [*get_args(ToSeat), *get_args(FromSeat)], ids=tag)
def test_every_field_of_a_message_is_told_in_its_section(type_: Any) -> None:
    fields = {field.encode_name for field in msgspec.structs.fields(type_)}
    told = {name.partition(".")[0] for name in named(section(title_of(type_, TITLES)))}
    assert fields <= told


def test_every_field_of_the_view_is_told() -> None:
    fields = [field.name for field in msgspec.structs.fields(View)]
    assert [row[0].strip("`") for row in rows(section("The view", "##"))[1:]] == fields


def test_every_event_is_told() -> None:
    assert named(section("Events", "##")) >= {tag(type_) for type_ in get_args(AnyEvent)}


def test_the_examples_of_positions_are_possible_ones() -> None:
    rules = load_rules("stbl")
    views = [message.view for message in examples("table") if isinstance(message, Update)]
    for view in (*examples("view"), *views):
        assert state_of(view, rules).turn == view.turn
        assert view.hand is None or len(view.hand) == view.counts[view.seat or 0]


def test_the_table_of_options_is_that_of_the_program() -> None:
    expected = [[f"`{option.name}`", option.choices, option.meaning] for option in OPTIONS]
    assert rows(section("Options of the rules", "##"))[1:] == expected


def test_every_refusal_is_told() -> None:
    codes = named(section("Refusals", "##"))
    of_a_table = {"stale", "paused", "stood_in", "not_saved", "looked_already", "seat_freed", "no_vote", "not_yet"}
    assert codes == {*CODES_IN_ORDER, *of_a_table}
    in_core = {
        code
        for path in (ROOT / "core" / "table").glob("*.py")
        for code in re.findall(
            r"(?:Objection\(|reject\([^\"]*?|_refuse\([^\"]*?)\"([a-z_]+)\"", path.read_text("utf-8")
        )
    }
    assert in_core
    assert in_core <= codes


def test_the_limits_are_those_of_the_program() -> None:
    limits = {row[0].removesuffix(" ✝"): row[1] for row in rows(section("Limits", "##"))[1:]}
    usual = Limits()
    assert limits == {
        "from its start to its `id`": f"{usual.start_ms // 1000} s",
        "for a `pong`": f"{usual.ping_ms // 1000} s (a bot that never answered a ping is not asked)",
        "for the first act in a deal": f"{usual.deal_ms // 1000} s",
        "for any other act": f"{usual.move_ms // 1000} s",
        "a line on standard output": f"{usual.line_bytes // 1024} KiB ({usual.line_bytes:,} bytes)",
        "all output": f"{usual.output_kb_s} KB a second on average, four times as much at once",
        "lines of output, of whatever kind": (
            f"{usual.output_lines_s:,} a second on average and {MORE_LINES} more for each update; "
            "four times as many at once"
        ),
        "acts that cannot be read, between two updates": str(MOST_WRONG),
        "acts that nothing asks for, between two updates": f"{MOST_WRONG} are answered; the rest are passed over",
        "actions in an act": str(MOST_ACTIONS),
        "options in an `id`; values of an option": f"{MOST_OPTIONS}; {MOST_VALUES}",
        "`info` as JSON, and the text of `explain`": (
            f"{MOST_SAID:,} bytes each; lists and objects in each other {MOST_DEEP} deep"
        ),
        "refusals in a turn": str(Times().refusals),
        "messages ahead": f"{AHEAD}, with {PER_UPDATE} more for each update and {PER_SECOND} more a second",
        "messages beside acts, between two updates": f"{MOST_WORDS}, `sync` included; the rest are passed over",
        "memory, with all processes that it started": f"{usual.memory_mb} MB",
        "processor time in a deal, with all processes that it started": f"{usual.cpu_s} s",
        "processes": str(usual.processes),
        "open files, each process": str(usual.files),
        "all files that it writes; each, where it has no name spaces of its own": f"{usual.file_mb} MB",
        "standard error": (
            f"the last {usual.stderr_kb} KB of each deal are kept, in whole lines; "
            f"who writes more than {MB_S} MB a second on average has to wait"
        ),
        "how much it weighs where processors are short": f"as with `nice` {NICE}: tables and people go first",
        "between the end of its input and SIGTERM, and from there to SIGKILL": f"{usual.end_ms // 1000} s each",
    }
    assert f"{MOST_MB} MB of them at the most" in PAGE
    assert f"where the disk has less than {SPARE_MB} MB" in PAGE
    assert RESTARTS == 3
    assert "more than three restarts in one deal" in PAGE
    assert Times().bot == usual.move_ms


def test_the_lines_about_confinement_are_those_that_the_commands_say() -> None:
    told = re.findall(r"\*([A-Z][^*]+)\*$", section("What a bot can see", "##"), re.MULTILINE)
    ways = (confinement.UID, confinement.UID_ONLINE, confinement.UID_ALONE)
    others = (confinement.NAMESPACE, confinement.NAMESPACE_ONLINE, confinement.NEITHER.sentence)
    assert told == [*ways, *others, confinement.OPEN.strip()]


def test_the_phrases_are_those_of_the_table() -> None:
    assert re.findall(r"`(\w+)`", PAGE.partition("`said`: who, and one of ")[2].partition(" |")[0]) == list(PHRASES)


def test_every_word_of_the_command_is_there() -> None:
    assert all(f"buraco bot {word} " in PAGE for word in WORDS)


def test_the_steps_of_a_check_are_those_of_the_command() -> None:
    told = [row[0].strip("`") for row in rows(section("Trying it", "##")) if re.match("`[a-z]", row[0])]
    assert told == list(NAMES)


def test_the_options_of_a_check_are_those_of_the_command() -> None:
    parser = argparse.ArgumentParser(prog="check")
    add_arguments(parser)
    offered = {flag for flag in re.findall(r"--[a-z]+", parser.format_help()) if flag != "--help"}
    assert set(re.findall(r"`(--[a-z]+)", section("Trying it", "##"))) == offered


def test_what_a_bot_of_a_host_may_have_is_all_told() -> None:
    text = section("Sitting down", "##")
    deep = tomllib.loads(blocks("toml")[0])["bots"]["deep"]
    assert set(deep) == {field.name for field in msgspec.structs.fields(BotPart)}
    assert set(msgspec.convert(deep, BotPart).options) == {"style"}
    limits = text.partition("`limits` may change ")[2].partition("([Limits]")[0]
    assert re.findall(r"`(\w+)`", limits) == [field.name for field in msgspec.structs.fields(Limits)]


def test_a_check_tells_of_memory_from_as_many_deals_as_the_page_says() -> None:
    found = re.search(r"it does not grow deal by deal; (\d+) `--deals`", PAGE)
    assert found is not None
    most = {deals: max(count for _, count in line_ups(4, deals)) for deals in (int(found[1]) - 1, int(found[1]))}
    assert list(most.values()) == [LEAST - 1, LEAST]


async def test_the_smallest_bot_plays_every_preset(tmp_path: Path) -> None:
    program = tmp_path / "smallest.py"
    program.write_text(blocks("python")[0], "utf-8")
    for preset in PRESETS:
        await match((sys.executable, str(program)), preset=preset)


async def test_the_bot_on_the_frame_plays(tmp_path: Path) -> None:
    program = tmp_path / "mine.py"
    program.write_text(blocks("python")[1], "utf-8")
    seats = await match((sys.executable, str(program)))
    assert all(act.explain == "It ends my turn." for seat in seats for act in seat.acts)


def test_what_is_said_of_the_frame_is_there() -> None:
    named_in_page = set(re.findall(r"`(?:self\.)?(\w+)(?:\([\w, ]*\))?`", section("The frame in Python", "##")))
    offered = {name for name in {*vars(Bot), *Bot.__annotations__} if not name.startswith("_")}
    assert {"rules", "hello", "settings", "options", "stopped", "heard", "refused", "began", "ended"} <= named_in_page
    assert {"rules", "hello", "settings", "options", "stopped", "heard", "refused", "began", "ended"} <= offered


def test_the_transcript_is_what_the_example_plays_today() -> None:
    if with_transcript(PAGE) != PAGE:
        pytest.fail("run `python -m scripts.bot.transcript`: the transcript is not that of today")


def test_the_transcript_is_a_whole_deal_of_messages() -> None:
    lines = shown_lines(PAGE)
    told = [read_to_seat(text) for of_table, text in lines if of_table]
    said = [read_from_seat(text) for of_table, text in lines if not of_table]
    assert [tag(type(told[0])), tag(type(said[0])), tag(type(told[-1])), tag(type(told[-2]))] == [
        "hello",
        "id",
        "closed",
        "end",
    ]
    seen = {tag(type(event)) for message in told if isinstance(message, Update) for event in message.events}
    assert {"drew", "took", "laid", "extended", "discarded", "pot", "revealed", "went_out", "scored"} <= seen
    assert not [message for message in told if isinstance(message, Rejected)]
    greeting = msgspec.to_builtins(told[0])
    said_rules = msgspec.convert(greeting["rules"], RulesSaid)
    assert set(said_rules.options) == {option.name for option in OPTIONS}


def test_links_of_the_page_lead_somewhere() -> None:
    headings = {
        re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in re.findall(r"^#+ (.+)$", PAGE, re.M)
    }
    for target in re.findall(r"\]\(([^)]+)\)", PAGE):
        if target.startswith("#"):
            assert target[1:] in headings, target
        else:
            assert (ROOT / "docs" / target).exists(), target
