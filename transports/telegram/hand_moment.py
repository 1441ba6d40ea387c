"""The line above the buttons: what the picked cards would come to, or what can be done now."""

from __future__ import annotations

from core.game.actions import Take
from core.game.cards import CODES
from core.game.phases import DECIDE_PHASE, DRAW_PHASE
from core.game.view import ClosedPile
from transports.console.composing import Ways
from transports.console.preview import effect
from transports.console.topics import worth
from transports.telegram.seat_board import SeatBoard
from transports.text import Words

_PREVIEWS = 2
"""Ways to use the picked cards of which the whole effect is said."""


def moment(board: SeatBoard, picked: tuple[str, ...], found: Ways) -> str:
    """It; ``found``: what the picked cards can be used for."""
    staging, words = board.staging, board.words
    text = words.tongue.text
    if staging is None:
        said = board.not_now()
        return f"{said}\n{previewed(picked, found, words)}" if picked else said
    if staging.complete:
        return _complete(board)
    if picked:
        return f"{text('tghand-your-turn')} {previewed(picked, found, words)}"
    state = staging.state
    if state.phase == DRAW_PHASE:
        return _drawing(board)
    if state.phase == DECIDE_PHASE:
        return text("prompt-decide", card=words.card(CODES[state.drawn]))
    if state.is_short():
        missing = state.minimum[staging.seat % state.teams] - state.laid
        if staging.steps:
            return text("tghand-short-undo", points=missing)
        return text("tghand-short-withdraw", points=missing)
    return text("tghand-lay") if board.choices.moves else text("tghand-discard")


def previewed(picked: tuple[str, ...], found: Ways, words: Words) -> str:
    """What the picked cards would come to, by the button that would do it; else which they are."""
    text = words.tongue.text
    said: list[str] = []
    if found.lay is not None and found.lay.step is not None:
        said.append(_way(text("tghand-button-lay"), " ".join(effect(found.lay.step, words)), words))
    for way in found.fitting[:_PREVIEWS]:
        if way.step is not None and way.step.melds is not None:
            button = text("tghand-button-add", meld=way.step.melds[1].id)
            said.append(_way(button, " ".join(effect(way.step, words)), words))
    if len(found.fitting) > _PREVIEWS:
        said.append(text("nowline-more-melds", count=len(found.fitting) - _PREVIEWS))
    taking = [way.action for way in found.take if way.refusal is None]
    if taking and isinstance(taking[0], Take) and taking[0].cards is not None:
        said.append(text("nowline-take", cards=words.cards(picked), count=len(taking)))
    if found.discard is not None and found.discard.step is not None and not said:
        said.append(" ".join(effect(found.discard.step, words)))
    if said:
        return "\n".join(said)
    return text("nowline-picked", cards=words.cards(picked), points=worth(list(picked), words.rules))


def _way(button: str, what: str, words: Words) -> str:
    return words.tongue.text("nowline-way", key=button, what=what)


def _complete(board: SeatBoard) -> str:
    """The turn is put together and waits to be sent."""
    assert board.staging is not None
    text, last = board.words.tongue.text, board.staging.steps[-1]
    if last.goes_out or last.ends_deal:
        return text("tghand-send-last")
    if last.takes_pot and not last.ends_turn:
        return text("tghand-send-for-pot")
    return text("tghand-send")


def _drawing(board: SeatBoard) -> str:
    staging, words = board.staging, board.words
    assert staging is not None
    text, pile = words.tongue.text, staging.seen.pile
    takes = any(isinstance(choice.action, Take) for choice in board.choices.moves)
    if isinstance(pile, ClosedPile):
        if takes:
            return text("prompt-draw-or-top", card=words.card(pile.top or ""))
        if pile.top is not None:
            return text("prompt-draw-no-top", card=words.card(pile.top))
    elif takes:
        return text("prompt-draw-or-pile", count=len(pile))
    return text("prompt-draw")
