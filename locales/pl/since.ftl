### What happened since the person's last move, and the foot of the question.

## Zakładki na telefonie

since-tabs = Części stołu
since-tab-hand = Karty
since-tab-log = Przebieg
since-tab-seats = Gracze
since-tab-score = Wynik
since-tab-bases = Bazy
since-tab-support = Wsparcie
since-tab-posts = Posterunki
since-tab-rules = Zasady
since-tab-menu = Ten stół

## Stopka pytania

since-space = Spacja
since-back = Wróć
since-must-choose = Wybierz coś
since-nothing-asked = Teraz nie ma decyzji
since-no-effect = Teraz bez skutku: { $names }
since-skip-the-wait = Pomiń czekanie
