"""What can go wrong with the Bot API, in our own words: the library's errors are told apart here and nowhere else.

No text of these holds the bot's token, whatever the library says.
"""

from __future__ import annotations

import re
from typing import Final

from telegram.error import (
    BadRequest,
    ChatMigrated,
    Conflict,
    EndPointNotFound,
    Forbidden,
    InvalidToken,
    NetworkError,
    TelegramError,
    TimedOut,
)

from transports.telegram.wire import Lost, TooMany, Unsent


class ApiTrouble(Exception):
    """Something that was asked of the Bot API was not done, or perhaps not."""

    code = "telegram_trouble"


class Throttled(ApiTrouble):
    """Too much was asked: nothing more for that chat before so many seconds have passed."""

    code = "telegram_throttled"

    def __init__(self, after_s: float) -> None:
        super().__init__(f"Telegram wants {after_s:g} s of silence; it is kept")
        self.after_s = after_s


class Blocked(ApiTrouble):
    """This person has not pressed Start, has blocked the bot, or is no more: nothing can be sent to them."""

    code = "telegram_blocked"


class Removed(ApiTrouble):
    """The bot is not in that chat any more, or may not write there."""

    code = "telegram_removed"


class NoPictures(ApiTrouble):
    """The bot may send no pictures to that chat; texts perhaps."""

    code = "telegram_no_pictures"


class Moved(ApiTrouble):
    """The group has become a supergroup, which has another number."""

    code = "telegram_moved"

    def __init__(self, chat: int) -> None:
        super().__init__("the group has another number now; what was sent is sent there")
        self.chat = chat


class TopicGone(ApiTrouble):
    """The topic of the forum was closed or deleted."""

    code = "telegram_topic_gone"


class Gone(ApiTrouble):
    """The message is no more, or can be changed no more: another has to be sent."""

    code = "telegram_message_gone"


class Missing(Gone):
    """There is no such message."""


class TooOld(ApiTrouble):
    """A tap or an inline query waits for no answer any more; nothing is lost by that."""

    code = "telegram_too_old"


class BadFile(ApiTrouble):
    """The number of a picture that was sent before is not good any more: the picture has to be sent itself."""

    code = "telegram_bad_file"


class BadMentions(ApiTrouble):
    """A mention in the text is not accepted: the text has to be sent without."""

    code = "telegram_bad_mentions"


class Refused(ApiTrouble):
    """Something else is wrong with what was asked; trying again would not help."""

    code = "telegram_refused"


class Unsure(ApiTrouble):
    """The answer was lost: it may have been done, or not."""

    code = "telegram_unsure"


class Down(ApiTrouble):
    """Telegram cannot be reached or is not well: nothing was done, and it is worth trying again."""

    code = "telegram_down"


class Rival(ApiTrouble):
    """Somebody else fetches this bot's updates, or has them brought to a webhook."""

    code = "telegram_rival"


class Hooked(Rival):
    """A webhook is set: updates are brought to it, and cannot be fetched."""

    code = "telegram_hooked"


class BadToken(ApiTrouble):
    """Telegram knows no such bot."""

    code = "bad_telegram_token"


_TOKEN: Final = re.compile(r"\d{5,}:[\w-]{10,}")
_BLOCKED: Final = ("blocked by the user", "can't initiate conversation", "user is deactivated", "bots can't send")
_REMOVED: Final = (
    "chat not found",
    "not enough rights",
    "have no rights to send",
    "need administrator rights",
    "chat_write_forbidden",
    "member list is inaccessible",
    "chat_restricted",
    "chat_send_",
    "chat_admin_required",
    "channel_private",
    "user_banned_in_channel",
    "group chat was deactivated",
    "group is deactivated",
    "peer_id_invalid",
)
_NO_PICTURES: Final = ("to send photos", "chat_send_photos_forbidden", "chat_send_media_forbidden", "to send media")
_TOPIC: Final = ("message thread not found", "topic_closed", "topic_deleted", "topic_id_invalid")
_MISSING: Final = (
    "message to edit not found",
    "message_id_invalid",
    "message identifier is not specified",
    "message to delete not found",
)
_GONE: Final = (
    "message can't be edited",
    "message can't be deleted",
    "there is no text in the message to edit",
    "there is no caption in the message to edit",
    "there is no media in the message to edit",
)
_OLD: Final = ("query is too old", "query id is invalid", "query_id_invalid")
_FILE: Final = (
    "wrong file identifier",
    "wrong remote file",
    "wrong file_id",
    "wrong type of file",
    "file_reference",
    "invalid file id",
    "file is temporarily unavailable",
)
_MENTIONS: Final = (
    "can't parse entities",
    "can't parse messageentity",
    "receive an entity",
    "entity begin",
    "entity ends",
    "entity_",
    "entities_",
    "user_invalid",
)
_NOT_MODIFIED: Final = ("message is not modified", "message_not_modified")


def trouble(error: Exception) -> ApiTrouble | None:
    """An error of the library as trouble; None where all is as it was asked to be (nothing had to be changed)."""
    if not isinstance(error, TelegramError):
        return Unsure("Telegram's answer cannot be understood")
    said = error.message.lower()
    match error:
        case TooMany():
            return Throttled(error.after_s)
        case ChatMigrated():
            return Moved(error.new_chat_id)
        case Forbidden():
            return Blocked("this person cannot be written to") if _has(said, _BLOCKED) else Removed("it may not write")
        case InvalidToken() | EndPointNotFound():
            return BadToken("Telegram knows no bot with this token; copy it again from BotFather")
        case Conflict() if "webhook" in said:
            return Hooked("a webhook is set, so that messages cannot be fetched")
        case Conflict():
            return Rival("another program fetches this bot's messages; only one may")
        case BadRequest():
            return None if _has(said, _NOT_MODIFIED) else _refusal(said)
        case NetworkError():
            return _broken(error)
        case _:  # an answer that says that all is well, but no more
            return Unsure("Telegram's answer cannot be understood")


def _refusal(said: str) -> ApiTrouble:
    if _has(said, _TOPIC):
        return TopicGone("the topic is closed")
    if _has(said, _MISSING):
        return Missing("the message is no more")
    if _has(said, _GONE):
        return Gone("the message is no more")
    if _has(said, _OLD):
        return TooOld("nobody waits for the answer any more")
    if _has(said, _FILE):
        return BadFile("the picture has to be sent anew")
    if _has(said, _MENTIONS):
        return BadMentions("the text has to be sent without mentions")
    if _has(said, _NO_PICTURES):
        return NoPictures("pictures may not be sent there")
    if _has(said, _REMOVED):
        return Removed("it may not write there")
    return Refused(f"Telegram refuses it ({_TOKEN.sub('…', said)[:200]})")


def _broken(error: NetworkError) -> ApiTrouble:
    """A status that says that Telegram is not well, or a connection that broke."""
    match error:
        case Unsent():
            return Down("Telegram cannot be reached")
        case Lost() | TimedOut():
            return Unsure("Telegram's answer was lost")
    if error.__cause__ is not None:  # nothing that could be sent
        return Refused("what was to be sent cannot be")
    return Down("Telegram is not well")


def _has(said: str, parts: tuple[str, ...]) -> bool:
    return any(part in said for part in parts)
