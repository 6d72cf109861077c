### Hints with their reasons.

hint-confirm-end = Ask me before my turn ends
