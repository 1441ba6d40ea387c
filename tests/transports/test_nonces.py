"""A seat's own part in the fair shuffle: what it gives, and when it keeps silent."""

from __future__ import annotations

from core.game.shuffle import nonce_commitment
from core.table.messages import (
    FromSeat,
    Nonce,
    NonceCall,
)
from tests.transports.scripted import Reader, Script
from transports.client import SeatClient


class TestNonces:
    value = bytes([1] * 16)
    ours = nonce_commitment(value)

    async def asked(self, *calls: NonceCall) -> tuple[list[FromSeat], SeatClient]:
        port = Script()
        client = SeatClient(port, "Ana", nonce_source=lambda: self.value)
        reader = Reader(client)
        await port.tell(*calls)
        await client.aclose()
        await reader.task
        return port.sent, client

    async def test_first_the_hash_and_then_the_value(self) -> None:
        call = NonceCall(n=1, commitment="aa")
        sent, client = await self.asked(call, NonceCall(n=1, commitment="aa", commits=(self.ours, None)))
        assert sent == [Nonce(1, commit=self.ours), Nonce(1, value=self.value.hex())]
        assert (client.promises[1].commitment, client.promises[1].nonce) == ("aa", self.value)

    async def test_the_same_call_gets_the_same_answer(self) -> None:
        call = NonceCall(n=1, commitment="aa")
        sent, _ = await self.asked(call, call)
        assert sent == [Nonce(1, commit=self.ours)] * 2

    async def test_a_table_that_left_our_hash_out_gets_no_value(self) -> None:
        sent, _ = await self.asked(NonceCall(n=1, commitment="aa"), NonceCall(n=1, commitment="aa", commits=(None,)))
        assert sent == [Nonce(1, commit=self.ours)]

    async def test_a_table_that_commits_anew_for_a_deal_gets_nothing(self) -> None:
        sent, client = await self.asked(
            NonceCall(n=1, commitment="aa"),
            NonceCall(n=1, commitment="bb"),
            NonceCall(n=1, commitment="bb", commits=(self.ours,)),
        )
        assert sent == [Nonce(1, commit=self.ours)]
        assert client.promises[1].commitment == "aa"

    async def test_who_comes_when_the_hashes_are_in_keeps_silent(self) -> None:
        sent, _ = await self.asked(NonceCall(n=1, commitment="aa", commits=("cc",)))
        assert sent == []
