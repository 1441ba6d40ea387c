"""What was reported leads whoever runs the bot to the record of the match."""

from __future__ import annotations

import pytest

from scripts.failure import CommandError
from scripts.telegram.reported import told_of
from tests.scripts.telegram.chats import alone, chats
from tests.transports.redis.servers import Server
from transports.telegram.edge import Hook


async def test_the_id_that_somebody_was_given_names_the_table(server: Server) -> None:
    async with chats(server.url) as it, it.process() as process:
        ann = it.double.phone("Ann")
        table = await alone(ann, process)
        ann.says("/report")
        said = await ann.reads("Your report has the id")
        report = said.text.partition("the id ")[2].partition(".")[0]
        told = await told_of(f" {report.lower()} ", it.double.token, server.url)
        assert told.startswith(f"It was given out for table {table}.")
        assert f"buraco export {table} --record FILE" in told
        assert "Ann" not in told
        for other in ("ABCDEFGH", "", "nonsense!"):
            with pytest.raises(CommandError, match="no such id"):
                await told_of(other, it.double.token, server.url)
        with pytest.raises(CommandError, match="no such id"):  # another bot's
            await told_of(report, "1:other", server.url)


async def test_without_a_server_it_is_said_what_to_do() -> None:
    with pytest.raises(CommandError, match="start the bot"):
        await told_of("ABCDEFGH", "1:a", "")


async def test_why_telegram_does_not_take_the_address_of_a_webhook_is_said_once(server: Server) -> None:
    hook = Hook("ftp://example.org/x", "127.0.0.1", 0, "s")
    async with chats(server.url) as it, it.process(hook) as process:
        await it.until("it is said", lambda: any("Messages are not brought" in line for line in process.said), process)
        (line,) = [line for line in process.said if "not brought" in line]
        assert "webhook" in line.partition("Look at")[0]
