"""Why an operating system refuses something, in the reader's language."""

import errno
import os

import pytest

from scripts.locales import LANGUAGES, tongue_of
from tests.transports.english import ENGLISH
from transports.system_text import system_text

USUAL = (
    errno.ENOENT,
    errno.EACCES,
    errno.ENOSPC,
    errno.EROFS,
    errno.ENOTDIR,
    errno.EISDIR,
    errno.ECONNREFUSED,
    errno.ECONNRESET,
    errno.ETIMEDOUT,
    errno.EHOSTUNREACH,
    errno.EPIPE,
)
OF_NAMES = ("Name or service not known", "Temporary failure in name resolution", "No address associated with hostname")


@pytest.mark.parametrize("said", [*map(os.strerror, USUAL), *OF_NAMES, "no reason given"])
def test_what_a_system_says_is_said_in_every_language_and_in_english_as_the_system_says_it(said: str) -> None:
    for written in (said, said.lower()):
        assert system_text(written, ENGLISH) == written
        for code in LANGUAGES[1:]:
            assert system_text(written, tongue_of(code)).lower() != written.lower()


def test_what_is_not_known_stays_as_it_is() -> None:
    assert system_text("The moon is full", tongue_of("ru")) == "The moon is full"
