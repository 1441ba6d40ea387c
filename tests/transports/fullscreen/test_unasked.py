"""What asks for something is taken away where it means nothing any more: what is read stays."""

from __future__ import annotations

from rich.text import Text

from tests.transports.console.positions import moment
from tests.transports.fullscreen.seated import seated, table_of
from transports.fullscreen.panels import Choosing, Question, Reading
from transports.fullscreen.unasked import nothing_asked


async def test_questions_and_lists_on_top_go_and_a_text_stays_with_what_lies_under_it() -> None:
    async with seated(table_of(moment(hand="3S 4S 5S KC"))) as at:
        tongue = at.app.tongue
        for under in (False, True):
            for panel in (Question(Text("Sure?"), tongue, 0.0), Choosing("Which?", [Text("this")], tongue)):
                if under:
                    at.app.push_screen(Reading("", Text("read me"), ""))
                at.app.push_screen(panel)
                await at.pilot.pause()
                await nothing_asked(at.app)
                assert isinstance(at.app.screen, Reading) == under
                assert len(at.app.screen_stack) == 1 + under
                await at.press(*(["escape"] if under else []))
