"""The engine beside a second, slow one written from the rules alone (tests/reference): they must agree."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from core.game.actions import read_action
from core.game.judge import judge
from core.game.legal import legal_moves
from core.game.melds import analyse
from core.game.moves import DRAW, REFUSE
from core.game.phases import ENDINGS, OVER_PHASE, PLAY_PHASE
from core.game.position import position, read_position
from core.game.scoring import scores, sheets
from core.game.state import State
from scripts.settings import load_rules, preset_table
from tests.reference import legal as slow
from tests.reference.dealing import shuffled
from tests.reference.engine import Game
from tests.reference.random_positions import near_melds, small_positions

Action = dict[str, Any]


def _plain(action: Action) -> tuple[object, ...]:
    """An action as a value that can be compared: cards in any order are the same action."""
    cards = action.get("cards")
    return (action["do"], action.get("card"), action.get("meld"), None if cards is None else tuple(sorted(cards)))


def _listed(state: State) -> list[Action]:
    return [msgspec.json.decode(msgspec.json.encode(move.action)) for move in legal_moves(state)]


def _code(state: State, seat: int, action: Action) -> str | None:
    read = read_action(action)
    return "malformed" if read is None else judge(state, seat, read)[0] or None


def _step(state: State, action: Action) -> None:
    read = read_action(action)
    assert read is not None
    code, move = judge(state, state.turn, read)
    assert move is not None, code
    state.step(move)


def _moment(raw: object) -> Action:
    """A position with its cards sorted, so that two engines' copies can be compared."""
    found: Action = msgspec.to_builtins(raw)
    for name in ("unplayed", "unseen", "pot_taken"):
        found[name] = list(found.get(name) or [])
    found["hands"] = {seat: sorted(hand) for seat, hand in found.get("hands", {}).items() if hand}
    found["melds"] = sorted(
        ({**meld, "one_turn": meld.get("one_turn", False)} for meld in found.get("melds", [])), key=lambda m: m["id"]
    )
    return found


COMPARED = ("turn", "phase", "stock", "pile", "pots", "melds", "hands", "pot_taken", "minimum", "unplayed", "unseen")


def test_thirty_thousand_near_melds_are_judged_alike() -> None:
    valid = 0
    for near in near_melds(30_000, 11):
        rules = load_rules(near.preset, near.options)
        ours = analyse(near.cards, rules, near.one_turn)
        theirs = slow_judge(near)
        if theirs is None:
            assert ours is None, near
            continue
        valid += 1
        assert ours is not None, near
        assert {"valid": True, **msgspec.to_builtins(ours), "cards": list(ours.cards)} == {"valid": True, **theirs}, (
            near
        )
    assert valid > 5_000


def slow_judge(near: Any) -> Action | None:
    from tests.reference.melds import judge as judge_slowly
    from tests.reference.rules import preset

    return judge_slowly(near.cards, preset(near.preset, **near.options), near.one_turn)


def _positions(count: int, seed: int) -> Iterator[tuple[Action, State, Game]]:
    for raw in small_positions(count, seed):
        state, _ = read_position(raw, load_rules)
        yield raw, state, Game(raw)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_list_holds_every_atomic_action_and_nothing_that_is_refused(seed: int) -> None:
    for raw, state, game in _positions(700, seed):
        listed = _listed(state)
        plain = [_plain(action) for action in listed]
        assert len(plain) == len(set(plain)), raw
        for action in listed:
            assert _code(state, state.turn, action) is None, (raw, action)
            assert game.refusal(game.turn, action) is None, (raw, action)
        for action in slow.atomic_moves(game):
            if action["do"] == "take" and action.get("cards") and not _is_smallest_take(game, action):
                continue
            assert _plain(action) in plain, (raw, action)


def _is_smallest_take(game: Game, take: Action) -> bool:
    """A closed take is atomic when it uses no card of the hand it could do without."""
    cards = list(take["cards"])
    for index in range(len(cards)):
        fewer = {**take, "cards": cards[:index] + cards[index + 1 :]}
        if game.refusal(game.turn, fewer) is None:
            return False
    return True


@pytest.mark.parametrize("seed", [4, 5])
def test_whatever_can_end_the_turn_or_the_deal_is_reached_through_the_list(seed: int) -> None:
    for raw, state, game in _positions(500, seed):
        if state.hands[state.turn].bit_count() + len(state.pile) <= slow.MOST:
            assert _reached(state) == slow.ends_reachable(game), raw


def _reached(state: State) -> set[str]:
    """How this turn can end, following the engine's own list: as tests.reference.legal.ends_reachable counts."""
    found: set[str] = set()
    seen: set[tuple[object, ...]] = set()
    frontier = [state]
    while frontier:
        here = frontier.pop()
        own = tuple((placed.id, placed.meld.bag) for placed in here.melds[here.turn % here.teams])
        key = (here.phase, here.hands[here.turn], own, here.withdrew)
        if key in seen or (here.phase == PLAY_PHASE and here.hands[here.turn].bit_count() > slow.MOST):
            continue
        seen.add(key)
        for move in legal_moves(here):
            if move.kind in (DRAW, REFUSE):
                continue
            after = here.copy()
            after.step(move)
            if after.pot_taken != here.pot_taken:
                found.add("pot")
            if after.phase == OVER_PHASE:
                found.add(str(ENDINGS[after.over]))
            elif after.turn != here.turn:
                found.add("turn")
            elif after.pot_taken == here.pot_taken:
                frontier.append(after)
    return found


JUNK: tuple[Action, ...] = (
    {"do": "draw"}, {"do": "keep"}, {"do": "refuse"}, {"do": "take"}, {"do": "withdraw"}, {"do": "fly"},
    {"do": "take", "cards": []}, {"do": "take", "meld": 0}, {"do": "lay", "cards": []}, {"do": "discard"},
    {"do": "extend", "meld": 99, "cards": ["3S"]}, {"do": "discard", "card": "ZZ"}, {"do": "draw", "card": "3S"},
)  # fmt: skip


def _tries(game: Game, rng: Random) -> Iterator[Action]:
    """Actions of every kind, most of them forbidden."""
    yield from rng.sample(JUNK, 3)
    held = list(game.hand)
    for _ in range(4):
        cards = rng.sample(held, min(len(held), rng.randint(1, 4)))
        if not cards:
            continue
        if rng.random() < 0.2:
            cards.append(rng.choice(["JK", "2S", "5H", "KD"]))
        meld = rng.choice([meld.id for meld in game.melds] or [0])
        yield rng.choice(
            [
                {"do": "lay", "cards": cards},
                {"do": "extend", "meld": meld, "cards": cards},
                {"do": "discard", "card": cards[0]},
                {"do": "take", "cards": cards},
                {"do": "take", "meld": meld, "cards": cards[:-1]},
            ]
        )


VARIATIONS: tuple[tuple[str, Action], ...] = (
    ("buraco", {}), ("stbl", {}), ("burraco", {}), ("aberto", {}),
    ("buraco", {"jokers_per_deck": 0}), ("buraco", {"players": 6, "teams": 3}), ("burraco", {"players": 6}),
    ("stbl", {"players": 2}), ("buraco", {"ace": "high", "out_needs": "any"}), ("stbl", {"ace": "low", "decks": 3}),
    ("burraco", {"semi_clean": 150, "unplayed_pot": "penalty", "pile": "closed"}),
    ("buraco", {"same_card": True, "pot_view": "own_turn", "sets": "any", "one_set_per_rank": True}),
    ("burraco", {"wild_sets": True, "final_discard_wild": True, "pot_to_stock": True}),
    ("stbl", {"initial_meld": [[0, 50]], "stalemate_rounds": 1, "sets": "any"}),
    ("burraco", {"pots": 0, "out_needs_pot": False, "hand_size": 5, "wilds_per_meld": 0}),
    ("buraco", {"hand_size": 4, "pot_size": 3, "initial_meld": [[0, 30]], "stock_reserve": 3}),
)  # fmt: skip


@pytest.mark.parametrize(("preset", "options"), VARIATIONS)
def test_whole_deals_go_the_same_way_in_both_engines(preset: str, options: Action) -> None:
    for seed in range(3):
        rng = Random(f"{preset} {options} {seed}")
        game = shuffled(preset, options, seed)
        raw = game.position()
        state, _ = read_position(raw, load_rules)
        base = preset_table(preset)
        while game.phase != "over":
            for action in _tries(game, rng):
                seat = game.turn if rng.random() < 0.9 else (game.turn + 1) % state.players
                assert _code(state, seat, action) == game.refusal(seat, action), (raw, action)
            listed = _listed(state)
            assert listed, raw
            action = rng.choice(listed)
            game.apply(game.turn, action)
            _step(state, action)
            ours, theirs = _moment(position(state, (0,) * state.teams, base)), _moment(game.position())
            for name in COMPARED:
                assert ours.get(name) == theirs.get(name) or (not ours.get(name) and not theirs.get(name)), (name, raw)
        assert ENDINGS[state.over] == game.over
        assert scores(state) == game.scores()
        assert [_sheet(sheet) for sheet in msgspec.to_builtins(sheets(state))] == [_sheet(s) for s in game.sheet()]


def _sheet(sheet: Action) -> Action:
    return {**sheet, "canastas": sorted(list(canasta) for canasta in sheet["canastas"])}
