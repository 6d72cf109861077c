### Hints with their reasons.

hint-confirm-end = Ptát se mě před koncem tahu
