"""What `buraco verify` found in a record: faults, notes and deals that are proved; and how it is printed."""

from __future__ import annotations

from typing import Literal, TextIO

import msgspec

from scripts.given_file import printable
from scripts.language import ENGLISH, say, spoken_code

Kind = Literal["fault", "note", "verified"]


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
    """Write the findings, what no check can see, and a closing line, all of it printable; English in ASCII."""
    for finding in report.findings:
        print(_shown(_at(finding)), file=out)
    print(say("findings-unseen"), file=out)
    print(
        say(
            "findings-sum",
            verified=say("findings-sum-verified", count=report.verified, deals=report.deals),
            followed=_followed(report),
            faults=say("findings-sum-faults", count=report.faults),
        ),
        file=out,
    )


def _at(finding: Finding) -> str:
    """What is to be said, and of what."""
    line, text = str(finding.line), finding.text
    if finding.n is None:
        key = "findings-fault-at-line" if finding.kind == "fault" else "findings-at-line"
        return say(key, line=line, text=text)
    key = "findings-fault-at-deal" if finding.kind == "fault" else "findings-at-deal"
    return say(key, line=line, deal=str(finding.n), text=text)


def _shown(text: str) -> str:
    text = printable(text)
    return text.encode("ascii", "replace").decode() if spoken_code() == ENGLISH else text


def _followed(report: Report) -> str:
    if not report.followed:
        return say("findings-sum-not-followed")
    if report.followed == report.deals:
        return say("findings-sum-followed")
    return say("findings-sum-followed-part", count=report.followed)
