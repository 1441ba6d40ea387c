"""Does not end: neither with its input, nor for SIGTERM."""

import signal

from seat import answer, said

for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
    signal.signal(number, signal.SIG_IGN)
for message in said():
    answer(message, "ignores_term")
while True:
    signal.pause()
