"""A command line that is read, or refused in one sentence."""

from __future__ import annotations

import argparse
import re
from typing import Any, Final, NoReturn

from scripts.failure import CommandError
from scripts.language import ENGLISH, say, spoken_code
from transports.naming import USUAL, program

_SENTENCES: Final = (
    (r"argument (?P<argument>[^:]+): invalid (?:int|float) value: '(?P<value>.*)'", "arguments-no-number"),
    (r"argument (?P<argument>[^:]+): invalid (?:\w+) value: '(?P<value>.*)'", "arguments-unusable"),
    (r"argument (?P<argument>[^:]+): expected .*(?P<prog>)", "arguments-incomplete"),
    (
        r"argument (?P<argument>[^:]+): invalid choice: '(?P<value>.*?)' \(choose from (?P<choices>.*)\)",
        "arguments-no-choice",
    ),
    (r"argument (?P<argument>[^:]+): (?P<why>.*)", "arguments-other"),
    (r"the following arguments are required: (?P<names>.*)(?P<prog>)", "arguments-required"),
    (r"unrecognized arguments: (?P<words>.*)(?P<prog>)", "arguments-not-understood"),
    (r"ambiguous option: (?P<option>\S+) could match (?P<options>.*)", "arguments-ambiguous"),
)
"""What argparse says, and the message that says it for people. Its variables are named in the pattern; ``prog`` is the
command itself."""


class Arguments(argparse.ArgumentParser):
    """argparse, but what is wrong is one sentence that says what to do; both in the language that is spoken."""

    def __init__(self, *, about: str | None = None, **given: Any) -> None:
        """``about``: the message that says what the command does; it is read when somebody asks for help."""
        super().__init__(**given)
        self._about = about

    def format_help(self) -> str:
        """The command's help. What argparse writes of its own is English: the headings are put in here."""
        if self._about is not None:
            text = say(self._about)
            self.description = f"{text[0].upper()}{text[1:]}."
        if spoken_code() == ENGLISH:
            return super().format_help()
        formatter = self._get_formatter()
        prefix = f"{say('arguments-usage')} "
        formatter.add_usage(self.usage, self._actions, self._mutually_exclusive_groups, prefix)
        formatter.add_text(self.description)
        titles = {self._positionals: say("arguments-positional"), self._optionals: say("arguments-options")}
        for action in self._actions:
            if isinstance(action, argparse._HelpAction):
                action.help = say("arguments-help")
        for group in self._action_groups:
            formatter.start_section(titles.get(group, group.title))
            formatter.add_text(group.description)
            formatter.add_arguments(group._group_actions)
            formatter.end_section()
        formatter.add_text(self.epilog)
        return formatter.format_help()

    def error(self, message: str) -> NoReturn:
        """Raises CommandError (``bad_arguments``)."""
        for pattern, key in _SENTENCES:
            found = re.fullmatch(pattern, message, re.DOTALL)
            if found is not None:
                given = {name: self._typed if name == "prog" else value for name, value in found.groupdict().items()}
                raise CommandError("bad_arguments", say(key, **given))
        why = f"{message[:1].upper()}{message[1:]}"
        raise CommandError("bad_arguments", say("arguments-wrong", why=why, prog=self._typed))

    @property
    def _typed(self) -> str:
        """This command as it is typed here."""
        return f"{program()}{self.prog.removeprefix(USUAL)}"
