"""How long a test waits for what must come, the same for all."""

from __future__ import annotations

from typing import Final

PATIENCE_S: Final = 60.0
"""Real seconds. Who waits goes on as soon as it has come, so that only a fault takes so long, on however busy a
machine. It is less than pytest gives a test (its `timeout`): what did not come is named."""
