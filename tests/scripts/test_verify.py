"""A record is checked as a whole: secrets, the order of the deals, and whatever a damaged file still holds."""

import io
import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from core.game.actions import Discard
from core.game.fairness import deal_line
from core.game.legal import legal_moves
from core.game.phases import ENDINGS
from core.game.play import start_state
from core.game.scoring import scores, sheets
from core.game.shuffle import commitment, deal, deal_key, seeded_key
from scripts.cli import main
from scripts.failure import CommandError
from scripts.findings import Report, print_report
from scripts.settings import load_rules
from scripts.verify import verify, verify_record
from tests.scripts.terminal_session import piped

Lines = list[dict[str, Any]]


def record(
    preset: str = "buraco",
    deals: int = 3,
    nonces: list[bytes | None] | None = None,
    chosen_seats: bool = False,
    dealer: int | None = None,
    seeded: bool = False,
    secrets: Sequence[bytes] = (),
    step: int = 1,
) -> Lines:
    """The lines of a match of four players who draw and discard until the stock is used up, and then give up.

    ``secrets``: of the deals, else each has its own; ``step``: how many seats the deal moves on.
    """
    options = {"target": 90_000}
    rules = load_rules(preset, options)
    sent = nonces if nonces is not None else [bytes([seat] * 16) for seat in range(4)]
    seats = [{"name": f"P{seat}", "kind": "human"} for seat in range(4)]
    start: dict[str, Any] = {"type": "match", "format": 1, "table": "K7QF2M", "rules": preset, "options": options}
    lines: Lines = [start | {"seats": seats, "engine": 1} | ({"seeded": True} if seeded else {})]
    totals: tuple[int, ...] = (0, 0)
    for n in range(1, deals + 1):
        secret = secrets[n - 1] if secrets else bytes([n] * 32)
        key = seeded_key(7, n) if seeded else deal_key(secret, "K7QF2M", n, sent)
        one = deal(rules, key, dealer, chosen_seats)
        dealer = (one.dealer + step) % 4
        shown = deal_line(n, one) if seeded else deal_line(n, one, commitment(secret), sent)
        lines.append(msgspec.to_builtins(shown))
        played = start_state(rules, one, totals)
        while not played.over:
            seat, told = played.turn, []
            while played.turn == seat and not played.over:
                moves = legal_moves(played)
                move = next((move for move in moves if isinstance(move.action, Discard)), moves[0])
                told.append(msgspec.to_builtins(move.action))
                played.step(move)
            lines.append({"type": "act", "seat": seat, "actions": told, "ms": 1, "by": "player"})
        score = scores(played)
        totals = (totals[0] + score[0], totals[1] + score[1])
        sheet = json.loads(msgspec.json.encode(sheets(played)))
        over = {"over": ENDINGS[played.over], "score": score, "totals": list(totals), "sheet": sheet}
        lines.append({"type": "score", "n": n, **over, "secret": None if seeded else secret.hex()})
    return [*lines, {"type": "result", "winner": None, "totals": list(totals), "reason": "abandoned"}]


def at(lines: Lines, kind: str, nth: int = 1) -> int:
    """Where the nth line of a kind stands, from 0."""
    return [place for place, line in enumerate(lines) if line["type"] == kind][nth - 1]


def written(path: Path, lines: Lines) -> Path:
    file = path / "match.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return file


def faults(lines: Lines) -> list[str]:
    return [finding.text for finding in verify_record(lines) if finding.kind == "fault"]


def printed(report: Report) -> str:
    out = io.StringIO()
    print_report(report, out)
    return out.getvalue()


@pytest.mark.parametrize("preset", ["buraco", "stbl", "aberto", "burraco"])
def test_an_honest_match_is_verified_deal_by_deal(tmp_path: Path, preset: str) -> None:
    report = verify(written(tmp_path, record(preset)))
    assert (report.deals, report.verified, report.faults, report.proved) == (3, 3, 0, True)
    assert [finding.kind for finding in report.findings] == ["verified"] * 3
    assert "nonces of seats 0, 1, 2, 3: nobody chose the deck" in printed(report)
    assert printed(report).endswith("3 of 3 deals verified, moves and scores followed, 0 faults\n")


def test_without_nonces_it_proves_only_that_nothing_changed(tmp_path: Path) -> None:
    report = verify(written(tmp_path, record(nonces=[None] * 4, deals=1)))
    assert report.proved
    assert "this proves only that nothing changed after the commitment" in printed(report)
    assert "nobody chose the deck" not in printed(report)


def test_a_single_nonce_names_its_seat() -> None:
    findings = verify_record(record(nonces=[None, None, bytes(16), None], deals=1))
    assert [finding.kind for finding in findings] == ["verified"]
    assert "with the nonces of seat 2: nobody chose the deck" in findings[0].text


def test_a_seeded_match_is_no_fair_shuffle_and_cannot_be_verified(tmp_path: Path) -> None:
    report = verify(written(tmp_path, record(seeded=True)))
    assert (report.deals, report.verified, report.faults, report.proved) == (3, 0, 0, False)
    assert "line 1: Seeded: not a fair shuffle." in printed(report)
    assert "cannot be verified" in printed(report)


def test_a_seeded_match_must_not_claim_a_commitment() -> None:
    lines = record(seeded=True, deals=1)
    lines[1]["commitment"] = "00" * 32
    assert any("seeded match has no commitment" in text for text in faults(lines))


def test_an_impossible_deck_is_found_in_a_seeded_match() -> None:
    lines = record(seeded=True, deals=1)
    lines[1]["stock"][0] = "JK"
    assert any("The cards are not the 108" in text for text in faults(lines))


def test_chosen_seats_and_a_chosen_dealer_are_mentioned_and_no_fault() -> None:
    chosen = verify_record(record("burraco", chosen_seats=True))
    assert [finding.kind for finding in chosen].count("verified") == 3
    assert any("players had chosen their seats" in finding.text for finding in chosen if finding.kind == "note")
    given = verify_record(record("burraco", dealer=2))
    assert any("seat 2 was chosen as the dealer" in finding.text for finding in given if finding.kind == "note")
    assert not [finding for finding in [*chosen, *given] if finding.kind == "fault"]


def edit(kind: str, nth: int, field: str, value: object) -> Callable[[Lines], object]:
    return lambda lines: lines[at(lines, kind, nth)].update({field: value})


def drop(kind: str, nth: int) -> Callable[[Lines], object]:
    return lambda lines: lines.pop(at(lines, kind, nth))


@pytest.mark.parametrize(
    ("change", "where", "n", "said"),
    [
        (edit("score", 1, "secret", "02" * 32), ("deal", 1), 1, "The secret is not the one that was committed to"),
        (edit("score", 1, "secret", None), ("score", 1), 1, "The secret of this deal is not revealed"),
        (edit("score", 1, "secret", "FF" * 32), ("score", 1), 1, "The secret is not lower-case hexadecimal"),
        (edit("score", 1, "secret", "no"), ("score", 1), 1, "The secret is not lower-case hexadecimal"),
        (edit("deal", 1, "commitment", None), ("deal", 1), 1, "No commitment is recorded"),
        (edit("deal", 1, "nonces", [None] * 4), ("deal", 1), 1, "The deck differs in"),
        (edit("deal", 2, "dealer", 9), ("deal", 2), 2, "Seat 9 deals, but the deal moves clockwise"),
        (edit("deal", 2, "n", 3), ("deal", 2), 3, "Deal 3 follows deal 1; deals are numbered one by one."),
        (edit("deal", 1, "n", 2), ("deal", 1), 2, "The first deal of a match is number 1, not 2."),
        (edit("deal", 2, "draw", ["2S", "3S", "4S", "5S"]), ("deal", 2), 2, "There is a draw; only the first deal"),
        (edit("deal", 2, "stock", []), ("deal", 2), 2, "The deck differs in the stock."),
        (edit("score", 2, "n", 3), ("score", 2), 3, "This is the score of deal 3 and stands after deal 2; neither"),
        (edit("match", 1, "rules", "burako"), ("match", 1), None, "The rules of this match cannot be made"),
        (edit("match", 1, "options", {"players": 5}), ("match", 1), None, "The rules of this match cannot be made"),
        (edit("match", 1, "options", {"colour": 5}), ("match", 1), None, "The rules of this match cannot be made"),
        (edit("match", 1, "table", "\ud800"), ("match", 1), None, "The table's name is not text"),
        (edit("match", 1, "table", "OTHER"), ("deal", 1), 1, "The deck differs in"),
        (edit("match", 1, "table", 5), ("match", 1), None, "This line is damaged (Expected `str`, got `int`"),
        (edit("deal", 2, "hands", "many"), ("deal", 2), None, "This line is damaged (Expected `array`, got `str`"),
        (drop("score", 1), ("deal", 1), 1, "No score line with its secret follows this deal"),
        (drop("deal", 2), ("score", 2), 2, "No readable deal line stands before this score"),
        (drop("match", 1), ("deal", 1), 1, "No readable match line stands before this deal"),
    ],
)
def test_every_fault_is_named_by_line_and_deal(
    change: Callable[[Lines], object], where: tuple[str, int], n: int | None, said: str
) -> None:
    lines = record()
    change(lines)
    found = [finding for finding in verify_record(lines) if finding.kind == "fault" and finding.text.startswith(said)]
    assert [(finding.line, finding.n) for finding in found[:1]] == [(at(lines, *where) + 1, n)]


def test_a_line_of_an_unknown_kind_is_named() -> None:
    lines = record()
    lines[2]["type"] = "chat"
    assert verify_record(lines)[0].text.startswith("This line has no type that a record knows")


def test_a_second_match_is_named() -> None:
    lines = record()
    second = at(lines, "deal", 2)
    lines.insert(second, lines[0])
    found = [finding for finding in verify_record(lines) if finding.text.startswith("A second match begins here")]
    assert [(finding.line, finding.kind) for finding in found] == [(second + 1, "fault")]


def test_a_deal_out_of_turn_is_verified_but_the_record_is_not() -> None:
    lines = record("stbl", deals=2, step=2)
    wrong = lines[at(lines, "deal", 2)]["dealer"]
    assert faults(lines) == [f"Seat {wrong} deals, but the deal moves clockwise and is seat {(wrong - 1) % 4}'s."]


def test_a_secret_used_twice_was_known_before_the_second_deal() -> None:
    lines = record("stbl", deals=2, secrets=[bytes([1] * 32)] * 2)
    assert faults(lines) == ["The secret of deal 1 was used again; it was known before this deal."]


def test_a_secret_that_can_be_guessed_is_a_fault() -> None:
    lines = record("stbl", deals=1, secrets=[b"pw"])
    assert faults(lines) == ["The secret has only 2 bytes; it can be guessed from its commitment. Use 32."]


def test_an_abandoned_deal_is_verified_like_any_other() -> None:
    lines = record(deals=1)
    score, result = lines[-2:]
    score |= {"over": None, "score": None, "totals": [0, 0], "sheet": []}
    result |= {"totals": [0, 0]}
    assert [finding.kind for finding in verify_record([*lines[:9], score, result])] == ["verified"]


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        (b'{"type": "act", "se', "Input data was truncated"),
        (b"\xff\xfe\x00", "damaged"),
        (b'"\xff"', "damaged"),
        (b"[1, 2]", "it is not a JSON object"),
        (b"[" * 100_000, "damaged"),
        (b"nonsense", "JSON is malformed"),
        (b'{"type": "deal", "n": 1' + b"0" * 6000 + b"}", "damaged"),
    ],
)
def test_a_damaged_line_is_named_and_the_rest_is_checked(tmp_path: Path, raw: bytes, said: str) -> None:
    file = written(tmp_path, record())
    whole = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*whole[:3], raw + b"\n", b"  \r\n", *whole[3:]]))
    report = verify(file)
    damaged = [finding for finding in report.findings if finding.line == 4]
    assert [finding.kind for finding in damaged] == ["fault"]
    assert said in damaged[0].text
    assert report.deals == 3
    assert report.verified >= 2
    assert not report.proved


def test_a_record_cut_off_in_its_last_line_says_so(tmp_path: Path) -> None:
    file = written(tmp_path, record())
    kept = file.read_bytes().splitlines(keepends=True)[: at(record(), "score", 3) + 1]
    file.write_bytes(b"".join(kept)[:-100])
    report = verify(file)
    assert not report.proved
    assert report.verified == 2
    assert f"line {len(kept)}: FAULT: This line is damaged" in printed(report)


@pytest.mark.parametrize("content", [b"", b"\n\n", b"\x00\x01\x02", b"just a text\n"])
def test_a_file_that_is_no_record_proves_nothing(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "other"
    file.write_bytes(content)
    report = verify(file)
    assert not report.proved
    assert "The record holds no deal, so there is nothing to verify." in printed(report)
    faults = "2 faults" if content.strip() else "1 fault"
    assert printed(report).endswith(f"0 of 0 deals verified, moves and scores not followed, {faults}\n")


@pytest.mark.parametrize("content", ["", "just a text\n", '{"name": "buraco"}\n'])
def test_of_a_file_that_is_no_record_one_sentence_says_so(tmp_path: Path, content: str) -> None:
    file = tmp_path / "other"
    file.write_text(content, "utf-8")
    ran = piped(tmp_path / "home", "verify", str(file))
    assert (ran.stdout, ran.returncode) == ("", 1)
    assert ran.stderr == (
        f"buraco verify: {file} is no record of a match: name a file that play --record or export wrote.\n"
    )


def test_a_byte_order_mark_is_no_damage(tmp_path: Path) -> None:
    file = written(tmp_path, record(deals=1))
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    assert verify(file).proved


def test_a_missing_file_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        verify(tmp_path / "none.jsonl")


def test_the_report_is_printed_in_plain_letters() -> None:
    lines = record(deals=1)
    lines[0]["rules"] = "búraco\x1b[2J"
    out = printed(Report(tuple(verify_record(lines)), 1, 0))
    assert out.isascii()
    assert "\x1b" not in out


def test_no_control_character_of_a_record_reaches_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = record(deals=1)
    lines[-1]["reason"] = "\x1b[2J\x07"
    lines[2]["actions"][0] = {"do": "\x1b]0;x\x07"}
    lines[3][chr(27)] = 1
    lines[4]["seat"] = "\x1b"
    file = tmp_path / "match\x1b[31m.jsonl"
    written(tmp_path, lines).rename(file)
    assert main(["verify", str(file)]) == 1
    assert main(["verify", f"{file}x"]) == 2
    shown = capsys.readouterr()
    assert (shown.out + shown.err).replace("\n", "").isprintable()
    assert "match?[31m.jsonlx cannot be read" in shown.err


def test_folders_pipes_and_devices_are_no_records_and_are_not_waited_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (tmp_path, pipe, Path("/dev/zero"), Path("/dev/full"), Path("/dev/null")):
        with pytest.raises(CommandError) as refused:
            verify(path)
        assert refused.value.code == "not_a_file"
        assert main(["verify", str(path)]) == 2
        assert f"buraco verify: {path} is a folder, a pipe or a device" in capsys.readouterr().err
