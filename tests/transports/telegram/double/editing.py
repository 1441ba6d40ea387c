"""The methods that change what stands in a chat already: edit, delete, pin."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tests.transports.telegram.double.chats import Chat
from tests.transports.telegram.double.happenings import tell
from tests.transports.telegram.double.messages import Content, Message
from tests.transports.telegram.double.params import Params
from tests.transports.telegram.double.refused import bad
from tests.transports.telegram.double.sending import buttons, captioned, written
from tests.transports.telegram.double.units import JSON
from tests.transports.telegram.double.world import World

DELETABLE_S: Final = 48 * 3600
SAME: Final = (
    "message is not modified: specified new message content and reply markup are exactly the same as a current "
    "content and reply markup of the message"
)


async def edit_message_text(world: World, params: Params) -> JSON | bool:
    message = _found(world, params)
    if message.photo:
        raise bad("there is no text in the message to edit")
    return _changed(world, message, written(world, params, _chat(message)))


async def edit_message_caption(world: World, params: Params) -> JSON | bool:
    message = _found(world, params)
    if not message.photo:
        raise bad("there is no caption in the message to edit")
    return _changed(world, message, captioned(world, params, _chat(message), list(message.now.photo)))


async def edit_message_media(world: World, params: Params) -> JSON | bool:
    """Another photo in its place; a text becomes one as well."""
    message = _found(world, params)
    media = params.json("media") or {}
    if media.get("type") != "photo":
        raise bad("can't parse InputMedia: only photos are in the double")
    if message.inline_id and params.uploads:
        raise bad("can't upload files for messages that were posted through the bot")
    photo = world.files.photo(str(media.get("media", "")), params.uploads, "")
    told = Params(media | {"reply_markup": params.values.get("reply_markup")})
    return _changed(world, message, captioned(world, told, _chat(message), photo))


async def edit_message_reply_markup(world: World, params: Params) -> JSON | bool:
    message = _found(world, params)
    return _changed(world, message, replace(message.now, markup=buttons(params, _chat(message))))


async def delete_message(world: World, params: Params) -> bool:
    chat = world.chats.reach(params.chat())
    message = world.messages.find(chat.id, params.integer("message_id"))
    if message is None:
        raise bad("message to delete not found")
    return _deleted(world, chat, message)


async def delete_messages(world: World, params: Params) -> bool:
    """Those that are not there are passed over."""
    chat, numbers = world.chats.reach(params.chat()), params.json("message_ids")
    if not isinstance(numbers, list) or not 1 <= len(numbers) <= 100:
        raise bad("message identifiers are not specified")
    for message in [world.messages.find(chat.id, number) for number in numbers]:
        if message is not None:
            _deleted(world, chat, message)
    return True


def _deleted(world: World, chat: Chat, message: Message) -> bool:
    me = world.chats.me(chat)
    may_all = me.admin and "can_delete_messages" in me.rights
    if (not message.by_bot and not chat.private and not may_all) or (message.service and not may_all):
        raise bad("message can't be deleted")
    if world.now() - message.date > DELETABLE_S and not may_all:
        raise bad("message can't be deleted for everyone")
    message.deleted = True
    world.bell.ring(chat.id)
    return True


async def pin_chat_message(world: World, params: Params) -> bool:
    message = _pinnable(world, params)
    chat = message.chat
    if message.id not in chat.pinned:
        chat.pinned.append(message.id)
        fields: JSON = {"pinned_message": message.json(world.me, deep=False)}
        number = world.messages.number(chat)
        pin = Message(chat, number, world.now(), world.me, [Content()], message.topic, by_bot=True, service=fields)
        tell(world, world.put(pin))
    return True


async def unpin_chat_message(world: World, params: Params) -> bool:
    message = _pinnable(world, params)
    if message.id in message.chat.pinned:
        message.chat.pinned.remove(message.id)
        world.bell.ring(message.chat.id)
    return True


def _pinnable(world: World, params: Params) -> Message:
    chat = world.chats.reach(params.chat())
    me = world.chats.me(chat)
    if not chat.private and not (me.admin and "can_pin_messages" in me.rights):
        raise bad("not enough rights to manage pinned messages in the chat")
    number = params.integer("message_id") or (chat.pinned[-1] if chat.pinned else 0)
    message = world.messages.find(chat.id, number)
    if message is None:
        raise bad("message to pin not found")
    return message


def _chat(message: Message) -> Chat | None:
    return None if message.inline_id else message.chat


def _found(world: World, params: Params) -> Message:
    """The message to edit. Raises a refusal where there is none, or not one of the bot's."""
    if "inline_message_id" in params:
        message = world.messages.inline.get(params.text("inline_message_id"))
        if message is None or message.deleted:
            raise bad("MESSAGE_ID_INVALID")
        return message
    chat = world.chats.reach(params.chat())
    message = world.messages.find(chat.id, params.integer("message_id"))
    if message is None:
        raise bad("message to edit not found")
    if not message.by_bot or message.service:
        raise bad("message can't be edited")
    return message


def _changed(world: World, message: Message, content: Content) -> JSON | bool:
    if message.now.same(content):
        raise bad(SAME)
    world.change(message, content)
    return True if message.inline_id else message.json(world.me)
