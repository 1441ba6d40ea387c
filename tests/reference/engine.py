"""The game once more, slowly: plain lists of cards, one method for each sentence of the rules.

Whether an action leaves a way to end the turn is found out by doing it on a copy. Nothing is imported from the engine.
"""

from collections import Counter
from dataclasses import replace
from typing import Any

from tests.reference.forms import Action, malformed
from tests.reference.melds import CLEAN_KINDS, may_be_wild
from tests.reference.rules import points
from tests.reference.scoring import sheet, total
from tests.reference.table import Meld, Table

_PHASES = {"draw": "draw", "take": "draw", "keep": "decide", "refuse": "decide"}


class Refused(Exception):
    """An action that the rules refuse; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Game(Table):
    """One deal, judged and played from any position on.

    `phase` is "over" once the deal has ended, and `over` then says how: "out", "stock" or "stalemate" (None for a
    position that was given as over).
    """

    # Judging

    def refusal(self, seat: int, action: object) -> str | None:
        """The first code that speaks against the action, or None."""
        if malformed(action, self.rules):
            return "malformed"
        assert isinstance(action, dict)
        if self.phase == "over":
            return "deal_over"
        if seat != self.turn:
            return "not_your_turn"
        do: str = action["do"]
        if self.phase != _PHASES.get(do, "play") or (self.withdrew and do != "discard"):
            return "wrong_phase"
        if "meld" in action:
            meld = self.meld(action["meld"])
            if meld is None:
                return "unknown_meld"
            if meld.team != self.team:
                return "not_your_meld"
        named = [action["card"]] if "card" in action else action.get("cards", [])
        if Counter(named) - Counter(self.hand):
            return "card_not_held"
        match do:
            case "take":
                return self._take_refusal(action)
            case "lay" | "extend":
                return self._lay_refusal(action)
            case "withdraw":
                return None if self._may_withdraw() else "nothing_to_withdraw"
            case "discard":
                return self._discard_refusal(action["card"])
        return None

    def _take_refusal(self, action: Action) -> str | None:
        if not self.pile:
            return "pile_empty"
        if self.rules["pile"] == "closed":
            if "cards" not in action:
                return "pile_top_unused"
            cards = [*action["cards"], self.pile[-1]]
            if self._melded(cards, action.get("meld")) is None:
                return "invalid_meld"
            if "meld" in action and may_be_wild(self.pile[-1]):
                return "pile_top_wild"
            if self._short_with(cards):
                return "initial_meld_short"
        return self._must_keep(action)

    def _lay_refusal(self, action: Action) -> str | None:
        cards = action["cards"]
        if self._melded(cards, action.get("meld")) is None:
            return "invalid_meld"
        if len(cards) == len(self.hand) and self._short_with(cards):
            return "initial_meld_short"
        return self._must_keep(action)

    def _discard_refusal(self, card: str) -> str | None:
        if card == self.took:
            return "same_card"
        if self._may_withdraw():
            return "initial_meld_short"
        if len(self.hand) == 1 and not self._pot_to_come():
            if not self._may_go_out():
                return "must_keep_card"
            if self.rules["final_discard"] and not self.rules["final_discard_wild"] and may_be_wild(card):
                return "final_discard_wild"
        return None

    def _melded(self, cards: list[str], number: int | None) -> list[str] | None:
        """The arrangement that these cards make, alone or added to a meld; None for none."""
        old = self.meld(number) if number is not None else None
        judged = self.judged([*(old.cards if old else []), *cards])
        if judged is None:
            return None
        if old is None and self.rules["one_set_per_rank"]:
            rank = self._set_rank(cards)
            mine = [self._set_rank(meld.cards) for meld in self.melds if meld.team == self.team]
            if rank is not None and rank in mine:
                return None
        arranged: list[str] = judged["cards"]
        return arranged

    def _set_rank(self, cards: list[str]) -> str | None:
        """The rank of a set; None for a sequence and for a set of wilds."""
        judged = self.judged(cards)
        natural = judged is not None and judged["kind"] == "set" and not may_be_wild(judged["cards"][0])
        return judged["cards"][0][0] if judged and natural else None

    def _short_with(self, cards: list[str]) -> bool:
        """Whether the team still owes its initial meld after these cards."""
        return points([*self.laid, *cards], self.rules) < self.minimum[self.team]

    def _may_withdraw(self) -> bool:
        """Something was laid in this turn and the minimum, which falls to 0 once it is reached, is still due."""
        return bool(self.laid) and self.minimum[self.team] > 0

    def _pot_to_come(self) -> bool:
        return bool(self.pots) and not self.pot_taken[self.team]

    def _may_go_out(self) -> bool:
        """The right to go out, once no pot is to come (rules, 5)."""
        pot = self.pot_taken[self.team] or not self.rules["out_needs_pot"]
        if not pot and not (self.rules["out_when_no_pot_left"] and not self.pots):
            return False
        kinds = [self.canasta(meld) for meld in self.melds if meld.team == self.team]
        return any(kind and (self.rules["out_needs"] == "any" or kind in CLEAN_KINDS) for kind in kinds)

    def canasta(self, meld: Meld) -> str | None:
        """The kind of canasta a meld on the table is."""
        judged = self.judged(meld.cards, meld.one_turn)
        assert judged is not None
        kind: str | None = judged["canasta"]
        return kind

    def _must_keep(self, action: Action) -> str | None:
        """Every lay, extension and take must leave a way to end the turn, as the cards lie after it (rules, 3)."""
        after = self.clone()
        after._perform(action)
        ends = after._new_pot_ends() if after.pot_taken != self.pot_taken else after.can_end_turn()
        return None if ends else "must_keep_card"

    def can_end_turn(self) -> bool:
        """Whether the deal is over, a withdraw is open, or some card of the hand may be discarded."""
        if self.phase == "over" or self._may_withdraw():
            return True
        return any(self._discard_refusal(card) is None for card in set(self.hand))

    def _new_pot_ends(self) -> bool:
        """Whether a pot just taken leaves a discard whatever its cards are, for the player has not seen them.

        Only pots of one or two cards need the question: all of them could be copies of the card that may not go back,
        and a single one can be discarded only by going out.
        """
        twins = self.rules["decks"] - 1 if self.took else 0
        if len(self.hand) > max(twins, 1):
            return True
        free = not self.rules["final_discard"] or self.rules["final_discard_wild"]
        return not self.took and self._may_go_out() and bool(free)

    # Doing

    def apply(self, seat: int, action: Action) -> None:
        """Does the action; raises Refused, nothing changed, where the rules refuse it."""
        code = self.refusal(seat, action)
        if code:
            raise Refused(code)
        self._perform(action)

    def _perform(self, action: Action) -> None:
        match action["do"]:
            case "draw":
                self._draw()
            case "keep":
                self.phase, self.drawn = "play", None
            case "refuse":
                self._refuse()
            case "take":
                self._take(action)
            case "lay" | "extend":
                self._put(action["cards"], action.get("meld"))
                self._look_at_empty_hand()
            case "withdraw":
                self.melds, self.withdrew = self.melds_before, True
                self.hand.extend(self.laid)
                self.laid = []
                self.minimum[self.team] += self.rules["initial_meld_penalty"]
            case "discard":
                self._discard(action["card"])

    def _draw(self) -> None:
        if not self.stock and not self._pot_becomes_stock():
            return self._end("stock")
        self.hand.append(self.stock.pop(0))
        if self.first_turn:
            self.phase, self.drawn = "decide", self.hand[-1]
        else:
            self.phase = "play"
        return None

    def _refuse(self) -> None:
        assert self.drawn is not None
        self.hand.remove(self.drawn)
        self.pile.append(self.drawn)
        self.phase, self.drawn = "play", None
        if not self.stock and not self._pot_becomes_stock():
            return self._end("stock")
        self.hand.append(self.stock.pop(0))
        return None

    def _take(self, action: Action) -> None:
        top, rest = self.pile[-1], self.pile[:-1]
        self.took_single = not rest
        if self.rules["same_card"] and not rest and top not in self.hand:
            self.took = top
        self.pile = []
        self.phase = "play"
        if self.rules["pile"] == "closed":
            self.hand.append(top)
            self._put([*action["cards"], top], action.get("meld"), of_hand=len(action["cards"]))
            self.hand.extend(rest)
            self._look_at_empty_hand()
        else:
            self.hand.extend([*rest, top])

    def _put(self, cards: list[str], number: int | None, of_hand: int = 1) -> None:
        """Moves cards of the hand into a new meld or one on the table; the minimum is met when it is reached."""
        arranged = self._melded(cards, number)
        assert arranged is not None
        for card in cards:
            self.hand.remove(card)
        if number is None:
            new = max((meld.id for meld in self.melds), default=-1) + 1
            self.melds = [*self.melds, Meld(new, self.team, arranged, True, True)]
        else:
            self.melds = [
                replace(meld, cards=arranged, one_turn=meld.one_turn and meld.fresh) if meld.id == number else meld
                for meld in self.melds
            ]
        self.laid.extend(cards)
        if of_hand:
            self.unplayed[self.turn] = False
        if not self._short_with([]):
            self.minimum[self.team] = 0

    def _look_at_empty_hand(self) -> None:
        """The last card was laid: the pot comes directly, or the deal is over (rules, 5)."""
        if self.hand:
            return
        if self._pot_to_come():
            self._take_pot()
        elif self._may_go_out() and not self.rules["final_discard"]:
            self._go_out()

    def _discard(self, card: str) -> None:
        self.hand.remove(card)
        self.pile.append(card)
        self.unplayed[self.turn] = False
        if not self.hand:
            if not self._pot_to_come():
                return self._go_out()
            self._take_pot()
            self.unplayed[self.turn] = True
            self.unseen[self.turn] = self.rules["pot_view"] != "at_once"
        self._end_turn()
        return None

    def _take_pot(self) -> None:
        self.hands[self.turn] = list(self.pots.pop(0))
        self.pot_taken[self.team] = True

    # Ends

    def _end_turn(self) -> None:
        self.quiet = self.quiet + 1 if self.took_single and not self.laid else 0
        if self.rules["pot_view"] == "partner_played":
            for seat in range(self.players):
                if seat != self.turn and seat % self.teams == self.team:
                    self.unseen[seat] = False
        if len(self.stock) <= self.rules["stock_reserve"] and not self._pot_becomes_stock():
            return self._end("stock")
        if 0 < self.rules["stalemate_rounds"] * self.players <= self.quiet:
            return self._end("stalemate")
        self._forget_turn()
        self.turn = (self.turn + 1) % self.players
        self.unseen[self.turn] = False
        self.phase = "draw"
        return None

    def _pot_becomes_stock(self) -> bool:
        """The next pot, where there is one, lies under what is left of the stock (rules, 6)."""
        if not self.rules["pot_to_stock"] or not self.pots:
            return False
        self.stock.extend(self.pots.pop(0))
        return True

    def _go_out(self) -> None:
        self.out_team = self.team
        self._end("out")

    def _end(self, how: str) -> None:
        self._forget_turn()
        self.phase, self.over = "over", how

    def _forget_turn(self) -> None:
        self.melds = [replace(meld, fresh=False) for meld in self.melds]
        self.melds_before = self.melds
        self.laid = []
        self.took = self.drawn = None
        self.took_single = self.withdrew = self.first_turn = False

    # Scores

    def sheet(self) -> list[dict[str, Any]]:
        """Per team the lines of its score, as the cards lie."""
        return sheet(self)

    def scores(self) -> list[int]:
        """Per team what the deal counts, as the cards lie (rules, 7)."""
        return [total(lines) for lines in self.sheet()]
