"""What the full screen is painted on: a wish before the environment."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.home import Home, wish
from scripts.painting import paint_of


def test_a_wish_comes_before_what_the_terminal_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BURACO_HOME", str(tmp_path))
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.setenv("COLORFGBG", "15;0")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert paint_of().tone == paint_of("auto").tone == "dark"
    wish(Home(tmp_path), "theme", "light")
    assert paint_of().tone == "light"
    assert paint_of("terminal").tone == "terminal"
