# What all games share.

## Lists: the items before the last are joined by commas already

list-or = { $head } or { $last }
list-or-clauses = { $head }; or { $last }
list-and = { $head } and { $last }
list-nothing = none

## Figures

figure-decimal = .
figure-percent = { $figure }%
figure-interval = ({ $low } to { $high })

## Names of the games

game-quartermaster = Quartermaster General WW2
game-rush = World of Tanks: Rush
game-orders = General Orders: World War II
