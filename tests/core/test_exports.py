"""What the package names for the programs that use it."""

from __future__ import annotations

import core


def test_every_export_is_there_and_the_list_is_sorted() -> None:
    assert core.__all__ == sorted(core.__all__)
    for name in core.__all__:
        assert getattr(core, name).__module__.startswith("core.game.") or name == "Action"
