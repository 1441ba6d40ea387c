"""The double over HTTP: how calls are read and answered, whatever library makes them."""

from __future__ import annotations

from typing import Any

import pytest
from aiohttp import ClientSession, FormData

from tests.transports.telegram.double.drawn import png
from tests.transports.telegram.double.server import BotApiDouble
from tests.transports.telegram.double.stage import staged


async def post(double: BotApiDouble, method: str, **ways: Any) -> tuple[int, dict[str, Any]]:
    """The status and the answer of a call."""
    url = f"{double.base_url}{double.token}/{method}"
    async with ClientSession() as session, session.post(url, **ways) as answer:
        return answer.status, await answer.json()


@pytest.mark.parametrize("way", ["json", "data", "params"])
async def test_a_call_may_come_as_json_as_a_form_or_in_the_address(way: str) -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        ann.starts()
        given = {"chat_id": ann.id, "text": "12"}
        status, answer = await post(stage.double, "sendMessage", **{way: given})
        assert (status, answer["ok"], answer["result"]["text"]) == (200, True, "12")
        assert (await post(stage.double, "SENDMESSAGE", **{way: given}))[0] == 200


async def test_a_call_may_come_in_parts_with_a_file() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        ann.starts()
        form = FormData({"chat_id": str(ann.id), "photo": "attach://table", "caption": "t"})
        form.add_field("table", png(), filename="table.png")
        status, answer = await post(stage.double, "sendPhoto", data=form)
        assert (status, answer["result"]["caption"]) == (200, "t")


async def test_a_refusal_says_its_code_twice_and_what_a_program_may_read_out_of_it() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        group = stage.double.group("Four", ann, basic=True)
        old = group.id
        new = group.upgrades()
        status, answer = await post(stage.double, "sendMessage", json={"chat_id": old, "text": "x"})
        assert (status, answer) == (
            400,
            {
                "ok": False,
                "error_code": 400,
                "description": "Bad Request: group chat was upgraded to a supergroup chat",
                "parameters": {"migrate_to_chat_id": new},
            },
        )


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"text": "x"}, "chat_id is empty"),
        ({"chat_id": "x y", "text": "x"}, "chat not found"),
        ({"chat_id": 5, "text": "x", "entities": "{"}, "can't parse entities JSON object"),
        ({"chat_id": 5, "text": "x", "message_thread_id": "x"}, 'parameter "message_thread_id" must be an integer'),
    ],
)
async def test_what_cannot_be_read_is_refused(given: dict[str, Any], sentence: str) -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        ann.starts()
        given = given | ({"chat_id": ann.id} if given.get("chat_id") == 5 else {})
        status, answer = await post(stage.double, "sendMessage", json=given)
        assert (status, answer["description"]) == (400, f"Bad Request: {sentence}")


async def test_a_method_that_the_double_lacks_is_not_found() -> None:
    async with staged() as stage:
        status, answer = await post(stage.double, "sendDice", json={"chat_id": 1})
        assert (status, answer["error_code"]) == (404, 404)
        assert stage.double.refusals[-1][0] == "sendDice"


async def test_a_file_is_not_given_to_strangers() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        ann.starts()
        sent = await stage.bot.send_photo(ann.id, png())
        path = f"photos/{sent.photo[-1].file_id}.jpg"
        async with ClientSession() as session:
            async with session.get(f"{stage.double.base_file_url}1:wrong/{path}") as answer:
                assert answer.status == 404
            async with session.get(f"{stage.double.base_file_url}{stage.double.token}/{path}") as answer:
                assert await answer.read() == png()


async def test_every_call_is_written_down() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        ann.starts()
        await stage.bot.send_message(ann.id, "one")
        assert [given.text("text") for given in stage.double.called("sendMessage")] == ["one"]
        assert [name for name, _ in stage.double.calls] == ["getMe", "sendMessage"]
