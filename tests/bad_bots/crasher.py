"""Plays so many turns (first word; 0: none) and then fails with a stack trace. Second word: only so many times."""

import sys
from pathlib import Path

from seat import answer, said

turns = int(sys.argv[1]) if len(sys.argv) > 1 else 0
lives = Path(sys.argv[2]) if len(sys.argv) > 2 else None  # a file: once it is there it crashes no more
done = 0
for message in said():
    if message["type"] == "update" and "turn" in message and done >= turns:
        if lives is None or not lives.exists():
            if lives is not None:
                lives.write_text("")
            print("my last words", file=sys.stderr)
            raise ZeroDivisionError("a fault of the tests")
    done += answer(message, "crasher")
