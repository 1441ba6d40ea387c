"""The fair shuffle at a table: commit first, then hashes, then values; who is silent counts as null."""

from core.game.shuffle import commitment, deal, deal_key, nonce_commitment
from core.table.gathering import Gathering
from core.table.messages import Nonce, NonceCall, Rejected, Update
from core.table.records import Committed, Shuffled, read_record
from tests.core.table.playing import RULES, Game, Seat, records_of, secret_of, settled

VALUES = [bytes([seat + 1] * 16) for seat in range(4)]
HASHES = [nonce_commitment(value) for value in VALUES]
PROMISED = commitment(secret_of(1))


async def new() -> Game:
    game = Game()
    await game.found(records_of(seed=None, humans=(0, 1, 2, 3)))
    return game


def calls(seat: Seat) -> list[NonceCall]:
    return [message for message in seat.all if isinstance(message, NonceCall)]


async def shuffled(game: Game) -> Shuffled:
    record = read_record((await game.log.read(game.name))[-1])
    assert isinstance(record, Shuffled)
    return record


async def test_every_seat_hears_the_commitment_before_it_gives_anything_and_the_deal_follows_from_all() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats()
        for seat in seats:
            assert calls(seat) == [NonceCall(n=1, commitment=PROMISED)]
        for at, seat in enumerate(seats):
            await seat.say(Nonce(1, commit=HASHES[at]))
        for seat in seats:
            await seat.hear()
            assert calls(seat)[1:] == [NonceCall(n=1, commitment=PROMISED, commits=tuple(HASHES))]
            assert seat.update is None
        for at, seat in enumerate(seats):
            await seat.say(Nonce(1, value=VALUES[at].hex()))
        record = await shuffled(game)
        assert record.nonces == tuple(value.hex() for value in VALUES)
        await seats[0].hear()
        assert seats[0].update is not None
        assert seats[0].update.view.commitment == PROMISED
        dealt = deal(RULES, deal_key(secret_of(1), "K7QF2M", 1, VALUES))
        assert game.coordinator.table.dealt == dealt


async def test_the_secret_is_written_down_before_its_commitment_is_told() -> None:
    game = await new()
    async with game.running():
        await game.seats()
        record = read_record((await game.log.read(game.name))[-1])
        assert isinstance(record, Committed)
        assert record.secret == secret_of(1).hex()


async def test_a_seat_that_is_silent_or_changes_its_mind_counts_as_null() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats()
        for at in (0, 1, 2):
            await seats[at].say(Nonce(1, commit=HASHES[at]))
        await game.advance(2_000)
        await seats[0].say(Nonce(1, value=VALUES[0].hex()))
        await seats[1].say(Nonce(1, value=bytes(16).hex()))
        await seats[3].say(Nonce(1, value=VALUES[3].hex()))
        await game.advance(1_999)
        await seats[0].hear()
        assert seats[0].update is None, "seat 2 may still send its value"
        await game.advance(1)
        record = await shuffled(game)
        assert record.commits == (*HASHES[:3], None)
        assert record.nonces == (VALUES[0].hex(), None, None, None)


async def test_nobody_answers_and_the_deal_comes_all_the_same() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats()
        await game.advance(2_000)
        await game.advance(2_000)
        assert (await shuffled(game)).nonces == (None,) * 4
        await seats[0].hear()
        assert isinstance(seats[0].update, Update)


async def test_a_deal_waits_some_time_for_seats_that_are_not_there() -> None:
    game = await new()
    async with game.running():
        (seat,) = await game.seats(which=(2,))
        await game.advance(9_999)
        assert calls(seat) == []
        await game.advance(1)
        await seat.hear()
        assert calls(seat) == [NonceCall(n=1, commitment=PROMISED)]
        await seat.say(Nonce(1, commit=HASHES[2]))
        await seat.say(Nonce(1, value=VALUES[2].hex()))
        assert (await shuffled(game)).nonces == (None, None, VALUES[2].hex(), None)


async def test_a_seat_that_comes_late_is_asked_too_and_one_that_goes_is_not_waited_for() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats(which=(0, 1))
        await game.advance(10_000)
        late = Seat(game.bus.seat(3))
        await late.introduce()
        assert calls(late) == [NonceCall(n=1, commitment=PROMISED)]
        await seats[0].port.aclose()
        await seats[1].say(Nonce(1, commit=HASHES[1]))
        await late.say(Nonce(1, commit=HASHES[3]))
        await seats[1].hear()
        assert calls(seats[1])[-1].commits == (None, HASHES[1], None, HASHES[3])


async def test_after_a_restart_the_table_is_bound_to_the_same_secret() -> None:
    game = await new()
    async with game.running():
        await game.seats()
    game.coordinator = game.another()
    async with game.running():
        seats = await game.seats()
        assert calls(seats[0])[-1] == NonceCall(n=1, commitment=PROMISED)
        assert len(await game.log.read(game.name)) == 6


async def test_what_is_no_hash_or_nonce_is_malformed() -> None:
    game = await new()
    async with game.running():
        seats = await game.seats()
        for nonce in (
            Nonce(1),
            Nonce(1, commit=HASHES[0], value=VALUES[0].hex()),
            Nonce(1, commit="beef"),
            Nonce(1, commit=HASHES[0].upper()),
            Nonce(1, value="00" * 15),
        ):
            (answer,) = await seats[0].say(nonce)
            assert isinstance(answer, Rejected)
            assert answer.code == "malformed"


async def test_a_seeded_table_asks_nobody() -> None:
    game = Game()
    await game.found(records_of(seed="7"))
    async with game.running():
        seats = await game.seats()
        await settled()
        assert calls(seats[0]) == []
        assert seats[0].update is not None
        assert seats[0].update.view.commitment is None


def test_a_hash_may_be_sent_anew_and_a_value_only_once() -> None:
    gathering = Gathering(1, PROMISED, 4, here=[0, 1])
    assert gathering.hear(0, Nonce(1, commit=HASHES[1])) is None
    assert gathering.hear(0, Nonce(1, commit=HASHES[0])) is None
    gathering.close_hashes()
    assert gathering.hear(0, Nonce(1, value=VALUES[1].hex())) is None
    assert gathering.hear(0, Nonce(1, value=VALUES[0].hex())) is None
    assert gathering.nonces == (None,) * 4
    assert gathering.complete


def test_what_is_meant_for_another_deal_or_stage_is_passed_over() -> None:
    gathering = Gathering(2, PROMISED, 4, here=[0])
    assert gathering.hear(0, Nonce(1, commit=HASHES[0])) is None
    assert gathering.hear(0, Nonce(2, value=VALUES[0].hex())) is None
    assert not gathering.complete
    assert gathering.commits == (None,) * 4
