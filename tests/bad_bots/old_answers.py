"""Answers each question with its answer to the one before first, and only then with the right one."""

from seat import act, answer, said, say

last = {"type": "act", "seq": 0, "actions": [{"do": "draw"}]}
for message in said():
    mine = act(message) if message["type"] == "update" else None
    if mine is None:
        answer(message, "old_answers") if message["type"] != "rejected" else None
    else:
        say(**last)
        say(**mine)
        last = mine
