### The end of a game, and points by source.

ending-won = Wygrana
ending-lost = Przegrana
ending-shared = Wspólne zwycięstwo
ending-again = Jeszcze raz ten sam stół
ending-replay = Przejrzyj od początku
ending-look = Obejrzyj stół
ending-tables = Moje stoły
ending-sources = Skąd wzięły się punkty
ending-who = Kto
ending-total = razem
ending-you = ty
ending-source-spaces = pola zaopatrzenia
ending-source-cards = karty
ending-source-depletion = brak kart
ending-source-medals = medale
ending-source-bases = bazy
ending-source-achievements = osiągnięcia
ending-source-stars = gwiazdki
ending-curve = Punkty w kolejnych rundach
ending-decided = Co rozstrzygnęło
ending-gained = Runda { $round }: o { $n } do przodu względem najlepszego z pozostałych
ending-fell-back = Runda { $round }: o { $n } do tyłu względem najlepszego z pozostałych
ending-differently = Spróbuj inaczej
ending-decided-help = Można tam obejrzeć rundę i grać od niej dalej na kopii; ta gra pozostaje bez zmian.
