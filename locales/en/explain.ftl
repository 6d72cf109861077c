# What decided a game: the table and the page of `sandtable analyse`. Figures come in written as this language writes them.

## The head

explain-title = { $game }: how it was decided. { $n ->
    [one] One move
   *[other] { $n } moves
}, won by: { $winners }
explain-title-nobody = { $game }: how it was decided. { $n ->
    [one] One move
   *[other] { $n } moves
}, nobody won
explain-worlds = Every position was played on in { $n ->
    [one] one imagined world
   *[other] { $n } imagined worlds
}; 95 % intervals in brackets, changes in percentage points
explain-sure = How sure is this?
explain-sure-text =
    The intervals hold the luck of the worlds that were imagined. They do not hold how well the program plays on and judges: it is no master, and what it calls a mistake may have been a plan that it did not see.
    With more effort the intervals shrink, this doubt does not.
explain-foot = Sandtable { $program }, rules { $rules }, effort { $effort }.

## The curve

explain-chances = chance of winning
explain-chances-caption =
    What the true position was worth at each moment, the cards where they lay and chance ahead open. The line divides the field between two sides, the shade beside it is the 95 % interval; among more sides each has a line. Numbered marks are the turning points.
explain-start = before the first move
explain-end = at the end
explain-axis = chance of winning in per cent, move by move
explain-as-table = As a table
explain-move = move { $number }

## Turning points

explain-turns = turning points
explain-turns-caption = The moves that changed the chances most, and by more than noise.
explain-turns-none = no single move changed the chances by more than noise
explain-moved = { $side }: { $before } → { $after }
explain-mark = { $who }: { $what } ({ $change })

## Costly decisions

explain-costly = decisions that cost most
explain-costly-caption = Up to three of each seat, judged by what that seat could know then: the move made and the better one were played on in the same imagined worlds.
explain-costly-none = no decision clearly cost anything
explain-better = better: { $move }
explain-made = what was done
explain-instead = what would have been better
explain-cost = what it cost

## Luck and decisions

explain-account = luck and decisions
explain-account-caption =
    How each side came from its chance at the start to the end. Luck is what moves of chance did (dice, shuffles: the order of a deck counts from the moment it is shuffled); decisions are measured against how the program would have played on.
explain-account-start = start
explain-account-luck = luck
explain-account-own = own decisions
explain-account-others = decisions of others
explain-account-end = end
explain-seats = what each seat’s decisions did for its side
explain-decisions = { $n ->
    [one] one decision
   *[other] { $n } decisions
}

## Cards

explain-cards = cards that swung the game
explain-cards-caption = What the moves that named a card did for the side of whoever made them, where that is more than noise.
explain-cards-none = no card swung it by more than noise
explain-in-moves = { $n ->
    [one] move { $numbers }
   *[other] moves { $numbers }
}
