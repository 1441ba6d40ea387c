"""What is wrong with the server over which tables are shared, or with a table's log, in the reader's language."""

from __future__ import annotations

import re
from typing import Final

from core.game.wording import Wording
from transports.system_text import system_text
from transports.tongue import Tongue

_GOES_ON: Final = ": {reason}; nothing is lost, it goes on when the server is well again"
OF_TROUBLE: Final = Wording(
    {
        "unanswered": "the server has not answered within {seconds} s",
        "unreachable": "the server cannot be reached ({reason})",
        "connecting": "Error {number:d} connecting to {address}. {reason}",
        "connecting-several": "Error {reason} connecting to {address}",
        "several": "Multiple exceptions: {reasons}",
        "call-failed": "Connect call failed {address}",
        "writing": "Error {number:d} while writing to socket. {reason}",
        "closed-by-server": "Connection closed by server",
        "unanswered-for": "the server has not answered for {seconds} s",
        "unasked": "the server answers what nobody has asked",
        "given-up": "it was given up",
        "wants-password": "the server wants a password",
        "wrong-password": "the server does not accept this user and password",
        "not-allowed": "the server does not allow this user to do that",
        "no-memory": "the server has no memory left for writing",
        "no-disk": "the server cannot write to its disk",
        "replica": "the server is a replica and cannot be written to",
        "few-replicas": "the server has too few replicas to write",
        "loading": "the server is still reading its data",
        "script-busy": "the server is busy with a script",
        "no-primary": "the server has lost its primary",
        "cluster-down": "the cluster is down",
        "no-script": "the server does not know the script",
        "wrong-type": "something else lies under that name on the server",
        "moved": "the server is part of a cluster and another part has this",
        "refused": "the server refused a command ({answer})",
        "no-sentinel": "no sentinel can name the primary",
        "bad-answer": "the server gives an answer that is none",
        "closed-at-once": "the server has closed the connection at once",
        "closed": "the server has closed the connection",
        "broke": "the connection broke ({reason})",
        "no-server": "what answers is no Redis or Valkey server ({what})",
        "failed-reading": "the connection failed while reading",
        "silent": "the server has gone silent",
        "takes-nothing": "the server takes nothing more",
        "was-closed": "it was closed",
        "exchange-failed": "the exchange failed",
        "bad-key": "{name} on the server is no key; delete it and give out new invitations",
        "tried-again": "{reason}; it is tried again, look to the server if that lasts",
        "not-appended": "this host cannot append to the log of table {table}" + _GOES_ON,
        "not-read": "this host cannot read the log of table {table}" + _GOES_ON,
        "not-listed": "this host cannot list the logs" + _GOES_ON,
        "unsure": "this host does not know whether the log of table {table} has been written" + _GOES_ON,
        "conflict": "table {table}: record {number:d} cannot be appended, the next is {due:d}; read the log again",
        "empty": "table {table}: its log is empty; nothing of it was saved",
        "log-unreadable": "table {table}: its log cannot be read ({reason})",
        "only-reading": "this log was opened for reading only",
        "no-ordinary-file": "{path}: it is no ordinary file",
        "out-of-order": "it is record {number:d} where {due:d} is due: a line is missing or doubled",
        "checksum": "its checksum is another, so it was changed",
        "other-number": "its number is {name}",
        "no-record": "it holds something else than a record",
        "cut-short": "Input data was truncated",
        "no-json": "JSON is malformed: {what}",
    }
)
"""What carriers and logs say, as the rooms of this package write it; some of it is the client library's."""
_KEYS: Final = frozenset(
    {
        "trouble-unanswered",
        "trouble-unreachable",
        "trouble-connecting",
        "trouble-connecting-several",
        "trouble-several",
        "trouble-call-failed",
        "trouble-writing",
        "trouble-closed-by-server",
        "trouble-unanswered-for",
        "trouble-unasked",
        "trouble-given-up",
        "trouble-wants-password",
        "trouble-wrong-password",
        "trouble-not-allowed",
        "trouble-no-memory",
        "trouble-no-disk",
        "trouble-replica",
        "trouble-few-replicas",
        "trouble-loading",
        "trouble-script-busy",
        "trouble-no-primary",
        "trouble-cluster-down",
        "trouble-no-script",
        "trouble-wrong-type",
        "trouble-moved",
        "trouble-refused",
        "trouble-no-sentinel",
        "trouble-bad-answer",
        "trouble-closed-at-once",
        "trouble-closed",
        "trouble-broke",
        "trouble-no-server",
        "trouble-failed-reading",
        "trouble-silent",
        "trouble-takes-nothing",
        "trouble-was-closed",
        "trouble-exchange-failed",
        "trouble-bad-key",
        "trouble-tried-again",
        "trouble-not-appended",
        "trouble-not-read",
        "trouble-not-listed",
        "trouble-unsure",
        "trouble-conflict",
        "trouble-empty",
        "trouble-log-unreadable",
        "trouble-only-reading",
        "trouble-no-ordinary-file",
        "trouble-out-of-order",
        "trouble-checksum",
        "trouble-other-number",
        "trouble-no-record",
        "trouble-cut-short",
        "trouble-no-json",
        "trouble-other",
    }
)
_PART: Final = re.compile(r"(\[Errno -?\d+\] )(.*?)(?=, \[Errno |$)")


def trouble_text(said: str, tongue: Tongue) -> str:
    """A phrase without a full stop; one that is not known stays as it is."""
    sentence = OF_TROUBLE.read(said)
    if sentence is None:
        where, colon, why = said.rpartition(": ")  # a file, and why it cannot be used
        return f"{where}{colon}{system_text(why, tongue)}"
    key = f"trouble-{sentence.key}"
    if key not in _KEYS:
        return said
    given = dict(sentence.given)
    if "reason" in given:
        given["reason"] = trouble_text(str(given["reason"]), tongue)
    if "reasons" in given:
        given["reasons"] = _PART.sub(lambda part: part[1] + trouble_text(part[2], tongue), str(given["reasons"]))
    return tongue.text(key, **given)


def damage_text(said: str, tongue: Tongue) -> str:
    """How a line of a log is damaged, as a phrase; what a library says of it is only introduced."""
    text = trouble_text(said, tongue)
    return text if text != said else tongue.text("trouble-other", what=said)
