"""The buttons under a person's message while a deal is played: cards, their uses, and what can be asked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from core.game.actions import Action, Discard, Draw, Keep, Lay, Refuse, Take, Withdraw
from core.game.melds import analyse
from core.game.phases import DECIDE_PHASE, DRAW_PHASE
from core.game.view import ClosedPile
from transports.console.composing import takes
from transports.console.preview import brief as preview
from transports.console.staging import Staging
from transports.telegram.hand_cards import Rows, brief, card_rows, label
from transports.telegram.label_width import fits
from transports.telegram.screen import MOST_BUTTONS, Button
from transports.telegram.seat_board import SeatBoard
from transports.telegram.seat_state import SeatState
from transports.text import capital

_DIRECT: Final = 3
"""Melds that are offered at once; of more there is a list to choose from."""
_MOST_LISTED: Final = 60
_BESIDE: Final = 3


def turn_rows(state: SeatState, board: SeatBoard, *, sending: bool, shared: bool) -> Rows:
    """All of it. ``sending``: the turn is on its way; ``shared``: do other people sit at the table?"""
    match state.mode:
        case "more":
            rows = _more(state, board, shared)
        case "add":
            rows = _listed(state, board, [way.action for way in state.ways.fitting])
        case "take":
            rows = _listed(state, board, _takes(state, board))
        case "moves":
            choices = (*board.choices.moves, *board.choices.discards)
            rows = _listed(state, board, [choice.action for choice in choices])
        case _:
            rows = _main(state, board, sending)
    return within(rows)


def ask_rows(state: SeatState, board: SeatBoard) -> Rows:
    """Yes or no."""
    text = board.words.tongue.text
    return rows_of([[state.shows(text("tgseat-yes"), "ask", "y"), state.shows(text("tgseat-no"), "ask", "n")]])


def back_row(state: SeatState, board: SeatBoard) -> list[Button | None]:
    """Back to the turn."""
    return [state.shows(board.words.tongue.text("tgseat-back"), "mode", "")]


def rows_of(rows: Iterable[Iterable[Button | None]]) -> Rows:
    """Without what no button can do, and without empty rows."""
    made = [tuple(button for button in row if button is not None) for row in rows]
    return [row for row in made if row]


def within(rows: Rows) -> Rows:
    """No more than a message may have; the last rows stay."""
    while sum(map(len, rows)) > MOST_BUTTONS:
        rows = rows[1:]
    return rows


def _main(state: SeatState, board: SeatBoard, sending: bool) -> Rows:
    words = board.words
    staging = None if sending else board.staging
    plays = [] if staging is None else _plays(state, board, staging)
    cards = [] if staging is not None and staging.complete else card_rows(state, words)
    return [*cards, *rows_of([*plays, *_always(state, board, staging)])]


def _plays(state: SeatState, board: SeatBoard, staging: Staging) -> list[list[Button | None]]:
    """What can be done with the turn."""
    text = board.words.tongue.text
    say = _said(board)
    undo = [state.play(say("keybar-undo"), "u", board)] if staging.steps else []
    if staging.complete:
        return [[state.play(f"{say('keybar-send')} ▶", "s", board)], undo]
    phase = staging.state.phase
    if phase == DRAW_PHASE:
        return [[state.play(text("tghand-button-draw"), Draw(), board), *_take(state, board)]]
    if phase == DECIDE_PHASE:
        keep, refuse = say("keybar-keep"), say("keybar-refuse")
        return [[state.play(keep, Keep(), board), state.play(refuse, Refuse(), board)]]
    found = state.ways
    first: list[Button | None] = []
    if found.lay is not None and found.lay.refusal is None:
        first.append(state.play(text("tghand-button-lay"), Lay(state.picking.chosen), board))
    if 0 < len(found.fitting) <= _DIRECT:
        for way in found.fitting:
            number = getattr(way.action, "meld", 0)
            first.append(state.play(text("tghand-button-add", meld=number), way.action, board))
    elif found.fitting:
        first.append(state.shows(text("tghand-button-add-which"), "mode", "add"))
    second: list[Button | None] = []
    if found.discard is not None and found.discard.refusal is None:
        card = state.picking.chosen[0]
        second.append(state.play(f"{say('keybar-discard')} {label(card, board.words)}", found.discard.action, board))
    second += undo
    if staging.check(Withdraw()) is None and not staging.steps:
        second.append(state.play(say("keybar-withdraw"), Withdraw(), board))
    return [first, second]


def _take(state: SeatState, board: SeatBoard) -> list[Button | None]:
    """The pile, where it can be taken: at once, or in one of several ways."""
    staging = board.staging
    found = _takes(state, board)
    if staging is None or not found:
        return []
    pile = staging.seen.pile
    take = board.words.tongue.text(
        "tghand-button-take", count=pile.count if isinstance(pile, ClosedPile) else len(pile)
    )
    if len(found) > 1:
        return [state.shows(f"{take}…", "mode", "take")]
    return [state.play(take, found[0], board)]


def _takes(state: SeatState, board: SeatBoard) -> Sequence[Action]:
    """With the picked cards, or, where none of them are any use, all ways there are."""
    staging = board.staging
    if staging is None or staging.complete or staging.state.phase != DRAW_PHASE:
        return ()
    found = takes(staging, state.picking.chosen, board.choices)
    return found or tuple(each.action for each in board.choices.moves if isinstance(each.action, Take))


def _always(state: SeatState, board: SeatBoard, staging: Staging | None) -> list[list[Button | None]]:
    say = _said(board)
    hint: list[Button | None] = []
    if staging is not None and not staging.complete and state.setup.hint is not None:
        if board.advised:
            hint = [state.play(say("keybar-follow"), "f", board)]
        else:
            hint = [state.shows(say("keybar-hint"), "hint", str(board.seq))]
    clear = [state.shows(say("keybar-clear"), "clear")] if state.picking.chosen else []
    sort = [state.shows(say("keybar-sort"), "sort")] if len(state.picking.cards) > 1 else []
    back = [state.shows(board.words.tongue.text("tgseat-i-am-back"), "line", "back")] if board.may_come_back else []
    more = state.shows(board.words.tongue.text("tgseat-more"), "mode", "more")
    return [back, [*clear, *hint], [*sort, more]]


def _more(state: SeatState, board: SeatBoard, shared: bool) -> Rows:
    say, text = _said(board), board.words.tongue.text
    staging = board.staging
    plays: list[Button | None] = []
    if staging is not None and not staging.complete:
        if board.choices.count:
            plays.append(state.shows(say("keybar-moves"), "mode", "moves"))
        if staging.steps:
            plays.append(state.play(say("keybar-send-early"), "s", board))
    people: list[Button | None] = []
    talk: list[Button | None] = []
    if shared:
        people.append(state.shows(say("keybar-people"), "mode", "people"))
        talk.append(state.shows(text("people-say"), "mode", "phrases"))
    return rows_of(
        [
            plays,
            [state.shows(say("keybar-score"), "page", "score"), state.shows(say("keybar-log"), "page", "log")],
            [state.shows(text("tgseat-table"), "page", "table"), *people],
            [state.shows(text("pages-rules"), "page", "rules")],
            [state.shows(text("pages-fairness"), "page", "fair")],
            talk,
            back_row(state, board),
        ]
    )


def _listed(state: SeatState, board: SeatBoard, actions: Sequence[Action]) -> Rows:
    """A list of moves to choose from, each with what it would come to; discards side by side."""
    listed = actions[:_MOST_LISTED]
    rows = [[state.play(_line(board, each), each, board)] for each in listed if not isinstance(each, Discard)]
    discards = [state.play(_line(board, each), each, board) for each in listed if isinstance(each, Discard)]
    wide = next(
        count for count in (_BESIDE, 2, 1) if count == 1 or all(one and fits(one.text, count) for one in discards)
    )
    beside = [discards[at : at + wide] for at in range(0, len(discards), wide)]
    return rows_of([*rows, *beside, back_row(state, board)])


def _line(board: SeatBoard, action: Action) -> str:
    staging = board.staging
    words = brief(board.words)
    said = capital(words.action(action))
    if isinstance(action, Lay) and not fits(said):
        found = analyse(action.cards, words.rules)
        if found is not None:
            runs = words.meld(found.cards, found.wild, runs=True)
            said = capital(words.tongue.text("text-lay", cards=runs))
    if staging is not None and not staging.needs_table(action) and staging.check(action) is None:
        note = preview(staging.tried(action), words)
        rest = note.partition(", ")[2]  # without the points, which come first and are the least of it
        said = next((whole for each in (note, rest) if each and fits(whole := f"{said} · {each}")), said)
    return said


class _said:
    """What stands beside a key of the full screen, as a button's label."""

    def __init__(self, board: SeatBoard) -> None:
        self._text = board.words.tongue.text

    def __call__(self, key: str) -> str:
        return capital(self._text(key))
