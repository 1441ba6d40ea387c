"""Writes as fast as it can: first word ``stdout`` or ``stderr``; second ``line`` for one line without an end."""

import sys

from seat import introduce, said

out = sys.stderr if "stderr" in sys.argv else sys.stdout
for message in said():
    if message["type"] == "hello":
        introduce("flooder")
    elif "turn" in message:
        chunk = "x" * 1023 + ("" if "line" in sys.argv else "\n")
        while True:
            out.write(chunk)
