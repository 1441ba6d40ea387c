"""What a deal counts for each team, line by line (rules, 7)."""

from typing import Any

from tests.reference.rules import points
from tests.reference.table import Table


def sheet(table: Table) -> list[dict[str, Any]]:
    """Per team: card values, canastas as [meld, kind, bonus], going out, cut, hands and the missing pot.

    What is taken off is negative, so that the lines of a team add up to its score.
    """
    return [_lines(table, team) for team in range(table.teams)]


def total(lines: dict[str, Any]) -> int:
    """The score of one team's lines."""
    bonuses = sum(bonus for _, _, bonus in lines["canastas"])
    return int(lines["cards"] + bonuses + lines["out"] + lines["cut"] + lines["hands"] + lines["pot"])


def _lines(table: Table, team: int) -> dict[str, Any]:
    rules = table.rules
    cards = 0
    canastas: list[list[Any]] = []
    for meld in table.melds:
        if meld.team == team:
            judged = table.judged(meld.cards, meld.one_turn)
            assert judged is not None
            cards += judged["points"]
            if judged["canasta"]:
                canastas.append([meld.id, judged["canasta"], judged["bonus"]])
    hands = 0
    for seat in range(team, table.players, table.teams):
        if table.unplayed[seat] and rules["unplayed_pot"] == "penalty":
            hands -= 100
        else:
            hands -= points(table.hands[seat], rules)
    # The cutter sits to the right of the dealer.
    cutter = (table.dealer - 1) % table.players % table.teams
    return {
        "cards": cards,
        "canastas": canastas,
        "out": rules["out_bonus"] if table.out_team == team else 0,
        "cut": table.cut["bonus"] if table.cut and cutter == team else 0,
        "hands": hands,
        "pot": 0 if table.pot_taken[team] else -rules["no_pot_penalty"],
    }
