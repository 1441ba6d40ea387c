"""What a table says in words to seats and edges, by key: why an act or an order is refused, and why a carrier ends.

They travel in English. A client finds out by the same tables which sentence it was told, and says it in its language.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.game.options import near
from core.game.unusable import either
from core.game.wording import Value, Wording
from core.table.orders import Refused

REJECTIONS: Final = Wording(
    {
        "watchers-watch": "Watchers only watch; join the table at a free seat to play.",
        "no-actions": "An act holds at least one action; add one.",
        "too-many-actions": "An act holds at most {most:d} actions; send fewer.",
        "too-much-said": "Info and explain have at most {most:d} bytes each, and are at most {deep:d} deep; say less.",
        "accepted": "This act was accepted before, as number {number:d}; nothing more is due.",
        "moved-on": "The table has moved on since; look at the newest update and decide again.",
        "no-deal": "No deal is being played; wait for the next one.",
        "paused": "The table is paused; wait until it goes on.",
        "stood-in": "A stand-in plays for this seat; send back to take it over again.",
        "looked-already": "Your last act went on after a card that you have not seen, and its refusal told you of that "
        "card: begin with the same actions as then, up to that card.",
        "not-saved": "The table could not save this act, so it does not count ({why}); send it again in a moment.",
        "garbled": "This is no message of the seat language: {what}.",
        "only-phrases": "Only these phrases can be said, and only from a seat: {phrases}.",
        "seat-freed": "The others have freed this seat: join the table again to ask for one.",
        "no-claim": "The match can be claimed once every opponent has left; until then play on, or leave.",
        "may-not-vote": "Only somebody who plays at a table with a lobby can vote to free a seat.",
        "nobody-waits": "A vote frees the seat of somebody who keeps the others waiting; that seat does not.",
    }
)
"""Of acts and other messages of a seat, beside what the rules refuse (`core.game.refusals.ENGLISH`)."""

ANSWERS: Final = Wording(
    {
        "not-now": "That cannot be done now: {why}.",
        "not-now-over": "That cannot be done now: the match is over.",  # the one that people meet
        "nobody-there": "Nobody has seat {seat:d}.",
        "bad-name": "A name has 1 to {most:d} letters or signs, and none that cannot be seen.",
        "bad-kind": "A player is human or bot.",
        "bad-clock": "Give at least a millisecond for a turn, and none below zero.",
        "only-for-bots": "Only a bot is given a budget and options: leave them out.",
        "no-bot-there": "No bot has seat {seat:d}: only bots have a budget and options.",
        "table-full": "Every seat is taken: watch, or ask the host to free one.",
        "void-invitation": "This seat has changed hands since: ask for a new invitation.",
        "dealt-already": "Seats can only be changed before the first deal.",
        "rules-dealt-already": "The rules can only be changed before the first deal: create a new table for others.",
        "rules-no-lobby": "Only a table with a lobby can change its rules: create a new table for others.",
        "too-many-people": "{people:d} people sit at this table and there are {seats:d} seats then: somebody has to "
        "leave first.",
        "bad-overrides": "What differs from the preset and all options must make the same rules: work both out anew.",
        "bad-hold": "Clocks can be held for 0 to {most:d} milliseconds: ask for less, and again while it lasts.",
        "somebody-there": "Somebody has seat {seat:d}: choose another one.",
        "free-seats": "Some seats are free: fill them with bots, or wait for people to take them.",
        "no-such-seat": "The seats of this table are 0 to {last:d}.",
        "name-there": "{name} sits on seat {seat:d} already: join that seat, or choose another name.",
        "name-comes": "{name} takes seat {seat:d} next: join that seat, or choose another name.",
        "somebody-comes": "{name} takes seat {seat:d} next: choose another one.",
        "match-over": "The match is over: create a new table.",
        "name-is-a-bot": "{name} is a bot at this table: come as one, or under another name.",
        "name-is-a-person": "{name} is a person at this table: come as one, or under another name.",
        "name-has-seat": "{name} has seat {seat:d}: choose another one, or come as {name} if that is you.",
        "no-house-bots": "This host has no bots of its own: let somebody bring one.",
        "no-such-bot": "There is no bot of the house called {asked}; choose {names}.",
        "no-such-bot-near": "There is no bot of the house called {asked}; did you mean {names}?.",
        "bad-worlds": "A budget is 1 to {most:d} worlds: give a number of these.",
        "too-many-options": "A bot is given at most {most:d} options of {bytes:d} bytes: give fewer.",
        "no-options": "This bot has no options: leave {option} out.",
        "unknown-option": "This bot has no option {asked}; choose {names}.",
        "unknown-option-near": "This bot has no option {asked}; did you mean {names}?.",
        "option-no-value": "Option {option}: a value is a number, a text, true or false.",
        "option-of": "Option {option} is one of {values}, and not {value}.",
        "option-range": "Option {option} is a whole number from {low:d} to {high:d}, and not {value}.",
        "option-from": "Option {option} is a whole number from {low:d} on, and not {value}.",
        "option-up-to": "Option {option} is a whole number up to {high:d}, and not {value}.",
        "option-whole": "Option {option} is a whole number, and not {value}.",
        "option-switch": "Option {option} is true or false, and not {value}.",
        "option-word": "Option {option} is a word, and not {value}.",
        "option-text": "Option {option} is a text, and not {value}.",
    }
)
"""Of orders. After a question stands a full stop of old: what is sent does not change."""

CLOSINGS: Final = Wording(
    {
        "flooded": "too many messages: send fewer, and wait for the answers",
        "elsewhere": "this seat is played from another connection now",
        "given-up": "you have given your seat up",
        "put-out": "your seat was freed: join the table again to ask for one",
        "changed-seats": "its player has changed seats",
        "seat-free": "this seat is free now",
        "seat-played": "{name} plays on this seat now",
        "no-such-seat": "there is no such seat at this table",
        "protocol": "this table speaks protocol {ours:d}, not {theirs:d}: use a client that does",
        "adjourned": "the table is adjourned: join it again to go on",
        "over": "the match is over",
        "over-next": "the match is over; it goes on at table {table}",
        "gone": "this table is gone: its records are not on the server any more",
        "gone-table": "table {table}: this table is gone: its records are not on the server any more",
        "closed": "the connection is closed",
        "not-owner": "table {table} is hosted by another process now",
        "no-answer": "table {table} does not answer: start a host for it (buraco serve), then try again; a host that "
        "was only held up may still do what was asked",
        "damaged": "table {table}: line {line:d} of its log is damaged ({what}); the table was not opened",
        "other-engine": "table {table} was played by engine {theirs:d} of the rules and this program has engine "
        "{ours:d}; open it with the version it was made by",
        "busy": "table {table} is being played by another process; go on there, or end that process first",
        "failed": "table {table} fails again and again after record {seq:d}; nothing of it is lost, report it",
        "match-over": "the match of table {table} is over: ask for an invitation to another one",
        "match-over-next": "the match of table {table} is over; it went on at table {next}: ask for an invitation to "
        "another one",
        "unknown-table": "there is no table {table}; list the saved ones to see their names",
    }
)
"""Why a carrier ends, and why a table cannot be played or asked: phrases without a capital letter and a full stop."""


def instead(key: str, given: str, names: Sequence[str], **more: Value) -> str:
    """The sentence of ANSWERS about a mistyped name: with the nearest names where some are near, else with all."""
    close = near(given, names)
    return ANSWERS.text(f"{key}-near" if close else key, names=either(close or names), **more)


def refused(code: str, key: str, **given: Value) -> Refused:
    """The answer to an order that is not done: its code, and the sentence of ANSWERS with what it names."""
    return Refused(code=code, text=ANSWERS.text(key, **given))
