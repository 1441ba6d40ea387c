"""The double's photos: which it takes, and how they are known afterwards."""

from __future__ import annotations

import pytest
from telegram import InputMediaPhoto
from telegram.error import BadRequest

from tests.transports.telegram.double.drawn import png
from tests.transports.telegram.double.photos import Files, measured
from tests.transports.telegram.double.refused import Refused
from tests.transports.telegram.double.stage import staged


async def test_a_photo_is_sent_once_and_known_by_its_identifier_from_then_on() -> None:
    async with staged() as stage:
        ann, bob = stage.double.phone("Ann"), stage.double.phone("Bob")
        ann.starts()
        bob.starts()
        sent = await stage.bot.send_photo(ann.id, png(640, 200), caption="table")
        assert [(one.width, one.height) for one in sent.photo] == [(90, 28), (320, 100), (640, 200)]
        again = await stage.bot.send_photo(bob.id, sent.photo[-1].file_id)
        assert again.photo[-1].file_id == sent.photo[-1].file_id
        assert stage.double.world.files.uploads == 1


async def test_the_same_bytes_sent_again_are_another_file_with_the_same_unique_name() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        ann.starts()
        one, other = [(await stage.bot.send_photo(ann.id, png())).photo[-1] for _ in range(2)]
        assert one.file_id != other.file_id
        assert one.file_unique_id == other.file_unique_id


async def test_a_photo_takes_anothers_place_uploaded_or_known() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        ann.starts()
        sent = await stage.bot.send_photo(ann.id, png(colour=1), caption="one")
        await stage.bot.edit_message_media(InputMediaPhoto(png(colour=2), caption="two"), ann.id, sent.message_id)
        first = InputMediaPhoto(sent.photo[-1].file_id, caption="two")
        await stage.bot.edit_message_media(first, ann.id, sent.message_id)
        message = ann.newest()
        assert [version.text for version in message.versions] == ["one", "two", "two"]
        contents = [stage.double.world.files.content(list(version.photo)) for version in message.versions]
        assert contents == [png(colour=1), png(colour=2), png(colour=1)]


async def test_a_file_can_be_fetched_again() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        ann.starts()
        sent = await stage.bot.send_photo(ann.id, png())
        file = await stage.bot.get_file(sent.photo[-1].file_id)
        assert bytes(await file.download_as_bytearray()) == png()
        with pytest.raises(BadRequest, match="Invalid file_id"):
            await stage.bot.get_file("nonsense")


async def test_an_identifier_that_means_nothing_is_refused() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        ann.starts()
        with pytest.raises(BadRequest, match="Wrong remote file identifier"):
            await stage.bot.send_photo(ann.id, "nonsense")
    with pytest.raises(Refused, match="there is no photo in the request"):
        Files().photo("attach://nothing", {}, "photo")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "file must be non-empty"),
        (b"GIF89a", "IMAGE_PROCESS_FAILED"),
        (png()[:-20], "IMAGE_PROCESS_FAILED"),
        (png().replace(b"IDAT", b"IDAX"), "IMAGE_PROCESS_FAILED"),
        (png(9000, 1001), "PHOTO_INVALID_DIMENSIONS"),
        (png(210, 10), "PHOTO_INVALID_DIMENSIONS"),
        (b"x" * (10 * 1024 * 1024 + 1), "is too big for a photo"),
    ],
)
def test_what_is_no_picture_for_a_chat_is_refused(content: bytes, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        Files().upload(content)
    assert sentence in refused.value.description


def test_a_jpeg_says_its_sides_in_its_frame() -> None:
    frame = b"\xff\xc0\x00\x0b\x08" + (20).to_bytes(2) + (30).to_bytes(2) + b"\x01\x01\x11\x00"
    assert measured(b"\xff\xd8\xff\xe0\x00\x04ab" + frame + b"\xff\xd9") == (30, 20)
    with pytest.raises(Refused):
        measured(b"\xff\xd8\xff\xe0")
