"""What people do in chats, and what of it the bot is told: privacy mode, service messages, who came and went."""

from __future__ import annotations

from dataclasses import replace

from tests.transports.telegram.double import texts
from tests.transports.telegram.double.chats import GENERAL, Chat, Member
from tests.transports.telegram.double.messages import Content, Message
from tests.transports.telegram.double.people import ANONYMOUS, AS_CHANNEL, Person
from tests.transports.telegram.double.units import JSON
from tests.transports.telegram.double.world import World


def said(
    world: World,
    chat: Chat,
    person: Person,
    text: str,
    topic: int | None = None,
    reply_to: Message | None = None,
    channel: Chat | None = None,
) -> Message:
    """A person's message: behind the group's name if they are anonymous there, behind a channel's if one is given."""
    text, entities = texts.checked(text, None, "", texts.MOST_TEXT, world.people.get)
    sender, sender_chat = person, None
    if channel is not None:
        sender, sender_chat = AS_CHANNEL, channel
    elif person.id in chat.members and chat.members[person.id].anonymous:
        sender, sender_chat = ANONYMOUS, chat
    message = Message(
        chat,
        world.messages.number(chat),
        world.now(),
        sender,
        [Content(text, tuple(entities))],
        None if topic == GENERAL else topic,
        reply_to=reply_to,
        sender_chat=sender_chat,
    )
    world.put(message)
    if hears(world, message):
        tell(world, message)
    return message


def posted(world: World, channel: Chat, text: str) -> Message:
    """A post in a channel: nobody's, and it is the channel that speaks."""
    text, entities = texts.checked(text, None, "", texts.MOST_TEXT, world.people.get)
    content = Content(text, tuple(entities))
    number = world.messages.number(channel)
    message = world.put(Message(channel, number, world.now(), None, [content], sender_chat=channel))
    if world.chats.me(channel).inside:
        world.updates.push("channel_post", message.json(world.me), channel.id)
    return message


def service(world: World, chat: Chat, person: Person, fields: JSON, topic: int | None = None) -> Message:
    """A message that Telegram writes itself."""
    number = world.messages.number(chat)
    message = world.put(Message(chat, number, world.now(), person, [Content()], topic, service=fields))
    if world.chats.me(chat).inside or chat.private:
        tell(world, message)
    return message


def tell(world: World, message: Message) -> None:
    world.updates.push("message", message.json(world.me), message.chat.id)


def hears(world: World, message: Message) -> bool:
    """Is the bot told of this message? In groups it hears little, unless it is an administrator or may hear all."""
    chat = message.chat
    if chat.person is not None:
        return chat.started and not chat.blocked
    me = world.chats.me(chat)
    if not me.inside:
        return False
    if me.admin or world.reads_everything or message.via_bot:
        return True
    if message.reply_to is not None and message.reply_to.by_bot:
        return True
    own = f"@{world.me.username}".lower()
    for entity in message.now.entities:
        words = texts.marked(message.text, entity).lower()
        if entity["type"] == "bot_command" and ("@" not in words or words.endswith(own)):
            return True
        if entity["type"] == "mention" and words == own:
            return True
    return False


def moved(world: World, chat: Chat, member: Member, by: Person) -> None:
    """Somebody's part in a chat is another one now: it is written there, and told to the bot so far as it may know."""
    before = chat.members.get(member.person.id) or Member(member.person, "left")
    chat.members[member.person.id] = member
    mine = member.person.id == world.me.id
    change: JSON = {
        "chat": chat.json(),
        "from": by.json(),
        "date": int(world.now()),
        "old_chat_member": before.json(),
        "new_chat_member": member.json(),
    }
    if mine:
        world.updates.push("my_chat_member", change, chat.id)
    elif world.chats.me(chat).admin:
        world.updates.push("chat_member", change, chat.id)
    if chat.kind != "channel":
        if member.inside and not before.inside:
            service(world, chat, by, {"new_chat_members": [member.person.json()]})
        elif before.inside and not member.inside and not mine:
            service(world, chat, by, {"left_chat_member": member.person.json()})
    world.bell.ring(chat.id)


def private_part(world: World, chat: Chat, blocked: bool) -> None:
    """Somebody blocks the bot, or lets it in again."""
    person = chat.person
    assert person is not None
    chat.blocked = blocked
    out, inside = Member(world.me, "kicked").json(), Member(world.me).json()
    change: JSON = {
        "chat": chat.json(),
        "from": person.json(),
        "date": int(world.now()),
        "old_chat_member": inside if blocked else out,
        "new_chat_member": out if blocked else inside,
    }
    world.updates.push("my_chat_member", change, chat.id)
    world.bell.ring(chat.id)


def upgraded(world: World, chat: Chat, by: Person) -> Chat:
    """A basic group becomes a supergroup: another chat, with the same people, and the old one only points at it."""
    assert chat.kind == "group", "only a basic group can become a supergroup"
    new = Chat(world.group_number(small=False), "supergroup", chat.title, migrated_from=chat.id)
    new.members = {number: replace(member) for number, member in chat.members.items()}
    world.chats.all[new.id] = new
    service(world, chat, by, {"migrate_to_chat_id": new.id})
    chat.migrated_to = new.id
    service(world, new, ANONYMOUS, {"migrate_from_chat_id": chat.id})
    return new
