"""How a command says that it cannot go on."""

from __future__ import annotations


class CommandError(Exception):
    """A command cannot go on: a code, and one sentence that says what to do. A person sees the sentence only."""

    def __init__(self, code: str, text: str, status: int = 2) -> None:
        super().__init__(text)
        self.code = code
        self.status = status
        """The exit status: 2 where the command could not do what was asked, 1 where it did and found faults."""

    def __reduce__(self) -> tuple[type[CommandError], tuple[str, str, int]]:
        return type(self), (self.code, str(self), self.status)  # a copy from another process is whole
