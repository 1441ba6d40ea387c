"""A bot that a host brings of its own, at a group's table: chosen by buttons, and playing its turn."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from tests.scripts.telegram.test_command import nothing_told, telegram
from tests.scripts.terminal_session import ROOT
from tests.transports.telegram.double.groups import Group
from tests.transports.telegram.double.phone import Phone
from tests.transports.telegram.double.server import BotApiDouble

PLAIN = (sys.executable, str(ROOT / "bots" / "examples" / "plain.py"))
OURS = "ours"
TURN = re.compile(r"(Bruno|Carla|Dario) (drew|took) .*discarded .*")


def shown(ann: Phone, group: Group) -> list[str]:
    """What has stood in the group, oldest first."""
    return [version.text for one in ann.sees(group) if one.by_bot for version in one.versions]


async def played_by_a_bot(double: BotApiDouble, ann: Phone) -> str:
    """What is told of a bot's turn once it is Ann's again; should she begin, she plays one first."""
    hand = await ann.finds("Draw")
    if not TURN.search(hand.now.text):
        await ann.taps("Draw")
        await double.until("a card is drawn", lambda: "Draw" not in hand.labels)
        await ann.taps(next(label for label in hand.labels if hand.labels.count(label) == 1))
        await ann.taps("Discard")
        await ann.taps("Send")
        hand = await ann.finds("Draw")
    found = TURN.search(hand.now.text)
    assert found is not None, hand.now.text
    return found[0]


async def test_a_bot_of_the_hosts_own_is_seated_by_the_groups_buttons_and_plays_its_turn(tmp_path: Path) -> None:
    double, home, config = BotApiDouble(), tmp_path / "home", tmp_path / "own.toml"
    config.write_text(f"[bots]\n{OURS} = {list(PLAIN)}\n[telegram]\npictures = false\n")
    async with double.open(check_limits=False), telegram(home, double.url, "--config", str(config)) as it:
        ann = double.phone("Ann")
        group = double.group("Friends", ann)
        ann.starts()
        await ann.finds("Play")
        ann.says("/new", group)
        await ann.taps("① Sit here", group)
        await ann.taps("Add a bot", group)
        for sign in "②③④":
            await ann.reads(f"Which bot sits down on seat {sign}", group)
            await ann.taps(OURS, group)
        await ann.taps("Ready", group)
        played = await played_by_a_bot(double, ann)
        assert "stand-in" not in played
        assert not any("stand-in" in text for text in shown(ann, group))
    nothing_told(home, it)
    assert "WARNING" not in (home / "said.log").read_text()
