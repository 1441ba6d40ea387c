"""A table in words: cards, players, moves and what happened, for one reader.

Everything that shows a game to people as text is built on :class:`Words`: the console, and whatever else comes. It adds
no knowledge of its own: it says what a view or a redacted event holds, so nothing can leak through it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal

import msgspec

from core.game.actions import Action, Discard, Draw, Extend, Keep, Lay, Refuse, Take, Withdraw
from core.game.events import (
    AnyEvent,
    Cut,
    Dealt,
    Discarded,
    Drew,
    Extended,
    Kept,
    Laid,
    Paused,
    Pot,
    PotToStock,
    Refused,
    Resumed,
    Returned,
    Revealed,
    Scored,
    StoodIn,
    Took,
    WentOut,
    Withdrew,
)
from core.game.melds import analyse
from core.game.rules import Rules
from transports.meld_text import grade, stands_for, stretches

Style = Literal["signs", "letters", "words"]
"""How cards are written: 10♥, 10H, or "ten of hearts"."""

_SIGNS: Final = dict(zip("SHDC", "♠♥♦♣", strict=True))
_SUIT_NAMES: Final = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
_RANK_NAMES: Final = {
    "A": "ace",
    "2": "two",
    "3": "three",
    "4": "four",
    "5": "five",
    "6": "six",
    "7": "seven",
    "8": "eight",
    "9": "nine",
    "T": "ten",
    "J": "jack",
    "Q": "queen",
    "K": "king",
}
_ENDINGS: Final = {"out": "", "stock": " (the stock ran out)", "stalemate": " (nobody would lay)", None: " (abandoned)"}
_LONGEST_NAME: Final = 16
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
    style: Style = "signs"

    # --- cards -----------------------------------------------------------------------------------------------------

    def card(self, code: str) -> str:
        """One card: 10♥, 10H or "ten of hearts"; a joker is JK, or "joker"."""
        if code == "JK":
            return "joker" if self.style == "words" else "JK"
        rank, suit = code[0], code[1]
        if self.style == "words":
            return f"{_RANK_NAMES[rank]} of {_SUIT_NAMES[suit]}"
        return f"{'10' if rank == 'T' else rank}{_SIGNS[suit] if self.style == 'signs' else suit}"

    def cards(self, codes: Iterable[str]) -> str:
        """Several cards in the order given; in words, neighbours of one suit share its name."""
        if self.style != "words":
            return " ".join(map(self.card, codes))
        groups: list[tuple[str, list[str]]] = []
        for code in codes:
            suit, rank = ("", "joker") if code == "JK" else (code[1], _RANK_NAMES[code[0]])
            if groups and groups[-1][0] == suit:
                groups[-1][1].append(rank)
            else:
                groups.append((suit, [rank]))
        return ", ".join(", ".join(ranks) + (f" of {_SUIT_NAMES[suit]}" if suit else "") for suit, ranks in groups)

    def joined(self, shown: Iterable[str]) -> str:
        """Cards that are written already, side by side; in words with commas between them."""
        return (", " if self.style == "words" else " ").join(shown)

    def meld(self, codes: Sequence[str], wild: str | None, runs: bool = False) -> str:
        """A meld as it lies on the table, its wild in parentheses: 5♥ 6♥ (2♦) 8♥.

        ``runs``: five cards in a row or more are written as 3♠…7♠, where there is little room.
        """
        at, _ = stands_for(codes, wild)
        if self.style == "words" and at < 0 and not runs:
            return self.cards(codes)
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

    def laid(self, codes: Sequence[str]) -> str:
        """Cards that are to be a meld, in the order in which they will lie; as they come where they are none."""
        found = analyse(codes, self.rules)
        return self.cards(codes) if found is None else self.meld(found.cards, found.wild)

    def told(self, text: str) -> str:
        """A sentence with card codes in it, as this reader reads cards."""
        return _CODE.sub(lambda found: self.card(found[0]), text)

    # --- people ----------------------------------------------------------------------------------------------------

    def who(self, seat: int) -> str:
        """The seat's name, "you" for the reader's own."""
        return "you" if seat == self.seat else self.names[seat]

    def team_name(self, team: int) -> str:
        """We and They; where that is not clear enough, the names."""
        seats = range(team, self.rules.players, self.rules.teams)
        if self.seat is not None and self.seat in seats:
            return "We" if len(seats) > 1 else "You"
        if self.seat is not None and self.rules.teams == 2 and len(seats) > 1:
            return "They"
        return either([self.names[seat] for seat in seats], "and")

    def members(self, team: int) -> str:
        """Who plays for the team."""
        return ", ".join(self.who(seat) for seat in range(team, self.rules.players, self.rules.teams))

    def points(self, by_team: Sequence[int]) -> str:
        """A score of each team, the reader's own first."""
        order = sorted(range(len(by_team)), key=lambda team: self.seat is None or team != self.seat % self.rules.teams)
        return ", ".join(f"{self.team_name(team)} {by_team[team]}" for team in order)

    # --- moves and what happened -----------------------------------------------------------------------------------

    def action(self, action: Action) -> str:
        """A move as a phrase: "lay 3♠ 4♠ 5♠"."""
        match action:
            case Draw():
                return "draw"
            case Keep():
                return "keep the card"
            case Refuse():
                return "refuse the card"
            case Take(meld=None, cards=None):
                return "take the pile"
            case Take(meld=None, cards=cards):
                return f"take the pile with {self.cards(cards or ())}"
            case Take(meld=meld, cards=cards):
                return f"take the pile into meld {meld}" + (f" with {self.cards(cards)}" if cards else "")
            case Lay(cards=cards):
                return f"lay {self.laid(cards)}"
            case Extend(meld=meld, cards=cards):
                return f"extend {meld} with {self.cards(cards)}"
            case Withdraw():
                return "withdraw"
            case Discard(card=card):
                return f"discard {self.card(card)}"

    def sentences(self, events: Iterable[AnyEvent], *, stood_in: bool = False) -> list[str]:
        """What happened, one sentence for all that a player did in a row.

        ``stood_in``: did a stand-in play the reader's seat when this began? What it does is not the reader's doing.
        """
        said: list[str] = []
        clauses: list[str] = []
        seat: int | None = None
        for event in _merged(events):
            whole = self._whole(event)
            clause = None if whole is not None else self._clause(event)
            if clauses and (whole is not None or (clause is not None and event.seat != seat)):
                said.append(self._told(seat, clauses, stood_in))
                clauses = []
            if isinstance(event, StoodIn | Returned) and event.seat == self.seat:
                stood_in = isinstance(event, StoodIn)
            if whole:
                said.append(whole)
            elif clause is not None:
                seat = event.seat
                clauses.append(clause)
        if clauses:
            said.append(self._told(seat, clauses, stood_in))
        return said

    def _told(self, seat: int | None, clauses: list[str], stood_in: bool = False) -> str:
        mine = seat is not None and seat == self.seat
        subject = "The table" if seat is None else "your stand-in" if mine and stood_in else self.who(seat)
        did = either(clauses, "and").replace(",,", ",").rstrip(",")
        return f"{capital(subject)} {did}."

    def _clause(self, event: AnyEvent) -> str | None:
        """What a seat did, in the past tense and without its name."""
        match event:
            case Drew(card=card):
                return "drew a card" if card is None else f"drew {self.card(card)}"
            case Kept():
                return "kept it"
            case Refused(card=card):
                return f"refused {self.card(card)}, which starts the pile,"
            case Took(count=count, cards=None, card=card):
                top = f" with {self.card(card)} on top" if card is not None else ""
                return f"took the pile of {count}{top}"
            case Took(cards=cards):
                return f"took the pile ({self.cards(cards or ())})"
            case Laid(meld=meld, cards=cards):
                return f"laid {self.laid(cards)} as meld {meld}{self._became((), cards)}"
            case Extended(meld=meld, added=added, cards=cards):
                return f"added {self.cards(added)} to meld {meld}{self._became(added, cards)}"
            case Withdrew(minimum=minimum):
                return f"took the melds of this turn back, so that {minimum} points are needed now"
            case Discarded(card=card):
                return f"discarded {self.card(card)}"
            case Pot(cards=None, direct=direct):
                return "took a pot and plays on" if direct and event.seat != self.seat else "took a pot"
            case Pot(cards=cards):
                return f"took a pot ({self.cards(cards or ())})"
            case WentOut():
                return "went out"
            case _:
                return None

    def _whole(self, event: AnyEvent) -> str | None:
        """What is said in a sentence of its own; "" for what is better left unsaid."""
        match event:
            case Dealt(n=n, dealer=dealer, pile=pile):
                starts = self.who((dealer + 1) % self.rules.players)
                first = f" {capital(self.card(pile[0]))} starts the pile." if pile else ""
                return (
                    f"Deal {n}: {self.who(dealer)} dealt, {starts} {'start' if starts == 'you' else 'starts'}.{first}"
                )
            case Cut(seat=seat, count=count, bonus=bonus):
                who = self._told(seat, [f"cut {count} cards"])
                return f"{who} Just right: {bonus} points." if bonus else who
            case Revealed(seat=seat, cards=cards):
                mine = seat == self.seat and cards is not None
                return f"You may look at your pot now: {self.cards(cards or ())}." if mine else ""
            case PotToStock(count=count):
                return f"The stock ran out: a pot of {count} cards is the stock now."
            case Scored(score=score, over=over):
                return f"The deal is over{_ENDINGS.get(over, '')}: {self.points(score)}."
            case StoodIn(seat=seat):
                return f"A stand-in plays for {self.who(seat) if seat is not None else 'the seat'}."
            case Returned(seat=seat):
                return self._told(seat, ["came back"])
            case Paused():
                return "The table pauses; no clock runs."
            case Resumed():
                return "The table goes on."
            case _:
                return None

    def _became(self, added: Sequence[str], cards: Sequence[str]) -> str:
        """What is worth saying of a meld that was laid or grew: that it has become a canasta, or another one."""
        now = analyse(cards, self.rules, one_turn=False)
        rest = list(cards)
        for code in added:
            rest.remove(code)
        before = analyse(rest, self.rules, one_turn=False) if added else None
        if now is None or not now.canasta or (before is not None and before.canasta == now.canasta):
            return ""
        return f" (a {grade(now)})"


def _merged(events: Iterable[AnyEvent]) -> Iterator[AnyEvent]:
    """The events, with what a player lays and adds to one meld card after card as one."""
    last: AnyEvent | None = None
    for event in events:
        if isinstance(event, Extended) and isinstance(last, Laid | Extended) and _same_meld(last, event):
            if isinstance(last, Laid):
                last = msgspec.structs.replace(last, cards=event.cards)
            else:
                last = msgspec.structs.replace(event, added=(*last.added, *event.added))
            continue
        if last is not None:
            yield last
        last = event
    if last is not None:
        yield last


def _same_meld(one: Laid | Extended, other: Extended) -> bool:
    return (one.seat, one.meld) == (other.seat, other.meld)


def capital(text: str) -> str:
    """The text as a sentence begins."""
    return f"{text[:1].upper()}{text[1:]}"


def either(phrases: Sequence[str], word: str) -> str:
    """Phrases in a row, the last joined by a word: "a, b and c"."""
    return phrases[0] if len(phrases) == 1 else f"{', '.join(phrases[:-1])} {word} {phrases[-1]}"


def by_team(names: Sequence[str], totals: Sequence[int]) -> str:
    """What each team has, under the names of its players; ``names`` are all of them, by seat.

    >>> by_team(("Ana", "Bo", "Cai", "Dan"), (120, -45))
    'Ana and Cai 120, Bo and Dan -45'
    """
    return ", ".join(f"{either(names[team :: len(totals)], 'and')} {total}" for team, total in enumerate(totals))


def clean_name(name: str, seat: int) -> str:
    """A player's name fit for a screen: printable, in one piece, of at most 16 characters."""
    kept = " ".join("".join(char for char in name[:200] if char.isprintable()).split())
    return kept[:_LONGEST_NAME].strip() or f"seat {seat}"
