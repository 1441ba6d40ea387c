"""A table in words: cards, players and moves, for one reader.

Everything that shows a game to people as text is built on :class:`Words`: the console, and whatever else comes. It adds
no knowledge of its own: it says what a view holds, so nothing can leak through it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final, Literal

import msgspec

from core.game.actions import Action, Discard, Draw, Extend, Keep, Lay, Refuse, Take, Withdraw
from core.game.melds import analyse
from core.game.rules import Rules
from transports.meld_text import stands_for, stretches
from transports.tongue import Tongue

Style = Literal["signs", "letters", "words"]
"""How cards are written: 10♥, 10H, or "ten of hearts"."""
Side = Literal["we", "you", "they", "named"]
"""A team as the reader knows it: the own one (of several, or alone), the one other, or one that goes by its names."""

_SIGNS: Final = dict(zip("SHDC", "♠♥♦♣", strict=True))
SUITS: Final = {"S": "text-spades", "H": "text-hearts", "D": "text-diamonds", "C": "text-clubs"}
"""By its letter, what a suit is called."""
RANKS: Final = {
    "A": ("text-ace", "text-aces"),
    "2": ("text-two", "text-twos"),
    "3": ("text-three", "text-threes"),
    "4": ("text-four", "text-fours"),
    "5": ("text-five", "text-fives"),
    "6": ("text-six", "text-sixes"),
    "7": ("text-seven", "text-sevens"),
    "8": ("text-eight", "text-eights"),
    "9": ("text-nine", "text-nines"),
    "T": ("text-ten", "text-tens"),
    "J": ("text-jack", "text-jacks"),
    "Q": ("text-queen", "text-queens"),
    "K": ("text-king", "text-kings"),
}
"""By its letter, what one card of a rank is called, and several."""
_SIDES: Final[dict[Side, str]] = {"we": "text-we", "you": "text-you", "they": "text-they"}
_LONGEST_NAME: Final = 16
_ALIKE: Final = 3
"""Cards of one rank, one after the other, that are said as a group."""
_SHORTENED: Final = 5
"""Cards in a row that are written as a run where there is little room."""
_CODE: Final = re.compile(r"\b(?:[A2-9TJQK][SHDC]|JK)\b")


class Words(msgspec.Struct, frozen=True):
    """How one reader is told of a table."""

    names: tuple[str, ...]
    """By seat, fit to be shown (see :func:`clean_name`)."""
    seat: int | None
    """The reader's own; None for a watcher."""
    rules: Rules
    tongue: Tongue
    """The reader's language."""
    style: Style = "signs"

    # --- cards -----------------------------------------------------------------------------------------------------

    def card(self, code: str) -> str:
        """One card: 10♥, 10H or "ten of hearts"; a joker is JK, or "joker"."""
        if self.style == "words":
            return self._in_words([code])
        if code == "JK":
            return "JK"
        rank, suit = code[0], code[1]
        return f"{'10' if rank == 'T' else rank}{_SIGNS[suit] if self.style == 'signs' else suit}"

    def cards(self, codes: Iterable[str]) -> str:
        """Several cards in the order given; in words, neighbours of one suit share its name, those of a set their rank.

        "three, four of spades, fives: hearts, diamonds, clubs twice": cards of a set that are alike are told once.
        """
        if self.style != "words":
            return " ".join(map(self.card, codes))
        return ", ".join(map(self._in_words, _said_together(codes)))

    def _in_words(self, codes: Sequence[str]) -> str:
        """Cards of one suit, jokers, or several of one rank."""
        say = self.tongue.text
        if codes[0] == "JK":
            return ", ".join(say("text-joker") for _ in codes)
        if len({code[1] for code in codes}) > 1:
            _, several = RANKS[codes[0][0]]
            suits = Counter(code[1] for code in codes)
            return say(
                "text-group",
                ranks=say(several),
                suits=", ".join(self._suit(suit, count) for suit, count in suits.items()),
            )
        ranks = ", ".join(say(RANKS[code[0]][0]) for code in codes)
        return say("text-card", rank=ranks, suit=say(SUITS[codes[0][1]]))

    def _suit(self, suit: str, count: int) -> str:
        """A suit in a group, with how often it is there."""
        name = self.tongue.text(SUITS[suit])
        return name if count == 1 else self.tongue.text("text-repeated", suit=name, count=count)

    def joined(self, shown: Iterable[str]) -> str:
        """Cards that are written already, side by side; in words with commas between them."""
        return (", " if self.style == "words" else " ").join(shown)

    def meld(self, codes: Sequence[str], wild: str | None, runs: bool = False) -> str:
        """A meld as it lies on the table, its wild in parentheses: 5♥ 6♥ (2♦) 8♥; in words with what it stands for.

        ``runs``: five cards in a row or more are written as 3♠…7♠, where there is little room.
        """
        at, place = stands_for(codes, wild)
        if self.style == "words" and at < 0 and not runs:
            return self.cards(codes)
        if self.style == "words" and not runs:
            around = (self.cards(codes[:at]), self._wild(codes[at], place), self.cards(codes[at + 1 :]))
            return self.joined(filter(None, around))
        parts: list[str] = []
        for start, end in stretches(codes, at) if runs else [(each, each + 1) for each in range(len(codes))]:
            if end - start >= _SHORTENED:
                parts.append(f"{self.card(codes[start])}…{self.card(codes[end - 1])}")
            else:
                parts += [
                    f"({self.card(code)})" if each == at else self.card(code)
                    for each, code in enumerate(codes[start:end], start)
                ]
        return self.joined(parts)

    def laid(self, codes: Sequence[str], *, typed: bool = False) -> str:
        """Cards that are to be a meld, in the order in which they will lie; as they come where they are none.

        ``typed``: as they can be typed too, so that what the wild stands for is not said.
        """
        found = analyse(codes, self.rules)
        if found is None:
            return self.cards(codes)
        at, _ = stands_for(found.cards, found.wild)
        if not typed or self.style != "words" or at < 0:
            return self.meld(found.cards, found.wild)
        cards = found.cards
        return self.joined(
            filter(None, (self.cards(cards[:at]), f"({self.card(cards[at])})", self.cards(cards[at + 1 :])))
        )

    def added(self, added: Sequence[str], codes: Sequence[str]) -> str:
        """Cards put to a meld that lies so now; in words with what its wild stands for, where that came with them."""
        found = analyse(codes, self.rules, one_turn=False)
        others = list((Counter(codes) - Counter(added)).elements())
        before = analyse(others, self.rules, one_turn=False)
        if self.style != "words" or found is None or found.wild not in added or (before and before.wild is not None):
            return self.cards(added)
        at, place = stands_for(found.cards, found.wild)
        if at < 0:
            return self.cards(added)
        rest = list(added)
        rest.remove(found.cards[at])
        return self.joined(filter(None, (self.cards(rest), self._wild(found.cards[at], place))))

    def _wild(self, code: str, place: str | None) -> str:
        """The wild of a meld by ear; ``place``: the card it stands for, None in a set."""
        say = self.tongue.text
        if place is None:
            return say("text-wild", wild=self.card(code))
        return say("text-wild-as", wild=self.card(code), card=self.card(place))

    def told(self, text: str) -> str:
        """A sentence with card codes in it, as this reader reads cards."""
        return _CODE.sub(lambda found: self.card(found[0]), text)

    # --- people ----------------------------------------------------------------------------------------------------

    def who(self, seat: int) -> str:
        """The seat's name, "you" for the reader's own."""
        return self.tongue.text("text-own") if seat == self.seat else self.names[seat]

    def side(self, team: int) -> Side:
        """What the team is to the reader."""
        seats = range(team, self.rules.players, self.rules.teams)
        if self.seat is not None and self.seat in seats:
            return "we" if len(seats) > 1 else "you"
        if self.seat is not None and self.rules.teams == 2 and len(seats) > 1:
            return "they"
        return "named"

    def team_name(self, team: int) -> str:
        """We and They; where that is not clear enough, the names."""
        side = self.side(team)
        if side == "named":
            return all_of(self.tongue, self.names[team : self.rules.players : self.rules.teams])
        return self.tongue.text(_SIDES[side])

    def members(self, team: int) -> str:
        """Who plays for the team."""
        return ", ".join(self.who(seat) for seat in range(team, self.rules.players, self.rules.teams))

    def points(self, by_team: Sequence[int]) -> str:
        """A score of each team, the reader's own first."""
        order = sorted(range(len(by_team)), key=lambda team: self.seat is None or team != self.seat % self.rules.teams)
        return _in_a_row(
            [
                self.tongue.text("text-team-points", team=self.team_name(team), points=str(by_team[team]))
                for team in order
            ]
        )

    # --- moves -----------------------------------------------------------------------------------------------------

    def action(self, action: Action) -> str:
        """A move as a phrase: "lay 3♠ 4♠ 5♠"."""
        say = self.tongue.text
        match action:
            case Draw():
                return say("text-draw")
            case Keep():
                return say("text-keep")
            case Refuse():
                return say("text-refuse")
            case Take():
                return self._take(action)
            case Lay(cards=cards):
                return say("text-lay", cards=self.laid(cards, typed=True))
            case Extend(meld=meld, cards=cards):
                return say("text-extend", meld=meld, cards=self.cards(cards))
            case Withdraw():
                return say("text-withdraw")
            case Discard(card=card):
                return say("text-discard", card=self.card(card))

    def _take(self, action: Take) -> str:
        say = self.tongue.text
        cards = self.cards(action.cards or ())
        if action.meld is None:
            return say("text-take") if action.cards is None else say("text-take-with", cards=cards)
        if not action.cards:
            return say("text-take-into", meld=action.meld)
        return say("text-take-into-with", meld=action.meld, cards=cards)


def _said_together(codes: Iterable[str]) -> Iterator[list[str]]:
    """Neighbours that share a name in words: several of one rank, in two suits at least, or cards of one suit."""
    one_suit: list[str] = []
    for _, alike in groupby(codes, lambda code: code[0] if code != "JK" else code):
        same_rank = list(alike)
        if len(same_rank) >= _ALIKE and len(set(same_rank)) > 1:
            if one_suit:
                yield one_suit
            yield same_rank
            one_suit = []
            continue
        for code in same_rank:
            if one_suit and one_suit[-1][1:] != code[1:]:
                yield one_suit
                one_suit = []
            one_suit.append(code)
    if one_suit:
        yield one_suit


def capital(text: str) -> str:
    """The text as a sentence begins."""
    return f"{text[:1].upper()}{text[1:]}"


def all_of(tongue: Tongue, phrases: Sequence[str]) -> str:
    """Phrases in a row: "a, b and c"."""
    if len(phrases) == 1:
        return phrases[0]
    return tongue.text("text-and", others=", ".join(phrases[:-1]), last=phrases[-1])


def any_of(tongue: Tongue, phrases: Sequence[str]) -> str:
    """Phrases to choose from: "a, b or c"."""
    if len(phrases) == 1:
        return phrases[0]
    return tongue.text("text-or", others=", ".join(phrases[:-1]), last=phrases[-1])


def by_team(tongue: Tongue, names: Sequence[str], totals: Sequence[int]) -> str:
    """What each team has, under the names of its players; ``names`` are all of them, by seat."""
    return _in_a_row(
        [
            tongue.text("text-team-points", team=all_of(tongue, names[team :: len(totals)]), points=str(total))
            for team, total in enumerate(totals)
        ]
    )


def _in_a_row(phrases: Sequence[str]) -> str:
    """Phrases with commas between them, or semicolons where there are commas in them."""
    return ("; " if any("," in phrase for phrase in phrases) else ", ").join(phrases)


def clean_name(name: str, seat: int, tongue: Tongue) -> str:
    """A player's name fit for a screen; one of which nothing can be shown goes by the number of the seat."""
    return printable_name(name) or tongue.text("text-seat", seat=seat)


def printable_name(name: str) -> str:
    """What can be shown of a name: printable, in one piece, of at most 16 characters; "" where nothing can."""
    kept = " ".join("".join(char for char in name[:200] if char.isprintable()).split())
    return kept[:_LONGEST_NAME].strip()
