"""What a person types, carried out at the desk: moves staged, questions answered, the turn sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

import msgspec

from core.game.actions import Action, Withdraw
from core.game.errors import NotationError
from core.game.notation import LONGEST, echo, parse_action
from transports.console.advice import advice
from transports.console.aliases import to_type
from transports.console.commands import Typed, Unclear, explained, guide, read
from transports.console.desk import Desk
from transports.console.earlier import Retell, What, asked
from transports.console.instead import what_instead
from transports.console.preferences import prefer
from transports.console.preview import why_final
from transports.console.rules_part import rules_part
from transports.console.scores import history_lines, standing
from transports.console.staging import Staging
from transports.console.topics import TOPICS
from transports.notation_text import notation_text
from transports.refusal_text import refusal_text

_UNWRAPPED: Final = 10_000
"""Columns of a text that is wrapped by whoever shows it."""


class Send(msgspec.Struct, frozen=True):
    """Send these actions, which were made for the update of that number."""

    seq: int
    actions: tuple[Action, ...]


class Leave(msgspec.Struct, frozen=True):
    """The person leaves; the game stays saved."""


class Back(msgspec.Struct, frozen=True):
    """The person wants the seat back from a stand-in."""


class Verify(msgspec.Struct, frozen=True):
    """The person wants every deal that is over checked."""


Wish = Send | Leave | Back | Verify | Retell | None


class Orders:
    """Reads lines for one desk."""

    def __init__(self, desk: Desk, shared_help: Sequence[str] | None = None) -> None:
        """``shared_help``: what help adds at a table shared with other people."""
        self._desk = desk
        self._tongue = desk.setup.tongue
        self._shared_help = shared_help
        self._asked: Action | None = None
        """A move that waits for a yes."""
        self._changed = False
        """Has this line staged something, or taken it back?"""
        self._failed = False
        """Could something on this line not be done?"""

    def line(self, text: str) -> Wish:
        """Carry out one line, which may hold several orders with semicolons between them."""
        desk, staging = self._desk, self._desk.staging
        before = [] if staging is None else list(staging.steps)
        self._changed = self._failed = False
        parts = [part for part in text.split(";") if part.strip()] if len(text) <= LONGEST else [text]
        for at, part in enumerate(parts or [""]):
            wish = self._one(part)
            if isinstance(wish, Send) and at + 1 < len(parts):
                desk.paper.say(self._tongue.text("orders-left-aside"), hang=2)
            if wish is not None:
                return wish
            if self._failed:
                break
        if self._failed and staging is not None and staging.steps != before:
            staging.steps[:] = before
            desk.keep()
            desk.paper.say(self._tongue.text("orders-none-staged"))
            desk.show_choices(numbers=False)
        elif self._changed:
            desk.show_next()
        return None

    def _one(self, text: str) -> Wish:
        desk = self._desk
        asked, self._asked = self._asked, None
        try:
            typed = read(text, self._tongue)
            if typed.is_move:
                return self._move(parse_action(typed.line, closed=desk.rules.pile == "closed"))
        except Unclear as unclear:
            self._no(str(unclear))
            return None
        except NotationError as error:
            self._no(notation_text(error, self._tongue))
            return None
        if asked is not None:
            return self._answered(asked, typed)
        if typed.word == "number":
            return self._number(typed.number)
        if typed.word in ("", "send", "yes", "no"):
            return self._send(typed.word)
        if typed.word in TOPICS:
            desk.answer(typed.word)
            return None
        return self._command(typed)

    # --- moves -----------------------------------------------------------------------------------------------------

    def _move(self, action: Action) -> Wish:
        desk, staging = self._desk, self._desk.staging
        if staging is None:
            self._not_now()
            return None
        if staging.complete:
            last = desk.words.action(staging.steps[-1].action)
            self._no(self._tongue.text("orders-complete", last=last))
            return None
        if isinstance(action, Withdraw) and staging.steps and staging.check(action) is None:
            self._take_back(staging)
            return None
        refused = staging.check(action)
        if refused is not None:
            self._no(self._tongue.text("orders-refused", why=refusal_text(refused, desk.words), rule=refused.rule))
            keys = desk.paper.look.keys
            instead = what_instead(refused, action, staging, desk.choices, desk.words, keys=keys)
            if instead:
                desk.paper.say(instead, hang=2)
            return None
        if not staging.needs_table(action):
            desk.staged(staging.stage(action))
            self._changed = True
            return None
        if isinstance(action, Withdraw):
            self._asked = action
            more = staging.rules.initial_meld_penalty
            desk.paper.ask(self._tongue.text("orders-withdraw", more=more))
            return None
        return self._sent(staging, (*staging.actions, action))

    def _take_back(self, staging: Staging) -> None:
        """Instead of a withdraw: what the table has not seen comes back at no cost."""
        while staging.steps and staging.state.laid_any:
            staging.undo()
        self._desk.keep()
        self._desk.paper.say(self._tongue.text("orders-melds-back"), hang=2)
        self._changed = True

    def _sent(self, staging: Staging, actions: tuple[Action, ...]) -> Send:
        desk = self._desk
        desk.final = actions[-1]
        return Send(desk.seq, actions)

    def _answered(self, asked: Action, typed: Typed) -> Wish:
        staging = self._desk.staging
        if typed.word == "yes" and staging is not None:
            return self._sent(staging, (asked,))
        self._desk.paper.say(self._tongue.text("orders-not-done"))
        self._desk.show_choices()
        return None

    def _number(self, number: int) -> Wish:
        desk = self._desk
        if desk.staging is None:
            self._not_now()
            return None
        if number == 0:
            return self._advised(desk.staging)
        choice = desk.choices.numbered(number)
        if choice is None:
            self._no(self._tongue.text("orders-no-choice", number=number, count=desk.choices.count))
            return None
        return self._move(choice.action)

    def _advised(self, staging: Staging) -> Wish:
        actions, self._desk.advised = self._desk.advised, ()
        if not actions:
            self._no(self._tongue.text("orders-no-hint-yet"))
            return None
        for action in actions:
            wish = self._move(action)
            if wish is not None or self._desk.staging is None or action not in self._desk.staging.actions:
                return wish
        return None

    def _send(self, word: str) -> Wish:
        desk, staging = self._desk, self._desk.staging
        if staging is None:
            if word:
                self._not_now()
            else:
                desk.show_waiting()
            return None
        dear = staging.dear() is not None
        if word in ("yes", "no") and not staging.complete and not (word == "yes" and dear):
            desk.paper.say(self._tongue.text("orders-not-asked", word=to_type(word, self._tongue)))
            return None
        if word == "no" or not staging.steps or (not word and not staging.complete):
            if word == "send":
                desk.paper.say(self._tongue.text("orders-not-staged"))
            desk.show_choices(numbers=bool(word))
            return None
        if word != "yes" and dear:
            desk.show_choices()
            return None
        return self._sent(staging, staging.actions)

    def _not_now(self) -> None:
        self._no(self._desk.not_now())

    def _no(self, text: str) -> None:
        """Say why something cannot be done; nothing of the line is staged then."""
        self._failed = True
        self._desk.paper.say(text, hang=2)

    # --- commands --------------------------------------------------------------------------------------------------

    def _command(self, typed: Typed) -> Wish:
        desk = self._desk
        match typed.word:
            case "quit":
                return Leave()
            case "back":
                return self._back()
            case "undo":
                self._undo()
            case "hint":
                self._hint()
            case "moves":
                if desk.staging is None:
                    self._not_now()
                else:
                    desk.show_choices(every=True)
            case "table":
                desk.show_table()
                desk.show_choices(numbers=False)
            case "sort" | "cards" | "name" | "language" | "announce":
                prefer(desk, typed.word, typed.rest)
            case "score":
                self._score()
            case "sheet" | "log" | "replay":
                return self._earlier(typed)
            case "clock":
                desk.show_clock()
            case "rules":
                self._rules(typed.rest)
            case "shuffle":
                desk.show_shuffle()
            case "verify":
                return Verify()
            case _:
                self._help(typed.rest)
        return None

    def _rules(self, number: str) -> None:
        desk = self._desk
        whole = desk.setup.rules_text(desk.rules, desk.paper.width if desk.paper.reader is None else _UNWRAPPED)
        said = rules_part(whole, number) if number else whole
        if said is None:
            self._no(self._tongue.text("orders-no-rule", typed=echo(number)))
        else:
            desk.paper.lines(said.split("\n"))

    def _earlier(self, typed: Typed) -> Wish:
        wish = asked(cast(What, typed.word), typed.rest, self._tongue)
        if isinstance(wish, Retell):
            return wish
        self._no(wish)
        return None

    def _back(self) -> Wish:
        if self._desk.staging is None and (self._desk.story.stood_in or not self._desk.seen):
            return Back()
        self._desk.paper.say(self._tongue.text("orders-no-stand-in"))
        return None

    def _undo(self) -> None:
        desk, staging = self._desk, self._desk.staging
        undone = None if staging is None else staging.undo()
        if undone is None:
            desk.paper.say(
                self._tongue.text("orders-nothing-to-undo")
                if desk.final is None
                else why_final(desk.final, self._tongue),
                hang=2,
            )
            return
        desk.keep()
        desk.paper.say(self._tongue.text("orders-undone", move=desk.words.action(undone)), hang=2)
        self._changed = True

    def _hint(self) -> None:
        desk, staging = self._desk, self._desk.staging
        if staging is None:
            self._not_now()
            return
        if staging.complete:
            desk.show_choices()
            return
        found = None if desk.setup.hint is None else advice(desk.setup.hint, staging, desk.words)
        desk.advised = () if found is None else found.actions
        if found is None:
            desk.paper.say(self._tongue.text("orders-no-hint"), hang=2)
        elif desk.paper.look.screen:  # a key does it there
            desk.paper.say(self._tongue.text("table-hint", moves=found.moves), hang=2)
        else:
            desk.paper.say(found.text, hang=2)

    def _score(self) -> None:
        desk = self._desk
        for sentence in history_lines(desk.ends, desk.words):
            desk.paper.say(sentence, hang=2)
        if desk.shown is not None and desk.shown.over is None:
            for sentence in standing(desk.shown, desk.words, desk.cut):
                desk.paper.say(sentence, hang=2)

    def _help(self, word: str) -> None:
        if word:
            self._desk.paper.say(explained(word, self._desk.rules, self._tongue), hang=2)
            return
        for text, indent, hang in guide(
            self._desk.rules, self._tongue, self._shared_help, plain=self._desk.paper.look.plain
        ):
            self._desk.paper.say(text, indent, hang)
        if self._desk.setup.bench is not None:
            self._desk.paper.say(self._tongue.text("bench-help"), hang=2)
        self._desk.show_choices(numbers=False)
