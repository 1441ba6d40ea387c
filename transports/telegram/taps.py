"""What each button of a person's message does: as lines that the console reads, or with what is shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, Protocol

import msgspec

from core.game.actions import Action, Extend, Lay, Take, Withdraw
from core.game.cards import CODES
from core.game.notation import action_text
from transports.console.advice import advice
from transports.console.company import Company
from transports.console.picking import HandOrder
from transports.console.staging import Staging
from transports.telegram.hand_text import cut
from transports.telegram.pressed import Play, Pressed, Shows, Toggle
from transports.telegram.screen import MOST_TOAST
from transports.telegram.seat_board import SeatBoard
from transports.telegram.seat_pages import NAMES
from transports.telegram.seat_people import Deed, bots, deeds, phrases
from transports.telegram.seat_state import MODES, Question, SeatState


class Toast(msgspec.Struct, frozen=True):
    """The answer to a tap: a line that goes by itself, or one that must be closed (``alert``)."""

    text: str = ""
    alert: bool = False


class Playing(Protocol):
    """What taps need of the chat they are made in."""

    @property
    def sending(self) -> bool:
        """Is the turn on its way to the table?"""

    @property
    def between(self) -> bool:
        """Is a deal over, and the next one waits for the person?"""

    async def do(self, line: str, *, agreed: bool = False) -> None:
        """Enter a line; ``agreed``: the person has said yes to what it may be asked."""

    def open_page(self, name: str) -> None:
        """Show this beside the message."""

    def turn_page(self, at: int) -> bool:
        """Turn to another piece of it; False where none is open."""

    def shut_page(self) -> None:
        """Nobody reads it any more."""


class Taps:
    """One person's."""

    def __init__(self, state: SeatState, playing: Playing, company: Company | None) -> None:
        self._state: Final = state
        self._playing: Final = playing
        self._company: Final = company

    async def pressed(self, pressed: Pressed, board: SeatBoard) -> Toast | None:
        """Do it; None: the button is an old one, and nothing was done."""
        match pressed:
            case Toggle():
                return self._toggle(pressed, board)
            case Shows():
                return await self._shows(pressed, board)
            case Play():
                return await self._play(pressed, board)

    def _toggle(self, toggle: Toggle, board: SeatBoard) -> Toast | None:
        state = self._state
        if not state.toggled(toggle):
            return Toast() if state.picked(toggle) == toggle.picked else None
        state.answers.clear()
        if state.mode in ("add", "take", "moves"):
            state.close()
        return Toast()

    # --- the turn ----------------------------------------------------------------------------------------------------

    async def _play(self, play: Play, board: SeatBoard) -> Toast | None:
        state, staging, text = self._state, board.staging, board.words.tongue.text
        if self._playing.sending:
            return Toast(text("nowline-sending"))
        if staging is None or not state.is_now(play.moment, board):
            return None
        state.close()
        if isinstance(play.act, str):
            return await self._with_turn(play.act, staging, board)
        act = self._with_picked(play.act) if play.picked else play.act
        if isinstance(act, Withdraw) and not staging.steps and staging.check(act) is None:
            more = staging.rules.initial_meld_penalty
            state.ask(Question(text("table-ask-withdraw", more=more), "withdraw", agreed=True))
            return Toast()
        if staging.check(act) is None:
            self._let_go(act)
        return await self._line(action_text(act))

    async def _with_turn(self, what: str, staging: Staging, board: SeatBoard) -> Toast:
        if what == "u":
            return await self._line("undo")
        if what == "f":
            self._state.clear()
            return await self._line("0")
        why = staging.dear()
        if why is not None:
            text = board.words.tongue.text
            card = board.words.card(CODES[staging.steps[-1].move.card]) if why == "wild" else ""
            asked = text("nowline-ask-wild", card=card) if why == "wild" else text("nowline-ask-dirty")
            self._state.ask(Question(asked, "yes"))
            return Toast()
        return await self._line("" if staging.complete else "send")

    def _with_picked(self, act: Action) -> Action:
        """The same with the cards that are picked now."""
        picked = self._state.picking.chosen
        match act:
            case Lay():
                return Lay(picked)
            case Extend(meld=meld):
                return Extend(meld, picked)
            case Take(meld=meld):
                return Take(cards=picked, meld=meld)
            case _:
                return act

    def _let_go(self, act: Action) -> None:
        """The cards of a move are not picked any more; others that are stay so."""
        cards: Sequence[str] = getattr(act, "cards", None) or (getattr(act, "card", ""),)
        left, picking = Counter(cards), self._state.picking
        for at, code in enumerate(picking.cards):
            if picking.picked[at] and left[code] > 0:
                left[code] -= 1
                picking.toggle(at)
        self._state.pass_by()

    # --- all else ----------------------------------------------------------------------------------------------------

    async def _shows(self, shows: Shows, board: SeatBoard) -> Toast | None:
        state = self._state
        if shows.name == "ask" and state.question is None:
            return None
        if not state.may_show(shows):
            return None
        state.answers.clear()
        match shows.name:
            case "mode" if shows.more in MODES:
                state.close()
                state.mode = shows.more
            case "tab" if shows.more.isdecimal():
                state.tab = int(shows.more)
            case "sort":
                self._sort()
            case "clear":
                state.clear()
            case "hint":
                return self._hint(board)
            case "ask":
                return await self._answered(shows.more == "y")
            case "page" if shows.more in NAMES:
                state.close()
                self._playing.open_page(shows.more)
            case "leaf" if shows.more.isdecimal():
                return Toast() if self._playing.turn_page(int(shows.more)) else None
            case "shut":
                self._playing.shut_page()
            case "go":
                return await self._line("") if self._playing.between else None
            case "line":
                return await self._deed(shows.more, board)
            case _:
                return None
        return Toast()

    def _sort(self) -> None:
        state, setup = self._state, self._state.setup
        orders: tuple[HandOrder, ...] = ("suit", "rank", "own") if state.picking.own else ("suit", "rank")
        state.sort(orders)
        order = state.picking.order
        if order != "own":
            setup.order = order
        setup.own_order = order == "own"
        setup.remember("sort", order)

    def _hint(self, board: SeatBoard) -> Toast:
        staging, text = board.staging, board.words.tongue.text
        if staging is None:
            return Toast(cut(board.not_now(), MOST_TOAST))
        if staging.complete or self._playing.sending:
            return Toast()
        hint = self._state.setup.hint
        found = None if hint is None else advice(hint, staging, board.words)
        board.advised = () if found is None else found.actions
        said = text("tghand-no-hint") if found is None else text("tghand-hint", moves=found.moves)
        self._state.answers[:] = [said]
        return Toast()

    async def _deed(self, line: str, board: SeatBoard) -> Toast | None:
        """What was asked for among people; None where that cannot be asked any more."""
        deed = self._known(line, board)
        if deed is None:
            return None
        self._state.close()
        if deed.question is not None:
            self._state.ask(Question(deed.question, deed.line, agreed=True))
            return Toast()
        return await self._line(deed.line)

    def _known(self, line: str, board: SeatBoard) -> Deed | None:
        company, tongue = self._company, board.words.tongue
        if line == "back" and board.may_come_back:
            return Deed("", "back")
        if company is None:
            return None
        every = (*deeds(company, tongue), *phrases(tongue), *bots(company, tongue))
        return next((deed for deed in every if deed.line == line), None)

    async def _answered(self, yes: bool) -> Toast:
        question = self._state.question
        self._state.close()
        if question is None:
            return Toast()
        if yes:
            return await self._line(question.yes, agreed=question.agreed)
        return Toast() if question.no is None else await self._line(question.no)

    async def _line(self, line: str, *, agreed: bool = False) -> Toast:
        await self._playing.do(line, agreed=agreed)
        return answered(self._state.answers)


def answered(said: Sequence[str]) -> Toast:
    """An answer as it is shown at once: what is too long for that stands in the message, too."""
    whole = " ".join(said)
    return Toast(cut(whole, MOST_TOAST), alert=len(whole) > MOST_TOAST)
