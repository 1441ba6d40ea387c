"""The commands of a group, each answered in the language of the chat."""

from __future__ import annotations

import pytest

from core.table.messages import Rejected
from core.table.orders import Close
from scripts.locales import LANGUAGES, tongue_of
from tests.transports.telegram.group_stage import ANA, BEA, CARLO, DORA, EVE, GROUP, group, running
from transports.telegram.bindings import Person, Stats, Tally
from transports.telegram.group_words import seat_named, stats_text
from transports.telegram.screen import Place


async def test_the_host_cancels_a_table_that_waits_and_the_chat_is_free_again() -> None:
    async with group() as stage:
        await stage.sit(BEA)
        assert await stage.write(CARLO, "cancel") == ["Only Ana can do that."] or stage.desk.host_name == ""
        assert stage.desk.over is None
        await stage.write(ANA, "cancel")
        kept = await stage.bindings.chat(GROUP)
        assert kept is not None
        assert kept.table is None
        key, last = stage.post.dropped[-1]
        assert key == "table"
        assert last is not None
        assert last.text.startswith("The table was closed")
        assert last.buttons == ()
        assert stage.game.coordinator.table.result is not None


@pytest.mark.parametrize("sits", [False, True])
async def test_a_table_closed_before_its_first_deal_says_so_in_one_line_and_is_no_match(sits: bool) -> None:
    async with group() as stage:
        if sits:
            await stage.sit(ANA)
        else:
            await stage.meet(ANA)
            await stage.chat.refresh()
        shown = len(stage.post.all)
        await stage.write(ANA, "cancel")
        await stage.hear()
        texts = {screen.text for place, screen in stage.post.all[shown:] if place == GROUP}
        assert texts == {"The table was closed by Ana. /new makes a new one."}
        assert stage.said() == []
        assert "table" not in stage.post.shown  # nothing was shown once it was let go
        assert await stage.bindings.stats(GROUP) == ()


async def test_a_match_without_a_finished_deal_is_not_counted() -> None:
    async with group() as stage:
        await stage.dealt(ANA, BEA, CARLO, DORA)
        await stage.write(ANA, "cancel")
        await stage.press(ANA, "Yes", "ask")
        await stage.hear()
        assert "Deal 1 was abandoned" in stage.said()[-1]
        assert await stage.bindings.stats(GROUP) == ()


async def test_an_empty_table_is_left_to_its_maker_for_a_while() -> None:
    async with group() as stage:
        await stage.bindings.keep_person(Person(id=ANA, name="Ana", reachable=True))
        await stage.chat.refresh()
        assert await stage.write(BEA, "cancel") == [
            "Ana has made this table and can end it. With nobody here for 5 more minutes anybody can."
        ]
        await stage.advance(290_000)
        assert "1 more minute anybody" in (await stage.write(BEA, "cancel"))[0]
        await stage.advance(11_000)
        await stage.write(BEA, "cancel")
        assert stage.desk.over is not None


async def test_a_match_is_cancelled_only_after_a_yes_of_the_host() -> None:
    async with group() as stage:
        await stage.dealt(ANA, BEA, CARLO, DORA)
        assert await stage.write(BEA, "cancel") == ["Only Ana can do that."]
        assert await stage.write(ANA, "cancel") == []
        assert stage.post.shown["ask"].text == "End this match for good, without a winner?"
        yes = stage.button("Yes", "ask").data
        assert yes is not None
        assert (await stage.send(BEA, yes)).text == "Somebody else was asked."
        await stage.press(ANA, "No", "ask")
        assert "moved on" in (await stage.send(ANA, yes)).text
        assert stage.game.coordinator.table.result is None
        await stage.write(ANA, "cancel")
        await stage.press(ANA, "Yes", "ask")
        assert stage.game.coordinator.table.result is not None
        assert stage.desk.over == "The table was closed by Ana. /new makes a new one."


async def test_anybody_cancels_once_everybody_of_the_chat_is_gone() -> None:
    async with group() as stage:
        await stage.dealt(ANA, BEA, CARLO, DORA)
        await stage.bindings.drop_held(DORA, stage.game.name)  # as somebody plays who sits at a terminal
        for user in (ANA, BEA, CARLO):
            await stage.seats.leave(user, stage.game.name)
            await stage.hear()
        assert stage.desk.over is None
        stage.members.add(EVE)
        await stage.write(EVE, "cancel")
        assert stage.desk.over is not None


async def test_anybody_cancels_a_table_that_is_dead() -> None:
    async with group() as stage:
        await stage.dealt(ANA, BEA, CARLO, DORA)
        stage.house.answers = False
        stage.chat = stage.another()
        async with running(stage) as run:
            assert "Looking for table" in stage.text or "does not answer" in stage.text
            await stage.write(CARLO, "cancel")
            assert run.done()
        kept = await stage.bindings.chat(GROUP)
        assert kept is not None
        assert kept.table is None
        assert isinstance(stage.house.orders[-1], Close)  # tried all the same


async def test_leaving_in_the_middle_is_asked_about() -> None:
    async with group() as stage:
        await stage.dealt(ANA, BEA, CARLO, DORA)
        await stage.write(BEA, "leave")
        assert stage.post.shown["ask"].text.startswith("Bea: leave for good?")
        assert (await stage.press(BEA, "Yes", "ask")).text == "You have left."
        assert "⚠ ② Bea has left for good" in stage.text
        stage.members.add(EVE)
        await stage.meet(EVE)
        assert (await stage.press(EVE, "Play in place of Bea")).text == "You sit on seat 2."


async def test_a_vote_puts_out_who_sleeps() -> None:
    async with group() as stage:
        await stage.sit(ANA, BEA, CARLO)
        assert (await stage.write(CARLO, "kick"))[0].startswith("Write /kick and a name")
        assert (await stage.write(DORA, "kick", "Bea"))[0] == "You have no seat at this table."
        assert await stage.write(CARLO, "kick", "bea") == ["Carlo <&_* votes to free Bea's seat."]
        assert "② Bea" in stage.text
        await stage.write(ANA, "kick", "@Bea")
        await stage.hear()
        assert "② free" in stage.text


async def test_a_vote_that_cannot_be_is_answered_where_it_was_asked_for() -> None:
    async with group() as stage:
        await stage.dealt(ANA, BEA, CARLO, DORA)
        (said,) = await stage.write(BEA, "kick", "Dora")
        assert said.startswith("Dora keeps nobody waiting")
        (said,) = await stage.write(BEA, "kick", "2")
        assert said == "That is your own seat: /leave gives it up."
        heard = [message for message in stage.seats.at[BEA].all if isinstance(message, Rejected)]
        assert heard == []  # and nothing of it stands in her hand


async def test_status_shows_the_table_at_the_end_of_the_chat() -> None:
    async with group() as stage:
        await stage.write(CARLO, "status")
        assert [key for key, _ in stage.post.dropped] == ["table"]
        assert "4 seats are free" in stage.text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_rules_are_said_in_the_language_of_the_chat(language: str) -> None:
    async with group() as stage:
        await stage.write(BEA, "lang", language.upper())
        assert stage.text.count(tongue_of(language).text("tgmenu-no-clock")) == 1
        (said,) = await stage.write(BEA, "rules")
        assert said.startswith("🃏 burraco")
        assert tongue_of(language).text("asking-burraco") in said
        assert len(said) < 500
        whole = stage.post.said[-1][1].buttons[0][0].data
        assert whole is not None
        stage.seats.tongues[CARLO] = "es"
        assert (await stage.send(CARLO, whole)).text == tongue_of("es").text("tglobby-press-start")
        await stage.meet(CARLO)
        before = len(stage.said())
        assert (await stage.send(CARLO, whole)).text == tongue_of("es").text("tggroup-report-sent")
        assert len(stage.said()) == before
        private = [screen.text for place, screen in stage.post.said if place == Place(CARLO)]
        whole_text = stage.house.rules_text(stage.game.coordinator.table.rules, tongue_of("es"))
        assert " ".join(private).split() == whole_text.split()
        kept = await stage.bindings.chat(GROUP)
        assert kept is not None
        assert kept.language == language


async def test_the_rules_of_a_table_of_one_deal_name_no_other_end() -> None:
    async with group({"target": 0}) as stage:
        (said,) = await stage.write(BEA, "rules")
        assert said.startswith("🃏 burraco, one deal")
        assert "2000" not in said
        assert said.splitlines()[-1].startswith("burraco — ")


async def test_a_language_is_chosen_from_buttons_where_none_is_named() -> None:
    async with group() as stage:
        await stage.write(BEA, "lang")
        assert stage.post.shown["lang"].text == "Which language is spoken here?"
        await stage.press(CARLO, "latviešu", "lang")
        assert "lang" not in stage.post.shown
        assert "Brīvas vietas: 4" in stage.text


async def test_a_language_that_is_not_spoken_is_answered_with_those_that_are() -> None:
    async with group() as stage:
        await stage.write(BEA, "lang", "klingon")
        assert stage.post.shown["lang"].text.startswith("I do not speak that language. There are: English (en), ")
        assert "português (Brasil) (pt-BR)" in stage.post.shown["lang"].text
        await stage.press(CARLO, "latviešu", "lang")
        await stage.write(BEA, "lang", "pt")
        kept = await stage.bindings.chat(GROUP)
        assert kept is not None
        assert kept.language == "pt-BR"


async def test_a_report_is_given_to_its_sender_alone() -> None:
    async with group() as stage:
        assert (await stage.write(BEA, "report"))[0].startswith("First open the private chat")
        await stage.bindings.keep_person(Person(BEA, "Bea", reachable=True))
        await stage.write(ANA, "lang", "ru")
        stage.seats.tongues[BEA] = "it"  # that of her program: she has chosen none
        assert await stage.write(BEA, "report") == [tongue_of("ru").text("tggroup-report-sent")]
        place, private = stage.post.said[-2]
        assert place == Place(BEA)
        assert private.text.startswith(f"Tavolo {stage.game.name}: ")
        report = private.text.rpartition("sotto ")[2].partition(".")[0]
        assert await stage.bindings.reported(report) == stage.game.name


async def test_pictures_are_put_off_and_on() -> None:
    async with group() as stage:
        assert (await stage.write(BEA, "pictures"))[0].startswith("Write /pictures on")
        assert await stage.write(BEA, "pictures", "off") == ["The table is shown in words from now on."]
        kept = await stage.bindings.chat(GROUP)
        assert kept is not None
        assert not kept.pictures
        assert await stage.write(BEA, "pictures", "ON") == ["The table is shown as a picture from now on."]


async def test_a_bot_is_asked_for_by_the_host_before_the_first_deal() -> None:
    async with group() as stage:
        await stage.sit(ANA)
        assert await stage.write(BEA, "bot") == ["Only Ana can do that."]
        assert await stage.write(ANA, "bot") == []
        assert "Which bot sits down on seat ②?" in stage.text


async def test_help_names_the_commands_of_groups() -> None:
    async with group() as stage:
        assert await stage.write(EVE, "help") == ["Only members of this chat can play here: join it first."]
        assert await stage.write(BEA, "help") == ["/new — makes a table\n/cancel — closes it"]
        assert await stage.write(BEA, "nonsense") == []


@pytest.mark.parametrize(
    ("text", "seat"),
    [("Ana", 0), ("ana maria", 1), ("@BEA", 3), ("4", 3), ("④", 3), ("be", 3), ("an", None), ("", None), ("3", None)],
)
def test_a_seat_is_named_by_name_sign_or_number(text: str, seat: int | None) -> None:
    assert seat_named(text, ("Ana", "Ana Maria", "", "Bea"), tongue_of("en")) == seat


def test_statistics_by_game_who_won_most_first() -> None:
    tallies = (Tally(ANA, "Ana", 3, 2, 10, 1_234), Tally(None, "", 1, 0, 0, 0))
    assert stats_text([Stats("burraco", 3, tallies), Stats("stbl", 1, ())], tongue_of("en")).split("\n") == [
        "Finished matches in this chat",
        "burraco: 3 matches",
        "• Ana: won 2 of 3, 123 points a deal",
        "• somebody: won 0 of 1, 0 points a deal",
        "",
        "stbl: 1 match",
    ]
    assert stats_text([], tongue_of("en")) == "No match has been finished in this chat yet."


async def test_back_is_answered_to_whoever_has_not_been_away_too() -> None:
    async with group() as stage:
        await stage.dealt(ANA, BEA, CARLO, DORA)
        assert await stage.write(ANA, "back") == ["Ana, no stand-in plays for you: the seat is yours."]
