"""Who is who for the bot: people, the bot itself, and the two names behind which senders hide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final


@dataclass
class Person:
    """Somebody with an account."""

    id: int
    first_name: str
    last_name: str = ""
    username: str = ""
    language: str = ""
    """As their program says it, perhaps nothing: ``pt-br``."""
    deactivated: bool = False
    is_bot: bool = False

    def json(self) -> dict[str, Any]:
        """A ``User``; what is empty is not there."""
        known = {"last_name": self.last_name, "username": self.username, "language_code": self.language}
        who: dict[str, Any] = {"id": self.id, "is_bot": self.is_bot, "first_name": self.first_name}
        return who | {name: value for name, value in known.items() if value}

    @property
    def name(self) -> str:
        return f"{self.first_name} {self.last_name}".strip()


ANONYMOUS: Final = Person(1087968824, "Group", username="GroupAnonymousBot", is_bot=True)
"""Behind it an administrator speaks as the group itself."""

AS_CHANNEL: Final = Person(136817688, "Channel", username="Channel_Bot", is_bot=True)
"""Behind it somebody speaks as one of their channels."""
