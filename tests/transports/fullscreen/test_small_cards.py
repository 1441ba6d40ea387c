"""Small cards in three lines."""

from transports.fullscreen.paint import Paint
from transports.fullscreen.small_cards import Row


def test_words_backs_and_cards_stand_side_by_side() -> None:
    row = Row(Paint())
    row.say("Stock ")
    row.back("41")
    row.say(" ")
    for signs, code in (("3♠", "3S"), ("10♥", "TH")):
        row.card(signs, code)
    row.edge("╮│╯")
    assert [line.plain for line in row.lines] == [
        "      ╭──╮ ╭──╭───╮",
        "Stock │41│ │3♠│10♥│",
        "      ╰──╯ ╰──╰───╯",
    ]
    assert row.width == 19
