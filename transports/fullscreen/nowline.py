"""The lines above the keys: what the picked cards would come to, or what can be done now and with which key."""

from __future__ import annotations

from core.game.actions import Take
from core.game.cards import CODES
from core.game.phases import DECIDE_PHASE, DRAW_PHASE
from core.game.view import ClosedPile
from transports.console.board import Board
from transports.console.composing import Ways
from transports.console.preview import effect
from transports.console.topics import worth
from transports.text import Words

_PREVIEWS = 2
"""Ways to use the picked cards of which the whole effect is said; of more there is a choice when the key is pressed."""


def now(board: Board, picked: tuple[str, ...], found: Ways) -> str:
    """What is to be said while no key has been answered; ``found``: what the picked cards can be used for."""
    staging, words = board.staging, board.words
    if staging is None:
        return board.not_now()
    if picked:
        return previewed(picked, found, words)
    text = words.tongue.text
    state = staging.state
    if staging.complete:
        return _complete(board)
    if state.phase == DRAW_PHASE:
        return _drawing(board)
    if state.phase == DECIDE_PHASE:
        return text("nowline-decide", card=words.card(CODES[state.drawn]))
    if state.is_short():
        missing = state.minimum[staging.seat % state.teams] - state.laid
        if staging.steps:
            return text("nowline-short-undo", points=missing)
        return text("nowline-short-withdraw", points=missing)
    return text("nowline-lay") if board.choices.moves else text("nowline-discard")


def previewed(picked: tuple[str, ...], found: Ways, words: Words) -> str:
    """What the picked cards would come to, by the keys that would do it; else which they are."""
    text = words.tongue.text
    said = [_way("l", " ".join(effect(found.lay.step, words)), words)] if found.lay and found.lay.step else []
    for way in found.fitting[:_PREVIEWS]:
        if way.step is not None:
            said.append(_way("e", " ".join(effect(way.step, words)), words))
    if len(found.fitting) > _PREVIEWS:
        said.append(_way("e", text("nowline-more-melds", count=len(found.fitting) - _PREVIEWS), words))
    taking = [way.action for way in found.take if way.refusal is None]
    if taking and isinstance(taking[0], Take) and taking[0].cards is not None:
        said.append(_way("p", text("nowline-take", cards=words.cards(picked), count=len(taking)), words))
    if found.discard is not None and found.discard.step is not None and not said:
        said.append(_way("d", " ".join(effect(found.discard.step, words)), words))
    if said:
        return "\n".join(said)
    return text("nowline-picked", cards=words.cards(picked), points=worth(list(picked), words.rules))


def _way(key: str, what: str, words: Words) -> str:
    return words.tongue.text("nowline-way", key=key, what=what)


def unfinished(board: Board) -> str:
    """Why Enter does not send the turn at hand: what must come first. The line below says with which keys."""
    assert board.staging is not None
    text, state = board.words.tongue.text, board.staging.state
    if state.phase == DRAW_PHASE:
        return text("nowline-unfinished-draw")
    if state.phase == DECIDE_PHASE:
        return text("nowline-unfinished-decide")
    return text("nowline-unfinished-short" if state.is_short() else "nowline-unfinished-discard")


def _complete(board: Board) -> str:
    """The turn is put together and waits to be sent."""
    assert board.staging is not None
    text, last = board.words.tongue.text, board.staging.steps[-1]
    if last.goes_out:
        return text("nowline-send-last")
    if last.takes_pot and not last.ends_turn:
        return text("nowline-send-for-pot")
    return text("nowline-send")


def dear(board: Board) -> str | None:
    """The question before a turn is sent that costs much; None where it does not."""
    staging = board.staging
    why = None if staging is None else staging.dear()
    if staging is None or why is None:
        return None
    if why == "wild":
        return board.words.tongue.text("nowline-ask-wild", card=board.words.card(CODES[staging.steps[-1].move.card]))
    return board.words.tongue.text("nowline-ask-dirty")


def _drawing(board: Board) -> str:
    staging, words = board.staging, board.words
    assert staging is not None
    text, pile = words.tongue.text, staging.seen.pile
    takes = any(isinstance(choice.action, Take) for choice in board.choices.moves)
    if isinstance(pile, ClosedPile):
        if takes:
            return text("nowline-draw-or-top", card=words.card(pile.top or ""))
        if pile.top is not None:
            return text("nowline-draw-no-top", card=words.card(pile.top))
    elif takes:
        return text("nowline-draw-or-pile", count=len(pile))
    return text("nowline-draw")
