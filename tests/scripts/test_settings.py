"""Where the rules files are found and what is said of one that cannot be used."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from core.game.rules import Rules, RulesError
from scripts.settings import config_dir, load_rules, load_rules_file, preset_names, preset_table, rules_file_options

ROOT = Path(__file__).resolve().parents[2]


def rules_file(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def refusal(path: Path, overrides: dict[str, object] | None = None) -> RulesError:
    with pytest.raises(RulesError) as caught:
        load_rules_file(path, overrides)
    assert caught.value.text.isprintable()
    return caught.value


def test_the_settings_lie_beside_the_packages() -> None:
    assert config_dir() == ROOT / "config"
    assert (config_dir() / "rules" / "burraco.toml").is_file()


def test_the_presets_come_in_alphabetical_order() -> None:
    assert preset_names() == ("aberto", "buraco", "burraco", "stbl")


@pytest.mark.parametrize("preset", preset_names())
def test_every_preset_loads_under_its_own_name(preset: str) -> None:
    rules = load_rules(preset)
    assert isinstance(rules, Rules)
    assert rules.preset == preset


@pytest.mark.parametrize("name", ["buracco", "Burraco", "", "../rules/burraco", "burraco.toml", "\x1b[31m", "x" * 9000])
def test_an_unknown_preset_is_refused_with_the_names_there_are(name: str) -> None:
    with pytest.raises(RulesError) as caught:
        preset_table(name)
    assert (caught.value.code, caught.value.path) == ("unknown_preset", "preset")
    assert "burraco" in caught.value.text
    assert caught.value.text.isprintable()
    assert len(caught.value.text) < 200


def test_a_preset_is_found_from_any_folder(tmp_path: Path) -> None:
    code = "from scripts.settings import load_rules; print(load_rules('stbl').pile)"
    found = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout == "closed\n"


def test_the_settings_bring_in_nothing_heavy() -> None:
    code = "import sys, scripts.settings; print(*sorted(sys.modules))"
    found = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    loaded = set(found.stdout.split())
    assert "core.game.rules" in loaded
    assert not loaded & {"asyncio", "tomllib", "difflib", "redis", "aiohttp", "telegram", "argparse", "logging"}


def test_a_rules_file_builds_on_a_preset(tmp_path: Path) -> None:
    path = rules_file(tmp_path, 'preset = "burraco"\ntarget = 1500\n[values]\nJK = 50\n')
    assert load_rules_file(path) == load_rules("burraco", {"target": 1500, "values": {"JK": 50}})
    assert rules_file_options(path) == ("burraco", {"target": 1500, "values": {"JK": 50}})


def test_the_command_line_comes_after_the_rules_file(tmp_path: Path) -> None:
    path = rules_file(tmp_path, 'preset = "burraco"\ntarget = 1500\nvalues = {JK = 50, K = 11}\n')
    rules = load_rules_file(path, {"target": 0, "values": {"K": 12}})
    assert rules == load_rules("burraco", {"target": 0, "values": {"JK": 50, "K": 12}})


def test_a_rules_file_is_read_anew_after_an_edit(tmp_path: Path) -> None:
    first = load_rules_file(rules_file(tmp_path, 'preset = "stbl"\ntarget = 500\n'))
    second = load_rules_file(rules_file(tmp_path, 'preset = "stbl"\ntarget = 600\n'))
    assert (first.target, second.target) == (500, 600)


@pytest.mark.parametrize(
    ("text", "code", "option", "says"),
    [
        ('preset = "burraco"\nplayers = 5\n', "bad_value", "players", "2, 4 or 6"),
        ('preset = "burraco"\nsame_card = 1\n', "bad_value", "same_card", "true or false"),
        ('preset = "burraco"\nsame_crad = true\n', "unknown_option", "same_crad", "did you mean same_card?"),
        ('preset = "burraco"\n[values]\nX = 5\n', "bad_value", "values.X", "JK, 2, A"),
        ('preset = "burraco"\nteams = 3\n', "impossible_rules", "teams", "6 players"),
        ('preset = "burraco"\nhand_size = 2030-01-01\n', "bad_value", "hand_size", "from 1"),
        ('preset = "buracco"\n', "unknown_preset", "preset", "burraco"),
        ("players = 4\n", "missing_option", "preset", '"burraco"'),
        ("preset = 4\n", "missing_option", "preset", '"burraco"'),
        ("", "missing_option", "preset", '"burraco"'),
    ],
)
def test_a_rules_file_with_a_slip_is_refused_by_file_option_and_allowed_values(
    tmp_path: Path, text: str, code: str, option: str, says: str
) -> None:
    path = rules_file(tmp_path, text)
    error = refusal(path)
    assert (error.code, error.path) == (code, option)
    assert error.text.startswith(f"{path}: {option}: ")
    assert says in error.text


def test_a_rules_file_that_is_not_toml_names_the_line(tmp_path: Path) -> None:
    path = rules_file(tmp_path, 'preset = "burraco"\n\nplayers: 4\n')
    error = refusal(path)
    assert error.code == "bad_toml"
    assert error.text.startswith(f"{path}, line 3: ")


def test_a_slip_on_the_command_line_is_not_laid_to_the_file(tmp_path: Path) -> None:
    path = rules_file(tmp_path, 'preset = "burraco"\n')
    assert refusal(path, {"players": 5}).text.startswith("players: ")


def test_a_rules_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    path = tmp_path / "none.toml"
    error = refusal(path)
    assert (error.code, error.path) == ("unreadable_file", str(path))
    assert "no such file" in error.text


def test_a_folder_or_a_picture_in_place_of_a_rules_file_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path).code == "unreadable_file"
    picture = tmp_path / "picture.toml"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    assert refusal(picture).code == "unreadable_file"
