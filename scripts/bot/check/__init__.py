"""``buraco bot check``: does a program play one seat as the seat language asks? Step by step, with the dialogue."""
