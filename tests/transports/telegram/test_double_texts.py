"""The double's texts: entities by UTF-16 units, and parse modes that refuse what is broken."""

from __future__ import annotations

import pytest
from telegram import MessageEntity, User
from telegram.error import BadRequest

from tests.transports.telegram.double.parse_html import parse_html
from tests.transports.telegram.double.parse_markdown import parse_markdown
from tests.transports.telegram.double.refused import Refused
from tests.transports.telegram.double.stage import staged
from tests.transports.telegram.double.texts import marked


async def test_a_mention_covers_a_name_behind_signs_of_two_units() -> None:
    async with staged() as stage:
        ann = stage.double.phone("A<n_&n")
        ann.starts()
        user = User(ann.id, "whoever", False)
        mention = MessageEntity("text_mention", offset=3, length=6, user=user)
        sent = await stage.bot.send_message(ann.id, "🂡 A<n_&n, it is your turn", entities=[mention])
        assert ann.newest().mentions == [(ann.id, "A<n_&n")]
        assert sent.entities[0].user is not None
        assert sent.entities[0].user.first_name == "A<n_&n"


@pytest.mark.parametrize(
    ("offset", "length", "sentence"),
    [
        (0, 8, "Entity beginning at utf-16 offset 0 ends after the end of the text at utf-16 offset 8"),
        (7, 1, "Entity beginning at utf-16 offset 7 ends after the end of the text"),
        (1, 2, "Entity begins in a middle of a utf-16 symbol"),
        (0, 1, "Entity ends in a middle of a utf-16 symbol"),
        (-1, 2, "Receive an entity with incorrect offset"),
    ],
)
async def test_an_entity_that_does_not_fit_the_text_is_refused(offset: int, length: int, sentence: str) -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        ann.starts()
        with pytest.raises(BadRequest, match=sentence):
            await stage.bot.send_message(ann.id, "😀 hey!", entities=[MessageEntity("bold", offset, length)])


async def test_a_mention_of_somebody_whom_the_bot_cannot_know_is_left_out() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        ann.starts()
        mention = MessageEntity("text_mention", 0, 3, user=User(4711, "Bob", False))
        assert (await stage.bot.send_message(ann.id, "Bob plays", entities=[mention])).entities == ()


async def test_an_entity_is_cut_where_blanks_at_the_end_are() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        ann.starts()
        sent = await stage.bot.send_message(ann.id, "Ann  \n", entities=[MessageEntity("bold", 0, 6)])
        assert (sent.text, sent.entities[0].length) == ("Ann", 3)


async def test_an_unknown_sort_of_entity_or_parse_mode_is_refused() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        ann.starts()
        with pytest.raises(BadRequest, match="unsupported type"):
            await stage.bot.send_message(ann.id, "Ann", entities=[MessageEntity("blinking", 0, 3)])
        with pytest.raises(BadRequest, match="Unsupported parse_mode"):
            await stage.bot.send_message(ann.id, "Ann", parse_mode="BBCode")


async def test_a_broken_parse_mode_is_refused_and_a_whole_one_is_not() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        ann.starts()
        for mode, text in (("HTML", "<b>Ann"), ("HTML", "a <name> b"), ("MarkdownV2", "a_b"), ("MarkdownV2", "a.")):
            with pytest.raises(BadRequest, match="Can't parse entities"):
                await stage.bot.send_message(ann.id, text, parse_mode=mode)
        sent = await stage.bot.send_message(ann.id, "<b>A</b> &lt;3", parse_mode="HTML")
        assert (sent.text, sent.entities[0].type) == ("A <3", "bold")


def test_html_becomes_text_and_entities() -> None:
    text, entities = parse_html(
        '😀<b>a <i>b</i></b> <a href="https://t.me/x">l</a> &amp;amp; &#65; &unknown; <code>c</code>'
    )
    assert text == "😀a b l &amp; A &unknown; c"
    assert [(one["type"], marked(text, one)) for one in entities] == [
        ("italic", "b"),
        ("bold", "a b"),
        ("text_link", "l"),
        ("code", "c"),
    ]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("<b>a", 'Can\'t find end tag corresponding to start tag "b"'),
        ("a</b>", "Unexpected end tag at byte offset 1"),
        ("é<b><i>a</b></i>", 'Unmatched end tag at byte offset 9, expected "</i>", found "</b>"'),
        ("<marquee>a</marquee>", 'Unsupported start tag "marquee" at byte offset 0'),
        ("1 < 2", 'Unsupported start tag "" at byte offset 2'),
        ("<span>a</span>", 'Unsupported start tag "span" at byte offset 0'),
    ],
)
def test_broken_html_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_html(text)
    assert refused.value.description == f"Bad Request: can't parse entities: {sentence}"


def test_markdown_becomes_text_and_entities() -> None:
    text, entities = parse_markdown(r"*a _b_* __u__ ~s~ ||p|| `x*y` [l](https://t.me/x) 1\.5" + "\n>quoted")
    assert text == "a b u s p x*y l 1.5\nquoted"
    assert [(one["type"], marked(text, one)) for one in entities] == [
        ("italic", "b"),
        ("bold", "a b"),
        ("underline", "u"),
        ("strikethrough", "s"),
        ("spoiler", "p"),
        ("code", "x*y"),
        ("text_link", "l"),
    ]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("é *a", "Can't find end of Bold entity at byte offset 3"),
        ("*a_b*", "Can't find end of Bold entity at byte offset 4"),
        ("a.", "Character '.' is reserved and must be escaped with the preceding '\\'"),
        ("(a", "Character '(' is reserved and must be escaped with the preceding '\\'"),
        ("[a](b", "Can't find end of a URL at byte offset 3"),
    ],
)
def test_broken_markdown_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_markdown(text)
    assert sentence in refused.value.description
