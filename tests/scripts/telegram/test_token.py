"""The bot's token: found in three places, and shown in none."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.failure import CommandError
from scripts.telegram.token import API_VARIABLE, FILE_VARIABLE, VARIABLE, api_of, expect_webhook, token_of

TOKEN = "123456789:AAbb-CCdd_EEff"


def test_the_environment_comes_before_the_file_it_names_and_that_before_the_settings(tmp_path: Path) -> None:
    named, set_ = tmp_path / "named", tmp_path / "set"
    named.write_text("1111111:named-token\n")
    set_.write_text(" 2222222:set-token ")
    both = {FILE_VARIABLE: str(named)}
    assert token_of(str(set_), {VARIABLE: f" {TOKEN}\n", **both}) == TOKEN
    assert token_of(str(set_), both) == "1111111:named-token"
    assert token_of(str(set_), {}) == "2222222:set-token"


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (None, "unreadable_file"),
        (b"", "bad_telegram_token"),
        (b"secret-but-no-token", "bad_telegram_token"),
        (b"\xff\xfe", "bad_telegram_token"),
        (b"1:" + b"x" * 5_000, "bad_telegram_token"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_without_what_stands_in_it(
    tmp_path: Path, content: bytes | None, code: str
) -> None:
    file = tmp_path / "token"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(CommandError) as told:
        token_of(str(file), {})
    assert told.value.code == code
    assert str(file) in str(told.value)
    assert "secret" not in str(told.value)


@pytest.mark.parametrize(("mode", "told"), [(0o600, 0), (0o640, 0), (0o644, 1), (0o604, 1)])
def test_a_file_that_everybody_can_read_is_warned_of(tmp_path: Path, mode: int, told: int) -> None:
    file = tmp_path / "token"
    file.write_text(TOKEN)
    file.chmod(mode)
    warnings: list[str] = []
    assert token_of(str(file), {}, warnings.append) == TOKEN
    assert len(warnings) == told
    assert all(str(file) in text and "chmod 600" in text and TOKEN not in text for text in warnings)


def test_without_any_it_is_said_where_one_comes_from() -> None:
    with pytest.raises(CommandError, match="BotFather") as told:
        token_of("", {})
    assert told.value.code == "no_telegram_token"


def test_a_token_in_the_environment_that_is_none_is_not_repeated() -> None:
    with pytest.raises(CommandError) as told:
        token_of("", {VARIABLE: "abc:secret"})
    assert "secret" not in str(told.value)
    assert VARIABLE in str(told.value)


def test_the_address_of_another_server_comes_from_the_environment_or_the_settings() -> None:
    assert api_of("", {}) is None
    assert api_of("http://a:1/", {}) == "http://a:1"
    assert api_of("http://a:1", {API_VARIABLE: "https://b"}) == "https://b"
    for same in ("http://a:1/bot", "http://a:1/bot/", "http://a:1//bot"):
        assert api_of(same, {}) == "http://a:1"
    assert api_of("http://robot", {}) == "http://robot"
    with pytest.raises(CommandError, match="begins with"):
        api_of("", {API_VARIABLE: "localhost:8081"})


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-be"])
def test_a_file_that_an_editor_has_marked_is_read(tmp_path: Path, encoding: str) -> None:
    file = tmp_path / "token"
    mark = b"\xfe\xff" if encoding == "utf-16-be" else b""
    file.write_bytes(mark + f"{TOKEN}\r\n".encode(encoding))
    assert token_of(str(file), {}) == TOKEN


def test_a_port_to_which_telegram_brings_nothing_is_refused_at_the_start() -> None:
    for address in ("", "https://example.org/x", "https://example.org:8443/x"):
        expect_webhook(address)
    with pytest.raises(CommandError, match="ports 443, 80, 88, 8443"):
        expect_webhook("https://example.org:8418/x")
