"""What requests to the Bot API bring along, read back by another program."""

from __future__ import annotations

import asyncio
import json
from urllib.parse import parse_qs

import pytest
from aiohttp import web
from aiohttp.base_protocol import BaseProtocol
from aiohttp.streams import StreamReader
from aiohttp.test_utils import make_mocked_request
from telegram import InputFile, InputMediaPhoto
from telegram.request import RequestData
from telegram.request._requestparameter import RequestParameter

from transports.telegram.form import FORM, form_of


def data(**values: object) -> RequestData:
    return RequestData([RequestParameter.from_input(name, value) for name, value in values.items()])


def test_without_pictures_it_is_a_form_in_which_compound_values_are_json() -> None:
    body, kind = form_of(data(chat_id=-7, text="7♥ &\n=%", silent=True, rows=[["a"]], nothing=None))
    assert kind == FORM
    assert parse_qs(body.decode("ascii")) == {
        "chat_id": ["-7"],
        "text": ["7♥ &\n=%"],
        "silent": ["true"],
        "rows": ['[["a"]]'],
    }
    assert form_of(None) == (b"", FORM)
    assert form_of(data()) == (b"", FORM)


@pytest.mark.parametrize("picture", [b"\x89PNG\r\n\x1a\n", b"", b"--x\r\n\r\n--"])
async def test_with_a_picture_it_is_a_form_in_parts_that_goes_out_whole(picture: bytes) -> None:
    media = InputMediaPhoto(picture, caption="7♥")
    body, kind = form_of(data(chat_id=7, photo=InputFile(picture, "hand.png"), media=media))
    stream = StreamReader(BaseProtocol(asyncio.get_running_loop()), 2**16)
    stream.feed_data(body)
    stream.feed_eof()
    request = make_mocked_request("POST", "/", headers={"Content-Type": kind}, payload=stream)
    found = await request.post()
    (attached,) = [name for name in found if name.startswith("attached")]
    assert list(found) == ["chat_id", "media", "photo", attached]
    assert found["chat_id"] == "7"
    assert json.loads(str(found["media"])) == {"type": "photo", "caption": "7♥", "media": f"attach://{attached}"}
    for name in ("photo", attached):
        file = found[name]
        assert isinstance(file, web.FileField)
        assert file.file.read() == picture
        file.file.close()


def test_what_is_no_text_cannot_be_written_down() -> None:
    with pytest.raises(UnicodeEncodeError):
        form_of(data(text="\ud800"))
    with pytest.raises(UnicodeEncodeError):
        form_of(data(text="\ud800", photo=InputFile(b"x")))
