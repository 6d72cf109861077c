# Dlaczego gospodarz lub lokalny stół nie wykonuje polecenia.

error-stale = Sytuacja na stole się zmieniła. Wybierz jeszcze raz.
error-spectator = Oglądasz grę. Mogą to robić tylko gracze przy stole.
error-no-hint = Podpowiedź jest tylko dla osoby, która gra sama z botami i ma teraz wybrać.
error-no-table = Nie ma tu stołu.
error-version = Ta strona nie pasuje do gospodarza. Załaduj ją ponownie.
error-table-fault = Gra nie może toczyć się dalej. Zapisz stół do pliku i załaduj stronę ponownie.
error-unfinished = Gra jeszcze się nie skończyła.
