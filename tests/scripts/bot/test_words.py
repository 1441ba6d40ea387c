"""`buraco bot`: its words, and what comes after two dashes."""

from __future__ import annotations

import importlib

import pytest

from scripts.bot.command import WORDS
from scripts.cli import main


@pytest.mark.parametrize("word", WORDS)
def test_every_word_has_a_room_and_says_what_it_takes(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    room = importlib.import_module(WORDS[word][0])
    assert callable(room.run)
    with pytest.raises(SystemExit) as caught:
        main(["bot", word, "--help"])
    assert caught.value.code == 0
    said = capsys.readouterr().out
    assert said.startswith(f"usage: buraco bot {word}")


@pytest.mark.parametrize("words", [[], ["--help"]])
def test_all_words_are_listed(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    try:
        status = main(["bot", *words])
    except SystemExit as ended:
        status = int(ended.code or 0)
    assert status == 0
    said = capsys.readouterr().out.splitlines()
    for word, (_, text) in WORDS.items():
        assert any(line.split()[:1] == [word] and line.endswith(text) for line in said)


def test_an_unknown_word_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "dance", "--", "python3"]) == 2
    assert capsys.readouterr().err == "buraco bot: There is no word 'dance'; `buraco bot --help` lists them.\n"


def test_two_dashes_may_come_at_once_and_the_command_keeps_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "join", "--", "no-such-program", "--", "--seat"]) == 2
    assert "'no-such-program' is no program" in capsys.readouterr().err


def test_a_word_that_starts_no_program_takes_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "new", "mine", "--lang", "python", "--", "python3"]) == 2
    assert "starts no program: leave out what comes after --." in capsys.readouterr().err
