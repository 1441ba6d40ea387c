"""The deals that ``buraco bench`` times, written down move by move, so that another engine can follow and score them.

One file a preset and player; in it every deal is a match of its own (option ``target`` 0), one after the other, in the
public record's form. The cards follow from the seed as docs/fairness.md says.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bots.dice import Dice
from bots.greedy import choose
from core.game.fairness import deal_line
from core.game.legal import legal_moves
from core.game.match import verdict
from core.game.moves import Move
from core.game.phases import ENDINGS, OVER_PHASE
from core.game.play import start_state
from core.game.rules import Rules
from core.game.scoring import scores, sheets
from core.game.shuffle import Dealt, deal, seeded_key
from core.game.state import State
from core.table.messages import Player
from core.table.public_record import FORMAT, ActLine, Line, MatchLine, ResultLine, ScoreLine, written
from core.table.records import ENGINE
from scripts.settings import load_rules, preset_table

Choice = Callable[[State], Move]


def export(folder: Path, presets: tuple[str, ...], deals: int, seed: int) -> None:
    """Write ``PRESET-random.jsonl`` and ``PRESET-greedy.jsonl`` for each preset into the folder. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    for preset in presets:
        dice = Dice(seed)
        for player, choice in (("random", _thrown(dice)), ("greedy", choose)):
            lines: list[Line] = []
            for n in range(1, deals + 1):
                lines.extend(_match(preset, player, choice, seed, n))
            (folder / f"{preset}-{player}.jsonl").write_bytes(written(lines))


def _thrown(dice: Dice) -> Choice:
    def pick(state: State) -> Move:
        moves = legal_moves(state)
        return moves[dice.below(len(moves))]

    return pick


def _match(preset: str, player: str, choice: Choice, seed: int, n: int) -> list[Line]:
    rules = load_rules(preset, {})
    options: dict[str, object] = {"target": 0} if preset_table(preset)["target"] else {}
    dealt = deal(rules, seeded_key(seed, n))
    seats = tuple(Player(player, "bot") for _ in range(rules.players))
    lines: list[Line] = [
        MatchLine(
            format=FORMAT,
            table=f"BENCH{n}",
            rules=preset,
            options=options,
            seats=seats,
            engine=ENGINE,
            seeded=True,
        ),
        deal_line(1, dealt),
    ]
    lines.extend(_played(rules, dealt, choice, options))
    return lines


def _played(rules: Rules, dealt: Dealt, choice: Choice, options: dict[str, object]) -> list[Line]:
    state = start_state(rules, dealt)
    lines: list[Line] = []
    while state.phase != OVER_PHASE:
        seat, actions = state.turn, []
        while state.phase != OVER_PHASE and state.turn == seat:
            move = choice(state)
            actions.append(move.action)
            state.step(move)
        lines.append(ActLine(seat=seat, actions=tuple(actions), ms=0, by="player"))
    score = tuple(scores(state))
    sheet = tuple(sheets(state))
    lines.append(ScoreLine(n=1, over=ENDINGS[state.over], score=score, totals=score, sheet=sheet, secret=None))
    result = verdict(load_rules(rules.preset, options), score)
    assert result is not None
    lines.append(ResultLine(winner=result.winner, totals=score, reason=result.reason))
    return lines
