"""The person's side of the table in a chat: no sentence names a key."""

from __future__ import annotations

import re

import pytest

from core.table.messages import NonceCall
from scripts.locales import LANGUAGES
from tests.transports.console.positions import moment
from tests.transports.telegram.hands import HandAt

KEYS = re.compile(r"\bF\d+\b|Enter|Esc|\[[a-z]\]")


class _Ear:
    def __init__(self) -> None:
        self.heard: list[str] = []

    def said(self, text: str) -> None:
        self.heard.append(text)

    def asked(self, question: str) -> None:
        self.heard.append(question)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_of_its_own_names_a_key(lang: str) -> None:
    board = HandAt(moment(hand="3H 4H KC"), lang, turn=1).board
    board.paper.reader = ear = _Ear()
    board.greet()
    board.committed(NonceCall(n=2, commitment="ab" * 32))
    ear.heard.append(board.not_now())
    board.stood_in = True
    ear.heard.append(board.not_now())
    board.rests()
    ear.heard.append(board.not_now())
    assert len(ear.heard) >= 4
    assert not [said for said in ear.heard if KEYS.search(said)]


def test_the_shuffle_is_promised_without_the_number_that_proves_it() -> None:
    board = HandAt(moment(hand="3H 4H KC")).board
    board.paper.reader = ear = _Ear()
    board.committed(NonceCall(n=2, commitment="ab" * 32))
    assert len(ear.heard) == 1
    assert "abab" not in ear.heard[0]
