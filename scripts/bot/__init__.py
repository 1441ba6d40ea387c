"""`buraco bot`: what authors of bots need."""
