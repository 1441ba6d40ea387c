"""Node.js for the tests of bots in JavaScript: where it is not installed they are left out."""

from __future__ import annotations

import os
import shutil

import pytest


def leave_out(config: pytest.Config, items: list[pytest.Item]) -> str | None:
    """Take out the tests that need Node where there is none, and say so in one line.

    Raises UsageError instead where the environment says that they are required.
    """
    if shutil.which("node") is not None:
        return None
    needing = [item for item in items if item.get_closest_marker("node")]
    if not needing:
        return None
    if os.environ.get("BURACO_REQUIRE_NODE", "") not in ("", "0"):
        raise pytest.UsageError("BURACO_REQUIRE_NODE is set and there is no node: apt install nodejs")
    items[:] = [item for item in items if item not in needing]
    config.hook.pytest_deselected(items=needing)
    return f"{len(needing)} tests with Node are left out: it is not on this machine (apt install nodejs)"
