# What a host or a local table answers when a command is not carried out.

error-stale = Sytuacja na stole się zmieniła. Wybierz jeszcze raz.
error-spectator = Oglądasz grę. Mogą to robić tylko gracze przy stole.
error-no-hint = Podpowiedź jest tylko dla osoby, która gra sama z botami i ma teraz wybrać.
error-no-table = Nie ma tu stołu.
error-protocol-version = Ta strona i gospodarz używają różnych wersji ({ $client } i { $host }). Załaduj stronę ponownie.
error-unreadable-request = Gospodarz nie zrozumiał tej strony. Załaduj stronę ponownie.
error-table-fault = Gra nie może toczyć się dalej. Zapisz stół do pliku i załaduj stronę ponownie.
error-unfinished = Gra jeszcze się nie skończyła.
error-occupant = „{ $word }” to ani osoba, ani bot.
