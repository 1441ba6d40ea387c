"""Takes more and more memory at its first turn; ``child``: in a process that it starts."""

import os
import sys

from seat import introduce, said

for message in said():
    if message["type"] == "hello":
        introduce("memory_hog")
    elif "turn" in message:
        if "child" not in sys.argv or os.fork() == 0:
            kept = []
            while True:
                kept.append(bytearray(b"x" * (1 << 20)))
        os.wait()
