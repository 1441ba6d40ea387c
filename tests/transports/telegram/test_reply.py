"""Answers of the Bot API, before the library reads them."""

from __future__ import annotations

from typing import Any

import pytest

from transports.telegram.reply import UNKNOWN_WAIT_S, brief, decoded, readable, tapped, wait_of

ANN = {"id": 7, "is_bot": False, "first_name": "Ann"}


@pytest.mark.parametrize(
    ("body", "seconds"),
    [
        ('{"ok":false,"error_code":429,"parameters":{"retry_after":222}}', 222.0),
        ('{"ok":false,"error_code":429,"parameters":{"retry_after":-3}}', 0.0),
        ('{"ok":false,"error_code":429}', UNKNOWN_WAIT_S),
        ('{"parameters":{"retry_after":"soon"}}', UNKNOWN_WAIT_S),
        ('{"ok":false,"error_code":429,"description":"Too Many Requests: retry after 7"}', 7.0),
        ('{"description":"Too Many Requests: retry after 7","parameters":{"retry_after":Infinity}}', 7.0),
        ("Too Many Requests: Retry After 12", 12.0),
        ("<html>slow down</html>", UNKNOWN_WAIT_S),
        ("[]", UNKNOWN_WAIT_S),
    ],
)
def test_too_many_requests_say_how_long_to_wait_in_whatever_words(body: str, seconds: float) -> None:
    assert wait_of(body.encode()) == seconds


@pytest.mark.parametrize(
    ("payload", "value"),
    [(b'{"a":"\xff"}', {"a": "�"}), (b'{"a":1e999}', {"a": float("inf")}), (b'{"a":"\\ud800"}', {"a": "\ud800"})],
)
def test_what_a_strict_reader_refuses_is_read_as_the_library_would(payload: bytes, value: Any) -> None:
    assert decoded(payload) == value


@pytest.mark.parametrize("payload", [b"", b"<html>", b'{"a":'])
def test_what_is_no_json_is_said_so(payload: bytes) -> None:
    with pytest.raises(ValueError, match="Expecting"):
        decoded(payload)


@pytest.mark.parametrize(
    "answer",
    [True, [], {"ok": True, "result": True}, {"ok": True, "result": [{}]}, {"ok": True, "result": {"id": 1, "date": 2}}]
    + [{"ok": False, "description": "x", "result": {"message_id": 1, "text": "x"}}],
)
def test_an_answer_without_a_message_is_left_as_it_is(answer: Any) -> None:
    assert brief(answer) == answer


def test_of_a_message_its_number_and_its_picture_are_left() -> None:
    photo = [{"file_id": "a"}]
    message = {"message_id": 5, "date": 1, "chat": {"id": 7}, "photo": photo, "caption": "x", "reply_markup": {"x": []}}
    left = {"message_id": 5, "date": 1, "chat": {"id": 7}, "photo": photo}
    assert brief({"ok": True, "result": message}) == {"ok": True, "result": left}


def test_of_the_message_under_a_tapped_button_is_left_where_it_stands() -> None:
    stands = {"message_id": 5, "date": 1, "chat": {"id": 7}, "message_thread_id": 3, "is_topic_message": True}
    message = {**stands, "text": "x", "reply_markup": {"inline_keyboard": []}}
    query = {"id": "1", "from": ANN, "data": "x", "message": message}
    assert tapped({"update_id": 1, "callback_query": query})["callback_query"] == {**query, "message": stands}
    other = {"update_id": 1, "message": message}
    assert tapped(other) == other
    assert query["message"] is message  # what was given is not changed


@pytest.mark.parametrize("answer", [[], {"ok": True, "result": []}, {"result": [{}]}, {"result": [{"update_id": "x"}]}])
def test_an_answer_without_updates_is_left_as_it_is(answer: Any) -> None:
    assert readable(answer) == answer


def test_an_update_that_cannot_be_read_keeps_its_number_alone() -> None:
    whole = {"update_id": 8, "callback_query": {"id": "1", "from": ANN, "chat_instance": "1"}}
    broken = {"update_id": 9, "message": {"message_id": "x", "chat": 5}}
    assert readable({"ok": True, "result": [broken, whole]}) == {"ok": True, "result": [{"update_id": 9}, whole]}
