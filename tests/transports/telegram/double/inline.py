"""Inline queries: what somebody types after the bot's name, what it offers, and what Telegram keeps of that."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from tests.transports.telegram.double import keyboards, texts
from tests.transports.telegram.double.messages import Content
from tests.transports.telegram.double.people import Person
from tests.transports.telegram.double.photos import Files
from tests.transports.telegram.double.refused import Refused, bad
from tests.transports.telegram.double.taps import LIVES_S, too_old
from tests.transports.telegram.double.units import JSON

MOST_RESULTS: Final = 50
KEPT_S: Final = 300
"""How long Telegram keeps an answer for the same words when it is not told: for everybody, unless it is personal."""


@dataclass(frozen=True)
class Offer:
    """One result, as the person who typed sees it, and what is posted when they choose it."""

    id: str
    title: str
    description: str
    photo: tuple[JSON, ...]
    content: Content


@dataclass
class Asked:
    """One inline query."""

    id: str
    person: Person
    query: str
    at: float
    offers: list[Offer] | None = None
    """None until the bot answers."""
    button: JSON | None = None
    """Stands above the results and leads to the bot."""


@dataclass
class _Kept:
    asked: Asked
    until: float
    personal: bool


@dataclass
class Inline:
    """All inline queries; ``now`` gives seconds."""

    now: Callable[[], float]
    files: Files
    who: Callable[[int], Person | None]
    lives_s: float = LIVES_S
    all: dict[str, Asked] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._numbers = itertools.count(9_000_000_000_000_001)
        self._kept: dict[tuple[str, int], _Kept] = {}

    def ask(self, person: Person, query: str) -> tuple[Asked, bool]:
        """The query, and whether the bot is asked: what is kept from before is shown without it."""
        for key in ((query, 0), (query, person.id)):
            kept = self._kept.get(key)
            if kept is not None and self.now() < kept.until:
                return kept.asked, False
        asked = Asked(str(next(self._numbers)), person, query, self.now())
        self.all[asked.id] = asked
        return asked, True

    def answer(self, identifier: str, results: Any, kept_s: int, personal: bool, button: JSON | None) -> bool:
        """Whether others may see it as well. Raises a refusal for a query too old or answered, or broken results."""
        asked = self.all.get(identifier)
        if asked is None or asked.offers is not None or self.now() - asked.at > self.lives_s:
            raise too_old()
        if not isinstance(results, list) or len(results) > MOST_RESULTS:
            raise bad("RESULTS_TOO_MUCH")
        offers = [self._offer(result) for result in results]
        if len({offer.id for offer in offers}) < len(offers):
            raise bad("RESULT_ID_DUPLICATE")
        asked.offers, asked.button = offers, button
        if kept_s > 0:
            key = (asked.query, asked.person.id if personal else 0)
            self._kept[key] = _Kept(asked, self.now() + kept_s, personal)
        return kept_s > 0 and not personal

    def _offer(self, result: Any) -> Offer:
        identifier = str(result.get("id", ""))
        if not 1 <= len(identifier.encode()) <= 64:
            raise bad("RESULT_ID_INVALID")
        photo: list[JSON] = []
        if result.get("type") == "photo" and result.get("photo_file_id"):
            photo = self.files.photo(result["photo_file_id"], {}, "")
        elif result.get("type") != "article":
            raise Refused(404, f"Not Found: results of type {result.get('type')} are not in the double")
        elif not result.get("title"):
            raise bad("can't parse inline query result: Can't find field \"title\"")
        posted = result.get("input_message_content")
        if posted is None and not photo:
            raise bad("MESSAGE_TEXT_EMPTY" if "input_message_content" in result else "can't parse inline query result")
        return Offer(
            identifier,
            str(result.get("title", "")),
            str(result.get("description", "")),
            tuple(photo),
            self._content(result, posted, photo),
        )

    def _content(self, result: JSON, posted: JSON | None, photo: list[JSON]) -> Content:
        markup = keyboards.checked(result.get("reply_markup"), private=False)
        if posted is None:
            words, most = result.get("caption", ""), texts.MOST_CAPTION
            given, mode = result.get("caption_entities"), result.get("parse_mode", "")
            text, entities = texts.checked(words, given, mode, most, self.who)
            return Content(text, tuple(entities), tuple(photo), markup)
        words, given, mode = posted.get("message_text", ""), posted.get("entities"), posted.get("parse_mode", "")
        text, entities = texts.checked(words, given, mode, texts.MOST_TEXT, self.who)
        if not text:
            raise bad("message text is empty")
        return Content(text, tuple(entities), (), markup)
