### The list of tables, storage, and looking back.

## The list

tables-title = Moje partie
tables-all =
    { $n ->
        [one] { $n } partia: lista
        [few] Wszystkie { $n } partie
       *[many] Wszystkie partie: { $n }
    }
tables-search =
    { $n ->
        [one] Szukaj wśród partii ({ $n })
        [few] Szukaj wśród partii ({ $n })
       *[many] Szukaj wśród partii ({ $n })
    }
tables-new = Nowa partia
tables-none = Nie ma tu jeszcze żadnej partii. Każda rozpoczęta partia zostaje tutaj, tylko w tej przeglądarce.
tables-none-found = Żadna partia nie ma wszystkich tych słów.
tables-unfinished = Niedokończone
tables-your-move-first = najpierw twój ruch
tables-finished = Zakończone
tables-newest-first = najpierw najnowsze
tables-column-table = Partia
tables-column-side = Twoja strona
tables-column-round = Runda
tables-column-score = Wynik
tables-column-state = Stan
tables-column-when = Ostatni ruch
tables-column-do = Działania
tables-moves =
    { $n ->
        [one] { $n } ruch
        [few] { $n } ruchy
       *[many] { $n } ruchów
    }
tables-people =
    { $n ->
        [one] { $n } osoba przy tym ekranie
        [few] { $n } osoby przy tym ekranie
       *[many] { $n } osób przy tym ekranie
    }
tables-against = przeciwnicy: { $bots }
tables-round = { $round }/{ $rounds }
tables-today = dziś { $time }
tables-your-move = Twój ruch
tables-waiting = Czeka na ruch: { $who }
tables-goes-on = W toku
tables-won = Wygrana
tables-lost = Przegrana
tables-won-by = Wygrywa: { $who }
tables-over = Zakończona
tables-play = Graj
tables-open = Otwórz
tables-look = Obejrzyj
tables-delete = Usuń tę partię
tables-deleted = Usunięto: { $table }.
tables-kept-for =
    { $days ->
        [one] do odzyskania przez { $days } dzień
        [few] do odzyskania przez { $days } dni
       *[many] do odzyskania przez { $days } dni
    }
tables-more = Pokaż jeszcze { $n }
tables-kept =
    { $n ->
        [one] W tej przeglądarce: { $n } partia
        [few] W tej przeglądarce: { $n } partie
       *[many] W tej przeglądarce: { $n } partii
    }
tables-room = { $used } / { $quota }
tables-bin =
    { $n ->
        [one] Usunięte: { $n } partia, do odzyskania przez { $days } dni, o ile nie zabraknie miejsca
        [few] Usunięte: { $n } partie, do odzyskania przez { $days } dni, o ile nie zabraknie miejsca
       *[many] Usunięte: { $n } partii, do odzyskania przez { $days } dni, o ile nie zabraknie miejsca
    }
tables-restore = Przywróć
tables-empty-bin = Usuń na zawsze

## Storage

store-full = Ta przeglądarka nie przechowa już więcej partii.
store-blocked = Ta przeglądarka nie przechowuje partii.
store-gone = Możesz grać dalej, ale partia przepadnie, gdy zamkniesz stronę.
store-gone-later = To, co teraz zagrasz, przepadnie, gdy zamkniesz stronę.
store-save = Zapisz do pliku
store-key-along = Przeglądarka nie przechowa też klucza, więc plik niesie go ze sobą: kto ma plik, może go otworzyć.
store-delete-old = Usuń stare partie…
store-openly-about = Plik jawny pokazuje wszystko, także to, co przed tobą zakryte, i da się go otworzyć wszędzie. Zwykły plik jest zapieczętowany: otworzy go tylko ta przeglądarka.

## Several tabs

tabs-title = Ta partia toczy się w innej karcie przeglądarki.
tabs-about = Tutaj widać, co się tam dzieje. Nic nie przepadnie.
tabs-take = Graj tutaj

## Looking back

past-back = Wróć do stołu
past-waits = Krok { $number }/{ $n }. Partia czeka.
past-copy = Graj dalej stąd, na kopii…
past-copy-about = Otwiera drugą partię, która toczy się dalej od tego ruchu. Ta zostaje bez zmian.
past-view = Widok
past-public = Publiczny
past-open = Wszystko
past-hand-of = { $who }: karty

# Names of parts of the page, for screen readers.
past-time-line = Oś czasu
past-to-read = Do czytania
