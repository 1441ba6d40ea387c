"""Tokens and invitations: what is signed can be read, and nothing else."""

from __future__ import annotations

import base64

import pytest

from transports.gateway.invitation import invitation, read_invitation, seat_url
from transports.gateway.tokens import Token, TokenError, make_token, read_token, redacted

SECRET = b"0123456789abcdef"
TOKEN = Token(table="K7QF2M", seat=2, generation=3, expires_ms=1_000)


def code(token: str, now: int = 0, secret: bytes = SECRET) -> str:
    with pytest.raises(TokenError) as caught:
        read_token(secret, token, now)
    assert len(token) < 8 or token not in str(caught.value)
    return caught.value.code


def test_what_was_signed_is_read_until_it_expires() -> None:
    text = make_token(SECRET, TOKEN)
    assert read_token(SECRET, text, 999) == TOKEN
    assert code(text, 1_000) == "expired_token"


def test_a_watchers_token_names_no_seat() -> None:
    watcher = Token(table="K7QF2M", seat=None, generation=0, expires_ms=1_000)
    assert read_token(SECRET, make_token(SECRET, watcher), 0).seat is None


def test_a_token_of_another_secret_is_none_even_when_it_has_expired() -> None:
    assert code(make_token(SECRET, TOKEN), 5_000, b"fedcba9876543210") == "bad_token"


@pytest.mark.parametrize(
    "change",
    [
        Token("A00000", 2, 3, 1_000),
        Token("K7QF2M", 1, 3, 1_000),
        Token("K7QF2M", 2, 4, 1_000),
        Token("K7QF2M", 2, 3, 9),
    ],
)
def test_the_body_of_one_token_with_the_seal_of_another_is_none(change: Token) -> None:
    mine, theirs = make_token(SECRET, TOKEN), make_token(SECRET, change)
    assert code(f"{theirs.partition('.')[0]}.{mine.partition('.')[2]}") == "bad_token"


def test_any_other_spelling_of_a_token_is_none() -> None:
    text = make_token(SECRET, TOKEN)
    last = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    twin = text[:-1] + last[last.index(text[-1]) ^ 1]  # differs in bits that base64 throws away
    for other in (
        twin,
        text + "=",
        text + ".",
        "." + text,
        text.upper(),
        text.replace(".", ""),
        f" {text}",
        text + "é",
    ):
        assert code(other) == "bad_token"


@pytest.mark.parametrize("text", ["", ".", "a.b", "x" * 10_000, "é.é", "\x00.\x00", "a" * 300 + "." + "b" * 43])
def test_garbage_is_no_token(text: str) -> None:
    assert code(text) == "bad_token"


@pytest.mark.parametrize("body", [b"[]", b"{}", b'["K7QF2M",2,3]', b'["K7QF2M",-1,3,9]', b'["k",0,0,9]', b"[" * 200])
def test_a_body_that_says_something_else_is_none_though_it_was_signed(body: bytes) -> None:
    from transports.gateway import tokens

    seal = tokens._text(tokens._mac(SECRET, body))
    assert code(f"{base64.urlsafe_b64encode(body).rstrip(b'=').decode()}.{seal}") == "bad_token"


def test_a_short_secret_or_a_table_that_can_be_none_is_a_fault_of_the_program() -> None:
    with pytest.raises(ValueError, match="16 bytes"):
        make_token(b"short", TOKEN)
    with pytest.raises(ValueError, match="nothing for a token"):
        make_token(SECRET, Token(table="../../x", seat=0, generation=0, expires_ms=1))


def test_a_token_is_blacked_out_wherever_it_is_written() -> None:
    text = make_token(SECRET, TOKEN)
    assert redacted(
        f"GET /seat token.{text}, buraco.v1"
    ) == "GET /seat token.<token>, buraco.v1" or text not in redacted(f"GET /seat token.{text}, buraco.v1")
    assert text not in redacted(repr({"Authorization": f"Bearer {text}"}))
    assert redacted("seat 2 of table K7QF2M at 127.0.0.1:80") == "seat 2 of table K7QF2M at 127.0.0.1:80"


def test_an_invitation_holds_the_token_where_no_server_is_told_it() -> None:
    text = make_token(SECRET, TOKEN)
    link = invitation("https://play.example", text)
    assert link == f"wss://play.example/seat#{text}"
    assert read_invitation(f" {link}\n") == ("wss://play.example/seat", text)
    assert read_invitation("ws://[::1]:8417/") == ("ws://[::1]:8417/seat", None)


@pytest.mark.parametrize(
    "text", ["", "K7QF2M", "ftp://x", "ws://", "ws://host?token=x", "ws://me:pw@host", "ws://h:99999", "ws://[::1"]
)
def test_what_is_no_gateways_address_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match=r"^A gateway's address .*\.$"):
        seat_url(text)
