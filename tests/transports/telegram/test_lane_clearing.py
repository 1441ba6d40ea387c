"""What is to be cleared away in a chat and cannot be: nothing else is harmed by that."""

from __future__ import annotations

import pytest

from tests.transports.telegram.posted import ANN, GROUP, posted, words
from tests.transports.telegram.test_lane import shown
from transports.telegram.errands import FADED, MOST_CHORE_TRIES
from transports.telegram.screen import Place
from transports.telegram.troubles import (
    ApiTrouble,
    BadToken,
    Down,
    Gone,
    Missing,
    NoPictures,
    Refused,
    Removed,
    TopicGone,
    Unsure,
)


@pytest.mark.parametrize("place", [ANN, GROUP])
@pytest.mark.parametrize("trouble", [Gone(""), Missing(""), Removed(""), Refused(""), TopicGone(""), NoPictures("")])
async def test_what_cannot_be_deleted_is_given_up_at_once_and_harms_nothing_else(
    place: Place, trouble: ApiTrouble
) -> None:
    async with posted() as it:
        await shown(it, place)
        it.api.plan("delete", trouble)
        it.api.plan("edit_text", Missing(""))
        it.outbox.show(place, "table", words("2", picture="p"))
        await it.goes_by(15_000)
        it.outbox.say(place, words("line"))
        await it.goes_by(2_000)
        again = [] if isinstance(trouble, Missing) else [("edit_text", FADED)]
        assert it.did[1:] == [("send", "2"), ("delete", 101), *again, ("send", "line")]
        assert it.heard.all == []
        assert await it.outbox._left.all() == []


@pytest.mark.parametrize("trouble", [Down(""), Unsure(""), BadToken("")])
async def test_what_cannot_be_deleted_now_is_deleted_later_and_nothing_waits_for_that(trouble: ApiTrouble) -> None:
    async with posted() as it:
        await shown(it)
        it.api.plan("delete", trouble, times=3)
        it.outbox.show(ANN, "table", words("2", picture="p"))
        await it.goes_by(2_500)
        for number in range(3, 25):
            it.outbox.show(ANN, "table", words(str(number), picture="p"))
            await it.goes_by(2_000)
            assert it.stands()[-1] == f"[{number}]"
        assert it.did.count(("delete", 101)) == 4
        assert len(it.stands()) == 1


async def test_what_can_never_be_deleted_is_given_up_and_what_comes_after_it_is_deleted_meanwhile() -> None:
    async with posted() as it:
        await shown(it)
        it.outbox.show(ANN, "other", words("o"))
        await it.goes_by(2_000)
        it.api.plan("delete", Down(""))
        it.outbox.show(ANN, "table", words("2", picture="p"))
        await it.goes_by(1_500)
        it.outbox.show(ANN, "other", words("o", picture="p"))
        await it.goes_by(2_500)
        assert [what for what in it.did if what[0] == "delete"] == [("delete", 101), ("delete", 102)]
        it.api.plan("delete", Down(""), times=30)  # for this one alone
        await it.goes_by(600_000)
        assert it.did.count(("delete", 101)) == MOST_CHORE_TRIES
        assert [each[0] for each in it.heard.all] == []
        assert it.outbox._lanes[ANN.chat].idle
