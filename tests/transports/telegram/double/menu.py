"""What the bot says of itself: its commands for each kind of chat and language, its descriptions."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from tests.transports.telegram.double.chats import Chat
from tests.transports.telegram.double.refused import bad
from tests.transports.telegram.double.units import JSON

SCOPES: Final = {
    "default": (),
    "all_private_chats": (),
    "all_group_chats": (),
    "all_chat_administrators": (),
    "chat": ("chat_id",),
    "chat_administrators": ("chat_id",),
    "chat_member": ("chat_id", "user_id"),
}
MOST_COMMANDS: Final = 100


def language(code: str) -> str:
    """A language as the Bot API takes it: two small letters or none. Raises a refusal: ``pt-BR`` is none of these."""
    if not re.fullmatch(r"([a-z]{2})?", code):
        raise bad("invalid language code specified")
    return code


class Menu:
    """Commands by scope and language, descriptions by language."""

    def __init__(self) -> None:
        self._commands: dict[tuple[str, str], list[JSON]] = {}
        self.descriptions: dict[str, str] = {}
        self.short: dict[str, str] = {}

    def set(self, commands: Any, scope: Any, code: str) -> None:
        """Raises a refusal for what Telegram would not take."""
        if not isinstance(commands, list) or len(commands) > MOST_COMMANDS:
            raise bad("BOT_COMMANDS_TOO_MUCH")
        for one in commands:
            if not re.fullmatch(r"/?[a-z0-9_]{1,32}", one.get("command", "")):
                raise bad("BOT_COMMAND_INVALID")
            if not 1 <= len(one.get("description", "").strip()) <= 256:
                raise bad("BOT_COMMAND_DESCRIPTION_INVALID")
        cleaned = [one | {"command": one["command"].removeprefix("/")} for one in commands]
        self._commands[_scope(scope), language(code)] = cleaned

    def get(self, scope: Any, code: str) -> list[JSON]:
        """Exactly those of this scope and language."""
        return self._commands.get((_scope(scope), language(code)), [])

    def delete(self, scope: Any, code: str) -> None:
        self._commands.pop((_scope(scope), language(code)), None)

    def describe(self, kind: dict[str, str], text: str, most: int, code: str) -> None:
        if len(text) > most:
            raise bad("BOT_DESCRIPTION_TOO_LONG")
        kind[language(code)] = text

    def shown(self, chat: Chat, person: int, code: str) -> list[JSON]:
        """What somebody finds in the menu of a chat: of the narrowest scope that has any, in their language first."""
        scopes: list[JSON] = [{"type": "chat_member", "chat_id": chat.id, "user_id": person}]
        admin = chat.admin(person)
        scopes += [{"type": "chat_administrators", "chat_id": chat.id}] if admin else []
        scopes += [{"type": "chat", "chat_id": chat.id}]
        scopes += [{"type": "all_chat_administrators"}] if admin else []
        scopes += [{"type": "all_private_chats" if chat.private else "all_group_chats"}, {"type": "default"}]
        for scope in scopes:
            for spoken in (code[:2].lower(), ""):
                if found := self._commands.get((_scope(scope), spoken)):
                    return found
        return []


def _scope(given: Any) -> str:
    scope = given or {"type": "default"}
    kind = scope.get("type")
    if kind not in SCOPES or any(name not in scope for name in SCOPES[kind]):
        raise bad("can't parse BotCommandScope: Unsupported type specified")
    return json.dumps({name: scope[name] for name in ("type", *SCOPES[kind])}, default=str)
