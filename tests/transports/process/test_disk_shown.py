"""What a confined program sees of folders that are not for everybody: what its command names, wherever it lies."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.transports.process.programs import QUICK, greeting
from transports.process.bot_process import BotProcess
from transports.process.confinement import Confinement, confinement_of
from transports.process.faults import BotFailed
from transports.process.program import program_of

SHOW = """#!/bin/sh
for each; do
  if [ -d "$each" ]; then ls "$each"; else cat "$each"; fi
done >&2
echo done >&2
"""
CONNECT = """
import socket, sys
for path in sys.argv[1:]:
    try:
        socket.socket(socket.AF_UNIX).connect(path)
    except OSError:
        print("closed", file=sys.stderr)
    else:
        print("open", file=sys.stderr)
"""
SECRET = "the hand of seat 1: AS KD"


@pytest.fixture(params=["/tmp", "checkout"])
def private(request: pytest.FixtureRequest) -> Iterator[Path]:
    """A folder that only its owner may pass: in a place where a bot has a folder of its own, and in another."""
    above = Path(__file__).parent if request.param == "checkout" else Path(request.param)
    try:
        made = tempfile.TemporaryDirectory(dir=above, prefix="private-")
    except OSError:
        pytest.skip("this checkout cannot be written")
    with made as name:
        yield Path(name).resolve()


@pytest.fixture
def shared() -> Iterator[Path]:
    """A folder in /tmp that everybody may read."""
    with tempfile.TemporaryDirectory(dir="/tmp", prefix="shared-") as name:
        Path(name).chmod(0o755)
        yield Path(name).resolve()


def script(path: Path, text: str = SHOW) -> Path:
    """A program of this text, which everybody may run."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    path.chmod(0o755)
    return path


def file(path: Path, text: str) -> Path:
    """A file that everybody may read."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    path.chmod(0o644)
    return path


async def said(command: Sequence[object], confined: Confinement) -> tuple[str, str]:
    """What the program wrote on its standard error until it ended, and why it is no use."""
    hello, _ = await greeting()
    async with BotProcess(program_of([str(word) for word in command], limits=QUICK, confined=confined)) as process:
        with pytest.raises(BotFailed) as failed:
            await process.start(hello)
        return process.stderr(), failed.value.text


@pytest.fixture
def python(private: Path) -> Path:
    """A Python whose libraries lie in that folder."""
    library = Path(sysconfig.get_path("stdlib"))
    copy = private / "py" / "bin" / "python3"
    copy.parent.mkdir(parents=True)
    shutil.copy(Path(sys.base_prefix, "bin", f"python{sys.version_info[0]}.{sys.version_info[1]}"), copy)
    (private / "py" / library.parent.name).mkdir()
    (private / "py" / library.parent.name / library.name).symlink_to(library)
    code = "import sys, fcntl; sys.exit(not fcntl or sys.prefix != sys.argv[1])"
    if subprocess.run([copy, "-I", "-S", "-c", code, private / "py"], capture_output=True, check=False).returncode:
        pytest.skip("this Python cannot be moved")
    return copy


@pytest.mark.parametrize("place", ["bot", "bot/deep", "", "py", "py/bin", "py/lib/bot", "link"])
async def test_a_bot_starts_wherever_it_lies_beside_the_python_that_starts_it(
    place: str, private: Path, python: Path, held: Confinement, monkeypatch: pytest.MonkeyPatch
) -> None:
    if place == "link":
        (private / "real").mkdir()
        (private / "link").symlink_to("real")
    bot = script(private / place / "mine")
    monkeypatch.setattr(sys, "executable", str(python))
    assert await said([bot], held) == ("done\n", "mine ended by itself (exit code 0).")


async def test_links_lead_where_they_led(private: Path, held: Confinement) -> None:
    script(private / "real" / "mine")
    (private / "real" / "deep").mkdir()
    (private / "real" / "deep" / "mine").symlink_to("../mine")
    (private / "there").symlink_to(private / "real" / "deep")
    (private / "here").symlink_to("there")
    words = file(private / "data" / "words", "words")
    (private / "words").symlink_to(words)
    stderr, _ = await said([private / "here" / "mine", private / "words"], held)
    assert stderr == "wordsdone\n"


async def test_files_that_are_named_inside_other_words_are_seen(private: Path, held: Confinement) -> None:
    bot = script(private / "bot" / "mine")
    one, two = file(private / "one" / "a", "1"), file(private / "two" / "b", "2")
    line = f"exec {bot} {one} '{two}' ; {private}/*"
    stderr, _ = await said(["/bin/sh", "-c", line], held)
    assert stderr == "12done\n"
    code = 'IFS=:; for each in ${1#*=}; do ls "$each" >&2; done; touch "$2/new" || echo done >&2'
    stderr, _ = await said(["/bin/sh", "-c", code, "mine", f"--cp={one.parent}:{two.parent}", one.parent], held)
    assert stderr.startswith("a\nb\n")
    assert stderr.endswith("done\n"), "it can be read, and not written"


async def test_what_lies_in_a_folder_of_the_owners_in_such_a_folder_is_seen_too(
    private: Path, held: Confinement
) -> None:
    (private / "inner").mkdir(mode=0o700)
    bot = script(private / "inner" / "mine")
    other = file(private / "other", "other")
    command = ["/bin/sh", "-c", f"cd {private}/inner && exec {bot} {other}", private, private / "inner"]
    assert (await said(command, held))[0] == "otherdone\n"


async def test_what_lies_in_the_data_folder_stays_hidden_however_it_is_named(private: Path, shared: Path) -> None:
    home = private / "home"
    held = confinement_of(home)
    if not held.spaces:
        pytest.skip("this machine has no name spaces")
    game = file(home / "games" / "K7QF2M.log", SECRET)
    for folder in (private, home, home / "games"):
        folder.chmod(0o755)  # readable: only what confines can keep it away
    for name, target in {"log": game, "log.py": game, "games": game.parent, "above": private}.items():
        (shared / name).symlink_to(target)
    plain = [
        game,
        home / "games",
        home,
        *sorted(shared.iterdir()),
        shared / "above" / "home" / "games",
        f"{home}/games/*",
    ]
    inside = [f"--log={game}", f"{home}/games:{home}", f"cat {shared}/above/home/games/{game.name}", f"-I{home}"]
    for words in ([*plain, *inside], [shared / "log.py"], [game], inside):
        stderr, _ = await said([script(shared / "mine"), *words, *plain], held)
        assert stderr.endswith("done\n")
        assert SECRET not in stderr
        assert game.name not in stderr.splitlines()


async def test_a_socket_in_tmp_that_it_is_told_of_is_closed_to_it(shared: Path, held: Confinement) -> None:
    path, link = shared.with_suffix(".socket"), shared / "link"
    link.symlink_to(path)
    with socket.socket(socket.AF_UNIX) as one:
        one.bind(str(path))
        path.chmod(0o777)
        one.listen()
        try:
            assert (await said([sys.executable, "-c", CONNECT, path, link], held))[0] == "closed\nclosed\n"
            online = confinement_of(Path(held.hidden[0]), network=True)
            assert (await said([sys.executable, "-c", CONNECT, path, link], online))[0] == "closed\nclosed\n"
        finally:
            path.unlink()


async def test_whoever_looks_for_a_file_in_tmp_that_no_word_names_is_told_why_it_is_not_there(
    shared: Path, held: Confinement, private: Path
) -> None:
    data = file(shared / "data", "here")
    bot = script(private / "mine", f"#!/bin/sh\ncat {data}\n")
    _, why = await said([bot], held)
    assert why.endswith(
        f" A bot has a /tmp of its own and did not see {data}: name it in the command, or keep it elsewhere."
    )
    stderr, why = await said([bot, data], held)
    assert why.endswith(" ended by itself (exit code 0)."), stderr
