"""The table on Redis or Valkey: carriers by publish and subscribe, logs in streams, leases, and the list of tables."""
