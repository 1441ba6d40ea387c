"""Chats and who is in them: what the bot may do in each, and with which words it is refused."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Literal

from tests.transports.telegram.double.people import Person
from tests.transports.telegram.double.refused import Refused, bad, forbidden
from tests.transports.telegram.double.units import JSON

Kind = Literal["private", "group", "supergroup", "channel"]
Status = Literal["creator", "administrator", "member", "restricted", "left", "kicked"]

INSIDE: Final = ("creator", "administrator", "member", "restricted")
GENERAL: Final = 1
"""The topic that every forum has. It is never named: messages of it carry no topic."""

ADMIN_RIGHTS: Final = (
    "can_manage_chat",
    "can_delete_messages",
    "can_manage_video_chats",
    "can_restrict_members",
    "can_promote_members",
    "can_change_info",
    "can_invite_users",
    "can_post_stories",
    "can_edit_stories",
    "can_delete_stories",
    "can_pin_messages",
    "can_manage_topics",
    "can_post_messages",
    "can_edit_messages",
)
SENDING_RIGHTS: Final = (
    "can_send_messages",
    "can_send_audios",
    "can_send_documents",
    "can_send_photos",
    "can_send_videos",
    "can_send_video_notes",
    "can_send_voice_notes",
    "can_send_polls",
    "can_send_other_messages",
    "can_add_web_page_previews",
    "can_edit_tag",
    "can_react_to_messages",
)


@dataclass
class Member:
    """Somebody in a chat, or who was."""

    person: Person
    status: Status = "member"
    anonymous: bool = False
    """An administrator who speaks as the group."""
    rights: frozenset[str] = frozenset()
    """An administrator's."""

    @property
    def inside(self) -> bool:
        return self.status in INSIDE

    @property
    def admin(self) -> bool:
        return self.status in ("creator", "administrator")

    def json(self) -> JSON:
        """A ``ChatMember``."""
        who: JSON = {"user": self.person.json(), "status": self.status}
        if self.status == "creator":
            return who | {"is_anonymous": self.anonymous}
        if self.status == "administrator":
            rights = {right: right in self.rights for right in ADMIN_RIGHTS}
            return who | rights | {"can_be_edited": False, "is_anonymous": self.anonymous}
        if self.status == "restricted":
            never = dict.fromkeys((*SENDING_RIGHTS, *ADMIN_RIGHTS[5:7], *ADMIN_RIGHTS[10:12]), False)
            return who | never | {"is_member": True, "until_date": 0}
        return who | ({"until_date": 0} if self.status == "kicked" else {})


@dataclass
class Topic:
    """A part of a forum."""

    id: int
    """Also the number of the message with which it began."""
    name: str
    by: Person
    closed: bool = False
    deleted: bool = False


@dataclass
class Chat:
    """A place where messages lie."""

    id: int
    kind: Kind
    title: str = ""
    person: Person | None = None
    """Whose private chat it is."""
    forum: bool = False
    topics: dict[int, Topic] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)
    """By person's number; the bot is one of them in groups and channels."""
    started: bool = False
    """A private chat exists for the bot once its person has pressed Start."""
    blocked: bool = False
    deleted: bool = False
    migrated_to: int | None = None
    migrated_from: int | None = None
    pinned: list[int] = field(default_factory=list)
    last_id: int = 0
    """The number of its newest message, where it has numbers of its own."""

    def json(self) -> JSON:
        if self.person is not None:
            person = self.person.json()
            return {"id": self.id, "type": self.kind} | {
                name: person[name] for name in ("first_name", "last_name", "username") if name in person
            }
        return {"id": self.id, "type": self.kind, "title": self.title} | ({"is_forum": True} if self.forum else {})

    @property
    def private(self) -> bool:
        return self.kind == "private"

    def inside(self, person: int) -> bool:
        if self.person is not None:
            return person == self.person.id
        return person in self.members and self.members[person].inside

    def admin(self, person: int) -> bool:
        return person in self.members and self.members[person].admin


class Chats:
    """All chats there are, the bot's part in them included."""

    def __init__(self, bot: Person) -> None:
        self.bot = bot
        self.all: dict[int, Chat] = {}

    def reach(self, number: int) -> Chat:
        """The chat, if the bot can see it. Raises the refusal that Telegram has for each case."""
        chat = self.all.get(number)
        if chat is None:
            raise bad("chat not found")
        if chat.person is not None:
            if chat.person.deactivated:
                raise forbidden("user is deactivated")
            if not chat.started:
                raise forbidden("bot can't initiate conversation with a user")
            if chat.blocked:
                raise forbidden("bot was blocked by the user")
            return chat
        if chat.migrated_to is not None:
            raise bad("group chat was upgraded to a supergroup chat", migrate_to_chat_id=chat.migrated_to)
        if chat.deleted:
            raise forbidden("the group chat was deleted")
        if not self.me(chat).inside:
            raise self.outside(chat)
        return chat

    def outside(self, chat: Chat) -> Refused:
        name = {"group": "group", "supergroup": "supergroup", "channel": "channel"}[chat.kind]
        if self.me(chat).status == "kicked":
            return forbidden(f"bot was kicked from the {name} chat")
        return forbidden(f"bot is not a member of the {name} chat")

    def me(self, chat: Chat) -> Member:
        """The bot in a chat, in which it may never have been."""
        return chat.members.get(self.bot.id) or Member(self.bot, "left")

    def may_send(self, chat: Chat, what: str) -> None:
        """Raises a refusal where the bot has no right to send this: ``text messages``, ``photos``."""
        me = self.me(chat)
        if chat.kind == "channel" and not (me.admin and "can_post_messages" in me.rights):
            raise bad("need administrator rights in the channel chat")
        if not chat.private and me.status == "restricted":
            raise bad(f"not enough rights to send {what} to the chat")

    def thread(self, chat: Chat, number: Any) -> int | None:
        """The topic a message is for, None for the general one. Raises a refusal where it is none or closed."""
        if not number:
            return None
        topic = chat.topics.get(int(number))
        if topic is None or topic.deleted:
            raise bad("message thread not found")
        if topic.closed and not self.me(chat).admin:
            raise bad("TOPIC_CLOSED")
        return topic.id
