"""What a seat says beside its acts: to be ready, a word to the others, to go and to come back."""

from __future__ import annotations

from core.table.messages import Back, Claim, FromSeat, Leave, Ready, Say, Vote


class Speaker:
    """Somebody who can send to a table; its words as methods. All raise PortClosed."""

    async def send(self, message: FromSeat) -> None:
        """Send this, whatever it is."""
        raise NotImplementedError

    async def say(self, phrase: str) -> None:
        """Say one of the canned phrases to the whole table."""
        await self.send(Say(phrase))

    async def ready(self, ready: bool = True) -> None:
        """Ready (or not any more) for the first deal, for going on, or for a rematch."""
        await self.send(Ready(ready))

    async def leave(self) -> None:
        """Give the seat up; a stand-in plays on until :meth:`back`."""
        await self.send(Leave())

    async def back(self) -> None:
        """Take the seat back from a stand-in, at the next turn boundary."""
        await self.send(Back())

    async def claim(self) -> None:
        """End the match in favour of the own team, once every opponent has left."""
        await self.send(Claim())

    async def vote(self, seat: int) -> None:
        """Vote to free the seat of somebody who keeps the others waiting."""
        await self.send(Vote(seat))
