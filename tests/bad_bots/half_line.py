"""Writes its lines in pieces, with CRLF and blank lines between them; correct all the same.

First word ``never``: ends in the middle of its first act.
"""

import json
import sys

from seat import act, said

never = "never" in sys.argv


def pieces(message: object) -> None:
    text = json.dumps(message) + "\r\n\r\n  \n"
    for at in range(0, len(text), 7):
        sys.stdout.write(text[at : at + 7])
        sys.stdout.flush()


for heard in said():
    if heard["type"] == "hello":
        pieces({"type": "id", "protocol": 1, "name": "half_line", "wants": ["legal"]})
    elif heard["type"] == "ping":
        pieces({"type": "pong", "n": heard["n"]})
    elif (mine := act(heard)) is not None:
        if never:
            sys.stdout.write(json.dumps(mine)[:-5])
            sys.stdout.flush()
            sys.exit(0)
        pieces(mine)
