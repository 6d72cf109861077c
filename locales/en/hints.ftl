### Hints with their reasons.
