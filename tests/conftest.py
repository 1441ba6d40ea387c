"""What every test stands on: the hypothesis profiles, real servers, no compiled room that is older than its source."""

import os
import signal
from pathlib import Path

import pytest
from hypothesis import settings

from scripts.compile import stale
from tests.bots import node
from tests.scripts import browser
from tests.smoke import telegram_service
from tests.transports.process import as_root
from tests.transports.redis.servers import leave_out, own_server, server, servers

__all__ = ["own_server", "server", "servers"]  # fixtures for every test below

# No deadline: on a busy machine a slow example is no fault of the game. In CI the same examples every time.
settings.register_profile("default", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "default")

# Commands that tests run in this process speak English, whatever the machine speaks.
os.environ["LC_ALL"] = "C.UTF-8"

# Under nohup, or in the background of a shell, the programs that tests start would inherit that these signals mean
# nothing. A handler is not inherited: they get what they get on a terminal, and the tests themselves go on ignoring.
for _name in ("SIGHUP", "SIGINT", "SIGQUIT"):
    _number = getattr(signal, _name, None)
    if _number is not None and signal.getsignal(_number) is signal.SIG_IGN:
        signal.signal(_number, lambda *_: None)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Refuse to test compiled rooms that no longer are their sources: the result would say nothing about the code."""
    if old := stale(Path(__file__).resolve().parent.parent):
        raise pytest.UsageError(
            f"{old[0]} has changed since it was compiled: run .venv/bin/python -m scripts.compile --clean, "
            "or BURACO_COMPILE=1 python3 scripts/dev.py setup to compile it again."
        )


_LEFT_OUT = pytest.StashKey[list[str]]()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what needs a redis-server where there is none, what needs Node, what needs Chromium, what needs to
    be root, and what asks the real Telegram."""
    leave = (leave_out, node.leave_out, browser.leave_out, as_root.leave_out, telegram_service.leave_out)
    said = [one(config, items) for one in leave]
    config.stash[_LEFT_OUT] = [line for line in said if line is not None]


def pytest_report_collectionfinish(config: pytest.Config) -> list[str]:
    """Say what was left out, once."""
    return config.stash.get(_LEFT_OUT, [])
