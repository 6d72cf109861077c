# Wiersz poleceń: pomoc, błędy w poleceniu i to, co mówią same polecenia.

## Pomoc: do czego służą polecenia

cli-sandtable = Graj w gry planszowe o II wojnie światowej, sprawdzaj je i badaj; program pilnuje wszystkich zasad
cli-sandtable-more = Kody wyjścia: 0 – wszystko w porządku, 1 – scenariusz lub weryfikacja się nie powiodły, 2 – polecenie lub dane nie mają sensu, 130 – przerwano przed końcem.
cli-play = Zagraj w terminalu, w pojedynkę albo w kilka osób przy jednej klawiaturze
cli-play-more =
    Gry: quartermaster – { game-quartermaster }; rush – { game-rush }; orders – { game-orders }.
    Miejsca: human – ktoś przy tej klawiaturze; random – każdy ruch równie prawdopodobny; cadet – patrzy na jeden ruch naprzód; officer – krótkie przeszukiwanie; general – przed wyborem rozgrywa najlepsze ruchy dalej.
cli-serve = Udostępnij stronę przeglądarkom tego komputera i otwórz jedną
cli-site = Zapisz stronę w katalogu, dla dowolnego serwera WWW
cli-board = Narysuj planszę gry
cli-cards = Wypisz karty gry z ich tekstami
cli-replay = Pokaż zapisaną partię ruch po ruchu
cli-verify = Udowodnij, że w zapisanej partii losowanie było uczciwe
cli-verify-more = Ziarno musi być tym, które obiecano na początku, każdy rzut i każde tasowanie musi z niego wynikać, a każdy ruch musi być dozwolony.
cli-analyse = Przeanalizuj ukończoną partię: prawdopodobieństwa wygranej, punkty zwrotne, kosztowne decyzje, los
cli-sim = Przeprowadź wiele rozgrywek między botami; wynik to katalog z plikami Parquet
cli-arena = Niech boty grają między sobą: odsetki wygranych i Elo z przedziałami
cli-train = Wyucz wagi funkcji oceny, grając sam ze sobą
cli-train-more = Runda rozgrywa partie, dopasowuje do nich nowe wagi i rozgrywa mecz nowych wag ze starymi; nauka kończy się, gdy runda nic nie daje. Potem wagi kalibruje się na tylu samych nowych partiach. Wynik to weights.toml w katalogu; wstawiony w miejsce pliku o tej nazwie w content kieruje botami.
cli-report = Zrób z serii rozgrywek jeden plik HTML z wykresami
cli-bench = Przeprowadź wiele losowych rozgrywek i zmierz szybkość
cli-scenario = Uruchom scenariusze albo zobacz, co obejmują
cli-scenario-run = Uruchom scenariusze i powiedz, które się nie zgadzają
cli-scenario-covers = Powiedz, które karty są objęte scenariuszami; błąd, gdy któraś nie jest
cli-completions = Wypisz to, czego powłoka potrzebuje do uzupełniania poleceń
cli-help = Opisz polecenie

## Pomoc: argumenty wspólne dla kilku poleceń

cli-arg-lang = Język programu: en, pl, cs lub ru; bez tej opcji decyduje środowisko
cli-arg-help = Pokaż ten opis
cli-arg-version = Podaj wersję programu
cli-arg-game = Która gra
cli-arg-games = Ile rozgrywek
cli-arg-set = Wiersz ustawień gry, np. "players 2" albo "mode island"; można powtarzać
cli-arg-content = Katalog z plikami zawartości (np. poprawionym vehicles.toml gry rush), które zastąpią pliki o tych samych nazwach; zapisy pamiętają, jakie to były
cli-arg-budget = Jak długo boty przeszukujące namyślają się nad decyzją: liczba iteracji (500) albo czas (200ms)
cli-arg-seed = Od czego zaczynają się liczby losowe
cli-arg-threads = Ile wątków; domyślnie tyle, ile jest rdzeni; nie zmienia wyników
cli-arg-json = Wypisz wynik jako JSON
cli-arg-record = Plik z zapisem partii
cli-arg-paths = Pliki albo katalogi z plikami *.scn

## Pomoc: argumenty jednego polecenia

cli-serve-port = Port, od którego zacząć; zajęty zostanie pierwszy wolny
cli-serve-no-browser = Nie otwieraj przeglądarki
cli-site-folder = Katalog, w którym zapisać
cli-play-seats = Kto gdzie siedzi, od pierwszego miejsca, po przecinku: human, random, cadet, officer lub general, dwaj ostatni w razie potrzeby z własnym budżetem (general:500); na miejscach niewymienionych grają oficerowie (officer)
cli-play-human = Miejsce dla człowieka, po nazwie; można powtarzać. Na pozostałych grają oficerowie (officer). Bez tej opcji i bez --seats pierwsze miejsce jest twoje
cli-play-seed = Liczba, z którą losowanie i boty są za każdym razem takie same
cli-play-record = Zachowuj partię w tym pliku: zaszyfrowaną, dopóki gra trwa, a po końcu jako zapis
cli-play-resume = Dokończ zachowaną partię: z tego pliku, a bez pliku ostatnią partię tej gry. Miejsca, boty, język i opcje są takie jak przedtem
cli-play-ask-all = Pytaj także wtedy, gdy jest tylko jedna możliwość; inaczej dzieje się to bez pytania i jest zgłaszane
cli-play-quick-end = Kończ moją turę bez pytania, gdy nie ma już nic innego do zrobienia, nawet jeśli decyzję można jeszcze cofnąć
cli-play-plain = Wszystko, co widać, w zwykłych wierszach po kolei i bez kolorów: dla czytników ekranu
cli-replay-to = Zatrzymaj się po tylu ruchach
cli-replay-observer = Pokaż tylko to, co widziało to miejsce (albo widz: spectator)
cli-replay-game = Numer rozgrywki z serii, liczony od 0: zamiast zapisu podaje się katalog serii, a rozgrywka toczy się od nowa
cli-replay-out = Zapisz zapis do tego pliku zamiast go pokazywać
cli-analyse-effort = W ilu wylosowanych światach rozgrywa się dalej każdą pozycję; czas rośnie z tą liczbą, przedziały maleją z jej pierwiastkiem
cli-analyse-html = Zapisz do tego pliku także jedną stronę HTML z wykresem
cli-sim-seats = Kto gdzie siedzi, od pierwszego miejsca, po przecinku: random, cadet, officer lub general, każdy w razie potrzeby z własnym budżetem (general:500). Lista powtarza się wokół stołu, więc jedna nazwa oznacza wszystkich
cli-sim-budget = Jak długo boty przeszukujące namyślają się nad decyzją: liczba iteracji (500) albo czas (200ms). Serii z limitem czasu nie da się dokładnie powtórzyć
cli-sim-out = Katalog serii; to samo polecenie podejmuje ją tam, gdzie została przerwana. Bez tej opcji nazywa się jak seria i leży w katalogu runs
cli-sim-from = Zapis ukończonej partii: każda rozgrywka toczy się dalej od jej pozycji; on wskazuje grę i ustawienia, więc się ich nie podaje
cli-sim-at = Po którym ruchu zapisu rozgrywki toczą się dalej
cli-arena-bots = Kto bierze udział, co najmniej dwa boty: random, cadet, officer lub general, każdy w razie potrzeby z własnym budżetem (general:500)
cli-arena-games = Ile rozgrywek ma każda para; rozgrywki z jednym rozdaniem należą do siebie, więc może ich być o kilka więcej
cli-arena-sprt = Zakończ grę pary, gdy test sekwencyjny rozstrzygnie, czy pierwszy bot jest silniejszy o tyle punktów Elo (50, jeśli nie podano liczby), czy wcale nie jest silniejszy; silniejszego podaj jako pierwszego
cli-arena-set = Wiersz ustawień gry; można powtarzać. Domyślnie jeden bot prowadzi jedną stronę
cli-arena-weights = Wagi funkcji oceny botów, po kolei: pliki zapisane przez train albo - dla wag z programu
cli-train-variant = Tylko ten wariant: off lub marshal, alpine lub island, od seats-2 do seats-5
cli-train-games = Ile partii ma runda
cli-train-rounds = Ile rund najwyżej
cli-train-iterations = Ile iteracji ma decyzja w partiach do nauki i w meczu
cli-train-bootstrap = Ile razy rozgrywa się dalej każdą pozycję, by wyznaczyć jej wartość docelową; przy 0 jest nią wynik partii
cli-train-compare = W ilu decyzjach partii porównuje się ruchy; każdy rozgrywa się dalej tyle razy co pozycje
cli-train-keep = Cechy, których wagi się nie zmieniają, według nazwy: open,guard
cli-train-from = Wagi, od których się zaczyna: plik zapisany przez train albo - dla wag z programu. Bez tego nauka zaczyna od zera
cli-train-out = Katalog nauki; to samo polecenie podejmuje ją tam, gdzie została przerwana. Bez tego katalog nosi nazwę nauki i leży w runs
cli-report-run = Katalog ukończonej serii
cli-report-out = Plik HTML; domyślnie report.html w katalogu serii
cli-bench-seed = Od czego zaczynają się liczby losowe; rozgrywka numer i to pierwsza z ziarnem większym o i - 1
cli-bench-json = Wypisz pomiary jako JSON
cli-bench-audit = Sprawdzaj po każdym ruchu, a nie tylko na końcu rozgrywki, czy nic nie zginęło
cli-scenario-covers-both = Wymagaj też scenariusza covers-not dla każdej karty
cli-completions-shell = Która powłoka
cli-help-command = Które polecenie; bez nazwy – cały program

## Pomoc: co stoi w miejscu wartości

cli-value-game = GRA
cli-value-language = JĘZYK
cli-value-line = WIERSZ
cli-value-folder = KATALOG
cli-value-file = PLIK
cli-value-file-file = PLIK,PLIK
cli-value-record = ZAPIS
cli-value-run = SERIA
cli-value-path = ŚCIEŻKA
cli-value-number = LICZBA
cli-value-name = NAZWA
cli-value-name-name = NAZWA,NAZWA
cli-value-budget = BUDŻET
cli-value-seat = MIEJSCE
cli-value-who-who = KTO,KTO
cli-value-bot = BOT
cli-value-bot-bot = BOT,BOT
cli-value-elo = ELO
cli-value-shell = POWŁOKA
cli-value-command = POLECENIE
cli-value-port = PORT

## Pomoc: nagłówki i znaki

help-usage = Użycie:
help-commands = Polecenia:
help-arguments = Argumenty:
help-options = Opcje:
help-some-options = [OPCJE]
help-a-command = <POLECENIE>
help-values = [możliwe wartości: { $values }]
help-default = [domyślnie:{ "\u00A0" }{ $value }]

## Co jest nie tak z poleceniem

usage-error = błąd:
usage-tip = wskazówka:
usage-try = Więcej powie opcja --help.
usage-unknown-option = nie ma tu opcji „{ $arg }”
usage-unexpected = argument „{ $arg }” jest tu zbędny
usage-unknown-command = nie ma polecenia „{ $command }”
usage-missing-command = po słowach „{ $command }” brakuje polecenia: { $commands }
usage-missing = { $n ->
    [one] brakuje wymaganego argumentu:
   *[other] brakuje wymaganych argumentów:
}
usage-no-value = argument „{ $arg }” wymaga wartości
usage-bad-value = wartości „{ $value }” nie ma wśród możliwych dla argumentu „{ $arg }”
usage-invalid = wartość „{ $value }” nie pasuje do argumentu „{ $arg }”: { $reason }
usage-too-many = wartość „{ $value }” jest o jedną za dużo dla argumentu „{ $arg }”
usage-too-few = argument „{ $arg }” – liczba wartości: wymagane co najmniej { $min }, podano { $n }
usage-wrong-number = argument „{ $arg }” – liczba wartości: wymagane { $expected }, podano { $n }
usage-no-equals = wartość argumentu „{ $arg }” trzeba podać po znaku równości
usage-conflict = argument „{ $arg }” nie może wystąpić razem z { $others }
usage-twice = argument „{ $arg }” można podać tylko raz
usage-not-text = polecenie nie jest tekstem UTF-8
usage-similar = może chodziło o { $names }?
usage-tip-value = żeby podać to jako wartość, napisz { $what }
usage-tip-elsewhere = istnieje { $what }
usage-tip-dashes = { $what } to polecenie; opuść dwa myślniki przed nim

reason-whole-number = oczekiwano liczby całkowitej, nieujemnej
reason-above-zero = oczekiwano liczby całkowitej większej od 0
reason-too-big = liczba jest za duża
reason-at-most = najwyżej { $most }
reason-number = oczekiwano liczby
reason-bot = oczekiwano: { $bots }
reason-budget = oczekiwano liczby iteracji, np. 500, najwyżej { $most }, albo czasu, np. 200ms, najwyżej { $longest }
reason-no-search = { $bot } niczego nie przeszukuje, więc nie ma budżetu

## Co się nie udało

error-language = nieznany język „{ $asked }”; języki to: { $known }
error-reading = nie udało się odczytać { $path }
error-too-long = { $path } ma więcej niż { $n } MiB: niczego tak długiego nie da się tu odczytać
error-reading-record = nie udało się odczytać zapisu { $path }
error-reading-save = nie udało się odczytać zachowanej partii { $path }
error-reading-content = nie udało się wczytać zawartości z { $path }
error-writing = nie udało się zapisać { $path }
error-no-port = żaden port od { $port } nie jest wolny
error-no-page = ten program zbudowano bez strony: uruchom `cargo xtask play` albo `cargo xtask web` i zbuduj go ponownie ze zmienną SANDTABLE_SITE wskazującą podany katalog
serve-ready = Stół jest pod adresem { $address } – Ctrl-C kończy.
site-written =
    { $n ->
        [one] { $n } plik w { $folder }
        [few] { $n } pliki w { $folder }
       *[many] { $n } plików w { $folder }
    }
error-resuming-table = nie udało się wrócić do partii
error-replaying = nie udało się odtworzyć { $path }
error-verifying = nie udało się zweryfikować { $path }
error-looking-for-scenarios = przy szukaniu scenariuszy
error-setup-line = niezrozumiały wiersz ustawień „{ $line }”
error-setting-up = nie udało się rozłożyć gry { $game }
error-randomness = system nie dał liczb losowych
error-ctrl-c = nie udało się przejąć Ctrl-C
error-no-content = w { $path } nie ma zawartości: żaden plik nie kończy się na „.toml”
error-many-files = { $path } zawiera zbyt wiele plików jak na zawartość gry
error-not-saved = do partii z { $path } nie da się wrócić: brak ziarna
error-sealed = { $path } to zachowana partia, która się nie skończyła: wróć do niej przez „sandtable play GRA --resume PLIK”
error-save-damaged = zachowana partia jest uszkodzona
error-other-key = zaszyfrowano ją innym kluczem albo od tego czasu zmieniono; kluczem jest plik „key” w katalogu, który wskazuje SANDTABLE_HOME
error-no-home = nie ma katalogu na klucz zachowanych partii; wskaż go w SANDTABLE_HOME
error-nothing-kept = nie ma zachowanej partii gry { $game }
error-other-seat = na miejscu „{ $seat }” przy tym stole siedzi bot: nikt nie może zająć jego miejsca i zobaczyć jego kart
error-not-a-record = { $path } to coś innego, nie zapis gry; nie zostanie nadpisane
error-other-game = { $path } to partia gry { $found }, a nie { $game }
error-few-moves = zapis ma { $n ->
    [one] tylko jeden ruch
    [few] tylko { $n } ruchy
   *[many] tylko { $n } ruchów
}, mniej niż { $to }
error-game-not-over = { $path } to zapis partii, która się nie skończyła: do końca nikt nie może zobaczyć, co w niej ukryte
error-nothing-left = ruchy w zapisie: { $n }; po ruchu { $at } nie ma już czego rozgrywać
error-no-seat = nie ma miejsca „{ $name }”; miejsca to: { $seats }
error-too-many-seats = liczba podanych graczy: { $named }, a miejsc przy stole: { $seats }
error-too-few-bots = turniej wymaga co najmniej dwóch botów, podano { $n }
error-one-side = przy tym stole jest tylko jedna strona
error-sprt = --sprt wymaga różnicy większej od 0, a podano { $found }
error-no-run = w { $path } nie da się odczytać serii (seria to katalog utworzony przez „sandtable sim”)
error-newer-run = { $path } ma format { $found }, a ten program czyta formaty do { $known }
error-other-run = { $path } zawiera inną serię ({ $differences }); podaj inne --out albo powtórz polecenie, którym ją utworzono, żeby ją podjąć
error-difference = { $name } { $there }, a nie { $asked }
error-unfinished-run = seria w { $path } nie jest ukończona (rozgrywki: { $done }/{ $all }); powtórz „sandtable sim”, którym ją utworzono, żeby ją podjąć
error-no-game = rozgrywki tej serii są ponumerowane od 0, a jest ich { $games }: nie ma rozgrywki { $number }
error-by-the-clock = boty tej serii myślały na czas, więc żadnej jej rozgrywki nie da się powtórzyć
error-run-rules = seria toczyła się według zasad w wersji { $found }, a ten program zna wersję { $known }
error-not-empty = { $path } nie jest puste i nie zawiera serii

file-not-found = nie ma takiego pliku ani katalogu
file-denied = brak dostępu
file-exists = to już istnieje
file-is-folder = to jest katalog
file-is-no-folder = to nie jest katalog
file-not-text = to nie jest tekst UTF-8
file-full = brak miejsca na dysku
file-read-only = tam nie można zapisywać

## Zapisy partii

record-unknown-game = nieznana gra „{ $name }”; gry to: { $known }
record-line = wiersz { $line }: { $problem }
record-empty = zapis jest pusty
record-newer = format { $found } jest nowszy niż ten program, który czyta formaty do { $known }
record-expected = oczekiwano: { $expected }, a jest „{ $found }”
record-expected-rules = wersja zasad
record-expected-digits = 64 cyfry szesnastkowe
record-expected-move = kto wykonał ruch i jaki
record-expected-actor = numer miejsca albo „chance”
record-missing = brakuje wiersza „{ $name }”
record-other-game = to zapis gry { $found }, a nie { $game }
record-other-rules = zapis pochodzi z partii według wersji { $record } zasad ({ $game }); ten program gra według wersji { $program }
record-setup = takie ustawienia są niemożliwe: { $problem }
record-other-content = grano z inną zawartością, { $digest }; podaj jej katalog przez --content
record-move = ruch { $number }: { $who }: { $problem }
record-move-at-line = ruch { $number } (wiersz { $line }): { $who }: { $problem }
record-no-seat = miejsce { $seat }, którego nie ma przy tym stole

verify-fair = uczciwie: ziarno jest tym, które obiecano, { $chance ->
    [one] wynika z niego { $chance } losowanie
    [few] wynikają z niego { $chance } losowania
   *[many] wynika z niego { $chance } losowań
}, { $moves ->
    [one] { $moves } ruch jest dozwolony
    [few] { $moves } ruchy są dozwolone
   *[many] { $moves } ruchów jest dozwolonych
}
verify-unfinished = uwaga: zapis kończy się przed końcem partii
verify-chosen-seed = uwaga: ziarno jest liczbą, którą ktoś wybrał, więc nie dowodzi to, że nikt jej wcześniej nie znał
verify-not-fair = nieuczciwie: { $reason }
verify-not-proved = uczciwości nie udowodniono: { $reason }
verify-no-commitment = w zapisie nie ma skrótu ziarna, który ogłasza się na początku
verify-no-seed = zapis nie ma ziarna; ogłasza się je po zakończeniu partii
verify-other-seed = skrót ziarna to { $found }, a ogłoszono { $published }
verify-other-outcome = ruch { $number }: z ziarna wynika „{ $derived }”, a w zapisie jest „{ $recorded }”

## Plansze

board-none = gra { $game } nie ma planszy do narysowania
board-orders-support = { $action }: siła { $blue } dla Niebieskich, { $yellow } dla Żółtych{ $initiative ->
    [yes] , do tego inicjatywa
   *[no] {""}
}
board-reconstructed =
    Ta plansza jest częściowo odtworzona, a nie przepisana z druku: żadne źródło nie podaje jej układu.
    Popraw pliki w content/orders i graj z --content. Jak pewne są poszczególne wartości:
board-class-published = opublikowane
board-class-inferred = wywnioskowane
board-class-reconstructed = odtworzone
board-field-board-rounds = liczba rund
board-field-board-symmetry = symetria planszy
board-field-board-impassable = nieprzekraczalne granice
board-field-board-adjacency = sąsiedztwo obszarów
board-field-board-zone-adjacency = sąsiedztwo stref
board-field-board-factions = frakcje
board-field-board-pieces = liczba żołnierzy, samolotów i dowódców
board-field-board-dice = kości
board-field-board-deck = talia kart
board-field-board-tokens = żetony premii
board-field-board-slots = miejsca na żetony premii
board-field-area-layout = obszary: położenie
board-field-area-stars = obszary: gwiazdki
board-field-area-hq = obszary: kwatery główne
board-field-area-troops = obszary: żołnierze na początku
board-field-area-spaces = obszary: pola akcji
board-field-area-bonus = obszary: nadrukowana premia
board-field-area-slot = obszary: miejsce na żeton premii
board-field-area-drop = obszary: czy można zrzucić żołnierzy
board-field-area-zone = obszary: strefa powietrzna nad nimi
board-field-zone-colour = strefy: kolor
board-field-zone-areas = strefy: obszary pod nimi
board-field-zone-spaces = strefy: pola akcji
board-field-zone-planes = strefy: samoloty na początku
board-field-zone-sector = strefy: sektor
board-field-support-space = akcje wsparcia: pola
board-field-support-strength = akcje wsparcia: siła
board-field-support-initiative = akcje wsparcia: inicjatywa

## Serie i turnieje

study-progress = rozgrywki { $done }/{ $all }, { $rate }, jeszcze { $left }

analyse-progress = pozycje { $done }/{ $all }, jeszcze { $left }
analyse-stopped = przerwano: połowa wyjaśnienia to żadne wyjaśnienie

sim-resumed = ciąg dalszy po { $done ->
    [one] jednej rozgrywce
   *[other] { $done } rozgrywkach
}
sim-stopped =
    przerwano; rozgrywki zachowane w { $path }: { $done }/{ $all }
    to samo polecenie podejmie serię w tym miejscu
sim-title = { $game }: { $games ->
    [one] jedna rozgrywka
    [few] { $games } rozgrywki
   *[many] { $games } rozgrywek
} od ziarna { $seed }; w nawiasach przedziały 95%
sim-opening = wspólne pierwsze ruchy każdej rozgrywki: { $n }; ukryte karty leżą tam, gdzie naprawdę leżały
sim-by-side = wygrane stron
sim-by-seat = wygrane miejsc
sim-endings = co zakończyło rozgrywkę
sim-a-game = w jednej rozgrywce
sim-rounds = rundy
sim-decisions = decyzje
sim-nobody = nikt
sim-no-ending = bez końca
sim-unfinished = nie skończyło się: { $n ->
    [one] { $n } rozgrywka
    [few] { $n } rozgrywki
   *[many] { $n } rozgrywek
}
sim-files = pliki w { $path }; obejrzysz je przez: sandtable report { $path }

arena-title = { $game } ({ $setup }), rozdania od ziarna { $seed }, { $seconds } s; w nawiasach przedziały 95%
arena-stopped = przerwano przed czasem: liczą się tylko rozgrywki ukończone
arena-pairs = jak często wygrywał pierwszy z dwóch
arena-games = rozgrywki: { $n }
arena-open = nierozstrzygnięte
arena-stronger = silniejszy
arena-not-stronger = nie silniejszy
arena-elo = Elo, { $bot } na 0

train-play = { $variant }, runda { $round }: partie do nauki: { $n }
train-fit = dopasowanie wag do pozycji: { $n }
train-match = mecz nowych wag ze starymi, partii najwyżej: { $n }
train-accepted = przyjęte: nowe wagi wygrały { $rate } partii ze starymi (partie: { $n })
train-refused = nieprzyjęte: nowe wagi wygrały { $rate } partii ze starymi (partie: { $n })
train-stopped =
    przerwano; to, czego się nauczono, jest w { $path }
    to samo polecenie podejmie naukę
train-calibration = { $variant }, runda { $round }: prawdopodobieństwo przewidywane, częstość zaobserwowana, liczba przewidywań (pozycje odłożone: { $n }; log-loss { $loss }; błąd kalibracji najwyżej { $worst } p.p.)
train-calibrated = { $variant }, po kalibracji: prawdopodobieństwo przewidywane, częstość zaobserwowana, liczba przewidywań (pozycje nowych partii: { $n }; log-loss { $loss }; błąd kalibracji najwyżej { $worst } p.p.)
train-weights = { $variant }: największe wagi jako ilorazy szans na początku, gdy została ćwierć gry, na końcu
train-done = wagi zapisano w { $path } (skrót { $digest })
