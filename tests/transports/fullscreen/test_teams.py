"""What a team has: its state in the words that fit, and its melds, of which none is lost."""

from __future__ import annotations

import msgspec
import pytest
from textual import events

from scripts.locales import LANGUAGES
from tests.transports.fullscreen.scenes import (
    HAND,
    LONG_NAMES,
    MANY_MELDS,
    MELDS,
    Table,
    plain,
    rules_for,
    scene,
    seen_at,
    words_of,
)
from transports.console.terminal import cells
from transports.fullscreen.meld_line import laid
from transports.fullscreen.paint import Paint
from transports.fullscreen.teams import Place, Team, as_cards, as_lines, headline, standing, team_signs
from transports.fullscreen.wording import fitting

PAINT = Paint()
RULES = rules_for()
WORDS = words_of(RULES)


def test_the_own_team_has_the_first_sign() -> None:
    assert team_signs(WORDS) == ("●", "○")
    assert team_signs(words_of(RULES, seat=1)) == ("○", "●")
    assert team_signs(words_of(rules_for(6, 3), seat=1)) == ("◎", "●", "○")
    assert team_signs(words_of(RULES, seat=None)) == ("●", "○")


def test_points_what_is_due_and_the_pot_are_said() -> None:
    shown = standing(seen_at(RULES, melds=MELDS), None, WORDS, 0)
    assert shown.title == ("● We · you, Carla", "● We")
    assert shown.state[:2] == ("65 on the table · no pot yet", "65 pts · no pot")
    rules = rules_for(preset="stbl")
    seen = seen_at(rules, melds=(), minimum=(75, 90), pot_taken=(True, False))
    words = words_of(rules)
    assert standing(seen, None, words, 0).state[0] == "0 on the table · first meld of 75 due · pot taken"
    assert standing(seen, None, words, 1).state[1] == "0 pts · min 90 · no pot"
    begun = msgspec.structs.replace(seen, laid=40)
    assert standing(begun, None, words, 0).state[0] == "0 on the table · first meld 40 of 75 · pot taken"
    assert standing(begun, None, words, 0).state[-3:] == ("0 · 40/75 · pot ✓", "0 · 40/75 · ✓", "0 40/75 ✓")
    assert standing(seen, None, words, 1).state[-2:] == ("0 · ≥90 · ✗", "0 ≥90 ✗")
    assert standing(begun, None, words, 1).state[0] == "0 on the table · first meld of 90 due · no pot yet"


def test_what_is_staged_is_said_of_the_team_that_stages_it() -> None:
    lies = seen_at(RULES, melds=MELDS)
    seen = seen_at(RULES, melds=(*MELDS, (6, 0, "JD QD KD")))
    assert standing(seen, lies, WORDS, 0).state[0] == "+ not sent · 95 on the table · no pot yet"
    assert standing(seen, lies, WORDS, 1).state[0] == "180 on the table · no pot yet"
    assert standing(lies, None, WORDS, 0).state[0] == "65 on the table · no pot yet"


def test_that_something_is_not_sent_is_said_by_its_sign_in_the_least_room() -> None:
    lies = seen_at(RULES, melds=MELDS)
    shown = standing(seen_at(RULES, melds=(*MELDS, (6, 0, "JD QD KD"))), lies, WORDS, 0)
    assert headline(shown, 25) == "● We · + · 95 · no pot"


def test_a_name_is_cut_sooner_than_what_the_team_has() -> None:
    words = words_of(rules_for(6, 3), names=LONG_NAMES)
    shown = standing(seen_at(rules_for(6, 3)), None, words, 1)
    assert headline(shown, 19) == "○ Wilhel… · 180 · ✗"
    assert headline(shown, 80) == "○ Wilhelmina Small and Elena Wonderful1 · 180 on the table · no pot yet"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("players", "teams"), [(2, 2), (4, 2), (6, 3)])
def test_title_and_state_fit_in_every_language(code: str, players: int, teams: int) -> None:
    rules = rules_for(players, teams)
    words = words_of(rules, code, names=LONG_NAMES)
    lies = seen_at(rules, melds=MELDS)
    staged = seen_at(rules, melds=(*MELDS, (6, 0, "JD QD KD")), minimum=(150,) * teams, laid=120)
    for team in range(teams):
        for seen, before in ((lies, None), (staged, lies)):
            shown = standing(seen, before, words, team)
            for width in range(18, 100):
                assert cells(headline(shown, width)) <= width
                assert cells(fitting(shown.title, width)) <= width
                assert cells(fitting(shown.state, width)) <= width
                points = str(sum(each.meld.points for each in shown.melds))
                assert points in headline(shown, width)
                assert points in fitting(shown.state, width)
                if width >= 19:
                    assert headline(shown, width).endswith(
                        (words.tongue.text("felt-no-pot"), "✗", words.tongue.text("screen-pot-not-yet"))
                    )
                    assert before is None or "150" in headline(shown, width)
            assert "…" not in fitting(shown.state, 36)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", [(60, 18), (80, 24), (120, 40)])
@pytest.mark.parametrize(("players", "teams"), [(4, 2), (6, 3)])
async def test_at_every_size_each_team_says_what_is_due_its_pot_and_the_grade_of_its_melds(
    code: str, size: tuple[int, int], players: int, teams: int
) -> None:
    rules = rules_for(players, teams)
    words = words_of(rules, code, names=LONG_NAMES)
    melds = [(number, team, cards) for number, team, cards in MANY_MELDS if number < 6]
    taken = (True, *(False,) * (teams - 1))
    app = Table(scene(seen_at(rules, melds=melds, minimum=(150,) * teams, pot_taken=taken), words))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for at, team in enumerate(app.query(Team)):
            region = team.region
            lines = [line[region.x : region.right] for line in app.lines()[region.y : region.bottom]]
            title = lines[-1] if lines[0].startswith("╭") else lines[0]
            assert "150" in title
            assert "✓✗"[at > 0] in title or any(
                words.tongue.text(key) in title
                for key in (("felt-no-pot", "screen-pot-not-yet") if at else ("felt-pot-taken", "screen-pot-taken"))
            ), title
            for line in lines[1:]:
                shape = next((shape for shape in "◇◆□■" if shape in line), None)
                assert shape is None or line[line.index(shape) + 1 :].lstrip()[0].isalpha(), line


def test_many_melds_stand_in_columns_where_there_is_room_for_columns() -> None:
    melds = laid([meld for meld in seen_at(RULES, melds=MANY_MELDS).melds if meld.team == 0], None)
    assert len(as_lines(melds, WORDS, PAINT, 66, 20)) == len(melds)
    assert len(as_lines(melds, WORDS, PAINT, 66, 4)) == 4
    for line in plain(as_lines(melds, WORDS, PAINT, 66, 4)):
        assert len(line) <= 66


def test_melds_are_small_cards_only_where_all_of_them_have_room() -> None:
    melds = laid([meld for meld in seen_at(RULES, melds=MELDS).melds if meld.team == 0], None)
    assert len(as_cards(melds, WORDS, PAINT, 46, 6) or ()) == 6
    assert as_cards(melds, WORDS, PAINT, 46, 5) is None


@pytest.mark.parametrize(
    ("size", "below", "above"), [((60, 18), "▼", "▲"), ((80, 24), "more below (PgDn)", "more above (PgUp)")]
)
async def test_melds_without_room_are_counted_and_can_be_scrolled_to(
    size: tuple[int, int], below: str, above: str
) -> None:
    melds = (*MANY_MELDS, *((number + 20, team, cards) for number, team, cards in MANY_MELDS))
    app = Table(scene(seen_at(RULES, melds=melds), WORDS))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        seen = set[str]()

        def own() -> list[str]:
            return [line[: size[0] // 2] for line in app.lines()[1:10]]

        assert any(below in line for line in own())
        assert not any(above in line for line in own())
        for _ in range(12):
            seen |= {line[:4].strip("│ ") for line in own()}
            app.felt.scroll_melds(1)
            await pilot.pause()
        assert any(above in line for line in own())
        assert not any(below in line for line in own())
        assert {str(number) for number, team, _ in melds if team == 0} <= seen
        app.felt.scroll_melds(-12)
        await pilot.pause()
        assert any(below in line for line in own())


async def test_on_the_smallest_screen_every_line_of_the_melds_holds_a_meld() -> None:
    app = Table(scene(seen_at(RULES, melds=MANY_MELDS), WORDS))
    async with app.run_test(size=(60, 18)) as pilot:
        await pilot.pause()
        height = app.query(Team).first().size.height
        for _ in range(3):
            assert all(line[:3].strip().isdigit() for line in app.lines()[2 : 1 + height])
            app.felt.scroll_melds(1)
            await pilot.pause()


async def test_the_wheel_scrolls_the_melds_under_it() -> None:
    app = Table(scene(seen_at(RULES, melds=MANY_MELDS), WORDS))
    async with app.run_test(size=(60, 18)) as pilot:
        await pilot.pause()
        team = app.query(Team).first()
        for event, line in ((events.MouseScrollDown, 1), (events.MouseScrollDown, 2), (events.MouseScrollUp, 1)):
            await pilot._post_mouse_events([event], team)
            await pilot.pause()
            assert team.offset_lines == line


async def test_a_meld_that_is_staged_comes_into_sight() -> None:
    lies = seen_at(RULES, melds=MANY_MELDS)
    app = Table(scene(lies, WORDS))
    async with app.run_test(size=(60, 18)) as pilot:
        await pilot.pause()
        assert not any("+13" in line for line in app.lines())
        seen = seen_at(RULES, hand=HAND[:8], melds=(*MANY_MELDS, (13, 0, "TS JS QS")))
        app.felt.show(scene(seen, WORDS, lies=lies))
        await pilot.pause()
        assert any("+13 10♠ J♠ Q♠" in line for line in app.lines())


def test_a_place_has_room_for_melds_beside_its_border() -> None:
    assert Place(40, 9, True).room == (36, 7)
    assert Place(30, 5, False).room == (29, 4)
