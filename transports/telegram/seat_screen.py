"""A person's message as a whole: text, buttons and picture of one moment."""

from __future__ import annotations

from transports.console.company import Company
from transports.console.lobby import GATHERING
from transports.console.screen import game_name
from transports.console.session import Console
from transports.telegram.hand_buttons import ask_rows, rows_of, turn_rows, within
from transports.telegram.hand_parts import parts_of
from transports.telegram.hand_text import fitted
from transports.telegram.screen import MOST_CAPTION, MOST_TEXT, Picture, Screen
from transports.telegram.seat_board import SeatBoard
from transports.telegram.seat_people import claim_rows, people_parts, people_rows
from transports.telegram.seat_picture import PictureOf
from transports.telegram.seat_state import SeatState


def gathers(board: SeatBoard, company: Company) -> bool:
    """Does the table wait for its players, so that they are shown and no cards?"""
    return company.phase in GATHERING or board.shown is None


def screen_of(
    state: SeatState, board: SeatBoard, console: Console, company: Company, picture_of: PictureOf | None
) -> Screen:
    """It; no picture where ``picture_of`` is None, or nothing lies on the table."""
    trouble = _trouble(board, console, company)
    asks = state.question is not None
    if gathers(board, company) or state.mode in ("people", "bots"):
        rows = ask_rows(state, board) if asks else people_rows(state, board, company)
        return Screen(fitted(people_parts(state, board, company, trouble), MOST_TEXT), tuple(within(rows)))
    picture = _picture(state, board, picture_of)
    parts = parts_of(state, board, trouble=trouble, sending=console.sending, pictured=picture is not None)
    text = fitted(parts, MOST_TEXT if picture is None else MOST_CAPTION)
    if asks:
        rows = ask_rows(state, board)
    elif state.mode == "phrases":
        rows = people_rows(state, board, company)
    elif console.between:
        rows = rows_of([[state.shows(board.words.tongue.text("tgseat-go-on"), "go")]])
    else:
        rows = [*claim_rows(state, board, company), *turn_rows(state, board, sending=console.sending, shared=True)]
    return Screen(text, tuple(within(rows)), picture)


def last_screen_of(state: SeatState, board: SeatBoard, console: Console, company: Company) -> Screen:
    """What stands there once the seat is given up, to be read: no buttons."""
    if company.phase == "over":
        return Screen(screen_of(state, board, console, company, None).text)
    said = board.words.tongue.text
    return Screen(f"{said('people-title-of', table=board.hello.table)}\n{said('tgfront-left')}")


def entry(board: SeatBoard | None, company: Company) -> str:
    """A table in a line, in a list of several: its code, what is played, by whom, and whose turn it is."""
    if board is None:
        return company.code
    words, seen = board.words, board.seen
    text = words.tongue.text
    if company.phase == "over":
        now = text("tgseat-entry-over")
    elif seen is None or gathers(board, company):
        now = text("tgseat-entry-waits")
    elif seen.turn == words.seat:
        now = text("tgseat-entry-own")
    else:
        now = text("tgseat-entry-other", name=words.who(seen.turn))
    lobby = company.talk.lobby
    seats = () if lobby is None else lobby.seats
    names = [company.talk.name(at) for at, one in enumerate(seats) if one.name and at != words.seat]
    said = [board.hello.table, game_name(words.rules, words.tongue), ", ".join(names), now]
    return " · ".join(each for each in said if each)


def _trouble(board: SeatBoard, console: Console, company: Company) -> str | None:
    """What keeps the table from going on."""
    if console.cut_off:
        return board.words.tongue.text("table-lost")
    if console.saving.trouble is not None:
        return console.saving.trouble
    return board.idle if company.phase == "paused" else None


def _picture(state: SeatState, board: SeatBoard, picture_of: PictureOf | None) -> Picture | None:
    shown, sent = board.shown, board.seen
    if picture_of is None or shown is None or sent is None:
        return None
    cards = state.picking.cards
    picked = [at for at, is_picked in enumerate(state.picking.picked) if is_picked]
    new = [at for at, is_new in enumerate(board.fresh.marked(cards)) if is_new]
    return picture_of(shown, sent, cards, picked, new)
