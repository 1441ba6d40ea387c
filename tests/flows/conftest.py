"""What every flow needs: a seed of its own, which can be chosen."""

from __future__ import annotations

import os

import pytest


@pytest.fixture
def seed() -> int:
    """``BURACO_FLOW_SEED``, else 1. It is told with what goes wrong."""
    return int(os.environ.get("BURACO_FLOW_SEED") or 1)
