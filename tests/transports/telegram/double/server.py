"""The Bot API over loopback HTTP, as we read it: what it refuses, forgets and repeats, it refuses, forgets and repeats.

This is our reading of the Bot API (10.0), made of its documentation and of what people report of the real service; it
is not the service. What a method or a parameter does that is not written here, the double does not know: it answers 404
to every method it lacks, so that nothing works here by being overlooked.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any, Final

from aiohttp import web

from tests.transports.telegram.double import asking, editing, params, sending
from tests.transports.telegram.double.dump import page
from tests.transports.telegram.double.faults import Fault, Faults
from tests.transports.telegram.double.groups import Group, made
from tests.transports.telegram.double.params import Params
from tests.transports.telegram.double.phone import Phone
from tests.transports.telegram.double.rates import Rates
from tests.transports.telegram.double.refused import Refused, bad, flooded
from tests.transports.telegram.double.webhook import Pause, Webhook, growing
from tests.transports.telegram.double.world import World, running

TOKEN: Final = "123456789:TEST-not_a_real-token"
MOST_BODY: Final = 20 * 1024 * 1024

Method = Callable[[World, Params], Awaitable[Any]]
METHODS: Final[dict[str, Method]] = {
    "getme": asking.get_me,
    "getchat": asking.get_chat,
    "getchatmember": asking.get_chat_member,
    "getchatadministrators": asking.get_chat_administrators,
    "leavechat": asking.leave_chat,
    "getfile": asking.get_file,
    "answercallbackquery": asking.answer_callback_query,
    "answerinlinequery": asking.answer_inline_query,
    "setmycommands": asking.set_my_commands,
    "getmycommands": asking.get_my_commands,
    "deletemycommands": asking.delete_my_commands,
    "setmydescription": asking.set_my_description,
    "setmyshortdescription": asking.set_my_short_description,
    "getmydescription": asking.get_my_description,
    "getmyshortdescription": asking.get_my_short_description,
    "sendmessage": sending.send_message,
    "sendphoto": sending.send_photo,
    "sendchataction": sending.send_chat_action,
    "editmessagetext": editing.edit_message_text,
    "editmessagecaption": editing.edit_message_caption,
    "editmessagemedia": editing.edit_message_media,
    "editmessagereplymarkup": editing.edit_message_reply_markup,
    "deletemessage": editing.delete_message,
    "deletemessages": editing.delete_messages,
    "pinchatmessage": editing.pin_chat_message,
    "unpinchatmessage": editing.unpin_chat_message,
}
"""By their names in small letters: the Bot API does not tell them apart."""

PROXY_PAGE: Final = "<html>\r\n<head><title>{0} {1}</title></head>\r\n<body><h1>{0} {1}</h1>nginx</body>\r\n</html>"


class BotApiDouble:
    """One bot's Bot API, and the people who talk to the bot.

    ``now`` gives seconds since 1970: for dates, rates, floods and the age of queries. Long polls, cut connections and
    ``sleep`` (slow answers) take real time.
    """

    def __init__(
        self,
        now: Callable[[], float] = running,
        *,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        pause: Pause = growing,
        strict_rates: bool = False,
        token: str = TOKEN,
    ) -> None:
        self.token = token
        self.world = World(now, sleep, token)
        self.faults = Faults()
        self.rates = Rates(now, strict_rates)
        self.webhook = Webhook(self.world.updates, now, pause)
        self.public = self.world.public
        self.updates = self.world.updates
        self.menu = self.world.menu
        self.calls: list[tuple[str, Params]] = []
        """Every call there was, whatever came of it, by the name the bot used."""
        self.refusals: list[tuple[str, Refused]] = []
        """Every call that was answered with ``ok: false``."""
        self.phones: list[Phone] = []
        self.groups: list[Group] = []
        self.url = ""
        self._closing = asyncio.Event()

    # ------------------------------------------------------------------------------------- who is there

    def phone(self, name: str, lang: str = "", username: str = "", last_name: str = "") -> Phone:
        """Somebody new; the bot cannot write to them before they have pressed Start."""
        one = Phone(self.world, self.world.person(name, lang, username, last_name))
        self.phones.append(one)
        return one

    def group(self, title: str, *members: Phone, basic: bool = False, forum: bool = False) -> Group:
        """A supergroup (or basic group, or forum) of these people and the bot, owned by the first of them."""
        one = made(self.world, title, "group" if basic else "supergroup", members, forum)
        self.groups.append(one)
        return one

    def channel(self, title: str, *members: Phone) -> Group:
        """A channel, owned by the first of these people, in which the bot is not yet."""
        one = made(self.world, title, "channel", members, forum=False)
        self.groups.append(one)
        return one

    # ------------------------------------------------------------------------------------- what can be asked of it

    @property
    def base_url(self) -> str:
        """What a bot puts its token behind."""
        return f"{self.url}/bot"

    @property
    def base_file_url(self) -> str:
        return f"{self.url}/file/bot"

    def called(self, method: str) -> list[Params]:
        """What this method was called with, each time."""
        return [given for name, given in self.calls if name == method]

    def within_limits(self) -> None:
        """Raises AssertionError if the bot ever called faster than Telegram allows."""
        assert not self.rates.over, "over Telegram's limits:\n" + "\n".join(self.rates.over[:20])

    async def until(self, what: str, condition: Callable[[], bool]) -> None:
        """Wait until it is so. Raises AssertionError with ``what`` after a while."""
        await self.world.bell.until(what, condition)

    def dump(self) -> str:
        """All chats as one page of HTML, as phones show them, for a person to look at."""
        return page(self.world)

    def exchange_updates(self, seed: int) -> None:
        """From now on updates of different chats come in another order than they happened, now and then."""
        self.updates.exchanging = Random(seed)

    def double_updates(self, seed: int, probability: float) -> None:
        """From now on some updates come again after the bot has had them."""
        self.updates.doubling = (Random(seed), probability)

    # ------------------------------------------------------------------------------------- the server

    @asynccontextmanager
    async def open(self, check_limits: bool = True) -> AsyncIterator[BotApiDouble]:
        """Listens on a free port of the loopback. At the end the bot's rates must have been `within_limits`."""
        app = web.Application(client_max_size=MOST_BODY)
        app.router.add_route("*", "/bot{token}/{method}", self._handle)
        app.router.add_get("/file/bot{token}/{path:.+}", self._file)
        runner = web.AppRunner(app, access_log=None, handler_cancellation=True, shutdown_timeout=0.1)
        await runner.setup()
        try:
            await web.TCPSite(runner, "127.0.0.1", 0).start()
            self.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
            yield self
        finally:
            self.updates.closing = True
            self._closing.set()
            self.updates.wake()
            await self.webhook.remove()
            await runner.cleanup()
        if check_limits:
            self.within_limits()

    async def _file(self, request: web.Request) -> web.Response:
        identifier = request.match_info["path"].removeprefix("photos/").removesuffix(".jpg")
        if request.match_info["token"] != self.token or identifier not in self.world.files.contents:
            return web.json_response(Refused(404, "Not Found").json(), status=404)
        return web.Response(body=self.world.files.contents[identifier])

    async def _handle(self, request: web.Request) -> web.Response:
        method = request.match_info["method"]
        if request.match_info["token"] != self.token:
            return self._refused(method, Refused(401, "Unauthorized"))
        try:
            given = await params.read(request)
        except (ValueError, LookupError):
            return self._refused(method, bad("can't parse the request"))
        self.calls.append((method, given))
        number = int(given.text("chat_id")) if given.text("chat_id").lstrip("-").isdigit() else None
        fault = self.faults.draw(method, number)
        if fault is not None and (answer := await self._before(fault, method, number, request)):
            return answer
        answer = await self._done(method, given, number)
        if fault is None or self._closing.is_set():
            return answer
        return await self._after(fault, answer, request)

    async def _done(self, method: str, given: Params, number: int | None) -> web.Response:
        try:
            chat = self.world.chats.all.get(number) if number is not None else None
            if seconds := self.rates.count(method, number, chat):
                raise flooded(seconds)
            result = await self._method(method, given)
        except Refused as refusal:
            return self._refused(method, refusal)
        return web.json_response({"ok": True, "result": result})

    async def _method(self, method: str, given: Params) -> Any:
        name = method.lower()
        if name == "getupdates":
            self.updates.allow(given.json("allowed_updates"))
            hooked = bool(self.webhook.url)
            wanted = given.integer("offset"), given.integer("limit", 100), given.integer("timeout")
            return await self.updates.poll(*wanted, hooked)
        if name == "setwebhook" and given.text("url"):
            secret, most = given.text("secret_token"), given.integer("max_connections", 40)
            drop, kinds = given.flag("drop_pending_updates"), given.json("allowed_updates")
            await self.webhook.set(given.text("url"), secret, most, kinds, drop)
            return True
        if name in ("setwebhook", "deletewebhook"):
            await self.webhook.remove(given.flag("drop_pending_updates"))
            return True
        if name == "getwebhookinfo":
            return self.webhook.info()
        if name in ("close", "logout"):
            return True
        if name not in METHODS:
            raise Refused(404, f"Not Found: method {method} is not in the double")
        return await METHODS[name](self.world, given)

    def _refused(self, method: str, refusal: Refused) -> web.Response:
        self.refusals.append((method, refusal))
        return web.json_response(refusal.json(), status=refusal.code)

    # ------------------------------------------------------------------------------------- what goes wrong

    async def _before(self, fault: Fault, method: str, number: int | None, request: web.Request) -> web.Response | None:
        """The answer to a call that is not carried out."""
        if fault.kind == "flood":
            seconds = round(fault.seconds) if number is None else self.rates.flood(fault.seconds, number)
            return self._refused(method, flooded(seconds))
        if fault.kind == "error":
            return self._refused(method, Refused(fault.status, "Internal Server Error"))
        if fault.kind == "proxy_page":
            words = PROXY_PAGE.format(fault.status, "Bad Gateway")
            return web.Response(text=words, status=fault.status, content_type="text/html")
        if fault.kind == "cut_before":
            return _cut(request)
        return None

    async def _after(self, fault: Fault, answer: web.Response, request: web.Request) -> web.Response:
        if fault.kind == "slow":
            await self.world.sleep(fault.seconds)
        elif fault.kind == "lost_answer":
            await self._closing.wait()  # or until the bot gives up: then this ends as well
        elif fault.kind == "cut_after":
            return _cut(request)
        return answer


def _cut(request: web.Request) -> web.Response:
    if request.transport is not None:
        request.transport.abort()
    return web.Response()
