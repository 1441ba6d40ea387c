"""The bot's token: where it is found, and that it is shown nowhere."""

from __future__ import annotations

import codecs
import os
import re
import stat
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from scripts.failure import CommandError

VARIABLE: Final = "BURACO_TELEGRAM_TOKEN"
FILE_VARIABLE: Final = "BURACO_TELEGRAM_TOKEN_FILE"
API_VARIABLE: Final = "BURACO_TELEGRAM_API"
_TOKEN: Final = re.compile(r"[0-9]{1,20}:[A-Za-z0-9_-]{5,100}")
_MOST: Final = 1024
PORTS: Final = (443, 80, 88, 8443, None)
"""To which Telegram brings messages; None: an address that names none."""
_MARKS: Final = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))
"""With these begin files that some editors write."""


def token_of(file: str, environment: Mapping[str, str], warn: Callable[[str], None] = lambda text: None) -> str:
    """The token that the environment gives, else that of the file it names, else that of ``file``.

    ``warn`` is told, in a sentence, of a file that everybody on this machine can read. Raises CommandError:
    ``no_telegram_token``, ``unreadable_file``, ``bad_telegram_token``. No text holds the token.
    """
    token = environment.get(VARIABLE, "").strip()
    where = VARIABLE
    if not token:
        named = environment.get(FILE_VARIABLE, "").strip() or file.strip()
        if not named:
            text = (
                f"There is no token: get one from @BotFather, and put it into {VARIABLE}, "
                f"or into a file that {FILE_VARIABLE} names."
            )
            raise CommandError("no_telegram_token", text)
        token, where = _read(named, warn), named
    if not _TOKEN.fullmatch(token):
        raise CommandError("bad_telegram_token", f"What stands in {where} is no token: copy it again from @BotFather.")
    return token


def api_of(given: str, environment: Mapping[str, str]) -> str | None:
    """The address of another Bot API server, with or without the ``/bot`` that comes before the token; None: Telegram's
    own. Raises CommandError (``bad_setting``)."""
    address = environment.get(API_VARIABLE, "").strip() or given.strip()
    if not address:
        return None
    if not address.startswith(("https://", "http://")):
        raise CommandError("bad_setting", f"{API_VARIABLE} is an address that begins with https:// or http://.")
    return address.rstrip("/").removesuffix("/bot").rstrip("/")


def expect_webhook(address: str) -> None:
    """Make sure that Telegram brings messages to this address, "" for none; a Bot API server of one's own may bring
    them to others. Raises CommandError (``bad_setting``)."""
    if address and urlsplit(address).port not in PORTS:
        ports = ", ".join(str(port) for port in PORTS if port)
        raise CommandError("bad_setting", f"telegram.webhook: Telegram brings messages to the ports {ports} alone.")


def _read(name: str, warn: Callable[[str], None]) -> str:
    try:
        with Path(name).expanduser().open("rb") as file:
            if os.name == "posix" and os.fstat(file.fileno()).st_mode & stat.S_IROTH:
                warn(f"{name} holds the bot's token and can be read by everybody on this machine: chmod 600 it.")
            raw = file.read(_MOST)
            return raw.decode(next((name for mark, name in _MARKS if raw.startswith(mark)), "ascii")).strip()
    except UnicodeDecodeError:
        raise CommandError("bad_telegram_token", f"{name}: it holds no token; copy it again from @BotFather.") from None
    except OSError as error:
        reason = (error.strerror or "no reason given").lower()
        raise CommandError("unreadable_file", f"{name}: the token cannot be read ({reason}); check the name.") from None
    except RuntimeError:
        raise CommandError("unreadable_file", f"{name}: there is no such user; check the name.") from None
