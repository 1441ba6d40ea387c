"""What is wrong with a server or with a log, in the reader's language."""

import ast
import asyncio
import errno
import re
import zlib
from pathlib import Path

import pytest
from redis.asyncio.sentinel import MasterNotFoundError
from redis.exceptions import AuthenticationError, ConnectionError, ResponseError

from core.game.wording import Sentence
from core.table.ports import LogConflict, LogUnavailable
from scripts.locales import LANGUAGES, tongue_of
from tests.transports.english import ENGLISH
from tests.transports.wordings import hold_against_english
from transports import redis as bus
from transports.closing_text import closing_text
from transports.files import FileLog
from transports.redis import clients
from transports.redis.clients import BusTrouble, trouble
from transports.redis.log import _sentence as of_log
from transports.tongue import Tongue
from transports.trouble_text import OF_TROUBLE, damage_text, trouble_text

REFUSED = ConnectionError("Error 111 connecting to ::1:6379. Connect call failed ('::1', 6379, 0, 0).")
TWICE = "[Errno 111] Connect call failed ('::1', 1, 0, 0), [Errno 111] Connect call failed ('127.0.0.1', 1)"
ERRORS = (
    REFUSED,
    ConnectionError(f"Error Multiple exceptions: {TWICE} connecting to localhost:1."),
    ConnectionError("Error -2 connecting to nowhere:6379. Name or service not known."),
    ConnectionError("Error 104 while writing to socket. Connection reset by peer."),
    ConnectionError("Connection closed by server."),
    AuthenticationError("WRONGPASS no"),
    MasterNotFoundError("no master"),
    ResponseError("EVIL no"),
)

GIVE_REASONS = ("BusTrouble", "Unanswered", "_end", "end", "give_up", "cut", "shut")


def spoken(sentence: Sentence, written: str, tongue: Tongue) -> str:
    return trouble_text(written, tongue)


def said_in_every_language(text: str) -> None:
    """In English as it is written, in every other language in another way, and without an English reason within."""
    bare = text.rstrip(".")
    assert closing_text(text, ENGLISH) == bare
    for code in LANGUAGES[1:]:
        told = closing_text(text, tongue_of(code))
        assert told != bare
        assert not re.search(r"\b(the|is|was|be|cannot|has|connecting|failed|refused|reset|known)\b", told), told


def test_every_sentence_is_said_in_every_language_and_in_english_as_it_is_written() -> None:
    hold_against_english(OF_TROUBLE, spoken)


@pytest.mark.parametrize("error", ERRORS, ids=str)
def test_what_the_library_says_of_a_server_is_said_in_every_language(error: Exception) -> None:
    said_in_every_language(trouble(error).reason)
    said_in_every_language(str(trouble(error)))


@pytest.mark.parametrize("reason", clients._WORDS.values())
def test_every_refusal_of_a_server_is_said_in_every_language(reason: str) -> None:
    said_in_every_language(reason)
    said_in_every_language(str(BusTrouble(reason)))


def test_every_trouble_that_the_bus_names_is_said_in_every_language() -> None:
    found = 0
    for path in Path(bus.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and _name(node.func) in GIVE_REASONS:
                for text in map(_text, node.args[:1]):
                    if text is not None:
                        said_in_every_language(text)
                        found += 1
    assert found > 10


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _text(node: ast.expr) -> str | None:
    """What is written there, with a name for whatever it names."""
    if isinstance(node, ast.Constant):
        return str(node.value)
    if not isinstance(node, ast.JoinedStr):
        return None
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "7" for part in node.values)


@pytest.mark.parametrize(
    "what",
    [
        "cannot append to the log of table K7M2QX",
        "cannot read the log of table K7M2QX",
        "cannot list the logs",
        "does not know whether the log of table K7M2QX has been written",
    ],
)
def test_a_log_that_cannot_be_reached_is_told_with_its_reason(what: str) -> None:
    said_in_every_language(of_log(what, trouble(REFUSED).reason))


def test_a_record_under_another_number_is_told() -> None:
    said_in_every_language(str(LogConflict("K7M2QX", 3, 4)))


def line(seq: int, record: bytes, number: int | None = None) -> bytes:
    check = f"{zlib.crc32(record, zlib.crc32(b'%d' % seq)):08x}".encode()
    return b'{"seq":%d,"sum":"%s","record":%s}\n' % (seq if number is None else number, check, record)


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"{\n",
        b"no json\n",
        b'{"seq":0,"sum":"00000000","record":{}}\n',
        line(0, b"{}", number=4),
        line(0, b'{"type":"moon"}'),
    ],
    ids=["empty", "cut short", "no JSON", "changed", "out of order", "no record"],
)
def test_every_problem_of_a_saved_game_is_said_in_every_language(raw: bytes, tmp_path: Path) -> None:
    log = FileLog(tmp_path, read_only=True)
    log.path("K7M2QX").write_bytes(raw)
    (saved,) = asyncio.run(log.summaries())
    assert saved.problem is not None
    assert closing_text(saved.problem, ENGLISH) == saved.problem.rstrip(".")
    for code in LANGUAGES[1:]:
        assert not re.search(r"\b(table|log|damaged|was|its|checksum)\b", closing_text(saved.problem, tongue_of(code)))


def test_a_game_that_cannot_be_read_is_told_with_the_reason_of_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = FileLog(tmp_path, read_only=True)
    log.path("K7M2QX").write_bytes(b"")

    def denied(path: Path) -> bytes:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", denied)
    (saved,) = asyncio.run(log.summaries())
    assert saved.problem is not None
    assert closing_text(saved.problem, ENGLISH) == "table K7M2QX: its log cannot be read (Permission denied)"
    assert closing_text(saved.problem, tongue_of("it")).endswith("non si può leggere (permesso negato)")


def test_a_log_that_cannot_be_written_is_told_with_the_reason_of_the_system(tmp_path: Path) -> None:
    tmp_path.joinpath("games").write_bytes(b"")
    with FileLog(tmp_path / "games" / "deeper") as log, pytest.raises(LogUnavailable) as caught:
        asyncio.run(log.append("K7M2QX", 0, b"{}"))
    text = str(caught.value)
    assert closing_text(text, ENGLISH) == text
    assert closing_text(text, tongue_of("es")).endswith(": no es una carpeta")


def test_what_is_not_known_stays_as_it_is_and_damage_is_introduced() -> None:
    assert trouble_text("The moon is full", tongue_of("ru")) == "The moon is full"
    assert damage_text("the moon is full", ENGLISH) == "the moon is full"
    assert damage_text("the moon is full", tongue_of("it")) == "non va bene: the moon is full"
