"""The language of a person's side of a table: it changes under way, and speaks of no shell and no terminal."""

from __future__ import annotations

import re

import pytest

from core.table.orders import Refused
from core.table.sentences import ANSWERS
from scripts.locales import LANGUAGES, tongue_of
from scripts.settings import config_dir
from tests.transports.console.positions import moment
from tests.transports.telegram.hands import HandAt
from transports.naming import program
from transports.refused_text import refused_text
from transports.telegram.own_tongue import INSTEAD, OwnTongue
from transports.telegram.seat_pages import opened

MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =.*\n(?:[ \t].*\n)*", re.M)
ROOMS = ("console", "telegram")
"""Those whose sentences a chat shows, besides what lies beside them; none of a watcher at a terminal."""
ELSEWHERE = {"onlooker-no-host"}


def told_of_shells() -> set[str]:
    """The keys of messages that name this program as a shell would call it."""
    found: set[str] = set()
    for path in (config_dir() / "locales" / "en").glob("*.ftl"):
        found |= {one[1] for one in MESSAGE.finditer(path.read_text("utf-8")) if "PROGRAM()" in one[0]}
    return found


KEYS = re.compile(
    r"\bEnter\b|numbers? shown|then 0|\bq\b|\bjoin again\b|\(a does it|\b[lu] (lays|takes)|0 is the first"
)
"""What is said of keys and of lists with numbers, in English."""
AT_TERMINALS = {"rematch-another", "nowline-welcome"}
"""Said by rooms that a chat's table does not use."""


def told_of_keys() -> set[str]:
    """The keys of messages that tell somebody to press a key, or to type a number that is shown."""
    found: set[str] = set()
    for path in (config_dir() / "locales" / "en").glob("*.ftl"):
        texts = ((one[1], one[0].partition("=")[2]) for one in MESSAGE.finditer(path.read_text("utf-8")))
        found |= {key for key, text in texts if KEYS.search(text)}
    return found


def test_no_sentence_of_the_console_tells_a_chat_of_keys() -> None:
    root = config_dir().parent / "transports"
    rooms = [*root.glob("*.py"), *(path for room in ROOMS for path in (root / room).rglob("*.py"))]
    said = "\n".join(path.read_text("utf-8") for path in rooms if path.name != "own_tongue.py")
    keys = {key for key in told_of_keys() if f'"{key}"' in said} - AT_TERMINALS
    assert keys
    assert keys <= INSTEAD.keys(), keys - INSTEAD.keys()
    assert not told_of_keys() & set(INSTEAD.values())


def test_another_language_is_spoken_as_soon_as_it_is_chosen() -> None:
    tongue = OwnTongue(tongue_of("en"), tongue_of)
    assert tongue.text("tgseat-yes") == "Yes"
    tongue.speak("it")
    assert (tongue.code, tongue.text("tgseat-yes")) == ("it", "Sì")


def test_no_sentence_of_the_console_tells_a_chat_of_a_command_of_a_shell() -> None:
    root = config_dir().parent / "transports"
    rooms = [*root.glob("*.py"), *(path for room in ROOMS for path in (root / room).rglob("*.py"))]
    said = "\n".join(path.read_text("utf-8") for path in rooms if path.name != "own_tongue.py")
    shells = {key for key in told_of_shells() if f'"{key}"' in said} - ELSEWHERE
    assert shells
    assert shells <= INSTEAD.keys()
    assert not told_of_shells() & set(INSTEAD.values())


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_said_instead_names_neither_program_nor_terminal(code: str) -> None:
    tongue = OwnTongue(tongue_of(code), tongue_of)
    for key in INSTEAD:
        said = tongue.text(
            key,
            table="K7M2QX",
            name="Bob",
            whose="Ann",
            word="sit",
            moves="x",
            forms="draw",
            typed="x",
            example="draw",
            before=200,
            after=100,
        )
        assert program() not in said
        assert not re.search("termin[aā]l|терминал|--", said.lower())


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_page_about_the_shuffle_gives_the_id_of_the_record_by_a_command_of_the_chat(code: str) -> None:
    hand = HandAt(moment(hand="3H 9D KC"), code)
    hand.board.promises.committed(1, "ab" * 32)
    said = "\n".join(opened("fair", hand.state, hand.board).pieces)
    assert "/report" in said
    assert program() not in said


def test_who_follows_the_link_of_a_full_table_is_offered_nothing_that_a_chat_has_not() -> None:
    tongue = OwnTongue(tongue_of("en"), tongue_of)
    said = refused_text(Refused(code="table_full", text=ANSWERS.text("table-full")), tongue)
    assert "watch" not in said
    assert "/play" in said


def test_seats_and_bots_are_called_as_in_groups() -> None:
    tongue = OwnTongue(tongue_of("en"), tongue_of)
    assert tongue.text("people-sit", seat=1) == "Sit on seat ②"
    assert OwnTongue(tongue_of("lv"), tongue_of).text("people-sit", seat=1) == "Sēsties ② vietā"
    assert tongue.text("lobby-bots", bots="chance, greedy") == "Bots to be had: Chance, Beginner."
