"""What can go wrong with the Bot API, in our own words: the library's errors are told apart here and nowhere else.

No text of these holds the bot's token, whatever the library says.
"""

from __future__ import annotations

import warnings
from datetime import timedelta
from typing import Final

import httpx
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Conflict,
    EndPointNotFound,
    Forbidden,
    InvalidToken,
    NetworkError,
    RetryAfter,
    TelegramError,
    TimedOut,
)


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
    """Somebody else fetches this bot's updates, or a webhook is set."""

    code = "telegram_rival"


class BadToken(ApiTrouble):
    """Telegram knows no such bot."""

    code = "bad_telegram_token"


_UNSENT: Final = (httpx.PoolTimeout, httpx.ConnectTimeout, httpx.ConnectError, httpx.UnsupportedProtocol)
"""With these nothing was sent yet."""
_BLOCKED: Final = ("blocked by the user", "can't initiate conversation", "user is deactivated", "bots can't send")
_REMOVED: Final = (
    "chat not found",
    "not enough rights",
    "have no rights to send",
    "chat_write_forbidden",
    "need administrator rights",
    "chat_restricted",
    "chat_send_plain_forbidden",
    "chat_send_photos_forbidden",
    "group chat was deactivated",
    "peer_id_invalid",
)
_TOPIC: Final = ("message thread not found", "topic_closed", "topic_deleted", "topic_id_invalid")
_GONE: Final = (
    "message to edit not found",
    "message can't be edited",
    "message_id_invalid",
    "message to delete not found",
    "message can't be deleted",
    "there is no text in the message to edit",
    "there is no caption in the message to edit",
    "there is no media in the message to edit",
)
_OLD: Final = ("query is too old", "query id is invalid", "query_id_invalid")
_FILE: Final = ("wrong file identifier", "wrong remote file", "wrong type of file", "file_reference", "invalid file id")
_MENTIONS: Final = ("can't parse entities", "entity_", "entities_", "user_invalid")
NOT_MODIFIED: Final = "message is not modified"


def trouble(error: TelegramError) -> ApiTrouble | None:
    """An error of the library as trouble; None where all is as it was asked to be (nothing had to be changed)."""
    said = error.message.lower()
    match error:
        case RetryAfter():
            return Throttled(_seconds(error))
        case ChatMigrated():
            return Moved(error.new_chat_id)
        case Forbidden():
            return Blocked("this person cannot be written to") if _has(said, _BLOCKED) else Removed("it may not write")
        case InvalidToken() | EndPointNotFound():
            return BadToken("Telegram knows no bot with this token; copy it again from BotFather")
        case Conflict():
            return Rival("another program fetches this bot's messages; only one may")
        case BadRequest():
            return None if NOT_MODIFIED in said else _refusal(said)
        case TimedOut():
            return _lost(error)
        case NetworkError():
            return _down(error, said)
        case _:
            return Down("Telegram's answer cannot be understood; it is tried again")


def _refusal(said: str) -> ApiTrouble:
    if _has(said, _TOPIC):
        return TopicGone("the topic is closed")
    if _has(said, _GONE):
        return Gone("the message is no more")
    if _has(said, _OLD):
        return TooOld("nobody waits for the answer any more")
    if _has(said, _FILE):
        return BadFile("the picture has to be sent anew")
    if _has(said, _MENTIONS):
        return BadMentions("the text has to be sent without mentions")
    if _has(said, _REMOVED):
        return Removed("it may not write there")
    return Refused(f"Telegram refuses it ({said[:200]})")


def _down(error: NetworkError, said: str) -> ApiTrouble:
    """An HTTP status that says that the server is not well, or a connection that broke."""
    if isinstance(error.__cause__, httpx.HTTPError):
        return _lost(error)
    return Down(f"Telegram is not well ({said.splitlines()[0][:80] if said else 'no reason given'})")


def _lost(error: NetworkError) -> ApiTrouble:
    if isinstance(error.__cause__, _UNSENT):
        return Down("Telegram cannot be reached")
    return Unsure("Telegram's answer was lost")


def _has(said: str, parts: tuple[str, ...]) -> bool:
    return any(part in said for part in parts)


def _seconds(error: RetryAfter) -> float:
    with warnings.catch_warnings():  # the library is about to give a duration here instead of a number
        warnings.simplefilter("ignore")
        after = error.retry_after
    return after.total_seconds() if isinstance(after, timedelta) else float(after)
