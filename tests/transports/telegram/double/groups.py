"""A group, forum or channel, as its owner handles it: who is in it, what the bot may do there, its topics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from tests.transports.telegram.double import happenings
from tests.transports.telegram.double.chats import Chat, Kind, Member, Topic
from tests.transports.telegram.double.messages import Message
from tests.transports.telegram.double.people import Person
from tests.transports.telegram.double.world import World


class Account(Protocol):
    """Somebody with an account: a phone."""

    @property
    def person(self) -> Person: ...


class Group:
    """A handle that stays the same when the chat's number does not."""

    def __init__(self, world: World, chat: Chat, owner: Person) -> None:
        self._world = world
        self._first = chat
        self._owner = owner

    @property
    def chat(self) -> Chat:
        chat = self._first
        while chat.migrated_to is not None:
            chat = self._world.chats.all[chat.migrated_to]
        return chat

    @property
    def id(self) -> int:
        return self.chat.id

    def messages(self, topic: int | None = None) -> list[Message]:
        """All that stands there now, oldest first; with ``topic``, in that topic."""
        return [one for one in self._world.messages.of(self.id) if topic in (None, one.topic)]

    # ------------------------------------------------------------------------------------- topics

    def topic(self, name: str) -> int:
        """A new topic of the forum, made by the owner. Returns its number."""
        chat = self.chat
        assert chat.forum, "only a forum has topics"
        number = chat.last_id + 1
        chat.topics[number] = Topic(number, name, self._owner)
        made = {"forum_topic_created": {"name": name, "icon_color": 7322096}}
        assert happenings.service(self._world, chat, self._owner, made, topic=number).id == number
        return number

    def closes_topic(self, number: int) -> None:
        self.chat.topics[number].closed = True
        happenings.service(self._world, self.chat, self._owner, {"forum_topic_closed": {}}, number)

    def reopens_topic(self, number: int) -> None:
        self.chat.topics[number].closed = False
        happenings.service(self._world, self.chat, self._owner, {"forum_topic_reopened": {}}, number)

    def deletes_topic(self, number: int) -> None:
        """Without a word, and all that was in it is gone."""
        self.chat.topics[number].deleted = True
        for message in self.messages(number):
            message.deleted = True

    # ------------------------------------------------------------------------------------- the bot's part

    def adds_bot(self, by: Account | None = None) -> None:
        self._bot(Member(self._world.me), by)

    def kicks_bot(self, by: Account | None = None) -> None:
        self._bot(Member(self._world.me, "kicked"), by)

    def promotes_bot(self, *rights: str, by: Account | None = None) -> None:
        """Makes it an administrator who may pin, delete and post, or with these rights alone."""
        usual = ("can_manage_chat", "can_pin_messages", "can_delete_messages", "can_post_messages")
        self._bot(Member(self._world.me, "administrator", rights=frozenset(rights or usual)), by)

    def demotes_bot(self, by: Account | None = None) -> None:
        self._bot(Member(self._world.me), by)

    def silences_bot(self, by: Account | None = None) -> None:
        """It stays but may send nothing."""
        self._bot(Member(self._world.me, "restricted"), by)

    def _bot(self, member: Member, by: Account | None) -> None:
        happenings.moved(self._world, self.chat, member, by.person if by else self._owner)

    # ------------------------------------------------------------------------------------- people and the chat

    def promotes(self, account: Account, anonymous: bool = False) -> None:
        """Makes somebody an administrator, who speaks as the group if ``anonymous``."""
        status = self.chat.members[account.person.id].status
        member = Member(account.person, "creator" if status == "creator" else "administrator", anonymous)
        happenings.moved(self._world, self.chat, member, self._owner)

    def kicks(self, account: Account) -> None:
        happenings.moved(self._world, self.chat, Member(account.person, "kicked"), self._owner)

    def upgrades(self) -> int:
        """A basic group becomes a supergroup, with another number, which is returned."""
        return happenings.upgraded(self._world, self.chat, self._owner).id

    def renames(self, title: str) -> None:
        self.chat.title = title
        happenings.service(self._world, self.chat, self._owner, {"new_chat_title": title})

    def deletes(self) -> None:
        """The whole group, without a word to anybody."""
        self.chat.deleted = True
        self._world.bell.ring(self.id)

    def clears(self, message: Message) -> None:
        """An administrator deletes a message: the bot is not told."""
        message.deleted = True
        self._world.bell.ring(self.id)

    def posts(self, text: str) -> Message:
        """As a channel."""
        assert self.chat.kind == "channel", "only a channel posts"
        return happenings.posted(self._world, self.chat, text)


def made(world: World, title: str, kind: Kind, members: Sequence[Account], forum: bool) -> Group:
    """A new chat, in which nothing has been said. The bot is in it and told so, but for channels."""
    assert members, "a chat has an owner"
    chat = Chat(world.group_number(kind == "group"), kind, title, forum=forum)
    world.chats.all[chat.id] = chat
    owner = members[0].person
    for account in members:
        chat.members[account.person.id] = Member(account.person, "creator" if account.person is owner else "member")
    group = Group(world, chat, owner)
    if kind != "channel":
        group.adds_bot()
    return group
