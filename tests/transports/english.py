"""The language that tests read in."""

from scripts.locales import ENGLISH as CODE
from scripts.locales import tongue_of

ENGLISH = tongue_of(CODE)
