"""Players: functions from what a seat sees to what it does, and the loop that runs one as a process."""
