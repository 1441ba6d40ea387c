"""Telegram's refusals, told apart by what is to be done about them."""

from __future__ import annotations

import httpx
import pytest
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Conflict,
    Forbidden,
    InvalidToken,
    NetworkError,
    TelegramError,
    TimedOut,
)

from transports.telegram import troubles
from transports.telegram.troubles import ApiTrouble, trouble
from transports.telegram.wire import TooMany

SAID = [
    (Forbidden("Forbidden: bot was blocked by the user"), "Blocked"),
    (Forbidden("Forbidden: user is deactivated"), "Blocked"),
    (Forbidden("Forbidden: bot can't initiate conversation with a user"), "Blocked"),
    (Forbidden("Forbidden: bot was kicked from the supergroup chat"), "Removed"),
    (Forbidden("Forbidden: the group chat was deleted"), "Removed"),
    (BadRequest("Bad Request: chat not found"), "Removed"),
    (BadRequest("Bad Request: not enough rights to send text messages to the chat"), "Removed"),
    (BadRequest("Bad Request: not enough rights to send photos to the chat"), "NoPictures"),
    (BadRequest("Bad Request: CHAT_SEND_PHOTOS_FORBIDDEN"), "NoPictures"),
    (BadRequest("Bad Request: CHAT_WRITE_FORBIDDEN"), "Removed"),
    (BadRequest("Bad Request: message thread not found"), "TopicGone"),
    (BadRequest("Bad Request: TOPIC_CLOSED"), "TopicGone"),
    (BadRequest("Bad Request: message to edit not found"), "Missing"),
    (BadRequest("Bad Request: message can't be edited"), "Gone"),
    (BadRequest("Bad Request: MESSAGE_ID_INVALID"), "Missing"),
    (BadRequest("Bad Request: query is too old and response timeout expired or query ID is invalid"), "TooOld"),
    (BadRequest("Bad Request: wrong file identifier/HTTP URL specified"), "BadFile"),
    (BadRequest("Bad Request: wrong remote file identifier specified: Wrong string length"), "BadFile"),
    (BadRequest("Bad Request: can't parse entities: Unsupported start tag"), "BadMentions"),
    (BadRequest("Bad Request: can't parse MessageEntity: unsupported type"), "BadMentions"),
    (BadRequest("Bad Request: receive an entity with incorrect offset or length"), "BadMentions"),
    (BadRequest("Bad Request: entity beginning at UTF-16 offset 1 ends after the end of the text"), "BadMentions"),
    (BadRequest("Bad Request: ENTITY_BOUNDS_INVALID"), "BadMentions"),
    (BadRequest("Bad Request: BUTTON_DATA_INVALID"), "Refused"),
    (BadRequest("Bad Request: IMAGE_PROCESS_FAILED"), "Refused"),
    (ChatMigrated(-1005), "Moved"),
    (TooMany(3), "Throttled"),
    (Conflict("Conflict: terminated by other getUpdates request"), "Rival"),
    (InvalidToken("Unauthorized"), "BadToken"),
    (NetworkError("status 502"), "Down"),
    (TimedOut(), "Unsure"),
    (TelegramError("Invalid server response"), "Unsure"),
    (KeyError("message_id"), "Unsure"),
]


@pytest.mark.parametrize(("error", "name"), SAID, ids=[str(error)[:50] for error, _ in SAID])
def test_a_refusal_is_what_it_says(error: Exception, name: str) -> None:
    found = trouble(error)
    assert type(found) is getattr(troubles, name)


@pytest.mark.parametrize(
    ("cause", "name"),
    [
        (httpx.ConnectError("x"), "Down"),
        (httpx.ConnectTimeout("x"), "Down"),
        (httpx.PoolTimeout("x"), "Down"),
        (httpx.ReadError("x"), "Unsure"),
        (httpx.RemoteProtocolError("x"), "Unsure"),
        (httpx.WriteTimeout("x"), "Unsure"),
        (RuntimeError("closed"), "Down"),
        (UnicodeEncodeError("utf-8", "x", 0, 1, "surrogates"), "Refused"),
    ],
)
def test_a_broken_connection_says_whether_anything_was_sent(cause: Exception, name: str) -> None:
    for error in (NetworkError("broken"), TimedOut() if isinstance(cause, httpx.TimeoutException) else None):
        if error is not None:
            error.__cause__ = cause
            assert type(trouble(error)) is getattr(troubles, name)


def test_what_had_not_to_be_changed_is_no_trouble() -> None:
    assert trouble(BadRequest("Bad Request: message is not modified: specified new message content")) is None
    assert trouble(BadRequest("Bad Request: MESSAGE_NOT_MODIFIED")) is None


def test_each_kind_of_trouble_has_a_code_of_its_own_and_no_sentence_holds_a_token() -> None:
    kinds: list[type[ApiTrouble]] = [ApiTrouble, *ApiTrouble.__subclasses__()]
    codes = [kind.code for kind in kinds]
    assert len(codes) == len(set(codes))
    found = trouble(BadRequest("Bad Request: no 123456789:AAbbCCddEEff_gg-hh allowed"))
    assert str(found) == "Telegram refuses it (no … allowed)"
