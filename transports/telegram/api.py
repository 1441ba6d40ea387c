"""The Bot API as the rest of this package sees it: the one room that asks anything of Telegram.

Whatever goes wrong comes out as one of `transports.telegram.troubles`. Nothing here tries a second time: who asked
knows whether it may.
"""

from __future__ import annotations

from collections.abc import Awaitable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, Self, TypeVar

import msgspec
from telegram import (
    BotCommand,
    BotCommandScope,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    InlineQueryResultArticle,
    InlineQueryResultsButton,
    InputMediaPhoto,
    InputTextMessageContent,
    LinkPreviewOptions,
    Message,
    MessageEntity,
    Update,
    User,
)
from telegram.error import InvalidToken, TelegramError
from telegram.ext import ExtBot

from transports.telegram.limiter import Limiter
from transports.telegram.markup import keyboard_of
from transports.telegram.reply import tapped
from transports.telegram.screen import MOST_TOAST, Place, Screen
from transports.telegram.troubles import ApiTrouble, BadToken, Down, trouble
from transports.telegram.wire import UpdatesWire, Wire, hush

T = TypeVar("T")

GENERAL: Final = 1
"""The number of a forum's general topic, which Telegram wants left out."""
CONNECTIONS: Final = 50
"""At once. Thirty requests a second that take a second each, and the answers to taps beside them."""
ANSWER_S: Final = 10.0
"""How long an answer may take; pictures on their way have longer."""
UPDATES: Final = ("message", "callback_query", "inline_query", "my_chat_member", "chat_member")
"""What is asked for: no edited messages, no channel posts, no reactions."""
_PLAIN: Final = LinkPreviewOptions(is_disabled=True)
"""A name that looks like an address brings no page with it."""

Picture = bytes | str
"""A picture as PNG, or the number under which Telegram has it."""


class Sent(msgspec.Struct, frozen=True):
    """What was sent or changed."""

    message: int
    file: str | None = None
    """The number of its picture, under which it can be sent again."""


class Myself(msgspec.Struct, frozen=True):
    """The bot as Telegram knows it."""

    id: int
    username: str
    inline: bool
    """May it be asked from any chat?"""
    reads_all: bool
    """Does it hear all that is written in groups, and not commands and answers alone?"""


class Line(msgspec.Struct, frozen=True):
    """One thing that an inline query offers."""

    id: str
    title: str
    about: str
    posts: str
    """What choosing it writes into the chat."""


class BotApi:
    """One bot's. Use it as ``async with``; or `open` and `aclose`."""

    def __init__(self, token: str, base: str | None = None, *, limited: bool = True) -> None:
        """``base``: another server's address; requests go to ``<base>/bot<token>/…``. None: Telegram's own.

        ``limited``: the library's own limiter stands guard behind the outbox. It knows no time but the machine's, so
        who passes time in does without. Raises BadToken for what can be no token.
        """
        hush()
        where: dict[str, Any] = {} if base is None else _addresses(base)
        try:
            self._bot: ExtBot[int] = ExtBot(
                token,
                request=Wire(CONNECTIONS, ANSWER_S),
                get_updates_request=UpdatesWire(2, ANSWER_S),
                rate_limiter=Limiter(max_retries=0) if limited else None,
                **where,
            )
        except InvalidToken:
            raise BadToken("there is no token; copy it from BotFather") from None

    async def open(self) -> Myself:
        """Begin: who am I? Raises ApiTrouble (BadToken); then nothing is open, and it may be tried again."""
        begun = False
        try:
            await _asked(self._bot.initialize())
            begun = True
        finally:
            if not begun:
                await self.aclose()
        me = self._bot.bot
        return Myself(
            id=me.id,
            username=me.username or "",
            inline=bool(me.supports_inline_queries),
            reads_all=bool(me.can_read_all_group_messages),
        )

    async def aclose(self) -> None:
        """Close its connections; raises nothing."""
        with suppress(TelegramError, RuntimeError):
            await self._bot.shutdown()

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *exception: object) -> None:
        await self.aclose()

    # --- messages ------------------------------------------------------------------------------------------------

    async def send(
        self,
        place: Place,
        screen: Screen,
        picture: Picture | None = None,
        *,
        protect: bool = False,
        silent: bool = False,
    ) -> Sent:
        """A new message. ``protect``: it cannot be handed on; ``silent``: no phone makes a sound. Raises ApiTrouble."""
        common: dict[str, Any] = {
            "chat_id": place.chat,
            "message_thread_id": None if place.topic == GENERAL else place.topic,
            "reply_markup": keyboard_of(screen),
            "protect_content": protect,
            "disable_notification": silent,
        }
        entities = _entities(screen)
        if picture is None:
            sent = await _asked(
                self._bot.send_message(text=screen.text, entities=entities, link_preview_options=_PLAIN, **common)
            )
        else:
            sent = await _asked(
                self._bot.send_photo(photo=picture, caption=screen.text, caption_entities=entities, **common)
            )
        return _sent(sent)

    async def edit_text(self, place: Place, message: int, screen: Screen) -> None:
        """A message without picture is this now. Raises ApiTrouble."""
        with _unchanged():
            await _asked(
                self._bot.edit_message_text(
                    text=screen.text,
                    chat_id=place.chat,
                    message_id=message,
                    entities=_entities(screen),
                    reply_markup=keyboard_of(screen),
                    link_preview_options=_PLAIN,
                )
            )

    async def edit_caption(self, place: Place, message: int, screen: Screen) -> None:
        """A message keeps its picture, and all else of it is this now. Raises ApiTrouble."""
        with _unchanged():
            await _asked(
                self._bot.edit_message_caption(
                    chat_id=place.chat,
                    message_id=message,
                    caption=screen.text,
                    caption_entities=_entities(screen),
                    reply_markup=keyboard_of(screen),
                )
            )

    async def edit_picture(self, place: Place, message: int, screen: Screen, picture: Picture) -> Sent | None:
        """A message with a picture is this now; None: it was already. Raises ApiTrouble."""
        with _unchanged():
            media = InputMediaPhoto(picture, caption=screen.text, caption_entities=_entities(screen))
            edited = await _asked(
                self._bot.edit_message_media(
                    media, chat_id=place.chat, message_id=message, reply_markup=keyboard_of(screen)
                )
            )
            return _sent(edited) if isinstance(edited, Message) else None
        return None

    async def strip(self, place: Place, message: int) -> None:
        """Take the buttons off a message. Raises ApiTrouble."""
        with _unchanged():
            await _asked(self._bot.edit_message_reply_markup(chat_id=place.chat, message_id=message))

    async def delete(self, place: Place, *messages: int) -> None:
        """Take messages away, at most a hundred. Raises ApiTrouble."""
        bot, chat = self._bot, place.chat
        await _asked(bot.delete_messages(chat, messages) if messages[1:] else bot.delete_message(chat, *messages))

    async def typing(self, place: Place) -> None:
        """Show for a moment that something is being written. Raises ApiTrouble."""
        topic = None if place.topic == GENERAL else place.topic
        await _asked(self._bot.send_chat_action(place.chat, "typing", message_thread_id=topic))

    # --- answers -------------------------------------------------------------------------------------------------

    async def answer(self, query: str, text: str = "", *, alert: bool = False, url: str | None = None) -> None:
        """Answer a tap; a text that is too long is cut. Raises ApiTrouble (TooOld)."""
        if len(text) > MOST_TOAST:
            text = text[: MOST_TOAST - 1] + "…"
        await _asked(self._bot.answer_callback_query(query, text or None, show_alert=alert, url=url))

    async def answer_inline(self, query: str, lines: Sequence[Line], button: tuple[str, str] | None = None) -> None:
        """Answer an inline query, to its asker alone and for this once; ``button``: its words, and what it starts the
        bot with. Raises ApiTrouble."""
        results = [
            InlineQueryResultArticle(
                id=line.id, title=line.title, description=line.about, input_message_content=_post(line.posts)
            )
            for line in lines
        ]
        below = None if button is None else InlineQueryResultsButton(button[0], start_parameter=button[1])
        await _asked(self._bot.answer_inline_query(query, results, cache_time=0, is_personal=True, button=below))

    # --- receiving -----------------------------------------------------------------------------------------------

    async def updates(self, offset: int, wait_s: int) -> tuple[Update, ...]:
        """What has come since, waited for so long; asking so says that all before ``offset`` is done with.

        Raises ApiTrouble (Rival).
        """
        return await _asked(
            self._bot.get_updates(
                offset=offset, timeout=wait_s, allowed_updates=UPDATES, read_timeout=ANSWER_S, limit=100
            )
        )

    def read(self, raw: Any) -> Update | None:
        """An update as a webhook brings it, out of JSON; None for what is none."""
        try:
            return Update.de_json(tapped(raw), self._bot)
        except (TypeError, ValueError, KeyError, AttributeError):
            return None

    async def set_webhook(self, url: str, secret: str, most: int = 40) -> None:
        """Let updates be brought there, each with this secret. Raises ApiTrouble."""
        await _asked(self._bot.set_webhook(url, secret_token=secret, allowed_updates=UPDATES, max_connections=most))

    async def drop_webhook(self) -> None:
        """Let updates be fetched. Raises ApiTrouble."""
        await _asked(self._bot.delete_webhook())

    # --- who is where --------------------------------------------------------------------------------------------

    async def is_member(self, chat: int, user: int) -> bool:
        """Is this person in that chat? Raises ApiTrouble."""
        found = await _asked(self._bot.get_chat_member(chat, user))
        return found.status in ("creator", "administrator", "member") or bool(getattr(found, "is_member", False))

    async def set_commands(self, commands: Mapping[str, str], *, group: bool, language: str | None) -> None:
        """What is offered when somebody types a slash; ``language`` None: to all others. Raises ApiTrouble."""
        scope: BotCommandScope = BotCommandScopeAllGroupChats() if group else BotCommandScopeAllPrivateChats()
        listed = [BotCommand(name, about) for name, about in commands.items()]
        await _asked(self._bot.set_my_commands(listed, scope=scope, language_code=language))


def _addresses(base: str) -> dict[str, str]:
    base = base.rstrip("/")
    return {"base_url": f"{base}/bot", "base_file_url": f"{base}/file/bot"}


class _Unchanged(ApiTrouble):
    """It was so already."""

    code = "telegram_unchanged"


def _unchanged() -> suppress:
    return suppress(_Unchanged)


async def _asked(awaitable: Awaitable[T]) -> T:
    """What Telegram answers. Raises ApiTrouble for everything that can go wrong."""
    try:
        return await awaitable
    except RuntimeError:  # the library's, for a connection that was closed meanwhile
        found: ApiTrouble | None = Down("the connection to Telegram is closed")
    except Exception as error:  # whatever its answer is, an error of ours comes of it
        found = trouble(error)
    # Not from the error: it may hold the address, and with it the token.
    raise _Unchanged() if found is None else found


def _sent(message: Message) -> Sent:
    return Sent(message.message_id, message.photo[-1].file_id if message.photo else None)


def _post(text: str) -> InputTextMessageContent:
    return InputTextMessageContent(text)


def _entities(screen: Screen) -> list[MessageEntity] | None:
    """Telegram counts in units of UTF-16."""
    if not screen.mentions:
        return None
    return [
        MessageEntity(
            MessageEntity.TEXT_MENTION,
            units(screen.text[: each.start]),
            units(screen.text[each.start : each.start + each.length]),
            user=User(each.user, screen.text[each.start : each.start + each.length], is_bot=False),
        )
        for each in screen.mentions
    ]


def units(text: str) -> int:
    """How long a text is as Telegram counts."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


__all__ = ["BadToken", "BotApi", "Line", "Myself", "Picture", "Sent", "units"]
