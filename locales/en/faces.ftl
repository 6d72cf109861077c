### What a name leads to: explanations of cards, abilities, places and sides.
