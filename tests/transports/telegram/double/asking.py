"""The methods with which the bot looks something up, says something of itself, answers a query, or goes."""

from __future__ import annotations

from tests.transports.telegram.double.chats import Member
from tests.transports.telegram.double.happenings import moved
from tests.transports.telegram.double.params import Params
from tests.transports.telegram.double.refused import bad
from tests.transports.telegram.double.taps import Toast
from tests.transports.telegram.double.units import JSON
from tests.transports.telegram.double.world import World

GIFTS = dict.fromkeys(
    ("unlimited_gifts", "limited_gifts", "unique_gifts", "premium_subscription", "gifts_from_channels"), False
)


async def get_me(world: World, params: Params) -> JSON:
    return world.me.json() | {
        "can_join_groups": True,
        "can_read_all_group_messages": world.reads_everything,
        "supports_inline_queries": world.inline_on,
        "can_connect_to_business": False,
        "has_main_web_app": False,
    }


async def get_chat(world: World, params: Params) -> JSON:
    """A ``ChatFullInfo``."""
    chat = world.chats.reach(params.chat())
    about = chat.json() | {"accent_color_id": 0, "max_reaction_count": 11, "accepted_gift_types": GIFTS}
    pinned = world.messages.find(chat.id, chat.pinned[-1]) if chat.pinned else None
    return about | ({"pinned_message": pinned.json(world.me)} if pinned else {})


async def get_chat_member(world: World, params: Params) -> JSON:
    chat = world.chats.reach(params.chat())
    number = params.integer("user_id")
    person = world.people.get(number)
    if person is None:
        raise bad("invalid user_id specified")
    if chat.private:
        return Member(person).json()
    return (chat.members.get(number) or Member(person, "left")).json()


async def get_chat_administrators(world: World, params: Params) -> list[JSON]:
    chat = world.chats.reach(params.chat())
    if chat.private:
        raise bad("there are no administrators in the private chat")
    return [member.json() for member in chat.members.values() if member.admin]


async def leave_chat(world: World, params: Params) -> bool:
    chat = world.chats.reach(params.chat())
    if chat.private:
        raise bad("chat member status can't be changed in private chats")
    moved(world, chat, Member(world.me, "left"), world.me)
    return True


async def get_file(world: World, params: Params) -> JSON:
    identifier = params.text("file_id")
    if identifier not in world.files.contents:
        raise bad("invalid file_id")
    size = next(one for one in world.files.photos[identifier] if one["file_id"] == identifier)
    about = {name: size[name] for name in ("file_id", "file_unique_id", "file_size")}
    return about | {"file_path": f"photos/{identifier}.jpg"}


async def answer_callback_query(world: World, params: Params) -> bool:
    toast = Toast(params.text("text"), params.flag("show_alert"), params.text("url"))
    tap = world.taps.answer(params.text("callback_query_id"), toast)
    world.bell.ring(tap.message.chat.id)
    return True


async def answer_inline_query(world: World, params: Params) -> bool:
    kept_s = params.integer("cache_time", 300)
    results, button = params.json("results"), params.json("button")
    identifier = params.text("inline_query_id")
    if world.inline.answer(identifier, results, kept_s, params.flag("is_personal"), button):
        for offer in world.inline.all[identifier].offers or []:
            world.public.note_kept(offer.title, offer.description, offer.content.text)
    world.bell.ring(world.inline.all[identifier].person.id)
    return True


async def set_my_commands(world: World, params: Params) -> bool:
    world.menu.set(params.json("commands"), params.json("scope"), params.text("language_code"))
    return True


async def get_my_commands(world: World, params: Params) -> list[JSON]:
    return world.menu.get(params.json("scope"), params.text("language_code"))


async def delete_my_commands(world: World, params: Params) -> bool:
    world.menu.delete(params.json("scope"), params.text("language_code"))
    return True


async def set_my_description(world: World, params: Params) -> bool:
    world.menu.describe(world.menu.descriptions, params.text("description"), 512, params.text("language_code"))
    return True


async def set_my_short_description(world: World, params: Params) -> bool:
    world.menu.describe(world.menu.short, params.text("short_description"), 120, params.text("language_code"))
    return True


async def get_my_description(world: World, params: Params) -> JSON:
    return {"description": world.menu.descriptions.get(params.text("language_code"), "")}


async def get_my_short_description(world: World, params: Params) -> JSON:
    return {"short_description": world.menu.short.get(params.text("language_code"), "")}
