"""Needs so many seconds (first word) before it says who it is; correct then."""

import sys
import threading

from seat import answer, said

threading.Event().wait(float(sys.argv[1]))
for message in said():
    answer(message, "slow_starter")
