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
from transports.console.topics import count, worth
from transports.text import Words, capital, either

_ITEMS: Final[tuple[tuple[str, Callable[[Sheet], int]], ...]] = (
    ("cards on the table", lambda sheet: sheet.cards),
    ("canastas", lambda sheet: sum(bonus for _, _, bonus in sheet.canastas)),
    ("going out", lambda sheet: sheet.out),
    ("the cut", lambda sheet: sheet.cut),
    ("cards left in hand", lambda sheet: sheet.hands),
    ("never had a pot", lambda sheet: sheet.pot),
)
_REASONS: Final = {
    "target": "",
    "one_deal": "",
    "time": " The time is up.",
    "abandoned": " It was abandoned.",
}


def sheet_lines(end: End, words: Words, width: int, plain: bool) -> list[str]:
    """What a deal came to for each team; in sentences where ``plain``."""
    teams = _teams(words)
    if end.score is None:
        return [f"Deal {end.n} was abandoned and counts for nothing."]
    items = [
        (name, [value(end.sheet[team]) for team in teams])
        for name, value in _ITEMS
        if any(value(sheet) for sheet in end.sheet) or name == "cards on the table"
    ]
    items += [("this deal", [end.score[team] for team in teams]), ("match", [end.totals[team] for team in teams])]
    names = [words.team_name(team) for team in teams]
    if plain:
        said = [f"The score of deal {end.n}."]
        for at, name in enumerate(names):
            said.append(f"{name}: {', '.join(f'{item} {values[at]}' for item, values in items if values[at])}.")
        return said
    return [*_columns(f"Deal {end.n}", names, items, width), *_canastas(end.sheet, words, width)]


def standing(seen: View, words: Words, cut: tuple[int, int] | None) -> list[str]:
    """What the deal in play has brought so far, as far as the reader can see, and the match.

    ``cut``: the team that earned a cut bonus in this deal, and the points.
    """
    said: list[str] = []
    for team in _teams(words):
        melds = [meld for meld in seen.melds if meld.team == team]
        items = [
            f"{sum(meld.points for meld in melds)} for {count(sum(len(m.cards) for m in melds), 'card')} on the table"
        ]
        bonus = sum(_bonus(meld.cards, meld.one_turn, words.rules) for meld in melds)
        if bonus:
            items.append(f"{bonus} for canastas")
        if cut is not None and cut[0] == team and cut[1]:
            items.append(f"{cut[1]} for the cut")
        if not seen.pot_taken[team] and words.rules.no_pot_penalty:
            items.append(f"{-words.rules.no_pot_penalty} while without a pot")
        said.append(f"{words.team_name(team)}: {', '.join(items)}.")
    if seen.hand:
        said.append(f"The cards left in hand count against a team; yours are worth {worth(seen.hand, words.rules)}.")
    target = f", played to {words.rules.target}" if words.rules.target else ""
    said.append(f"The match before this deal: {words.points(seen.scores)}{target}.")
    return said


def history_lines(ends: Sequence[End], words: Words) -> list[str]:
    """The deals played so far in this sitting, one line each."""
    return [
        f"Deal {end.n}: {words.points(end.score)} (match: {words.points(end.totals)})."
        for end in ends
        if end.score is not None
    ]


def result_line(result: MatchResult, words: Words) -> str:
    """How the match ended."""
    totals = words.points(result.totals)
    reason = _gave_up(result, words) if result.reason == "forfeit" else _REASONS.get(result.reason, "")
    if result.winner is None:
        drawn = "The match is a draw" if result.reason != "abandoned" else "The match has no winner"
        return f"{drawn}: {totals}.{reason}"
    name = words.team_name(result.winner)
    won = "You win" if name in ("We", "You") else f"{name} win" if name == "They" or " and " in name else f"{name} wins"
    return f"The match is over. {won}: {totals}.{reason}"


def _gave_up(result: MatchResult, words: Words) -> str:
    """Who did, from where the reader sits."""
    seats = [seat for seat in range(words.rules.players) if seat % words.rules.teams != result.winner]
    seats.sort(key=lambda seat: seat != words.seat)
    return f" {capital(either([words.who(seat) for seat in seats], 'and'))} gave up."


def _teams(words: Words) -> list[int]:
    own = None if words.seat is None else words.seat % words.rules.teams
    return sorted(range(words.rules.teams), key=lambda team: (team != own, team))


def _bonus(cards: Sequence[str], one_turn: bool, rules: Rules) -> int:
    found = analyse(cards, rules, one_turn)
    return 0 if found is None else found.bonus


def _columns(title: str, names: list[str], items: list[tuple[str, list[int]]], width: int) -> list[str]:
    first = max(cells(name) for name, _ in items) + 1
    wide = max(6, *(cells(name) for name in names)) + 2
    if first + 1 + wide * len(names) > width:
        lines = [f" {title}"]
        for at, name in enumerate(names):
            lines += wrapped(f"{name}: {', '.join(f'{item} {values[at]}' for item, values in items)}", width, 1, 3)
        return lines
    line = "─" * (first + 1 + wide * len(names))
    rows = [f" {title:<{first}}" + "".join(f"{name:>{wide}}" for name in names), line]
    for name, values in items:
        if name == "this deal":
            rows.append(line)
        rows.append(f" {name:<{first}}" + "".join(f"{value:>{wide}}" for value in values))
    return rows


def _canastas(sheets: Sequence[Sheet], words: Words, width: int) -> list[str]:
    """Which melds the canasta points are for."""
    found = [
        f"{words.team_name(team)} "
        + ", ".join(f"meld {meld} ({kind.replace('_', '-')}) {bonus}" for meld, kind, bonus in sheets[team].canastas)
        for team in _teams(words)
        if sheets[team].canastas
    ]
    return wrapped(f"Canastas: {'; '.join(found)}.", width, 1, 3) if found else []
