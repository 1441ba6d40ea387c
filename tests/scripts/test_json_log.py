"""Logs as JSON: what is known of a line, and what never gets into one."""

from __future__ import annotations

import errno
import io
import json
import logging
from collections.abc import Iterator

import pytest

from core.table.ports import LogDamaged, NotOwner
from scripts.json_log import MOST_MESSAGE, JsonFormatter, safe, short
from transports.gateway.tokens import Token, make_token


class Paper:
    """A log and what was written to it."""

    def __init__(self, logger: logging.Logger, stream: io.StringIO) -> None:
        self.log = logger
        self.stream = stream

    @property
    def last(self) -> dict[str, object]:
        line: dict[str, object] = json.loads(self.stream.getvalue().splitlines()[-1])
        return line


@pytest.fixture
def paper() -> Iterator[Paper]:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonFormatter())
    logger = logging.getLogger("tests.paper")
    logger.setLevel(logging.DEBUG)
    logger.propagate = False
    logger.addHandler(handler)
    yield Paper(logger, stream)
    logger.removeHandler(handler)
    logger.propagate = True


def test_a_line_says_when_who_and_what(paper: Paper) -> None:
    paper.log.warning("the host %s is slow", "h1", extra={"table": "K7QF2M", "seat": 2, "seq": 57})
    line = paper.last
    time = str(line.pop("time"))
    assert len(time) == len("2026-01-02T03:04:05.678Z")
    assert time.endswith("Z")
    assert line == {
        "level": "WARNING",
        "logger": "tests.paper",
        "message": "the host h1 is slow",
        "table": "K7QF2M",
        "seat": 2,
        "seq": 57,
    }


def test_table_seat_and_seq_are_read_out_of_a_message_that_says_them(paper: Paper) -> None:
    paper.log.info("table %s: seat %d failed after record %d", "K7QF2M", 3, 104)
    assert (paper.last["table"], paper.last["seat"], paper.last["seq"]) == ("K7QF2M", 3, 104)
    paper.log.info("nothing of the kind")
    assert not {"table", "seat", "seq"} & paper.last.keys()


def test_a_message_is_always_one_line(paper: Paper) -> None:
    paper.log.info("two\nlines\u2028and \x1b[31mmore \ud800")
    assert len(paper.stream.getvalue().splitlines()) == 1
    paper.log.info("x" * 1_000_000)
    assert len(str(paper.last["message"])) == MOST_MESSAGE


def test_a_line_that_cannot_be_formatted_is_written_all_the_same() -> None:
    class Bad:
        def __str__(self) -> str:
            raise ZeroDivisionError

    for text, value in (("%d seats", "four"), ("%s", Bad())):
        record = logging.LogRecord("tests", logging.INFO, __file__, 1, text, (value,), None)
        assert json.loads(JsonFormatter().format(record))["message"] == text


def test_of_an_exception_its_kind_and_place_are_written_and_not_its_text(paper: Paper) -> None:
    try:
        raise KeyError("seat 2 holds KS QS 2H")
    except KeyError:
        paper.log.exception("table K7QF2M failed")
    error = str(paper.last["error"])
    assert error.startswith("KeyError at test_json_log.py:")
    assert "KS" not in paper.stream.getvalue()
    assert "Traceback" not in paper.stream.getvalue()


def test_errors_of_the_house_and_of_the_machine_say_what_to_do() -> None:
    assert short(NotOwner("K7QF2M")) == "NotOwner (not_owner): table K7QF2M is hosted by another process now"
    assert short(OSError(errno.ENOSPC, "No space left on device")) == "OSError: no space left on device"
    assert short(LogDamaged("K7QF2M", 3, "KS is not there")) == "LogDamaged"
    group = ExceptionGroup("two", [ValueError("KS"), NotOwner("K7QF2M")])
    assert short(group).startswith("ExceptionGroup of ValueError, NotOwner (not_owner)")


@pytest.mark.parametrize(
    "hand", ["KS QS JS", "['2H', 'TD']", '{"hand":["AC","JK"]}', "10H, 9♣", "KS", "(4♦)", "Discard(card='7C')"]
)
def test_a_hand_that_somebody_logs_all_the_same_is_blacked_out(paper: Paper, hand: str) -> None:
    paper.log.debug("seat 1 holds %s", hand, extra={"table": "K7QF2M"})
    written = paper.stream.getvalue()
    for word in ("KS", "QS", "2H", "TD", "AC", "JK", "10H", "9♣", "4♦", "7C"):
        assert word not in written
    assert "<card>" in written


def test_what_only_looks_a_little_like_a_card_is_left_alone() -> None:
    text = "table A2C4QS: seat 2, HTTP 4D2, 12S, ACID, id JKL, x2H9, K_S"
    assert safe(text) == text


def test_a_token_that_somebody_logs_all_the_same_is_blacked_out(paper: Paper) -> None:
    token = make_token(b"0123456789abcdef", Token(table="K7QF2M", seat=1, generation=0, expires_ms=1))
    paper.log.info("header %s", f"Bearer {token}")
    assert token not in paper.stream.getvalue()
    assert paper.last["message"] == "header Bearer <token>"


@pytest.mark.parametrize("text", ["{}", "https://api.telegram.org/bot{}/getMe", "Bot[token={}]"])
def test_a_bots_token_that_somebody_logs_all_the_same_is_blacked_out(paper: Paper, text: str) -> None:
    paper.log.info("asked %s", text.format("123456789:AAbb-CCdd_EEffGGhhIIjjKKllMMnnOOppQQ"))
    assert paper.last["message"] == "asked " + text.format("<token>")
