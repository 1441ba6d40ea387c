"""What is to be done in a chat, and doing it once: the one step between a wish and the Bot API.

Everything that can go wrong is raised; who sends these out (transports/telegram/lane.py) knows what then.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from msgspec.structs import replace

from transports.telegram.api import Picture as Given
from transports.telegram.api import Sent
from transports.telegram.bindings import Shown
from transports.telegram.left_over import Left
from transports.telegram.live import Standing, digest, fitted, same_picture
from transports.telegram.pacing import LATER, USUAL, Kind
from transports.telegram.screen import Picture, Place, Screen
from transports.telegram.troubles import (
    ApiTrouble,
    BadFile,
    BadToken,
    Blocked,
    Down,
    Missing,
    Moved,
    Removed,
    Rival,
    Throttled,
    Unsure,
)

_log = logging.getLogger(__name__)

MOST_CHORE_TRIES: Final = 8
CHORE_AGAIN_MS: Final = 2_000
CHORE_LATEST_MS: Final = 60_000
"""Twice the former after the first failure, and twice as long each time, up to the latter."""
FADED: Final = "⬇"
"""What a message shows still whose day is over: what it showed stands below, in a newer one."""

Draw = Callable[[Picture], Awaitable[bytes]]
"""Gives a picture as PNG without keeping anybody waiting in the event loop."""


class Api(Protocol):
    """What is asked of Telegram here; `transports.telegram.api.BotApi` says what each does. Raises ApiTrouble."""

    async def send(
        self, place: Place, screen: Screen, picture: Given | None = None, *, protect: bool = False, silent: bool = False
    ) -> Sent: ...

    async def edit_text(self, place: Place, message: int, screen: Screen) -> None: ...

    async def edit_caption(self, place: Place, message: int, screen: Screen) -> None: ...

    async def edit_picture(self, place: Place, message: int, screen: Screen, picture: Given) -> Sent | None: ...

    async def strip(self, place: Place, message: int) -> None: ...

    async def delete(self, place: Place, *messages: int) -> None: ...

    async def answer(self, query: str, text: str = "", *, alert: bool = False, url: str | None = None) -> None: ...


@dataclass(eq=False)
class Wish:
    """A screen that is to be shown."""

    place: Place
    key: str | None
    """None: a message of its own, sent once."""
    screen: Screen
    since: int
    """When it was wished for, or an older one that it replaces."""
    last: Shown | None = None
    """A message that is edited for the last time, and belongs to nobody any more."""
    plain: bool = False
    """Without mentions, which were refused."""
    bare: bool = False
    """Without its picture, which cannot be had or was refused."""
    secret: bool = False
    """Can it not be handed on, whatever its key?"""
    tries: int = 0
    urgency: int = USUAL
    """Who waits for it (transports/telegram/pacing.py)."""
    needed: bool = False
    """Without a key: must it be read, so that twice is better than never?"""

    @property
    def kind(self) -> Kind:
        return "say" if self.key is None else "show"

    def pictured(self, pictures: bool) -> bool:
        return self.wanted(pictures).picture is not None

    def wanted(self, pictures: bool) -> Screen:
        """As it is sent; ``pictures``: may there be any?"""
        screen = self.screen
        if screen.picture is not None and (self.bare or not pictures):
            screen = replace(screen, picture=None)
        if screen.mentions and self.plain:
            screen = replace(screen, mentions=())
        return fitted(screen)


@dataclass(eq=False)
class Chore:
    """A message whose day is over: it is deleted, or loses its buttons."""

    place: Place
    message: int
    delete: bool
    since: int
    photo: bool = False
    faded: bool = False
    """Can it not be deleted, so that what it shows is to go at least?"""
    kind: Kind = "chore"
    tries: int = 0
    urgency: int = LATER
    later: int = 0
    """Not before then: it has failed."""
    single: bool = False
    """Is it done by itself, since doing it with others has failed?"""

    def alone(self, trouble: ApiTrouble) -> bool:
        """Does that trouble concern this message alone? Deleting may be forbidden where writing is not."""
        everywhere = isinstance(trouble, Blocked | Moved | Throttled)
        return not everywhere and (self.delete or not isinstance(trouble, Removed))

    def again(self, trouble: ApiTrouble, now: int) -> bool:
        """It was not done; is it tried again? Where Telegram is not well it is later, and keeps nobody waiting until
        then. One that is too old to be deleted, or may not be, can show nothing at least; else it is given up."""
        self.tries += 1
        if isinstance(trouble, Unsure | Down | Rival | BadToken):
            self.later = now + min(CHORE_AGAIN_MS * 2**self.tries, CHORE_LATEST_MS)
            return self.tries < MOST_CHORE_TRIES
        can = self.delete and not isinstance(trouble, Missing)
        self.delete, self.faded = False, True
        return can


Errand = Wish | Chore


class Drawn:
    """A picture got ready before its turn comes."""

    def __init__(self) -> None:
        self._key = ""
        self._given: Given | None = None

    async def of(self, picture: Picture, standing: Standing, draw: Draw, refused: set[str]) -> Given | None:
        """Its number with Telegram, or as PNG; None if it cannot be drawn. ``refused``: numbers that were no good."""
        if self._key == picture.key and self._given is not None and self._given not in refused:
            return self._given
        given: Given | None = await standing.file(picture.key)
        if given is None or given in refused:
            try:
                given = await draw(picture)
            except Exception:
                _log.exception("a picture cannot be drawn; its text is sent without it")
                return None
        self._key, self._given = picture.key, given
        return given

    def forget(self) -> None:
        self._key, self._given = "", None


class Errands:
    """Done in one chat."""

    def __init__(self, api: Api, standing: Standing, draw: Draw, secret: Callable[[str], bool]) -> None:
        self._api = api
        self._standing = standing
        self._draw = draw
        self._secret = secret
        self._drawn = Drawn()
        self._refused: set[str] = set()
        """Numbers of pictures that Telegram does not know any more."""
        self._gone: set[int] = set()
        """Messages that were cleared away; those that stand in their place do not know it yet."""

    async def prepared(self, wish: Wish, pictures: bool, sunk: object | None = None) -> bool:
        """Get its picture ready, or do without. False: without it, its message shows it already, and is not ``sunk``
        so that it would be sent anew."""
        screen = wish.wanted(pictures)
        if screen.picture is not None and not await self._stands(wish, screen):
            if await self._given(screen.picture) is None:
                wish.bare = True
                return sunk is not None or not await self.needless(wish, pictures)
        return True

    async def needless(self, wish: Wish, pictures: bool) -> bool:
        """Does its message show this already?"""
        shown = await self._shown(wish)
        return shown is not None and shown.digest == digest(wish.wanted(pictures))

    async def done(
        self, wish: Wish, pictures: bool, buried: bool, aloud: bool = False
    ) -> tuple[Sent | None, Chore | None]:
        """Show it. ``buried``: the old message is too far up to be edited; ``aloud``: the new one notifies. Returns a
        message that was sent, and what is to be cleared away because of it. Raises ApiTrouble, and TableError as
        `Standing` does."""
        shown, screen = await self._shown(wish), wish.wanted(pictures)
        editing = shown is not None and shown.photo == bool(screen.picture) and not buried
        given: Given | None = None
        if screen.picture is not None and not (editing and await self._stands(wish, screen)):
            given = await self._given(screen.picture)
            if given is None:
                wish.bare = True
                screen = wish.wanted(pictures)
                editing = shown is not None and not shown.photo and not buried
                if shown is not None and editing and shown.digest == digest(screen):
                    return None, None
        try:
            if shown is not None and editing:
                await self._edited(wish, shown, screen, given)
                if wish.last is not None:
                    await self._standing.left.paid(wish.place.chat, shown.message)
                return None, None
            if wish.last is not None:
                await self._api.strip(wish.place, wish.last.message)
                await self._standing.left.paid(wish.place.chat, wish.last.message)
                return None, None
            secret = wish.secret or (wish.key is not None and self._secret(wish.key))
            sent = await self._api.send(
                wish.place, screen, given, protect=secret, silent=shown is not None and not aloud
            )
        except BadFile:
            if isinstance(given, str):
                self._refused.add(given)
                self._drawn.forget()
            else:
                wish.bare = True
            raise
        await self._file(screen, given, sent)
        if wish.key is None:
            return sent, None
        before = 0 if shown is None else shown.message
        if shown is not None and shown.before and shown.before not in self._gone:  # only one of the two can stand there
            await self._owe(wish.place, shown.before, True, shown.photo)
        now = Shown(sent.message, bool(screen.picture), digest(screen), before)
        await self._standing.keep(wish.place, wish.key, now)
        if shown is None:
            return sent, None
        chore = Chore(wish.place, shown.message, True, wish.since, photo=shown.photo)  # else it says it for ever
        return sent, chore

    async def farewell(
        self, place: Place, key: str, wish: Wish | None, now: int, sunk: object | None = None
    ) -> list[Errand]:
        """The message of that key has had its day: what is to be done with it. ``wish``: what it was to show still, in
        a new message where a picture cannot turn into it; ``sunk``: that is to be read below all others."""
        shown = await self._standing.at(place, key)
        anew = wish is not None and (sunk is not None or bool(shown and shown.photo and wish.screen.picture is None))
        if shown is not None:
            await self._owe(place, shown.message, anew, shown.photo)
        await self._standing.drop(place, key)
        if wish is None:
            return [] if shown is None else [Chore(place, shown.message, False, now)]
        screen, secret = replace(wish.screen, buttons=()), self._secret(key)
        if shown is None or not anew:
            return [Wish(place, None if shown is None else key, screen, wish.since, shown, secret=secret, needed=True)]
        old = Chore(place, shown.message, True, now, photo=shown.photo)
        return [Wish(place, None, screen, wish.since, secret=secret, needed=True), old]

    async def left_behind(self, place: Place, key: str, message: int, now: int) -> Chore | None:
        """A message with the buttons of that key. If it is not the one that stands it was left behind: below it, where
        it only stands in the way, or above it."""
        shown = await self._standing.at(place, key)
        if shown is not None and shown.message == message:
            return None
        return Chore(place, message, shown is not None and message > shown.message, now)

    async def cleared(self, chores: Sequence[Chore]) -> Sequence[Chore]:
        """Clear away one, or delete several; gives those that are done. Raises ApiTrouble."""
        chore = chores[0]
        if len(chores) > 1:
            try:
                await self._api.delete(chore.place, *(each.message for each in chores))
            except ApiTrouble as trouble:
                if not chore.alone(trouble):
                    raise
                for each in chores:
                    each.single = True  # one of them may be what is in the way
                return ()
        elif chore.delete:
            await self._api.delete(chore.place, chore.message)
        elif chore.faded and chore.photo:
            await self._api.edit_caption(chore.place, chore.message, Screen(FADED))
        elif chore.faded:
            await self._api.edit_text(chore.place, chore.message, Screen(FADED))
        elif chore.message not in self._gone:
            await self._api.strip(chore.place, chore.message)
        for each in chores:
            await self.over(each)
        return chores

    async def over(self, chore: Chore) -> None:
        """It was done, or cannot be."""
        self._gone.add(chore.message)
        await self._standing.left.paid(chore.place.chat, chore.message)

    async def _owe(self, place: Place, message: int, delete: bool, photo: bool) -> None:
        await self._standing.left.owe(Left(place.chat, message, delete, photo))

    async def doubt(self, wish: Wish) -> None:
        """What its message shows is not known any more."""
        shown = await self._shown(wish)
        if wish.key is not None and wish.last is None and shown is not None:
            await self._standing.keep(wish.place, wish.key, replace(shown, digest=""))

    async def _edited(self, wish: Wish, shown: Shown, screen: Screen, given: Given | None) -> None:
        now = digest(screen)
        if wish.key is not None and wish.last is None:
            await self._standing.changes(wish.place, wish.key, shown)
        if screen.picture is None:
            await self._api.edit_text(wish.place, shown.message, screen)
        elif same_picture(shown.digest, now) or given is None:
            await self._api.edit_caption(wish.place, shown.message, screen)
        else:
            sent = await self._api.edit_picture(wish.place, shown.message, screen, given)
            await self._file(screen, given, sent)
        if wish.key is not None and wish.last is None:
            before = 0 if shown.before in self._gone else shown.before
            self._gone.discard(shown.before)
            await self._standing.keep(wish.place, wish.key, replace(shown, digest=now, before=before))

    async def _shown(self, wish: Wish) -> Shown | None:
        if wish.key is None or wish.last is not None:
            return wish.last
        return await self._standing.at(wish.place, wish.key)

    async def _stands(self, wish: Wish, screen: Screen) -> bool:
        """Does its message have this picture already?"""
        shown = await self._shown(wish)
        return shown is not None and shown.photo and same_picture(shown.digest, digest(screen))

    async def _given(self, picture: Picture) -> Given | None:
        return await self._drawn.of(picture, self._standing, self._draw, self._refused)

    async def _file(self, screen: Screen, given: Given | None, sent: Sent | None) -> None:
        if screen.picture is not None and isinstance(given, bytes) and sent is not None and sent.file is not None:
            await self._standing.keep_file(screen.picture.key, sent.file)
            self._drawn.forget()
