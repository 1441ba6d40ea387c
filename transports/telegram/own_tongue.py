"""The language of one person's side of a table, which they may change while they play; it speaks of chats."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from transports.levels import title
from transports.telegram.table_caption import SIGNS
from transports.tongue import Tongue, Value

INSTEAD: Final = {
    "promises-recomputed": "tgseat-recomputed",
    "promises-recomputed-shared": "tgseat-recomputed",
    "chairs-invited": "tgseat-not-here",
    "closing-no-answer": "tgfront-table-silent",
    "company-leave-yes": "people-ask-leave",
    "lobby-claim": "tgseat-claim",
    "lobby-votes-other": "lobby-votes-watched",
    "lobby-held-own": "tgseat-stood-in",
    **dict.fromkeys(
        (
            "lobby-now",
            "lobby-now-invited",
            "lobby-now-adjourned",
            "lobby-now-over",
            "lobby-now-ready",
            "lobby-now-ready-invited",
            "lobby-now-ready-adjourned",
            "lobby-now-ready-over",
        ),
        "tgseat-now",
    ),
    "chairs-which": "chairs-which-unknown",
    "refused-table-full": "tgseat-full",
    "lobbywords-leave": "tgseat-about-leave",
    "lobbywords-quit": "tgseat-no-quit",
    "table-hint": "tghand-hint",
    "commands-guide-moves": "tghelp-moves",
    "commands-guide-advice": "tghelp-advice",
    "commands-guide-choose": "tghelp-choose",
    "commands-guide-go": "tghelp-go",
    "commands-guide-go-shared": "tghelp-go",
    "commands-guide-short": "tghelp-short",
    "commands-guide-cards": "tghelp-cards",
    "commands-guide-cards-spoken": "tghelp-cards",
    "commands-about-hint": "tghelp-about-hint",
    "commands-about-send": "tghelp-about-send",
    "commands-about-moves": "tghelp-about-moves",
    "commands-unknown": "tghelp-unknown",
    "commands-no-choice": "tghelp-no-choice",
    **dict.fromkeys(("prompt-send", "prompt-send-short", "prompt-staged-enter"), "tghand-send"),
    **dict.fromkeys(("prompt-send-for-pot", "prompt-send-for-pot-short"), "tghand-send-for-pot"),
    **dict.fromkeys(("prompt-send-last", "prompt-send-last-short"), "tghand-send-last"),
    **dict.fromkeys(("session-deal-next", "session-deal-over"), "nowline-deal-over"),
    "lobbywords-play-go": "tghelp-leave",
    "lobbywords-help-go": "tghelp-leave-lobby",
    "lobbywords-sit": "tghelp-about-sit",
    "preview-brief-canasta-less": "tghand-bonus-less",
}
"""What the console says of shells, terminals and words to type, and what a chat is told in its place."""


_ORDINAL: Final = re.compile(f"([{SIGNS}])\\. (?=[a-zā-ž])")
"""A language may make an ordinal of a seat's number by a full stop; its sign needs none."""


class OwnTongue(Tongue):
    """Whoever holds this speaks another language as soon as another is chosen."""

    def __init__(self, now: Tongue, of: Callable[[str], Tongue]) -> None:
        """``of`` gives a language by its code."""
        super().__init__(now.code, lambda subject: None)
        self._now = now
        self._of = of

    @property
    def code(self) -> str:
        return self._now.code

    def speak(self, code: str) -> None:
        """Speak this one from now on."""
        self._now = self._of(code)

    def text(self, key: str, /, **given: Value) -> str:
        seat, bots = given.get("seat"), given.get("bots")
        if isinstance(seat, int) and 0 <= seat < len(SIGNS):
            given["seat"] = SIGNS[seat]  # as in groups and in pictures
        if key == "lobby-bots" and isinstance(bots, str):
            given["bots"] = ", ".join(title(bot, self) for bot in bots.split(", "))
        return _ORDINAL.sub(r"\1 ", self._now.text(INSTEAD.get(key, key), **given))

    def has(self, key: str) -> bool:
        return self._now.has(key)
