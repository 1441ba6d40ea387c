"""What the picked cards can be used for: each way with what it would come to, or why it cannot be done."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from core.game.actions import Action, Discard, Extend, Lay, Take
from core.game.errors import Refusal
from core.game.phases import DRAW_PHASE
from transports.console.choices import Choices
from transports.console.staging import Staging, Step


class Way(msgspec.Struct, frozen=True):
    """One use of the picked cards."""

    action: Action
    refusal: Refusal | None
    """Why it cannot be done; None where it can."""
    step: Step | None = None
    """What it would come to; None where it cannot be done, or only the table can tell."""


class Ways(msgspec.Struct, frozen=True):
    """All that the picked cards can be used for, whether or not it is allowed. Empty while nothing is picked."""

    lay: Way | None = None
    """As a new meld."""
    extend: tuple[Way, ...] = ()
    """Onto each of the own team's melds, those that it fits first."""
    discard: Way | None = None
    """Where one card is picked."""
    take: tuple[Way, ...] = ()
    """The pile: alone where it is open; a closed one with these cards, as a new meld first, then into each own meld."""

    @property
    def fitting(self) -> tuple[Way, ...]:
        """The melds that can be extended by these cards."""
        return tuple(way for way in self.extend if way.refusal is None)


def ways(staging: Staging, picked: Sequence[str]) -> Ways:
    """Everything these cards of the hand could be used for now."""
    cards = tuple(picked)
    team = staging.seat % staging.rules.teams
    own = [placed.id for placed in staging.state.melds[team]]
    take: tuple[Way, ...] = ()
    if staging.state.phase == DRAW_PHASE:
        if staging.rules.pile == "open":
            take = (_way(staging, Take()),)
        else:
            new = (_way(staging, Take(cards=cards)),) if cards else ()
            take = (*new, *_best_first([_way(staging, Take(cards=cards, meld=meld)) for meld in own]))
    if not cards:
        return Ways(take=take)
    return Ways(
        lay=_way(staging, Lay(cards)),
        extend=_best_first([_way(staging, Extend(meld, cards)) for meld in own]),
        discard=_way(staging, Discard(cards[0])) if len(cards) == 1 else None,
        take=take,
    )


def takes(staging: Staging, picked: Sequence[str], choices: Choices) -> tuple[Action, ...]:
    """The ways in which the pile can be taken: with exactly these cards, or, where none are picked, all there are."""
    if picked or staging.rules.pile == "open":
        return tuple(way.action for way in ways(staging, picked).take if way.refusal is None)
    return tuple(choice.action for choice in choices.moves if isinstance(choice.action, Take))


def promising(staging: Staging, found: Ways) -> Way | None:
    """Of the melds that cannot be extended by the picked cards, the one that most of them would fit."""

    def fits(way: Way) -> int:
        assert isinstance(way.action, Extend)
        meld = way.action.meld
        return sum(staging.check(Extend(meld, (card,))) is None for card in way.action.cards)

    return max(found.extend, key=fits, default=None)


def _way(staging: Staging, action: Action) -> Way:
    refusal = staging.check(action)
    if refusal is not None:
        return Way(action, refusal)
    if staging.needs_table(action):
        return Way(action, None)
    action = staging.as_it_stands(action)
    return Way(action, None, staging.tried(action))


def _best_first(found: list[Way]) -> tuple[Way, ...]:
    return tuple(sorted(found, key=lambda way: way.refusal is not None))
