### The end of a game, and points by source.
