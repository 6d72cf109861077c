# Wspólne dla wszystkich gier.

## Listy: elementy przed ostatnim są już połączone przecinkami

list-or = { $head } lub { $last }
list-or-clauses = { $head }; albo { $last }
list-and = { $head } i { $last }
list-nothing = brak

## Liczby

figure-decimal = ,
figure-percent = { $figure }%
figure-interval = (od { $low } do { $high })

## Nazwy gier

game-quartermaster = Quartermaster General WW2
game-rush = World of Tanks: Rush
game-orders = Na rozkaz! II wojna światowa
