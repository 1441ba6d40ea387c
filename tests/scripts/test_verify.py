"""A record is checked as a whole: secrets, the order of the deals, and whatever a damaged file still holds."""

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from core.game.fairness import deal_line
from core.game.shuffle import commitment, deal, deal_key, seeded_key
from scripts.settings import load_rules
from scripts.verify import Report, print_report, verify, verify_record

Lines = list[dict[str, Any]]


def record(
    preset: str = "buraco",
    deals: int = 3,
    nonces: list[bytes | None] | None = None,
    chosen_seats: bool = False,
    dealer: int | None = None,
    seeded: bool = False,
) -> Lines:
    """The lines of a match of four players; nobody plays a card in it."""
    rules = load_rules(preset)
    sent = nonces if nonces is not None else [bytes([seat] * 16) for seat in range(4)]
    seats = [{"name": f"P{seat}", "kind": "human"} for seat in range(4)]
    start: dict[str, Any] = {"type": "match", "format": 1, "table": "K7QF2M", "rules": preset, "options": {}}
    lines: Lines = [start | {"seats": seats, "engine": 1} | ({"seeded": True} if seeded else {})]
    for n in range(1, deals + 1):
        secret = bytes([n] * 32)
        key = seeded_key(7, n) if seeded else deal_key(secret, "K7QF2M", n, sent)
        one = deal(rules, key, dealer, chosen_seats)
        dealer = (one.dealer + 1) % 4
        shown = deal_line(n, one) if seeded else deal_line(n, one, commitment(secret), sent)
        lines.append(msgspec.to_builtins(shown))
        lines.append({"type": "act", "seat": dealer, "actions": [{"do": "draw"}], "ms": 1, "by": "player"})
        lines.append({"type": "score", "n": n, "over": "out", "score": [0, 0], "totals": [0, 0], "sheet": []})
        lines[-1]["secret"] = None if seeded else secret.hex()
    return [*lines, {"type": "result", "winner": None, "totals": [0, 0], "reason": "abandoned"}]


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
    assert printed(report).endswith("3 of 3 deals verified, 0 faults\n")


def test_without_nonces_it_proves_only_that_nothing_changed(tmp_path: Path) -> None:
    report = verify(written(tmp_path, record(nonces=[None] * 4, deals=1)))
    assert report.proved
    assert "this proves only that nothing changed after the commitment" in printed(report)
    assert "nobody chose the deck" not in printed(report)


def test_a_single_nonce_names_its_seat() -> None:
    findings = verify_record(record(nonces=[None, None, bytes(16), None], deals=1))
    assert "with the nonces of seat 2: nobody chose the deck" in findings[-1].text


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


def edit(line: int, field: str, value: object) -> Callable[[Lines], object]:
    return lambda lines: lines[line].update({field: value})


@pytest.mark.parametrize(
    ("change", "line", "n", "said"),
    [
        (edit(3, "secret", "02" * 32), 2, 1, "The secret is not the one that was committed to"),
        (edit(3, "secret", None), 4, 1, "The secret of this deal is not revealed"),
        (edit(3, "secret", "FF" * 32), 4, 1, "The secret is not lower-case hexadecimal"),
        (edit(3, "secret", "no"), 4, 1, "The secret is not lower-case hexadecimal"),
        (edit(1, "commitment", None), 2, 1, "No commitment is recorded"),
        (edit(1, "nonces", [None] * 4), 2, 1, "The deck differs in"),
        (edit(4, "dealer", 9), 5, 2, "Seat 9 deals, but the deal moves clockwise"),
        (edit(4, "n", 3), 5, 3, "Deal 3 follows deal 1; deals are numbered one by one."),
        (edit(1, "n", 2), 2, 2, "The first deal of a match is number 1, not 2."),
        (edit(4, "draw", ["2S", "3S", "4S", "5S"]), 5, 2, "There is a draw; only the first deal"),
        (edit(4, "stock", []), 5, 2, "The deck differs in the stock."),
        (edit(6, "n", 3), 7, 3, "This is the score of deal 3 and stands after deal 2; neither was verified."),
        (edit(0, "rules", "burako"), 1, None, "The rules of this match cannot be made"),
        (edit(0, "options", {"players": 5}), 1, None, "The rules of this match cannot be made"),
        (edit(0, "table", "\ud800"), 1, None, "The table's name is not text"),
        (edit(0, "table", "OTHER"), 2, 1, "The deck differs in"),
        (edit(0, "table", 5), 1, None, "This line is damaged (Expected `str`, got `int`"),
        (edit(4, "hands", "many"), 5, None, "This line is damaged (Expected `array`, got `str`"),
        (edit(2, "type", "chat"), 3, None, "This line has no type that a record knows"),
        (lambda lines: lines.pop(3), 2, 1, "No score line with its secret follows this deal"),
        (lambda lines: lines.pop(4), 6, 2, "No readable deal line stands before this score"),
        (lambda lines: lines.pop(0), 1, 1, "No readable match line stands before this deal"),
        (lambda lines: lines.insert(4, lines[0]), 5, None, "A second match begins here"),
    ],
)
def test_every_fault_is_named_by_line_and_deal(
    change: Callable[[Lines], object], line: int, n: int | None, said: str
) -> None:
    lines = record()
    change(lines)
    found = [finding for finding in verify_record(lines) if finding.kind == "fault" and finding.text.startswith(said)]
    assert [(finding.line, finding.n) for finding in found[:1]] == [(line, n)]


def test_a_deal_out_of_turn_is_verified_but_the_record_is_not() -> None:
    rules = load_rules("stbl")
    lines = record("stbl", deals=1)
    wrong = (lines[1]["dealer"] + 2) % 4
    secret = bytes([9] * 32)
    second = deal(rules, deal_key(secret, "K7QF2M", 2, [None] * 4), wrong)
    lines[4:4] = [
        msgspec.to_builtins(deal_line(2, second, commitment(secret), [None] * 4)),
        {"type": "score", "n": 2, "secret": secret.hex()},
    ]
    assert faults(lines) == [f"Seat {wrong} deals, but the deal moves clockwise and is seat {(wrong - 1) % 4}'s."]


def test_a_secret_used_twice_was_known_before_the_second_deal() -> None:
    rules = load_rules("stbl")
    lines = record("stbl", deals=1)
    secret = bytes([1] * 32)
    second = deal(rules, deal_key(secret, "K7QF2M", 2, [None] * 4), (lines[1]["dealer"] + 1) % 4)
    lines[4:4] = [
        msgspec.to_builtins(deal_line(2, second, commitment(secret), [None] * 4)),
        {"type": "score", "n": 2, "secret": secret.hex()},
    ]
    assert faults(lines) == ["The secret of deal 1 was used again; it was known before this deal."]


def test_a_secret_that_can_be_guessed_is_a_fault() -> None:
    rules = load_rules("stbl")
    line = deal_line(1, deal(rules, deal_key(b"pw", "K7QF2M", 1, [None] * 4)), commitment(b"pw"), [None] * 4)
    lines = [record("stbl", deals=0)[0], msgspec.to_builtins(line), {"type": "score", "n": 1, "secret": b"pw".hex()}]
    assert faults(lines) == ["The secret has only 2 bytes; it can be guessed from its commitment. Use 32."]


def test_an_abandoned_deal_is_verified_like_any_other() -> None:
    lines = record(deals=1)
    lines[3] = {"type": "score", "n": 1, "over": None, "secret": lines[3]["secret"]}
    assert [finding.kind for finding in verify_record(lines)] == ["verified"]


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
    file.write_bytes(b"".join(file.read_bytes().splitlines(keepends=True)[:8])[:-100])
    report = verify(file)
    assert not report.proved
    assert report.verified == 2
    assert "line 8: FAULT: This line is damaged" in printed(report)


@pytest.mark.parametrize("content", [b"", b"\n\n", b"\x00\x01\x02", b"just a text\n"])
def test_a_file_that_is_no_record_proves_nothing(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "other"
    file.write_bytes(content)
    report = verify(file)
    assert not report.proved
    assert "The record holds no deal, so there is nothing to verify." in printed(report)
    assert printed(report).endswith("0 of 0 deals verified, " + ("2 faults\n" if content.strip() else "1 fault\n"))


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
