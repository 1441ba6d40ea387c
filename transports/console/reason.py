"""Why somebody advises a move, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.game.wording import Sentence
from transports.console.steps import Step
from transports.text import Words
from transports.tongue import Value

_CAUSES: Final = {
    "pile-none": "reason-pile-none",
    "pile-not-allowed": "reason-pile-not-allowed",
    "pile-costs-wild": "reason-pile-costs-wild",
    "pile-top-brings-little": "reason-pile-top-brings-little",
    "pile-brings-less": "reason-pile-brings-less",
    "pile-worth-less": "reason-pile-worth-less",
    "pile-card-worth-less": "reason-pile-card-worth-less",
    "pile-no-meld": "reason-pile-no-meld",
    "pile-no-meld-without-wild": "reason-pile-no-meld-without-wild",
    "pile-card-no-meld": "reason-pile-card-no-meld",
    "pile-card-no-meld-without-wild": "reason-pile-card-no-meld-without-wild",
    "pile-might-stay": "reason-pile-might-stay",
    "pile-card-might-stay": "reason-pile-card-might-stay",
    "pile-few-help": "reason-pile-few-help",
    "went-round": "reason-went-round",
    "others-ahead": "reason-others-ahead",
    "first-wild": "reason-first-wild",
    "first-of-use": "reason-first-of-use",
    "first-same-rank": "reason-first-same-rank",
    "first-goes": "reason-first-goes",
    "first-another": "reason-first-another",
    "first-alone": "reason-first-alone",
    "take-joins": "reason-take-joins",
    "take-joins-one-more": "reason-take-joins-one-more",
    "take-joins-more": "reason-take-joins-more",
    "take-makes-meld": "reason-take-makes-meld",
    "take-makes-meld-one-more": "reason-take-makes-meld-one-more",
    "take-makes-meld-more": "reason-take-makes-meld-more",
    "take-fits": "reason-take-fits",
    "take-wild": "reason-take-wild",
    "take-many": "reason-take-many",
    "take-card-goes": "reason-take-card-goes",
    "take-cards-go": "reason-take-cards-go",
    "take-card-sequence": "reason-take-card-sequence",
    "take-cards-sequence": "reason-take-cards-sequence",
    "take-card-set": "reason-take-card-set",
    "take-cards-set": "reason-take-cards-set",
    "take-from-others": "reason-take-from-others",
    "take-more": "reason-take-more",
    "take-from-next": "reason-take-from-next",
    "take-no-stock": "reason-take-no-stock",
    "withdraw-short": "reason-withdraw-short",
    "lay-pot-near": "reason-lay-pot-near",
    "lay-out-near": "reason-lay-out-near",
    "lay-may-end": "reason-lay-may-end",
    "lay-wild": "reason-lay-wild",
    "lay-counts": "reason-lay-counts",
    "discard-alone": "reason-discard-alone",
    "discard-another": "reason-discard-another",
    "discard-let-go": "reason-discard-let-go",
    "discard-left": "reason-discard-left",
    "discard-rank-let-go": "reason-discard-rank-let-go",
    "discard-rank-left": "reason-discard-rank-left",
    "discard-fits-none": "reason-discard-fits-none",
    "discard-all-seen": "reason-discard-all-seen",
    "discard-few-out": "reason-discard-few-out",
    "discard-costly": "reason-discard-costly",
    "discard-least-points": "reason-discard-least-points",
    "discard-nothing-better": "reason-discard-nothing-better",
}
"""By the key of a reason, the message that says it: clauses, which stand behind "for"."""
_ENDINGS: Final = {
    "goes-out": "reason-goes-out",
    "takes-pot": "reason-takes-pot",
    "lay-pot": "reason-lay-pot",
    "lay-canasta": "reason-lay-canasta",
    "lay-towards": "reason-lay-towards",
    "lay-clean": "reason-lay-clean",
    "lay-one-short": "reason-lay-one-short",
    "discard-least": "reason-discard-least",
    "discard-least-fits-none": "reason-discard-least-fits-none",
    "discard-helps-least": "reason-discard-helps-least",
}
"""What is said of a move in one message with it."""


def because(move: str, why: Sequence[Sentence], words: Words) -> str:
    """A move in words with all that is said for it: "discard 9♦, for nothing in your hand goes with it".

    ``why``: several causes, or one thing that says it all; only the move where it is empty. Raises KeyError for a
    reason that nobody here knows.
    """
    say = words.tongue.text
    if not why:
        return move
    if why[0].key in _ENDINGS:
        return say(_ENDINGS[why[0].key], move=move, **_named(why[0], words))
    causes = [say(_CAUSES[cause.key], **_named(cause, words)) for cause in why]
    said = causes[0]
    for cause in causes[1:]:
        said = say("reason-both", cause=said, other=cause)
    return say("reason-because", move=move, why=said)


class Reasons:
    """The reasons of steps that are told one after the other: at the first one that says "you" to another than the
    reader, and at no other, it is said who that is."""

    _said = False

    def told(self, step: Step, words: Words) -> str | None:
        """Why somebody has moved so; None where nothing is known."""
        if step.why is None or self._said or not step.why_to_player:
            return step.why
        self._said = True
        return words.tongue.text("reason-of-player", reason=step.why)


def _named(reason: Sentence, words: Words) -> dict[str, Value]:
    """What the reason names, cards as the reader reads them."""
    return {
        name: words.cards(value.split()) if name == "cards" and isinstance(value, str) else value
        for name, value in reason.given.items()
    }
