# Společné všem hrám.

## Seznamy: položky před poslední jsou už spojeny čárkami

list-or = { $head } nebo { $last }
list-or-clauses = { $head }; nebo { $last }
list-and = { $head } a { $last }
list-nothing = žádné

## Čísla

figure-decimal = ,
figure-percent = { $figure } %
figure-interval = ({ $low } až { $high })

## Názvy her

game-quartermaster = Armádní generál: Velitel zásobování
game-rush = World of Tanks: Rush
game-orders = General Orders: World War II
