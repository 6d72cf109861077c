### Hints with their reasons.

hint-confirm-end = Ask me before my turn ends

## A hint

hint-ask = Hint
hint-thinking = Looking for a hint
hint-best = Hint: { $move }
hint-only = There is no other choice.
hint-little = The choices differ little here; after this one you stand a little better a turn later.
hint-second-same = Next best: { $move }. It comes to nearly the same.
hint-second-but = Next best: { $move }. Against it, this one { $kind }: { $reason }.
hint-wins = wins
hint-prevents = prevents
hint-keeps = keeps
hint-likely = { $reason } (likely)
hint-reason-game = the game
hint-reason-removed = gone: { $things }
hint-reason-taken = yours: { $things }
hint-reason-placed = on the board: { $things }
hint-reason-gained = joins you: { $things }
hint-reason-points = { $n ->
    [one] { $n } point more by your next turn
   *[other] { $n } points more by your next turn
}
hint-reason-income = { $n ->
    [one] { $n } point more a round
   *[other] { $n } points more a round
}
hint-reason-lost = otherwise lost: { $things }
hint-reason-coming = otherwise the enemy’s: { $things }
hint-reason-guarded = guarded: { $things }
hint-reason-supply = { $n } more in supply
hint-reason-in-hand = in hand: { $things }
hint-reason-better-cards = the cards that will serve you better
hint-explained = A hint compares what becomes of your choices until you are on turn again, by what you may know.
