"""One person's view of their chats: what they see, what they can press, and nothing else.

What a phone does returns at once, as it does in a hand; what is awaited waits for the bot, with a deadline.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, Protocol
from urllib.parse import parse_qs, urlsplit

from tests.transports.telegram.double import happenings, keyboards
from tests.transports.telegram.double.chats import Chat, Member
from tests.transports.telegram.double.inline import Asked, Offer
from tests.transports.telegram.double.messages import Message
from tests.transports.telegram.double.people import Person
from tests.transports.telegram.double.taps import Tap, Toast, callback_query
from tests.transports.telegram.double.units import JSON
from tests.transports.telegram.double.web_app import opened
from tests.transports.telegram.double.world import World

LINK: Final = re.compile(r"https?://(?:t\.me|telegram\.me)/|tg://resolve")


class Somewhere(Protocol):
    """Anything with the number of a chat: a group."""

    @property
    def id(self) -> int: ...


Where = int | Somewhere | None
"""A chat; None is one's own private chat with the bot."""


class Phone:
    """Somebody's phone."""

    def __init__(self, world: World, person: Person) -> None:
        self.person = person
        self.answers: list[Toast] = []
        """Every answer to a tap, the empty ones too."""
        self._world = world

    @property
    def id(self) -> int:
        return self.person.id

    @property
    def toasts(self) -> list[str]:
        """What the answers to taps said, those that said something."""
        return [toast.text for toast in self.answers if toast.text]

    # ------------------------------------------------------------------------------------- seeing

    def sees(self, chat: Where = None, topic: int | None = None) -> list[Message]:
        """The messages of a chat they are in, oldest first; with ``topic``, those of that topic."""
        where = self._chat(chat)
        if not where.inside(self.id):
            return []
        return [one for one in self._world.messages.of(where.id) if topic in (None, one.topic)]

    def newest(self, chat: Where = None, topic: int | None = None) -> Message:
        """The bot's newest message there. Raises AssertionError without one."""
        mine = [one for one in self.sees(chat, topic) if one.by_bot and not one.service]
        assert mine, "the bot has said nothing here"
        return mine[-1]

    async def reads(self, text: str, chat: Where = None, topic: int | None = None) -> Message:
        """The newest message of the bot with this in it, as soon as there is one."""
        return await self._first(f"{self.person.name} reads {text!r}", chat, topic, lambda one: text in one.text)

    async def finds(self, label: str, chat: Where = None, topic: int | None = None) -> Message:
        """The newest message with this button, as soon as there is one."""
        return await self._first(
            f"{self.person.name} finds the button {label!r}",
            chat,
            topic,
            lambda one: keyboards.labelled(one.now.markup, label) is not None,
        )

    async def _first(self, what: str, chat: Where, topic: int | None, fits: Callable[[Message], bool]) -> Message:
        found: list[Message] = []

        def look() -> bool:
            found[:] = [one for one in self.sees(chat, topic) if (one.by_bot or one.via_bot) and fits(one)]
            return bool(found)

        await self._world.bell.until(what, look, self._chat(chat).id)
        return found[-1]

    def menu(self, chat: Where = None) -> list[JSON]:
        """The commands that their program offers here, in their language."""
        return self._world.menu.shown(self._chat(chat), self.id, self.person.language)

    # ------------------------------------------------------------------------------------- writing

    def says(
        self,
        text: str,
        chat: Where = None,
        topic: int | None = None,
        reply_to: Message | None = None,
        channel: Somewhere | None = None,
    ) -> Message:
        """Write a message. In private their program has them press Start first."""
        where = self._chat(chat)
        assert where.inside(self.id), f"{self.person.name} is not in this chat"
        if where.private:
            assert where.started or text.startswith("/start"), "their program shows nothing but Start"
            assert not where.blocked, "they have blocked the bot"
            where.started = True
        if topic is not None and topic in where.topics:
            assert not where.topics[topic].closed or where.admin(self.id), "the topic is closed"
        speaker = None if channel is None else self._world.chats.all[channel.id]
        return happenings.said(self._world, where, self.person, text, topic, reply_to, speaker)

    def starts(self) -> Message:
        """Press Start in the private chat; who has blocked the bot lets it in again by that."""
        return self._start("")

    def _start(self, word: str) -> Message:
        if self._chat(None).blocked:
            self.unblocks()
        return self.says(f"/start {word}".strip())

    def opens(self, url: str, chat: Where = None) -> Message:
        """Follow a link to the bot and press Start: ``?start=`` in private, ``?startgroup=`` in ``chat``."""
        assert LINK.match(url), f"no link to Telegram: {url}"
        parts = urlsplit(url)
        query = parse_qs(parts.query)
        name = query.get("domain", [parts.path.strip("/")])[0]
        assert name.lower() == self._world.me.username.lower(), f"no link to the bot: {url}"
        for kind in ("start", "startgroup"):
            for word in query.get(kind, []):
                assert re.fullmatch(r"[A-Za-z0-9_-]{0,64}", word), f"a link cannot carry this: {word}"
        if "startgroup" in query:
            where = self._chat(chat)
            happenings.moved(self._world, where, Member(self._world.me), self.person)
            return self.says(f"/start@{self._world.me.username} {query['startgroup'][0]}".strip(), chat)
        return self._start(query.get("start", [""])[0])

    # ------------------------------------------------------------------------------------- tapping

    async def taps(
        self, label: str, chat: Where = None, topic: int | None = None, message: Message | None = None
    ) -> Toast:
        """Press a button of the newest message that has it now (or of ``message``), and wait for the answer.

        A link is followed, a button that begins an inline query begins it. Raises AssertionError for no such button.
        """
        message = message or await self.finds(label, chat, topic)
        button = self._button(message, label)
        if "url" in button:
            if LINK.match(button["url"]):
                self.opens(button["url"])
            return Toast(url=button["url"])
        if "switch_inline_query_current_chat" in button:
            await self.types_inline(button["switch_inline_query_current_chat"], message.chat.id)
            return Toast()
        return await self._answered(self._press(button, message))

    def presses(self, label: str, chat: Where = None, topic: int | None = None, message: Message | None = None) -> Tap:
        """Press without waiting: twice in a row, say. The button must be there now."""
        with_it = [one for one in self.sees(chat, topic) if keyboards.labelled(one.now.markup, label)]
        if message is None:
            assert with_it, f"there is no button {label!r} now"
            message = with_it[-1]
        button = self._button(message, label)
        return self._press(button, message)

    async def taps_old(
        self, label: str, chat: Where = None, topic: int | None = None, message: Message | None = None
    ) -> Toast:
        """Press a button that is gone or does something else by now, as a slow phone still shows it.

        Raises AssertionError if no earlier version of a message had it.
        """
        where = self._chat(chat)
        for one in reversed([message] if message else self._world.messages.chats[where.id]):
            for version in reversed(one.versions):
                button = keyboards.labelled(version.markup, label) if topic in (None, one.topic) else None
                same = not one.deleted and button in [it for row in keyboards.shown(one.now.markup) for it in row]
                if button is not None and not same:
                    return await self._answered(self._press(button, one))
        raise AssertionError(f"no earlier version had a button {label!r} that is gone now")

    def _button(self, message: Message, label: str) -> JSON:
        button = None if message.deleted else keyboards.labelled(message.now.markup, label)
        assert button is not None, f"there is no button {label!r} on it now: {message.labels}"
        return button

    def _press(self, button: JSON, message: Message) -> Tap:
        assert message.chat.inside(self.id), f"{self.person.name} is not in this chat"
        assert "callback_data" in button, f"nothing is asked of the bot by {button}"
        tap = self._world.taps.press(self.person, message, button["callback_data"])
        self._world.updates.push("callback_query", callback_query(tap, self._world.me), message.chat.id)
        return tap

    async def answered(self, tap: Tap) -> Toast:
        """What came of a press that was not waited for."""
        return await self._answered(tap)

    async def _answered(self, tap: Tap) -> Toast:
        who = f"the bot answers {self.person.name}'s tap ({tap.data})"
        await self._world.bell.until(who, lambda: tap.toast is not None, tap.message.chat.id)
        assert tap.toast is not None
        self.answers.append(tap.toast)
        return tap.toast

    async def opens_page(self, label: str, chat: Where = None) -> str:
        """Press a button that opens a page (a Web App). Returns the address, what is signed for the page included."""
        message = await self.finds(label, chat)
        button = self._button(message, label)
        assert "web_app" in button, f"{label!r} opens no page"
        return opened(button["web_app"]["url"], self._world.token, self.person, self._world.now())

    # ------------------------------------------------------------------------------------- inline

    async def types_inline(self, query: str, chat: Where = None) -> list[Offer]:
        """Type this after the bot's name in a chat, and wait for what is offered above the keyboard."""
        assert self._world.inline_on, "the bot's inline mode is off"
        asked = self._ask(query, self._chat(chat))
        what = f"the bot answers the inline query {query!r}"
        await self._world.bell.until(what, lambda: asked.offers is not None, self.id)
        assert asked.offers is not None
        return asked.offers

    def _ask(self, query: str, chat: Chat) -> Asked:
        assert chat.inside(self.id), f"{self.person.name} is not in this chat"
        asked, new = self._world.inline.ask(self.person, query)
        if new:
            kind = "sender" if chat.person is self.person else chat.kind
            told = {"id": asked.id, "from": self.person.json(), "query": query, "offset": "", "chat_type": kind}
            self._world.updates.push("inline_query", told, self.id)
        return asked

    def chooses(self, offer: Offer, chat: Where = None, topic: int | None = None) -> Message:
        """Post one of the results, as themselves through the bot."""
        world, where = self._world, self._chat(chat)
        inline_id = f"BQAA{self.id}{offer.id}{len(world.messages.inline)}" if offer.content.markup else ""
        number, content = world.messages.number(where), [offer.content]
        message = Message(where, number, world.now(), self.person, content, topic, via_bot=True, inline_id=inline_id)
        world.put(message)
        if happenings.hears(world, message):
            happenings.tell(world, message)
        if world.inline_feedback:
            told: JSON = {"result_id": offer.id, "from": self.person.json(), "query": ""}
            told |= {"inline_message_id": inline_id} if inline_id else {}
            world.updates.push("chosen_inline_result", told, self.id)
        return message

    # ------------------------------------------------------------------------------------- coming and going

    def blocks(self) -> None:
        """Block the bot."""
        happenings.private_part(self._world, self._chat(None), blocked=True)

    def unblocks(self) -> None:
        happenings.private_part(self._world, self._chat(None), blocked=False)

    def leaves(self, chat: Where) -> None:
        happenings.moved(self._world, self._chat(chat), Member(self.person, "left"), self.person)

    def joins(self, chat: Where) -> None:
        happenings.moved(self._world, self._chat(chat), Member(self.person), self.person)

    def deletes(self, message: Message) -> None:
        """Delete a message in the private chat, for both: the bot is not told."""
        assert message.chat.person is self.person, "not theirs to delete"
        message.deleted = True
        self._world.bell.ring(self.id)

    def deletes_account(self) -> None:
        self.person.deactivated = True

    def _chat(self, where: Where) -> Chat:
        if where is None:
            return self._world.chats.all[self.id]
        return self._world.chats.all[where if isinstance(where, int) else where.id]
