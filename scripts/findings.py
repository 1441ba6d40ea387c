"""What `buraco verify` found in a record: faults, notes and deals that are proved; and how it is printed."""

from __future__ import annotations

from typing import Final, Literal, TextIO

import msgspec

from scripts.given_file import printable

Kind = Literal["fault", "note", "verified"]

UNSEEN: Final = "No check can see changed names or times, who acted for a seat (by), or what a bot said (info)."


class Finding(msgspec.Struct, frozen=True):
    """One thing to say about a record."""

    line: int
    """Line of the file, from 1."""
    n: int | None
    """The deal it is about; None for the record as a whole."""
    kind: Kind
    text: str
    """One or two sentences."""


class Report(msgspec.Struct, frozen=True):
    """What a record proves."""

    findings: tuple[Finding, ...]
    """In the order of the file."""
    deals: int
    """Deals the record tells of, verified or not."""
    verified: int
    """Deals whose draw, cut and deck are those of a secret committed to before."""
    followed: int = 0
    """Deals whose moves are legal to the last, and whose scores follow from them."""
    cut_off: bool = False
    """The match came to its end, and its result is missing."""
    begun: bool = True
    """Was any line that of a record? Where none was, the file is another one."""

    @property
    def faults(self) -> int:
        """How many findings are faults."""
        return sum(finding.kind == "fault" for finding in self.findings)

    @property
    def proved(self) -> bool:
        """Whether the whole record was verified: at least one deal, every deal, and no fault. Never a seeded match."""
        return 0 < self.deals == self.verified == self.followed and not self.faults and not self.cut_off


def print_report(report: Report, out: TextIO) -> None:
    """Write the findings, what no check can see, and a closing line, in ASCII that prints."""
    for finding in report.findings:
        where = f"line {finding.line}" if finding.n is None else f"line {finding.line}, deal {finding.n}"
        mark = "FAULT: " if finding.kind == "fault" else ""
        print(f"{where}: {mark}{printable(finding.text).encode('ascii', 'replace').decode()}", file=out)
    print(UNSEEN, file=out)
    verified = f"{report.verified} of {report.deals} deal{'' if report.deals == 1 else 's'} verified"
    faults = f"{report.faults} fault{'' if report.faults == 1 else 's'}"
    print(f"{verified}, {_followed(report)}, {faults}", file=out)


def _followed(report: Report) -> str:
    if not report.followed:
        return "moves and scores not followed"
    part = "" if report.followed == report.deals else f" of {report.followed}"
    return f"moves and scores{part} followed"
