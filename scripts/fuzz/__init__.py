"""`buraco fuzz`: strangers say a million things to a table, and the match beside it is what it was."""
