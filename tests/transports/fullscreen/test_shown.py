"""What reads as before is not drawn again."""

from __future__ import annotations

from rich.text import Text
from textual.app import App, ComposeResult
from textual.widgets import Static

from transports.fullscreen.shown import put


class Counted(Static):
    """Counts how often it is given something."""

    times = 0

    def update(self, content: object = "", *, layout: bool = True) -> None:
        self.times += 1
        super().update(content, layout=layout)  # type: ignore[arg-type]


class One(App[None]):
    def compose(self) -> ComposeResult:
        yield Counted(id="place")


async def test_a_text_is_drawn_again_where_its_words_or_its_colours_are_others() -> None:
    async with One().run_test() as pilot:
        place = pilot.app.query_one(Counted)
        before = place.times
        for text in (Text("a"), Text("a"), Text("a", style="bold"), Text("a", style="bold"), Text("b")):
            put(place, text)
        assert place.times - before == 3
