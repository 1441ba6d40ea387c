"""The double with a whole program of python-telegram-bot on it, by polling."""

from __future__ import annotations

from typing import Any

from telegram import Update
from telegram.ext import Application, CallbackQueryHandler, CommandHandler

from tests.transports.telegram.double.server import BotApiDouble
from tests.transports.telegram.double.stage import keys


async def greet(update: Update, _: Any) -> None:
    assert update.effective_message is not None
    await update.effective_message.reply_text("hello", reply_markup=keys("Draw"))


async def draw(update: Update, _: Any) -> None:
    assert update.callback_query is not None
    await update.callback_query.answer("drawn")
    await update.callback_query.edit_message_text("you drew", reply_markup=keys("Lay"))


async def test_a_program_greets_answers_and_edits_with_updates_and_calls_that_go_wrong() -> None:
    double = BotApiDouble()
    async with double.open():
        builder = Application.builder().token(double.token).base_url(double.base_url)
        program = builder.base_file_url(double.base_file_url).build()
        program.add_handler(CommandHandler("start", greet))
        program.add_handler(CallbackQueryHandler(draw))
        async with program:
            assert program.updater is not None
            await program.start()
            await program.updater.start_polling(allowed_updates=Update.ALL_TYPES)
            ann, bob = double.phone("Ann"), double.phone("Bob")
            double.exchange_updates(seed=1)
            for phone in (ann, bob):
                phone.starts()
                assert (await phone.taps("Draw")).text == "drawn"
                await phone.reads("you drew")
                assert phone.newest().labels == ["Lay"]
            await program.updater.stop()
            await program.stop()
        assert len(double.called("getUpdates")) < 20
