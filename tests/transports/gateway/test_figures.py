"""The figures' names: what the operating page says of them, and that no code of the house is counted as another."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from transports.gateway.endings import CODES
from transports.gateway.metrics import OTHER, REJECTIONS, Metrics

ROOT = Path(__file__).resolve().parents[3]


def figures() -> set[str]:
    """The names of all figures of this house, without those that the library adds to them."""
    names = re.findall(r"^# HELP (buraco_\w+) ", Metrics().page().decode(), re.MULTILINE)
    return {name for name in names if not name.endswith("_created")}


def test_the_operating_page_says_what_each_figure_means_and_names_no_other() -> None:
    page = (ROOT / "docs" / "operating.md").read_text("utf-8")
    assert set(re.findall(r"`(buraco_\w+)[`{]", page)) == figures()
    assert len(figures()) > 12


def refused(tree: ast.AST) -> Iterator[str]:
    """The codes that stand in calls that refuse something to a seat."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in WORDS:
            for each in node.args:
                if isinstance(each, ast.Constant) and re.fullmatch("[a-z_]+", str(each.value)):
                    yield str(each.value)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Objection":
            yield from (str(each.value) for each in node.args[:1] if isinstance(each, ast.Constant))


WORDS = ("reject", "_refuse")


def test_every_code_by_which_a_table_refuses_is_counted_under_its_name() -> None:
    rooms = (ROOT / "core" / "table").glob("*.py")
    codes = {code for room in rooms for code in refused(ast.parse(room.read_text("utf-8")))}
    assert {"malformed", "no_vote", "not_yet", "stale"} <= codes
    assert codes <= REJECTIONS
    metrics = Metrics()
    for code in (*codes, "a code of somebody's own"):
        metrics.rejected("K7QF2M", code)
    counted = re.findall(r'^buraco_rejections_total{code="(\w+)"} 1.0$', metrics.page().decode(), re.MULTILINE)
    assert set(counted) == codes | {OTHER}


def test_every_code_that_the_table_of_endings_lists_is_counted_under_its_name() -> None:
    room = (ROOT / "transports" / "gateway" / "endings.py").read_text("utf-8")
    listed = {int(code) for code in re.findall(r"^\| (\d{4}) \|", room, re.MULTILINE)}
    assert listed == CODES - {1006}  # that one is never sent
    metrics = Metrics()
    for code in CODES:
        metrics.opened()
        metrics.closed(code)
    assert f'code="{OTHER}"' not in metrics.page().decode()
