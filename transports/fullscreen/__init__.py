"""The console on a whole screen: the same seat and the same words as the line console, drawn and played by keys."""
