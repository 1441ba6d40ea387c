"""The seat language is spoken by programs we do not know: its form is frozen here."""

from __future__ import annotations

from typing import get_args

import pytest

from core.game.actions import Discard, Draw, Extend, Lay, Take
from core.game.events import Dealt, Drew, Scored
from core.game.scoring import Sheet
from core.game.view import ClosedPile, MeldView, View
from core.table.messages import (
    Act,
    Back,
    Budget,
    Claim,
    ClockSaid,
    Closed,
    End,
    FromSeat,
    Hello,
    Id,
    Leave,
    Lobby,
    LobbySeat,
    MatchResult,
    Nonce,
    NonceCall,
    NotUnderstood,
    OptionDeclared,
    Ping,
    Player,
    Pong,
    Ready,
    Rejected,
    RulesSaid,
    Said,
    Say,
    SetOption,
    Stop,
    Sync,
    Tick,
    ToSeat,
    Turn,
    Update,
    Vote,
    encode,
    read_from_seat,
    read_to_seat,
)

VIEW = View(
    seat=0,
    turn=1,
    phase="play",
    first_turn=False,
    dealer=3,
    n=2,
    scores=(310, -45),
    hand=("9D", "JK"),
    counts=(2, 11),
    melds=(
        MeldView(
            id=0, team=0, cards=("3S", "4S", "5S"), kind="sequence", wild=None, canasta=None, points=15, one_turn=True
        ),
    ),
    pile=ClosedPile("2H", 3),
    stock=40,
    pots=2,
    pot_taken=(False, False),
    unplayed=(False, False),
    unseen=(False, False),
    minimum=(0, 50),
    laid=0,
    quiet=0,
    withdrew=False,
    took=None,
    took_closed=False,
    drawn=None,
    commitment="ab",
)
VIEW_KEYS = (
    "seat", "turn", "phase", "first_turn", "dealer", "n", "scores", "hand", "counts", "melds", "pile", "stock", "pots",
    "pot_taken", "unplayed", "unseen", "minimum", "laid", "quiet", "withdrew", "took", "took_closed", "drawn",
    "commitment",
)  # fmt: skip

TO_SEAT: list[tuple[ToSeat, str]] = [
    (
        Hello(
            protocol=1,
            table="K7QF2M",
            seat=0,
            rules=RulesSaid("burraco", {"target": 2000}),
            players=(Player("Ana", "human"),),
            clock=ClockSaid(30_000, 120_000, 500),
            engine=1,
        ),
        '{"type":"hello","protocol":1,"table":"K7QF2M","seat":0,"rules":{"preset":"burraco","options":{"target":2000}},'
        '"players":[{"name":"Ana","kind":"human"}],"clock":{"turn_ms":30000,"bank_ms":120000,"grace_ms":500},"engine":1}',
    ),
    (
        Rejected(seq=57, at=1, code="wrong_phase", text="Draw first.", now=58, legal=(Draw(),)),
        '{"type":"rejected","seq":57,"at":1,"code":"wrong_phase","text":"Draw first.","now":58,'
        '"legal":[{"do":"draw"}]}',
    ),
    (
        Rejected(seq=57, at=None, code="stale", text="Done.", now=58, accepted=58),
        '{"type":"rejected","seq":57,"at":null,"code":"stale","text":"Done.","now":58,"accepted":58}',
    ),
    (
        Rejected(seq=57, at=0, code="wrong_phase", text="Draw first.", now=57, number=3),
        '{"type":"rejected","seq":57,"at":0,"code":"wrong_phase","text":"Draw first.","now":57,"number":3}',
    ),
    (Tick(57, 1_000), '{"type":"tick","seq":57,"left_ms":1000,"degraded":false}'),
    (SetOption("depth", 3), '{"type":"setoption","name":"depth","value":3}'),
    (Said(2, "hello"), '{"type":"said","seat":2,"phrase":"hello"}'),
    (Stop(57), '{"type":"stop","seq":57}'),
    (Ping(1), '{"type":"ping","n":1}'),
    (
        End(
            n=1,
            score=(310, -45),
            totals=(310, -45),
            sheet=(Sheet(10, ((0, "clean", 200),), 100, 0, 0, 0),),
            secret="ab",
            result=MatchResult(0, (310, -45), "target"),
        ),
        '{"type":"end","n":1,"score":[310,-45],"totals":[310,-45],"sheet":[{"cards":10,"canastas":[[0,"clean",200]],'
        '"out":100,"cut":0,"hands":0,"pot":0}],"secret":"ab",'
        '"result":{"winner":0,"totals":[310,-45],"reason":"target"}}',
    ),
    (
        End(
            n=2,
            score=None,
            totals=(310, -45),
            sheet=(),
            secret=None,
            result=MatchResult(
                0, (310, -45), "forfeit", stand_in=(0, 3, 0, 0), turns=(9, 9, 9, 8), left=("Bea", "Duccio")
            ),
        ),
        '{"type":"end","n":2,"score":null,"totals":[310,-45],"sheet":[],"secret":null,"result":{"winner":0,'
        '"totals":[310,-45],"reason":"forfeit","stand_in":[0,3,0,0],"turns":[9,9,9,8],"left":["Bea","Duccio"]}}',
    ),
    (Closed("the match is over"), '{"type":"closed","reason":"the match is over"}'),
    (
        Closed("the match is over", "BBBBBB"),
        '{"type":"closed","reason":"the match is over","next_table":"BBBBBB"}',
    ),
    (
        Lobby(
            seq=9,
            phase="playing",
            seats=(
                LobbySeat(name="Ana", kind="human", here=True, ready=True),
                LobbySeat(name="Bea", kind="human", held="late", coming="Ada"),
                LobbySeat(),
            ),
            host=0,
            votes=((0, 1),),
            may_claim=(0,),
        ),
        '{"type":"lobby","seq":9,"phase":"playing","seats":[{"name":"Ana","kind":"human","here":true,"ready":true},'
        '{"name":"Bea","kind":"human","held":"late","coming":"Ada"},{}],"host":0,"votes":[[0,1]],"may_claim":[0]}',
    ),
    (NonceCall(n=1, commitment="ab"), '{"type":"nonces","n":1,"commitment":"ab"}'),
    (
        NonceCall(n=1, commitment="ab", commits=("cd", None)),
        '{"type":"nonces","n":1,"commitment":"ab","commits":["cd",null]}',
    ),
]

FROM_SEAT: list[tuple[FromSeat, str]] = [
    (
        Id(
            protocol=1,
            name="bot",
            version="2",
            author="me",
            wants=("legal", "events"),
            options=(OptionDeclared(name="depth", kind="int", default=1, min=0, max=9),),
        ),
        '{"type":"id","protocol":1,"name":"bot","version":"2","author":"me","wants":["legal","events"],'
        '"options":[{"name":"depth","kind":"int","default":1,"min":0,"max":9}]}',
    ),
    (Id(protocol=1, name="bot"), '{"type":"id","protocol":1,"name":"bot"}'),
    (Id(protocol=1, name="bot", kind="bot"), '{"type":"id","protocol":1,"name":"bot","kind":"bot"}'),
    (
        Act(seq=57, actions=(Take(None, ("6S", "7S")), Lay(("3S", "4S", "5S")), Extend(3, ("6S",)), Discard("9D"))),
        '{"type":"act","seq":57,"actions":[{"do":"take","cards":["6S","7S"]},{"do":"lay","cards":["3S","4S","5S"]},'
        '{"do":"extend","meld":3,"cards":["6S"]},{"do":"discard","card":"9D"}]}',
    ),
    (
        Act(seq=57, actions=(Draw(),), info={"worlds": 64}, explain="why"),
        '{"type":"act","seq":57,"actions":[{"do":"draw"}],"info":{"worlds":64},"explain":"why"}',
    ),
    (Act(seq=57, actions=(Draw(),), number=3), '{"type":"act","seq":57,"actions":[{"do":"draw"}],"number":3}'),
    (Sync(57), '{"type":"sync","have":57}'),
    (Nonce(1, commit="ab"), '{"type":"nonce","n":1,"commit":"ab"}'),
    (Nonce(1, value="ab"), '{"type":"nonce","n":1,"value":"ab"}'),
    (Say("hello"), '{"type":"say","phrase":"hello"}'),
    (Ready(), '{"type":"ready"}'),
    (Ready(False), '{"type":"ready","ready":false}'),
    (Claim(), '{"type":"claim"}'),
    (Vote(2), '{"type":"vote","seat":2}'),
    (Leave(), '{"type":"leave"}'),
    (Back(), '{"type":"back"}'),
    (Pong(1), '{"type":"pong","n":1}'),
]


@pytest.mark.parametrize(("message", "line"), TO_SEAT)
def test_what_a_table_says_has_its_old_form(message: ToSeat, line: str) -> None:
    assert encode(message).decode() == line
    assert read_to_seat(line) == message


@pytest.mark.parametrize(("message", "line"), FROM_SEAT)
def test_what_a_seat_says_has_its_old_form(message: FromSeat, line: str) -> None:
    assert encode(message).decode() == line
    assert read_from_seat(line) == message


def test_no_kind_of_message_is_without_a_sample() -> None:
    assert {type(message) for message, _ in TO_SEAT} == set(get_args(ToSeat)) - {Update}, "it has a test of its own"
    assert {type(message) for message, _ in FROM_SEAT} == set(get_args(FromSeat))


def test_an_update_holds_a_whole_view() -> None:
    update = Update(
        since=56,
        seq=57,
        events=(Drew(seq=57, seat=1), Dealt(seq=57, n=1, dealer=0), Scored(seq=57, score=(1, 2), over="out")),
        view=VIEW,
        turn=Turn(deadline_ms=30_000, bank_ms=None, budget=Budget(64), legal=(Draw(),)),
    )
    line = encode(update).decode()
    assert line.startswith(
        '{"type":"update","since":56,"seq":57,"events":[{"event":"drew","seq":57,"seat":1},'
        '{"event":"dealt","n":1,"dealer":0,"seq":57},{"event":"scored","score":[1,2],"over":"out","seq":57}],"view":{'
    )
    assert line.endswith('"turn":{"deadline_ms":30000,"bank_ms":null,"budget":{"worlds":64},"legal":[{"do":"draw"}]}}')
    for key in VIEW_KEYS:
        assert f'"{key}":' in line
    assert read_to_seat(line) == update


def test_a_seat_passes_over_what_it_does_not_know() -> None:
    assert read_to_seat('{"type":"stop","seq":5,"mood":"fine"}') == Stop(5)
    with pytest.raises(NotUnderstood):
        read_to_seat('{"type":"dance"}')


@pytest.mark.parametrize(
    "line",
    [
        "",
        "null",
        "[]",
        "{",
        '{"type":"act"}',
        '{"type":"act","seq":1,"actions":[{"do":"draw"}],"mood":"fine"}',
        '{"type":"act","seq":1,"actions":[{"do":"draw","mood":"fine"}]}',
        '{"type":"act","seq":1,"actions":[{"do":"peek"}]}',
        '{"type":"act","seq":"1","actions":[]}',
        '{"type":"dance"}',
        "[" * 5_000,
        b"\xff\xfe",
    ],
)
def test_the_table_refuses_what_it_does_not_know(line: str | bytes) -> None:
    with pytest.raises(NotUnderstood):
        read_from_seat(line)
