# What the page finds out about a game: what decided it, what becomes of a position, and hints. What decided it is told by the messages of explain.ftl.

## What decided a finished game

insight-explain = Explain this game
insight-explaining = Explaining the game: { $share } done
insight-left-seconds = about { $n } s left
insight-left-minutes = about { $n } min left
insight-stop = Stop
insight-stopped = Stopped. What is known of the curve stays.
insight-title = What decided it
insight-part-turns = Turning points
insight-part-decisions = Decisions
insight-part-luck = Luck
insight-part-cards = Cards
insight-score = Score
insight-chances = Chances
insight-curve = What the time line shows
insight-at-table = Table
insight-costly = This decision cost chances
insight-made = made: { $move }
insight-turn = Turning point
insight-from-to = { $start } at the start, { $end } at the end

## What becomes of a position

insight-thousand = A thousand games from here
insight-games = After move { $number }: { $done } of { $all } games
insight-games-caption = Cadets play on in every seat, by what each may know. Hidden cards lie where they lay, chance ahead is open.
insight-games-score = { $n } points
insight-games-length = { $n ->
    [one] one more move to the end
   *[other] { $n } more moves to the end
}, on average

## Hints

insight-hints = Hints on request
insight-hint = Hint
insight-hint-thinking = Thinking …
insight-hint-chance = Chance of winning with it, by what you can know: about { $chance }
insight-hint-second = Next best: { $move }, about { $chance }
insight-hint-only = There is nothing else to do
insight-hints-used = { $n ->
    [one] One hint was asked for
   *[other] { $n } hints were asked for
}
