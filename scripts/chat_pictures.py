"""``python -m scripts.chat_pictures``: makes the pictures of a chat's table anew, from seeded games.

They are what the chat sends: the same program draws them, and the same seed gives the same bytes.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from scripts.players import mind_of
from scripts.settings import load_rules
from scripts.still_table import StillTable
from transports.telegram.pictures.bands import png_of
from transports.telegram.pictures.shown import HandShown, hand_shown, private_shown, table_shown

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "docs" / "pictures"
SEED: Final = "p148"
"""Of deals that have something to show, at the turn below."""
PLAYER: Final = "expert"
"""Who plays until the picture is taken."""
TURNS: Final = 6
SCORES: Final = {2: (415, 530), 3: (415, 530, 280)}
"""By the number of teams: the match so far."""


def main(words: Sequence[str] | None = None) -> int:
    """Make them; 1 where one cannot be written."""
    parser = argparse.ArgumentParser(prog="python -m scripts.chat_pictures", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--folder", type=Path, default=FOLDER, metavar="DIR", help="where they go (docs/pictures)")
    args = parser.parse_args(words)
    try:
        args.folder.mkdir(parents=True, exist_ok=True)
        for name, png in pictures().items():
            (args.folder / f"{name}.png").write_bytes(png)
    except OSError as error:
        print(f"chat_pictures: {error.filename} cannot be written; choose another --folder.", file=sys.stderr)
        return 1
    return 0


def pictures() -> dict[str, bytes]:
    """By its name each of them, as PNG."""
    four, six = _table("buraco", players=4), _table("burraco", players=6, teams=3)
    seen = four.view
    hand = HandShown(()) if seen.hand is None else hand_shown(seen.hand, picked=(1, 2, 3), new=(4,))
    return {
        "chat-table": png_of(table_shown(seen)),
        "chat-hand": png_of(hand),
        "chat-private": png_of(private_shown(seen, hand)),
        "chat-six-players": png_of(table_shown(six.view)),
    }


def _table(preset: str, **options: int) -> StillTable:
    """A table at the turn of the own seat."""
    rules = load_rules(preset, options)
    table = StillTable(rules, SEED, scores=SCORES[rules.teams])
    table.play([mind_of(PLAYER, seat) for seat in range(rules.players)], turns=TURNS)
    return table


if __name__ == "__main__":
    raise SystemExit(main())
