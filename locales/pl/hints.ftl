### Hints with their reasons.

hint-confirm-end = Pytaj mnie przed końcem tury
