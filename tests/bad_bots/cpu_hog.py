"""Burns its processor at its first turn; ``child``: in one process after another that it starts and buries."""

import os
import sys
import time

from seat import introduce, said

for message in said():
    if message["type"] == "hello":
        introduce("cpu_hog")
    elif "turn" in message:
        while True:
            if "child" in sys.argv and (pid := os.fork()) != 0:
                os.waitpid(pid, 0)
                continue
            until = time.process_time() + 0.05
            while time.process_time() < until:
                pass
            if "child" in sys.argv:
                os._exit(0)
