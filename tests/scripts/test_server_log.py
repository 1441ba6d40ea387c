"""Where `buraco serve` logs to: a file of its owner's alone, short lines for people, and no stack trace."""

from __future__ import annotations

import json
import logging
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import pytest

from scripts.failure import CommandError
from scripts.server_log import PlainFormatter, log_as
from scripts.server_settings import LogPart


@contextmanager
def logging_to(file: str, kind: Literal["auto", "json", "text"] = "auto") -> Iterator[logging.Handler]:
    root = logging.getLogger()
    before = root.level
    handler = log_as(LogPart(format=kind, file=file, level="info"))
    try:
        yield handler
    finally:
        root.removeHandler(handler)
        root.setLevel(before)
        handler.close()


def test_a_log_file_is_its_owners_alone_holds_json_and_is_closed_in_the_end(tmp_path: Path) -> None:
    path = tmp_path / "serve.log"
    with logging_to(str(path)) as handler:
        logging.getLogger("tests").info("adopted", extra={"table": "K7QF2M"})
        assert isinstance(handler, logging.FileHandler)
        stream = handler.stream
    assert stream is not None
    assert stream.closed
    line = json.loads(path.read_text("utf-8"))
    assert (line["message"], line["table"]) == ("adopted", "K7QF2M")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_log_goes_on_where_it_ended(tmp_path: Path) -> None:
    path = tmp_path / "serve.log"
    for text in ("first", "second"):
        with logging_to(str(path), "text"):
            logging.getLogger("tests").warning(text)
    assert [line.split(" ", 1)[1] for line in path.read_text("utf-8").splitlines()] == [
        "warning first",
        "warning second",
    ]


@pytest.mark.parametrize("file", ["no/such/folder/serve.log", "~nobody-is-called-so/serve.log"])
def test_a_log_file_that_cannot_be_is_refused_in_a_sentence(
    file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(CommandError, match=r"log\.file: it cannot be written \(.+\); choose another\.") as refused:
        log_as(LogPart(format="auto", file=file, level="info"))
    assert refused.value.code == "bad_setting"
    assert str(refused.value).startswith(file)


def test_a_fault_is_one_short_line_for_people_without_its_own_words() -> None:
    try:
        raise ValueError("KS QS")
    except ValueError as error:
        record = logging.LogRecord("tests", logging.ERROR, "", 0, "it %s", ("failed",), (ValueError, error, None))
    line = PlainFormatter().format(record)
    assert "\n" not in line
    assert "error it failed: ValueError" in line
    assert "KS" not in line


def test_a_message_that_does_not_fit_what_was_given_along_is_written_as_it_is() -> None:
    record = logging.LogRecord("tests", logging.INFO, "", 0, "%d tables", ("many",), None)
    assert PlainFormatter().format(record).endswith(" info %d tables")
