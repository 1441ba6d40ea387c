"""The settings of serve: what comes over what, and what is wrong named by file and key."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
import pytest

from scripts.failure import CommandError
from scripts.server_settings import ServerSettings, server_settings
from scripts.settings import config_dir
from transports.gateway.settings import Settings


def own(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, "utf-8")
    return path


def test_without_a_file_the_programs_own_settings_hold() -> None:
    settings = server_settings(None, {})
    assert (settings.redis.url, settings.redis.server) == ("", "")
    assert not settings.gateway.serve
    assert settings.tables.tick_ms == 2_000


def test_what_the_file_says_of_the_gateway_is_what_the_gateway_takes_for_granted() -> None:
    part = dict(tomllib.loads((config_dir() / "server.toml").read_text("utf-8"))["gateway"])
    assert part.pop("serve") is False
    assert msgspec.convert(part, Settings) == Settings()


def test_a_file_of_ones_own_changes_what_it_names_and_the_environment_comes_last(tmp_path: Path) -> None:
    path = own(tmp_path, '[redis]\nurl = "redis://one"\n[gateway]\nserve = true\nport = 0\nmost_websockets = 7\n')
    settings = server_settings(path, {})
    assert settings.redis.url == "redis://one"
    assert (settings.gateway.serve, settings.gateway.port, settings.gateway.most_websockets) == (True, 0, 7)
    assert settings.gateway.host == "127.0.0.1"
    assert settings.log == server_settings(None, {}).log
    given = server_settings(path, {"BURACO_REDIS_URL": "redis://two", "BURACO_REDIS_SERVER": "redis-server"})
    assert (given.redis.url, given.redis.server) == ("redis://two", "redis-server")


def test_a_password_is_not_shown_where_settings_are_printed() -> None:
    settings = server_settings(None, {"BURACO_REDIS_URL": "redis://me:secret@host"})
    assert isinstance(settings, ServerSettings)
    assert "secret" not in repr(settings)


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        ("[gatway]\n", "unknown_setting", "gatway: there is no such setting; did you mean gateway"),
        ("[redis]\nurls = 1\n", "unknown_setting", "redis.urls: there is no such setting; did you mean redis.url"),
        (
            "[log]\nlevel = 'loud'\n",
            "bad_setting",
            "log.level: invalid enum value 'loud'",
        ),
        ("[gateway]\nport = 'a'\n", "bad_setting", "gateway.port: expected `int`, got `str`"),
        ("[gateway]\nproxies = ['here']\n", "bad_setting", "gateway: 'here' is no network"),
        ("[tables]\ntick_ms = 1\n", "bad_setting", "tables.tick_ms: expected `int` >= 200"),
        (
            "[telegram]\nhost = 'yes'\n",
            "bad_setting",
            "telegram.host: ",
        ),
        (
            "[telegram]\nwebhook = 'http://example.org/x'\n",
            "bad_setting",
            "telegram: webhook is an address that begins with https",
        ),
        ("[telegram]\nwebhook = 'https://'\n", "bad_setting", "telegram: webhook is an address like"),
        ("[telegram]\nwebhook = 'https://example.org:https/'\n", "bad_setting", "telegram: webhook is an address like"),
        ("[telegram]\nwebhook = 'example.org/x'\n", "bad_setting", "telegram: webhook is an address that begins with"),
        ("[telegram]\ntoken = '1:a'\n", "unknown_setting", "telegram.token: there is no such setting; did you mean"),
        ("redis = 1\n", "bad_setting", "redis: it is a part of the file"),
        ("[redis\n", "bad_toml", "at line 1"),
    ],
)
def test_what_is_wrong_is_named_by_file_and_key(tmp_path: Path, text: str, code: str, said: str) -> None:
    path = own(tmp_path, text)
    with pytest.raises(CommandError) as caught:
        server_settings(path, {})
    assert caught.value.code == code
    assert str(caught.value).startswith(f"{path}: ")
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    for path in (tmp_path / "none.toml", tmp_path):
        with pytest.raises(CommandError, match="cannot be read") as caught:
            server_settings(path, {})
        assert caught.value.code == "unreadable_file"
    path = own(tmp_path, "")
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(CommandError, match="not UTF-8"):
        server_settings(path, {})


@pytest.mark.parametrize(
    ("content", "allowed"),
    [
        ("[telegram]\nhost = 'maybe'\n", "'maybe'; it may be true, false or \"auto\"."),
        ("[log]\nformat = 'yaml'\n", '\'yaml\'; it may be "auto", "json" or "text".'),
        ("[log]\nlevel = 'loud'\n", '\'loud\'; it may be "debug", "info", "warning" or "error".'),
    ],
)
def test_of_a_setting_that_has_a_few_values_it_is_said_which(tmp_path: Path, content: str, allowed: str) -> None:
    with pytest.raises(CommandError) as told:
        server_settings(own(tmp_path, content), {})
    assert str(told.value).endswith(allowed)
