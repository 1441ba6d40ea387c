"""``buraco bench console``: how long the full-screen console takes to appear, and to answer a key."""
