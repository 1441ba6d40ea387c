"""What somebody wants to play without a group, put together by taps on the pages that a group's lobby has, too."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import msgspec

from transports.telegram.group_taps import data, tapped
from transports.telegram.house import House, NewTable
from transports.telegram.lobby_screen import heading
from transports.telegram.rules_menu import ON_A_PAGE, SHOWN, changed, game_line, page
from transports.telegram.screen import Button, Screen
from transports.tongue import Tongue

MOST_PLANS: Final = 1_024
"""People whose choice this process remembers; everybody else begins with what is usual."""
_TABLE: Final = ""
"""There is no table yet for which these buttons would be."""


class Plan(msgspec.Struct, frozen=True):
    """One person's choice."""

    wanted: NewTable
    level: str
    """Who plays the other seats."""


class Plans:
    """Those of everybody, as long as this process runs."""

    def __init__(self) -> None:
        self._plans: OrderedDict[int, Plan] = OrderedDict()

    def of(self, user: int, preset: str, level: str) -> Plan:
        """Theirs, where it is for this game; else the usual one of it."""
        plan = self._plans.get(user)
        wanted = NewTable(preset) if plan is None or plan.wanted.preset != preset else plan.wanted
        return self.keep(user, Plan(wanted, level))

    def last(self, user: int) -> Plan | None:
        """Theirs, whatever it is; None after a restart."""
        return self._plans.get(user)

    def keep(self, user: int, plan: Plan) -> Plan:
        """From now on it is this."""
        self._plans[user] = plan
        self._plans.move_to_end(user)
        if len(self._plans) > MOST_PLANS:
            self._plans.popitem(last=False)
        return plan


def told(wanted: NewTable, house: House, tongue: Tongue) -> str:
    """What is played, and what the other games are. Raises RulesError."""
    games = [f"• {game_line(preset, house, tongue)}" for preset in house.presets]
    return "\n".join([*heading(house.rules(wanted), wanted, tongue), "", *games])


def doors(tongue: Tongue, prefix: str) -> tuple[Button, ...]:
    """The buttons that open the pages; what they carry begins with the ``prefix``."""
    return (
        Button(tongue.text("tglobby-target"), prefix + data("page", _TABLE, "target")),
        Button(tongue.text("tglobby-clock"), prefix + data("page", _TABLE, "clock")),
        Button(tongue.text("tglobby-options"), prefix + data("page", _TABLE, "options-0")),
    )


def opened(name: str, wanted: NewTable, house: House, tongue: Tongue, prefix: str, back: Button) -> Screen | None:
    """A page, with a button ``back``; None where there is none of that name. Raises RulesError."""
    found = page(name, wanted, house, _TABLE, tongue)
    if found is None:
        return None
    rows = tuple(tuple(Button(each.text, prefix + (each.data or "")) for each in row) for row in found[1] if row)
    return Screen(found[0], (*rows, (back,)))


def chosen(carried: str, wanted: NewTable, house: House) -> tuple[NewTable, str] | None:
    """The table after a tap, and the page to show then ("": the first); ``carried``: without the prefix. None for no
    button of these. Raises RulesError where it cannot be played so."""
    tap = tapped(carried)
    if tap is None:
        return None
    if tap.word == "page" and len(tap.about) == 1:
        return wanted, tap.about[0]
    now = changed(tap.word, tap.about, wanted, house)
    if now is None:
        return None
    option = tap.about[0] if tap.word in ("set", "like") else ""
    return now, "" if option in ("", "target") else _page_of(option)


def _page_of(option: str) -> str:
    at = next((at for at, each in enumerate(SHOWN) if each.name == option), 0)
    return f"options-{at // ON_A_PAGE}"
