# What the page finds out about a game: what decided it, what becomes of a position, and hints. What decided it is told by the messages of analyse.ftl.

## What decided a finished game

analysis-explain = Explain this game
analysis-explaining = Explaining the game: { $share } done
analysis-left-seconds = about { $n } s left
analysis-left-minutes = about { $n } min left
analysis-stop = Stop
analysis-stopped = Stopped. What is known of the curve stays.
analysis-title = What decided it
analysis-part-turns = Turning points
analysis-part-decisions = Decisions
analysis-part-luck = Luck
analysis-part-cards = Cards
analysis-score = Score
analysis-chances = Chances
analysis-curve = What the time line shows
analysis-at-table = Table
analysis-costly = This decision lowered the chance of winning
analysis-made = made: { $move }
analysis-turn = Turning point
analysis-from-to = { $start } at the start, { $end } at the end

## What becomes of a position

analysis-thousand = A thousand games from here
analysis-games = After move { $number }: { $done } of { $all } games
analysis-games-caption = Cadets play on in every seat, and each knows only what its seat may know. Hidden cards stay where they are; later rolls and shuffles are not settled.
analysis-games-score = { $n } points
analysis-games-length = { $n ->
    [one] one more move to the end
   *[other] { $n } more moves to the end
}, on average

## Hints

analysis-hints = Hints on request
analysis-hints-used = { $n ->
    [one] One hint was asked for
   *[other] { $n } hints were asked for
}
