"""Where a serving process logs to, and how: JSON for programs, short lines for people; no card in either."""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path

from scripts.failure import CommandError
from scripts.json_log import JsonFormatter, safe, said, short
from scripts.server_settings import LogPart


class PlainFormatter(logging.Formatter):
    """One short line a record, without a stack trace."""

    def format(self, record: logging.LogRecord) -> str:
        message = said(record)
        error = record.exc_info[1] if record.exc_info else None
        text = message if error is None else f"{message}: {short(error)}"
        return f"{self.formatTime(record, '%H:%M:%S')} {record.levelname.lower()} {safe(text)}"


def log_as(part: LogPart) -> logging.Handler:
    """Let everything of this process be logged like this; the handler is the caller's to take away and close.

    Raises CommandError (``bad_setting``) for a file that cannot be written.
    """
    handler: logging.Handler
    as_json = part.format == "json" or (part.format == "auto" and (bool(part.file) or not _on_a_terminal()))
    if part.file:
        handler = _file(part.file)
    else:
        handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if as_json else PlainFormatter())
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(part.level.upper())
    return handler


def _on_a_terminal() -> bool:
    return sys.stderr is not None and sys.stderr.isatty()


def _file(name: str) -> logging.Handler:
    try:
        path = Path(name).expanduser()
        os.close(os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600))  # for its owner alone, where it is new
        return logging.FileHandler(path, encoding="utf-8")
    except OSError as error:
        reason = (error.strerror or "no reason given").lower()
    except RuntimeError:
        reason = "there is no such user"
    raise CommandError("bad_setting", f"{name}: log.file: it cannot be written ({reason}); choose another.")
