"""To which message a button belongs: if another one carries it, that was left behind and is cleared away."""

from __future__ import annotations

import pytest

from transports.telegram.front import shown_as
from transports.telegram.group_taps import data
from transports.telegram.happened import Tapped, Who
from transports.telegram.pressed import Shows, data_of
from transports.telegram.screen import Place

OWN, GROUP = Place(7), Place(-70, 3)


@pytest.mark.parametrize(
    ("place", "carried", "key"),
    [
        (OWN, data_of("K7M2QX", Shows("sort", 0)), "hand:K7M2QX"),
        (OWN, data_of("K7M2QX", Shows("leaf", 0, "1")), "page:K7M2QX"),
        (OWN, data_of("K7M2QX", Shows("shut", 0)), "page:K7M2QX"),
        (OWN, "f:m:0:greedy:0", None),
        (OWN, data("sit", "K7M2QX", 1), None),
        (GROUP, data("sit", "K7M2QX", 1), "table"),
        (GROUP, data("ready", "K7M2QX"), "table"),
        (GROUP, data("resume", "K7M2QX"), None),  # of the table, or of the message about its pause
        (GROUP, data("yes", "K7M2QX", "leave"), None),
        (GROUP, data_of("K7M2QX", Shows("sort", 0)), None),
        (GROUP, "", None),
    ],
)
def test_a_button_belongs_to_a_hand_a_page_or_the_table_of_a_group(place: Place, carried: str, key: str | None) -> None:
    assert shown_as(Tapped("1", place, Who(7, "Ann"), carried, 5, place.private)) == key
