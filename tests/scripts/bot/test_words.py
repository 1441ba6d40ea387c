"""`buraco bot`: its words, and what comes after two dashes."""

from __future__ import annotations

import importlib

import pytest

from scripts.bot.command import WORDS
from scripts.cli import main
from scripts.launcher import program_name


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
    assert capsys.readouterr().err == (
        f"buraco bot: There is no word 'dance'; `{program_name()} bot --help` lists them.\n"
    )


def test_two_dashes_may_come_at_once_and_the_command_keeps_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "join", "--", "no-such-program", "--", "--seat"]) == 2
    assert "'no-such-program' is no program" in capsys.readouterr().err


def test_a_word_that_starts_no_program_takes_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "new", "mine", "--lang", "python", "--", "python3"]) == 2
    assert "starts no program: leave out what comes after --." in capsys.readouterr().err


@pytest.mark.parametrize("words", [("play", "./rusty"), ("ask", "r.jsonl", "--at", "5", "python3", "x.py")])
def test_a_command_without_two_dashes_is_told_where_they_belong(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bot", *words]) == 2
    said = capsys.readouterr().err
    assert said.startswith(
        f"buraco bot: The command of your bot comes after two dashes: {program_name()} bot {words[0]} … -- "
    )


def test_an_unknown_option_is_still_called_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "join", "K7QF2M", "--chair", "2", "--", "python3"]) == 2
    assert "--chair 2 is not understood" in capsys.readouterr().err


def test_what_is_no_link_is_no_table_either(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "join", "--url", "nonsense", "--", "python3"]) == 2
    assert "--url: 'nonsense' is no link: write one that begins with wss:// or ws://" in capsys.readouterr().err
