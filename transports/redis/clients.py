"""The one place where clients of a Redis or Valkey server are made, and what becomes of their errors.

Nothing here tries a command again: a command whose answer was lost may have been done, and only who sent it knows
whether it may be repeated. Every call goes through `call`, which has its own deadline. No password is ever part of a
text: what the server says is told in this room's own words.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.connection import parse_url
from redis.asyncio.retry import Retry
from redis.asyncio.sentinel import MasterNotFoundError, Sentinel, SentinelConnectionPool
from redis.backoff import NoBackoff
from redis.exceptions import (
    AuthenticationError,
    AuthorizationError,
    BusyLoadingError,
    NoPermissionError,
    NoScriptError,
    OutOfMemoryError,
    ReadOnlyError,
    RedisError,
    ResponseError,
)
from redis.exceptions import TimeoutError as RedisTimeout
from redis.maint_notifications import MaintNotificationsConfig

from core.table.ports import TableError

T = TypeVar("T")

WITHIN_S: Final = 2.0
"""How long a call may take, where nothing else is said."""
LOOKS: Final = 4
"""How often it is looked, in the time an answer may take, whether it is overdue."""
MOST_CONNECTIONS: Final = 16
"""Of one client; further calls wait for a free one, as long as a call may."""


PASSING: Final = frozenset({"LOADING", "BUSY", "MASTERDOWN", "CLUSTERDOWN", "TRYAGAIN"})
"""Refusals of a server that will soon answer otherwise; nothing was done."""


class BadBusUrl(TableError):
    """The address of the server cannot be understood; it is not repeated in the text, for it may hold a password."""

    code = "bad_bus_url"


class BusTrouble(TableError):
    """A server could not be reached, did not answer in time, or refused. ``reason`` says which, without a secret."""

    code = "bus_trouble"

    def __init__(self, reason: str, answer: str | None = None) -> None:
        super().__init__(f"{reason}; it is tried again, look to the server if that lasts")
        self.reason = reason
        self.answer = answer
        """The server's own word for its refusal (``NOPERM``, ``OOM``): what was asked is certainly not done.
        None: nothing was answered, so it may have been done or not."""

    @property
    def passing(self) -> bool:
        """Is it worth waiting, because nothing was answered, or something that will soon be otherwise?"""
        return self.answer is None or self.answer in PASSING


async def call(awaitable: Awaitable[T], within_s: float = WITHIN_S) -> T:
    """What this call to the server gives. Raises BusTrouble for everything that a server or the way to it can do.

    After a deadline the connection is closed: nothing can be read from it that belongs to somebody else. While this
    process stands still nobody is late.
    """
    try:
        async with asyncio.timeout(None) as deadline:
            looks = _Looks(deadline, within_s)
            try:
                return await awaitable
            finally:
                looks.over()
    except (TimeoutError, RedisTimeout):
        raise BusTrouble(f"the server has not answered within {within_s:g} s") from None
    except (RedisError, OSError) as error:
        raise trouble(error) from None


class _Looks:
    """Ends a wait after so many looks, not seconds: whoever stood still takes first what has come meanwhile."""

    def __init__(self, deadline: asyncio.Timeout, within_s: float) -> None:
        self._deadline = deadline
        self._each_s = within_s / LOOKS
        self._left = LOOKS
        self._loop = asyncio.get_running_loop()
        self._next = self._loop.call_later(self._each_s, self._look)

    def _look(self) -> None:
        self._left -= 1
        if self._left:
            self._next = self._loop.call_later(self._each_s, self._look)
        else:
            self._deadline.reschedule(self._loop.time())

    def over(self) -> None:
        self._next.cancel()


_WORDS: Final = {
    "NOAUTH": "the server wants a password",
    "WRONGPASS": "the server does not accept this user and password",
    "NOPERM": "the server does not allow this user to do that",
    "OOM": "the server has no memory left for writing",
    "MISCONF": "the server cannot write to its disk",
    "READONLY": "the server is a replica and cannot be written to",
    "NOREPLICAS": "the server has too few replicas to write",
    "LOADING": "the server is still reading its data",
    "BUSY": "the server is busy with a script",
    "MASTERDOWN": "the server has lost its primary",
    "CLUSTERDOWN": "the cluster is down",
    "NOSCRIPT": "the server does not know the script",
    "WRONGTYPE": "something else lies under that name on the server",
    "MOVED": "the server is part of a cluster and another part has this",
}


def trouble(error: BaseException) -> BusTrouble:
    """An error of the client library as trouble, in words that hold no argument of any command."""
    # What a server refuses while a connection is made comes as the cause of a connection error.
    answer = _answer(error) or (None if error.__cause__ is None else _answer(error.__cause__))
    if answer is not None:
        said = _WORDS.get(answer, f"the server refused a command ({answer})")
        return BusTrouble(said, answer)
    if isinstance(error, MasterNotFoundError):
        return BusTrouble("no sentinel can name the primary")
    return BusTrouble(f"the server cannot be reached ({str(error)[:200].rstrip('.') or type(error).__name__})")


def _answer(error: BaseException) -> str | None:
    """The first word of what the server answered; None where it did not answer."""
    said = getattr(error, "status_code", None)
    if said in _WORDS:
        return str(said)
    for kind, word in _KINDS:
        if isinstance(error, kind):
            return word
    if isinstance(error, ResponseError):
        answer = str(error).rpartition(" of pipeline caused error: ")[2].lstrip("('\"")
        first = str(said or answer.partition(" ")[0])
        return first if first.isalpha() and first.isupper() and len(first) <= 20 else "ERR"
    return None


_KINDS: Final[tuple[tuple[type[BaseException], str], ...]] = (
    (AuthorizationError, "NOAUTH"),
    (AuthenticationError, "WRONGPASS"),
    (BusyLoadingError, "LOADING"),
    (NoPermissionError, "NOPERM"),
    (OutOfMemoryError, "OOM"),
    (ReadOnlyError, "READONLY"),
    (NoScriptError, "NOSCRIPT"),
)


class _WaitingSentinelPool(SentinelConnectionPool, BlockingConnectionPool):
    """Connections to the primary that Sentinel names, no more than so many."""

    def __init__(self, primary: str, sentinel: Sentinel, **options: Any) -> None:
        super().__init__(primary, sentinel, **options)  # type: ignore[no-untyped-call]


class Clients:
    """Makes clients of one server.

    ``url`` is ``redis://``, ``rediss://`` (TLS; ``ssl_ca_certs`` and the like as options), ``unix://``, each with
    ``user:password@`` where the server has users, or ``redis+sentinel://user:password@host:26379,host/primary``
    (``rediss+sentinel`` with TLS; the sentinels' own ``sentinel_username`` and ``sentinel_password`` as options).
    Raises BadBusUrl.
    """

    def __init__(self, url: str) -> None:
        self.url = url
        """Holds the password, if there is one: never to be shown."""
        self._made: dict[Redis, Sentinel | None] = {}
        self._others: set[Callable[[], Awaitable[None]]] = set()
        split = _split(url)
        self.shown = split[0]
        """The address as it may be shown."""
        self._options, self._addresses, self._primary, self._sentinel_options = split[1:]

    def __repr__(self) -> str:
        return f"Clients({self.shown})"

    def commands(self, most: int = MOST_CONNECTIONS) -> Redis:
        """A new client for commands, with connections of its own, at most so many; they are opened when needed."""
        return self._client(most)

    def subscriber(self) -> Redis:
        """A new client to listen with, by one `pubsub()`: its connection shares nothing with any other client's.

        A read from it may wait for ever; whoever reads has a heartbeat.
        """
        return self._client(2)

    async def discard(self, client: Redis) -> None:
        """Close a client of this factory that is done with, whatever state its server is in; raises nothing."""
        sentinel = self._made.pop(client, None)
        with suppress(TableError):
            await call(client.aclose())
        if sentinel is not None:
            with suppress(TableError):
                await call(sentinel.aclose())

    def close_too(self, aclose: Callable[[], Awaitable[None]]) -> None:
        """With these clients this is to be closed, too: it has a connection that one of them has made."""
        self._others.add(aclose)

    def closed(self, aclose: Callable[[], Awaitable[None]]) -> None:
        """It was closed by its owner."""
        self._others.discard(aclose)

    async def aclose(self) -> None:
        """Close all that is left of what was made here; raises nothing."""
        for aclose in list(self._others):
            await aclose()
        for client in list(self._made):
            await self.discard(client)

    def _client(self, most: int) -> Redis:
        options: dict[str, Any] = {
            **_every_connection(),
            **self._options,
            "max_connections": most,
            "timeout": WITHIN_S,
        }
        pool: BlockingConnectionPool
        sentinel = None
        if self._primary is None:
            pool = BlockingConnectionPool(**options)
        else:
            sentinel = Sentinel(self._addresses, sentinel_kwargs={**_every_connection(), **self._sentinel_options})
            pool = _WaitingSentinelPool(self._primary, sentinel, **options)
        client = Redis.from_pool(pool)
        self._made[client] = sentinel
        return client


def _every_connection() -> dict[str, Any]:
    """What all connections have in common."""
    return {
        # The library's own default repeats a command whose answer was lost: one append would make two records.
        "retry": Retry(NoBackoff(), 0),
        # Every call has its own deadline; a subscriber's reads have none.
        "socket_timeout": None,
        "socket_connect_timeout": WITHIN_S,
        # Neither is needed, and both would be commands that a seat's user must then be allowed.
        "driver_info": None,
        "maint_notifications_config": MaintNotificationsConfig(enabled=False),
    }


_OPTIONS: Final = frozenset(
    {
        "client_name",
        "db",
        "protocol",
        "password",
        "username",
        "ssl_ca_certs",
        "ssl_ca_path",
        "ssl_certfile",
        "ssl_cert_reqs",
        "ssl_check_hostname",
        "ssl_ciphers",
        "ssl_keyfile",
        "ssl_min_version",
        "ssl_password",
    }
)
"""What may stand after the question mark. Deadlines and repeats are this room's business and nobody else's."""
_SENTINEL_OPTIONS: Final = {"sentinel_username": "username", "sentinel_password": "password"}
_FORMS: Final = "redis://host:port/0, rediss://…, unix:///path, or redis+sentinel://host:port,host:port/primary"

_Split = tuple[str, dict[str, Any], list[tuple[str, int]], str | None, dict[str, Any]]


def _split(url: str) -> _Split:
    """The address as it may be shown, options of a connection, sentinels, the primary's name, their options."""
    try:
        parts = urlsplit(url)
        query = parse_qs(parts.query, keep_blank_values=True, strict_parsing=bool(parts.query))
        scheme, plus, rest = parts.scheme.partition("+")
        if scheme not in ("redis", "rediss", "unix") or (plus and (rest != "sentinel" or scheme == "unix")):
            raise ValueError("it must begin with redis://, rediss://, unix:// or redis+sentinel://")
        allowed = _OPTIONS | (_SENTINEL_OPTIONS.keys() if plus else set())
        if query.keys() - allowed:
            raise ValueError("it has an option that is not known")
        if parts.fragment or (scheme != "unix" and "@" in parts.path):
            raise ValueError("it has a sign that must be written otherwise in a password: # %23, / %2F, ? %3F, @ %40")
        who, _, where = parts.netloc.rpartition("@")
        user = unquote(who.partition(":")[0])
        shown = f"{parts.scheme}://{user and user + '@'}{where}{parts.path}"
        if not plus:
            options: dict[str, Any] = {**parse_url(url)}
            if scheme == "unix" and (where or not options.get("path")):
                raise ValueError("it names no socket by its whole path")
            return shown, options, [], None, {}
        addresses = [_address(one) for one in where.split(",")]
        primary, _, number = parts.path.strip("/").partition("/")
        if not primary:
            raise ValueError("it does not name the primary")
        # Everything but the network part as for one server, which then is asked for from the sentinels.
        options = {**parse_url(f"{scheme}://{who and who + '@'}localhost/{number}?{parts.query}")}
        for name in ("host", "port", "connection_class", *_SENTINEL_OPTIONS):
            options.pop(name, None)
        options["ssl"] = scheme == "rediss"
        theirs: dict[str, Any] = {ours: query[name][0] for name, ours in _SENTINEL_OPTIONS.items() if name in query}
        if scheme == "rediss":
            theirs |= {"ssl": True, **{name: value for name, value in options.items() if name.startswith("ssl_")}}
        return shown, options, addresses, unquote(primary), theirs
    except ValueError as error:
        # Texts of the libraries may repeat the address, and with it the password.
        why = str(error) if str(error).startswith(("it ", "there ")) else "something in it is not as it should be"
        raise BadBusUrl(f"the address of the server cannot be used: {why}; write {_FORMS}") from None


def _address(text: str) -> tuple[str, int]:
    """A sentinel's host and port, from ``host``, ``host:port`` or ``[address]:port``."""
    parts = urlsplit(f"//{text}")
    if not parts.hostname:
        raise ValueError("it does not name every sentinel")
    return parts.hostname, parts.port or 26379
