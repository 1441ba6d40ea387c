"""Where there is no redis-server its tests are left out with one line, or refused where they are required."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.parametrize("required", ["", "1"])
def test_tests_with_redis_server_are_left_out_or_required(tmp_path: Path, required: str) -> None:
    words = [sys.executable, "-m", "pytest", "--collect-only", "-q", "tests/transports/test_logs.py"]
    environment = {**os.environ, "PATH": str(tmp_path), "BURACO_REQUIRE_REDIS": required}
    done = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if required:
        assert done.returncode == 4
        assert "apt install redis-server" in done.stderr
    else:
        assert done.returncode == 0
        said = [line for line in done.stdout.splitlines() if "left out" in line]
        assert len(said) == 1
        assert re.fullmatch(r"\d+ tests with redis-server are left out: .*\(apt install redis-server\)", said[0])
        assert "[valkey" in done.stdout
        assert "[redis" not in done.stdout
