"""Messages as they lie in chats: with every version they had, gone or not."""

from __future__ import annotations

import itertools
from collections import defaultdict
from dataclasses import dataclass, field

from tests.transports.telegram.double.chats import Chat
from tests.transports.telegram.double.people import Person
from tests.transports.telegram.double.texts import marked
from tests.transports.telegram.double.units import JSON


@dataclass(frozen=True)
class Content:
    """What a message shows."""

    text: str = ""
    """The caption where there is a photo."""
    entities: tuple[JSON, ...] = ()
    photo: tuple[JSON, ...] = ()
    markup: JSON | None = None

    @property
    def photo_id(self) -> str:
        return str(self.photo[-1]["file_id"]) if self.photo else ""

    def same(self, other: Content) -> bool:
        """Would nobody see a difference?"""
        mine = (self.text, self.entities, self.photo_id, self.markup)
        return mine == (other.text, other.entities, other.photo_id, other.markup)

    def json(self) -> JSON:
        fields: JSON = {}
        if self.photo:
            fields["photo"] = list(self.photo)
        if self.text:
            fields["caption" if self.photo else "text"] = self.text
            if self.entities:
                fields["caption_entities" if self.photo else "entities"] = list(self.entities)
        return fields | ({"reply_markup": self.markup} if self.markup else {})


@dataclass
class Message:
    """One message of a chat."""

    chat: Chat
    id: int
    date: float
    sender: Person | None
    """None in a channel."""
    versions: list[Content]
    topic: int | None = None
    by_bot: bool = False
    via_bot: bool = False
    """Posted by a person, made of a result that the bot offered."""
    inline_id: str = ""
    reply_to: Message | None = None
    sender_chat: Chat | None = None
    service: JSON = field(default_factory=dict)
    """The fields of a message that Telegram itself wrote: who came, who went."""
    protected: bool = False
    deleted: bool = False
    edited: float | None = None
    toasts: list[str] = field(default_factory=list)
    """Answers to taps on it, for whoever looks at a dump."""

    @property
    def now(self) -> Content:
        return self.versions[-1]

    @property
    def text(self) -> str:
        """Its text or caption as it is now."""
        return self.now.text

    @property
    def photo(self) -> bool:
        return bool(self.now.photo)

    @property
    def buttons(self) -> list[list[str]]:
        """What is on its buttons, by row."""
        return [[one["text"] for one in row] for row in (self.now.markup or {}).get("inline_keyboard", [])]

    @property
    def labels(self) -> list[str]:
        return [label for row in self.buttons for label in row]

    @property
    def mentions(self) -> list[tuple[int, str]]:
        """Who is told by it: the person's number and the words that do it."""
        told = [one for one in self.now.entities if one["type"] == "text_mention"]
        return [(one["user"]["id"], marked(self.text, one)) for one in told]

    def json(self, bot: Person, deep: bool = True) -> JSON:
        """A ``Message``; what it answers is told with ``deep`` alone."""
        fields: JSON = {"message_id": self.id, "date": int(self.date), "chat": self.chat.json()}
        if self.sender is not None:
            fields["from"] = self.sender.json()
        if self.sender_chat is not None:
            fields["sender_chat"] = self.sender_chat.json()
        if self.topic is not None:
            fields |= {"message_thread_id": self.topic, "is_topic_message": True}
        elif self.reply_to is not None and self.chat.kind == "supergroup" and not self.chat.forum:
            fields["message_thread_id"] = self.begun().id  # a thread of answers, which is no topic
        if deep and self.reply_to is not None:
            fields["reply_to_message"] = self.reply_to.json(bot, deep=False)
        elif deep and self.topic is not None and self.topic != self.id:
            fields["reply_to_message"] = self.opening(bot)
        if self.via_bot:
            fields["via_bot"] = bot.json()
        if self.edited is not None:
            fields["edit_date"] = int(self.edited)
        if self.protected:
            fields["has_protected_content"] = True
        return fields | self.service | self.now.json()

    def begun(self) -> Message:
        """The message at the other end of a chain of answers."""
        return self if self.reply_to is None else self.reply_to.begun()

    def opening(self, bot: Person) -> JSON:
        """In a topic every message that answers nothing answers the one with which the topic began."""
        topic = self.chat.topics[self.topic or 0]
        service = {"forum_topic_created": {"name": topic.name, "icon_color": 7322096}}
        first = Message(self.chat, topic.id, 0, topic.by, [Content()], topic.id, service=service)
        return first.json(bot, deep=False) | {"date": int(self.date)}


class Messages:
    """All messages there are."""

    def __init__(self) -> None:
        self.all: dict[tuple[int, int], Message] = {}
        self.chats: defaultdict[int, list[Message]] = defaultdict(list)
        """Every message of a chat, those that are gone as well, oldest first."""
        self.inline: dict[str, Message] = {}
        """Those posted through the bot, by the identifier with which it can edit them."""
        self._small = itertools.count(1)

    def number(self, chat: Chat) -> int:
        """A new message's number: supergroups and channels count for themselves, all else counts together."""
        if chat.kind in ("private", "group"):
            return next(self._small)
        chat.last_id += 1
        return chat.last_id

    def add(self, message: Message) -> Message:
        self.all[message.chat.id, message.id] = message
        self.chats[message.chat.id].append(message)
        if message.inline_id:
            self.inline[message.inline_id] = message
        return message

    def find(self, chat: int, number: int) -> Message | None:
        """One that is there still."""
        message = self.all.get((chat, number))
        return None if message is None or message.deleted else message

    def of(self, chat: int) -> list[Message]:
        """Those that are there still, oldest first."""
        return [one for one in self.chats[chat] if not one.deleted]
