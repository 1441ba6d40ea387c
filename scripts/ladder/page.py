"""The page that a ladder writes, and its rows as JSON values and as lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from scripts.ladder.journal import Build
from scripts.ladder.pair import Clock, Pair
from scripts.ladder.rows import LEAST, Standing, result, together

METHOD: Final = """\
Every deal is played twice by four seats, one player being seats 0 and 2 and then seats 1 and 3, so that no luck of the
cards is left but in what the two make of it. *Points* is what the first player makes above the second, a deal, with
the standard error of the mean over the pairs; *won*: how many deals it ended ahead in, ties counting half. Times are
processor time for a decision in which there is a choice (where to draw; then all that is laid and discarded): the mean
and the longest of all. Points follow from the seed and the players alone, on any machine; times do not."""


class Table:
    """Everything that a page tells."""

    def __init__(
        self, command: str, standings: Sequence[Standing], builds: Mapping[Pair, Build], about: Mapping[str, str]
    ) -> None:
        self.command = command
        """What makes the table again."""
        self._standings = standings
        self._builds = builds
        """What each pair was played on."""
        self._about = about
        """What the list of players says of each that is in the table."""

    def values(self) -> dict[str, Any]:
        """As plain JSON values."""
        return {
            "command": self.command,
            "machines": [
                {"machine": build.machine, "players": build.players, "pairs": count}
                for build, count in self._machines()
            ],
            "rows": [self._values(standing) for standing in self._standings],
        }

    def text(self) -> str:
        """As one line a row."""
        return "\n".join(map(str, self._standings))

    def page(self) -> str:
        """As docs/bots-strength.md."""
        presets = dict.fromkeys(standing.row.rules for standing in self._standings)
        parts = [
            "# How strong the players are",
            f"Written by this command; change the players and run it again:\n\n```\n{self.command}\n```",
            METHOD + self._endings(),
            "Played on:\n\n"
            + "\n".join(
                f"- {build.machine}: {count:,} pairs (players `{build.players}`)" for build, count in self._machines()
            ),
            *(self._section(preset) for preset in presets),
            "## The players\n\n" + "\n".join(f"- `{name}`: {text}" for name, text in self._about.items()),
        ]
        return "\n\n".join(parts) + "\n"

    def _endings(self) -> str:
        errors = {standing.goal.error for standing in self._standings if standing.goal.error is not None}
        text = "\nRows of a player that is given worlds end once the standard error is {:g} or less, from {} pairs on."
        return "".join(text.format(error, LEAST) for error in errors)

    def _section(self, preset: str) -> str:
        lines = [
            f"## {preset}",
            "",
            "| first over second | points | won | pairs | first: ms | second: ms |",
            "| --- | --- | --- | --- | --- | --- |",
        ]
        lines.extend(self._cells(standing) for standing in self._standings if standing.row.rules == preset)
        return "\n".join(lines)

    def _cells(self, standing: Standing) -> str:
        pairs, row = standing.counted(), standing.row
        who = f"`{row.first}` over `{row.second}`"
        if not pairs:
            return f"| {who} | not played | | | | |"
        found = result(pairs)
        count = f"{found.pairs}" if standing.reached else f"{found.pairs}, not finished"
        points = f"{found.mean:+.0f} ± {found.error:.0f}"
        first, second = (self._times(pairs, second=second) for second in (False, True))
        return f"| {who} | {points} | {100 * found.won:.1f} % | {count} | {first} | {second} |"

    def _times(self, pairs: Sequence[Pair], *, second: bool) -> str:
        """Mean and longest, apart for each build that played."""
        by_build: dict[str, list[Clock]] = {}
        for pair in pairs:
            clock = pair.second_clock if second else pair.first_clock
            by_build.setdefault(self._builds[pair].build, []).append(clock)
        texts = []
        for build, clocks in by_build.items():
            clock = together(clocks)
            said = f"{_ms(_mean(clock))}, longest {_ms(clock.most)}"
            texts.append(said if len(by_build) == 1 else f"{build}: {said}")
        return "; ".join(texts)

    def _values(self, standing: Standing) -> dict[str, Any]:
        row, pairs = standing.row, standing.counted()
        values: dict[str, Any] = {"rules": row.rules, "first": row.first, "second": row.second, "pairs": len(pairs)}
        values["reached"] = standing.reached
        if pairs:
            found = result(pairs)
            values |= {"points": round(found.mean, 2), "error": round(found.error, 2), "won": round(found.won, 4)}
            values |= {"seed": pairs[0].seed, "worlds": pairs[0].worlds}
            for name, clocks in (
                ("first", [pair.first_clock for pair in pairs]),
                ("second", [pair.second_clock for pair in pairs]),
            ):
                clock = together(clocks)
                values[f"{name}_ms"] = {"mean": round(_mean(clock), 3), "max": clock.most, "decisions": clock.decisions}
        return values

    def _machines(self) -> list[tuple[Build, int]]:
        counts: dict[Build, int] = {}
        for standing in self._standings:
            for pair in standing.counted():
                build = self._builds[pair]
                counts[build] = counts.get(build, 0) + 1
        return list(counts.items())


def _mean(clock: Clock) -> float:
    return clock.ms / clock.decisions if clock.decisions else 0.0


def _ms(ms: float) -> str:
    return f"{ms:.0f}" if ms >= 10 else f"{ms:.1f}" if ms >= 1 else f"{ms:.2g}"
