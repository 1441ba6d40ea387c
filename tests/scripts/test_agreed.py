"""What a match is to be: the arguments of a command line put together, the question, the terminal, the home."""

import argparse
import io
from pathlib import Path

import pytest

from core.table.messages import ClockSaid
from scripts import play
from scripts.agreed import OPPONENT, agreed, read_clock
from scripts.asking import which_rules
from scripts.failure import CommandError
from scripts.home import Home, checked_code, home_of, wish, wishes
from scripts.language import speaking
from scripts.line_up import human_at, places_of, read_seats
from scripts.locales import tongue_of
from scripts.terminals import columns_of, look_of
from tests.transports.english import ENGLISH
from transports.console.terminal import Look, Paper
from transports.tongue import Tongue

BOTS = ("chance", "greedy")
ASKED = Look(prompts=True, colour=False, signs=True, escapes=False)
SCRIPT = Look(prompts=False, colour=False, signs=True, escapes=False)
PRESETS = ("aberto", "buraco", "burraco", "stbl")


def arguments(*given: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    play.add_arguments(parser)
    return parser.parse_args(given)


def never() -> str:
    raise AssertionError("nobody is to be asked")


def test_rules_that_cannot_be_are_refused_in_the_language_that_is_spoken() -> None:
    with speaking("it"), pytest.raises(CommandError) as caught:
        agreed(arguments("--rules", "burraco", "--option", "players=3"), BOTS, "Ana", never)
    assert caught.value.code == "bad_value"
    assert str(caught.value) == "players: 3 non è ammesso; scegli 2, 4 o 6."


def test_rules_that_there_are_none_of_are_named_without_a_word_of_files(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match=r"^There are no rules called 'nope'; choose aberto, buraco"):
        agreed(arguments("--rules", "nope"), BOTS, "Ana", never)
    file = tmp_path / "mine.toml"
    file.write_text('preset = "nope"\n')
    with pytest.raises(CommandError, match=r"mine\.toml: preset: there are no rules"):
        agreed(arguments("--rules", str(file)), BOTS, "Ana", never)


def test_changes_that_only_some_games_can_have_do_not_keep_anybody_from_being_asked() -> None:
    assert agreed(arguments("--option", "players=6"), BOTS, "Ana", lambda: "burraco").rules.players == 6


def test_a_person_is_asked_once_and_only_where_no_rules_are_named() -> None:
    assert agreed(arguments("--rules", "stbl"), BOTS, "Ana", never).rules.preset == "stbl"
    assert agreed(arguments(), BOTS, "Ana", lambda: "aberto").rules.preset == "aberto"
    assert agreed(arguments("--seats", "greedy,greedy"), BOTS, "Ana", never).rules.preset == "burraco"


def test_whatever_is_wrong_is_said_before_anybody_is_asked() -> None:
    for wrong in (
        ["--option", "x=1"],
        ["--seats", "human"],
        ["--clock", "x"],
        ["--target", "1", "--option", "target=2"],
        ["--target", "-3"],
        ["--option", "players=3"],
    ):
        with pytest.raises(CommandError):
            agreed(arguments(*wrong), BOTS, "Ana", never)


def test_seats_set_the_number_of_players() -> None:
    two = agreed(arguments("--rules", "burraco", "--seats", "greedy,human"), BOTS, "Ana", never)
    assert two.rules.players == 2
    assert human_at(two.places) == 1
    six = agreed(arguments("--rules", "burraco", "--option", "players=6"), BOTS, "Ana", never)
    assert [place.program for place in six.places] == [None] + [OPPONENT] * 5


def test_target_is_short_for_the_option_and_may_agree_with_it() -> None:
    assert agreed(arguments("--rules", "burraco", "--target", "500"), BOTS, "Ana", never).rules.target == 500
    both = arguments("--rules", "burraco", "--target", "500", "--option", "target=500")
    assert agreed(both, BOTS, "Ana", never).rules.target == 500


def test_no_bot_is_called_like_the_person() -> None:
    places = places_of(("human", "greedy", "greedy", "greedy"), "bruno")
    assert [place.name for place in places] == ["bruno", "Gina", "Carla", "Dario"]
    assert len({place.name.lower() for place in places_of(["greedy"] * 6, "x")}) == 6


def test_seats_may_be_written_with_spaces_and_capitals() -> None:
    assert read_seats(" Human , GREEDY ", BOTS) == ("human", "greedy")


@pytest.mark.parametrize(
    ("text", "clock"), [("30", ClockSaid(30_000, 0, 1_500)), ("30+120", ClockSaid(30_000, 120_000, 1_500))]
)
def test_a_clock_is_seconds_for_a_turn_and_for_the_bank(text: str, clock: ClockSaid) -> None:
    assert read_clock(text) == clock


@pytest.mark.parametrize("text", ["", "0", "-5", "1e3", "+30", "30+x", "9999999", "٣٠", "30.5"])
def test_a_clock_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(CommandError, match="is no time"):
        read_clock(text)


# --- the question --------------------------------------------------------------------------------------------------


def answered(look: Look, *lines: str, tongue: Tongue = ENGLISH) -> tuple[tuple[str | None, str | None], str]:
    out = io.StringIO()
    left = iter(lines)
    found = which_rules(Paper(out, look, lambda: 80), tongue, PRESETS, lambda: next(left, None))
    return found, out.getvalue()


@pytest.mark.parametrize(
    ("line", "name"),
    [("", "burraco"), ("1", "burraco"), ("4", "aberto"), ("3", "stbl"), ("STBL", "stbl"), (" buraco ", "buraco")],
)
def test_enter_a_number_or_a_name_chooses_the_game(line: str, name: str) -> None:
    for look in (ASKED, SCRIPT):
        assert answered(look, line)[0] == (name, None)


def test_every_game_is_offered_on_one_line() -> None:
    lines = answered(ASKED, "")[1].split("\n")
    assert [line.split()[1] for line in lines[1:5]] == ["burraco", "buraco", "stbl", "aberto"]


def test_another_answer_is_asked_for_again() -> None:
    found, text = answered(ASKED, "bridge", "7", "x" * 5_000, "stbl")
    assert found == ("stbl", None)
    assert text.count("is none of these games") == 3


def test_help_and_rules_are_told_before_a_game_is_chosen() -> None:
    found, text = answered(ASKED, "help", "rules", "rules burraco", "")
    assert found == ("burraco", None)
    assert "Each game has its own rules" in text
    assert "Rules of which game?" in text
    assert "The rules of burraco" in text
    assert text.index("stbl") < text.index("aberto")


def test_the_same_may_be_asked_for_in_the_words_of_the_language() -> None:
    italian = tongue_of("it")
    assert answered(ASKED, "aiuto", "regole stbl", "3", tongue=italian) == (
        answered(ASKED, "help", "rules stbl", "3", tongue=italian)
    )


def test_a_scripts_first_move_is_no_answer_and_not_lost() -> None:
    assert answered(SCRIPT, "draw")[0] == ("burraco", "draw")


def test_at_the_end_of_the_input_nothing_is_begun() -> None:
    assert answered(ASKED)[0] == (None, None)
    assert answered(SCRIPT)[0] == (None, None)


# --- the terminal --------------------------------------------------------------------------------------------------


class Stream:
    """A stream as `look_of` asks about it."""

    def __init__(self, tty: bool, encoding: str = "utf-8") -> None:
        self.tty = tty
        self.encoding = encoding

    def isatty(self) -> bool:
        return self.tty

    def fileno(self) -> int:
        return -1


@pytest.mark.parametrize(
    ("environ", "colour", "signs", "escapes"),
    [
        ({"TERM": "xterm", "LANG": "en_US.UTF-8"}, True, True, True),
        ({"TERM": "xterm", "LANG": "en_US.UTF-8", "NO_COLOR": "1"}, False, True, True),
        ({"TERM": "xterm", "LC_ALL": "C"}, True, False, True),
        ({"TERM": "xterm", "LANG": "POSIX"}, True, False, True),
        ({"TERM": "dumb", "LANG": "en_US.UTF-8"}, False, True, False),
        ({"LANG": "en_US.UTF-8"}, False, True, False),
    ],
)
def test_a_terminal_is_given_what_it_can_show(
    environ: dict[str, str], colour: bool, signs: bool, escapes: bool
) -> None:
    look = look_of(Stream(True), Stream(True), environ, plain=False)
    assert (look.prompts, look.colour, look.signs, look.escapes) == (True, colour, signs, escapes)


def test_a_pipe_gets_no_prompt_and_no_colour_and_latin_no_signs() -> None:
    environ = {"TERM": "xterm", "LANG": "en_US.UTF-8"}
    assert look_of(Stream(False), Stream(True), environ, plain=False).prompts is False
    piped = look_of(Stream(True), Stream(False), environ, plain=False)
    assert (piped.prompts, piped.colour) == (False, False)
    assert not look_of(Stream(True), Stream(True, "iso8859-1"), environ, plain=False).signs


def test_in_plain_words_nothing_moves_and_nothing_is_coloured() -> None:
    look = look_of(Stream(True), Stream(True), {"TERM": "xterm", "LANG": "en_US.UTF-8"}, plain=True)
    assert look == Look(prompts=True, colour=False, signs=True, escapes=False, plain=True)


def test_the_width_is_what_is_said_or_the_usual() -> None:
    assert columns_of(Stream(False), {"COLUMNS": "40"}) == 40
    for odd in ("", "0", "wide", "-3", "٤٠"):
        assert columns_of(Stream(False), {"COLUMNS": odd}) == 80


# --- the home ------------------------------------------------------------------------------------------------------


def test_the_home_is_where_the_environment_says() -> None:
    assert home_of({"BURACO_HOME": "/somewhere/else"}).root == Path("/somewhere/else")
    assert home_of({}).root.name == "buraco"


def test_wishes_are_kept_and_read_again(tmp_path: Path) -> None:
    home = Home(tmp_path / "home")
    assert wishes(home).name == ""
    wish(home, "name", 'Zoë "Z" \\ Ö')
    wish(home, "sort", "rank")
    found = wishes(home)
    assert (found.name, found.sort, found.damaged) == ('Zoë "Z" \\ Ö', "rank", None)
    assert home.settings_file.stat().st_mode & 0o777 == 0o600


def test_settings_that_are_of_another_kind_are_passed_over(tmp_path: Path) -> None:
    home = Home(tmp_path)
    home.settings_file.write_text('name = 3\ncolour = "red"\nsort = "rank"\n', "utf-8")
    assert wishes(home).name == ""
    assert wishes(home).sort == "rank"


def test_a_damaged_settings_file_is_not_written_over(tmp_path: Path) -> None:
    home = Home(tmp_path)
    home.settings_file.write_bytes(b"name = \xff\n")
    assert wishes(home).damaged is not None
    wish(home, "sort", "rank")
    assert home.settings_file.read_bytes() == b"name = \xff\n"


@pytest.mark.parametrize("text", ["", "../x", "A" * 13, "a/b", "É", "K7 QF"])
def test_a_code_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(CommandError, match="is no game's code"):
        checked_code(text)


def test_a_code_may_be_typed_in_small_letters() -> None:
    assert checked_code(" k7qf2m ") == "K7QF2M"


def test_no_clock_is_a_time_too() -> None:
    assert read_clock("none") is None
