"""A whole match by ear: everything is said in sentences, one after the other, and reads like a story.

The transcript is kept in tests/golden/story.txt; `BURACO_WRITE_STORY=1` writes it anew, to be read before it is kept.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from bots.expert import ExpertMind
from bots.registry import think_of
from scripts.locales import LANGUAGES, tongue_of
from scripts.settings import load_rules
from tests.transports.console.tabletop import Sitting, Tabletop
from transports.console.terminal import Look

PLAIN = Look(prompts=False, colour=False, signs=True, escapes=False, plain=True)
STORY = Path(__file__).parents[2] / "golden" / "story.txt"
ASKED = ("hand", "new", "melds", "pile", "stock", "pots", "players", "turn", "score", "clock", "shuffle", "moves")
"""Every piece of state there is a word for."""


def listener(news: str) -> str:
    """Somebody who listens, asks for everything once and then follows the hints."""
    said = news.rstrip().rsplit("\n", 1)[-1]
    if "Enter" in said:
        return ""
    return "yes" if "yes" in said else "hint; 0"


async def story(preset: str, **options: object) -> str:
    """A match of one deal as it was told."""
    mind = ExpertMind()
    asked = list(ASKED)
    table = Tabletop(load_rules(preset, {"target": 0, **options}), think_of("greedy"), deals=1)
    sitting = Sitting(
        table,
        lambda news: asked.pop(0) if asked else listener(news),
        look=PLAIN,
        columns=100,
        hint=mind.advise,
        hears=mind.heard,
    )
    assert await sitting.play() == "finished"
    return sitting.text


async def test_a_match_told_in_sentences_reads_as_it_always_did() -> None:
    told = await story("burraco")
    if os.environ.get("BURACO_WRITE_STORY"):
        STORY.write_text(told, encoding="utf-8")
    assert told == STORY.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("preset", "options"), [("burraco", {}), ("buraco", {}), ("stbl", {}), ("aberto", {}), ("burraco", {"players": 2})]
)
async def test_everything_is_a_sentence_and_nothing_is_drawn(preset: str, options: dict[str, object]) -> None:
    told = await story(preset, **options)
    paragraphs = re.sub(r"\n  +", " ", told).strip().split("\n")
    for paragraph in filter(None, paragraphs):
        assert re.fullmatch(r".*[.?:)]", paragraph), paragraph
        assert not re.search(r"[♠♥♦♣─│╭╮╰╯·•▶■◆…\t\x1b]", paragraph), paragraph
        assert not re.search(r"\b(?:10|[2-9TJQK])[SHDC]\b", paragraph), "a card is said in words: " + paragraph
        assert "  " not in paragraph, paragraph


async def test_what_is_said_can_be_said_in_every_language() -> None:
    """The words for cards are the language's own, and no sentence is left in English."""
    english = (await story("burraco")).split("\n")
    for code in LANGUAGES[1:]:
        tongue = tongue_of(code)
        assert tongue.text("text-hearts") not in ("hearts", "")
        assert tongue.text("topics-turn-draw-own") not in english
