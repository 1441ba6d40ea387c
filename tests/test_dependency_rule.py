"""The dependency rule, read from the imports themselves: who may lean on whom, and on which package from outside.

    scripts --> transports --> core.table --> core.game --> msgspec, pure standard library
       |  '---> bots ------------------------>'   (and core.table.messages); never transports

Every import counts: at the top, inside a function, under TYPE_CHECKING, or by name through importlib.
"""

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
HOUSE = ("bots", "config", "core", "docs", "scripts", "tests", "transports")
SOURCES = ("core", "transports", "bots", "scripts")

# fmt: off
PURE = frozenset({
    "__future__", "abc", "array", "base64", "binascii", "bisect", "collections", "copy", "dataclasses",
    "decimal", "difflib", "enum", "fractions", "functools", "hashlib", "heapq", "hmac", "itertools", "json",
    "keyword", "math", "numbers", "operator", "re", "statistics", "string", "struct", "textwrap", "tomllib",
    "types", "typing", "unicodedata",
})
# fmt: on
"""The standard library that `core.game` may import: nothing here has a clock, chance, I/O, threads or a log."""

IMPURE_CALLS = frozenset({"open", "print", "input", "breakpoint"})
"""Builtins that reach outside and so have no place in `core.game`."""

PLACES = {
    "msgspec": ("core", "transports", "bots", "scripts"),
    "hiredis": ("transports.redis",),
    "redis": ("transports.redis",),
    "aiohttp": ("transports.gateway", "transports.telegram.webhook", "transports.telegram.wire"),
    "certifi": ("transports.telegram.wire",),
    "prometheus_client": ("transports.gateway",),
    "uvloop": ("scripts",),
    "telegram": ("transports.telegram",),
    "PIL": ("transports.telegram",),
    "platformdirs": ("scripts",),
    "fluent": ("transports.tongue",),
    "textual": ("transports.fullscreen", "scripts.console_bench"),
    "rich": ("transports.fullscreen",),
}
"""The packages from outside and the only rooms that may import each."""


@dataclass(frozen=True)
class Layer:
    """One layer: the module it begins at, what of the house it may import, and why, in one clause."""

    name: str
    may: tuple[str, ...]
    because: str


LAYERS = (
    Layer("core.game", ("core.game",), "the game stands on nothing else of the house"),
    Layer("core.table", ("core.game", "core.table"), "the table knows the game, but no transport, bot or program"),
    Layer("core", ("core",), "the core knows nothing around it"),
    Layer("bots", ("bots", "core.game", "core.table.messages"), "a bot knows the game and the messages only"),
    Layer("transports", ("core", "transports"), "a transport gets bots only as functions handed in by scripts"),
    Layer("scripts.dev", (), "it runs before anything is installed"),
    Layer("scripts", ("bots", "core", "scripts", "transports"), "programs are not tests"),
)
"""The first one whose name fits a module is its layer."""


@dataclass(frozen=True)
class Found:
    """One thing that a source does: importing `name`, or calling an impure builtin or the environment."""

    line: int
    name: str
    is_import: bool = True


def lies_in(module: str, place: str) -> bool:
    """Whether `module` is the package `place` or inside it."""
    return f"{module}.".startswith(f"{place}.")


def imports(source: str, module: str, package: bool, known: frozenset[str]) -> Iterator[Found]:
    """Every module that `source` imports; `from a import b` means a.b where that is a module of the house, else a."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (Found(node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = module.split(".")
            above = above[: len(above) - node.level + package] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                longer = f"{base}.{alias.name}"
                yield Found(node.lineno, longer if longer in known else base)
        elif isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            called = ast.unparse(node.func)
            if called in ("__import__", "import_module", "importlib.import_module"):
                yield Found(node.lineno, str(node.args[0].value))


def outside(source: str) -> Iterator[Found]:
    """Where `source` calls an impure builtin or touches the environment."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in IMPURE_CALLS:
            yield Found(node.lineno, node.func.id, is_import=False)
        elif isinstance(node, ast.Attribute) and node.attr in ("environ", "getenv"):
            yield Found(node.lineno, node.attr, is_import=False)


def wrong(found: Found, module: str, layer: Layer) -> str | None:
    """Why `module` may not do what was found, or None."""
    top = found.name.partition(".")[0]
    if not found.is_import:
        if found.name in IMPURE_CALLS and layer.name == "core.game":
            return f"calls {found.name}(): the game is pure"
        if found.name not in IMPURE_CALLS and not layer.name.startswith("scripts"):
            return f"reads the environment ({found.name}): only scripts may"
    elif top in HOUSE:
        if not any(lies_in(found.name, place) for place in layer.may):
            return f"imports {found.name}: {layer.because}"
    elif top in sys.stdlib_module_names:
        if layer.name == "core.game" and top not in PURE:
            return f"imports {found.name}: the game is pure (if that module is, add it to PURE here)"
    elif not any(lies_in(module, place) for place in PLACES.get(top, ())) or layer.name == "scripts.dev":
        return (
            f"imports {found.name}: {'only ' + ' '.join(PLACES[top]) if top in PLACES else 'PLACES names it nowhere'}"
        )
    return None


def violations(source: str, module: str, package: bool, known: frozenset[str]) -> list[str]:
    """One sentence for each breach of the rule in the source of `module` (`package`: it is an `__init__`)."""
    layer = next((layer for layer in LAYERS if lies_in(module, layer.name)), None)
    assert layer is not None, f"{module} lies in no layer: name its layer in LAYERS"
    found = [*imports(source, module, package, known), *outside(source)]
    said = {(item.line, f"{module}:{item.line} {why}") for item in found if (why := wrong(item, module, layer))}
    return [sentence for _, sentence in sorted(said)]


def house() -> dict[str, Path]:
    """Every module of the four packages by its full name."""
    files = [path for top in SOURCES for path in sorted((ROOT / top).rglob("*.py"))]
    return {".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path for path in files}


HOUSE_MODULES = house()
KNOWN = frozenset(HOUSE_MODULES) | {"core.table.messages", "core.table.coordinator", "transports.memory"}


@pytest.mark.parametrize("module", HOUSE_MODULES)
def test_every_module_leans_only_on_what_its_layer_may(module: str) -> None:
    path = HOUSE_MODULES[module]
    assert violations(path.read_text("utf-8"), module, path.name == "__init__.py", KNOWN) == []


def test_the_four_packages_are_all_there() -> None:
    assert {name.partition(".")[0] for name in HOUSE_MODULES} == set(SOURCES)
    assert {"core.game", "core.table"} <= set(HOUSE_MODULES)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("core.game.melds", "import core.table"),
        ("core.game.melds", "from core import table"),
        ("core.game.melds", "import core"),
        ("core.game.melds", "from .. import table"),
        ("core.game.melds", "from ..table.messages import Act"),
        ("core.game.melds", "import bots.greedy"),
        ("core.game.melds", "import redis"),
        ("core.game.melds", "import platformdirs"),
        ("core.game.melds", "import time"),
        ("core.game.melds", "from random import Random"),
        ("core.game.melds", "import logging"),
        ("core.game.melds", "import asyncio"),
        ("core.game.melds", "import os.path"),
        ("core.game.melds", "import socket"),
        ("core.game.melds", "from pathlib import Path"),
        ("core.game.melds", "def f():\n    import secrets"),
        ("core.game.melds", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import datetime"),
        ("core.game.melds", "def f():\n    print('a canasta')"),
        ("core.game.melds", "rules = open('config/rules/buraco.toml')"),
        ("core.table.clock", "from transports.memory import Bus"),
        ("core.table.clock", "import bots"),
        ("core.table.clock", "from scripts import play"),
        ("core.table.clock", "import importlib\nimportlib.import_module('redis.asyncio')"),
        ("core.table.clock", "import os\nhome = os.environ['HOME']"),
        ("core.table.clock", "from aiohttp import web"),
        ("core", "from transports import memory"),
        ("bots.greedy", "from transports.memory import Bus"),
        ("bots.greedy", "import scripts.play"),
        ("bots.greedy", "import core.table"),
        ("bots.greedy", "from core.table import coordinator"),
        ("bots.greedy", "from core.table.coordinator import Coordinator"),
        ("bots.greedy", "import telegram"),
        ("transports.client", "from bots import greedy"),
        ("transports.client", "from scripts.settings import config"),
        ("transports.client", "import redis.asyncio"),
        ("transports.client", "import aiohttp"),
        ("transports.client", "from telegram.ext import Application"),
        ("transports.redis", "import aiohttp"),
        ("transports.redis_log", "import redis"),
        ("transports.gateway", "import redis"),
        ("transports.redis.bus", "from prometheus_client import Counter"),
        ("core.table.hall", "import uvloop"),
        ("transports.telegram.render", "import aiohttp"),
        ("transports.telegraph", "import telegram"),
        ("transports.console", "import os\nplain = os.getenv('NO_COLOR')"),
        ("scripts.serve", "import redis"),
        ("scripts.serve", "import numpy"),
        ("scripts.serve", "from tests.reference import engine"),
        ("scripts.dev", "import msgspec"),
        ("scripts.dev", "from scripts.settings import config"),
    ],
)
def test_an_import_against_an_arrow_is_caught(module: str, source: str) -> None:
    assert len(violations(source, module, False, KNOWN)) == 1


@pytest.mark.parametrize(
    ("module", "package", "source"),
    [
        ("core.game.melds", False, "import msgspec\nfrom collections.abc import Iterator\nfrom .cards import Card"),
        ("core.game", True, "from .melds import analyse\nfrom core.game import cards"),
        ("core.table.clock", False, "import asyncio, time\nfrom core.game.view import View\nfrom . import messages"),
        ("bots.greedy", False, "import random\nfrom core.table import messages\nfrom core.game import legal"),
        ("transports.redis.log", False, "import redis.asyncio\nfrom core.table.ports import Log"),
        ("transports.gateway.app", False, "from aiohttp import web"),
        ("transports.telegram.render", False, "from telegram.ext import Application"),
        ("scripts.play", False, "import os\nos.environ.get('X')\nimport platformdirs\nfrom bots import greedy"),
    ],
)
def test_an_import_along_an_arrow_is_free(module: str, package: bool, source: str) -> None:
    assert violations(source, module, package, KNOWN) == []
