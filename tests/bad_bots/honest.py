"""Plays, and nothing else: what the bad bots are beside their one fault."""

from seat import answer, said

for message in said():
    answer(message, "honest")
