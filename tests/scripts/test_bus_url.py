"""Where commands look for the bus that tables are shared on."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from scripts import server_settings
from scripts.bus_file import BusFile
from scripts.bus_url import bus_url, gateway_file, gateway_left, left_by_serve, url_file
from scripts.failure import CommandError
from scripts.home import Home
from scripts.settings import config_dir
from tests.scripts.terminal_session import piped


def home_with(root: Path, url: bytes | None) -> Home:
    """A home in which a `serve` has left this."""
    home = Home(root)
    home.make()
    if url is not None:
        url_file(home).write_bytes(url)
    return home


def test_the_environment_comes_before_what_a_serve_has_left(tmp_path: Path) -> None:
    home = home_with(tmp_path, b"unix:///tmp/left.sock\n")
    assert bus_url(home, {}) == "unix:///tmp/left.sock"
    assert bus_url(home, {"BURACO_REDIS_URL": " redis://there:1/0 "}) == "redis://there:1/0"
    assert bus_url(home, {"BURACO_REDIS_URL": ""}) == "unix:///tmp/left.sock"


def test_what_is_configured_comes_between_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    config = tmp_path / "config"
    config.mkdir()
    shutil.copy(config_dir() / "server.toml", config)
    text = (config / "server.toml").read_text("utf-8")
    (config / "server.toml").write_text(text.replace('url = ""', 'url = "redis://configured:1/0"'), "utf-8")
    monkeypatch.setattr(server_settings, "config_dir", lambda: config)
    home = home_with(tmp_path / "home", b"unix:///tmp/left.sock\n")
    assert bus_url(home, {}) == "redis://configured:1/0"
    assert bus_url(home, {"BURACO_REDIS_URL": "redis://there:1/0"}) == "redis://there:1/0"


def test_where_nobody_serves_it_is_said_what_to_start(tmp_path: Path) -> None:
    for url in (None, b"", b"\n"):
        with pytest.raises(CommandError, match="start `buraco serve`, or set BURACO_REDIS_URL") as told:
            bus_url(home_with(tmp_path, url), {})
        assert told.value.code == "no_bus"


def test_a_file_that_is_no_address_is_told_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="it is no text"):
        left_by_serve(home_with(tmp_path, b"\xff\xfe"))


def test_a_folder_in_its_place_is_told_in_a_sentence(tmp_path: Path) -> None:
    home = home_with(tmp_path, None)
    url_file(home).mkdir()
    with pytest.raises(CommandError, match="cannot be read"):
        left_by_serve(home)


@pytest.mark.root
def test_an_address_that_somebody_else_has_put_there_is_not_followed(tmp_path: Path) -> None:
    home = home_with(tmp_path, b"redis://elsewhere:1/0")
    os.chown(url_file(home), 12345, 12345)
    with pytest.raises(CommandError, match="belongs to somebody else"):
        left_by_serve(home)


COMMANDS = (
    ("tables",),
    ("create",),
    ("join", "K7M2QX", "--as", "Ana"),
    ("join", "K7M2QX", "--bot", "greedy"),
    ("watch", "K7M2QX"),
    ("admin", "K7M2QX", "pause"),
    ("seat-token", "K7M2QX", "0"),
    ("export", "K7M2QX", "--record", "{}/match.jsonl"),
)


@pytest.mark.parametrize("words", COMMANDS, ids=lambda words: "-".join(words[:3:2]))
def test_every_command_says_what_to_start(words: tuple[str, ...], tmp_path: Path) -> None:
    ran = piped(tmp_path / "home", *[word.format(tmp_path) for word in words])
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert ran.stderr.count("\n") == 1
    assert "start `buraco serve`" in ran.stderr


def test_an_address_that_is_none_is_told_without_its_password(tmp_path: Path) -> None:
    ran = piped(tmp_path, "tables", BURACO_REDIS_URL="rediss:/user:secret@host")
    assert ran.returncode == 2
    assert "address of the server cannot be used" in ran.stderr
    assert "secret" not in ran.stderr


def test_a_bus_that_does_not_answer_is_waited_for_and_then_named_without_its_password(tmp_path: Path) -> None:
    url = f"unix://user:secret@{tmp_path / 'nobody.sock'}"
    ran = piped(tmp_path, "tables", BURACO_REDIS_URL=url)
    assert ran.returncode == 1
    waiting, failed = ran.stderr.splitlines()
    assert waiting.startswith("The bus does not answer yet (")
    assert waiting.endswith("): waiting for it…")
    assert failed.endswith("; look to that server, then try again.")
    assert "secret" not in ran.stderr


def test_where_a_host_was_before_it_is_said_that_the_tables_are_kept(tmp_path: Path) -> None:
    home = home_with(tmp_path, None)
    (home.bus / "data").mkdir()
    with pytest.raises(CommandError, match="No host runs here now: start `buraco serve`; the tables are kept") as told:
        bus_url(home, {})
    assert told.value.code == "no_bus"


def test_where_a_host_was_killed_it_is_said_that_the_tables_are_kept(tmp_path: Path) -> None:
    home_with(tmp_path, f"unix://{tmp_path / 'gone.sock'}".encode())
    ran = piped(tmp_path, "tables")
    assert ran.returncode == 1
    assert "No host runs here now (nothing answers at unix://" in ran.stderr
    assert "start `buraco serve`; the tables are kept." in ran.stderr


def test_the_address_of_a_gateway_counts_only_while_somebody_holds_it(tmp_path: Path) -> None:
    home = home_with(tmp_path, None)
    assert gateway_left(home) is None
    file = BusFile(gateway_file(home))
    file.leave("ws://127.0.0.1:8417/seat")
    assert gateway_left(home) == "ws://127.0.0.1:8417/seat"
    assert gateway_file(home).stat().st_mode & 0o777 == 0o600
    file.remove()
    assert gateway_left(home) is None
    gateway_file(home).write_text("ws://127.0.0.1:8417/seat\n")  # by a process that was killed
    assert gateway_left(home) is None
