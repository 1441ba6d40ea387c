"""A command line that is read, or refused in one sentence."""

from __future__ import annotations

import argparse
import re
from typing import Final, NoReturn

from scripts.failure import CommandError

_SENTENCES: Final = (
    (r"argument ([^:]+): invalid (?:int|float) value: '(.*)'", r"\1: '\2' is no number: write one in digits."),
    (r"argument ([^:]+): invalid (?:\w+) value: '(.*)'", r"\1: '\2' cannot be used: write something else."),
    (r"argument ([^:]+): expected .*", r"\1: something is missing after it: `{prog} --help` says what."),
    (r"argument ([^:]+): invalid choice: '(.*?)' \(choose from (.*)\)", r"\1: there is no '\2': it is one of \3."),
    (r"argument ([^:]+): (.*)", r"\1: \2."),
    (r"the following arguments are required: (.*)", r"\1 must be named: `{prog} --help` says how."),
    (r"unrecognized arguments: (.*)", r"\1 is not understood: `{prog} --help` lists what is."),
    (r"ambiguous option: (\S+) could match (.*)", r"\1 may mean several options: write one of \2."),
)


class Arguments(argparse.ArgumentParser):
    """argparse, but what is wrong is one sentence that says what to do."""

    def error(self, message: str) -> NoReturn:
        """Raises CommandError (``bad_arguments``)."""
        for pattern, sentence in _SENTENCES:
            found = re.fullmatch(pattern, message, re.DOTALL)
            if found is not None:
                text = found.expand(sentence).replace("{prog}", self.prog)
                raise CommandError("bad_arguments", text)
        text = f"{message[:1].upper()}{message[1:]}: `{self.prog} --help` explains the command."
        raise CommandError("bad_arguments", text)
