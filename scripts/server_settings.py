"""The settings of `buraco serve`: config/server.toml, over it a file of one's own, over both the environment."""

from __future__ import annotations

import re
import shlex
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeVar, get_args, get_type_hints
from urllib.parse import urlsplit

import msgspec

from bots import registry
from core.game.options import clip, nearest
from core.table.given import MOST_WORLDS
from scripts.bus_url import VARIABLE
from scripts.command_words import missing
from scripts.failure import CommandError
from scripts.settings import config_dir
from transports.gateway.settings import Settings as GatewaySettings
from transports.process.program import Limits

T = TypeVar("T")

SERVER_VARIABLE = "BURACO_REDIS_SERVER"


class _Section(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One part of the file. Nothing has a default here: config/server.toml says it."""


class RedisPart(_Section, frozen=True, kw_only=True):
    """``[redis]``"""

    url: str
    """Empty: a server of our own. It may hold a password: never to be shown."""
    server: str
    """The program of our own server; empty: the one that was installed with buraco."""

    def __repr__(self) -> str:
        return "RedisPart()"


class TablesPart(_Section, frozen=True, kw_only=True):
    """``[tables]``"""

    tick_ms: Annotated[int, msgspec.Meta(ge=200, le=10_000)]


class GatewayPart(GatewaySettings, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``[gateway]``"""

    serve: bool


class LimitsPart(Limits, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``limits`` of a bot."""


class LogPart(_Section, frozen=True, kw_only=True):
    """``[log]``"""

    format: Literal["auto", "json", "text"]
    file: str
    level: Literal["debug", "info", "warning", "error"]


class ProcessPart(_Section, frozen=True, kw_only=True):
    """``[process]``"""

    uvloop: bool


class TelegramPart(_Section, frozen=True, kw_only=True):
    """``[telegram]``, for `buraco telegram`."""

    token_file: str
    """The file with the bot's token; empty: it is in the environment."""
    api: str
    """The address of a Bot API server; empty: Telegram's own."""
    host: bool | Literal["auto"]
    """Does the process host tables, too? ``auto``: where no bus is named and nobody serves here."""
    webhook: str
    """The address at which Telegram brings messages; empty: they are fetched."""
    listen: str
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)]
    """Where the webhook listens; 0: any free port."""
    keep_days: Annotated[int, msgspec.Meta(ge=1, le=3650)]
    """How long what nobody asks for is kept."""
    pictures: bool

    def __post_init__(self) -> None:
        if self.api and not self.api.startswith(("https://", "http://")):
            raise ValueError("api is an address that begins with https:// or http://")
        if self.webhook:
            if not self.webhook.startswith("https://"):
                raise ValueError("webhook is an address that begins with https://, as Telegram wants it")
            try:
                named = urlsplit(self.webhook)
                if not named.hostname or named.port == 0:
                    raise ValueError
            except ValueError:
                raise ValueError("webhook is an address like https://example.org/path") from None


class BotPart(_Section, frozen=True, kw_only=True):
    """A bot of ``[bots]``; only the command has to be there."""

    command: str | tuple[str, ...]
    """A command line, or its words."""
    worlds: Annotated[int, msgspec.Meta(ge=1, le=MOST_WORLDS)] | None = None
    """The budget of each of its turns."""
    options: dict[str, bool | int | float | str] = {}
    """For the options that it declares."""
    limits: LimitsPart = LimitsPart()
    network: bool = False
    """May it reach the network? Servers on this machine too, then: the bus among them."""

    @property
    def words(self) -> tuple[str, ...]:
        """The command's. Raises ValueError for quotes that do not end, for nulls, and where there are none."""
        words = tuple(shlex.split(self.command)) if isinstance(self.command, str) else self.command
        if not words or not words[0]:
            raise ValueError("the command is empty")
        if any("\0" in word for word in words):
            raise ValueError("a word of the command holds a null character, which no program can be given")
        return words


class ServerSettings(_Section, frozen=True, kw_only=True):
    """All of it."""

    redis: RedisPart
    tables: TablesPart
    gateway: GatewayPart
    log: LogPart
    process: ProcessPart
    telegram: TelegramPart
    bots: dict[str, BotPart]
    """Commands that play as bots of the house, by the names under which they are offered."""


def server_settings(path: Path | None, environment: Mapping[str, str]) -> ServerSettings:
    """What holds for this process. ``path`` is the user's own file; None: there is none.

    Raises CommandError: ``unreadable_file``, ``bad_toml``, ``unknown_setting``, ``bad_setting``, and for a bot that
    could not be started ``no_program`` or ``no_file``, each with the file and the key.
    """
    base = config_dir() / "server.toml"
    found = _read(base)
    if path is not None:
        found = _over(found, _read(path), path)
    settings = _checked(found, path or base)
    redis = settings.redis
    url, program = environment.get(VARIABLE, "").strip(), environment.get(SERVER_VARIABLE, "").strip()
    redis = msgspec.structs.replace(redis, url=url or redis.url.strip(), server=program or redis.server.strip())
    return msgspec.structs.replace(settings, redis=redis)


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except UnicodeDecodeError:
        raise CommandError("unreadable_file", f"{path}: it is not UTF-8 text: save it as UTF-8.") from None
    except OSError as error:
        reason = (error.strerror or "no reason given").lower()
        text = f"{path}: the settings cannot be read ({reason}); check the name."
        raise CommandError("unreadable_file", text) from None
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise CommandError("bad_toml", f"{path}: {str(error)[:200]}; correct it.") from None


def _over(base: Mapping[str, Any], own: Mapping[str, Any], path: Path) -> dict[str, Any]:
    """Both in one, key by key within each part."""
    both = dict(base)
    for part, values in own.items():
        if part not in base:
            raise _unknown(path, part, tuple(base))
        if not isinstance(values, dict):
            raise CommandError("bad_setting", f"{path}: {part}: it is a part of the file; write [{part}] before it.")
        if part == _BOTS:
            both[part] = {**base[part], **values}
            continue
        known = {field.name for field in msgspec.structs.fields(_PARTS[part])}
        for key in values:
            if key not in known:
                raise _unknown(path, f"{part}.{key}", tuple(f"{part}.{name}" for name in sorted(known)))
        both[part] = {**base[part], **values}
    return both


def _checked(found: Mapping[str, Any], path: Path) -> ServerSettings:
    parts: dict[str, Any] = {}
    for name, kind in _PARTS.items():
        if name != _BOTS:
            parts[name] = _converted(found[name], kind, path, name)
    return ServerSettings(**parts, bots={name: _bot(name, value, path) for name, value in found[_BOTS].items()})


def _converted(value: object, kind: type[T], path: Path, name: str) -> T:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        text, _, place = str(error).partition(" - at `$")
        key = f"{name}{place.rstrip('`')}"
        if text.startswith("Invalid enum value"):
            text = f"{text.rstrip('.')}; it may be {_allowed(kind, place)}"
        raise CommandError("bad_setting", f"{path}: {key}: {text[:1].lower()}{text[1:].rstrip('.')}.") from None


def _allowed(kind: object, place: str) -> str:
    """What a setting that has a few values may be, as it is written in the file; ``place``: which of this part."""
    for name in re.findall(r"[a-z_]+", place):
        kind = get_type_hints(kind)[name]
    values: list[object] = []
    for one in get_args(kind):
        values += (True, False) if one is bool else get_args(one) or (one,)
    written = [str(value).lower() if isinstance(value, bool) else f'"{value}"' for value in values]
    return " or ".join(filter(None, (", ".join(written[:-1]), written[-1])))


def _bot(name: str, value: object, path: Path) -> BotPart:
    """One of ``[bots]``: a table, or the command line alone.

    What cannot be started is refused as all else that is wrong in the file: a host that begins without one of its bots
    would leave the seats of that bot to stand-ins, and nobody would look for the reason in a log.
    """
    key = f"{_BOTS}.{name[:60]}"
    if not _NAME.fullmatch(name) or name in RESERVED:
        why = "it comes with buraco already" if name in RESERVED else "a bot's name is short, of a-z, 0-9, - and _"
        raise CommandError("bad_setting", f"{path}: {key}: {why}; choose another name.")
    _expect_known(value, BotPart, path, key)
    if isinstance(value, dict):
        _expect_known(value.get("limits"), LimitsPart, path, f"{key}.limits")
    part = _converted({"command": value} if isinstance(value, str | list) else value, BotPart, path, key)
    try:
        words = part.words
    except ValueError as error:
        text = f"{path}: {key}: {str(error).lower()}; write the program and its words."
        raise CommandError("bad_setting", text) from None
    if wrong := missing(words):
        raise CommandError(wrong.code, f"{path}: {key}: {wrong.text[:1].lower()}{wrong.text[1:]}")
    return part


def _expect_known(value: object, kind: type[msgspec.Struct], path: Path, key: str) -> None:
    """Every key of a table is one of this part's. Raises CommandError."""
    known = tuple(sorted(field.name for field in msgspec.structs.fields(kind)))
    for name in value if isinstance(value, dict) else ():
        if name not in known:
            text = f"{path}: {key}.{clip(name)}: there is no such setting; {nearest(name, known)}"
            raise CommandError("unknown_setting", text)


def _unknown(path: Path, key: str, known: tuple[str, ...]) -> CommandError:
    text = f"{path}: {key[:60]}: there is no such setting; {nearest(key, known)}"
    return CommandError("unknown_setting", text)


_BOTS: Final = "bots"
_NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,31}")
RESERVED: Final = frozenset({"human", *registry.NAMES})
"""Names that a line-up understands already."""
_PARTS: dict[str, type[msgspec.Struct]] = {field.name: field.type for field in msgspec.structs.fields(ServerSettings)}
