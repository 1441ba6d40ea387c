"""The benchmark of the pictures: that it measures, not how fast it is."""

from __future__ import annotations

from transports.telegram.pictures.measured import measure, samples


def test_every_sample_is_measured_with_its_cards_and_its_bytes() -> None:
    measured = measure(rounds=2)
    assert [one.name for one in measured] == list(samples())
    assert [one.cards for one in measured] == [11, 60, 60, 80, 80, 108, 60, 80]
    assert all(one.median_ms > 0 and one.first_ms > 0 and one.size > 1000 for one in measured)


def test_with_sixty_cards_a_picture_is_far_below_forty_kilobytes_with_eighty_below_them_but_of_six_players() -> None:
    sizes = {one.name: (one.cards, one.size) for one in measure(rounds=1)}
    assert {name for name, (cards, size) in sizes.items() if cards <= 60 and size > 33_000} == set()
    assert {name for name, (cards, size) in sizes.items() if cards <= 80 and size > 40_000} == {
        "six players, table and hand, 80 cards"
    }
    assert sizes["six players, table and hand, 80 cards"][1] < 46_000
