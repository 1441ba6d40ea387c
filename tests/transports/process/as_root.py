"""Tests that only root can run, since only root can be somebody else: others leave them out."""

from __future__ import annotations

import os

import pytest


def leave_out(config: pytest.Config, items: list[pytest.Item]) -> str | None:
    """Take out the tests for root where it is not root that runs them, and say so in one line."""
    if not hasattr(os, "geteuid") or os.geteuid() == 0:
        return None
    needing = [item for item in items if item.get_closest_marker("root")]
    if not needing:
        return None
    items[:] = [item for item in items if item not in needing]
    config.hook.pytest_deselected(items=needing)
    return f"{len(needing)} tests for root are left out: only root can run something as another user"
