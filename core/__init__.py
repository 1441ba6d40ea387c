"""The game and the table around it: everything that is the same wherever it is played."""
