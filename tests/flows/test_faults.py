"""Proof by fault, the short form: whatever goes wrong, the match ends in the record of the undisturbed one."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from scripts.chaos.faults import FAULTS
from scripts.chaos.match import match_of, undisturbed
from scripts.chaos.run import Fault, Outcome, run_fault
from tests.transports.redis.servers import KINDS

SEED = 3
AT_ONCE = 3
"""Matches at the same time: most of a fault is waiting."""
SHORT = {fault.name: fault for fault in FAULTS if fault.short}

Outcomes = dict[tuple[str, str], Outcome]


@pytest.fixture(scope="module")
def outcomes(request: pytest.FixtureRequest) -> Outcomes:
    """What became of the matches that the chosen tests ask for."""
    wanted = [
        (str(item.callspec.params["name"]), str(item.callspec.params["kind"]))
        for item in request.session.items
        if isinstance(item, pytest.Function) and item.module is request.module and "outcomes" in item.fixturenames
    ]
    return asyncio.run(_all([(SHORT[name], kind) for name, kind in dict.fromkeys(wanted)]))


async def _all(wanted: Sequence[tuple[Fault, str]]) -> Outcomes:
    matches = {fair: match_of(SEED, fair=fair) for fair in (False, True)}
    expected = {fair: await undisturbed(match) for fair, match in matches.items()}
    places = asyncio.Semaphore(AT_ONCE)

    async def one(fault: Fault, kind: str) -> Outcome:
        async with places:
            return await run_fault(fault, matches[fault.fair], expected[fault.fair], kind, short=True)

    done = await asyncio.gather(*(one(fault, kind) for fault, kind in wanted))
    return {(outcome.fault, outcome.server): outcome for outcome in done}


@pytest.mark.timeout(300)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", SHORT)
def test_the_match_ends_in_the_very_same_record(name: str, kind: str, outcomes: Outcomes) -> None:
    """Nothing but ``ms`` differs: no act lost, none doubled, no stand-in where the player was to play."""
    outcome = outcomes[name, kind]
    assert outcome.problems == ()
    assert (outcome.compared, outcome.lost, outcome.doubled) == (True, 0, 0)
    assert outcome.injected > 0 or name == "nothing"
