"""Somebody at a table in their own chat, for tests: buttons are tapped, and what stands there is read."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import partial

from bots.registry import think_of
from core.game.actions import Action, Discard, Withdraw
from core.game.legal import legal_moves
from core.game.rules import Rules
from core.game.view import View
from core.table.ports import Think
from scripts.locales import tongue_of
from scripts.show_rules import rules_text
from tests.core.table.playing import Game, chance, records_of, settled
from tests.patience import PATIENCE_S
from tests.transports.console.tabletop import advising, simple
from transports.client import SeatClient
from transports.console.draft import Draft
from transports.console.setup import Setup
from transports.player import play_seat
from transports.telegram import pressed
from transports.telegram.own_tongue import OwnTongue
from transports.telegram.pressed import Play, Pressed, Shows, Toggle
from transports.telegram.screen import (
    MOST_BUTTONS,
    MOST_CAPTION,
    MOST_DATA,
    MOST_TEXT,
    MOST_TOAST,
    Button,
    Place,
    Screen,
)
from transports.telegram.seat_chat import SeatChat
from transports.telegram.seat_picture import PictureOf
from transports.telegram.taps import Toast

HOME = Place(7)
_GREEDY = think_of("greedy")


class Posted:
    """An outbox that sends nothing, and holds every screen to the limits of a message. ``sunk``: what was to come as a
    new message, and whether to be heard."""

    def __init__(self) -> None:
        self.shown: dict[str, Screen] = {}
        self.every: list[tuple[Place, str, Screen]] = []
        self.dropped: list[str] = []
        self.sunk: list[tuple[str, bool]] = []
        self.said: list[Screen] = []

    def show(self, place: Place, key: str, screen: Screen, awaited: bool = False) -> None:
        fits(screen)
        self.every.append((place, key, screen))
        self.shown[key] = screen

    def say(self, place: Place, screen: Screen, needed: bool = False) -> None:
        fits(screen)
        self.every.append((place, "", screen))
        self.said.append(screen)

    def drop(self, place: Place, key: str) -> None:
        self.dropped.append(key)

    def below(self, place: Place, key: str, aloud: bool = False) -> None:
        self.sunk.append((key, aloud))

    def answer(self, query: str, text: str = "", alert: bool = False) -> None:
        raise AssertionError("whoever has heard the tap answers it")


def fits(screen: Screen) -> None:
    """Could a phone be shown this?"""
    units = len(screen.text.encode("utf-16-le")) // 2
    assert 0 < units <= (MOST_CAPTION if screen.picture else MOST_TEXT), (units, screen.text)
    buttons = [button for row in screen.buttons for button in row]
    assert len(buttons) <= MOST_BUTTONS
    assert all(0 < len(row) <= 8 for row in screen.buttons)
    for button in buttons:
        assert button.text.strip()
        assert button.data is not None
        assert len(button.data.encode()) <= MOST_DATA
        assert pressed.read(button.data) is not None, button.data
    datas = [button.data for button in buttons]
    assert len(set(datas)) == len(datas), datas


class AtSeat:
    """One person with a phone."""

    def __init__(self, chat: SeatChat, post: Posted) -> None:
        self.chat = chat
        self.post = post
        self.running: asyncio.Task[object] | None = None
        self.client: SeatClient | None = None
        self.toasts: list[Toast] = []
        self.taps: list[str] = []

    @property
    def screen(self) -> Screen:
        """The message of the table."""
        return self.post.shown[f"hand:{self.chat.table}"]

    @property
    def text(self) -> str:
        return self.screen.text

    def buttons(self, of: Screen | None = None) -> list[tuple[Button, Pressed]]:
        """Each with what it carries."""
        found: list[tuple[Button, Pressed]] = []
        for row in (of or self.screen).buttons:
            for button in row:
                read = pressed.read(button.data or "")
                assert read is not None
                found.append((button, read[1]))
        return found

    def labels(self) -> list[str]:
        return [button.text for button, _ in self.buttons()]

    def button(self, wanted: Callable[[Button, Pressed], bool]) -> Button | None:
        return next((button for button, what in self.buttons() if wanted(button, what)), None)

    async def tap(self, label: str) -> Toast:
        """Press the button with this label."""
        found = self.button(lambda button, _: button.text == label)
        assert found is not None, f"there is no {label!r} among {self.labels()}"
        return await self.press(found)

    async def press(self, button: Button | str) -> Toast:
        """Press it; whatever it carries."""
        data = button if isinstance(button, str) else button.data or ""
        self.taps.append(data)
        toast = await self.chat.tapped(data)
        assert len(toast.text) <= MOST_TOAST
        self.toasts.append(toast)
        return toast

    async def pick(self, *codes: str) -> None:
        """Pick these cards, whatever group of the hand they are in."""
        for code in codes:
            found = self._free(code)
            tabs = [button for button, what in self.buttons() if isinstance(what, Shows) and what.name == "tab"]
            for at in range(len(tabs)):
                if found is not None:
                    break
                await self.press(self._tab(at))
                found = self._free(code)
            assert found is not None, f"{code} cannot be picked: {self.labels()}"
            await self.press(found)

    def _tab(self, at: int) -> Button:
        """The button of one group of a large hand."""
        found = self.button(lambda _, what: isinstance(what, Shows) and what.name == "tab" and what.more == str(at))
        assert found is not None
        return found

    def _free(self, code: str) -> Button | None:
        return self.button(lambda _, what: isinstance(what, Toggle) and what.code == code and what.picked)

    def plays(self, act: Action | str) -> Button | None:
        """The button that does this with the turn."""
        return self.button(lambda _, what: isinstance(what, Play) and what.act == act)

    async def until(self, happened: Callable[[], object]) -> None:
        """Wait until this is so."""
        async with asyncio.timeout(PATIENCE_S):
            while not happened():
                await asyncio.sleep(0)

    @property
    def on_turn(self) -> bool:
        board = self.chat.board
        return board is not None and board.staging is not None and not self.chat.sending

    @asynccontextmanager
    async def killed_and_back(self, game: Game, draft: Draft) -> AsyncIterator[AtSeat]:
        """Our process is gone in the middle of it, and another one takes the seat up."""
        assert self.running is not None
        assert self.client is not None
        self.running.cancel()
        await asyncio.wait({self.running})
        await self.client.aclose()
        again = seated(game.client(0, ("events",)), setup_of("en", draft))
        try:
            yield again
        finally:
            assert again.running is not None
            again.running.cancel()
            await asyncio.wait({again.running})

    async def ends(self) -> object:
        assert self.running is not None
        return await asyncio.wait_for(asyncio.shield(self.running), PATIENCE_S)


def setup_of(lang: str = "en", draft: Draft | None = None) -> Setup:
    """What a person's side is given."""
    tongue = OwnTongue(tongue_of(lang), tongue_of)
    return Setup(
        tongue=tongue,
        draft=draft or Draft(None),
        rules_text=partial(rules_text, tongue=tongue),
        hint=advising(simple),
    )


def seated(
    client: SeatClient, setup: Setup, now_ms: Callable[[], int] = lambda: 0, picture_of: PictureOf | None = None
) -> AtSeat:
    """Somebody sits down with their phone."""
    post = Posted()
    chat = SeatChat(HOME, client, setup, post, now_ms=now_ms, picture_of=picture_of)
    person = AtSeat(chat, post)
    person.client = client
    person.running = asyncio.create_task(chat.run())
    return person


@asynccontextmanager
async def sitting(
    game: Game,
    seats: Iterable[int] = (0,),
    *,
    others: Think = chance,
    lang: str = "en",
    picture_of: PictureOf | None = None,
    now_ms: Callable[[], int] = lambda: 0,
    drafts: Callable[[], Draft] = lambda: Draft(None),
) -> AsyncIterator[list[AtSeat]]:
    """These seats are people's with phones, the others play by themselves; the table runs while the block does."""
    players = game.coordinator.table.rules.players if game.coordinator.table else 0
    at: list[AtSeat] = []
    tasks: list[asyncio.Task[object]] = []
    mine = list(seats)
    for seat in range(players):
        if seat in mine:
            person = seated(game.client(seat, ("events",)), setup_of(lang, drafts()), now_ms, picture_of)
            assert person.running is not None
            at.append(person)
            tasks.append(person.running)
        else:
            tasks.append(asyncio.create_task(play_seat(game.client(seat), others)))
    try:
        yield at
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def game_of(preset: str = "burraco", humans: Sequence[int] = (0,), **options: object) -> Game:
    """A seeded table with these people."""
    game = Game()
    await game.found(records_of(preset, options, humans=humans))
    return game


def eager(shown: View, rules: Rules) -> list[Action]:
    """A player who lays what it can, and decides by its view alone."""
    return list(_GREEDY(shown, rules))


async def play_turn(me: AtSeat, think: Think = eager, log: list[str] | None = None) -> None:
    board = me.chat.board
    assert board is not None
    turn = (board.seen.n if board.seen else 0, board.seen.turn if board.seen else 0)
    banned: list[Action] = []
    for _ in range(200):
        await me.until(lambda: not me.chat.sending)
        await settled()
        if not me.on_turn or me.chat.board is not board:
            return
        staging = board.staging
        assert staging is not None
        if staging.complete:
            ends = staging.steps[-1].ends_turn
            await send(me)
            if ends:
                return
            continue
        action = think(staging.view, staging.rules)[0]
        if staging.check(action) is not None or action in banned:
            action = next(move.action for move in legal_moves(staging.state) if move.action not in banned)
        if isinstance(action, Withdraw) and staging.steps:
            banned.append(staging.steps[-1].action)  # else it would be laid, and taken back, for ever
        if log is not None:
            log.append(repr(action))
        await act(me, action)
    raise AssertionError(f"the turn {turn} does not end: {me.text}")


async def act(me: AtSeat, action: Action) -> None:
    """One move, with the cards that it needs picked first."""
    staging = me.chat.board.staging if me.chat.board is not None else None
    if isinstance(action, Withdraw) and staging is not None and staging.steps:
        undo = me.plays("u")
        assert undo is not None
        await me.press(undo)
        return
    clear = me.button(lambda _, what: isinstance(what, Shows) and what.name == "clear")
    if clear is not None:
        await me.press(clear)
    cards = getattr(action, "cards", None) or ((action.card,) if isinstance(action, Discard) else ())
    await me.pick(*cards)
    found = me.button(lambda _, what: isinstance(what, Play) and same(what.act, action))
    for list_of in ("add", "take"):
        opens = me.button(lambda _, what, wanted=list_of: isinstance(what, Shows) and what.more == wanted)  # type: ignore[misc]
        if found is None and opens is not None:
            await me.press(opens)
            found = me.button(lambda _, what: isinstance(what, Play) and same(what.act, action))
    assert found is not None, f"nothing does {action}: {me.labels()}\n{me.text}"
    await me.press(found)
    if isinstance(action, Withdraw) and me.chat.state.question is not None:
        await me.tap("Yes")


def same(act: Action | str, action: Action) -> bool:
    """Is it the same move, however its cards are ordered?"""
    if isinstance(act, str) or type(act) is not type(action) or getattr(act, "meld", 0) != getattr(action, "meld", 0):
        return False
    if isinstance(act, Discard):
        return act == action
    return sorted(getattr(act, "cards", None) or ()) == sorted(getattr(action, "cards", None) or ())


async def send(me: AtSeat) -> None:
    """Send the turn, and say yes to what is asked."""
    found = me.plays("s")
    assert found is not None, me.labels()
    await me.press(found)
    if me.chat.state.question is not None:
        yes = me.button(lambda _, what: isinstance(what, Shows) and what.name == "ask" and what.more == "y")
        assert yes is not None
        await me.press(yes)


async def play(people: Sequence[AtSeat], over: Callable[[], bool], think: Think = eager) -> None:
    """Everybody's turns by buttons, until this is so."""
    async with asyncio.timeout(60 * PATIENCE_S):
        while not over():
            await settled()
            for me in people:
                if me.on_turn:
                    await play_turn(me, think)
