"""`buraco chaos`: whole matches while programs and servers die, each held against the undisturbed record."""
