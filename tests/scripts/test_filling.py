"""A seat on the whole screen that cannot be drawn any more."""

from __future__ import annotations

from typing import cast

import pytest

from scripts.failure import CommandError
from scripts.filling import Filling
from scripts.language import speaking
from transports.console.session import Outcome
from transports.fullscreen.onscreen import OnScreen, ScreenFailed


class Broken:
    """A seat whose screen fails at once."""

    async def run(self) -> Outcome:
        raise ScreenFailed("ZeroDivisionError")


@pytest.mark.parametrize(("language", "said"), [("en", "nothing of the game is lost"), ("it", "non si è perso nulla")])
async def test_a_screen_that_fails_is_told_of_in_the_persons_language(language: str, said: str) -> None:
    with speaking(language), pytest.raises(CommandError, match=said) as failed:
        await Filling(cast(OnScreen, Broken())).run()
    assert failed.value.code == "screen_failed"
    assert "ZeroDivisionError" in str(failed.value)
