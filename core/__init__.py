"""The game (`core.game`) and the table around it (`core.table`), whoever carries the messages.

What a program against the engine needs first is named here; everything else is imported by its full path.

>>> import core
>>> sorted(core.__all__) == core.__all__
True
"""

from core.game.actions import Action
from core.game.cards import Cards
from core.game.errors import GameError, IllegalAction, Refusal
from core.game.events import redact
from core.game.melds import Analysis, analyse
from core.game.play import Deal, apply, check, legal_actions, start
from core.game.rules import Rules, make_rules
from core.game.view import View, view

__all__ = [
    "Action",
    "Analysis",
    "Cards",
    "Deal",
    "GameError",
    "IllegalAction",
    "Refusal",
    "Rules",
    "View",
    "analyse",
    "apply",
    "check",
    "legal_actions",
    "make_rules",
    "redact",
    "start",
    "view",
]
