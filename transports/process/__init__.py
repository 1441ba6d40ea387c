"""Strangers' programs as players: started, confined, limited, watched, ended."""
