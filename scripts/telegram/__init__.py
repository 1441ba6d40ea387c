"""``buraco telegram``: tables in Telegram chats."""
