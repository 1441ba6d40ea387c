"""A bot that is taken away from a shared table: how it comes back."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.table.messages import End
from scripts.home import home_of
from scripts.joining import Guest
from scripts.joining_bot import Brings, Where, run_bot
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
