"""docs/rules.md says what the options, the presets and the refusals say."""

import re
from pathlib import Path

import pytest

from core.game.errors import CODES_IN_ORDER
from core.game.options import OPTIONS, VALUE_RANKS, Option
from core.game.rules import parse_option, read_rules_table
from scripts.settings import load_rules, load_rules_file, preset_names, preset_table
from tests.transports.english import ENGLISH
from transports.rulebook import describe

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
COLUMNS = ("buraco", "stbl", "aberto", "burraco")
TITLES = (
    "Words",
    "Cards, teams, deal",
    "The turn",
    "Melds",
    "Pots and going out",
    "The end of a deal",
    "Scores",
    "Variations",
    "Table talk",
    "Where the sources disagree, and what we chose",
    "Every option",
    "When a move is refused",
    "Typing moves",
)


def paragraph(number: str) -> str:
    """The text of a paragraph ("4") or of one of its numbered parts ("4.1")."""
    chapter, _, part = number.partition(".")
    found = re.search(rf"^## {chapter}\. .*?(?=^## |\Z)", PAGE, re.DOTALL | re.MULTILINE)
    assert found, f"no paragraph {number}"
    if not part:
        return found[0]
    inner = re.search(rf"^{part}\. .*?(?=^\d\. |^\S|\Z)", found[0], re.DOTALL | re.MULTILINE)
    assert inner, f"no paragraph {number}"
    return inner[0]


def table(text: str, first: str) -> list[list[str]]:
    """The rows of the table whose heading begins with `first`, cell by cell, without the heading."""
    lines = iter(text.splitlines())
    for line in lines:
        if line.startswith(f"| {first} |"):
            break
    next(lines)
    rows = []
    for line in lines:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split(" | ")])
    return rows


def shown(preset: str, option: Option) -> str:
    """The cell of an option as the preset's own file has it."""
    given = preset_table(preset).get(option.name, "derived")
    if isinstance(given, bool):
        return "true" if given else "false"
    return "see 2" if isinstance(given, dict) else str(given)


def test_the_paragraphs_are_numbered_as_the_code_cites_them() -> None:
    headings = re.findall(r"^## (\d+)\. (.+)$", PAGE, re.MULTILINE)
    assert headings == [(str(number), title) for number, title in enumerate(TITLES, start=1)]


def test_the_table_of_options_is_that_of_the_program_and_the_presets() -> None:
    expected = [
        [
            f"`{option.name}`",
            option.choices,
            *(shown(preset, option) for preset in COLUMNS),
            option.paragraph,
            option.meaning,
        ]
        for option in OPTIONS
    ]
    assert table(paragraph("11"), "option") == expected


def test_the_table_of_card_values_is_that_of_the_presets() -> None:
    values = [dict(load_rules(preset).values) for preset in COLUMNS]
    assert table(paragraph("2"), "card") == [[rank, *(str(points[rank]) for points in values)] for rank in VALUE_RANKS]


def test_the_page_speaks_of_every_preset() -> None:
    assert sorted(row[0].strip("`") for row in table(PAGE, "preset")) == list(preset_names())


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: str(option.name))
def test_every_option_is_explained_in_its_paragraph(option: Option) -> None:
    text = paragraph(option.paragraph)
    assert f"`{option.name}`" in text
    for value in option.values:
        if option.kind == "word":
            assert f"`{value}`" in paragraph(option.paragraph.partition(".")[0])


def test_the_refusals_are_listed_in_the_order_in_which_they_apply() -> None:
    rows = table(paragraph("12"), "code")
    assert [row[0].strip("`") for row in rows] == list(CODES_IN_ORDER)
    for _, sentence, places in rows:
        assert sentence.endswith(".")
        assert all(paragraph(place) for place in places.split(", "))


def test_every_variation_can_be_played() -> None:
    rows = table(paragraph("8"), "variation")
    assert len(rows) == 11
    for _, cell in rows:
        for group in cell.split(" or "):
            options = dict(parse_option(text) for text in re.findall(r"`([^`]+)`", group))
            assert options
            for preset in preset_names():
                load_rules(preset, options)


def test_the_rules_file_of_the_page_can_be_read(tmp_path: Path) -> None:
    example = re.search(r"^```toml\n(.*?)^```", paragraph("11"), re.DOTALL | re.MULTILINE)
    assert example
    path = tmp_path / "mine.toml"
    path.write_text(example[1], encoding="utf-8")
    assert load_rules_file(path) == load_rules("burraco", {"target": 1500, "values": {"JK": 50}})
    assert read_rules_table(example[1], "mine.toml")["preset"] == "burraco"


def test_every_paragraph_that_the_code_cites_exists() -> None:
    cited: set[str] = {option.paragraph for option in OPTIONS}
    for preset in preset_names():
        cited |= {section.paragraph for section in describe(load_rules(preset), ENGLISH)}
    for folder in ("core", "transports", "bots", "scripts"):
        for room in (ROOT / folder).rglob("*.py"):
            cited |= set(re.findall(r"\(rules, (\d+(?:\.\d+)?)", room.read_text(encoding="utf-8")))
    assert len(cited) > 10
    assert all(paragraph(number) for number in sorted(cited))


def test_a_paragraph_that_marks_a_choice_is_named_in_the_list_of_choices() -> None:
    choices = " ".join(line for line in re.split(r"\n- ", paragraph("10")) if "◆" in line)
    named = set(re.findall(r"\((\d+(?:\.\d)?)\)", choices)) - {"11"}
    parts = ["1", "2", "3.1", "3.2", "3.3", "4.1", "4.2", "4.3", "4.4", "4.5", "5", "6", "7", "8", "9"]
    assert named == {part for part in parts if "◆" in paragraph(part)}
