"""``python -m scripts.screenshots``: makes the README's pictures of the full screen anew, from seeded games.

Textual draws each screen as SVG, the same text for the same seed; Chromium makes a PNG of it. Nothing is embedded and
nothing fetched: the letters are those of the machine, in docs/pictures those of DejaVu Sans Mono.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from core.game.actions import Lay
from core.game.legal import legal_moves
from core.table.clock import SystemClock
from core.table.public_record import written
from scripts.failure import CommandError
from scripts.home import Home
from scripts.locales import tongue_of
from scripts.moments import recorded
from scripts.players import mind_of
from scripts.reel import Reel
from scripts.settings import load_rules
from scripts.show_rules import rules_text
from scripts.still_table import StillTable, keys_to_pick
from transports.console.draft import Draft
from transports.console.setup import Setup
from transports.console.terminal import Look, Paper
from transports.console.topics import worth
from transports.fullscreen.paint import Paint, Tone
from transports.fullscreen.panels import Reading
from transports.fullscreen.replaying import Replay
from transports.fullscreen.replaying_app import Replaying
from transports.fullscreen.table import Table

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "docs" / "pictures"
SIZE: Final = (100, 30)
MIDDLE: Final = ("p41", 6)
"""A seed whose deal has something to show, and a turn of it."""
REPLAYED: Final = 11
"""A step of the same seed's first deal at which a meld is laid, for a reason."""
PLAYER: Final = "expert"
"""Who plays until the picture is taken."""
SCORES: Final = (415, 530)
FONTS: Final = "'DejaVu Sans Mono', Menlo, Consolas, monospace"
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
PATIENCE_S: Final = 60.0
_STILL: Final = 4
"""Looks at a screen that are all the same: nothing more happens there."""
LOOK: Final = Look(prompts=True, colour=True, signs=True, escapes=True, screen=True)
"""What the console believes that it is written on."""
_FONT_FACE: Final = re.compile(r"\s*@font-face \{.*?\}", re.DOTALL)
_FAMILY: Final = re.compile(r"font-family: [^;]*;")
_VIEW_BOX: Final = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')

App = Any  # the apps of transports.fullscreen, each with a result of its own
Does = Callable[[App, Any], Awaitable[None]]
"""What is done at a screen (the app, its pilot) before its picture is taken."""


def main(words: Sequence[str] | None = None) -> int:
    """Make them; 1 where one cannot be made."""
    parser = argparse.ArgumentParser(prog="python -m scripts.screenshots", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--folder", type=Path, default=FOLDER, metavar="DIR", help="where they go (docs/pictures)")
    parser.add_argument("--only", choices=tuple(PICTURES), metavar="NAME", help=f"one of {', '.join(PICTURES)}")
    parser.add_argument("--svg", action="store_true", help="write the SVGs, and no PNG")
    args = parser.parse_args(words)
    try:
        made(args.folder, [args.only] if args.only else list(PICTURES), args.svg)
    except CommandError as error:
        print(f"screenshots: {error}", file=sys.stderr)
        return 1
    return 0


def made(folder: Path, names: Sequence[str], svg: bool) -> None:
    """Make these pictures in this folder. Raises CommandError where there is no browser, or it fails."""
    browser = None if svg else browser_here()
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        try:
            text = asyncio.run(PICTURES[name]())
        except TimeoutError:
            raise CommandError("no_picture", f"The screen of {name} never stood still: try it again.", 1) from None
        if browser is None:
            (folder / f"{name}.svg").write_text(text, "utf-8")
        else:
            photograph(text, folder / f"{name}.png", browser)


def browser_here() -> str:
    """The browser that makes the PNGs. Raises CommandError where there is none."""
    found = next((path for path in map(shutil.which, BROWSERS) if path is not None), None)
    if found is None:
        text = "A PNG is made by Chromium, and there is none here: install it (apt install chromium), or give --svg."
        raise CommandError("no_browser", text, status=1)
    return found


def photograph(svg: str, path: Path, browser: str) -> None:
    """Make a PNG of a picture. Raises CommandError where the browser does not."""
    size = _VIEW_BOX.search(svg)
    assert size is not None
    width, height = (round(float(number)) for number in size.groups())
    with tempfile.TemporaryDirectory() as folder:
        drawn, taken = Path(folder) / "picture.svg", Path(folder) / "picture.png"
        drawn.write_text(svg, "utf-8")
        command = [browser, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
        command += ["--default-background-color=00000000", f"--user-data-dir={folder}/profile"]
        command += [f"--window-size={width},{height}", f"--screenshot={taken}", drawn.as_uri()]
        try:
            done = subprocess.run(command, capture_output=True, timeout=PATIENCE_S, check=False)
        except subprocess.TimeoutExpired:
            done = None
        if done is None or done.returncode or not taken.is_file():
            text = f"{Path(browser).name} made no picture of {path.stem}: try it by hand on what --svg writes."
            raise CommandError("no_picture", text, status=1)
        shutil.move(taken, path)


# --- the screens -----------------------------------------------------------------------------------------------------


async def taken(app: App, ready: Callable[[App], bool], does: Does, title: str) -> str:
    """The SVG of a screen, once it is there, has been brought to where it is to be shown, and stands still.

    Raises TimeoutError where it does not come to that.
    """
    async with app.run_test(size=SIZE) as pilot, asyncio.timeout(PATIENCE_S):
        while not ready(app):
            await pilot.pause()
        await does(app, pilot)
        seen: list[str] = []
        while len(seen) < _STILL or len(set(seen[-_STILL:])) > 1:
            await pilot.pause(0.02)
            seen.append(app.export_screenshot(title=title))
    svg = _FONT_FACE.sub("", seen[-1]).replace("font-size: 20px", "font-size: 21px")  # so that lines of boxes meet
    return _FAMILY.sub(f"font-family: {FONTS};", svg)


def table_of(still: StillTable, language: str = "en", tone: Tone = "dark") -> Table:
    """The full-screen console at a table that stands still."""
    setup = Setup(
        tongue=tongue_of(language), draft=Draft(None), rules_text=partial(rules_text, tongue=tongue_of(language))
    )
    return Table(still, Paper(io.StringIO(), LOOK, lambda: SIZE[0]), setup, None, Paint(tone))


def still(seed: str, turns: int, scores: Sequence[int] = SCORES) -> StillTable:
    """A deal as it stands when the own seat is on turn for that time and has drawn; 0: at its end."""
    table = StillTable(load_rules("burraco"), seed, scores=scores)
    table.play([mind_of(PLAYER, seat) for seat in range(table.rules.players)], turns)
    table.draw()
    return table


async def with_a_meld_picked(app: App, pilot: Any) -> None:
    """Pick the cards of the meld worth most of those that could be laid, and leave the cursor on the last."""
    lays = [move.action for move in legal_moves(app.console_side.desk.staging.state) if isinstance(move.action, Lay)]
    meld = max(lays, key=lambda lay: (len(lay.cards), worth(lay.cards, app.board.rules), lay.cards))
    for key in keys_to_pick(app.picking.cards, app.picking.cursor, meld.cards):
        await pilot.press(key)


def on_turn(app: App) -> bool:
    """Is it the own turn, and shown?"""
    return app.staging is not None and bool(app.picking.cards)


def over_it(kind: type[Any]) -> Callable[[App], bool]:
    """Does a screen of this kind stand there?"""
    return lambda app: isinstance(app.screen, kind)


def pressing(*keys: str) -> Does:
    """Press these keys."""

    async def does(app: App, pilot: Any) -> None:
        for key in keys:
            await pilot.press(key)
            await pilot.pause()

    return does


async def _table() -> str:
    return await taken(table_of(still(*MIDDLE)), on_turn, with_a_meld_picked, "buraco play")


async def _italian() -> str:
    return await taken(table_of(still(*MIDDLE), "it", "light"), on_turn, with_a_meld_picked, "buraco play --lang it")


async def _sheet() -> str:
    return await taken(table_of(still(MIDDLE[0], 0)), over_it(Reading), pressing(), "buraco play")


async def _replay() -> str:
    reel = Reel(recorded(written(still(MIDDLE[0], 0, ()).record()).splitlines()), tongue_of("en"), "signs")
    replaying = Replaying(reel, SystemClock(), Paint(), REPLAYED)
    return await taken(replaying, over_it(Replay), pressing(), "buraco replay match.jsonl")


async def _home() -> str:
    from scripts.house import ProgramHouse
    from transports.fullscreen.home import Home as HomeScreen
    from transports.fullscreen.home_page import Page

    with tempfile.TemporaryDirectory() as folder:
        house = ProgramHouse(Home(Path(folder)), True)
        return await taken(HomeScreen(house), over_it(Page), pressing("down"), "buraco")


PICTURES: Final[dict[str, Callable[[], Coroutine[Any, Any, str]]]] = {
    "table": _table,
    "home": _home,
    "sheet": _sheet,
    "replay": _replay,
    "italian-light": _italian,
}
"""By name, how each is made."""


if __name__ == "__main__":
    sys.exit(main())
