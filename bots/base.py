"""The frame of a bot in Python: subclass :class:`Bot`, write ``play``, call ``run``. docs/bots.md tells the rest.

>>> class Mine(Bot):
...     name = "mine"
...
...     def play(self, update):
...         return [least(self.legal(update))]

``Mine().run()`` at the end of the file makes it a program that plays on standard input and output. A bot thinks in
the main thread; another one hears the table, so that ``ping`` and ``stop`` work meanwhile. All its own methods are
called in the main thread, one after the other.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import Any, Final

from bots.listening import Listener
from bots.mind import Thought
from bots.stdio import Stdio
from core.game.actions import Action, Discard, Draw, Keep, Withdraw
from core.game.cards import NUMBERS, is_wild_kind
from core.game.events import AnyEvent
from core.game.legal import legal_moves
from core.game.rules import Rules, make_rules
from core.game.view import state_of
from core.table.messages import (
    PROTOCOL,
    Act,
    End,
    Hello,
    Id,
    OptionDeclared,
    Rejected,
    SetOption,
    Tick,
    ToSeat,
    Update,
)

Answer = Thought
"""Actions together with ``explain``, one sentence for people, and ``info``, plain JSON values for the record."""

PATIENCE_S: Final = 1.0
"""How long a bot may go on thinking once its input has ended."""
NOTHING_TO_DO: Final = frozenset({"stale", "paused", "stood_in", "deal_over"})
"""Refusals that no other act would mend: the next update tells how it goes on."""


class Bot:
    """A bot for one seat, match after match. What a class says of itself is what the table is told."""

    name: str = "bot"
    version: str | None = None
    author: str | None = None
    wants: tuple[str, ...] = ()
    """``events``: hear all that happens. ``legal``: be sent the legal actions (:meth:`legal` works them out anyway)."""
    options: tuple[OptionDeclared, ...] = ()
    """What whoever starts the bot may set; :attr:`settings` has the values."""

    hello: Hello
    """The newest greeting: table, seat, players, clock."""
    rules: Rules
    """The table's rules."""
    settings: dict[str, Any]
    """By name of the option."""
    _wanted: Callable[[], bool] | None = None

    # --- what a bot may say --------------------------------------------------------------------------------------

    def play(self, update: Update) -> Sequence[Action] | Answer:
        """What to do now. The list may stop short of the turn: then it is asked again, with what it has drawn."""
        raise NotImplementedError("a bot needs a method play(self, update)")

    def refused(self, update: Update, rejected: Rejected) -> Sequence[Action] | Answer | None:
        """The act for this update was refused, for the reason given. None: something legal is played instead."""
        return None

    def began(self) -> None:
        """The table has said who sits where and what the rules are: at the start, and after every reconnection."""

    def heard(self, event: AnyEvent) -> None:
        """Something happened; for bots that want ``events``. In order, and before ``play`` is asked."""

    def ended(self, end: End) -> None:
        """A deal is over, and with ``end.result`` the match."""

    # --- what a bot may use --------------------------------------------------------------------------------------

    def stopped(self) -> bool:
        """Is the answer wanted no more? A bot that thinks long asks now and then, and returns anything at all."""
        return self._wanted is not None and not self._wanted()

    def legal(self, update: Update) -> list[Action]:
        """What this seat may do next; longer turns are made of these, one after the other."""
        return [move.action for move in legal_moves(state_of(update.view, self.rules))]

    def meet(self, hello: Hello) -> None:
        """Be greeted; tests do it themselves, and :meth:`run` does it for a table."""
        self.hello = hello
        self.rules = make_rules(hello.rules.preset, hello.rules.options, {})
        if not hasattr(self, "settings"):
            self.settings = {option.name: option.default for option in self.options}
        self.began()

    def run(self) -> None:
        """Play on standard input and output until the input ends. Prints go to standard error from then on."""
        play_on(self, Stdio.claim(), lambda: os._exit(0))


def least(legal: Sequence[Action]) -> Action:
    """Of these actions one that leads to the end of the turn and gives little away."""
    for plain in (Keep(), Draw(), Withdraw()):
        if plain in legal:
            return plain
    discards = [action for action in legal if isinstance(action, Discard)]
    # Any discard ends the turn; a wild is the last to be given away.
    return min(discards, key=lambda action: is_wild_kind(NUMBERS[action.card])) if discards else legal[0]


def play_on(bot: Bot, wire: Stdio, leave: Callable[[], None]) -> None:
    """Play over these pipes to their end. ``leave`` ends the program of a bot that does not stop thinking."""
    identity = Id(
        protocol=PROTOCOL,
        name=bot.name,
        version=bot.version,
        author=bot.author,
        wants=bot.wants,
        options=bot.options,
    )
    listener = Listener(wire, identity, leave, PATIENCE_S)
    listener.start()
    try:
        _Session(bot, listener).run()
    except (BrokenPipeError, KeyboardInterrupt):
        pass  # the table has gone, or somebody at a terminal has had enough
    finally:
        listener.finished.set()


class _Session:
    """The bot's side of the conversation, in its own thread."""

    def __init__(self, bot: Bot, listener: Listener) -> None:
        self._bot = bot
        self._listener = listener
        self._asked: Update | None = None
        """What was answered last, with this act."""
        self._said: Act | None = None
        self._allowed: tuple[Action, ...] = ()
        """With which the next answer begins: one that was refused for what came later has shown a card already."""
        self._tried: list[Action] = []
        """Refused as the first action of an answer to this update."""
        self._unsaved = False
        self._greeted = False

    def run(self) -> None:
        while (message := self._listener.heard.get()) is not None:
            self._take(message)

    def _take(self, message: ToSeat) -> None:
        match message:
            case Hello():
                self._bot.meet(message)
                self._greeted = True
            case _ if not self._greeted:
                pass
            case SetOption(name=name, value=value):
                self._set(name, value)
            case Update():
                for event in message.events:
                    self._bot.heard(event)
                self._unsaved, self._allowed, self._tried = False, (), []
                if self._listener.wants(message):
                    self._ask(message, self._bot.play)
            case Rejected():
                self._rejected(message)
            case Tick() if self._unsaved and self._asked is not None and self._said is not None:
                self._unsaved = False
                self._listener.answer(self._asked, self._said)
            case End():
                self._bot.ended(message)

    def _ask(self, update: Update, think: Callable[[Update], Sequence[Action] | Answer]) -> None:
        self._bot._wanted = lambda: self._listener.wants(update)
        thought = think(update)
        self._bot._wanted = None
        if not isinstance(thought, Thought):
            thought = Answer(list(thought))
        actions = thought.actions
        if not actions and self._listener.wants(update):
            _note("it had no answer; something legal is played instead")
            actions = [least(self._bot.legal(update))]
        act = Act(seq=update.seq, actions=tuple(actions), explain=thought.explain, info=thought.info)
        if self._listener.answer(update, act):
            self._asked, self._said = update, act

    def _rejected(self, rejected: Rejected) -> None:
        asked, said = self._asked, self._said
        if asked is None or said is None or rejected.seq != said.seq or not self._listener.wants(asked):
            return
        if rejected.code == "not_saved":
            self._unsaved = True
        elif rejected.code not in NOTHING_TO_DO:
            _note(f"refused ({rejected.code}): {rejected.text}")
            if rejected.at:
                self._allowed = said.actions[: rejected.at]
            elif rejected.at == 0:
                self._tried.append(said.actions[0])
            self._ask(asked, lambda update: self._again(update, rejected))

    def _again(self, update: Update, rejected: Rejected) -> Sequence[Action] | Answer:
        other = self._bot.refused(update, rejected) if rejected.code != "looked_already" else None
        if other or self._allowed:
            return other or self._allowed
        legal = self._bot.legal(update)
        return [least([action for action in legal if action not in self._tried] or legal)]

    def _set(self, name: str, value: Any) -> None:
        option = next((option for option in self._bot.options if option.name == name), None)
        if option is None or not _suits(option, value):
            _note(f"option {name[:40]!r} is not set to {str(value)[:40]!r}: see the options that it declares")
        else:
            self._bot.settings[name] = value


def _suits(option: OptionDeclared, value: Any) -> bool:
    """Is this a value of the option? None is where the default is."""
    if value is None:
        return option.default is None
    kinds: dict[str, type] = {"int": int, "bool": bool, "text": str, "word": str}
    kind = kinds.get(option.kind)
    if option.values is not None:
        return any(type(value) is type(each) and value == each for each in option.values)
    if kind is None or type(value) is not kind:
        return kind is None  # a kind of the bot's own: the bot knows
    if isinstance(value, int) and option.kind == "int":
        return (option.min is None or value >= option.min) and (option.max is None or value <= option.max)
    return True


def _note(text: str) -> None:
    """A line for the author."""
    print(text, file=sys.stderr, flush=True)
