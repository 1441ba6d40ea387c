"""The paragraphs of a person's message: the match, the others, the melds, what has happened, the hand, the turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.game.view import ClosedPile, MeldView, View
from transports.console.preview import effect
from transports.console.prompt import left_line
from transports.console.screen import game_name, others_first, pile_text
from transports.meld_text import grade, grade_text, is_wild
from transports.telegram.hand_moment import moment
from transports.telegram.hand_text import Part
from transports.telegram.seat_board import SeatBoard
from transports.telegram.seat_state import SeatState
from transports.telegram.table_caption import SIGNS
from transports.text import Words

_SHORT_NEWS: Final = (12, 6, 3)
_COUNTED: Final = (60, 30, 10, 5)
"""Seconds of a turn at which what is left of it is said anew; before that it is by whole minutes."""
_SIGNS: Final = dict(zip("SHDC", "♠♥♦♣", strict=True))


def parts_of(state: SeatState, board: SeatBoard, *, trouble: str | None, sending: bool, pictured: bool) -> list[Part]:
    """All of them. ``trouble``: what keeps the table from going on; ``pictured``: is there a picture of it, too?"""
    seen, words = board.shown, board.words
    if seen is None:
        return [Part((words.tongue.text("table-connecting"),), 9)]
    high, low = (3, 2) if pictured else (5, 5)
    worded = not pictured  # else the picture says it at a glance
    shown = pictured and seen.hand is not None
    return [
        Part((words.tongue.text("people-title-of", table=board.hello.table) if state.several else "", ""), 6),
        Part((heading(seen, words), heading(seen, words, short=True)), 7),
        Part((counts(seen, words, signs=pictured), turn_short(seen, words)), 6),
        Part((clock(board), ""), 6),
        Part((*_melds(seen, words, apart=worded), ""), low, worded),
        Part((middle(seen, words), middle(seen, words, short=True)), high, worded),
        Part(tuple(_news(state.news, words)), 2 if pictured else 4, worded),
        Part(("",) if shown else (hand(state, board), hand_count(seen, words)), high, worded),
        Part((staged(board), staged(board, short=True)), 8, apart=True),
        Part((trouble or "",), 9, apart=True),
        Part(_moment(state, board, sending), 8, apart=True),
        Part(_answer(state), 9),
    ]


def heading(seen: View, words: Words, *, short: bool = False) -> str:
    """Which deal of which game, and where the match stands."""
    deal, points = words.tongue.text("screen-deal", n=seen.n), words.points(seen.scores)
    return f"{deal} · {points}" if short else f"{deal} · {game_name(words.rules, words.tongue)} · {points}"


def counts(seen: View, words: Words, *, signs: bool = False) -> str:
    """How many cards everybody holds, from the seat after the reader's on; who is to move is marked. ``signs``: by the
    seats' signs in the picture, too."""
    first = 0 if seen.seat is None else seen.seat + 1
    seats = [(first + at) % words.rules.players for at in range(words.rules.players)]
    return words.tongue.text(
        "screen-players",
        players=" · ".join(
            f"{SIGNS[seat]} {_held(seen, words, seat)}" if signs else _held(seen, words, seat) for seat in seats
        ),
    )


def _held(seen: View, words: Words, seat: int) -> str:
    name, count = words.who(seat), seen.counts[seat]
    if seat == seen.turn and seen.over is None:
        return words.tongue.text("screen-player-to-move", name=name, count=count)
    return words.tongue.text("screen-player", name=name, count=count)


def turn_short(seen: View, words: Words) -> str:
    """Who is to move."""
    return "" if seen.over is not None else _held(seen, words, seen.turn)


def clock(board: SeatBoard) -> str:
    """How long whoever is to move still has, in steps: a message cannot count."""
    seen, left = board.seen, board.left_ms
    if seen is None or left is None or seen.over is not None:
        return ""
    seconds = left // 1000
    if seconds >= 120:
        shown = seconds // 60 * 60
    else:
        shown = next((step for step in _COUNTED if step <= seconds), _COUNTED[-1])
    own = seen.turn == board.words.seat
    return left_line(shown * 1000, None, None if own else board.words.who(seen.turn), board.words.tongue)


def _melds(seen: View, words: Words, *, apart: bool) -> tuple[str, ...]:
    teams = others_first(seen, words.rules)
    return (
        ("\n\n" if apart else "\n").join(_team(seen, words, team, runs=False) for team in teams),
        "\n".join(_team(seen, words, team, runs=True) for team in teams),
        "\n".join(_team_state(seen, words, team) for team in teams),
    )


def _team(seen: View, words: Words, team: int, *, runs: bool) -> str:
    melds = [meld for meld in seen.melds if meld.team == team]
    lines = [_team_state(seen, words, team)]
    if runs and melds:
        lines.append(" · ".join(meld_text(meld, words, runs=True) for meld in melds))
    else:
        lines += [meld_text(meld, words) for meld in melds]
    return "\n".join(lines)


def _team_state(seen: View, words: Words, team: int) -> str:
    """A team's name, what it has on the table, what its first melds must come to, and whether it has had its pot."""
    text = words.tongue.text
    melds = [meld for meld in seen.melds if meld.team == team]
    state = [text("screen-on-table", points=sum(meld.points for meld in melds)) if melds else text("screen-nothing")]
    if seen.minimum[team]:
        state.append(text("screen-due", points=seen.minimum[team]))
    if words.rules.pots:
        state.append(text("screen-pot-taken") if seen.pot_taken[team] else text("screen-pot-not-yet"))
    return f"{words.team_name(team)}: {' · '.join(state)}"


def meld_text(meld: MeldView, words: Words, *, runs: bool = False) -> str:
    """A meld by its number, with its cards and what it is worth."""
    shown = words.meld(meld.cards, meld.wild, runs=runs)
    graded = not runs or meld.canasta is not None or (meld.wild is None and grade(meld) == "dirty")
    return f"{meld.id}: {shown}{f' {grade_text(meld, words.tongue)}' if graded else ''} {meld.points}"


def middle(seen: View, words: Words, *, short: bool = False) -> str:
    """Stock, pots and pile; ``short``: of an open pile its top alone."""
    text, pile = words.tongue.text, seen.pile
    said = [text("screen-stock", count=seen.stock)]
    if words.rules.pots:
        said.append(text("screen-pots", count=seen.pots))
    if short and not isinstance(pile, ClosedPile) and pile:
        said.append(text("screen-pile-closed", count=len(pile), card=words.card(pile[-1])))
    else:
        said.append(pile_text(seen, words))
    return " · ".join(said)


def _news(news: Sequence[str], words: Words) -> list[str]:
    if not news:
        return [""]
    title = words.tongue.text("tghand-news")
    few = [news[-count:] for count in _SHORT_NEWS if count < len(news)]
    return [*["\n".join([title, *told]) for told in (news, *few)], ""]


def hand(state: SeatState, board: SeatBoard) -> str:
    """The own cards, a line for each suit; the new ones in brackets."""
    seen, words = board.shown, board.words
    if seen is None or seen.seat is None:
        return ""
    if seen.hand is None:
        return words.tongue.text("screen-hand-unseen-pot", count=seen.counts[seen.seat])
    cards = state.picking.cards
    fresh = board.fresh.marked(cards)
    by_suit: dict[str, list[str]] = {}
    for code, new in sorted(zip(cards, fresh, strict=True), key=lambda each: _suit_place(each[0])):
        shown = words.card(code)
        by_suit.setdefault(_suit(code), []).append(f"[{shown}]" if new else shown)
    return "\n".join([hand_count(seen, words), *(words.joined(line) for line in by_suit.values())])


def hand_count(seen: View, words: Words) -> str:
    """How many there are."""
    return "" if seen.hand is None else words.tongue.text("screen-hand", count=len(seen.hand))


def _suit(code: str) -> str:
    return "wild" if is_wild(code) else code[1]


def _suit_place(code: str) -> int:
    return 4 if is_wild(code) else "SHDC".index(code[1])


def staged(board: SeatBoard, *, short: bool = False) -> str:
    """What is put together and not sent yet."""
    staging, words = board.staging, board.words
    if staging is None or not staging.steps:
        return ""
    lines = [
        words.action(step.action) if short else " ".join(effect(step, words)).replace("\n", " ")
        for step in staging.steps
    ]
    return "\n".join([words.tongue.text("tghand-staged"), *(f"• {line}" for line in lines)])


def _moment(state: SeatState, board: SeatBoard, sending: bool) -> tuple[str, ...]:
    text = board.words.tongue.text
    if state.question is not None:
        return (state.question.text,)
    if sending:
        return (text("nowline-sending"),)
    titles = {
        "add": "pages-which-meld",
        "take": "pages-which-take",
        "moves": "pages-moves",
        "phrases": "people-which-phrase",
    }
    if state.mode in titles:
        return (text(titles[state.mode]),)
    said = moment(board, state.picking.chosen, state.ways)
    return said, said.split("\n")[0]


def _answer(state: SeatState) -> tuple[str, ...]:
    said = "\n".join(state.answers)
    return (f"» {said}",) if said else ("",)
