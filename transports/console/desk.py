"""The person's side of the table: what has been seen, what is staged, and how it is shown."""

from __future__ import annotations

from typing import Final

import msgspec

from core.game.actions import Action
from core.game.events import Dealt
from core.game.rules import Rules
from core.game.view import View
from core.table.messages import End, Hello, NonceCall, Rejected, Update
from transports.console import topics
from transports.console.choices import Choices, choices_of
from transports.console.hand import Newcomers, arranged
from transports.console.offer import offer_lines, offer_sentences
from transports.console.preview import effect
from transports.console.promises import Promises, seeded
from transports.console.prompt import clock_line, left_line, now_line, staged_line, waiting_line
from transports.console.scores import result_line, sheet_lines
from transports.console.screen import hand_lines, table_lines
from transports.console.setup import Setup
from transports.console.staging import Staging, Step
from transports.console.story import Story
from transports.console.terminal import Paper
from transports.rejected_text import rejected_text
from transports.text import Style, Words, clean_name
from transports.tongue import Tongue


def names_of(hello: Hello, tongue: Tongue) -> tuple[str, ...]:
    """Everybody's name by seat, fit for a screen."""
    return tuple(clean_name(player.name, seat, tongue) for seat, player in enumerate(hello.players))


class Desk:
    """One person's view of the match. Shows things; decides nothing and sends nothing."""

    def __init__(self, paper: Paper, setup: Setup, hello: Hello, rules: Rules, *, shared: bool = False) -> None:
        """``shared``: do other people sit at the table, so that a lobby says who is there?"""
        self.paper: Final = paper
        self.setup: Final = setup
        self.rules: Final = rules
        self.hello = hello
        """As the table greeted last."""
        setup.style = "words" if paper.look.plain else setup.style  # what is told of the record is written so, too
        self.words = Words(names_of(hello, setup.tongue), hello.seat, rules, setup.tongue, setup.style)
        self.new: Final = Newcomers()
        self.seen: View | None = None
        self.seq = 0
        self.left_ms: int | None = None
        """What is left of the turn at hand, where a clock runs."""
        self.bank_ms: int | None = None
        """What the own time bank held when the turn began, where there is one; None in the turns of others."""
        self.staging: Staging | None = None
        """There while it is this seat's turn."""
        self.choices = Choices()
        self.final: Action | None = None
        """The last action of this turn that was sent and cannot be taken back."""
        self.story: Final = Story(hello.seat, others_tell=shared)
        self.advised: tuple[Action, ...] = ()
        """What the last hint said; 0 does it."""
        self.idle: str | None = None
        """Why nobody plays just now and what can be done about it; None while the match goes on."""
        self.ends: list[End] = []
        """Of the deals of this sitting."""
        code = hello.table if shared else ""
        self.promises: Final = Promises(setup.tongue, code, hello.seat, seeded=hello.seeded)
        self._turn_shown = False

    def greet(self) -> None:
        """Say where the person has come to."""
        for note in self.setup.notes:
            self.paper.say(note, hang=2)

    # --- taking in -------------------------------------------------------------------------------------------------

    def greeted_again(self, hello: Hello) -> None:
        """The same table greets once more: who sits there, or how much time there is, may be other than before."""
        before, self.hello = self.hello.clock, hello
        self.words = msgspec.structs.replace(self.words, names=names_of(hello, self.setup.tongue))
        if hello.clock != before:
            self.paper.say(clock_line(hello.clock, self.words.tongue))

    def updated(self, update: Update) -> None:
        """Take in an update and show what has become of the table."""
        before = self.seen
        self.seen, self.seq = update.view, update.seq
        self.bank_ms = None if update.turn is None else update.turn.bank_ms
        self.promises.shown(update)
        new = self._take_in(update)
        if before is not None and before.n == update.view.n and before.turn == self.words.seat == update.view.turn:
            self.new.came(before.hand, update.view.hand)
        mine = update.turn is not None and update.view.turn == self.words.seat
        if not mine or self.story.finishing:
            self._leave_turn(update.view)
            if new and update.view.over is None:
                self.show_table()
            return
        self._tell()
        if update.turn is not None and update.turn.deadline_ms is not None:
            self.left_ms = update.turn.deadline_ms + (update.turn.bank_ms or 0)
        old, self.staging = self.staging, Staging(update.view, self.rules)
        if old is None or not self._turn_shown:
            self._begin_turn(new)
            return
        self._carry_over(old)
        if old.seen != update.view:  # else it was about somebody else: all that was shown still holds
            self.show_hand()
            self.show_choices()

    def rejected(self, rejected: Rejected) -> None:
        """The table refused what was sent: a turn stays staged."""
        said = rejected_text(rejected, self.words)
        if rejected.seq == 0:  # it was no act; no turn has that number
            self.paper.say(said, hang=2)
            return
        self.final = None
        text = self.words.tongue.text
        if rejected.code == "stale":
            self.paper.say(text("desk-moved-on"), hang=2)
        else:
            self.paper.say(f"{said} {text('desk-nothing-played')}", hang=2)
        self.show_choices()

    def committed(self, call: NonceCall) -> None:
        """The table has promised its part of a shuffle."""
        if (said := self.promises.committed(call.n, call.commitment)) is not None:
            self.paper.say(said, hang=2)

    def ended(self, end: End) -> None:
        """A deal is over: its sheet, its secret, and after the last one who has won."""
        self._tell()
        self.ends.append(end)
        if end.result is not None:  # it may have ended in the middle of the own turn
            self.staging, self.left_ms = None, None
        if self.seen is not None and self.seen.n == end.n:
            self.seen = msgspec.structs.replace(self.seen, scores=end.totals)
        self.show_sheet(end)
        secret = self.promises.revealed(end.n, end.secret)
        if secret is not None:
            self.paper.say(secret, hang=2)
        if end.result is not None and end.n:
            self.paper.say(result_line(end.result, self.words), hang=2)

    def rests(self) -> None:
        """A deal is over, and the next one waits until the person has read its sheet."""
        self.paper.say(self.words.tongue.text("session-deal-next"))
        self.idle = self.words.tongue.text("session-deal-over")

    def _take_in(self, update: Update) -> bool:
        """Take in what has happened; True where this deal is seen for the first time."""
        events = update.events
        for event in events:
            self.setup.hears(event)
        dealt = any(isinstance(event, Dealt) for event in events)
        self.new.note(events, self.words.seat)
        if dealt:
            self.new.clear()
            if update.view.commitment is None and self.setup.tells_seed:
                self.paper.say(seeded(self.words.tongue))
        return self.story.take_in(events, self.words.names)

    def stopped(self) -> None:
        """The time of the turn at hand was up."""
        self.story.helped()
        self.paper.say(self.words.tongue.text("desk-time-up"))

    def _leave_turn(self, seen: View) -> None:
        """Somebody else is to move, or nobody for a while."""
        if self.staging is not None and (seen.turn != self.words.seat or seen.over is not None):
            self.setup.draft.clear()
        self.staging = None
        self._turn_shown = False
        self.choices, self.advised, self.final = Choices(), (), None
        for sentence in self.story.tell(self.words, seen, self.setup.telling):
            self.paper.say(sentence, hang=2)

    def _tell(self) -> None:
        for sentence in self.story.tell(self.words, telling=self.setup.telling):
            self.paper.say(sentence, hang=2)

    def _begin_turn(self, new: bool) -> None:
        assert self.staging is not None
        assert self.seen is not None
        self._turn_shown = True
        self.show_table(brief=not new)
        if self.left_ms is not None and not self.paper.look.screen:
            self.show_clock()
        restored = self._restore(self.setup.draft.saved_for(self.seen))
        if restored:
            self.paper.say(self.words.tongue.text("desk-staged-is-back"))
            for step in self.staging.steps:
                self.paper.say(" ".join(effect(step, self.words)), 1, 3)
            self.show_hand()
        self.show_choices()

    def _carry_over(self, old: Staging) -> None:
        """The table moved on within the turn: what was staged and not sent stays staged where it still may."""
        staged = old.actions
        if staged and old.seen == self.seen:
            self._restore(staged)
        self.keep()

    def _restore(self, actions: tuple[Action, ...]) -> bool:
        """Stage these again, as many as the rules allow."""
        assert self.staging is not None
        for action in actions:
            if self.staging.complete or self.staging.needs_table(action) or self.staging.check(action) is not None:
                break
            self.staging.stage(action)
        return bool(self.staging.steps)

    # --- the staged turn -------------------------------------------------------------------------------------------

    @property
    def shown(self) -> View | None:
        """The table as the person is to see it: with what is staged, and still on turn, for nothing of it is sent."""
        return self.seen if self.staging is None else self.staging.shown

    @property
    def fresh(self) -> Newcomers:
        """Which cards of the hand shown are new."""
        if self.staging is None or not self.staging.steps:
            return self.new
        return self.new.with_more(self.staging.seen.hand, self.staging.view.hand)

    def keep(self) -> None:
        """Write the staged turn to the draft."""
        if self.staging is not None:
            self.setup.draft.save(self.staging.seen, self.staging.actions)

    def staged(self, step: Step) -> None:
        """Show what a newly staged action comes to."""
        self.keep()
        self.advised = ()
        self.paper.say(" ".join(effect(step, self.words)), hang=2)

    def show_next(self) -> None:
        """The hand as it is now, and what can be done next."""
        if self.shown is not None and self.shown.hand:
            self.show_hand()
        self.show_choices()

    # --- showing ---------------------------------------------------------------------------------------------------

    def show_sheet(self, end: End) -> None:
        """What a deal came to, item by item."""
        self.paper.lines([""])
        self.paper.block(sheet_lines(end, self.words, self.paper.width, self.paper.look.plain))

    def show_table(self, brief: bool = False) -> None:
        """All of it; where it is said in sentences and ``brief``, the turn, the pile and the hand."""
        seen = self.shown
        if seen is None:
            self.paper.say(self.words.tongue.text("desk-no-table"))
        elif self.paper.look.plain:
            for topic in topics.BRIEF if brief else topics.whole(self.rules):
                self.answer(topic)
        else:
            self.paper.lines(["", *table_lines(seen, self.words, self.paper.width, self.setup.order, self.fresh)])

    def show_hand(self) -> None:
        """The hand alone."""
        seen = self.shown
        if seen is None:
            return
        if self.paper.look.plain:
            self.answer("hand")
        else:
            self.paper.lines(hand_lines(seen, self.words, self.paper.width, self.setup.order, self.fresh))

    def answer(self, topic: str) -> None:
        """The sentences about one topic."""
        if self.shown is None:
            self.paper.say(self.words.tongue.text("desk-no-table"))
            return
        if topic == "turn" and self.staging is not None and self.staging.steps:
            self.paper.say(staged_line(self.staging, self.words.tongue), hang=2)
            return
        for sentence in topics.told(topic, self.shown, self.words, self.setup.order, self.fresh):
            self.paper.say(sentence, hang=2)

    def show_choices(self, every: bool = False, numbers: bool = True) -> None:
        """The numbered choices (the best few unless ``every``), and the line that says what can be done now."""
        if self.staging is None:
            if self.idle is not None:
                self.paper.say(self.idle, hang=2)
            return
        if numbers:
            self._show_numbers(every)
        self.paper.say(now_line(self.staging, self.choices, self.words, self.paper.width))

    def _show_numbers(self, every: bool) -> None:
        assert self.staging is not None
        hand = [code for group in arranged(self.staging.view.hand or (), self.setup.order) for code in group]
        self.choices = choices_of(self.staging, self.words, hand)
        if self.paper.look.plain:
            for sentence in offer_sentences(self.choices, every, self.words):
                self.paper.say(sentence, hang=2)
        else:
            self.paper.lines(offer_lines(self.choices, every, self.paper.width, self.words))

    def show_clock(self) -> None:
        """How long the player on turn still has."""
        if self.left_ms is None or self.seen is None:
            self.paper.say(self.words.tongue.text("desk-no-clock"))
            return
        own = self.seen.turn == self.words.seat
        name = None if own else self.words.who(self.seen.turn)
        self.paper.say(left_line(self.left_ms, self.bank_ms if own else None, name, self.words.tongue))

    def show_waiting(self, brief: bool = False) -> None:
        """That somebody else is to move, or why nobody is; ``brief``: not what can be asked meanwhile."""
        seen = self.seen
        if self.idle is None and seen is not None and seen.over is None and seen.turn != self.words.seat:
            self.paper.say(waiting_line(self.words.who(seen.turn), 0 if brief else self.paper.width, self.words.tongue))
        elif self.idle is not None or (seen is not None and seen.over is None):
            self.paper.say(self.not_now(), hang=2)

    def not_now(self) -> str:
        """Why this seat cannot play just now."""
        if self.idle is not None:
            return self.idle
        if self.seen is None or self.seen.over is not None:
            return self.words.tongue.text("desk-no-deal")
        if self.seen.turn == self.words.seat:
            return self.words.tongue.text("desk-stood-in")
        return self.words.tongue.text("desk-turn-other", name=self.words.who(self.seen.turn))

    def show_log(self) -> None:
        """What has happened in this deal, as this seat saw it."""
        for sentence in self.story.whole(self.words) or [self.words.tongue.text("desk-no-log")]:
            self.paper.say(sentence, hang=2)

    def show_shuffle(self) -> None:
        """What proves that the shuffle was fair, or that it was not."""
        for line in self.promises.whole(self.seen):
            self.paper.say(line, hang=2)

    def write_cards(self, style: Style) -> None:
        """Write cards another way from now on."""
        self.words = msgspec.structs.replace(self.words, style=style)

    @property
    def cut(self) -> tuple[int, int] | None:
        """Which team cut in this deal, and the points it got for it."""
        found = self.story.cut
        return None if found is None or found.seat is None else (found.seat % self.rules.teams, found.bonus)
