"""The fair shuffle and the deal: bytes in, cards out (rules, 2; docs/fairness.md).

Everything here is a pure function of a 32-byte key. The numbers are frozen by the test vectors of docs/fairness.md:
a change of order, of a bound or of a start order makes every recorded match impossible to verify.
"""

import hashlib
import hmac
import json
import struct
from collections.abc import Sequence

from msgspec import Struct

from core.game.cards import JOKER
from core.game.rules import Rules

NONCE_BYTES = 16
"""Length of the random bytes a seat gives to a shuffle; anything else is to be treated as silence (None)."""
SECRET_BYTES = 32
"""Length of the secret a table should draw for every deal."""

_WORD_LIMIT = 1 << 32
_BLOCK = struct.Struct(">8I")
_COUNTER = struct.Struct(">Q")
_CUT_COINS = 36
"""Thirty-six fair coins have a variance of exactly nine: the standard deviation of the cut (rules, 2) is three."""


# --- keys ------------------------------------------------------------------------------------------------------------


def commitment(secret: bytes) -> str:
    """What the table shows before a deal: the SHA-256 of its secret, in lower-case hexadecimal.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(secret).hexdigest()


def nonce_commitment(value: bytes) -> str:
    """What a seat sends before its nonce: the SHA-256 of the nonce, in lower-case hexadecimal.

    >>> nonce_commitment(bytes(16))[:16]
    '374708fff7719dd5'
    """
    return hashlib.sha256(value).hexdigest()


def deal_key(secret: bytes, table: str, n: int, nonces: Sequence[bytes | None]) -> bytes:
    """The key of deal `n` (from 1) of a table: HMAC-SHA256 under the secret of `[table, n, nonces]`.

    The message is JSON without any space, UTF-8, non-ASCII letters unescaped, nonces as 32 lower-case hexadecimal
    digits or null, one for each seat. In the first deal of a match that draws for partners the seats are those the
    players had before the draw. Raises ValueError for a nonce that has not 16 bytes.

    >>> deal_key(bytes(32), "K7QF2M", 1, [bytes(16), None]).hex()[:16]
    'e5f3ef21cc7dac84'
    """
    for nonce in nonces:
        if nonce is not None and len(nonce) != NONCE_BYTES:
            raise ValueError(f"a nonce has {NONCE_BYTES} bytes, not {len(nonce)}; count such a seat as silent (None)")
    message = [table, n, [None if nonce is None else nonce.hex() for nonce in nonces]]
    return hmac.digest(secret, _canonical(message), "sha256")


def seeded_key(seed: str | int, n: int) -> bytes:
    """The key of deal `n` (from 1) of a match played from a seed: SHA-256 of `["seeded", seed as text, n]`.

    Not a fair shuffle: whoever knows or chooses the seed knows every card. For tests, benches and repeatable play.

    >>> seeded_key(1, 1) == seeded_key("1", 1) != seeded_key(1, 2)
    True
    """
    return hashlib.sha256(_canonical(["seeded", str(seed), n])).digest()


def _canonical(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode("utf-8")


class Stream:
    """Random numbers from a key: block i is HMAC-SHA256(key, i as 8 bytes), eight big-endian 32-bit words a block.

    Words are used strictly in order and none is dropped between the draw, the cut and the deck.

    >>> stream = Stream(bytes(32))
    >>> [stream.below(6) for _ in range(8)]
    [4, 0, 5, 2, 1, 3, 3, 2]
    """

    __slots__ = ("_block", "_key", "_next", "_words")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._block = 0
        self._next = 0
        self._words: tuple[int, ...] = ()

    def word(self) -> int:
        """The next word, 0 to 2**32 - 1."""
        at = self._next
        if at == len(self._words):
            self._words = _BLOCK.unpack(hmac.digest(self._key, _COUNTER.pack(self._block), "sha256"))
            self._block += 1
            at = 0
        self._next = at + 1
        return self._words[at]

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely; `n` from 1 to 2**32, else ValueError.

        Words from the largest multiple of `n` upwards are thrown away, since they would favour small numbers; of the
        first word under it the remainder by `n` is taken. One word at least is used, for `n` = 1 too.
        """
        if not 1 <= n <= _WORD_LIMIT:
            raise ValueError(f"a bound is 1 to 2**32, not {n}")
        limit = _WORD_LIMIT - _WORD_LIMIT % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def shuffle(self, cards: list[int]) -> None:
        """Fisher and Yates in place: for i from the last place down to 1, swap places i and below(i + 1)."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


# --- what is dealt ---------------------------------------------------------------------------------------------------


class Draw(Struct, frozen=True):
    """The draw for the first dealer of a match (rules, 2)."""

    rounds: tuple[tuple[int, ...], ...]
    """Card numbers by seat *as the match is played*; all rounds but the last held equal cards and were drawn again."""
    dealer: int
    """Seat that deals first; the next seat starts."""
    places: tuple[int, ...]
    """By seat as played: the seat its player had before the draw. 0, 1, 2 … unless partners were drawn for."""


class Cut(Struct, frozen=True):
    """The simulated cut by the seat before the dealer (rules, 2)."""

    count: int
    """Cards lifted, 1 to all but one."""
    bonus: int
    """Points for the cutter's team: the rules' `cut_bonus` when exactly the pots were lifted, else 0."""


class Dealt(Struct, frozen=True):
    """All cards of a deal, as they lie before the first turn."""

    dealer: int
    draw: Draw | None
    """The draw that found the dealer; None from the second deal on and where the dealer was chosen."""
    cut: Cut | None
    """None where the rules give no bonus for the cut."""
    hands: tuple[tuple[int, ...], ...]
    """By seat, in the order dealt."""
    pots: tuple[tuple[int, ...], ...]
    """The first is taken first; a pot's first card lies on top."""
    stock: tuple[int, ...]
    """Top first."""
    pile: tuple[int, ...]
    """The upcard, or nothing."""


def start_order(rules: Rules, jokers: bool = True) -> list[int]:
    """All cards before the shuffle: each deck S H D C, A to K; then, unless left out, the jokers of all decks.

    The lengths of rules, 2: 108 with two decks, 104 without jokers, 162 with three decks, 156 without jokers.
    """
    cards = list(range(JOKER)) * rules.decks
    if jokers:
        cards += [JOKER] * (rules.decks * rules.jokers_per_deck)
    return cards


# --- the draw (rules, 2) ---------------------------------------------------------------------------------------------


def draw_for_dealer(rules: Rules, stream: Stream, chosen_seats: bool = False) -> Draw:
    """One card a seat in seat order from the start order, not put back within a round, until no two are equal.

    `draw_for = deal`: jokers are left out, equal means of one rank, nobody changes seats. `draw_for = partners` with
    four seats that were not chosen: jokers are in, equal means the same card or two jokers (suits break other ties),
    and the players change places: the highest stays, the lowest goes to the seat before it and deals, the second
    highest opposite the highest.
    """
    partners = draws_partners(rules, chosen_seats)
    rounds: list[tuple[int, ...]] = []
    while True:
        deck = start_order(rules, jokers=partners)
        cards = tuple(deck.pop(stream.below(len(deck))) for _ in range(rules.players))
        rounds.append(cards)
        order = [_partner_strength(card) if partners else _deal_strength(card) for card in cards]
        if len(set(order)) == len(order):
            break
    if not partners:
        return Draw(tuple(rounds), first_dealer(rules, cards), tuple(range(rules.players)))
    places = _drawn_places(cards)
    seated = tuple(tuple(one[player] for player in places) for one in rounds)
    return Draw(seated, first_dealer(rules, seated[-1], partners=True), places)


def draws_partners(rules: Rules, chosen_seats: bool) -> bool:
    """Whether the draw decides who plays with whom: `draw_for = partners`, four seats, and nobody chose a seat."""
    return rules.draw_for == "partners" and rules.players == 4 and not chosen_seats


def first_dealer(rules: Rules, cards: Sequence[int], partners: bool = False) -> int:
    """The seat that deals first, from the last round of a draw (all different), by seat as played.

    For the deal: the seat before the highest card outside the team of the lowest card. For partners: the seat of the
    lowest card.
    """
    seats = range(len(cards))
    if partners:
        return min(seats, key=lambda seat: _partner_strength(cards[seat]))
    team = min(seats, key=lambda seat: _deal_strength(cards[seat])) % rules.teams
    others = [seat for seat in seats if seat % rules.teams != team]
    starts = max(others, key=lambda seat: _deal_strength(cards[seat]))
    return (starts - 1) % rules.players


def partners_agree(cards: Sequence[int]) -> bool:
    """Whether cards by seat as played can end a draw for partners: highest left of lowest, second opposite highest."""
    return len(cards) == len(set(cards)) == 4 and _drawn_places(cards) == (0, 1, 2, 3)


def _drawn_places(cards: Sequence[int]) -> tuple[int, ...]:
    highest, second, third, lowest = sorted(range(4), key=lambda seat: -_partner_strength(cards[seat]))
    places = [0, 0, 0, 0]
    for step, player in enumerate((highest, third, second, lowest)):
        places[(highest + step) % 4] = player
    return tuple(places)


def _deal_strength(card: int) -> int:
    """2 is 0 … K is 11, A is 12; suits are equal."""
    return (card % 13 - 1) % 13


def _partner_strength(card: int) -> int:
    """Joker > 2 > A > K … > 3, then S > H > D > C; equal only for the same card, or two jokers."""
    if card == JOKER:
        return 52
    return (card % 13 - 2) % 13 * 4 + 3 - card // 13


# --- the cut, the deck, the deal -------------------------------------------------------------------------------------


def cut(rules: Rules, stream: Stream) -> Cut | None:
    """The cut where `cut_bonus` > 0, else None without using the stream (rules, 2).

    Thirty-six coins, below(2) each, are added up; the count is pots x pot_size - 18 + the sum, at least 1 and at most
    all cards but one. The sum has the standard deviation 3 and hits the middle with 13.2 %.
    """
    if rules.cut_bonus <= 0:
        return None
    wanted = rules.pots * rules.pot_size
    heads = sum(stream.below(2) for _ in range(_CUT_COINS))
    count = max(1, min(wanted - _CUT_COINS // 2 + heads, len(start_order(rules)) - 1))
    return Cut(count, rules.cut_bonus if count == wanted else 0)


def cutter(rules: Rules, dealer: int) -> int:
    """The seat that cuts, right of the dealer; its team gets the bonus."""
    return (dealer - 1) % rules.players


def shuffled(rules: Rules, stream: Stream) -> list[int]:
    """The deck, top first: the start order shuffled by the stream."""
    deck = start_order(rules)
    stream.shuffle(deck)
    return deck


def dealt(rules: Rules, deck: Sequence[int], dealer: int) -> Dealt:
    """Deal a deck (top first): no draw, no cut.

    Hands one card at a time from the seat after the dealer; then each pot whole, the first pot first, its first card
    on top; then the upcard where `opening = upcard`; what is left is the stock. Raises ValueError for a dealer or a
    deck that these rules do not have.
    """
    if not 0 <= dealer < rules.players:
        raise ValueError(f"the dealer is a seat from 0 to {rules.players - 1}, not {dealer}")
    held = rules.players * rules.hand_size
    upcards = 1 if rules.opening == "upcard" else 0
    below_pots = held + rules.pots * rules.pot_size
    if sorted(deck) != sorted(start_order(rules)) or below_pots + upcards > len(deck):
        raise ValueError("this is not a deck of these rules, or too small for them; deal the result of shuffled()")
    first = (dealer + 1) % rules.players
    hands = tuple(tuple(deck[(seat - first) % rules.players : held : rules.players]) for seat in range(rules.players))
    pots = tuple(tuple(deck[at : at + rules.pot_size]) for at in range(held, below_pots, rules.pot_size))
    pile = tuple(deck[below_pots : below_pots + upcards])
    return Dealt(dealer, None, None, hands, pots, tuple(deck[below_pots + upcards :]), pile)


def deal(rules: Rules, key: bytes, dealer: int | None = None, chosen_seats: bool = False) -> Dealt:
    """A whole deal from its key. The stream is used for the draw, then the cut, then the deck.

    `dealer` None is the first deal of a match: it is drawn for. From the second deal on, and where the first dealer
    was chosen, the dealer is given (it moves clockwise, rules, 2) and there is no draw. `chosen_seats` turns a draw
    for partners into one for the deal. Raises ValueError for a dealer that is no seat.
    """
    stream = Stream(key)
    draw = None
    if dealer is None:
        draw = draw_for_dealer(rules, stream, chosen_seats)
        dealer = draw.dealer
    lifted = cut(rules, stream)
    cards = dealt(rules, shuffled(rules, stream), dealer)
    return Dealt(dealer, draw, lifted, cards.hands, cards.pots, cards.stock, cards.pile)
