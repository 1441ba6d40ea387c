"""What tests of confined programs stand on: a machine where programs have name spaces of their own."""

from __future__ import annotations

from pathlib import Path

import pytest

from transports.process.confinement import Confinement, confinement_of


@pytest.fixture
def held(tmp_path: Path) -> Confinement:
    """How a program is confined here that has name spaces; where there are none the test is left out."""
    found = confinement_of(tmp_path / "home")
    if not found.spaces:
        pytest.skip("this machine has no name spaces")
    return found
