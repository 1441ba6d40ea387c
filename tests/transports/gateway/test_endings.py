"""Why connections end: every code on the list is known by its name, and counted by itself."""

from __future__ import annotations

import re

from transports.gateway import endings
from transports.gateway.metrics import Metrics

LISTED = dict(re.findall(r"^\| (\d{4}) \|.*\| ([^|]*) \|$", endings.__doc__ or "", re.MULTILINE))
"""By code, from the table in the room's own words: does coming again help?"""


def test_every_code_on_the_list_is_known_and_every_known_one_is_on_the_list() -> None:
    assert {int(code) for code in LISTED} == endings.CODES - {endings.LOST}


def test_coming_again_is_in_vain_after_just_those_endings_of_which_the_list_says_so() -> None:
    assert {int(code) for code, again in LISTED.items() if again == "no"} == endings.FINAL


def test_an_ending_that_is_not_on_the_list_is_counted_as_another_one() -> None:
    metrics = Metrics()
    for code in (endings.TABLE_CLOSED, 4999):
        metrics.opened()
        metrics.closed(code)
    page = metrics.page().decode()
    assert 'buraco_websocket_closings_total{code="4410"} 1.0' in page
    assert 'buraco_websocket_closings_total{code="other"} 1.0' in page
