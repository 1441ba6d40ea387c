"""The state of a deal: where every card lies, what is due, and what only the turn at hand knows."""

from collections import Counter
from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass
from typing import Any, Self

from tests.reference.melds import judge
from tests.reference.rules import Rules, full_deck, preset


@dataclass(frozen=True)
class Meld:
    """Cards on the table as arranged; `fresh` while the turn that laid it lasts."""

    id: int
    team: int
    cards: list[str]
    one_turn: bool
    fresh: bool = False


class Table:
    """One moment of a deal, read from a position and written as one.

    `phase` is "over" once the deal has ended, and `over` then says how: "out", "stock" or "stalemate" (None for a
    position that was given as over).
    """

    def __init__(self, position: Mapping[str, Any], cut: Mapping[str, int] | None = None) -> None:
        """Sets a position up, `cut` being the simulated cut of its deal; ValueError for cards beyond the decks."""
        self.preset: str = position["rules"]
        self.options: dict[str, Any] = dict(position.get("options", {}))
        self.rules: Rules = preset(self.preset, **self.options)
        self._verdicts: dict[tuple[object, ...], dict[str, Any] | None] = {}
        self.players: int = self.rules["players"]
        self.teams: int = self.rules["teams"]
        self.cut = cut
        self.match: list[int] = list(position.get("match", [0] * self.teams))
        self.dealer: int = position.get("dealer", self.players - 1)
        self.turn: int = position.get("turn", (self.dealer + 1) % self.players)
        self.phase: str = position.get("phase", "draw")
        self.over: str | None = None
        self.out_team: int | None = None
        hands = position.get("hands", {})
        self.hands: list[list[str]] = [list(hands.get(str(seat), [])) for seat in range(self.players)]
        self.pots: list[list[str]] = [list(pot) for pot in position.get("pots", [])]
        self.stock: list[str] = list(position.get("stock", []))
        self.pile: list[str] = list(position.get("pile", []))
        self.melds = [self._given_meld(meld) for meld in position.get("melds", [])]
        self.pot_taken: list[bool] = list(position.get("pot_taken", [False] * self.teams))
        self.minimum: list[int] = list(position.get("minimum", [self._due(team) for team in range(self.teams)]))
        self.took: str | None = position.get("took")
        self.unplayed: list[bool] = list(position.get("unplayed", [False] * self.players))
        hidden = [
            held and s != self.turn and self.rules["pot_view"] != "at_once" for s, held in enumerate(self.unplayed)
        ]
        self.unseen: list[bool] = list(position.get("unseen", hidden))
        fresh_deal = not self.pile and not self.melds and self.turn == (self.dealer + 1) % self.players
        refusable = self.rules["opening"] == "refusable"
        self.first_turn: bool = position.get("first_turn", refusable and fresh_deal)
        self.drawn: str | None = None
        if self.phase == "decide":
            self.drawn = position.get("drawn", self.hands[self.turn][-1])
        self.quiet: int = position.get("quiet", 0)
        # What only this turn knows.
        self.took_single = self.took is not None
        self.withdrew = False
        self.laid: list[str] = []
        self.melds_before = self.melds
        if Counter(self.cards()) - Counter(full_deck(self.rules)):
            raise ValueError("more cards of a kind than the decks hold")

    def _given_meld(self, meld: Mapping[str, Any]) -> Meld:
        judged = self.judged(meld["cards"])
        if judged is None:
            raise ValueError(f"no meld: {meld['cards']}")
        return Meld(meld["id"], meld["team"], judged["cards"], meld.get("one_turn", False))

    def _due(self, team: int) -> int:
        """The initial meld of a team at the start of a deal; 0 with melds on the table (rules, 4.5)."""
        steps = sorted(self.rules["initial_meld"])
        if not steps or any(meld.team == team for meld in self.melds):
            return 0
        if self.match[team] < 0:
            return int(steps[0][1])
        return int(max([(0, 0), *(step for step in map(tuple, steps) if step[0] <= self.match[team])])[1])

    # What lies where

    @property
    def team(self) -> int:
        """The team on turn."""
        return self.turn % self.teams

    @property
    def hand(self) -> list[str]:
        """The hand on turn."""
        return self.hands[self.turn]

    def cards(self) -> list[str]:
        """Every card of the deal, wherever it lies."""
        heaps = [*self.hands, *self.pots, self.stock, self.pile, *(meld.cards for meld in self.melds)]
        return [card for heap in heaps for card in heap]

    def judged(self, cards: list[str], one_turn: bool = True) -> dict[str, Any] | None:
        """The judge's verdict under the rules of this deal; asked once for the same cards, also by clones."""
        key = (one_turn, *sorted(cards))
        if key not in self._verdicts:
            self._verdicts[key] = judge(cards, self.rules, one_turn)
        return self._verdicts[key]

    def meld(self, number: int) -> Meld | None:
        """The meld of that id."""
        return next((meld for meld in self.melds if meld.id == number), None)

    def position(self) -> dict[str, Any]:
        """The whole position as JSON; hands in the order the cards came, melds as arranged."""
        return {
            "rules": self.preset,
            "options": dict(self.options),
            "match": list(self.match),
            "dealer": self.dealer,
            "turn": self.turn,
            "phase": self.phase,
            "hands": {str(seat): list(hand) for seat, hand in enumerate(self.hands)},
            "pots": [list(pot) for pot in self.pots],
            "stock": list(self.stock),
            "pile": list(self.pile),
            "melds": [
                {"id": meld.id, "team": meld.team, "cards": list(meld.cards), "one_turn": meld.one_turn}
                for meld in self.melds
            ],
            "pot_taken": list(self.pot_taken),
            "minimum": list(self.minimum),
            "took": self.took,
            "unplayed": list(self.unplayed),
            "unseen": list(self.unseen),
            "first_turn": self.first_turn,
            "drawn": self.drawn,
            "quiet": self.quiet,
        }

    def clone(self) -> Self:
        """A copy that may be played on."""
        other = copy(self)
        other.hands = [list(hand) for hand in self.hands]
        other.pots, other.stock, other.pile = list(self.pots), list(self.stock), list(self.pile)
        other.melds, other.laid = list(self.melds), list(self.laid)
        other.pot_taken, other.minimum = list(self.pot_taken), list(self.minimum)
        other.unplayed, other.unseen = list(self.unplayed), list(self.unseen)
        return other
