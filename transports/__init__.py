"""The ways to a table: they implement the ports of `core.table` and meet the outside."""
