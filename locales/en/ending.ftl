### The end of a game, and points by source.

ending-won = You won
ending-lost = You lost
ending-shared = You share the victory
ending-again = Same table again
ending-replay = Replay from the start
ending-look = Look at the table
ending-tables = My tables
ending-sources = Where the points came from
ending-who = Who
ending-total = total
ending-you = you
ending-source-spaces = supply spaces
ending-source-cards = cards
ending-source-depletion = missing cards
ending-source-medals = medals
ending-source-bases = bases
ending-source-achievements = achievements
ending-source-stars = stars
ending-curve = Points by round
ending-decided = What decided it
ending-gained = Round { $round }: you came forward by { $n } against the best of the others
ending-fell-back = Round { $round }: you fell back by { $n } against the best of the others
ending-differently = Try it differently
ending-decided-help = There you can look at the round and play on from it as a copy; this game stays as it is.
