"""The phases of a turn and the ways a deal ends, as the engine counts them and as everybody names them."""

from __future__ import annotations

from typing import Final

DRAW_PHASE: Final = 0
DECIDE_PHASE: Final = 1
PLAY_PHASE: Final = 2
OVER_PHASE: Final = 3
PHASES: Final = ("draw", "decide", "play", "over")

NOT_OVER: Final = 0
OVER_OUT: Final = 1
OVER_STOCK: Final = 2
OVER_STALEMATE: Final = 3
ENDINGS: Final[tuple[str | None, ...]] = (None, "out", "stock", "stalemate")
