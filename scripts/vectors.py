"""``buraco vectors FILE…``: run files of conformance cases against the engine.

A file is a JSON list of cases of four types: ``meld`` (what some cards are), ``play`` (what a row of actions comes
to), ``legal`` (what may and may not be done) and ``deal`` (how many cards lie where). Each failing case is printed
with what was expected and what came; a case that cannot be read fails too.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from core.game.actions import read_action
from core.game.errors import PositionError
from core.game.judge import judge
from core.game.legal import legal_moves
from core.game.melds import analyse
from core.game.phases import ENDINGS
from core.game.position import position, read_position
from core.game.rules import RulesError
from core.game.scoring import scores
from core.game.shuffle import deal, seeded_key
from core.game.state import State
from scripts.failure import CommandError
from scripts.given_file import expect_file, printable
from scripts.settings import load_rules, preset_table

Case = dict[str, Any]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco vectors``."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a JSON file of cases")


def run(args: argparse.Namespace) -> int:
    """Run all files; 0 when every case passed."""
    passed = failed = 0
    for path in args.files:
        for number, case in enumerate(_cases(path), 1):
            differences = run_case(case)
            if differences:
                failed += 1
                name = case.get("id", f"case {number}") if isinstance(case, dict) else f"case {number}"
                print(printable(f"{path.name}: {_short(name)}"))
                for difference in differences:
                    print(f"  {printable(difference)}")
            else:
                passed += 1
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def _cases(path: Path) -> list[Any]:
    name = printable(str(path))
    try:
        expect_file(path)
        found = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise CommandError("unreadable_file", f"{name} cannot be read ({error.strerror}); check the name.") from None
    except (ValueError, RecursionError) as error:
        raise CommandError("bad_vectors", f"{name} is no JSON ({error}); give a list of cases.") from None
    if not isinstance(found, list):
        raise CommandError("bad_vectors", f"{name} is no list of cases.")
    return found


def run_case(case: object) -> list[str]:
    """What differs in this case, each as ``what: expected X, got Y``; empty when it passes."""
    kind = case.get("type") if isinstance(case, dict) else None
    if not isinstance(case, dict) or not isinstance(kind, str) or kind not in _RUNNERS:
        return [f"type: expected one of {', '.join(_RUNNERS)}, got {_short(case)}"]
    try:
        return _RUNNERS[kind](case)
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, RecursionError) as error:
        if isinstance(error, (PositionError, RulesError)):
            return [f"position: expected one that can be, got {error}"]
        return [f"case: expected the fields of its type, got {type(error).__name__} {error}"]


def _run_meld(case: Case) -> list[str]:
    found = analyse(case["cards"], load_rules(case["rules"], case.get("options", {})), case.get("one_turn", True))
    got = {"valid": False} if found is None else {"valid": True, **msgspec.json.decode(msgspec.json.encode(found))}
    expected = case["expect"]
    return [_differs(key, value, got.get(key)) for key, value in expected.items() if got.get(key) != value]


def _run_deal(case: Case) -> list[str]:
    rules = load_rules(case["rules"], case.get("options", {}))
    dealt = deal(rules, seeded_key("vectors", 1))
    got: Case = {
        "hands": [len(hand) for hand in dealt.hands],
        "pots": [len(pot) for pot in dealt.pots],
        "stock": len(dealt.stock),
        "pile": len(dealt.pile),
    }
    return [_differs(key, value, got.get(key)) for key, value in case["expect"].items() if got.get(key) != value]


def _judged(state: State, seat: int, action: Case) -> tuple[str, Any]:
    read = read_action(action)
    return ("malformed", None) if read is None else judge(state, seat, read)


def _run_play(case: Case) -> list[str]:
    state, match = read_position(case["position"], load_rules)
    expected = case["expect"]
    last = len(case["actions"]) - 1
    for index, action in enumerate(case["actions"]):
        said = {key: value for key, value in action.items() if key != "seat"}
        code, move = _judged(state, action["seat"], said)
        wanted = expected.get("error") if index == last else None
        if (code or None) != wanted:
            return [_differs(f"action {index + 1} {_short(said)}", wanted or "accepted", code or "accepted")]
        if move is not None:
            state.step(move)
    if "error" in expected:
        return []
    differences = _compare_after(expected.get("after", {}), state, match)
    if ENDINGS[state.over] != expected.get("over"):
        differences.append(_differs("over", expected.get("over"), ENDINGS[state.over]))
    if "score" in expected and scores(state) != expected["score"]:
        differences.append(_differs("score", expected["score"], scores(state)))
    return differences


def _compare_after(after: Case, state: State, match: tuple[int, ...]) -> list[str]:
    table = preset_table(state.book.melds.rules.preset)
    got: Case = msgspec.to_builtins(position(state, match, table))
    differences: list[str] = []
    for key, value in after.items():
        have = got.get(key)
        if key == "hands":
            for seat, hand in value.items():
                held = have.get(seat, []) if isinstance(have, dict) else []
                if Counter(held) != Counter(hand):
                    differences.append(_differs(f"hand {seat}", sorted(hand), sorted(held)))
        elif key == "melds":
            differences.extend(_compare_melds(value, have or []))
        elif key == "stock" and isinstance(value, int):
            if len(have or []) != value:
                differences.append(_differs(key, value, len(have or [])))
        elif key == "pots" and all(isinstance(pot, int) for pot in value):
            sizes = [len(pot) for pot in have or []]
            if sizes != value:
                differences.append(_differs(key, value, sizes))
        elif have != value:
            differences.append(_differs(key, value, have))
    return differences


def _compare_melds(expected: list[Case], got: list[Case]) -> list[str]:
    have = {meld["id"]: meld for meld in got}
    differences = [_differs("melds", [m["id"] for m in expected], sorted(have))] if len(expected) != len(got) else []
    for meld in expected:
        found = have.get(meld["id"], {})
        differences.extend(
            _differs(f"meld {meld['id']} {key}", value, found.get(key))
            for key, value in meld.items()
            if found.get(key) != value
        )
    return differences


def _run_legal(case: Case) -> list[str]:
    state, _ = read_position(case["position"], load_rules)
    seat = case["seat"]
    listed = (
        {_canonical(msgspec.to_builtins(move.action)) for move in legal_moves(state)} if seat == state.turn else set()
    )
    differences: list[str] = []
    for action in case.get("includes", []):
        code, _ = _judged(state, seat, action)
        if code:
            differences.append(_differs(_short(action), "accepted", code))
        elif _is_atomic(action) and _canonical(action) not in listed:
            differences.append(_differs(_short(action), "listed", "not listed"))
    for action in case.get("excludes", []):
        code, _ = _judged(state, seat, action)
        if not code:
            differences.append(_differs(_short(action), "refused", "accepted"))
        if _canonical(action) in listed:
            differences.append(_differs(_short(action), "not listed", "listed"))
    return differences


def _is_atomic(action: Case) -> bool:
    """Must the list hold this action itself, and not only a way to the same?"""
    size = len(action.get("cards") or [])
    smallest: Final = {"lay": 3, "extend": 1, "take": 0 if "meld" in action else 2}
    return action["do"] not in smallest or "cards" not in action or size == smallest[action["do"]]


def _canonical(action: Case) -> str:
    plain = {key: sorted(value) if key == "cards" and value is not None else value for key, value in action.items()}
    return json.dumps(plain, sort_keys=True)


def _differs(what: str, expected: object, got: object) -> str:
    return f"{what}: expected {_short(expected)}, got {_short(got)}"


def _short(value: object) -> str:
    text = value if isinstance(value, str) else json.dumps(value, default=repr)
    return text if len(text) <= 300 else text[:297] + "..."


_RUNNERS: Final[dict[str, Callable[[Case], list[str]]]] = {
    "meld": _run_meld,
    "play": _run_play,
    "legal": _run_legal,
    "deal": _run_deal,
}
