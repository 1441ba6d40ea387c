"""A hint as it is read: the moves in order, each with its reason, in one sentence of the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bots.expert import ExpertMind
from core.game.actions import Action, Discard, Draw, Lay
from core.game.rules import Rules
from core.game.view import View
from core.game.wording import Sentence
from scripts.locales import tongue_of
from tests.transports.console.positions import staging
from transports.console.advice import advice
from transports.text import Words

HAND = "3S 4S 5S 6S 9D KC"


@pytest.mark.parametrize(
    ("code", "hint"),
    [
        (
            "en",
            "Hint: lay 3♠ 4♠ 5♠ 6♠, for the deal may end soon, and what stays in your hand counts against you; "
            "then discard 9♦, for nothing in your hand goes with it. Write 0 to do that.",
        ),
        (
            "ru",
            "Подсказка — выложить: 3♠ 4♠ 5♠ 6♠, потому что сдача скоро может закончиться, а карты на руках идут вам в "
            "минус; потом сбросить: 9♦, потому что к этой карте у вас ничего не подходит. "
            "Напишите 0, чтобы так и сделать.",
        ),
        (
            "lv",
            "Padoms: izlikt kārtis 3♠ 4♠ 5♠ 6♠, jo sadale var drīz beigties un kārtis, kas paliek rokā, skaitās pret "
            "tevi; pēc tam nomest kārti 9♦, jo pie šīs kārts tev nekas neder. Raksti 0, lai to izdarītu.",
        ),
        (
            "it",
            "Consiglio: calare 3♠ 4♠ 5♠ 6♠, perché la smazzata può finire presto e quello che ti resta in mano conta "
            "contro di te; poi scartare 9♦, perché non hai niente in mano che ci leghi. Scrivi 0 per farlo.",
        ),
        (
            "pt-BR",
            "Dica: baixar 3♠ 4♠ 5♠ 6♠, porque a rodada pode acabar logo e o que ficar na sua mão conta contra você; "
            "depois descartar 9♦, porque você não tem nada na mão que combine. Digite 0 para fazer isso.",
        ),
        (
            "es",
            "Consejo: bajar 3♠ 4♠ 5♠ 6♠, porque la mano puede terminar pronto y lo que te quede sin jugar cuenta en tu "
            "contra; luego descartar 9♦, porque no tienes nada que combine. Escribe 0 para hacerlo.",
        ),
    ],
)
def test_a_whole_turn_is_advised_in_one_sentence(code: str, hint: str) -> None:
    turn = staging(hand=HAND)
    found = advice(ExpertMind().advise, turn, Words(("Ana", "Bruno", "Carla", "Dario"), 0, turn.rules, tongue_of(code)))
    assert found is not None
    assert found.actions == (Lay(("3S", "4S", "5S", "6S")), Discard("9D"))
    assert found.text == hint


def test_what_cannot_be_done_ends_the_advice() -> None:
    def advise(seen: View, rules: Rules, done: Sequence[Action]) -> Sequence[tuple[Action, Sequence[Sentence]]]:
        return [(Draw(), ())]

    turn = staging(hand=HAND)
    words = Words(("Ana", "Bruno", "Carla", "Dario"), 0, turn.rules, tongue_of("en"))
    assert advice(advise, turn, words) is None
