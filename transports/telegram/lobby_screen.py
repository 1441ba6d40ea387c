"""The table before its first deal, in a group: who sits where, what will be played, and what everybody can do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from core.game.rules import Rules
from core.table.messages import Lobby, LobbySeat
from transports.console.screen import game_name
from transports.levels import about, title
from transports.telegram.group_people import Seated
from transports.telegram.group_taps import data, mark
from transports.telegram.house import House, NewTable
from transports.telegram.rules_menu import Page, Rows, clock_said, differing, page
from transports.telegram.screen import MOST_TEXT, Button, Screen
from transports.telegram.table_caption import SIGNS, called, units
from transports.text import all_of
from transports.tongue import Tongue

LOBBY: Final = "lobby"
"""What a button is about that is for before the first deal."""


class LobbyShown(msgspec.Struct, frozen=True, kw_only=True):
    """All that the screen is made of."""

    table: str
    lobby: Lobby
    rules: Rules
    wanted: NewTable
    people: Mapping[str, Seated]
    """Those of the chat, by the name that the table knows them by."""
    host: str
    """Who decides, fit to be shown; "": nobody."""
    page: str = ""
    """The page of a menu that is open; "": none."""
    called: bool = False
    """Has the host asked everybody whether they are ready?"""
    note: str = ""
    """What the table has answered last."""
    link: str = ""
    """Where the private chat is opened; "": nowhere."""


def lobby_screen(shown: LobbyShown, house: House, tongue: Tongue) -> Screen:
    """The message as it is now. Raises RulesError where the rules are not to be had here."""
    opened = menu(shown, house, tongue) if shown.page else None
    rest = [opened[0]] if opened is not None else list(_waiting(shown, tongue))
    rest += ["", shown.note] if shown.note else []
    text = ""
    for brief in (False, True):
        text = "\n".join([*heading(shown.rules, shown.wanted, tongue, brief), "", *_seats(shown, tongue), "", *rest])
        if units(text) <= MOST_TEXT:
            break
    return Screen(text=text, buttons=tuple(row for row in _buttons(shown, tongue, opened) if row))


def agreed_on(shown: LobbyShown) -> str:
    """Stands for who sits where and what is played: a start is meant for that, whoever has become ready since."""
    return mark(repr(([one.name for one in shown.lobby.seats], shown.wanted)))


def game_of(wanted: NewTable) -> str:
    """Stands for what is played: who is ready is ready for that."""
    return mark(repr(wanted))


def missing(shown: LobbyShown, tongue: Tongue) -> list[str]:
    """Who has a seat and cannot be written to in private, by name."""
    return [
        called(one.name, seat, tongue)
        for seat, one in enumerate(shown.lobby.seats)
        if one.name in shown.people and not shown.people[one.name].reachable
    ]


def unready(lobby: Lobby, tongue: Tongue) -> list[str]:
    """Who has not said that they are ready, by name."""
    return [
        called(one.name, seat, tongue) for seat, one in enumerate(lobby.seats) if one.kind == "human" and not one.ready
    ]


# --- text ------------------------------------------------------------------------------------------------------------


def heading(rules: Rules, wanted: NewTable, tongue: Tongue, brief: bool = False) -> Iterator[str]:
    """What will be played; ``brief``: without all in which it differs from the usual, where there is no room."""
    say = tongue.text
    game = game_name(rules, tongue)
    yield f"🃏 {say('tglobby-game', game=game, players=rules.players, teams=rules.teams)}"
    other = differing(wanted, rules, tongue)
    if other and not brief:
        yield say("tglobby-differs", changes="; ".join(other))
    yield f"⏱ {clock_said(wanted.clock, tongue)}"


def _seats(shown: LobbyShown, tongue: Tongue) -> Iterator[str]:
    teams, seats = shown.rules.teams, shown.lobby.seats
    for team in range(teams):
        if len(seats) > teams:
            yield tongue.text("tglobby-team", team=team + 1)
        for seat in range(team, len(seats), teams):
            yield f"{SIGNS[seat]} {_who(shown, seats[seat], seat, tongue)}"


def _who(shown: LobbyShown, one: LobbySeat, seat: int, tongue: Tongue) -> str:
    say = tongue.text
    if not one.name:
        return say("lobby-free")
    name = called(one.name, seat, tongue)
    if one.kind == "bot":
        return say("lobby-bot", name=name)
    person = shown.people.get(one.name)
    if person is not None and not person.reachable:
        return f"{name} — ⚠ {say('tglobby-not-reached')}"
    state = f"✓ {say('lobby-state-ready')}" if one.ready else say("lobby-state-not-ready")
    return f"{name} — {state}" if one.here else f"{name} — {state}, {say('lobby-state-away')}"


def _waiting(shown: LobbyShown, tongue: Tongue) -> Iterator[str]:
    say = tongue.text
    absent = missing(shown, tongue)
    if absent:
        yield f"⚠ {say('tglobby-missing', names=all_of(tongue, absent), count=len(absent))}"
    free = sum(not one.name for one in shown.lobby.seats)
    late = unready(shown.lobby, tongue)
    if free:
        yield say("tglobby-free-seats", count=free)
    elif late and shown.called:
        yield f"📣 {say('tglobby-ready-asked', names=all_of(tongue, late), count=len(late))}"
    elif late:
        yield say("tglobby-waits-ready", names=all_of(tongue, late), count=len(late))
    if shown.host:
        yield say("tglobby-host", name=shown.host)


# --- buttons ---------------------------------------------------------------------------------------------------------


def _buttons(shown: LobbyShown, tongue: Tongue, opened: Page | None) -> Iterator[tuple[Button, ...]]:
    say, table, seats = tongue.text, shown.table, shown.lobby.seats
    if shown.link and missing(shown, tongue):
        yield (Button(f"⚠ {say('tglobby-open-private')}", url=shown.link),)
    if opened is not None:
        yield from opened[1]
        yield (Button(f"✕ {say('tglobby-close')}", data("page", table, "")),)
    free = [seat for seat, one in enumerate(seats) if not one.name]
    sit = [Button(f"{SIGNS[seat]} {say('tglobby-sit')}", data("sit", table, seat)) for seat in free]
    if not free and any(one.kind == "bot" and not one.brought for one in seats):
        sit = [Button(say("tglobby-sit-for-bot"), data("sit", table, "any"))]
    yield from (tuple(sit[at : at + 2]) for at in range(0, len(sit), 2))
    people = any(one.kind == "human" for one in seats)
    if people:
        yield (
            Button(f"✓ {say('tglobby-ready')}", data("ready", table, game_of(shown.wanted))),
            Button(say("tglobby-leave"), data("leave", table, LOBBY)),
        )
    if opened is not None:
        return
    change = []
    if shown.lobby.bots and free:
        change.append(Button(f"🤖 {say('tglobby-add-bot')}", data("page", table, "bots")))
    if any(one.name for one in seats):
        change.append(Button(say("tglobby-remove"), data("page", table, "remove")))
    yield tuple(change)
    yield (
        Button(say("tglobby-rules"), data("page", table, "preset")),
        Button(say("tglobby-options"), data("page", table, "options-0")),
    )
    yield (
        Button(say("tglobby-target"), data("page", table, "target")),
        Button(say("tglobby-clock"), data("page", table, "clock")),
    )
    if not free:
        text = say("tglobby-start-anyway") if shown.called and unready(shown.lobby, tongue) else say("tglobby-start")
        yield (Button(f"▶ {text}", data("start", table, agreed_on(shown), int(shown.called))),)


# --- menus -----------------------------------------------------------------------------------------------------------


def menu(shown: LobbyShown, house: House, tongue: Tongue) -> Page | None:
    """The page that is open; None for one that there is not. Raises RulesError."""
    match shown.page:
        case "bots":
            return _bots(shown, tongue)
        case "remove":
            return _remove(shown, tongue)
        case name:
            return page(name, shown.wanted, house, shown.table, tongue)


def _bots(shown: LobbyShown, tongue: Tongue) -> Page | None:
    free = next((seat for seat, one in enumerate(shown.lobby.seats) if not one.name), None)
    if free is None:
        return None
    lines, rows = [tongue.text("tglobby-which-bot", seat=SIGNS[free])], Rows()
    for bot in shown.lobby.bots:
        expect = about(bot, tongue)
        lines.append(f"• {title(bot, tongue)}{f' — {expect}' if expect else ''}")
        rows.append((Button(title(bot, tongue), data("bot", shown.table, free, mark(bot))),))
    return "\n".join(lines), rows


def _remove(shown: LobbyShown, tongue: Tongue) -> Page | None:
    rows = Rows()
    for seat, one in enumerate(shown.lobby.seats):
        if one.name:
            text = f"{SIGNS[seat]} {called(one.name, seat, tongue)}"
            rows.append((Button(text, data("out", shown.table, seat, mark(one.name))),))
    return (tongue.text("tglobby-who-goes"), rows) if rows else None
