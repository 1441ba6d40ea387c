"""The weights of the players made anew: deals played, choices carried out, and least squares over the outcomes."""
