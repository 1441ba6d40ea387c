"""The chat: tables in Telegram, for groups and for one person alone."""
