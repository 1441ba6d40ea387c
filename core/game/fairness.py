"""The deal line of a record, and the proof that its cards are those of the revealed secret (docs/fairness.md)."""

import hmac
import re
from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from core.game.cards import NUMBERS, code
from core.game.deal_faults import ANEW, CUT, FAULTS, HEAPS, NONE
from core.game.rules import Rules
from core.game.shuffle import (
    NONCE_BYTES,
    Cut,
    Dealt,
    Draw,
    commitment,
    deal,
    deal_key,
    draws_partners,
    first_dealer,
    partners_agree,
    start_order,
)

_NONCE = re.compile(rf"[0-9a-f]{{{2 * NONCE_BYTES}}}")


class DealLine(Struct, frozen=True, kw_only=True, tag_field="type", tag="deal"):
    """The line of a record that shows a deal: every card as text, before the first turn."""

    n: int
    """Number of the deal in its match, from 1."""
    draw: list[str | list[str]] | None = None
    """Cards by seat as the match is played; a list of rounds where equal cards were drawn again."""
    dealer: int
    hands: list[list[str]]
    """By seat; the order within a hand means nothing."""
    pots: list[list[str]]
    """The first is taken first; within one the first card lies on top."""
    stock: list[str]
    """Top first."""
    pile: list[str]
    cut: Cut | None = None
    commitment: str | None = None
    """SHA-256 of the secret in hexadecimal; null in a seeded match."""
    nonces: list[str | None] | None = None
    """By seat, 32 hexadecimal digits or null; where partners were drawn for, by the seats before the draw."""


def deal_line(
    n: int, cards: Dealt, commitment: str | None = None, nonces: Sequence[bytes | None] | None = None
) -> DealLine:
    """A deal as its record shows it. Without commitment and nonces it is that of a seeded match."""
    return DealLine(
        n=n,
        draw=None if cards.draw is None else draw_text(cards.draw),
        dealer=cards.dealer,
        hands=[_codes(hand) for hand in cards.hands],
        pots=[_codes(pot) for pot in cards.pots],
        stock=_codes(cards.stock),
        pile=_codes(cards.pile),
        cut=cards.cut,
        commitment=commitment,
        nonces=None if nonces is None else [None if nonce is None else nonce.hex() for nonce in nonces],
    )


def draw_text(draw: Draw) -> list[str | list[str]]:
    """A draw as the record shows it: the cards by seat, or a list of such rounds where cards were drawn again."""
    if len(draw.rounds) == 1:
        return [code(card) for card in draw.rounds[0]]
    return [_codes(cards) for cards in draw.rounds]


def verify_deal(rules: Rules, table: str, line: DealLine, secret: bytes, chosen_seats: bool = False) -> list[str]:
    """What of a recorded deal is not what its secret, nonces, table and number give: one sentence each, none if all is.

    Compared are the commitment, the draw (where one is recorded), the dealer drawn, the cut, hands (as heaps), pots,
    stock and pile. A line without a draw is recomputed with its own dealer: whether that seat had the deal is not
    seen here. `chosen_seats` as in `deal`.
    """
    differences: list[str] = []
    if line.commitment is None:
        differences.append(FAULTS.text("no-commitment"))
    elif not hmac.compare_digest(commitment(secret).encode(), line.commitment.encode("utf-8", "replace")):
        differences.append(FAULTS.text("other-secret"))
    nonces = line.nonces
    if nonces is None or len(nonces) != rules.players:
        return [*differences, FAULTS.text("nonces", players=rules.players)]
    bad = [seat for seat, nonce in enumerate(nonces) if nonce is not None and not _NONCE.fullmatch(nonce)]
    if bad:
        return [*differences, FAULTS.text("nonce", seat=bad[0], digits=2 * NONCE_BYTES)]
    if not 0 <= line.dealer < rules.players:
        return [*differences, _no_seat(rules, line)]
    values = [None if nonce is None else bytes.fromhex(nonce) for nonce in nonces]
    key = deal_key(secret, table, line.n, values)
    right = deal_line(line.n, deal(rules, key, line.dealer if line.draw is None else None, chosen_seats))
    return differences + _card_differences(line, right)


def check_deal(rules: Rules, line: DealLine) -> list[str]:
    """What of a recorded deal cannot be so whatever the secret: sizes, cards, draw, dealer and cut, a sentence each.

    This is all that can be said of a seeded match, or of a deal whose secret is missing. It proves no fairness.
    """
    findings: list[str] = []
    wanted = Counter(_codes(start_order(rules)))
    heaps = [*line.hands, *line.pots, line.stock, line.pile]
    found = Counter(card for heap in heaps for card in heap)
    if found != wanted:
        missing, over = _listed(wanted - found), _listed(found - wanted)
        findings.append(FAULTS.text("cards", count=wanted.total(), missing=missing, over=over))
    upcards = 1 if rules.opening == "upcard" else 0
    sizes = [rules.hand_size] * rules.players, [rules.pot_size] * rules.pots, upcards
    if ([len(hand) for hand in line.hands], [len(pot) for pot in line.pots], len(line.pile)) != sizes:
        findings.append(
            FAULTS.text(
                "sizes",
                players=rules.players,
                hand=rules.hand_size,
                pots=rules.pots,
                pot=rules.pot_size,
                upcards=upcards,
            )
        )
    if not 0 <= line.dealer < rules.players:
        findings.append(_no_seat(rules, line))
    if line.draw is not None and not any(_draw_holds(rules, line, chosen) for chosen in (False, True)):
        findings.append(FAULTS.text("no-draw"))
    if not _cut_holds(rules, line.cut):
        findings.append(FAULTS.text("no-cut"))
    return findings


def _no_seat(rules: Rules, line: DealLine) -> str:
    return FAULTS.text("no-seat", last=rules.players - 1, seat=line.dealer)


def _card_differences(line: DealLine, right: DealLine) -> list[str]:
    findings: list[str] = []
    if line.draw != right.draw:
        findings.append(FAULTS.text("draw", recorded=_draw_shown(line), right=_draw_shown(right)))
    if line.dealer != right.dealer:
        findings.append(FAULTS.text("dealer", recorded=line.dealer, right=right.dealer))
    if line.cut != right.cut:
        findings.append(FAULTS.text("cut", recorded=_cut_shown(line.cut), right=_cut_shown(right.cut)))
    heaps = _heap_differences("hand", [sorted(hand) for hand in line.hands], [sorted(x) for x in right.hands])
    heaps += _heap_differences("pot", line.pots, right.pots)
    heaps += [HEAPS.text("stock")] * (line.stock != right.stock) + [HEAPS.text("pile")] * (line.pile != right.pile)
    if heaps:
        findings.append(FAULTS.text("deck", heaps=", ".join(heaps)))
    return findings


def _heap_differences(name: str, recorded: list[list[str]], right: list[list[str]]) -> list[str]:
    if len(recorded) != len(right):
        return [HEAPS.text(f"{name}s")]
    return [HEAPS.text(name, at=at) for at, heap in enumerate(recorded) if heap != right[at]]


def _draw_holds(rules: Rules, line: DealLine, chosen_seats: bool) -> bool:
    """Whether the recorded draw is possible and makes that seat the dealer."""
    drawn = line.draw or []
    rounds = [one for one in drawn if isinstance(one, list)]
    plain = [card for card in drawn if isinstance(card, str)]
    if rounds and plain:
        return False
    rounds = rounds or [plain]
    partners = draws_partners(rules, chosen_seats)
    deck = Counter(_codes(start_order(rules, jokers=partners)))
    if any(len(cards) != rules.players or Counter(cards) - deck for cards in rounds):
        return False
    unlike = [len({card if partners else card[0] for card in cards}) == rules.players for cards in rounds]
    if unlike != [False] * (len(rounds) - 1) + [True]:
        return False
    numbers = [NUMBERS[card] for card in rounds[-1]]
    if partners and not partners_agree(numbers):
        return False
    return first_dealer(rules, numbers, partners) == line.dealer


def _cut_holds(rules: Rules, cut: Cut | None) -> bool:
    if cut is None or rules.cut_bonus == 0:
        return cut is None and rules.cut_bonus == 0
    hit = cut.count == rules.pots * rules.pot_size
    return 1 <= cut.count < len(start_order(rules)) and cut.bonus == (rules.cut_bonus if hit else 0)


def _codes(cards: Sequence[int]) -> list[str]:
    return [code(card) for card in cards]


def _listed(cards: Counter[str]) -> str:
    """A few cards for a sentence; text from outside is cut short."""
    shown = [ascii(card[:3])[1:-1] for card in sorted(cards.elements())[:6]]
    return " ".join(shown) + (" ..." if cards.total() > 6 else "") if shown else NONE


def _draw_shown(line: DealLine) -> str:
    rounds = [one if isinstance(one, str) else " ".join(one) for one in line.draw or ()]
    whole = (" " if line.draw and isinstance(line.draw[0], str) else ANEW).join(rounds)
    return ascii(whole[:120])[1:-1] or NONE


def _cut_shown(cut: Cut | None) -> str:
    return CUT.text("none") if cut is None else CUT.text("points", count=cut.count, points=cut.bonus)
