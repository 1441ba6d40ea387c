"""The game: its rules as pure functions over frozen values; no clock, no I/O, no logging."""
