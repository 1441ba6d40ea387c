"""The programs: they put the parts together, and they alone read `config/` and the environment."""
