"""A full screen that closes without a stack trace, whatever goes wrong in it; the log has the rest."""

from __future__ import annotations

import logging
import sys
from typing import ClassVar, Final, TypeVar

from textual.binding import Binding, BindingType

from transports.fullscreen.redrawn import Redrawn

Result = TypeVar("Result")
SUSPENDS: Final = sys.platform != "win32"
"""Can a program be suspended here, and gone on with in the shell?"""
_logger: Final = logging.getLogger(__name__)


class ScreenFailed(Exception):
    """The full screen cannot be drawn any more; the terminal is as it was before. The cause is in the log."""

    code = "screen_failed"


class FailsQuietly(Redrawn[Result]):
    """Whoever has run it asks for :attr:`failure` afterwards, and says one sentence.

    Ctrl-Z gives the terminal back to the shell for a while, as in any program; not on Windows.
    """

    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+z", "suspend_process", show=False, priority=True)]

    failure: BaseException | None = None
    """What has gone wrong; the screen was closed then."""

    def failed(self, error: Exception) -> None:
        """Something was raised that nothing here expects."""
        self._handle_exception(error)

    def _handle_exception(self, error: Exception) -> None:
        _logger.error("the full screen has failed", exc_info=error)
        self.failure = self.failure or error
        super()._handle_exception(error)

    def _fatal_error(self) -> None:
        """Close; no stack trace is for people to read."""
        self._close_messages_no_wait()

    def panic(self, *renderables: object) -> None:
        """The same."""
        self._close_messages_no_wait()

    def expect_whole(self) -> None:
        """To be asked when it has ended. Raises ScreenFailed where something went wrong."""
        if self.failure is not None:
            raise ScreenFailed(type(self.failure).__name__) from self.failure
