"""The benchmark of the pictures: that it measures, not how fast it is."""

from __future__ import annotations

from transports.telegram.pictures.measured import measure, samples


def test_every_sample_is_measured_with_its_cards_and_its_bytes() -> None:
    measured = measure(rounds=2)
    assert [one.name for one in measured] == list(samples())
    assert [one.cards for one in measured] == [11, 60, 60, 108, 60]
    assert all(one.median_ms > 0 and one.first_ms > 0 and one.size > 1000 for one in measured)
