"""The score sheet: every item that counts, the own team first, in columns or in sentences, and who has won."""

import msgspec
import pytest

from core.game.scoring import Sheet
from core.table.messages import End, MatchResult
from scripts.settings import load_rules
from tests.transports.english import ENGLISH
from transports.console.promises import Promises
from transports.console.scores import outcome, result_line, sheet_lines
from transports.text import Words

NAMES = ("Ana", "Bruno", "Carla", "Dario", "Elena", "Fabio")
WORDS = Words(NAMES[:4], 1, load_rules("burraco"), ENGLISH)
END = End(
    n=2,
    score=(310, -45),
    totals=(900, 455),
    sheet=(
        Sheet(cards=120, canastas=((3, "clean", 200),), out=0, cut=0, hands=-10, pot=0),
        Sheet(cards=75, canastas=(), out=0, cut=0, hands=-20, pot=-100),
    ),
    secret=None,
)


def test_the_sheet_has_a_line_for_every_item_that_counts() -> None:
    assert [" ".join(line.split()) for line in sheet_lines(END, WORDS, 60, plain=False)] == [
        "Deal 2 We They",
        "─" * 36,
        "cards on the table 75 120",
        "canastas 0 200",
        "cards left in hand -20 -10",
        "never had a pot -100 0",
        "─" * 36,
        "this deal -45 310",
        "match 455 900",
        "Canastas: They: meld 3 (clean) 200.",
    ]


def test_by_ear_the_sheet_is_a_sentence_for_each_team() -> None:
    assert sheet_lines(END, WORDS, 60, plain=True) == [
        "The score of deal 2.",
        "We: cards on the table 75, cards left in hand -20, never had a pot -100, this deal -45, match 455.",
        "They: cards on the table 120, canastas 200, cards left in hand -10, this deal 310, match 900.",
    ]


def test_where_there_is_no_room_for_columns_there_are_none() -> None:
    six = Words(NAMES, 0, load_rules("burraco", {"players": 6, "teams": 3}), ENGLISH)
    end = End(n=1, score=(1, 2, 3), totals=(1, 2, 3), sheet=(END.sheet[0],) * 3, secret=None)
    lines = sheet_lines(end, six, 39, plain=False)
    assert max(map(len, lines)) <= 39
    assert " ".join(" ".join(lines).split()).count("this deal") == 3


def test_a_table_that_was_closed_before_its_first_deal_has_no_sheet_and_no_winner_to_tell_of() -> None:
    closed = End(n=0, score=None, totals=(0, 0), sheet=(), secret=None, result=MatchResult(None, (0, 0), "abandoned"))
    said = ["The table was closed before its first deal."]
    assert sheet_lines(closed, WORDS, 60, plain=True) == said
    assert [outcome(closed, WORDS)] == said
    assert outcome(END, WORDS) == ""


def test_an_abandoned_deal_counts_for_nothing() -> None:
    end = End(n=1, score=None, totals=(0, 0), sheet=(), secret=None)
    assert sheet_lines(end, WORDS, 60, plain=False) == ["Deal 1 was abandoned and counts for nothing."]


@pytest.mark.parametrize(
    ("result", "said"),
    [
        (MatchResult(1, (10, 20), "target"), "The match is over. You win: We 20, They 10."),
        (MatchResult(0, (20, 10), "time"), "The match is over. They win: We 10, They 20. The time is up."),
        (MatchResult(None, (10, 10), "one_deal"), "The match is a draw: We 10, They 10."),
        (MatchResult(None, (5, 10), "abandoned"), "The match has no winner: We 10, They 5. It was abandoned."),
    ],
)
def test_the_end_of_a_match_says_who_has_won(result: MatchResult, said: str) -> None:
    assert result_line(result, WORDS) == said


@pytest.mark.parametrize(
    ("seat", "winner", "said"),
    [
        (1, 0, "They win: We 0, They 0. You and Dario gave up."),
        (0, 0, "You win: We 0, They 0. Bruno and Dario gave up."),
        (None, 1, "Bruno and Dario win: Ana and Carla 0, Bruno and Dario 0. Ana and Carla gave up."),
    ],
)
def test_who_gave_up_is_said_from_where_the_reader_sits(seat: int | None, winner: int, said: str) -> None:
    words = Words(NAMES[:4], seat, load_rules("burraco"), ENGLISH)
    assert result_line(MatchResult(winner, (0, 0), "forfeit"), words) == f"The match is over. {said}"


# --- what the table promised ---------------------------------------------------------------------------------------

SECRET = "00" * 32
COMMITTED = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


def test_a_promise_that_was_kept_is_said_to_be() -> None:
    promises = Promises(ENGLISH)
    assert promises.committed(1, COMMITTED) == f"Shuffle of deal 1 promised (shuffle explains): {COMMITTED}."
    assert COMMITTED in promises.lines(1, COMMITTED)[0], "asked for, it is shown whole before anything is played"
    assert promises.committed(1, COMMITTED) is None, "once is enough"
    assert (promises.revealed(1, SECRET) or "").endswith("it is the one committed to.")


def test_a_promise_that_was_broken_is_said_loudly() -> None:
    promises = Promises(ENGLISH)
    promises.committed(1, COMMITTED)
    assert "NOT" in (promises.revealed(1, "11" * 32) or "")
    assert "NOT" in (promises.revealed(1, "no hexadecimal") or "")
    assert "anew" in (promises.committed(1, "ab" * 32) or "")


def test_a_secret_that_is_kept_back_proves_nothing() -> None:
    promises = Promises(ENGLISH)
    promises.committed(1, COMMITTED)
    assert "nothing is proved" in (promises.revealed(1, None) or "")


def test_a_seeded_match_promises_nothing_and_says_so() -> None:
    promises = Promises(ENGLISH)
    assert promises.revealed(1, None) is None
    assert promises.lines(1, None)[0].startswith("Seeded: not a fair shuffle.")


def test_after_a_resume_the_promise_is_the_one_of_the_view() -> None:
    promises = Promises(ENGLISH)
    assert COMMITTED in promises.lines(3, COMMITTED)[0]
    assert (promises.revealed(3, SECRET) or "").endswith("it is the one committed to.")


def test_at_a_shared_table_it_is_said_how_its_record_is_had() -> None:
    said = Promises(ENGLISH, "K7M2QX").lines(1, "ab" * 32)
    assert "buraco export K7M2QX --record FILE writes it, then buraco verify FILE" in said[-1]
    assert "export" not in Promises(ENGLISH).lines(1, "ab" * 32)[-1]


def test_after_a_break_the_deal_in_play_says_what_it_is_committed_to() -> None:
    promises = Promises(ENGLISH)
    promises.stands(1, COMMITTED)
    assert promises.committed(1, COMMITTED) is None
    assert (promises.revealed(1, SECRET) or "").endswith("it is the one committed to.")
    promises.stands(2, None)
    assert 2 not in promises


def test_a_deal_that_shows_another_commitment_than_was_promised_does_not_change_the_promise() -> None:
    promises = Promises(ENGLISH)
    promises.committed(1, "ab" * 32)
    promises.stands(1, COMMITTED)
    assert "NOT what the table had committed to" in (promises.revealed(1, SECRET) or "")


def test_who_has_only_reached_a_target_that_must_be_passed_is_told_that_the_match_goes_on() -> None:
    words = Words(NAMES[:4], 0, load_rules("burraco", {"target": 500}), ENGLISH)
    end = msgspec.structs.replace(END, totals=(500, 455))
    said = "500 points are not enough: the match is won with more than that."
    for plain in (True, False):
        assert sheet_lines(end, words, 80, plain)[-1].strip() == said
        assert said not in " ".join(sheet_lines(END, words, 80, plain))
    reached = Words(NAMES[:4], 0, load_rules("burraco", {"target": 500, "target_exceed": False}), ENGLISH)
    assert said not in " ".join(sheet_lines(end, reached, 80, plain=True))
