"""docs/bots-strength.md is what `buraco ladder` wrote: its command can be given again, and every row was played."""

from __future__ import annotations

import argparse
import re
import shlex
from pathlib import Path

from bots.pool import POOL
from scripts.ladder.command import add_arguments, presets_of
from scripts.ladder.page import METHOD
from scripts.ladder.rows import wanted
from scripts.players import known

PAGE = (Path(__file__).parents[2] / "docs" / "bots-strength.md").read_text("utf-8")


def asked() -> argparse.Namespace:
    """What the command on the page asks for."""
    found = re.search(r"^buraco ladder (.*)$", PAGE, re.MULTILINE)
    assert found is not None
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return parser.parse_args(shlex.split(found[1]))


def test_its_command_can_be_given_again_and_writes_this_page() -> None:
    assert str(asked().out) == "docs/bots-strength.md"
    assert METHOD in PAGE


def test_every_row_that_the_command_asks_for_was_played_to_its_end() -> None:
    args = asked()
    players = args.players.split(",") if args.players else list(known())
    rows = wanted(presets_of(args.rules), players, [player.name for player in POOL])
    assert rows
    for row in rows:
        section = re.search(rf"^## {row.rules}\n(.*?)(?=^## )", PAGE, re.MULTILINE | re.DOTALL)
        assert section is not None
        line = re.search(rf"^\| `{row.first}` over `{row.second}` \| [+-]\d+ ± \d+ \| .* % \| \d+ \|", section[1], re.M)
        assert line is not None, row
    assert not re.search("not (played|finished)", PAGE)


def test_it_names_the_machine_and_the_players_that_were_measured() -> None:
    assert re.search(r"^- .* cores, .*Python.*: [\d,]+ pairs \(players `[0-9a-f]{16}`\)$", PAGE, re.MULTILINE)
    for name in re.findall(r"^\| `(\w+)` over", PAGE, re.MULTILINE):
        assert f"- `{name}`: " in PAGE
