"""Says who it is, and then nothing any more: it hangs at its first turn."""

import threading

from seat import introduce, said

for message in said():
    if message["type"] == "hello":
        introduce("staller")
    elif message["type"] == "update" and "turn" in message:
        threading.Event().wait()
