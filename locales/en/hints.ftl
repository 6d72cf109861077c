### Hints with their reasons.

hint-confirm-end = Ask me before my turn ends

## A hint

hint-ask = Hint
hint-thinking = Looking for a hint
hint-best = Hint: { $move }
hint-only = There is no other choice.
hint-little = The choices differ little here; with this one you stand slightly better a turn later.
hint-second-same = Next best: { $move }. It leads to nearly the same.
hint-second-but = Next best: { $move }. In favour of the hint: { $reason }.
hint-wins = wins
hint-prevents = prevents
hint-keeps = keeps
hint-likely = { $reason } (likely)
hint-reason-game = the game
hint-reason-removed = removed: { $things }
hint-reason-taken = taken: { $things }
hint-reason-placed = placed: { $things }
hint-reason-gained = gained: { $things }
hint-reason-points = { $n ->
    [one] { $n } point more by your next turn
   *[other] { $n } points more by your next turn
}
hint-reason-income = { $n ->
    [one] { $n } point more a round
   *[other] { $n } points more a round
}
hint-reason-lost = otherwise lost: { $things }
hint-reason-coming = otherwise taken by the enemy: { $things }
hint-reason-guarded = guarded: { $things }
hint-reason-supply = in supply: { $n } more
hint-reason-in-hand = in hand: { $things }
hint-reason-better-cards = cards that will serve you better
hint-explained = A hint compares what follows from each of your choices until your next turn, using only what you may know.

## First games

hint-lesson-do-it = Do it for me
hint-lesson-show = Show me
hint-lesson-other = First game: { $game }
hint-lesson-was = That was { $thing }.
hint-lesson-legal = You could use it here, and in a real game you may.
hint-lesson-not-now = There is nothing to be done with it at the moment.
hint-lesson-here = In this lesson, now: { $move }.
hint-lesson-read-on = Read on first: press Next.
