"""What is said for a move: each reason by a key, with what it names, and how it reads in English.

A record keeps the English. Whoever shows a reason to people says it in their language, by its key.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.game.wording import Sentence, Wording

Reason = Sentence
"""One thing that is said for a move."""
Why = tuple[Reason, ...]
"""All that is said for one: several causes, or one thing that says it all; empty where nothing needs to be said."""

RANKS: Final = (
    "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king",
)  # fmt: skip

CAUSES: Final[dict[str, str]] = {
    # The pile is left lying.
    "pile-none": "there is no pile to take",
    "pile-not-allowed": "you cannot take the pile",
    "pile-costs-wild": "taking the pile would cost you a wild",
    "pile-top-brings-little": "the top of the pile brings you too little",
    "pile-brings-less": "the pile brings you less than a card from the stock",
    "pile-worth-less": "the pile is worth less to you than a card from the stock",
    "pile-card-worth-less": "{cards} is worth less to you than a card from the stock",
    "pile-no-meld": "the pile brings you no meld",
    "pile-no-meld-without-wild": "the pile brings you no meld without a wild",
    "pile-card-no-meld": "{cards} brings you no meld",
    "pile-card-no-meld-without-wild": "{cards} brings you no meld without a wild",
    "pile-might-stay": "the deal may end soon, and the pile might stay in your hand",
    "pile-card-might-stay": "the deal may end soon, and {cards} might stay in your hand",
    "pile-few-help": "only {count:d} of the {all:d} cards of the pile would help you now",
    "went-round": "single cards have gone round long enough",
    "others-ahead": "the others are ahead and the deal must not end as it stands",
    # The first card is kept or refused.
    "first-wild": "it is a wild",
    "first-of-use": "it may be of use",
    "first-same-rank": "you hold another of its rank",
    "first-goes": "it goes with what you hold",
    "first-another": "you hold another",
    "first-alone": "nothing in your hand goes with it",
    # The pile is taken.
    "take-joins": "{cards} goes there",
    "take-joins-one-more": "{cards} goes there and brings one card more",
    "take-joins-more": "{cards} goes there and brings {count:d} cards more",
    "take-makes-meld": "{cards} makes a meld with them",
    "take-makes-meld-one-more": "{cards} makes a meld with them and brings one card more",
    "take-makes-meld-more": "{cards} makes a meld with them and brings {count:d} cards more",
    "take-fits": "{cards} can go into your melds",
    "take-wild": "there is a wild in it",
    "take-many": "{count:d} cards give you more to build with than one from the stock",
    "take-card-goes": "{cards} goes with what you hold",
    "take-cards-go": "{cards} go with what you hold",
    "take-card-sequence": "with cards of your hand {cards} makes a sequence",
    "take-cards-sequence": "with cards of your hand {cards} make a sequence",
    "take-card-set": "with cards of your hand {cards} makes a set",
    "take-cards-set": "with cards of your hand {cards} make a set",
    "take-from-others": "otherwise the others get {cards} for their melds",
    "take-more": "{count:d} cards are more than one from the stock",
    "take-from-next": "so {cards} is not left to the next player",
    "take-no-stock": "so you need no card from the stock",
    # Melds are taken back, or laid.
    "withdraw-short": "the {points:d} points needed cannot be reached in this turn",
    "lay-pot-near": "so the pot is near",
    "lay-out-near": "so you can soon go out",
    "lay-may-end": "the deal may end soon, and what stays in your hand counts against you",
    "lay-wild": "the wild does more there than in your hand",
    "lay-counts": "laid cards count for you and held ones against you",
    # A card is discarded.
    "discard-alone": "nothing in your hand goes with it",
    "discard-another": "you hold another",
    "discard-let-go": "the next player has let go of one lately",
    "discard-left": "the next player has left one lying",
    "discard-rank-let-go": "the next player has let go of {rank}",
    "discard-rank-left": "the next player has left {rank} lying",
    "discard-fits-none": "it fits no meld of the others",
    "discard-all-seen": "the cards around it have all been seen",
    "discard-few-out": "few of the cards around it are still out",
    "discard-costly": "the deal may end soon, and no card would cost you more",
    "discard-least-points": "no card of yours counts less",
    "discard-nothing-better": "you can spare nothing better",
}
"""Clauses, several of which may be joined."""
ENDINGS: Final[dict[str, str]] = {
    "goes-out": "{move} and go out",
    "takes-pot": "{move} and take the pot",
    "lay-pot": "{move}, which brings you the pot at once",
    "lay-canasta": "{move}, which makes {canasta}",
    "lay-towards": "{move}, towards the {points:d} points that your first melds need",
    "lay-clean": "{move}, which makes the meld clean",
    "lay-one-short": "{move}, which leaves it one card short of a canasta",
    "discard-least": "{move}, which you need least",
    "discard-least-fits-none": "{move}, which you need least and which fits no meld of the others",
    "discard-helps-least": "{move}, which helps you least",
}
"""What stands alone behind the words for the move."""
CHOICES: Final[dict[str, dict[str, str]]] = {
    "rank": {rank: f"{'an' if rank in ('ace', 'eight') else 'a'} {rank}" for rank in RANKS},
    "canasta": {
        "dirty": "a dirty canasta",
        "semi_clean": "a semi-clean canasta",
        "clean": "a clean canasta",
        "royal": "a royal canasta",
        "ace_to_ace": "an ace-to-ace canasta",
    },
}
"""What a reason names by a word of the game's own, and its English."""

COMPARED: Final = Wording(
    {
        "point": "{plan}: {points:d} point better than to {rival}",
        "points": "{plan}: {points:d} points better than to {rival}",
        "no-worse": "{plan}: no worse than to {rival}",
    }
)
"""What was found out of moves that were played out: those made, and the next best ones."""
OVER: Final = Wording(
    {
        "way": "{said}, over one way the hidden cards may lie.",
        "ways": "{said}, over {count:d} ways the hidden cards may lie.",
    }
)
"""In how many worlds; ``said``: one of COMPARED."""
ALONE: Final = Wording(
    {
        "no-time": "{plan}: there was no time to weigh it up.",
        "nothing-else": "{plan}: there is nothing else worth weighing up.",
        "went-round": f"{{plan}}: {CAUSES['went-round']}.",
    }
)
"""Why moves were compared with none."""

ONLY_MOVE: Final = "It is the only move."

ENGLISH: Final = Wording({**CAUSES, **ENDINGS}, CHOICES)


def text(reason: Reason) -> str:
    """A cause as a clause: "8S can go into your melds". Raises KeyError for what is no cause, or lacks something."""
    return ENGLISH.written(reason)


def clause(move: str, why: Why) -> str:
    """The words for a move, and why it is made: "discard 9D, for nothing in your hand goes with it"."""
    if not why:
        return move
    if why[0].key in ENDINGS:
        return ENGLISH.text(why[0].key, move=move, **why[0].given)
    return f"{move}, for {' and '.join(map(text, why))}"


def joined(clauses: Sequence[str]) -> str:
    """Clauses as one sentence; "" for none."""
    text = "; then ".join(clauses)
    return f"{text[:1].upper()}{text[1:]}." if text else ""
