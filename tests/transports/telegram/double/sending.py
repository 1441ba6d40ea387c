"""The methods that put something new into a chat."""

from __future__ import annotations

from tests.transports.telegram.double import keyboards, texts
from tests.transports.telegram.double.chats import Chat
from tests.transports.telegram.double.messages import Content, Message
from tests.transports.telegram.double.params import Params
from tests.transports.telegram.double.refused import bad
from tests.transports.telegram.double.units import JSON
from tests.transports.telegram.double.world import World

ACTIONS = frozenset(
    [
        "typing",
        "upload_photo",
        "record_video",
        "upload_video",
        "record_voice",
        "upload_voice",
        "upload_document",
        "choose_sticker",
        "find_location",
        "record_video_note",
        "upload_video_note",
    ]
)


async def send_message(world: World, params: Params) -> JSON:
    chat = world.chats.reach(params.chat())
    world.chats.may_send(chat, "text messages")
    return _sent(world, params, chat, written(world, params, chat))


async def send_photo(world: World, params: Params) -> JSON:
    chat = world.chats.reach(params.chat())
    world.chats.may_send(chat, "photos")
    photo = world.files.photo(params.text("photo"), params.uploads, "photo")
    return _sent(world, params, chat, captioned(world, params, chat, photo))


async def send_chat_action(world: World, params: Params) -> bool:
    chat = world.chats.reach(params.chat())
    world.chats.may_send(chat, "text messages")
    if params.text("action") not in ACTIONS:
        raise bad("wrong parameter action in request")
    return True


def written(world: World, params: Params, chat: Chat | None) -> Content:
    """The text of a call, checked. ``chat`` is None for what was posted through the bot."""
    given, mode = params.json("entities"), params.text("parse_mode")
    text, entities = texts.checked(params.text("text"), given, mode, texts.MOST_TEXT, world.people.get)
    if not text.strip():
        raise bad("message text is empty")
    return Content(text, tuple(entities), (), buttons(params, chat))


def captioned(world: World, params: Params, chat: Chat | None, photo: list[JSON]) -> Content:
    """The caption of a call, checked, for this photo."""
    given, mode = params.json("caption_entities"), params.text("parse_mode")
    text, entities = texts.checked(params.text("caption"), given, mode, texts.MOST_CAPTION, world.people.get)
    return Content(text, tuple(entities), tuple(photo), buttons(params, chat))


def buttons(params: Params, chat: Chat | None) -> JSON | None:
    return keyboards.checked(params.json("reply_markup"), chat is not None and chat.private)


def _sent(world: World, params: Params, chat: Chat, content: Content) -> JSON:
    topic = world.chats.thread(chat, params.integer("message_thread_id") or None)
    message = Message(
        chat,
        world.messages.number(chat),
        world.now(),
        None if chat.kind == "channel" else world.me,
        [content],
        topic,
        by_bot=True,
        reply_to=_answered(world, params, chat),
        sender_chat=chat if chat.kind == "channel" else None,
        protected=params.flag("protect_content"),
    )
    return world.put(message).json(world.me)


def _answered(world: World, params: Params, chat: Chat) -> Message | None:
    reply = params.json("reply_parameters") or {}
    number = reply.get("message_id") or params.integer("reply_to_message_id")
    if not number:
        return None
    message = world.messages.find(int(reply.get("chat_id") or chat.id), int(number))
    lenient = bool(reply.get("allow_sending_without_reply")) or params.flag("allow_sending_without_reply")
    if message is None and not lenient:
        raise bad("message to be replied not found")
    return message
