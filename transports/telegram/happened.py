"""What has happened in chats, out of the Bot API's updates: only what this program acts on, as plain values.

Edited messages, posts of channels, reactions and all that is not understood is nothing.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from telegram import Chat, ChatMember, Message, Update, User

from transports.telegram.screen import Place

Stranger = Literal["anonymous", "channel", "bot"]
"""An administrator who hides behind the group, a channel that speaks there, another bot."""

_CHANNELS: Final = 777000
"""The account under which posts of a channel are copied into its group."""
_ANONYMOUS: Final = 1087968824
"""The account under which anonymous administrators appear."""
_INSIDE: Final = (ChatMember.OWNER, ChatMember.ADMINISTRATOR, ChatMember.MEMBER)


class Who(msgspec.Struct, frozen=True):
    """Somebody who has done something."""

    id: int
    name: str
    """The first name, as they have it."""
    language: str | None = None
    """That of their program, as in ``pt-br``."""
    stranger: Stranger | None = None
    """Why they cannot be dealt with as a person; None: they can."""


class Written(msgspec.Struct, frozen=True):
    """A message with a text."""

    place: Place
    who: Who
    text: str
    message: int
    private: bool


class Tapped(msgspec.Struct, frozen=True):
    """A button was pressed."""

    query: str
    place: Place
    who: Who
    data: str
    message: int
    private: bool


class Inquired(msgspec.Struct, frozen=True):
    """An inline query."""

    query: str
    who: Who
    text: str
    private: bool
    """Was it typed in the chat with the bot itself?"""


class Admitted(msgspec.Struct, frozen=True):
    """The bot's own part in a chat has changed; in a private one: whether it is blocked."""

    chat: int
    who: Who
    inside: bool
    may_write: bool
    private: bool
    new: bool = False
    """Was it not there before?"""


class Member(msgspec.Struct, frozen=True):
    """Somebody has come into a group or has gone. Only administrators hear of all of that; of some others, in a message
    that Telegram writes there."""

    chat: int
    user: int
    inside: bool


class Migrated(msgspec.Struct, frozen=True):
    """A group is a supergroup now, with another number."""

    old: int
    new: int


class TopicEnded(msgspec.Struct, frozen=True):
    """A topic of a forum was closed."""

    place: Place


class TopicOpened(msgspec.Struct, frozen=True):
    """A closed topic is open again."""

    place: Place


class Stray(msgspec.Struct, frozen=True):
    """A button was pressed that is none of ours: of a game, or of a message that somebody has posted."""

    query: str
    who: Who


class Spoken(msgspec.Struct, frozen=True):
    """A message in a group that is no command: nothing but that it was there is known of it."""

    place: Place


Happened = Written | Tapped | Stray | Inquired | Admitted | Member | Migrated | TopicEnded | TopicOpened | Spoken


def read(update: Update) -> Happened | None:
    """What has happened; None for what is nothing to this program."""
    if update.message is not None:
        return _message(update.message)
    if (tap := update.callback_query) is not None:
        message = tap.message
        if message is None or tap.data is None:
            return Stray(tap.id, _who(tap.from_user))
        place = place_of(message) if isinstance(message, Message) else Place(message.chat.id)
        return Tapped(tap.id, place, _who(tap.from_user), tap.data, message.message_id, _private(message.chat))
    if (asked := update.inline_query) is not None:
        return Inquired(asked.id, _who(asked.from_user), asked.query, asked.chat_type == "sender")
    if (mine := update.my_chat_member) is not None:
        old, new = mine.old_chat_member, mine.new_chat_member
        private = _private(mine.chat)
        inside = _inside(new)
        may = inside and (private or new.status != ChatMember.RESTRICTED or bool(getattr(new, "can_send_messages", 1)))
        return Admitted(mine.chat.id, _who(mine.from_user), inside, may, private, inside and not _inside(old))
    if (theirs := update.chat_member) is not None:
        return Member(theirs.chat.id, theirs.new_chat_member.user.id, _inside(theirs.new_chat_member))
    return None


def line_of(happened: Happened) -> int:
    """What happens on one line is dealt with in order: that of a chat, or of a person who types an inline query."""
    match happened:
        case Written(place=place) | Tapped(place=place) | Spoken(place=place):
            return place.chat
        case TopicEnded(place=place) | TopicOpened(place=place):
            return place.chat
        case Inquired(who=who) | Stray(who=who):
            return who.id
        case Admitted(chat=chat) | Member(chat=chat):
            return chat
        case Migrated(old=old):
            return old


def place_of(message: Message) -> Place:
    """Where a message stands. The general topic, and a thread of answers that is no topic, are the chat itself."""
    return Place(message.chat.id, message.message_thread_id if message.is_topic_message else None)


def _message(message: Message) -> Happened | None:
    if message.migrate_to_chat_id is not None:
        return Migrated(message.chat.id, message.migrate_to_chat_id)
    if message.migrate_from_chat_id is not None:
        return Migrated(message.migrate_from_chat_id, message.chat.id)
    if message.forum_topic_closed is not None:
        return TopicEnded(place_of(message))
    if message.forum_topic_reopened is not None:
        return TopicOpened(place_of(message))
    private = _private(message.chat)
    if not private and message.chat.type not in (Chat.GROUP, Chat.SUPERGROUP):
        return None
    if message.left_chat_member is not None:
        return Member(message.chat.id, message.left_chat_member.id, False)
    text = message.text
    if message.is_automatic_forward:  # a post of the channel that the group belongs to: nobody of the group has spoken
        return Spoken(place_of(message))
    if text is None or message.via_bot is not None or message.from_user is None:
        return None if private else Spoken(place_of(message))
    if not private and not text.startswith("/"):
        return Spoken(place_of(message))
    return Written(place_of(message), _speaker(message, message.from_user), text, message.message_id, private)


def _speaker(message: Message, user: User) -> Who:
    """Who has written it; in groups that may be nobody at all."""
    who = _who(user)
    sender = message.sender_chat
    if user.id == _ANONYMOUS or (sender is not None and sender.id == message.chat.id):
        return msgspec.structs.replace(who, stranger="anonymous")
    if user.id == _CHANNELS or sender is not None:
        return msgspec.structs.replace(who, stranger="channel")
    return who


def _who(user: User) -> Who:
    stranger: Stranger | None = None
    if user.is_bot:
        stranger = "anonymous" if user.id == _ANONYMOUS else "bot"
    return Who(user.id, user.first_name or "", user.language_code, stranger)


def _private(chat: Chat) -> bool:
    return chat.type == Chat.PRIVATE


def _inside(member: ChatMember) -> bool:
    return member.status in _INSIDE or (
        member.status == ChatMember.RESTRICTED and bool(getattr(member, "is_member", 0))
    )
