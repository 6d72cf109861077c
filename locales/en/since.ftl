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
