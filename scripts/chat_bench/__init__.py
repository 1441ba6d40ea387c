"""`buraco bench telegram`: from a tap to what chats show for it, and what the process behind them costs."""
