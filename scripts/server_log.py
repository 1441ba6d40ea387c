"""Where a serving process logs to, and how: JSON for programs, short lines for people; no card in either."""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path

from scripts.failure import CommandError
from scripts.json_log import JsonFormatter, safe, short
from scripts.server_settings import LogPart


class PlainFormatter(logging.Formatter):
    """One short line a record, without a stack trace."""

    def format(self, record: logging.LogRecord) -> str:
        try:
            message = record.getMessage()
        except Exception:  # a wrong format of somebody else's
            message = str(record.msg)
        error = record.exc_info[1] if record.exc_info else None
        text = message if error is None else f"{message}: {short(error)}"
        return f"{self.formatTime(record, '%H:%M:%S')} {record.levelname.lower()} {safe(text)}"


def log_as(part: LogPart) -> logging.Handler:
    """Let everything of this process be logged like this; the handler is given back. Raises CommandError."""
    handler: logging.Handler
    as_json = part.format == "json" or (part.format == "auto" and (bool(part.file) or not _on_a_terminal()))
    if part.file:
        handler = _file(Path(part.file).expanduser())
    else:
        handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if as_json else PlainFormatter())
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(part.level.upper())
    return handler


def _on_a_terminal() -> bool:
    return sys.stderr is not None and sys.stderr.isatty()


def _file(path: Path) -> logging.Handler:
    def opener(name: str, flags: int) -> int:
        return os.open(name, flags, 0o600)

    try:
        return logging.StreamHandler(open(path, "a", encoding="utf-8", opener=opener))
    except OSError as error:
        reason = (error.strerror or "no reason given").lower()
        text = f"{path}: log.file: it cannot be written ({reason}); choose another."
        raise CommandError("bad_setting", text) from None
