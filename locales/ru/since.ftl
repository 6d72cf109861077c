### What happened since the person's last move, and the foot of the question.
