"""Chromium for the tests that make a PNG: where it is not installed they are left out."""

from __future__ import annotations

import os
import shutil

import pytest


def leave_out(config: pytest.Config, items: list[pytest.Item]) -> str | None:
    """Take out the tests that need Chromium where there is none, and say so in one line.

    Raises UsageError instead where the environment says that they are required.
    """
    needing = [item for item in items if item.get_closest_marker("chromium")]
    if not needing:
        return None
    from scripts.screenshots import BROWSERS  # with the whole of Textual, so not before it is wanted

    if any(map(shutil.which, BROWSERS)):
        return None
    if os.environ.get("BURACO_REQUIRE_CHROMIUM", "") not in ("", "0"):
        raise pytest.UsageError("BURACO_REQUIRE_CHROMIUM is set and there is no chromium: apt install chromium")
    items[:] = [item for item in items if item not in needing]
    config.hook.pytest_deselected(items=needing)
    return f"{len(needing)} tests with Chromium are left out: it is not on this machine (apt install chromium)"
