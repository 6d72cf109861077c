# Общее для всех игр.

## Перечни: части перед последней уже соединены запятыми

list-or = { $head } или { $last }
list-or-clauses = { $head }; или { $last }
list-and = { $head } и { $last }
list-nothing = нет

## Числа

figure-decimal = ,
figure-percent = { $figure } %
figure-interval = (от { $low } до { $high })

## Названия игр

game-quartermaster = Quartermaster General WW2
game-rush = World of Tanks: Rush
game-orders = General Orders: World War II
