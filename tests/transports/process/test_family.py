"""What processes use together is found where they try to hide it."""

from __future__ import annotations

import os
from contextlib import ExitStack
from pathlib import Path

import pytest

from transports.process.family import kept_apart


@pytest.mark.skipif(not Path("/proc/self/fd").exists() or not hasattr(os, "memfd_create"), reason="reads /proc")
def test_nameless_files_that_a_process_holds_open_count_once() -> None:
    before = kept_apart([os.getpid()])
    with ExitStack() as stack:
        for number in range(2):
            file = stack.enter_context(open(os.memfd_create(f"kept {number}"), "wb"))
            stack.enter_context(open(os.dup(file.fileno()), "wb"))
            file.write(b"x" * (1 << 20))
            file.flush()
        assert 2 << 20 <= kept_apart([os.getpid()]) - before < 3 << 20
