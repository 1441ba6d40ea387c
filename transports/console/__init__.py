"""The line-mode console: one person at a terminal, a pipe or a screen reader, playing through a seat client."""
