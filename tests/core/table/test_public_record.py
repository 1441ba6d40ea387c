"""The record that anyone may see: whole deals only, checkable without the table, and the same as what was played."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from core.game.actions import Draw
from core.game.cards import NUMBERS
from core.game.fairness import DealLine
from core.game.play import Deal, apply, start
from core.game.rules import make_rules, options_of
from core.game.shuffle import Dealt
from core.table.messages import Act, Leave
from core.table.orders import Close
from core.table.ports import Think
from core.table.public_record import (
    ActLine,
    Line,
    MatchLine,
    PublicRecord,
    ResultLine,
    ScoreLine,
    public_lines,
    read_line,
    written,
)
from core.table.records import Record, read_record
from scripts.settings import load_rules
from scripts.verify import verify
from tests.core.table.lobbies import all_ready, done, lobby_table, playing
from tests.core.table.playing import SHORT, Game, chance, dull, on_turn, records_of, take_turn


async def played(records: list[Record], thinks: Sequence[Think]) -> Game:
    game = Game()
    await game.found(records)
    await game.play(thinks)
    return game


async def lines_of(game: Game) -> list[Line]:
    return public_lines(game.name, await game.log.read(game.name))


def played_again(lines: Sequence[Line]) -> list[tuple[int, ...]]:
    """The scores that the engine gives for a record, which it follows card by card."""
    head = lines[0]
    assert isinstance(head, MatchLine)
    rules = load_rules(head.rules, head.options)
    scores: list[tuple[int, ...]] = []
    totals = (0,) * rules.teams
    deal: Deal | None = None
    for line in lines[1:]:
        match line:
            case DealLine():
                cards = [
                    tuple(tuple(NUMBERS[card] for card in heap) for heap in heaps) for heaps in (line.hands, line.pots)
                ]
                stock, pile = (tuple(NUMBERS[card] for card in heap) for heap in (line.stock, line.pile))
                deal = start(rules, Dealt(line.dealer, None, line.cut, cards[0], cards[1], stock, pile), totals)
            case ActLine():
                for action in line.actions:
                    assert deal is not None
                    deal, _ = apply(deal, line.seat, action)
            case ScoreLine():
                assert deal is not None
                assert (line.over, line.score) == (deal.over, deal.scores)
                assert [sheet.total() for sheet in line.sheet] == list(deal.scores)
                totals = tuple(had + won for had, won in zip(totals, deal.scores, strict=True))
                assert line.totals == totals
                scores.append(deal.scores)
            case ResultLine():
                assert line.totals == totals
    return scores


@pytest.mark.parametrize("preset", ["burraco", "buraco", "stbl", "aberto"])
async def test_a_record_is_followed_to_the_same_scores(preset: str) -> None:
    game = await played(records_of(preset, {"target": 0}, seed=None), [chance] * 4)
    lines = await lines_of(game)
    assert played_again(lines) == [game.coordinator.table.totals]
    assert isinstance(lines[-1], ResultLine)


async def test_a_match_of_several_deals_is_followed_too() -> None:
    game = await played(records_of("burraco", SHORT, seed="9"), [chance] * 4)
    assert len(played_again(await lines_of(game))) == game.coordinator.table.n == 3


@pytest.mark.parametrize("preset", ["burraco", "buraco", "stbl"])
async def test_the_verifier_accepts_every_deal(preset: str, tmp_path: Path) -> None:
    game = await played(records_of(preset, {"target": 0}, seed=None), [chance] * 4)
    path = tmp_path / "match.jsonl"
    path.write_bytes(written(await lines_of(game)))
    report = verify(path)
    assert report.proved, report.findings
    assert "nonces of seats 0, 1, 2, 3" in report.findings[0].text


async def test_a_seeded_match_says_so_and_shows_no_secret(tmp_path: Path) -> None:
    game = await played(records_of("aberto", seed="9"), [chance] * 4)
    lines = await lines_of(game)
    head, deal, score = lines[0], lines[1], lines[-2]
    assert isinstance(head, MatchLine)
    assert isinstance(deal, DealLine)
    assert isinstance(score, ScoreLine)
    assert (head.seeded, deal.commitment, deal.nonces, score.secret) == (True, None, None, None)
    path = tmp_path / "match.jsonl"
    path.write_bytes(written(lines))
    assert verify(path).faults == 0


async def test_no_line_ever_shows_a_hand_still_in_play() -> None:
    game = await played(records_of("burraco", SHORT, seed="9"), [chance] * 4)
    public = PublicRecord()
    shown: list[Line] = []
    over = 0
    for raw in await game.log.read(game.name):
        shown += public.add(read_record(raw))
        deals = [line for line in shown if isinstance(line, DealLine)]
        scores = [line for line in shown if isinstance(line, ScoreLine)]
        assert len(deals) == len(scores)
        over = len(scores)
    assert over == 3
    assert shown == await lines_of(game)


async def test_an_abandoned_deal_has_no_score_but_its_secret(tmp_path: Path) -> None:
    game = Game()
    await game.found(records_of(seed=None, humans=(0, 1, 2, 3)))
    async with game.running():
        seats = await game.seats()
        await game.advance(2_000)
        await take_turn(seats)
        assert await lines_of(game) == (await lines_of(game))[:1]
        await game.coordinator.abandon()
    lines = await lines_of(game)
    score, result = lines[-2:]
    assert isinstance(score, ScoreLine)
    assert isinstance(result, ResultLine)
    assert (score.over, score.score, score.totals, score.sheet) == (None, None, (0, 0), ())
    assert score.secret is not None
    assert (result.winner, result.reason) == (None, "abandoned")
    path = tmp_path / "match.jsonl"
    path.write_bytes(written(lines))
    assert verify(path).proved


async def test_a_record_ends_with_its_result_whatever_the_players_agree_on_afterwards() -> None:
    game = await lobby_table()
    async with game.running():
        seats = await playing(game)
        await done(game, Close())
        before = public_lines(game.name, await game.log.read(game.name))
        await all_ready(seats)
    after = public_lines(game.name, await game.log.read(game.name))
    assert game.coordinator.table.next_table is not None
    assert after == before


async def test_what_a_bot_said_and_what_a_stand_in_did_is_kept() -> None:
    game = Game(stand_in=dull)
    await game.found(records_of("aberto"))
    async with game.running():
        seats = await game.seats()
        turn = on_turn(seats)
        await seats[turn].say(Act(seq=seats[turn].seq, actions=(Draw(),), info={"worlds": 64}, explain="I had to"))
        await seats[turn].say(Leave())
        while game.coordinator.table.result is None:
            await take_turn([seat for at, seat in enumerate(seats) if at != turn])
    acts = [line for line in await lines_of(game) if isinstance(line, ActLine)]
    assert (acts[0].info, acts[0].explain, acts[0].by) == ({"worlds": 64}, "I had to", "player")
    assert acts[1].by == "clock"
    result = (await lines_of(game))[-1]
    assert isinstance(result, ResultLine)
    assert result.stand_in[turn] == result.turns[turn] > 0
    assert sum(result.stand_in) == result.stand_in[turn]


async def test_the_lines_have_the_form_that_other_programs_read() -> None:
    game = await played(records_of("burraco", {"target": 0, "players": 2}, seed=None), [chance] * 2)
    shown = [json.loads(line) for line in written(await lines_of(game)).splitlines()]
    head = shown[0]
    assert head == {
        "type": "match",
        "format": 1,
        "table": "K7QF2M",
        "rules": "burraco",
        "options": {"players": 2, "draw_for": "deal", "target": 0},
        "seats": [{"name": "P0", "kind": "bot"}, {"name": "P1", "kind": "bot"}],
        "engine": 1,
    }
    assert list(shown[1]) == [
        "type", "n", "draw", "dealer", "hands", "pots", "stock", "pile", "cut", "commitment", "nonces"
    ]  # fmt: skip
    assert list(shown[2]) == ["type", "seat", "actions", "ms", "by"]
    assert list(shown[-2]) == ["type", "n", "over", "score", "totals", "sheet", "secret"]
    assert list(shown[-2]["sheet"][0]) == ["cards", "canastas", "out", "cut", "hands", "pot"]
    assert list(shown[-1]) == ["type", "winner", "totals", "reason"]


async def test_lines_are_read_as_they_were_written_and_unknown_fields_are_passed_over() -> None:
    game = await played(records_of("aberto", seed=None), [chance] * 4)
    lines = await lines_of(game)
    assert [read_line(raw) for raw in written(lines).splitlines()] == lines
    newer = b'{"type":"result","winner":0,"totals":[1,2],"reason":"target","mood":"fine"}'
    assert read_line(newer) == ResultLine(winner=0, totals=(1, 2), reason="target")
    for wrong in (b"", b"{", b"[]", b'{"type":"act"}', b'{"type":"dance"}'):
        with pytest.raises(ValueError):  # noqa: PT011
            read_line(wrong)


async def test_the_options_of_a_record_make_its_rules_again() -> None:
    game = await played(records_of("buraco", {"target": 0, "ace": "high"}, seed=None), [chance] * 4)
    head = (await lines_of(game))[0]
    assert isinstance(head, MatchLine)
    rules = game.coordinator.table.rules
    assert load_rules(head.rules, head.options) == rules == make_rules("buraco", options_of(rules), {})
