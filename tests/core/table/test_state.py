"""A table is the fold of its records: what each of them does, and what cannot follow."""

import pytest

from core.game.actions import Action, Discard, Draw
from core.game.events import Dealt
from core.game.legal import legal_moves
from core.game.shuffle import nonce_commitment
from core.table.messages import ClockSaid
from core.table.ports import LogDamaged, OtherEngine
from core.table.records import (
    Abandoned,
    Acted,
    Committed,
    Opened,
    Paused,
    Record,
    Resumed,
    Returned,
    Seated,
    Shuffled,
    StoodIn,
    encode_record,
)
from core.table.state import fold, replay
from core.table.table import Misfit, NotAllowed, Table
from tests.core.table.playing import WALL, records_of

CLOCK = ClockSaid(turn_ms=10_000, bank_ms=5_000, grace_ms=100)


def table_of(records: list[Record]) -> Table:
    table: Table | None = None
    for record in records:
        table, _ = fold(table, record)
    assert table is not None
    return table


def dealt(preset: str = "burraco", options: dict[str, object] | None = None, clock: ClockSaid | None = None) -> Table:
    return table_of([*records_of(preset, options, clock=clock), Shuffled(at=WALL, n=1)])


def dull_turn(table: Table, ms: int = 0, by: str = "player", why: str | None = None) -> Table:
    """Whoever is on turn draws and discards, in two acts of ``ms`` each."""
    deal = table.live
    assert deal is not None
    seat = deal.turn
    table, _ = fold(table, Acted(at=WALL, seat=seat, actions=(Draw(),), ms=ms, by=by, why=why))
    deal = table.live
    if deal is None:
        return table
    discard: Action = next(m.action for m in legal_moves(deal.state) if isinstance(m.action, Discard))
    table, _ = fold(table, Acted(at=WALL, seat=seat, actions=(discard,), ms=ms, by=by, why=why))
    return table


def to_the_end(table: Table, ms: int = 0) -> Table:
    while table.live is not None:
        table = dull_turn(table, ms)
    return table


def test_a_deal_is_due_once_every_seat_is_taken() -> None:
    records = records_of()
    assert not table_of(records[:-1]).due
    assert table_of(records).due
    assert not dealt().due


def test_the_first_record_opens_the_table_and_no_other_does() -> None:
    opened = records_of()[0]
    with pytest.raises(Misfit, match="opens it"):
        fold(None, Paused(at=WALL))
    with pytest.raises(Misfit, match="open already"):
        fold(table_of([opened]), opened)


def test_a_new_deal_tells_its_cards_with_the_number_of_its_record() -> None:
    table = table_of(records_of())
    after, events = fold(table, Shuffled(at=WALL, n=1))
    assert [event.seq for event in events] == [5]
    assert isinstance(events[0], Dealt)
    assert after.seq == after.deal_seq == 5
    assert table.n == 0, "the table before is a value and stays what it was"


def test_a_record_that_is_refused_says_which_action_and_changes_nothing() -> None:
    table = dealt()
    assert table.live is not None
    seat = table.live.turn
    with pytest.raises(NotAllowed) as caught:
        fold(table, Acted(at=WALL, seat=seat, actions=(Draw(), Draw()), ms=0))
    assert (caught.value.at, caught.value.refusal.code) == (1, "wrong_phase")
    assert table.live.phase == "draw"


def test_an_action_past_the_end_of_the_turn_is_not_the_players() -> None:
    table = dealt()
    deal = table.live
    assert deal is not None
    drawn = dull_turn(table)
    assert drawn.live is not None
    assert drawn.live.turn != deal.turn
    with pytest.raises(NotAllowed) as caught:
        fold(drawn, Acted(at=WALL, seat=deal.turn, actions=(Draw(),), ms=0))
    assert caught.value.refusal.code == "not_your_turn"


def test_nobody_acts_at_a_paused_table_or_without_a_deal() -> None:
    act = Acted(at=WALL, seat=0, actions=(Draw(),), ms=0)
    with pytest.raises(Misfit, match="nobody may act"):
        fold(table_of(records_of()), act)
    paused, events = fold(dealt(), Paused(at=WALL))
    assert len(events) == 1
    with pytest.raises(Misfit, match="nobody may act"):
        fold(paused, act)
    with pytest.raises(Misfit, match="paused already"):
        fold(paused, Paused(at=WALL))
    assert not fold(paused, Resumed(at=WALL))[0].paused


def test_the_scores_of_a_deal_are_added_and_the_next_one_moves_the_dealer() -> None:
    table = to_the_end(dealt(options={"target": 5_000}))
    assert table.deal is not None
    assert table.totals == table.deal.scores
    assert table.due
    second, _ = fold(table, Shuffled(at=WALL, n=2))
    assert second.before == table.totals
    assert table.dealt is not None
    assert second.dealt is not None
    assert second.dealt.dealer == (table.dealt.dealer + 1) % 4
    assert second.dealt.draw is None


def test_a_single_deal_ends_the_match_and_nothing_follows() -> None:
    table = to_the_end(dealt("aberto"))
    assert table.result is not None
    assert table.result.reason == "one_deal"
    with pytest.raises(Misfit, match="over"):
        fold(table, Paused(at=WALL))


def test_a_match_by_time_ends_with_the_deal_in_which_the_acts_have_filled_it() -> None:
    options: dict[str, object] = {"target": 0, "time_limit": 10}
    short = to_the_end(dealt(options=options), ms=10)
    assert short.result is None
    assert short.due
    long = to_the_end(dealt(options=options), ms=60_000)
    assert long.result is not None
    assert long.result.reason == "time"


def test_a_night_between_two_records_is_no_playing_time() -> None:
    table = dealt(options={"target": 0, "time_limit": 10})
    night = 10 * 60 * 60 * 1_000
    paused, _ = fold(table, Paused(at=WALL))
    table, _ = fold(paused, Resumed(at=WALL + night))
    assert to_the_end(table).result is None


def test_the_bank_pays_for_what_is_over_the_turn() -> None:
    table = dealt(clock=CLOCK)
    assert table.live is not None
    seat = table.live.turn
    after = dull_turn(table, ms=6_000)
    assert after.banks[seat] == 3_000
    assert [bank for at, bank in enumerate(after.banks) if at != seat] == [5_000] * 3
    assert after.used_ms == 0


def test_strikes_count_turns_in_a_row_that_ran_out() -> None:
    table = dealt(clock=CLOCK)
    assert table.live is not None
    seat = table.live.turn

    def around(table: Table, why: str | None) -> Table:
        table = dull_turn(table, by="player" if why is None else "clock", why=why)
        for _ in range(3):
            table = dull_turn(table)
        return table

    table = around(around(table, "late"), "late")
    assert table.strikes[seat] == 2
    assert around(table, "refused").strikes[seat] == 2
    assert around(table, None).strikes[seat] == 0
    assert table.stand_in[seat] == table.turns[seat] == 2


def test_a_stand_in_holds_a_seat_until_its_owner_is_back() -> None:
    table, events = fold(dealt(), StoodIn(at=WALL, seat=1, why="left"))
    assert table.held == (None, "left", None, None)
    assert events[0].seat == 1
    table, _ = fold(table, Returned(at=WALL, seat=1))
    assert table.held == (None,) * 4


def test_a_seat_that_is_not_there_is_a_misfit() -> None:
    for record in (StoodIn(at=WALL, seat=4, why="left"), Seated(at=WALL, seat=-1, name="A", kind="bot")):
        with pytest.raises(Misfit, match="0 to 3"):
            fold(dealt(), record)


def test_an_abandoned_match_has_no_winner_and_keeps_its_totals() -> None:
    table, _ = fold(to_the_end(dealt(options={"target": 5_000})), Shuffled(at=WALL, n=2))
    after, _ = fold(table, Abandoned(at=WALL))
    assert after.result is not None
    assert (after.result.winner, after.result.totals, after.result.reason) == (None, table.totals, "abandoned")
    assert after.live is None
    forfeit, _ = fold(table, Abandoned(at=WALL, reason="forfeit", winner=1))
    assert forfeit.result is not None
    assert forfeit.result.winner == 1


class TestShuffling:
    value = bytes(16)
    commits = (nonce_commitment(value), None, None, None)
    nonces = (value.hex(), None, None, None)

    def committed(self) -> Table:
        return table_of([*records_of(seed=None), Committed(at=WALL, n=1, secret="ab" * 32)])

    def test_a_deal_needs_the_secret_that_was_committed_to(self) -> None:
        shuffled = Shuffled(at=WALL, n=1, commits=self.commits, nonces=self.nonces)
        with pytest.raises(Misfit, match="not committed"):
            fold(table_of(records_of(seed=None)), shuffled)
        table, _ = fold(self.committed(), shuffled)
        assert (table.secret, table.next_secret) == ("ab" * 32, None)

    def test_a_nonce_that_does_not_fit_its_hash_is_a_misfit(self) -> None:
        wrong = (bytes([1] * 16).hex(), None, None, None)
        for nonces in (wrong, ("zz" * 16, None, None, None), (None, self.value.hex(), None, None)):
            with pytest.raises(Misfit, match="fit its hash"):
                fold(self.committed(), Shuffled(at=WALL, n=1, commits=self.commits, nonces=nonces))

    def test_nobody_commits_twice_or_out_of_turn(self) -> None:
        with pytest.raises(Misfit, match="already"):
            fold(self.committed(), Committed(at=WALL, n=1, secret="cd" * 32))
        with pytest.raises(Misfit, match="next deal is 1"):
            fold(table_of(records_of(seed=None)), Committed(at=WALL, n=2, secret="cd" * 32))
        with pytest.raises(Misfit, match="no secret is due"):
            fold(table_of(records_of(seed="1")), Committed(at=WALL, n=1, secret="cd" * 32))

    def test_a_seeded_deal_has_no_nonces(self) -> None:
        with pytest.raises(Misfit, match="seeded"):
            fold(table_of(records_of()), Shuffled(at=WALL, n=1, commits=self.commits, nonces=self.nonces))


def test_a_log_is_replayed_to_the_same_table() -> None:
    records = [*records_of(), Shuffled(at=WALL, n=1)]
    table = replay("K7QF2M", [encode_record(record) for record in records])
    assert table is not None
    assert (table.seq, table.n, table.totals) == (5, 1, (0, 0))
    assert replay("K7QF2M", []) is None


def test_a_log_that_does_not_fit_together_names_its_line() -> None:
    raw = [encode_record(record) for record in records_of()]
    for broken in ([*raw, b"{"], [*raw, encode_record(Resumed(at=WALL))], [*raw, raw[0]]):
        with pytest.raises(LogDamaged, match="line 6 of its log") as caught:
            replay("K7QF2M", broken)
        assert caught.value.line == 6


def test_a_log_of_another_engine_is_not_guessed_at() -> None:
    first = records_of()[0]
    assert isinstance(first, Opened)
    other = encode_record(first).replace(b'"engine":1', b'"engine":99')
    with pytest.raises(OtherEngine, match="engine 99"):
        replay("K7QF2M", [other])
