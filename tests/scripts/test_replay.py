"""`buraco replay`: a record stepped through to and fro, open or as one seat saw it, and its damages named."""

import json
import re
from pathlib import Path

import pytest

from scripts.moments import recorded
from tests.scripts.terminal_session import TerminalSession, environment, piped

Lines = list[dict[str, object]]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match of two deals or more among bots."""
    home = tmp_path_factory.mktemp("home")
    path = tmp_path_factory.mktemp("records") / "match.jsonl"
    seats = "greedy,greedy,greedy,greedy"
    ran = piped(home, "play", "--rules", "burraco", "--seed", "9", "--seats", seats, "--record", str(path))
    assert ran.returncode == 0, ran.stderr
    return path


def lines_of(record: Path) -> Lines:
    return [json.loads(line) for line in record.read_text("utf-8").splitlines()]


def written(path: Path, lines: Lines) -> Path:
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    return path


def test_every_act_of_a_record_is_a_step_and_the_scores_are_those_recorded(record: Path) -> None:
    with record.open("rb") as file:
        found = recorded(file)
    lines = lines_of(record)
    assert found.faults == []
    assert len(found.moments) == len(lines) - 1
    assert [moment.line for moment in found.moments] == list(range(2, len(lines) + 1))
    for moment, line in zip(found.moments, lines[1:], strict=True):
        if line["type"] == "score":
            assert moment.deal is not None
            assert list(moment.deal.scores) == line["score"]


def test_through_a_pipe_everything_is_shown(record: Path, tmp_path: Path) -> None:
    ran = piped(tmp_path, "replay", str(record))
    steps = len(lines_of(record)) - 1
    assert ran.returncode == 0
    assert re.findall(r"Step (\d+) of", ran.stdout) == [str(step) for step in range(1, steps + 1)]
    assert "The match is over." in ran.stdout
    assert " Ana: " in ran.stdout, "all hands are open"


def test_a_player_s_reason_is_shown_to_whoever_sees_its_cards(record: Path, tmp_path: Path) -> None:
    lines = lines_of(record)
    acts = [line for line in lines if line["type"] == "act"]
    for line in acts:
        line.pop("explain", None)
    acts[3]["explain"] = "I keep 9D\x1b[2J."
    path = written(tmp_path / "why.jsonl", lines)
    seat = acts[3]["seat"]
    assert isinstance(seat, int)
    for words in ([], ["--seat", str(seat)]):
        shown = piped(tmp_path, "replay", str(path), *words).stdout
        assert re.findall(r"^Why: .*$", shown, re.MULTILINE) == ["Why: I keep 9♦?[2J."]
    assert "Why:" not in piped(tmp_path, "replay", str(path), "--seat", str((seat + 1) % 4)).stdout


def test_from_a_step_on_and_as_one_seat_saw_it(record: Path, tmp_path: Path) -> None:
    ran = piped(tmp_path, "replay", str(record), "--from", "10", "--seat", "1")
    assert re.findall(r"Step (\d+) of", ran.stdout)[0] == "10"
    assert "We (you, Dario)" in ran.stdout
    assert "Carla drew a card" in ran.stdout
    assert " Ana: " not in ran.stdout


def test_a_seat_sees_no_card_of_another_hand(record: Path, tmp_path: Path) -> None:
    told = piped(tmp_path, "replay", str(record), "--seat", "0", "--plain").stdout
    assert not re.search(r"(Bruno|Carla|Dario) drew (?!a card)", told)


def test_at_a_terminal_it_goes_forwards_and_backwards(record: Path, tmp_path: Path) -> None:
    with TerminalSession(environment(tmp_path), "replay", str(record)) as person:
        person.expect("Step 1 of ")
        person.expect("> ")
        person.line("b")
        person.expect("That is where the record begins.")
        person.line("")
        person.expect("Step 2 of ")
        person.line("b")
        person.expect("Step 1 of ")
        person.line("12")
        person.expect("Step 12 of ")
        person.line("seat 2")
        person.expect("We (Ana, you)")
        person.line("open")
        person.expect(" Carla: ")
        person.line("d")
        person.expect("Deal 2: ")
        person.line("99999")
        person.expect("That is where the record ends")
        person.line("sideways")
        person.expect('"sideways" is no step.')
        person.line("deal 77")
        person.expect("There is no deal 77: the record holds the deals 1 to ")
        person.line("deal 1")
        person.expect("Step 1 of ")
        person.line("help")
        person.expect("Enter: next")
        person.line("end")
        person.expect("this deal")
        person.expect("The match is over.")
        person.line("d")
        person.expect("This is the last deal")
        person.line("first")
        person.expect("Step 1 of ")
        person.line("seat 7")
        person.expect("Whose cards?")
        person.line("q")
        assert person.end() == 0


def test_damaged_lines_are_named_and_the_rest_is_shown(record: Path, tmp_path: Path) -> None:
    raw = record.read_bytes().split(b"\n")
    raw[5] = b'{"type": "act", "seat": '
    raw[6] = b"\xff\xfe"
    damaged = tmp_path / "damaged.jsonl"
    damaged.write_bytes(b"\n".join(raw))
    ran = piped(tmp_path, "replay", str(damaged))
    assert ran.returncode == 1
    assert "Line 6 is damaged" in ran.stdout
    assert "Line 7 is damaged" in ran.stdout
    assert "deal 2" in ran.stdout, "the deals after it are whole"
    assert "Traceback" not in ran.stdout + ran.stderr


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda lines: lines[4].update(seat=(lines[4]["seat"] + 1) % 4), "does not fit the deal (It is seat"),
        (lambda lines: lines[1]["hands"][0].__setitem__(0, "9X"), "names a card that there is not"),
        (lambda lines: lines[1].update(dealer=7), "does not deal to the players there are"),
        (lambda lines: lines[1]["hands"].pop(), "does not deal to the players there are"),
        (lambda lines: lines[1]["hands"][0].__setitem__(0, lines[1]["hands"][0][1]), "shows no deal of these rules"),
        (lambda lines: lines[-1].update(winner=7), "names a winner that is no team"),
        (lambda lines: lines[4].update(type="\x1b[2J\x07"), "is damaged (Invalid value '?[2J?'"),
        (lambda lines: lines[0].update(rules="bridge"), "the rules cannot be made"),
        (lambda lines: lines[0].update(seats=lines[0]["seats"][:2]), "names 2 players for 4 seats"),
        (lambda lines: lines.pop(0), "This is no record of a match: its first line should name the rules"),
        (lambda lines: lines.insert(3, lines[0]), "begins a second match"),
    ],
)
def test_a_line_that_cannot_be_is_named(record: Path, tmp_path: Path, change: object, said: str) -> None:
    lines = lines_of(record)
    assert callable(change)
    change(lines)
    ran = piped(tmp_path, "replay", str(written(tmp_path / "changed.jsonl", lines)))
    assert ran.returncode == 1
    assert said in " ".join((ran.stdout + ran.stderr).split())
    assert "\x1b" not in ran.stdout + ran.stderr
    assert "Traceback" not in ran.stdout + ran.stderr


def test_a_device_that_never_ends_is_not_read(tmp_path: Path) -> None:
    for place in ("/dev/zero", str(tmp_path)):
        ran = piped(tmp_path, "replay", place)
        assert ran.returncode == 2
        assert "name a file" in ran.stderr


def test_what_is_no_record_is_said_to_be_none_in_one_sentence(tmp_path: Path) -> None:
    ran = piped(tmp_path, "replay", str(Path(__file__)))
    assert ran.returncode == 1
    assert "This is no record of a match" in ran.stderr
    assert len((ran.stdout + ran.stderr).strip().split("\n")) == 1


def test_a_player_called_you_goes_by_the_seat(record: Path, tmp_path: Path) -> None:
    lines = lines_of(record)
    seats = lines[0]["seats"]
    assert isinstance(seats, list)
    seats[0]["name"] = "You"
    changed = written(tmp_path / "you.jsonl", lines)
    assert "They (seat 0, Carla)" in piped(tmp_path, "replay", str(changed), "--seat", "1").stdout
    assert "We (you, Carla)" in piped(tmp_path, "replay", str(changed), "--seat", "0").stdout


def test_a_score_that_is_not_the_deals_is_named(record: Path, tmp_path: Path) -> None:
    lines = lines_of(record)
    score = next(line for line in lines if line["type"] == "score")
    score["score"] = [1, 2]
    with written(tmp_path / "changed.jsonl", lines).open("rb") as file:
        found = recorded(file)
    assert len(found.faults) == 1
    assert "gives the score (1, 2), and the deal comes to" in found.faults[0]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nowhere.jsonl"], "cannot be read"),
        (["{record}", "--from", "0"], "and no 0"),
        (["{record}", "--from", "100000"], "and no 100000"),
        (["{record}", "--seat", "4"], "the seats are 0 to 3"),
        (["/dev/null"], "is a folder, a pipe or a device"),
    ],
)
def test_what_cannot_be_shown_is_said(record: Path, tmp_path: Path, arguments: list[str], said: str) -> None:
    ran = piped(tmp_path, "replay", *[each.format(record=record) for each in arguments])
    assert ran.returncode in (1, 2)
    assert said in " ".join((ran.stdout + ran.stderr).split())
    assert "Traceback" not in ran.stderr


def test_a_saved_game_is_stepped_through_by_its_code(tmp_path: Path) -> None:
    seats = "greedy,greedy,greedy,greedy"
    ran = piped(tmp_path, "play", "--rules", "burraco", "--seed", "9", "--seats", seats)
    assert ran.returncode == 0, ran.stderr
    (log,) = (tmp_path / "games").glob("*.jsonl")
    shown = piped(tmp_path, "replay", log.stem.lower(), "--plain")
    assert shown.returncode == 0, shown.stderr
    assert shown.stdout.startswith("\nStep 1 of ")
    assert "The match is over." in shown.stdout
    refused = piped(tmp_path, "replay", "NOSUCH")
    assert refused.returncode == 2
    assert "NOSUCH cannot be read" in refused.stderr
