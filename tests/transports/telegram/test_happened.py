"""Updates as plain values: what this program acts on, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from telegram import Update

from transports.telegram.happened import (
    Admitted,
    Happened,
    Inquired,
    Member,
    Migrated,
    Spoken,
    Stray,
    Tapped,
    TopicEnded,
    TopicOpened,
    Who,
    Written,
    line_of,
    read,
)
from transports.telegram.screen import Place

ANN = {"id": 7, "is_bot": False, "first_name": "Ann <&_*", "language_code": "pt-br"}
BOT = {"id": 9, "is_bot": True, "first_name": "Bot"}
PRIVATE = {"id": 7, "type": "private", "first_name": "Ann"}
GROUP = {"id": -100, "type": "supergroup", "title": "G"}
WHO = Who(7, "Ann <&_*", "pt-br")


def seen(**what: Any) -> Happened | None:
    update = Update.de_json({"update_id": 1, **what}, None)
    assert update is not None
    return read(update)


def message(chat: dict[str, Any], text: str | None = "/new", **more: Any) -> dict[str, Any]:
    found = {"message_id": 5, "date": 1, "chat": chat, "from": ANN, **more}
    return found if text is None else {**found, "text": text}


def test_a_message_in_private_is_what_was_written() -> None:
    assert seen(message=message(PRIVATE, "lay 7♥")) == Written(Place(7), WHO, "lay 7♥", 5, True)


def test_in_a_group_commands_are_read_and_of_all_else_only_that_it_was_there() -> None:
    assert seen(message=message(GROUP)) == Written(Place(-100), WHO, "/new", 5, False)
    assert seen(message=message(GROUP, "my secret")) == Spoken(Place(-100))
    assert seen(message=message(GROUP, None, photo=[])) == Spoken(Place(-100))


def test_a_topic_is_a_place_and_a_thread_of_answers_is_none() -> None:
    in_topic = seen(message=message(GROUP, message_thread_id=44, is_topic_message=True))
    in_thread = seen(message=message(GROUP, message_thread_id=44))
    assert isinstance(in_topic, Written)
    assert isinstance(in_thread, Written)
    assert (in_topic.place, in_thread.place) == (Place(-100, 44), Place(-100))


@pytest.mark.parametrize(
    ("more", "stranger"),
    [
        ({"from": {"id": 1087968824, "is_bot": True, "first_name": "Group"}, "sender_chat": GROUP}, "anonymous"),
        ({"sender_chat": GROUP}, "anonymous"),
        ({"sender_chat": {"id": -5, "type": "channel", "title": "C"}}, "channel"),
        ({"from": {"id": 777000, "is_bot": False, "first_name": "Telegram"}}, "channel"),
        ({"from": BOT}, "bot"),
        ({}, None),
    ],
)
def test_who_hides_behind_something_is_told_from_people(more: dict[str, Any], stranger: str | None) -> None:
    found = seen(message=message(GROUP, **more))
    assert isinstance(found, Written)
    assert found.who.stranger == stranger


def test_a_post_of_the_channel_behind_a_group_is_nobodys_command() -> None:
    post = {
        "from": {"id": 777000, "is_bot": False, "first_name": "Telegram"},
        "sender_chat": {"id": -5, "type": "channel", "title": "C"},
        "is_automatic_forward": True,
    }
    assert seen(message=message(GROUP, "/new", **post)) == Spoken(Place(-100))


def test_a_tap_says_whose_message_where_and_what() -> None:
    topic = message(GROUP, "x", message_thread_id=44, is_topic_message=True)
    tap = {"id": "q", "from": ANN, "chat_instance": "1", "data": "sit.x", "message": topic}
    assert seen(callback_query=tap) == Tapped("q", Place(-100, 44), WHO, "sit.x", 5, False)


def test_a_tap_on_a_message_that_cannot_be_had_any_more_is_one_in_its_chat() -> None:
    gone = {"message_id": 5, "date": 0, "chat": PRIVATE}
    tap = {"id": "q", "from": ANN, "chat_instance": "1", "data": "d", "message": gone}
    assert seen(callback_query=tap) == Tapped("q", Place(7), WHO, "d", 5, True)


def test_a_tap_without_a_message_or_without_data_is_nothing_but_is_to_be_answered() -> None:
    bare = {"id": "q", "from": ANN, "chat_instance": "1"}
    assert seen(callback_query={**bare, "data": "d", "inline_message_id": "i"}) == Stray("q", WHO)
    assert seen(callback_query={**bare, "message": message(GROUP), "game_short_name": "g"}) == Stray("q", WHO)


def test_a_topic_that_is_closed_may_be_opened_again() -> None:
    closed = {**message(GROUP), "message_thread_id": 9, "is_topic_message": True}
    assert seen(message={**closed, "forum_topic_closed": {}}) == TopicEnded(Place(-100, 9))
    assert seen(message={**closed, "forum_topic_reopened": {}}) == TopicOpened(Place(-100, 9))


def test_an_inline_query_says_whether_it_was_typed_in_the_own_chat() -> None:
    asked = {"id": "i", "from": ANN, "query": "hand", "offset": ""}
    assert seen(inline_query={**asked, "chat_type": "sender"}) == Inquired("i", WHO, "hand", True)
    assert seen(inline_query={**asked, "chat_type": "supergroup"}) == Inquired("i", WHO, "hand", False)


def member(status: str, **more: Any) -> dict[str, Any]:
    rights = {
        "is_member": True,
        "until_date": 0,
        **dict.fromkeys(
            (
                "can_change_info",
                "can_invite_users",
                "can_pin_messages",
                "can_send_messages",
                "can_send_polls",
                "can_send_other_messages",
                "can_add_web_page_previews",
                "can_manage_topics",
                "can_send_audios",
                "can_send_documents",
                "can_send_photos",
                "can_send_videos",
                "can_send_video_notes",
                "can_send_voice_notes",
                "can_edit_tag",
                "can_react_to_messages",
            ),
            True,
        ),
    }
    kicked = {"until_date": 0} if status == "kicked" else {}
    return {"user": BOT, "status": status, **(rights if status == "restricted" else kicked), **more}


@pytest.mark.parametrize(
    ("chat", "old", "new", "found"),
    [
        (GROUP, member("left"), member("member"), Admitted(-100, WHO, True, True, False, new=True)),
        (GROUP, member("member"), member("kicked"), Admitted(-100, WHO, False, False, False)),
        (
            GROUP,
            member("member"),
            member("restricted", can_send_messages=False),
            Admitted(-100, WHO, True, False, False),
        ),
        (GROUP, member("member"), member("restricted"), Admitted(-100, WHO, True, True, False)),
        (PRIVATE, member("member"), member("kicked"), Admitted(7, WHO, False, False, True)),
        (PRIVATE, member("kicked"), member("member"), Admitted(7, WHO, True, True, True, new=True)),
    ],
)
def test_the_bots_own_part_in_a_chat(chat: Any, old: Any, new: Any, found: Admitted) -> None:
    said = {"chat": chat, "from": ANN, "date": 1, "old_chat_member": old, "new_chat_member": new}
    assert seen(my_chat_member=said) == found


def test_who_comes_and_goes() -> None:
    said = {
        "chat": GROUP,
        "from": ANN,
        "date": 1,
        "old_chat_member": member("member"),
        "new_chat_member": member("left"),
    }
    assert seen(chat_member=said) == Member(-100, 9, False)


def test_who_leaves_a_group_or_is_put_out_of_it_is_heard_of_without_rights_too() -> None:
    written = message(GROUP, None, left_chat_member={"id": 9, "is_bot": False, "first_name": "Bob"})
    assert seen(message=written) == Member(-100, 9, False)


def test_a_group_that_has_become_a_supergroup_is_told_of_in_both() -> None:
    old = {"id": -5, "type": "group", "title": "G"}
    assert seen(message=message(old, None, migrate_to_chat_id=-100)) == Migrated(-5, -100)
    assert seen(message=message(GROUP, None, migrate_from_chat_id=-5)) == Migrated(-5, -100)


def test_a_topic_that_is_closed() -> None:
    closed = message(GROUP, None, message_thread_id=44, is_topic_message=True, forum_topic_closed={})
    assert seen(message=closed) == TopicEnded(Place(-100, 44))


def test_what_was_edited_and_what_a_channel_posts_is_nothing() -> None:
    assert seen(edited_message=message(PRIVATE, "lay 7♥")) is None
    assert seen(channel_post=message({"id": -7, "type": "channel", "title": "C"})) is None
    assert seen(message=message(PRIVATE, None)) is None
    assert seen(message=message(PRIVATE, "x", via_bot=BOT)) is None
    assert seen() is None


def test_what_happens_in_one_chat_is_one_line() -> None:
    tap = Tapped("q", Place(-100, 4), WHO, "d", 5, False)
    assert line_of(tap) == line_of(Migrated(-100, -200)) == line_of(Admitted(-100, WHO, True, True, False)) == -100
    assert line_of(Inquired("i", WHO, "", False)) == 7
