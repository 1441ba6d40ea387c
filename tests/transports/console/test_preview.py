"""What a move would come to, in every language: points with a sign choose the plural, a name may stand anywhere."""

from __future__ import annotations

import pytest

from core.game.actions import Take
from core.game.rules import options_of
from core.table.messages import Hello, Player, RulesSaid
from scripts.locales import LANGUAGES, tongue_of
from scripts.settings import load_rules
from tests.transports.console.positions import moment
from tests.transports.english import ENGLISH
from tests.transports.fullscreen.moments import board
from transports.console.preview import effect
from transports.console.prompt import waiting_line
from transports.console.rematch import again
from transports.fullscreen.answered import shortened


@pytest.mark.parametrize(
    ("code", "points", "told"),
    [
        ("en", 1, "A clean canasta: +1 point."),
        ("en", 200, "A clean canasta: +200 points."),
        ("ru", 1, "Чистая канаста: +1 очко."),
        ("ru", 2, "Чистая канаста: +2 очка."),
        ("ru", 5, "Чистая канаста: +5 очков."),
        ("ru", 11, "Чистая канаста: +11 очков."),
        ("ru", 21, "Чистая канаста: +21 очко."),
        ("ru", 200, "Чистая канаста: +200 очков."),
        ("lv", 1, "Tīra kanasta: +1 punkts."),
        ("lv", 11, "Tīra kanasta: +11 punktu."),
        ("lv", 21, "Tīra kanasta: +21 punkts."),
        ("lv", 102, "Tīra kanasta: +102 punkti."),
        ("it", 1, "Un burraco pulito: +1 punto."),
        ("it", 200, "Un burraco pulito: +200 punti."),
        ("pt-BR", 200, "Canastra limpa: +200 pontos."),
        ("es", 200, "Una canasta limpia: +200 puntos."),
    ],
)
def test_points_with_a_sign_choose_the_plural(code: str, points: int, told: str) -> None:
    assert tongue_of(code).text("preview-canasta", kind="clean", sign="+", points=points) == told


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("kind", ["dirty", "semi_clean", "clean", "royal", "ace_to_ace"])
def test_points_that_are_lost_are_told_with_a_minus(code: str, kind: str) -> None:
    for key in ("preview-canasta", "preview-brief-canasta"):
        assert "-100 " in tongue_of(code).text(key, kind=kind, sign="-", points=100)


def test_a_name_that_does_not_begin_the_sentence_stays_as_it_was_written() -> None:
    assert waiting_line("eva", 80, tongue_of("ru")).startswith("Ходит eva;")
    assert waiting_line("eva", 80, ENGLISH).startswith("Eva is to move;")
    rules = RulesSaid("burraco", options_of(load_rules("burraco")))
    hello = Hello(1, "AGAIN2", None, rules, (Player("Ana", "human"), Player("", "")), None, 1)
    assert again(hello, ("Ana", "bruno"), tongue_of("it")).endswith("(non c'è bruno).")
    assert again(hello, ("Ana", "bruno"), ENGLISH).endswith("(bruno is not there).")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("card", ["5D", "TD"])
def test_that_a_taken_card_may_not_be_discarded_is_said_in_a_line_of_the_smallest_screen(code: str, card: str) -> None:
    at = board(moment(hand="3H 4H 9D KC", phase="draw", pile=[card]), code)
    assert at.staging is not None
    at.staging.stage(Take())
    (said,) = effect(at.staging.steps[-1], at.words)
    assert at.words.card(card) in said
    assert shortened([said] * 4, 58, 4) == [said] * 4, "not a word is left out"
