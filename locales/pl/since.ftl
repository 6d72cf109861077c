### What happened since the person's last move, and the foot of the question.

## Zakładki na telefonie

since-tabs = Części stołu
since-tab-hand = Karty
since-tab-log = Przebieg
since-tab-seats = Gracze
since-tab-score = Wynik
since-tab-bases = Bazy
since-tab-support = Wsparcie
since-tab-posts = Premie
since-tab-rules = Zasady
since-tab-menu = Ten stół

## Stopka pytania

since-space = Spacja
since-back = Wróć
since-must-choose = Wybierz
since-nothing-asked = Teraz nie ma o czym decydować
since-no-effect = Teraz bez efektu: { $names }
since-skip-the-wait = Pomiń czekanie
