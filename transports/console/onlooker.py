"""Somebody who watches a shared table: what all may see of it, as it happens or some time later."""

from __future__ import annotations

from typing import Final

import msgspec

from core.game.events import AnyEvent, Dealt, Extended, Laid, Pot, Withdrew
from core.game.rules import Rules, make_rules
from core.game.view import View
from core.table.agenda import ADJOURNED
from core.table.messages import Closed, End, Hello, Lobby, NonceCall, Said, Tick, Update
from core.table.ports import Interrupted, Restored
from transports.client import Told
from transports.console import topics
from transports.console.desk import names_of
from transports.console.hand import Newcomers
from transports.console.lobby import LobbyTalk
from transports.console.promises import SEEDED
from transports.console.rematch import again
from transports.console.saving import Saving
from transports.console.scores import history_lines, result_line, sheet_lines, standing
from transports.console.screen import table_lines
from transports.console.session import Outcome
from transports.console.terminal import Paper
from transports.console.told_turns import whole_turns
from transports.text import Style, Words, either

_ON_THE_TABLE: Final = Laid | Extended | Withdrew | Pot
"""After these the table looks another way than one sentence can say."""
_HELP: Final = {
    "table": "shows the whole table",
    "score": "shows what this deal has brought so far, and the match",
    "seats": "tells who sits where",
    "help": "tells these words",
    "quit": "ends the watching; nobody at the table notices",
}
WORDS: Final = tuple(_HELP)
"""What somebody who watches can type."""


class Onlooker:
    """Tells what a watcher's seat client hears, and answers what is typed from what it has told."""

    def __init__(self, paper: Paper, style: Style) -> None:
        self._paper: Final = paper
        self._style: Style = style
        self._words: Words | None = None
        self._talk = LobbyTalk(None, 2)
        self._table = ""
        self._seen: View | None = None
        self._ends: list[End] = []
        self._untold: list[AnyEvent] = []
        self._met = False
        self._cut_off = False
        self._saving = Saving()
        self._shuffled = 0
        """The deal that is being shuffled, until it is told who the last to be ready was."""

    def told(self, message: Told) -> Outcome | None:
        """Tell this; gives how it ends where that was the end."""
        if self._shuffled and not isinstance(message, Lobby):
            self._say_shuffled()
        match message:
            case Hello():
                self._greeted(message, make_rules(message.rules.preset, message.rules.options, {}))
            case Lobby():
                for sentence in self._talk.heard(message):
                    self._say(sentence)
                if self._shuffled:
                    self._say_shuffled()
            case Said(seat=seat, phrase=phrase):
                self._say(f"{self._talk.name(seat)} says: {phrase.replace('_', ' ')}.")
            case NonceCall(n=n, commits=None):
                self._shuffled = n
            case Update() if self._words is not None:
                self._updated(message, self._words)
            case End() if self._words is not None:
                self._ended(message, self._words)
            case Tick():
                if (said := self._saving.heard(message)) is not None:
                    self._say(said)
            case Interrupted() | Restored():
                self._say_connection(isinstance(message, Interrupted))
            case Closed(reason=reason):
                return self._closed(reason)
            case _:
                pass
        return None

    def typed(self, line: str | None) -> Outcome | None:
        """Answer a line that was typed (None: the input has ended); gives how it ends where that was meant."""
        asked = "" if line is None else line.strip().lower()
        words = [word for word in WORDS if word.startswith(asked)] if asked else []
        match "quit" if line is None else words[0] if len(words) == 1 else asked:
            case "quit" | "q" | "exit" | "bye":
                return "left"
            case "table" | "t":
                self._draw()
            case "score":
                self._score()
            case "seats" | "who" | "players":
                for sentence in self._talk.listing():
                    self._say(sentence)
            case "help" | "h" | "?":
                for word, does in _HELP.items():
                    self._say(f"{word}: {does}.")
            case "":
                pass
            case _:
                self._say(f"You watch; what can be asked: {', '.join(WORDS)}.")
        return None

    def _say_shuffled(self) -> None:
        n, self._shuffled = self._shuffled, 0
        self._say(f"The cards of deal {n} are being shuffled.")

    # --- the table's side --------------------------------------------------------------------------------------------

    def _greeted(self, hello: Hello, rules: Rules) -> None:
        names = names_of(hello)
        before = self._words
        if before is not None and hello.table == self._table:
            self._words = msgspec.structs.replace(before, names=names)
            return
        self._words, self._table, self._met = Words(names, None, rules, self._style), hello.table, False
        self._talk = LobbyTalk(None, rules.teams)
        self._seen, self._ends, self._untold = None, [], []
        seeded = f" {SEEDED}" if hello.seeded else ""
        if before is not None:
            self._say(f"{again(hello, before.names)}{seeded}")
            return
        taken = [name for name, player in zip(names, hello.players, strict=True) if player.name]
        who = (
            f"{either(taken, 'and')} {'sits' if len(taken) == 1 else 'sit'} there" if taken else "nobody sits there yet"
        )
        self._say(f"Table {hello.table}, {rules.preset}: {who}.{seeded}")

    def _updated(self, update: Update, words: Words) -> None:
        self._seen = update.view
        first, self._met = not self._met, True
        dealt = any(isinstance(event, Dealt) for event in update.events)
        if first and not any(isinstance(event, Dealt) for event in update.events[:2]):
            self._draw()
            return
        if first and len(update.events) > 2:  # all of a deal that began without us
            self._draw()
            return
        self._untold += update.events
        whole = whole_turns(self._untold, update.view)
        told, self._untold = self._untold[:whole], self._untold[whole:]
        for sentence in words.sentences(told):
            self._say(sentence)
        if update.view.over is None and (dealt or any(isinstance(event, _ON_THE_TABLE) for event in told)):
            self._draw(brief=not dealt)

    def _ended(self, end: End, words: Words) -> None:
        told, self._untold = self._untold, []
        for sentence in words.sentences(told):
            self._say(sentence)
        self._ends.append(end)
        if self._seen is not None and self._seen.n == end.n:
            self._seen = msgspec.structs.replace(self._seen, scores=end.totals)
        self._paper.block(sheet_lines(end, words, self._paper.width, self._paper.look.plain))
        if end.result is not None:
            self._say(result_line(end.result, words))

    def _closed(self, reason: str) -> Outcome:
        if self._talk.phase == "over":
            self._say("The table has closed.")
            return "finished"
        if self._talk.phase == "adjourned" or ADJOURNED in reason:  # whichever of the two is heard first
            self._say("The match is adjourned: there is nothing to watch before its players come back.")
        else:
            self._say(f"The table has closed: {reason.rstrip('.')}.")
        return "closed"

    def _say_connection(self, lost: bool) -> None:
        if lost == self._cut_off:
            return
        self._cut_off = lost
        if self._words is not None:
            self._say("The connection to the table is lost; waiting for it…" if lost else "Connected again.")
        elif lost:  # it was never there
            self._say("Nobody hosts this table just now: waiting for a host (start one with: buraco serve)…")

    # --- showing -----------------------------------------------------------------------------------------------------

    def _draw(self, brief: bool = False) -> None:
        """The table as far as it is told; where it is said in sentences and ``brief``, without what has just been."""
        seen, words = self._seen, self._words
        if seen is None or words is None:
            self._say("The table has not been laid yet.")
        elif self._paper.look.plain:
            asked = ("pile", "stock", "players") if brief else topics.whole(words.rules)
            for topic in asked:
                for sentence in topics.told(topic, seen, words, "suit", Newcomers()) if topic != "hand" else ():
                    self._say(sentence)
        else:
            self._paper.lines(["", *table_lines(seen, words, self._paper.width, "suit", Newcomers()), ""])

    def _score(self) -> None:
        if self._words is None or self._seen is None:
            self._say("Nothing has been played yet.")
            return
        for sentence in history_lines(self._ends, self._words):
            self._say(sentence)
        if self._seen.over is None:
            for sentence in standing(self._seen, self._words, None):
                self._say(sentence)

    def _say(self, sentence: str) -> None:
        self._paper.say(sentence, hang=2)
