"""The tests; they mirror the packages, and `tests.reference` holds the slow judges they compare with."""
