"""Who is at a shared table, and what can be asked there: to be ready, another seat, bots, a word to the others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final, Literal

import msgspec
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import OptionList, Static

from core.table.seats import PHRASES
from transports.console.bench import Bench
from transports.console.company import Company
from transports.console.lobby import GATHERING, OUT
from transports.console.lobby_words import spoken
from transports.console.terminal import wrapped
from transports.fullscreen.paint import Paint
from transports.fullscreen.panels import Offered, Panel
from transports.tongue import Tongue

More = Literal["", "bot", "phrase"]
"""What is still to be chosen: nothing, a bot by name, or one of the canned phrases."""
_SHARE: Final = 92
"""Percent of the screen's lines that the panel takes at most."""
_EDGES: Final = 3
"""Lines of its edge, and the one between its two parts."""
_WANTED: Final = 4
"""Lines of what can be asked for which some of what is told is left out."""
_LEAST: Final = 2
"""Lines of it that there are always."""
_READY: Final = {"lobby": "people-ready", "adjourned": "people-ready-adjourned", "over": "people-ready-over"}


class Deed(msgspec.Struct, frozen=True):
    """Something that can be asked at the table."""

    label: str
    line: str
    """As it would be typed; what is still to be chosen comes after it."""
    more: More = ""
    question: str | None = None
    """What is asked before it is done; None where it can be taken back."""


def deeds(company: Company | Bench, tongue: Tongue) -> list[Deed]:
    """All that this person can ask now, the likeliest first."""
    return list(_own_deeds(company, tongue) if isinstance(company, Bench) else _deeds(company, tongue))


def _own_deeds(bench: Bench, tongue: Tongue) -> Iterator[Deed]:
    """At a table of one's own."""
    text = tongue.text
    if bench.over:
        return
    if bench.held:
        yield Deed(text("people-take-back"), "back")
    for seat, place in enumerate(bench.places):
        if seat != bench.seat:
            yield Deed(text("people-swap", seat=seat, name=place.name), f"swap {seat}", "bot")
    if not bench.held:
        yield Deed(text("bench-let-play"), "leave", question=text("bench-ask-leave"))


def _deeds(company: Company, tongue: Tongue) -> Iterator[Deed]:
    talk, text = company.talk, tongue.text
    lobby, own = talk.lobby, talk.own
    if lobby is None or own is None:
        return
    if lobby.phase in GATHERING:
        if own.ready:
            yield Deed(text("people-unready"), "unready")
        else:
            yield Deed(text(_READY[lobby.phase]), "ready")
    elif own.held is not None:
        yield Deed(text("people-take-back"), "back")
    if talk.seat is not None and talk.seat % talk.teams in lobby.may_claim:
        yield Deed(text("people-claim-match"), "claim", question=text("people-ask-claim"))
    if lobby.phase == "lobby" and company.has_chair:
        if any(not one.name for one in lobby.seats):
            yield Deed(text("people-fill"), "fill", "bot")
        for seat, one in enumerate(lobby.seats):
            if seat != talk.seat and (not one.name or (one.kind == "bot" and not one.brought)):
                yield Deed(text("people-sit", seat=seat), f"sit {seat}")
        for seat, one in enumerate(lobby.seats):
            if one.name and one.kind == "bot" and not one.brought:
                yield Deed(text("people-swap", seat=seat, name=talk.name(seat)), f"swap {seat}", "bot")
    yield Deed(text("people-say"), "say", "phrase")
    for seat, one in enumerate(lobby.seats):
        if seat != talk.seat and one.name and (one.kind != "bot" or one.brought) and one.held not in OUT:
            name = talk.name(seat)
            question = text("people-ask-vote", name=name)
            yield Deed(text("people-vote", name=name), f"vote {seat}", question=question)
    if company.has_chair and lobby.phase != "over" and talk.seat is not None:
        question = text("people-ask-give") if lobby.phase == "lobby" else text("people-ask-give-in-play")
        yield Deed(text("people-give"), f"swap {talk.seat}", "bot", question)
    if company.has_chair and lobby.phase in ("playing", "paused"):
        yield Deed(text("people-adjourn"), "adjourn", question=text("people-ask-adjourn"))
    partners = len(lobby.seats) // talk.teams - 1
    counts = lobby.phase not in ("lobby", "over")
    question = text("company-leave", partners=partners) if counts else text("people-ask-leave")
    yield Deed(text("people-leave"), "leave", question=question)


def offered(more: More, company: Company | Bench, tongue: Tongue) -> list[tuple[str, str]]:
    """What is still to be chosen: each with the word for it."""
    if more == "bot":
        return [(f"{bot} · {about}" if about else bot, bot) for bot, about in company.bots.items()]
    if more == "phrase":
        return [(spoken(phrase, tongue), phrase.replace("_", " ")) for phrase in PHRASES]
    return []


class People(Panel[None]):
    """Who sits where, and below it what can be asked; it stays while that changes.

    At a table of one's own these are the person's bots.
    """

    DEFAULT_CSS = "People .panel { width: 96%; }"

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,t,f6,е", "dismiss", ""),
        ("q,ctrl+c,й", "app.leave", ""),
        ("question_mark,f10", "app.keys", ""),
        ("f1,i,ш", "app.rules", ""),
        ("f7", "app.replay", ""),
        ("k,л", "cursor(-1)", ""),
        ("j,о", "cursor(1)", ""),
    ]

    class Asked(Message):
        """One of the deeds was chosen."""

        def __init__(self, deed: Deed) -> None:
            super().__init__()
            self.deed = deed

    def __init__(self, company: Company | Bench, tongue: Tongue, paint: Paint) -> None:
        super().__init__()
        self._company = company
        self._tongue = tongue
        self._paint = paint
        self.shown: list[Deed] = []
        """What can be asked, as it is listed."""
        self._said = ""
        self._laid_out = False

    def compose(self) -> ComposeResult:
        with Vertical(classes="panel") as panel:
            panel.border_title = self._title()
            panel.border_subtitle = self._tongue.text("people-keys")
            yield Static(id="about")
            yield Offered()
            yield Static(id="said")

    def on_mount(self) -> None:
        self._laid_out = True
        self.show_people()
        self.query_one(Offered).focus()

    def show_people(self, said: str | None = None) -> None:
        """Who is there now; ``said``: the table's answer to what was asked last."""
        if not self._laid_out:
            return
        if said is not None:
            self._said = said
        self.query_one(".panel").border_title = self._title()  # a rematch is another table
        shown = self.query_one("#said", Static)
        shown.display = bool(self._said)
        shown.update(self._paint.text(self._said))
        self._share_out()
        found = deeds(self._company, self._tongue)
        if found == self.shown:
            return
        options = self.query_one(Offered)
        at = options.highlighted
        line = self.shown[at].line if at is not None and at < len(self.shown) else ""
        self.shown = found
        options.offer([self._paint.text(deed.label) for deed in found])
        same = [place for place, deed in enumerate(found) if deed.line == line]
        if same:
            options.highlighted = same[0]

    def _title(self) -> str:
        code = "" if isinstance(self._company, Bench) else self._company.code
        return self._tongue.text("people-title-of", table=code) if code else self._tongue.text("people-title")

    def _others_join(self) -> str:
        """How others come to the table, while it has a seat for them."""
        if isinstance(self._company, Bench):
            return ""
        lobby, code = self._company.talk.lobby, self._company.code
        if lobby is None or not code or lobby.phase != "lobby" or all(one.name for one in lobby.seats):
            return ""
        return self._tongue.text("people-others-join", table=code)

    def on_resize(self, event: events.Resize) -> None:
        """There is more room, or less."""
        self.call_after_refresh(self.show_people)

    def _share_out(self) -> None:
        """Who is there must not be pushed out by what can be asked, nor that by it: the list scrolls where both have no
        room, and of what is told the seats are left."""
        about = self.query_one("#about", Static)
        width = max(1, about.content_size.width or self.size.width)
        room = self.size.height * _SHARE // 100 - _EDGES - (len(wrapped(self._said, width)) if self._said else 0)
        every, seats, idle = self._who()
        join = self._others_join()
        for told in ([idle, join, *every], [idle, join, *seats], [idle, *seats], seats):
            lines = [line for each in told if each for line in wrapped(each, width, 0, 2)]
            if len(lines) + _WANTED <= room:
                break
        lines = lines[: max(1, room - _LEAST)]
        about.update(self._paint.text("\n".join(lines)))
        self.query_one(Offered).styles.max_height = max(_LEAST, room - len(lines))

    def _who(self) -> tuple[list[str], list[str], str | None]:
        """All that is told of who is there, the seats of it alone, and why nobody plays."""
        if isinstance(self._company, Bench):
            seats = self._company.listing()
            return seats, seats, None
        talk = self._company.talk
        every = talk.listing()
        return every, [] if talk.lobby is None else every[: len(talk.lobby.seats)], self._company.idle

    def on_option_list_option_highlighted(self) -> None:
        """Another deed is marked."""
        self.query_one(".panel").border_subtitle = self.query_one(Offered).with_place(self._tongue.text("people-keys"))

    def action_cursor(self, by: int) -> None:
        """Move up (-1) or down (1)."""
        options = self.query_one(Offered)
        options.action_cursor_up() if by < 0 else options.action_cursor_down()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """One was chosen: the table asks for it."""
        if event.option_index < len(self.shown):
            self.post_message(self.Asked(self.shown[event.option_index]))
