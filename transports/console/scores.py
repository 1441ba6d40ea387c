"""The score sheet of a deal, item by item, and where the match stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from core.game.melds import analyse
from core.game.rules import Rules
from core.game.scoring import Sheet
from core.game.view import View
from core.table.messages import End, MatchResult
from transports.console.terminal import cells, wrapped
from transports.console.topics import worth
from transports.text import Words, capital

_ITEMS: Final[tuple[tuple[str, Callable[[Sheet], int]], ...]] = (
    ("scores-item-cards", lambda sheet: sheet.cards),
    ("scores-item-canastas", lambda sheet: sum(bonus for _, _, bonus in sheet.canastas)),
    ("scores-item-out", lambda sheet: sheet.out),
    ("scores-item-cut", lambda sheet: sheet.cut),
    ("scores-item-hands", lambda sheet: sheet.hands),
    ("scores-item-pot", lambda sheet: sheet.pot),
)
_ALWAYS: Final = "scores-item-cards"
"""The item that is named even where it is 0 for all."""
_SUMS: Final = 2
"""The last items of a sheet: the deal and the match."""
_REASONS: Final = {"time": "scores-reason-time", "abandoned": "scores-reason-abandoned"}
"""What is said of why a match has ended; nothing of its ending as it should."""


def sheet_lines(end: End, words: Words, width: int, plain: bool) -> list[str]:
    """What a deal came to for each team; in sentences where ``plain``."""
    teams, text = _teams(words), words.tongue.text
    if not end.n:
        return [text("scores-no-deal")]
    if end.score is None:
        return [text("scores-deal-abandoned", deal=end.n)]
    items = [
        (text(key), [value(end.sheet[team]) for team in teams])
        for key, value in _ITEMS
        if any(value(sheet) for sheet in end.sheet) or key == _ALWAYS
    ]
    items.append((text("scores-item-deal"), [end.score[team] for team in teams]))
    items.append((text("scores-item-match"), [end.totals[team] for team in teams]))
    if plain:
        said = [text("scores-deal-told", deal=end.n)]
        for at, team in enumerate(teams):
            worth_saying = [(item, values) for item, values in items if values[at]]
            said.append(text("scores-team-told", team=words.team_name(team), items=_items(worth_saying, at, words)))
        return [*said, *_not_past(end, words)]
    below = [line for said in _not_past(end, words) for line in wrapped(said, width, 1, 3)]
    return [*_columns(end.n, items, words, width), *_canastas(end.sheet, words, width), *below]


def _not_past(end: End, words: Words) -> list[str]:
    """Where the target must be passed (rules, 7) and was only reached: that this is not enough."""
    target = words.rules.target
    just_reached = end.result is None and words.rules.target_exceed and target and max(end.totals) == target
    return [words.tongue.text("scores-not-past", target=target)] if just_reached else []


def standing(seen: View, words: Words, cut: tuple[int, int] | None) -> list[str]:
    """What the deal in play has brought so far, as far as the reader can see, and the match.

    ``cut``: the team that earned a cut bonus in this deal, and the points.
    """
    said: list[str] = []
    text = words.tongue.text
    for team in _teams(words):
        melds = [meld for meld in seen.melds if meld.team == team]
        points, cards = sum(meld.points for meld in melds), sum(len(meld.cards) for meld in melds)
        items = [text("scores-so-far-cards", points=str(points), count=cards)]
        bonus = sum(_bonus(meld.cards, meld.one_turn, words.rules) for meld in melds)
        if bonus:
            items.append(text("scores-so-far-canastas", points=str(bonus)))
        if cut is not None and cut[0] == team and cut[1]:
            items.append(text("scores-so-far-cut", points=str(cut[1])))
        if not seen.pot_taken[team] and words.rules.no_pot_penalty:
            items.append(text("scores-so-far-no-pot", points=str(-words.rules.no_pot_penalty)))
        said.append(text("scores-team-told", team=words.team_name(team), items=", ".join(items)))
    if seen.hand:
        said.append(text("scores-hand", points=worth(seen.hand, words.rules)))
    scores, target = words.points(seen.scores), words.rules.target
    if target and words.rules.target_exceed:
        said.append(text("scores-match-past", scores=scores, target=target))
    elif target:
        said.append(text("scores-match-to", scores=scores, target=target))
    else:
        said.append(text("scores-match", scores=scores))
    return said


def history_lines(ends: Sequence[End], words: Words) -> list[str]:
    """The deals played so far in this sitting, one line each."""
    return [
        words.tongue.text("scores-history", deal=end.n, scores=words.points(end.score), totals=words.points(end.totals))
        for end in ends
        if end.score is not None
    ]


def outcome(end: End, words: Words) -> str:
    """How the match ended with this deal, "" where it goes on; a table may have been closed before the first one."""
    if end.result is None:
        return ""
    return result_line(end.result, words) if end.n else words.tongue.text("scores-no-deal")


def result_line(result: MatchResult, words: Words) -> str:
    """How the match ended."""
    totals = words.points(result.totals)
    text = words.tongue.text
    if result.winner is not None:
        said = [text("scores-over"), _won(result.winner, totals, words)]
    elif result.reason == "abandoned":
        said = [text("scores-no-winner", totals=totals)]
    else:
        said = [text("scores-drawn", totals=totals)]
    if result.reason == "forfeit":
        said.append(_gave_up(result, words))
    elif result.reason in _REASONS:
        said.append(text(_REASONS[result.reason]))
    return " ".join(said)


def _won(team: int, totals: str, words: Words) -> str:
    """Who did, from where the reader sits."""
    rules, text = words.rules, words.tongue.text
    size = rules.players // rules.teams
    if words.seat is not None and words.seat % rules.teams == team:
        return text("scores-won-own", totals=totals)
    if words.seat is not None and rules.teams == 2 and size > 1:
        return text("scores-won-they", totals=totals)
    return text("scores-won-other", names=words.team_name(team), count=size, totals=totals)


def _gave_up(result: MatchResult, words: Words) -> str:
    """Who did, from where the reader sits."""
    seats = [seat for seat in range(words.rules.players) if seat % words.rules.teams != result.winner]
    seats.sort(key=lambda seat: seat != words.seat)
    names = [words.who(seat) for seat in seats]
    listed = names[0]
    if len(names) > 1:
        listed = words.tongue.text("scores-and", others=", ".join(names[:-1]), last=names[-1])
    if words.seat in seats:
        return capital(words.tongue.text("scores-gave-up-own", names=listed, count=len(names)))
    return capital(words.tongue.text("scores-gave-up-other", names=listed, count=len(names)))


def _teams(words: Words) -> list[int]:
    own = None if words.seat is None else words.seat % words.rules.teams
    return sorted(range(words.rules.teams), key=lambda team: (team != own, team))


def _bonus(cards: Sequence[str], one_turn: bool, rules: Rules) -> int:
    found = analyse(cards, rules, one_turn)
    return 0 if found is None else found.bonus


def _items(items: Sequence[tuple[str, list[int]]], at: int, words: Words) -> str:
    """Items of the sheet in a row, with the points of one column."""
    return ", ".join(words.tongue.text("scores-item", item=item, points=str(values[at])) for item, values in items)


def _columns(deal: int, items: list[tuple[str, list[int]]], words: Words, width: int) -> list[str]:
    """The sheet as a table: the items, and under a line the deal and the match."""
    title = words.tongue.text("scores-deal", deal=deal)
    names = [words.team_name(team) for team in _teams(words)]
    first = max(cells(name) for name, _ in items) + 1
    wide = max(6, *(cells(name) for name in names)) + 2
    if first + 1 + wide * len(names) > width:
        lines = [f" {title}"]
        for at, name in enumerate(names):
            lines += wrapped(words.tongue.text("scores-team", team=name, items=_items(items, at, words)), width, 1, 3)
        return lines
    line = "─" * (first + 1 + wide * len(names))
    rows = [f" {title:<{first}}" + "".join(f"{name:>{wide}}" for name in names), line]
    for at, (name, values) in enumerate(items):
        if at == len(items) - _SUMS:
            rows.append(line)
        rows.append(f" {name:<{first}}" + "".join(f"{value:>{wide}}" for value in values))
    return rows


def _canastas(sheets: Sequence[Sheet], words: Words, width: int) -> list[str]:
    """Which melds the canasta points are for."""
    text = words.tongue.text
    found: list[str] = []
    for team in _teams(words):
        each = [
            text("scores-canasta", meld=at, kind=kind, points=str(points)) for at, kind, points in sheets[team].canastas
        ]
        if each:
            found.append(text("scores-team-canastas", team=words.team_name(team), canastas=", ".join(each)))
    return wrapped(text("scores-canastas", teams="; ".join(found)), width, 1, 3) if found else []
