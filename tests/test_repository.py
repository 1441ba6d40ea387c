"""What must hold for every file of the repository: sizes, names, locks, and nothing of anyone's own machine."""

import ast
import re
import subprocess
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ("requirements.lock", "requirements-dev.lock")
LONGEST = 350
FORBIDDEN = frozenset({"utils", "util", "helpers", "helper", "manager", "managers", "common", "misc"})
NOT_OURS = frozenset({".git", ".hypothesis", ".venv", "build", "dist", "__pycache__"})


def tracked() -> list[Path]:
    """The files that git tracks or would, relative to the root; without git, the tree less what is never tracked."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        names = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        names = ""
    found = [Path(name) for name in names.split("\0") if name]
    if not found:  # an unpacked archive
        print("no git checkout: reading the tree itself")
        tree = (path.relative_to(ROOT) for path in ROOT.rglob("*"))
        found = [
            path for path in tree if not NOT_OURS & set(path.parts) and not re.match(r"\.\w+_cache", path.parts[0])
        ]
    return sorted(path for path in found if (ROOT / path).is_file())


FILES = tracked()
SOURCES = [path for path in FILES if path.suffix == ".py"]


def pins(lock: str) -> dict[str, str]:
    """The version of each package in a lock."""
    return dict(re.findall(r"^([a-z0-9-]+)==([^\s;]+)", (ROOT / lock).read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_address(lock: str) -> None:
    assert "://" not in (ROOT / lock).read_text("utf-8")


@pytest.mark.parametrize("lock", LOCKS)
def test_every_line_of_a_lock_is_a_pinned_package_or_one_of_its_hashes(lock: str) -> None:
    text = (ROOT / lock).read_text("utf-8")
    entry = r"[a-z0-9-]+==\S+( ; [^\\\n]+)?( \\\n    --hash=sha256:[0-9a-f]{64})+\n"
    assert re.fullmatch(f"({entry})+", text), "make it again as CONTRIBUTING says"
    assert len(pins(lock)) > 5


def test_the_test_lock_holds_all_of_the_play_lock_so_one_environment_serves_both() -> None:
    play, test = map(pins, LOCKS)
    assert play.items() <= test.items()


def test_the_locks_hold_every_dependency_that_the_project_declares() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    for lock, declared in zip(
        LOCKS, (project["project"]["dependencies"], project["dependency-groups"]["dev"]), strict=True
    ):
        names = {re.split(r"[\[<>=~! ;]", requirement)[0] for requirement in declared}
        assert names <= pins(lock).keys(), lock


def test_no_file_names_a_machine_or_a_registry() -> None:
    folders = "|".join(("root", "work", "farm", "opt/pypi"))
    hosts = "|".join(("pypi" + r"\.org", "pythonhosted" + r"\.org", "npmjs" + r"\.(?:org|com)", "deb" + r"\.debian"))
    pattern = re.compile(rf"(?<![\w.~-])/(?:{folders})/|{hosts}".encode())
    named = [f"{path}: {match[0].decode()}" for path in FILES if (match := pattern.search((ROOT / path).read_bytes()))]
    assert named == []


def test_no_room_is_longer_than_a_room_may_be() -> None:
    lengths = {str(path): len((ROOT / path).read_text("utf-8").splitlines()) for path in SOURCES}
    assert len(lengths) > 10
    assert {path: lines for path, lines in lengths.items() if lines > LONGEST} == {}


def test_no_room_has_a_name_that_says_nothing() -> None:
    assert [str(path) for path in FILES if FORBIDDEN & {part.partition(".")[0] for part in path.parts}] == []


def exported(path: Path) -> list[str] | None:
    """The names in a source's `__all__`, or None."""
    for node in ast.parse((ROOT / path).read_text("utf-8")).body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(target, ast.Name) and target.id == "__all__" for target in targets):
                return list(ast.literal_eval(node.value))
    return None


def test_exported_names_are_sorted_constants_then_classes_then_functions() -> None:
    def place(name: str) -> tuple[int, list[tuple[bool, int, str]]]:  # the order that ruff keeps (RUF022)
        kind = 0 if name.isupper() and len(name) > 1 else 1 if name[0].isupper() else 2
        return kind, [
            (not part.isdigit(), int(part or 0) if part.isdigit() else 0, part) for part in re.split(r"(\d+)", name)
        ]

    for path in SOURCES:
        names = exported(path) or []
        assert all(place(one) < place(next_one) for one, next_one in pairwise(names)), path


def test_the_packages_say_that_they_are_typed() -> None:
    assert [name for name in ("core", "transports", "bots", "scripts") if not (ROOT / name / "py.typed").exists()] == []
