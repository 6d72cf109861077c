### What happened since the person's last move, and the foot of the question.

## Tabs of a phone

since-tabs = Parts of the table
since-tab-hand = Hand
since-tab-log = Log
since-tab-seats = Seats
since-tab-score = Score
since-tab-bases = Bases
since-tab-support = Support
since-tab-posts = Bonuses
since-tab-rules = Rules
since-tab-menu = This table

## The foot of the question

since-space = Space
since-back = Back
since-must-choose = Choose one
since-nothing-asked = Nothing to decide now
since-no-effect = No effect now: { $names }
since-skip-the-wait = Skip the wait
since-your-turn = Your turn

## What happened since the person's last choice

since-title = Since your move
since-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
since-steps-since =
    { $n ->
        [one] { $n } step since your move
       *[other] { $n } steps since your move
    }
since-step = Step
since-step-on = Next step
since-step-back = Previous step
since-by-seat = By seat
since-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
since-look-back = Look back through this game
since-before = Before { $who }
since-nothing-before = No cards lie there.

## Keys

since-key-safe = the answer at the left of the foot, wherever the focus is
since-key-enter = what has the focus
since-key-step = next or previous step of what happened
since-key-arrows = to the next target on the board, card or choice; pan the map that has the focus
since-key-log = log or what each seat did
since-key-supply = supply lines
since-key-close = close what is open, end the steps

# Beside the signs on the map for pieces that came and went.
web-mark-new = new
web-mark-gone = removed
web-mark-since = since your move
