"""What a table is to be played by, put together by taps: the game, its options, how far it goes, the clock."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from core.game.options import MOST, OPTIONS, Option, OptionValue, find_option
from core.game.rules import Rules, options_of
from core.table.messages import ClockSaid
from transports.console.prompt import lasting
from transports.console.screen import game_name
from transports.option_text import about, label, value_text
from transports.telegram.group_taps import data, number
from transports.telegram.house import House, NewTable
from transports.telegram.label_width import fits
from transports.telegram.screen import Button
from transports.tongue import Tongue

Rows = list[tuple[Button, ...]]
Page = tuple[str, Rows]
"""What is read, and the buttons under it."""

_ELSEWHERE: Final = ("target", "draw_for")
"""Options with a menu of their own, and one that no table with a lobby has."""
SHOWN: Final = tuple(option for option in OPTIONS if option.name not in _ELSEWHERE)
ON_A_PAGE: Final = 7
PAGES: Final = -(-len(SHOWN) // ON_A_PAGE)
_PRESETS: Final = {
    "burraco": "asking-burraco",
    "buraco": "asking-buraco",
    "stbl": "asking-stbl",
    "aberto": "asking-aberto",
}
"""By its name, the key of what a game is in few words."""
_ABOUT: Final = {
    "teams": "tgmenu-teams-about",
    "decks": "tgmenu-decks-about",
    "pots": "tgmenu-pots-about",
    "values": "tgmenu-values-about",
    "royal_in_one_turn": "tgmenu-royal-in-one-turn-about",
}
"""By its name, the key of what an option means, where the line that goes with its name in files says it to programs."""
_TARGETS: Final = (0, 500, 1_000, 1_500, 2_000, 2_500, 3_000, 5_000)
_GRACE_MS: Final = 500
_CLOCKS_S: Final = ((30, 120), (60, 180), (90, 300), (180, 600), (600, 1_800), (3_600, 0), (86_400, 0))
CLOCKS: Final[tuple[ClockSaid | None, ...]] = (
    None,
    *(ClockSaid(turn * 1000, bank * 1000, _GRACE_MS) for turn, bank in _CLOCKS_S),
)
"""Those that are offered: seconds for a turn, and of the bank."""
_KEPT: Final = ("players", "teams")
"""What stays when another game is chosen."""
_CHECK: Final = "✓ "


def wanted_of(rules: Rules, clock: ClockSaid | None, house: House) -> NewTable:
    """These rules as a chat wants them: the preset, and as little beside it as makes them. Raises RulesError."""
    usual, now = options_of(house.rules(NewTable(preset=rules.preset))), options_of(rules)
    derived = [option.name for option in OPTIONS if option.derived]
    options = {
        name: value for name, value in now.items() if value != usual[name] and name not in (*derived, "draw_for")
    }
    for name in derived:  # each may be what the ones before it make of it
        if options_of(house.rules(NewTable(preset=rules.preset, options=options)))[name] != now[name]:
            options[name] = now[name]
    return NewTable(preset=rules.preset, options=options, clock=clock)


def differing(wanted: NewTable, rules: Rules, tongue: Tongue) -> list[str]:
    """What is other than in the preset, in words; the target and the players are said elsewhere."""
    return [
        tongue.text("newrules-change", option=label(option, tongue), value=_said(option, rules, tongue))
        for option in SHOWN
        if option.name in wanted.options and option.name != "players"
    ]


def clock_said(clock: ClockSaid | None, tongue: Tongue) -> str:
    """How much time there is for a turn."""
    if clock is None:
        return tongue.text("tgmenu-no-clock")
    time = lasting(clock.turn_ms // 1000, tongue)
    if not clock.bank_ms:
        return tongue.text("tgmenu-clock", time=time)
    return tongue.text("tgmenu-clock-bank", time=time, bank=lasting(clock.bank_ms // 1000, tongue))


# --- pages -----------------------------------------------------------------------------------------------------------


def page(name: str, wanted: NewTable, house: House, table: str, tongue: Tongue) -> Page | None:
    """The page of this name (``preset``, ``target``, ``clock``, ``options-2``, ``option-pile``); None where there is
    none. Raises RulesError.
    """
    word, _, rest = name.partition("-")
    rules = house.rules(wanted)
    match word:
        case "preset":
            return _presets(rules, house, table, tongue)
        case "target":
            return _targets(rules, table, tongue)
        case "clock":
            return _clocks(wanted.clock, table, tongue)
        case "options":
            at = number(rest)
            return None if at is None or at >= PAGES else _options(at, rules, table, tongue)
        case "option":
            found = next((option for option in SHOWN if option.name == rest), None)
            return None if found is None else _option(found, rules, house, table, tongue)
        case _:
            return None


def game_line(preset: str, house: House, tongue: Tongue) -> str:
    """What a game is, in a line: its name, to how many points, and how it differs from the others. Raises
    RulesError."""
    name, said = game_name(house.rules(NewTable(preset=preset)), tongue), about_game(preset, tongue)
    return f"{name} — {said}" if said else name


def about_game(preset: str, tongue: Tongue) -> str:
    """How a game differs from the others, whatever it is played to; "" where nothing is said of it."""
    return tongue.text(_PRESETS[preset]) if preset in _PRESETS else ""


def _presets(rules: Rules, house: House, table: str, tongue: Tongue) -> Page:
    lines, buttons = [tongue.text("tgmenu-preset")], []
    for preset in house.presets:
        lines.append(f"• {game_line(preset, house, tongue)}")
        text = f"{_CHECK if preset == rules.preset else ''}{preset}"
        buttons.append(Button(text, data("preset", table, preset)))
    return "\n".join(lines), _rows(buttons, 2)


def _targets(rules: Rules, table: str, tongue: Tongue) -> Page:
    buttons = [
        Button(
            f"{_CHECK if target == rules.target else ''}{target or tongue.text('tgmenu-one-deal')}",
            data("set", table, "target", target),
        )
        for target in sorted({*_TARGETS, rules.target})
    ]
    return tongue.text("tgmenu-target"), _rows(buttons, 3)


def _clocks(clock: ClockSaid | None, table: str, tongue: Tongue) -> Page:
    lines, buttons = [tongue.text("tgmenu-clocks")], []
    for at, choice in enumerate(CLOCKS):
        sign = _CHECK if choice == clock else ""
        text = (
            tongue.text("tgmenu-off")
            if choice is None
            else lasting(choice.turn_ms // 1000, tongue)
            if choice.turn_ms < 3_600_000
            else tongue.text("tgmenu-hours", hours=choice.turn_ms // 3_600_000)
        )
        buttons.append(Button(f"{sign}{text}", data("clock", table, at)))
    lines.append(clock_said(clock, tongue))
    return "\n".join(lines), _rows(buttons, 2)


def _options(at: int, rules: Rules, table: str, tongue: Tongue) -> Page:
    lines, rows = [tongue.text("tgmenu-options", page=at + 1, pages=PAGES)], Rows()
    for option in SHOWN[at * ON_A_PAGE : (at + 1) * ON_A_PAGE]:
        value = _said(option, rules, tongue)
        lines.append(f"• {label(option, tongue)}: {value} — {meaning(option, tongue)}")
        text = tongue.text("newrules-change", option=label(option, tongue), value=value)
        rows.append((Button(text if fits(text) else label(option, tongue), _way(option, rules, table)),))
    turn = []
    if at > 0:
        turn.append(Button("◀", data("page", table, f"options-{at - 1}")))
    if at < PAGES - 1:
        turn.append(Button("▶", data("page", table, f"options-{at + 1}")))
    rows.append(tuple(turn))
    return "\n".join(lines), rows


def meaning(option: Option, tongue: Tongue) -> str:
    """What an option is for, in a line without a full stop."""
    return tongue.text(_ABOUT[option.name]) if option.name in _ABOUT else about(option, tongue)


def _way(option: Option, rules: Rules, table: str) -> str:
    """What a tap on an option does: a switch is turned, everything else has a page of its own."""
    value = getattr(rules, option.name)
    if option.kind == "bool":
        return data("set", table, option.name, int(not value))
    return data("page", table, f"option-{option.name}")


def _option(option: Option, rules: Rules, house: House, table: str, tongue: Tongue) -> Page:
    now, usual = getattr(rules, option.name), getattr(house.rules(NewTable(preset=rules.preset)), option.name)
    lines = [
        f"{label(option, tongue)} — {meaning(option, tongue)}",
        tongue.text("tgmenu-now", value=value_text(option, now, tongue)),
        tongue.text("tgmenu-usual", game=rules.preset, value=value_text(option, usual, tongue)),
    ]
    buttons: list[Button] = []
    if option.kind in ("pairs", "values"):
        for preset in house.presets:
            value = getattr(house.rules(NewTable(preset=preset)), option.name)
            lines.append(f"• {preset}: {value_text(option, value, tongue)}")
            buttons.append(
                Button(f"{_CHECK if value == now else ''}{preset}", data("like", table, option.name, preset))
            )
    else:
        for value in _choices(option, now, usual):
            text = f"{_CHECK if value == now else ''}{value_text(option, value, tongue)}"
            buttons.append(Button(text, data("set", table, option.name, value)))
    wide = max((len(button.text) for button in buttons), default=0)
    back = SHOWN.index(option) // ON_A_PAGE
    rows = [*_rows(buttons, 1 if wide > 16 else 3), (Button("◀", data("page", table, f"options-{back}")),)]
    return "\n".join(lines), rows


def _choices(option: Option, now: int | str, usual: int | str) -> list[int | str]:
    """The values that are offered: all where they are few, else those about what it is and the usual one."""
    if option.values:
        return list(option.values)
    assert isinstance(now, int)
    assert isinstance(usual, int)
    step = 1 if now < 20 else 5 if now < 100 else 50 if now < 1000 else 100
    found = {option.minimum, usual, now - 5 * step, now - step, now, now + step, now + 5 * step}
    return sorted(value for value in found if option.minimum <= value <= MOST)


def _said(option: Option, rules: Rules, tongue: Tongue) -> str:
    return value_text(option, getattr(rules, option.name), tongue)


def _rows(buttons: Sequence[Button], wide: int) -> Rows:
    return [tuple(buttons[at : at + wide]) for at in range(0, len(buttons), wide)]


# --- taps ------------------------------------------------------------------------------------------------------------


def changed(word: str, given: Sequence[str], wanted: NewTable, house: House) -> NewTable | None:
    """The table after a tap of a page; None for what no page has. Raises RulesError where it cannot be played so."""
    match word, tuple(given):
        case "preset", (str(preset),) if preset in house.presets:
            kept = {name: value for name, value in wanted.options.items() if name in _KEPT}
            now = NewTable(preset=preset, options=kept, clock=wanted.clock)
        case "clock", (str(at),) if (which := number(at)) is not None and which < len(CLOCKS):
            now = msgspec.structs.replace(wanted, clock=CLOCKS[which])
        case "set", (str(name), str(value)):
            now = _set(name, value, wanted)
        case "like", (str(name), str(preset)) if preset in house.presets:
            value_there = options_of(house.rules(NewTable(preset=preset))).get(name)
            now = _with(wanted, {name: value_there})
        case _:
            return None
    rules = house.rules(now)
    return wanted_of(rules, now.clock, house)


def _set(name: str, value: str, wanted: NewTable) -> NewTable:
    option = find_option(name)
    read: OptionValue = value
    if option.kind == "bool":
        read = value == "1"
    elif option.kind == "int":
        whole = number(value)
        read = value if whole is None else whole
    return _with(wanted, {name: read})


def _with(wanted: NewTable, more: Mapping[str, object]) -> NewTable:
    options = {**wanted.options, **more}
    if options.get("players") != 6 and "players" in more:
        options.pop("teams", None)
    return msgspec.structs.replace(wanted, options=options)
