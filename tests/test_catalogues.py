"""Catalogues held against the sources: every message that is said is there, with what it is given, and no other."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from scripts.locales import ENGLISH, LANGUAGES, tongue_of
from scripts.settings import config_dir

ROOT = Path(__file__).parent.parent
KEY = re.compile(r"[a-z]+(-[a-z0-9]+)+")


class _Names(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


@cache
def messages(code: str) -> dict[str, frozenset[str]]:
    """By key, the variables of every message of this language."""
    found: dict[str, frozenset[str]] = {}
    for path in sorted((config_dir() / "locales" / code).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {(entry.content or '')[:200]}"
            if isinstance(entry, ftl.Message):
                key = entry.id.name
                assert key not in found, f"{path.name}: {key} stands twice"
                assert key.startswith(f"{path.stem}-"), f"{path.name}: {key} belongs into another file"
                names = _Names()
                names.visit(entry)
                found[key] = frozenset(names.found)
    return found


def sources() -> Iterator[tuple[Path, ast.Module]]:
    for folder in ("transports", "scripts"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            yield path.relative_to(ROOT), ast.parse(path.read_text("utf-8"))


def said() -> Iterator[tuple[Path, str, frozenset[str] | None]]:
    """Where a message is said by its key: the room, the key, what it is given (None: that is not written out)."""
    for path, tree in sources():
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and _called(node.func) in ("text", "say")):
                continue
            if not node.args or not isinstance(node.args[0], ast.Constant):
                continue
            key = node.args[0].value
            if isinstance(key, str) and KEY.fullmatch(key):
                names = [word.arg for word in node.keywords]
                given = None if None in names else frozenset(name for name in names if name is not None)
                yield path, key, given


def _called(function: ast.expr) -> str:
    if isinstance(function, ast.Name):
        return function.id
    return function.attr if isinstance(function, ast.Attribute) else ""


def test_every_message_that_is_said_is_there_and_is_given_what_it_names() -> None:
    known = messages(ENGLISH)
    for path, key, given in said():
        assert key in known, f"{path}: there is no message {key!r}"
        if given is not None:
            assert given == known[key], f"{path}: {key} names {sorted(known[key])} and is given {sorted(given)}"


def test_no_message_is_given_a_word_with_a_capital_letter_that_it_did_not_have() -> None:
    for path, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _called(node.func) in ("text", "say"):
                for word in node.keywords:
                    value = word.value
                    capitals = isinstance(value, ast.Call) and _called(value.func) == "capital"
                    assert not capitals, f"{path}: {word.arg} need not stand first in every language"


def test_every_message_is_said_somewhere() -> None:
    words = {
        node.value
        for _, tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert set(messages(ENGLISH)) - words == set()


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_has_every_message_with_the_same_variables(code: str) -> None:
    english, own = messages(ENGLISH), messages(code)
    assert own.keys() == english.keys()
    for key, names in own.items():
        assert names == english[key], key


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("value", [0, 1, 2, 5, 11, 21, 101, "Ana <&_*{}"])
def test_every_message_can_be_said_of_every_number_and_name(code: str, value: int | str) -> None:
    tongue = tongue_of(code)
    for key, names in messages(code).items():
        text = tongue.text(key, **dict.fromkeys(names, value))
        assert text.strip() == text != "", key
        assert "  " not in text, key
        for mark in "{}":
            assert text.count(mark) == str(value).count(mark) * text.count(str(value)), key


def test_english_has_an_before_a_vowel() -> None:
    for path in sorted((config_dir() / "locales" / ENGLISH).glob("*.ftl")):
        assert re.findall(r"\b[Aa] [aeio]\w*", path.read_text("utf-8")) == [], path.name
