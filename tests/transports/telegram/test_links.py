"""Links: what they bring is what was put into them."""

from __future__ import annotations

import re

import pytest

from transports.telegram import links
from transports.telegram.links import FromGroup, ToTable
from transports.telegram.screen import Place


def word(link: str) -> str:
    return link.partition("?start=")[2]


@pytest.mark.parametrize("place", [Place(-1_001_234_567_890), Place(-1_001_234_567_890, 2_147_483_647)])
def test_the_link_of_a_group_leads_back_to_it(place: Place) -> None:
    brought = word(links.from_group("a_bot", place))
    assert re.fullmatch(r"[A-Za-z0-9_-]{1,64}", brought)
    assert links.read(brought) == FromGroup(place)


def test_the_link_of_a_table_leads_to_it() -> None:
    assert links.read(word(links.to_table("a_bot", "K7M2QX"))) == ToTable("K7M2QX")


@pytest.mark.parametrize("odd", ["", "x", "j_", "j_ä", "s_", "s_1_x", "s_99999999999999999999999", "j_" + "K" * 41])
def test_what_nobody_has_made_brings_nothing(odd: str) -> None:
    assert links.read(odd) is None
