# What decided a game: the table and the page of `sandtable analyse`. Figures come in written as this language writes them.

## The head

analyse-title = { $game }: how it was decided. { $n ->
    [one] One move
   *[other] { $n } moves
}, won by: { $winners }
analyse-title-nobody = { $game }: how it was decided. { $n ->
    [one] One move
   *[other] { $n } moves
}, nobody won
analyse-worlds = Every position was played on in { $n ->
    [one] one imagined world
   *[other] { $n } imagined worlds
}; 95% intervals in brackets, changes in percentage points
analyse-sure = How sure is this?
analyse-sure-text =
    The intervals hold the luck of the worlds that were imagined. They do not hold how well the program plays on and judges: it is no master, and what it calls a mistake may have been a plan that it did not see.
    With more effort the intervals shrink, this doubt does not.
analyse-foot = Sandtable { $program }, rules { $rules }, effort { $effort }.

## The curve

analyse-chances = chance of winning
analyse-chances-caption =
    What the true position was worth at each moment, the cards where they lay, later rolls and shuffles not settled. The line divides the field between two sides, the shade beside it is the 95% interval; among more sides each has a line. Numbered marks are the turning points.
analyse-start = before the first move
analyse-end = at the end
analyse-axis = chance of winning in per cent, move by move
analyse-as-table = As a table
analyse-move = move { $number }

## Turning points

analyse-turns = turning points
analyse-turns-caption = The moves that changed the chances most, and by more than noise.
analyse-turns-none = no single move changed the chances by more than noise
analyse-moved = { $side }: { $before } → { $after }
analyse-mark = { $who }: { $what } ({ $change })

## Costly decisions

analyse-costly = the most costly decisions
analyse-costly-caption = Up to three of each seat, judged by what that seat could know then: the move made and the better one were played on in the same imagined worlds.
analyse-costly-none = no decision clearly lowered the chance of winning
analyse-better = better: { $move }
analyse-made = what was done
analyse-instead = what would have been better
analyse-cost = what it cost

## Luck and decisions

analyse-account = luck and decisions
analyse-account-caption =
    How each side came from its chance at the start to the end. Luck is the effect of dice and shuffles (the order of a deck counts from the moment it is shuffled); decisions are measured against how the program would have played on.
analyse-account-start = start
analyse-account-luck = luck
analyse-account-own = own decisions
analyse-account-others = decisions of others
analyse-account-end = end
analyse-seats = what each seat’s decisions did for its side
analyse-decisions = { $n ->
    [one] one decision
   *[other] { $n } decisions
}

## Cards

analyse-cards = cards that swung the game
analyse-cards-caption = What the moves that named a card did for the side of whoever made them, where that is more than noise.
analyse-cards-none = no card swung it by more than noise
analyse-in-moves = { $n ->
    [one] move { $numbers }
   *[other] moves { $numbers }
}
