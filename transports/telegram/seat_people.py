"""Who is at the table, and what its person can ask there: to be ready, bots, a word to the others, a vote."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from core.table.seats import PHRASES
from transports.console.company import Company
from transports.console.lobby import GATHERING, OUT
from transports.console.lobby_words import spoken
from transports.console.scores import outcome
from transports.levels import title
from transports.telegram.hand_buttons import back_row, rows_of
from transports.telegram.hand_cards import Rows
from transports.telegram.hand_text import Part
from transports.telegram.screen import Button
from transports.telegram.seat_board import SeatBoard
from transports.telegram.seat_state import SeatState
from transports.text import capital
from transports.tongue import Tongue

_READY: Final = {"lobby": "people-ready", "adjourned": "people-ready-adjourned", "over": "people-ready-over"}
_WAITS: Final = {"lobby": "lobby-waits", "adjourned": "lobby-waits-adjourned", "over": "lobby-waits-over"}
_LAST_NEWS: Final = 4


class Deed(msgspec.Struct, frozen=True):
    """Something that can be asked for."""

    label: str
    line: str
    """As it would be typed."""
    question: str | None = None
    """What is asked before it is done; None where it can be taken back."""


def deeds(company: Company, tongue: Tongue) -> list[Deed]:
    """All that this person can ask now, but for what is chosen from a list of its own."""
    return list(_deeds(company, tongue))


def _deeds(company: Company, tongue: Tongue) -> Iterator[Deed]:
    talk, text = company.talk, tongue.text
    lobby, own = talk.lobby, talk.own
    if lobby is None or own is None or company.leaving:
        return
    if lobby.phase in GATHERING:
        yield Deed(text("people-unready"), "unready") if own.ready else Deed(text(_READY[lobby.phase]), "ready")
    elif own.held is not None:
        yield Deed(text("tgseat-i-am-back"), "back")
    if talk.seat is not None and talk.seat % talk.teams in lobby.may_claim:
        yield Deed(text("people-claim-match"), "claim", text("people-ask-claim"))
    if lobby.phase == "lobby" and company.has_chair:
        for seat, one in enumerate(lobby.seats):
            if seat != talk.seat and (not one.name or (one.kind == "bot" and not one.brought)):
                yield Deed(text("people-sit", seat=seat), f"sit {seat}")
    for seat, one in enumerate(lobby.seats):
        if seat != talk.seat and one.name and (one.kind != "bot" or one.brought) and one.held not in OUT:
            name = talk.name(seat)
            yield Deed(text("people-vote", name=name), f"vote {seat}", text("people-ask-vote", name=name))
    if company.has_chair and lobby.phase in ("playing", "paused"):
        yield Deed(text("people-adjourn"), "adjourn", text("people-ask-adjourn"))
    partners = len(lobby.seats) // talk.teams - 1
    counts = lobby.phase not in ("lobby", "over")
    costs = f"{text('company-leave', partners=partners)} " if counts else ""
    yield Deed(text("people-leave"), "leave", f"{costs}{text('people-ask-leave')}")


def phrases(tongue: Tongue) -> list[Deed]:
    """What can be said at the table."""
    return [Deed(capital(spoken(phrase, tongue)), f"say {phrase.replace('_', ' ')}") for phrase in PHRASES]


def bots(company: Company, tongue: Tongue) -> list[Deed]:
    """Who can be given the free seats."""
    talk = company.talk
    free = talk.lobby is not None and talk.phase == "lobby" and any(not one.name for one in talk.lobby.seats)
    if not free or not company.has_chair:
        return []
    return [Deed(title(bot, tongue), f"fill {bot}") for bot in talk.bots]


def claim_rows(state: SeatState, board: SeatBoard, company: Company) -> Rows:
    """Everybody they play against has gone: a button, first of all, ends the match."""
    found = [deed for deed in deeds(company, board.words.tongue) if deed.line == "claim"]
    return rows_of([_button(state, deed)] for deed in found)


def people_rows(state: SeatState, board: SeatBoard, company: Company) -> Rows:
    """The buttons, where the table waits for its players, or was asked who they are."""
    tongue = board.words.tongue
    if state.mode == "phrases":
        said = [_button(state, deed) for deed in phrases(tongue)]
        return rows_of([*(said[at : at + 2] for at in range(0, len(said), 2)), back_row(state, board)])
    if state.mode == "bots":
        return rows_of([*([_button(state, deed)] for deed in bots(company, tongue)), back_row(state, board)])
    every = deeds(company, tongue)
    votes = [deed for deed in every if company.phase in GATHERING and deed.line.startswith("vote ")]
    if state.mode == "more":
        return rows_of([*([_button(state, deed)] for deed in votes), back_row(state, board)])
    rows: list[list[Button | None]] = [[_button(state, deed)] for deed in every if deed not in votes]
    if bots(company, tongue):
        rows.insert(1, [state.shows(tongue.text("people-fill"), "mode", "bots")])
    if company.phase in GATHERING:
        rows.append([state.shows(tongue.text("people-say"), "mode", "phrases")])
        rows.append([state.shows(tongue.text("pages-rules"), "page", "rules")])
        if votes:
            rows.append([state.shows(tongue.text("tgseat-more"), "mode", "more")])
        if board.ends:
            rows.append([state.shows(capital(tongue.text("keybar-score")), "page", "score")])
    else:
        rows.append(back_row(state, board))
    return rows_of(rows)


def _button(state: SeatState, deed: Deed) -> Button | None:
    return state.shows(deed.label, "line", deed.line)


def people_parts(state: SeatState, board: SeatBoard, company: Company, trouble: str | None) -> list[Part]:
    """Who is there, what is waited for, and what was said last."""
    words = board.words
    text, ended = words.tongue.text, outcome(board.ends[-1], words) if board.ends else ""
    code, phase = company.code or board.hello.table, company.phase
    news = "\n".join(state.news[-_LAST_NEWS:]) if phase in GATHERING else ""
    return [
        Part((text("people-title-of", table=code),), 7),
        Part((ended if phase == "over" else "",), 8),
        Part((text(_WAITS[phase]) if phase in _WAITS else "", ""), 5),
        Part(("\n".join(company.talk.listing()), ""), 6),
        Part((news, ""), 4),
        Part((trouble or "",), 9),
        Part((state.question.text if state.question is not None else "",), 9),
        Part(("\n".join(f"» {said}" for said in state.answers),), 8),
    ]
