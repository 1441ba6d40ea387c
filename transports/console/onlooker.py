"""Somebody who watches a shared table: what all may see of it, as it happens or some time later."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from core.game.events import AnyEvent, Dealt, Extended, Laid, Pot, Withdrew
from core.game.rules import Rules, make_rules
from core.game.view import View
from core.table.agenda import ADJOURNED
from core.table.messages import Closed, End, Hello, Lobby, NonceCall, Said, Tick, Update
from core.table.ports import Interrupted, Restored
from transports.client import Told
from transports.closing_text import closing_text
from transports.console import topics
from transports.console.aliases import to_type
from transports.console.announcing import Telling, announced
from transports.console.desk import names_of
from transports.console.hand import Newcomers
from transports.console.lobby import LobbyTalk
from transports.console.lobby_words import spoken
from transports.console.new_rules import new_rules
from transports.console.onlooker_words import TOPICS, WORDS, help_lines, meant
from transports.console.promises import Promises, seeded
from transports.console.prompt import left_line
from transports.console.proof import Evidence, proof
from transports.console.rematch import again
from transports.console.saving import Saving
from transports.console.scores import history_lines, result_line, sheet_lines, standing
from transports.console.screen import table_lines
from transports.console.session import Outcome
from transports.console.story import Story
from transports.console.terminal import Paper
from transports.console.told_turns import whole_turns
from transports.events_text import sentences
from transports.text import Style, Words, all_of
from transports.tongue import Tongue

_ON_THE_TABLE: Final = Laid | Extended | Withdrew | Pot
"""After these the table looks another way than one sentence can say."""


class Onlooker:
    """Tells what a watcher's seat client hears, and answers what is typed from what it has told."""

    def __init__(
        self,
        paper: Paper,
        tongue: Tongue,
        style: Style,
        telling: Telling = "all",
        *,
        rules_text: Callable[[Rules, int], str],
    ) -> None:
        """``telling``: how much of what the players do is told as it happens; ``rules_text`` gives a table's rules in
        words, wrapped to a width."""
        self._rules_text: Final = rules_text
        self._paper: Final = paper
        self._tongue: Final = tongue
        self._style: Style = style
        self._telling: Telling = telling
        self._words: Words | None = None
        self._talk = LobbyTalk(None, 2, tongue)
        self._table = ""
        self._seen: View | None = None
        self._ends: list[End] = []
        self._untold: list[AnyEvent] = []
        self._story = Story(None, others_tell=True)
        self._promises = Promises(tongue)
        self._met = False
        self._cut_off = False
        self._saving = Saving(tongue)
        self._shuffled = 0
        """The deal that is being shuffled, until it is told who the last to be ready was."""
        self.left_ms: int | None = None
        """What is left of the turn at hand, where a clock runs."""
        self.evidence: Evidence | None = None
        """What is known of the shuffles beside what is heard here."""

    @property
    def words(self) -> Words | None:
        """How the reader is told of the table; None before it has greeted."""
        return self._words

    @property
    def seen(self) -> View | None:
        """The table as it was shown last; None before the first deal."""
        return self._seen

    @property
    def table(self) -> str:
        """Its code; "" before it has greeted."""
        return self._table

    @property
    def last(self) -> End | None:
        """The sheet of the deal that ended last; None where none has."""
        return self._ends[-1] if self._ends else None

    @property
    def talk(self) -> LobbyTalk:
        """What was heard of the people there."""
        return self._talk

    @property
    def cut_off(self) -> bool:
        """Is the connection to the table lost just now?"""
        return self._cut_off

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
                heard = spoken(phrase, self._tongue)
                self._say(self._tongue.text("onlooker-says", name=self._talk.name(seat), phrase=heard))
            case NonceCall(n=n, commitment=promise, commits=None):
                self._promises.committed(n, promise)
                self._shuffled = n
            case Update() if self._words is not None:
                self._updated(message, self._words)
            case End() if self._words is not None:
                self._ended(message, self._words)
            case Tick(left_ms=left):
                self.left_ms = left
                if (said := self._saving.heard(message)) is not None:
                    self._say(said)
            case Interrupted() | Restored():
                self._say_connection(isinstance(message, Interrupted))
            case Closed(reason=reason):
                return self._closed(reason)
            case _:
                pass
        return None

    async def checked(self, line: str | None) -> bool:
        """Does the line ask for all deals that are over to be checked? Then it is done."""
        if line is None or meant(line, self._tongue) != "verify":
            return False
        for sentence in await self.proof():
            self._say(sentence)
        return True

    def typed(self, line: str | None) -> Outcome | None:
        """Answer a line that was typed (None: the input has ended); gives how it ends where that was meant."""
        word = "quit" if line is None else meant(line, self._tongue)
        match word:
            case "quit":
                return "left"
            case "":
                pass
            case "table":
                self.show_table()
            case "rules" if self._words is not None:
                self._paper.lines(self.rules(self._paper.width).split("\n"))
            case "help":
                for sentence in help_lines(self._tongue):
                    self._say(sentence)
            case "sheet" if self._words is not None and self._ends:
                for end in self._ends:
                    self.show_sheet(end, self._words)
            case _:
                for sentence in self._told_of(word):
                    self._say(sentence)
        return None

    def _told_of(self, word: str) -> list[str]:
        match word:
            case "score":
                return self.score()
            case "sheet":
                return [self._tongue.text("earlier-none")]
            case "log":
                return self.log()
            case "shuffle":
                return self.shuffle()
            case "clock":
                return [self._clock()]
            case "players" | "seats" if word == "seats" or self._seen is None:
                return self._talk.listing()
            case _ if word in (*TOPICS, "hand", "rules"):
                return self.part(word)
            case _:
                return [
                    self._tongue.text(
                        "onlooker-unknown", words=", ".join(to_type(word, self._tongue) for word in WORDS)
                    )
                ]

    def _say_shuffled(self) -> None:
        n, self._shuffled = self._shuffled, 0
        self._say(self._tongue.text("onlooker-shuffled", n=n))

    # --- the table's side --------------------------------------------------------------------------------------------

    def _greeted(self, hello: Hello, rules: Rules) -> None:
        names = names_of(hello, self._tongue)
        before = self._words
        if before is not None and hello.table == self._table:
            self._words = msgspec.structs.replace(before, names=names, rules=rules)
            if before.rules != rules:
                for sentence in new_rules(before.rules, rules, self._tongue):
                    self._say(sentence)
                if (before.rules.players, before.rules.teams) != (rules.players, rules.teams):
                    self._talk = LobbyTalk(None, rules.teams, self._tongue)
            return
        self._words, self._table, self._met = Words(names, None, rules, self._tongue, self._style), hello.table, False
        self._talk = LobbyTalk(None, rules.teams, self._tongue)
        self._seen, self._ends, self._untold = None, [], []
        self._story = Story(None, others_tell=True)
        self._promises = Promises(self._tongue, hello.table, seeded=hello.seeded)
        warning = f" {seeded(self._tongue)}" if hello.seeded else ""
        if before is not None:
            self._say(f"{again(hello, before.names, self._tongue)}{warning}")
            return
        taken = [name for name, player in zip(names, hello.players, strict=True) if player.name]
        who, table, preset = all_of(self._tongue, taken) if taken else "", hello.table, rules.preset
        told = self._tongue.text("onlooker-table", table=table, preset=preset, names=who, count=len(taken))
        self._say(f"{told}{warning}")

    def _updated(self, update: Update, words: Words) -> None:
        if self._seen is None or self._seen.turn != update.view.turn:
            self.left_ms = None  # the next tick says how long whoever is to move has
        self._seen = update.view
        self._story.take_in(update.events, words.names)
        self._promises.shown(update)
        first, self._met = not self._met, True
        dealt = any(isinstance(event, Dealt) for event in update.events)
        if first and not any(isinstance(event, Dealt) for event in update.events[:2]):
            self.show_table()
            return
        if first and len(update.events) > 2:  # all of a deal that began without us
            self.show_table()
            return
        self._untold += update.events
        whole = whole_turns(self._untold, update.view)
        told, self._untold = self._untold[:whole], self._untold[whole:]
        for sentence in sentences(announced(told, self._telling, None, words.rules), words):
            self._say(sentence)
        if update.view.over is None and (dealt or any(isinstance(event, _ON_THE_TABLE) for event in told)):
            self.show_table(brief=not dealt)

    def _ended(self, end: End, words: Words) -> None:
        told, self._untold = self._untold, []
        for sentence in sentences(announced(told, self._telling, None, words.rules), words):
            self._say(sentence)
        self._ends.append(end)
        self._promises.revealed(end.n, end.secret)
        if self._seen is not None and self._seen.n == end.n:
            self._seen = msgspec.structs.replace(self._seen, scores=end.totals)
        self.show_sheet(end, words)
        if end.result is not None and end.n:
            self._say(result_line(end.result, words))

    def _closed(self, reason: str) -> Outcome:
        if self._talk.phase == "over":
            self._say(self._tongue.text("onlooker-closed"))
            return "finished"
        if self._talk.phase == "adjourned" or ADJOURNED in reason:  # whichever of the two is heard first
            self._say(self._tongue.text("onlooker-adjourned"))
        else:
            self._say(self._tongue.text("onlooker-closed-because", reason=closing_text(reason, self._tongue)))
        return "closed"

    def _say_connection(self, lost: bool) -> None:
        if lost == self._cut_off:
            return
        self._cut_off = lost
        if self._words is not None:
            self._say(self._tongue.text("onlooker-lost") if lost else self._tongue.text("onlooker-restored"))
        elif lost:  # it was never there
            self._say(self._tongue.text("onlooker-no-host"))

    # --- showing -----------------------------------------------------------------------------------------------------

    def show_sheet(self, end: End, words: Words) -> None:
        """What a deal that is over came to."""
        self._paper.block(sheet_lines(end, words, self._paper.width, self._paper.look.plain))

    def show_table(self, brief: bool = False) -> None:
        """The table as far as it is told; where it is said in sentences and ``brief``, without what has just been."""
        seen, words = self._seen, self._words
        if seen is None or words is None:
            self._say(self._tongue.text("onlooker-no-table"))
        elif self._paper.look.plain:
            asked = ("pile", "stock", "players") if brief else topics.whole(words.rules)
            for topic in asked:
                for sentence in topics.told(topic, seen, words, "suit", Newcomers()) if topic != "hand" else ():
                    self._say(sentence)
        else:
            self._paper.lines(["", *table_lines(seen, words, self._paper.width, "suit", Newcomers()), ""])

    def part(self, topic: str) -> list[str]:
        """One part of the table (``pile``, ``melds`` …) as far as it is told."""
        if self._seen is None or self._words is None:
            return [self._tongue.text("onlooker-no-table")]
        return topics.told(topic, self._seen, self._words, "suit", Newcomers())

    def rules(self, width: int) -> str:
        """The rules of this table; "" before it has greeted."""
        return "" if self._words is None else self._rules_text(self._words.rules, width).rstrip()

    def log(self) -> list[str]:
        """What has happened in this deal."""
        said = [] if self._words is None else self._story.whole(self._words)
        return said or [self._tongue.text("desk-no-log")]

    def shuffle(self) -> list[str]:
        """What the table has promised about its shuffles, and whether it has kept that."""
        return self._promises.whole(self._seen)

    async def proof(self) -> list[str]:
        """Every deal that is over, checked."""
        return await proof(
            self._promises, None if self._words is None else self._words.rules, self._tongue, self.evidence
        )

    def _clock(self) -> str:
        """How long whoever is to move still has."""
        if self.left_ms is None or self._seen is None or self._words is None:
            return self._tongue.text("desk-no-clock")
        return left_line(self.left_ms, None, self._words.who(self._seen.turn), self._tongue)

    def score(self) -> list[str]:
        """The deals that were watched, and how the one in play stands."""
        if self._words is None or self._seen is None:
            return [self._tongue.text("onlooker-no-score")]
        said = history_lines(self._ends, self._words)
        if self._seen.over is None:
            said += standing(self._seen, self._words, None)
        return said

    def _say(self, sentence: str) -> None:
        self._paper.say(sentence, hang=2)
