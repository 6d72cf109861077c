### Hints with their reasons.

hint-confirm-end = Спрашивать перед концом моего хода
