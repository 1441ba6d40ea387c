"""Correct, and cannot keep quiet: stray prints, half JSON, messages of no language, on both outputs."""

import sys

from seat import answer, said, say

NOISE = ("thinking…", '{"type":', "[1, 2]", "null", '{"type": "weather", "rain": true}', '"text"', "\x00\x07", "7")
for message in said():
    for noise in NOISE:
        print(noise)
        print(noise, file=sys.stderr)
    sys.stdout.buffer.write(b"\xff\xfe no text at all\n")
    sys.stdout.flush()
    if message["type"] == "end":
        say(type="say", phrase="well_played")
    answer(message, "chatty")
