"""``buraco verify FILE``: was every deal the one its table had committed to, and does all the rest follow from it?

What it checks, and what no check can see, stands in docs/fairness.md.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from core.game.fairness import DealLine, check_deal, verify_deal
from core.game.options import clip
from core.game.rules import Rules, RulesError
from core.game.shuffle import SECRET_BYTES, draws_partners
from core.table.messages import Player
from core.table.public_record import FORMAT, ResultLine, ScoreLine
from core.table.records import ENGINE
from scripts.failure import CommandError
from scripts.findings import Finding, Kind, Report, print_report
from scripts.follow import Follower, ToldAct
from scripts.given_file import expect_file, printable
from scripts.language import say, system_says
from scripts.locales import add_language, spoken
from scripts.settings import load_rules
from transports.deal_fault_text import deal_fault_text
from transports.trouble_text import damage_text
from transports.unusable_text import unusable_text

LEAST_SECRET = SECRET_BYTES // 2
"""A shorter secret can be found by trying, from its commitment, before the deal is played."""
_TYPES = ("match", "deal", "act", "score", "result")


class _MatchLine(msgspec.Struct, frozen=True, tag_field="type", tag="match"):
    table: str
    rules: str
    options: dict[str, object] = {}
    format: int | None = None
    seats: tuple[Player, ...] = ()
    engine: int | None = None
    seeded: bool = False


class _ScoreLine(msgspec.Struct, frozen=True, tag_field="type", tag="score"):
    n: int
    secret: str | None = None


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco verify``."""
    parser.add_argument("file", type=Path, metavar="FILE", help=say("findings-help-file"))
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Check and print; 0 when every deal is proved, 1 when one is not (a seeded match never is)."""
    try:
        report = verify(args.file)
    except OSError as error:
        reason = system_says(error.strerror or str(error))
        text = say("findings-unreadable", file=printable(str(args.file)), reason=reason)
        raise CommandError("unreadable_file", text) from None
    if not report.begun:
        raise CommandError("no_record", say("findings-no-record", file=printable(str(args.file))), status=1)
    print_report(report, sys.stdout)
    return 0 if report.proved else 1


def verify(path: Path) -> Report:
    """Check a record file. Damaged lines are named and skipped, the rest is checked.

    Raises OSError if unreadable, CommandError (``not_a_file``) for a folder, a pipe or a device.
    """
    expect_file(path)
    with path.open("rb") as file:
        return _report(_lines(file))


def verify_lines(lines: Iterable[bytes]) -> Report:
    """Check the lines of a record that lies in no file."""
    return _report(_lines(lines))


def verify_record(lines: Iterable[Mapping[str, object]]) -> list[Finding]:
    """Check the lines of a record that are already parsed; they are numbered from 1."""
    return list(_report((number, dict(line)) for number, line in enumerate(lines, 1)).findings)


def _lines(file: Iterable[bytes]) -> Iterator[tuple[int, dict[str, object] | str]]:
    """The numbered lines of a file, parsed; the reason in words for a damaged one. Blank lines are left out."""
    for number, raw in enumerate(file, 1):
        text = raw.removeprefix(b"\xef\xbb\xbf").strip()
        if not text:
            continue
        try:
            line = msgspec.json.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            no_text = isinstance(error, UnicodeDecodeError)
            yield number, say("findings-no-utf8") if no_text else damage_text(str(error), spoken())
        else:
            yield number, line if isinstance(line, dict) else say("findings-no-object")


def _report(lines: Iterable[tuple[int, dict[str, object] | str]]) -> Report:
    judge = _Judge()
    for number, line in lines:
        judge.read(number, line)
    judge.end()
    findings = sorted(judge.findings, key=lambda finding: finding.line)
    return Report(tuple(findings), judge.deals, judge.verified, judge.followed, judge.cut_off, judge.begun)


class _Judge:
    """Reads a record line by line. A deal waits for the line that reveals its secret."""

    def __init__(self) -> None:
        self.findings: list[Finding] = []
        self.deals = 0
        self.verified = 0
        self.followed = 0
        self.cut_off = False
        self.begun = False
        """Has there been a line that a record knows?"""
        self._number = 0
        self._match: _MatchLine | None = None
        self._rules: Rules | None = None
        self._follower: Follower | None = None
        self._ended = False
        """The match at hand has its result."""
        self._after_result = False
        self._waiting: DealLine | None = None
        self._waiting_line = 0
        self._last: DealLine | None = None
        self._secrets: dict[str, int] = {}

    def read(self, number: int, line: dict[str, object] | str) -> None:
        """Take the next line, or the reason why it could not be read."""
        self._number = number
        if self._after_result:
            self._after_result = False  # said once
            self._say("fault", say("findings-after-result"))
        if isinstance(line, str):
            self._skip(say("findings-damaged", reason=line))
            return
        try:
            self._take(line)
        except (msgspec.ValidationError, UnicodeEncodeError) as error:
            self._skip(say("findings-damaged", reason=damage_text(str(error), spoken())))

    def _skip(self, text: str) -> None:
        self._say("fault", text)
        if self._follower is not None:
            self._follower.lose()

    def _take(self, line: dict[str, object]) -> None:
        follower = self._follower
        self.begun = self.begun or line.get("type") in _TYPES
        match line.get("type"):
            case "match":
                self._begin(msgspec.convert(line, _MatchLine))
            case "deal":
                self._close()
                deal = msgspec.convert(line, DealLine)
                self._deal(deal)
                if follower is not None:
                    follower.begin(deal)
            case "act":
                act = msgspec.convert(line, ToldAct)
                if follower is not None:
                    follower.act(act)
            case "score":
                self._score(msgspec.convert(line, _ScoreLine))
                if follower is not None:
                    follower.score(msgspec.convert(line, ScoreLine), line.get("sheet"))
            case "result":
                self._close()
                result = msgspec.convert(line, ResultLine)
                self._ended = self._after_result = True
                if follower is not None:
                    follower.result(result)
            case _:
                self._skip(say("findings-no-type"))

    def end(self) -> None:
        """The record is over."""
        self._close()
        self._leave()
        if not self.deals:
            self._say("fault", say("findings-no-deal"))

    def _say(self, kind: Kind, text: str, n: int | None = None, line: int | None = None) -> None:
        self.findings.append(Finding(line or self._number, n, kind, text))

    def _leave(self) -> None:
        """The match at hand ends here, whether its result was told or not."""
        follower, self._follower = self._follower, None
        self.followed += 0 if follower is None else follower.followed
        if self._match is None or self._ended:
            return
        if follower is not None and follower.due:
            self.cut_off = True
            self._say("note", say("findings-no-result"))
        else:
            self._say("note", say("findings-goes-on"))

    def _begin(self, match: _MatchLine) -> None:
        self._close()
        self._leave()
        if self._match is not None:
            self._say("fault", say("findings-second-match"))
        self._match, self._rules, self._last, self._ended = match, None, None, False
        try:
            match.table.encode()
            self._rules = load_rules(match.rules, match.options)
        except RulesError as error:
            self._say("fault", say("findings-no-rules", reason=unusable_text(error, spoken())))
        except UnicodeEncodeError:
            self._say("fault", say("findings-no-table"))
        if match.seeded:
            self._say("note", say("findings-seeded"))
        if match.format != FORMAT:
            self._say("fault", say("findings-format", given=_given(match.format), own=str(FORMAT)))
        if match.engine != ENGINE:
            self._say("note", say("findings-engine", given=_given(match.engine), own=str(ENGINE)))
        elif self._rules is not None:
            self._follower = Follower(self._rules, self._say)
        if self._rules is not None and len(match.seats) != self._rules.players:
            self._say("fault", say("findings-seats", players=len(match.seats), seats=self._rules.players))

    def _deal(self, deal: DealLine) -> None:
        self.deals += 1
        self._waiting, self._waiting_line = deal, self._number
        last, self._last = self._last, deal
        if self._match is None:
            self._say("fault", say("findings-no-match"), deal.n)
            return
        if last is not None and deal.n != last.n + 1:
            self._say("fault", say("findings-not-next", deal=str(deal.n), last=str(last.n)), deal.n)
        if last is None and deal.n != 1:
            self._say("fault", say("findings-not-first", deal=str(deal.n)), deal.n)
        if last is not None and self._rules is not None:
            due = (last.dealer + deal.n - last.n) % self._rules.players
            if deal.dealer != due:
                self._say("fault", say("findings-dealer", seat=str(deal.dealer), due=str(due)), deal.n)
        if deal.n > 1 and deal.draw is not None:
            self._say("fault", say("findings-late-draw"), deal.n)
        if deal.n == 1 and deal.draw is None:
            self._say("note", say("findings-undrawn", seat=str(deal.dealer)), deal.n)

    def _score(self, score: _ScoreLine) -> None:
        deal, self._waiting = self._waiting, None
        if deal is None:
            self.deals += 1
            self._say("fault", say("findings-no-deal-line"), score.n)
            return
        if deal.n != score.n:
            self._say("fault", say("findings-other-score", score=str(score.n), deal=str(deal.n)), score.n)
            return
        if self._match is None or self._rules is None:
            return
        if self._match.seeded:
            self._check_seeded(self._rules, deal, score.secret)
        elif score.secret is None:
            self._say("fault", say("findings-withheld"), deal.n)
            self._check_unproved(self._rules, deal)
        else:
            self._check_secret(self._match.table, self._rules, deal, score.secret)

    def _close(self) -> None:
        """A deal is still waiting for its secret, and now it cannot come any more."""
        deal, self._waiting = self._waiting, None
        if deal is None or self._match is None:
            return
        self._say("fault", say("findings-no-score"), deal.n, self._waiting_line)
        if self._rules is not None:
            self._check_unproved(self._rules, deal)

    def _check_seeded(self, rules: Rules, deal: DealLine, secret: str | None) -> None:
        if secret is not None or deal.commitment is not None or deal.nonces is not None:
            self._say("fault", say("findings-seeded-claims"), deal.n, self._waiting_line)
        self._check_unproved(rules, deal)

    def _check_unproved(self, rules: Rules, deal: DealLine) -> None:
        for text in check_deal(rules, deal):
            self._say("fault", deal_fault_text(text, spoken()), deal.n, self._waiting_line)

    def _check_secret(self, table: str, rules: Rules, deal: DealLine, text: str) -> None:
        secret = _bytes_of(text)
        if secret is None:
            self._say("fault", say("findings-no-hex"), deal.n)
            self._check_unproved(rules, deal)
            return
        differences = verify_deal(rules, table, deal, secret)
        if differences and deal.draw is not None and draws_partners(rules, chosen_seats=False):
            as_chosen = verify_deal(rules, table, deal, secret, chosen_seats=True)
            if not as_chosen:
                self._say("note", say("findings-chosen-seats"), deal.n)
                differences = as_chosen
        for difference in differences:
            self._say("fault", deal_fault_text(difference, spoken()), deal.n, self._waiting_line)
        if len(secret) < LEAST_SECRET:
            self._say("fault", say("findings-short-secret", bytes=len(secret), usual=SECRET_BYTES), deal.n)
        elif text in self._secrets:
            self._say("fault", say("findings-secret-again", deal=str(self._secrets[text])), deal.n)
        elif not differences:
            self.verified += 1
            self._say("verified", _verdict(deal.nonces or []), deal.n)
        self._secrets.setdefault(text, deal.n)


def _verdict(nonces: Sequence[str | None]) -> str:
    """What a deal that was recomputed proves."""
    seats = [seat for seat, nonce in enumerate(nonces) if nonce is not None]
    if not seats:
        return say("findings-verified-alone")
    return say("findings-verified-with", count=len(seats), seats=", ".join(map(str, seats)))


def _given(number: int | None) -> str:
    return "not given" if number is None else clip(str(number))


def _bytes_of(text: str) -> bytes | None:
    """Bytes from lower-case hexadecimal, None for anything else."""
    try:
        value = bytes.fromhex(text)
    except ValueError:
        return None
    return value if value.hex() == text else None
