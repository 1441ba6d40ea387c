"""A bot that is taken away from a shared table: how it comes back."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.table.messages import End
from scripts.failure import CommandError
from scripts.home import home_of
from scripts.joining import Guest
from scripts.joining_bot import Brings, Where, run_bot
from scripts.language import speaking
from scripts.locales import tongue_of
from scripts.sitting import Leaving


@pytest.mark.parametrize(("where", "table"), [(Where("K7QF2M"), "K7QF2M"), (Where(url="wss://h"), "INVITATION")])
def test_after_ctrl_c_it_is_told_how_the_bot_comes_back(
    where: Where,
    table: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    async def play(guest: Guest) -> End | None:
        raise NotImplementedError

    async def left(*anything: object) -> str | None:
        raise Leaving(130)

    monkeypatch.setattr("scripts.joining_bot._played", left)
    bot = Brings("mine", "Robo 1", play, come_back=("bot", "join", "{table}", "--as", "Robo 1", "--", "./rusty"))
    home = home_of({"BURACO_HOME": str(tmp_path)})
    assert run_bot(home, where, None, bot, take_over=True) == 130
    said = capsys.readouterr().err
    assert "The seat stays Robo 1's" in said
    assert said.endswith(f" bot join {table} --as 'Robo 1' -- ./rusty\n")


def test_an_address_that_is_none_is_refused_in_the_persons_language(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def play(guest: Guest) -> End | None:
        raise NotImplementedError

    async def refused(*anything: object) -> str | None:
        raise ValueError("A gateway's address looks like wss://host or ws://host:port.")

    monkeypatch.setattr("scripts.joining_bot._played", refused)
    home = home_of({"BURACO_HOME": str(tmp_path)})
    with speaking("it"), pytest.raises(CommandError) as failed:
        run_bot(home, Where(url="wss://h"), None, Brings("mine", "Robo 1", play), take_over=True)
    assert failed.value.code == "bad_address"
    assert str(failed.value) == tongue_of("it").text("join-address")
