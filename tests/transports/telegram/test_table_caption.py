"""The table of a group in words: all that fits, left out by whole steps, and never a hidden card."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import cast

import msgspec
import pytest

from core.game.cards import CODES
from core.game.legal import legal_moves
from core.game.moves import EXTEND, LAY
from core.game.phases import OVER_PHASE
from core.game.play import start_state
from core.game.rules import Rules
from core.game.shuffle import deal, seeded_key
from core.game.state import State
from core.game.view import MeldView, View, view
from core.table.messages import Lobby, LobbySeat
from scripts.invariants import exchanged
from scripts.locales import LANGUAGES, tongue_of
from scripts.settings import load_rules
from transports.telegram.hand_parts import clock
from transports.telegram.screen import MOST_CAPTION, MOST_TEXT
from transports.telegram.seat_board import SeatBoard
from transports.telegram.table_caption import called, caption, in_short, step_of, turn_line, units
from transports.text import Words

SIX = {"players": 6, "teams": 3, "draw_for": "deal"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_has_no_name_goes_by_the_sign_of_the_seat(lang: str) -> None:
    said = called("", 0, tongue_of(lang))
    assert "①" in said
    assert not any(char.isdigit() and char.isascii() for char in said)
    assert "." not in said


def words_of(rules: Rules, language: str = "en", name: str = "Player") -> Words:
    return Words(tuple(f"{name}{seat}"[:16] for seat in range(rules.players)), None, rules, tongue_of(language))


def played(rules: Rules, seed: str, moves: int) -> State:
    """A deal after so many moves that lay whatever can be laid."""
    state = start_state(rules, deal(rules, seeded_key(seed, 1), 0), (0,) * rules.teams)
    rng = Random(seed)
    for _ in range(moves):
        if state.phase == OVER_PHASE:
            break
        choice = legal_moves(state)
        lays = [move for move in choice if move.kind in (LAY, EXTEND)] if rng.random() < 0.9 else []
        state.step(rng.choice(lays or choice))
    return state


def crowded(seen: View) -> View:
    """Thirty melds, most of them long, and a pile of sixty cards: more than a caption holds."""
    melds = [
        MeldView(
            id=at,
            team=at % len(seen.scores),
            cards=tuple(f"{rank}S" for rank in "3456789TJ"[: 3 + at % 7]),
            kind="sequence",
            wild=None,
            canasta="clean" if at % 7 >= 4 else None,
            points=50,
            one_turn=False,
        )
        for at in range(30)
    ]
    return msgspec.structs.replace(seen, melds=tuple(melds), pile=tuple(CODES[at % 53] for at in range(60)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("most", [MOST_CAPTION, MOST_TEXT])
def test_the_fullest_table_fits_in_every_language(language: str, most: int) -> None:
    rules = load_rules("burraco", SIX)
    seats = tuple(LobbySeat(name=f"P{seat}", kind="human", held="late") for seat in range(6))
    lobby = Lobby(seq=9, phase="playing", seats=seats)
    seen = crowded(view(played(rules, "1", 0), None))
    text = caption(seen, words_of(rules, language, "🂡Wojciechowsky"), lobby, 300, most)
    assert units(text) <= most
    assert "⑥" in text
    assert str(seen.stock) in text
    if most == MOST_TEXT:
        assert text.count("3♠…9♠") >= 4


def test_what_is_left_out_is_left_out_step_by_step() -> None:
    rules = load_rules("burraco", {"draw_for": "deal"})
    seen, words = crowded(view(played(rules, "1", 0), None)), words_of(rules)
    texts = [caption(seen, words, None, None, most) for most in range(4_000, 400, -100)]
    lengths = list(dict.fromkeys(map(units, texts)))
    assert lengths == sorted(lengths, reverse=True)
    assert len(lengths) >= 5
    for most, text in zip(range(4_000, 400, -100), texts, strict=True):
        assert units(text) <= most
    assert "melds, canastas:" in texts[-1]


@pytest.mark.parametrize(
    ("cards", "wild", "kind", "short"),
    [
        ("3S 4S 5S 6S 7S 8S 9S", None, "sequence", "3♠…9♠"),
        ("3S 4S 5S 2D 7S 8S 9S", "2D", "sequence", "3♠…9♠ (2♦)"),
        ("JK 4S 5S 6S 7S 8S 9S", "JK", "sequence", "3♠…9♠ (JK)"),
        ("8H 9H TH JH QH KH 2C", "2C", "sequence", "8♥…A♥ (2♣)"),
        ("5S 5H 5D 5C 5S 5H 5D", None, "set", "5×7"),
        ("TS TH TD TC TS TH JK", "JK", "set", "10×6 (JK)"),
    ],
)
def test_where_there_is_little_room_a_set_is_told_from_a_sequence_and_the_wild_is_kept(
    cards: str, wild: str | None, kind: str, short: str
) -> None:
    rules = load_rules("burraco", {"draw_for": "deal"})
    one = crowded(view(played(rules, "1", 0), None)).melds[0]
    meld = msgspec.structs.replace(one, cards=tuple(cards.split()), wild=wild, kind=kind, canasta="dirty")
    assert in_short(meld, words_of(rules)) == short
    melds = tuple(msgspec.structs.replace(meld, id=at, team=at % 2) for at in range(16))
    seen = msgspec.structs.replace(view(played(rules, "1", 0), None), melds=melds)
    texts = [caption(seen, words_of(rules), None, None, most) for most in range(1_500, 300, -20)]
    assert not any("…×" in text for text in texts)


def test_lines_that_always_stand_stay_where_melds_are_left_out() -> None:
    rules = load_rules("burraco", SIX)
    seen = crowded(view(played(rules, "1", 0), None))
    assert caption(seen, words_of(rules), None, None, 700, ["", "It is over."]).endswith("\n\nIt is over.")


@pytest.mark.parametrize("preset", ["burraco", "buraco", "stbl", "aberto"])
def test_cards_that_nobody_sees_change_not_a_byte(preset: str) -> None:
    rules = load_rules(preset, {"draw_for": "deal"})
    words = words_of(rules)
    for at in range(5, 60, 5):
        state = played(rules, f"{preset} {at}", at)
        if state.phase == OVER_PHASE:
            continue
        shown = caption(view(state, None), words, None, 60, MOST_TEXT)
        for seat in range(rules.players):
            other = exchanged(state, seat, Random(at), 0)
            assert caption(view(other, None), words, None, 60, MOST_TEXT) == shown


@pytest.mark.parametrize(
    ("left_ms", "step"),
    [
        (None, None),
        (0, 5),
        (9_000, 5),
        (30_000, 30),
        (59_000, 30),
        (60_000, 60),
        (119_999, 60),
        (120_000, 120),
        (239_500, 180),
        (3_600_000, 3_600),
        (3_600_001, 0),
    ],
)
def test_the_time_left_is_said_in_steps(left_ms: int | None, step: int | None) -> None:
    assert step_of(left_ms) == step


def test_ticks_are_said_in_few_ways_that_go_down() -> None:
    said = [step_of(left) for left in range(240_000, 0, -1_000)]
    steps = list(dict.fromkeys(said))
    assert steps == [240, 180, 120, 60, 30, 10, 5]


@pytest.mark.parametrize("left_ms", [239_500, 180_000, 119_000, 61_000, 59_000, 29_000, 3_000, 600_000, 1_500_000])
def test_the_group_and_a_hand_say_the_same_of_the_time(left_ms: int) -> None:
    rules = load_rules("burraco", {"draw_for": "deal"})
    state = played(rules, "1", 0)
    seen, words = view(state, None), words_of(rules)
    board = cast(SeatBoard, SimpleNamespace(seen=seen, left_ms=left_ms, words=words))
    time = turn_line(seen, words, None, step_of(left_ms)).rpartition(" · ")[2].removesuffix(" left")
    assert clock(board).endswith(f" has {time}.")


def test_whose_turn_it_is_and_until_when() -> None:
    rules = load_rules("burraco", {"draw_for": "deal"})
    seen, words = view(played(rules, "1", 0), None), words_of(rules)
    lobby = Lobby(seq=1, phase="playing", seats=())
    assert turn_line(seen, words, lobby, None) == f"▶ ② Player{seen.turn} is to move"
    assert turn_line(seen, words, lobby, 120).endswith("is to move · 2 minutes left")
    assert turn_line(seen, words, lobby, 0).endswith("more than an hour left")
    paused = msgspec.structs.replace(lobby, phase="paused")
    assert turn_line(seen, words, paused, 120) == "⏸ The table pauses."
    over = msgspec.structs.replace(seen, over="out")
    assert turn_line(over, words, lobby, 120).startswith("🏁 ")


def test_stand_ins_free_seats_and_newcomers_are_named() -> None:
    rules = load_rules("burraco", {"draw_for": "deal"})
    seen, words = view(played(rules, "1", 0), None), words_of(rules)
    seats = (
        LobbySeat(name="Player0", kind="human", held="late"),
        LobbySeat(name="Player1", kind="human", held="left"),
        LobbySeat(name="Player2", kind="bot", coming="Eve"),
        LobbySeat(name="Player3", kind="human", held="kicked"),
    )
    lines = caption(seen, words, Lobby(seq=1, phase="playing", seats=seats), None, MOST_TEXT).split("\n")
    assert lines[-4:] == [
        "⚠ ① A stand-in plays for Player0.",
        "⚠ ② Player1 has left for good: the seat can be taken.",
        "③ Eve takes Player2's seat at the end of its turn.",
        "⚠ ④ Player3 was put out: the seat can be taken.",
    ]
