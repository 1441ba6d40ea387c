"""Why a carrier has ended, in the reader's language."""

import ast
import re
from pathlib import Path

from core.game.wording import Sentence
from core.table.ports import LogDamaged, MatchOver, NoAnswer, OtherEngine, PortClosed, TableBusy, TableFailed
from core.table.ports import UnknownTable as Unknown
from core.table.seats import ELSEWHERE
from core.table.sentences import ANSWERS, CLOSINGS
from scripts.locales import tongue_of
from tests.transports.english import ENGLISH
from tests.transports.wordings import hold_against_english
from transports import closing_text as room
from transports.closing_text import OF_CARRIERS, closing_text
from transports.tongue import Tongue

NAMED = re.compile(r"\{[\w:]*\}")


def spoken(sentence: Sentence, written: str, tongue: Tongue) -> str:
    return closing_text(written, tongue)


def test_every_reason_is_said_in_every_language_and_in_english_as_it_is_written() -> None:
    hold_against_english(CLOSINGS, spoken)
    hold_against_english(OF_CARRIERS, spoken)


def test_every_reason_of_a_carrier_is_one_that_a_carrier_gives() -> None:
    """They are written where they arise, and here once more: who changes one has to change both."""
    found = ""
    for path in (Path(room.__file__).parent).rglob("*.py"):
        if path.name != "closing_text.py":
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.JoinedStr):
                    found += "".join(
                        str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values
                    )
                elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found += f"\n{node.value}\n"
    for written in OF_CARRIERS.sentences.values():
        assert NAMED.sub("{}", written) in NAMED.sub("{}", found)


def test_what_goes_wrong_with_a_table_is_known_by_its_words() -> None:
    for error in (
        PortClosed(),
        NoAnswer("T"),
        MatchOver("T"),
        MatchOver("T", "U"),
        TableBusy("T"),
        TableFailed("T", 3),
        OtherEngine("T", 1, 2),
        LogDamaged("T", 4, "it ends too early"),
        Unknown("T"),
    ):
        assert closing_text(str(error), ENGLISH) == str(error)
        assert closing_text(str(error), tongue_of("pt-BR")) != str(error)


def test_a_full_stop_is_left_out_and_an_unknown_reason_stays_as_it_is() -> None:
    assert closing_text(f"{ELSEWHERE}.", ENGLISH) == ELSEWHERE
    assert closing_text("The moon is full.", tongue_of("ru")) == "The moon is full"


def test_a_seat_that_is_refused_in_closing_is_told_why() -> None:
    reason = ANSWERS.text("void-invitation").rstrip(".")
    assert closing_text(reason, ENGLISH) == reason
    assert (
        closing_text(reason, tongue_of("it")) == "Nel frattempo questo posto è passato ad altri: chiedi un nuovo invito"
    )


def test_a_gateway_that_cannot_be_reached_is_told_with_the_reason_of_the_system() -> None:
    text = "the gateway at ws://127.0.0.1:1/v1/seat cannot be reached (connection refused)"
    assert closing_text(text, ENGLISH) == text
    assert closing_text(text, tongue_of("es")) == (
        "no se puede llegar a la pasarela ws://127.0.0.1:1/v1/seat (conexión rechazada)"
    )
