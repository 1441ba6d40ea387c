"""What a program is called by those who bring it."""

from __future__ import annotations

from pathlib import Path

import pytest

from transports.process.program import program_of


@pytest.mark.parametrize(
    ("command", "name"),
    [
        ("java -Xmx64m -cp {here}/a.jar:/nowhere Bot", "Bot"),
        ("java --class-path {here}/a.jar -ea card.table.Bot bold", "Bot"),
        ("java -jar {here}/a.jar", "a"),
        ("python3 -m bots greedy", "bots"),
        ("python3 {here}/mine.py --quick", "mine"),
        ("node {here}/mine.js -m 3", "mine"),
        ("./rusty", "rusty"),
    ],
)
def test_it_is_called_like_its_class_its_module_or_its_file(command: str, name: str, tmp_path: Path) -> None:
    for file in ("a.jar", "mine.py", "mine.js"):
        (tmp_path / file).touch()
    assert program_of(command.format(here=tmp_path).split()).name == name
