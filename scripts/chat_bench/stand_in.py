"""A stand-in for the Bot API that answers at once, keeps what each chat shows, and tells when something is asked.

It is no test of the bot (tests/ has a double that is): it believes everything, and limits nothing.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any, Final

import msgspec

from scripts.chat_bench.requests import Form, Requests

JSON = dict[str, Any]
BOT: Final = 4_200_000_000
TOKEN: Final = f"{BOT}:of-no-use-anywhere-but-in-this-benchmark"
_ME: Final[JSON] = {"id": BOT, "is_bot": True, "first_name": "Bench", "username": "bench_bot"}
_DATE: Final = 1_700_000_000
_MOST_POLLED: Final = 100
_EDITS: Final = ("editmessagetext", "editmessagecaption", "editmessagemedia", "editmessagereplymarkup")


class Shown(msgspec.Struct):
    """A message of the bot."""

    chat: int
    message: int
    text: str
    buttons: list[str]
    """What those that can be pressed carry."""
    photo: bool = False
    said: int = 0
    """How often it was sent or edited so far."""


class StandIn:
    """The service; use `open` and `aclose`. ``told`` hears of each message that was sent or edited, ``answered`` of
    each answer to a tap, both as soon as the call is read, with the moment (`perf_counter`)."""

    def __init__(self, told: Callable[[Shown, float], None], answered: Callable[[str, str, float], None]) -> None:
        self.calls: Counter[str] = Counter()
        self.uploads: list[int] = []
        """The bytes of each picture that was brought."""
        self.chats: dict[int, dict[int, Shown]] = {}
        self._told = told
        self._answered = answered
        self._requests = Requests(self._answer)
        self._waiting: list[JSON] = []
        self._came = asyncio.Event()
        self._numbers = 0
        self._files = 0

    async def open(self) -> str:
        """Begin; the address. Raises OSError."""
        return f"http://127.0.0.1:{await self._requests.open()}"

    async def aclose(self) -> None:
        """End."""
        await self._requests.aclose()

    # --- people ------------------------------------------------------------------------------------------------------

    def says(self, user: int, chat: int, text: str) -> None:
        """Somebody writes a command."""
        word = len(text.split()[0])
        self._push(
            "message",
            {
                "message_id": self._number(),
                "date": _DATE,
                "chat": _chat(chat),
                "from": _person(user),
                "text": text,
                "entities": [{"type": "bot_command", "offset": 0, "length": word}],
            },
        )

    def taps(self, user: int, shown: Shown, data: str) -> tuple[str, float]:
        """Somebody presses a button: the number of that tap, and when it was."""
        query = str(self._number())
        self._push(
            "callback_query",
            {
                "id": query,
                "from": _person(user),
                "chat_instance": str(shown.chat),
                "message": _message(shown),
                "data": data,
            },
        )
        return query, perf_counter()

    def _push(self, kind: str, content: JSON) -> None:
        self._waiting.append({"update_id": self._number(), kind: content})
        self._came.set()

    def _number(self) -> int:
        self._numbers += 1
        return self._numbers

    # --- the bot -----------------------------------------------------------------------------------------------------

    async def _answer(self, method: str, form: Form) -> Any:
        now = perf_counter()
        if method == "getupdates":
            return await self._polled(int(form.get("offset", 0)), float(form.get("timeout", 0)))
        self.calls[method] += 1
        if method == "getme":
            return _ME
        if method == "answercallbackquery":
            self._answered(form["callback_query_id"], form.get("text", ""), now)
        elif method == "getchatmember":
            return {"status": "member", "user": _person(int(form["user_id"]))}
        elif method == "deletemessage":
            self.chats.get(int(form["chat_id"]), {}).pop(int(form["message_id"]), None)
        elif method in ("sendmessage", "sendphoto"):
            return self._show(self._number(), form, now, photo=method == "sendphoto")
        elif method in _EDITS:
            return self._show(int(form["message_id"]), form, now, photo=method == "editmessagemedia")
        return True

    async def _polled(self, offset: int, wait_s: float) -> Sequence[JSON]:
        self._waiting = [update for update in self._waiting if update["update_id"] >= offset]
        if not self._waiting:
            self._came.clear()
            try:
                async with asyncio.timeout(wait_s):
                    await self._came.wait()
            except TimeoutError:
                pass
        return self._waiting[:_MOST_POLLED]

    def _show(self, message: int, form: Form, now: float, *, photo: bool) -> JSON:
        chat = int(form["chat_id"])
        shown = self.chats.setdefault(chat, {}).setdefault(message, Shown(chat, message, "", []))
        media = json.loads(form["media"]) if "media" in form else {}
        shown.text = form.get("text") or form.get("caption") or media.get("caption") or shown.text
        shown.buttons = _pressable(form.get("reply_markup", ""))
        shown.photo = shown.photo or photo
        shown.said += 1
        if photo:
            self._brought(form, str(media.get("media", "")))
        self._told(shown, now)
        self._files += 1
        return _message(shown, f"file-{self._files}")

    def _brought(self, form: Form, attached: str) -> None:
        """A picture that is known already comes as a name."""
        size = form.get(attached.removeprefix("attach://")) if attached else form.get("photo", "")
        if size and size.isdecimal():
            self.uploads.append(int(size))


def _pressable(markup: str) -> list[str]:
    rows = json.loads(markup).get("inline_keyboard", ()) if markup else ()
    return [button["callback_data"] for row in rows for button in row if "callback_data" in button]


def _person(user: int) -> JSON:
    return {"id": user, "is_bot": False, "first_name": f"P{user}", "language_code": "en"}


def _chat(chat: int) -> JSON:
    if chat > 0:
        return {"id": chat, "type": "private", "first_name": f"P{chat}"}
    return {"id": chat, "type": "supergroup", "title": f"G{-chat}"}


def _message(shown: Shown, file: str = "file") -> JSON:
    said: JSON = {"message_id": shown.message, "date": _DATE, "chat": _chat(shown.chat), "from": _ME}
    if not shown.photo:
        return said | {"text": shown.text or "-"}
    size = {"file_id": file, "file_unique_id": file, "width": 800, "height": 600}
    return said | {"caption": shown.text, "photo": [size]}
