# Co jest nie tak z tekstem z zewnątrz: ruchem w notacji, wierszem ustawień, plikiem zawartości.
# Słowa w cudzysłowie to notacja, ta sama w każdym języku.

## Notacja

fault-form = „{ $text }” – tego nie rozumiem; możliwe są: { $expected }
fault-unknown = { $kind ->
    [ability] nieznana zdolność
    [achievement] nieznane osiągnięcie
    [action-space] nieznane pole akcji
    [area] nieznany obszar
    [bonus] nieznana nadrukowana premia
    [card] nieznana karta
    [country] nieznane państwo
    [nation] nieznany kraj
    [place] nieznany obszar lub strefa
    [seat] nieznane miejsce przy stole
    [space] nieznany obszar
    [token] nieznany żeton
    [zone] nieznana strefa
   *[other] nieznana nazwa
} „{ $word }”
fault-number = potrzebna liczba od { $min } do { $max }, a nie „{ $word }”
fault-choice = potrzebne jedno z: { $expected }, a nie „{ $word }”
fault-digits = potrzeba najwyżej 16 cyfr szesnastkowych, a nie „{ $word }”
fault-too-many = może ich tu być najwyżej { $max }, a nie { $n }

## Ustawienia

fault-unknown-content = nie ma tu zawartości { $digest }; podaj jej katalog przez --content
fault-too-late = wiersz „{ $what }” musi stać przed opisem pozycji
fault-wrong-terrain = jednostka „{ $piece }” nie może stać na obszarze „{ $space }”
fault-too-many-pieces = jednostki „{ $piece }” („{ $owner }”): najwyżej { $max }, a nie { $n }
fault-other-owner = „{ $card }” nie jest kartą państwa „{ $owner }”
fault-wrong-zone = karta „{ $card }” nie może leżeć w „{ $zone }”
fault-too-many-copies = kart „{ $card }” jest tylko { $max }
fault-after-last-round = runda { $round } jest po ostatniej rundzie { $last }
fault-shared-space = wrogowie nie mogą razem stać na „{ $space }”
fault-no-cards = w zawartości nie ma kart do `{ $line }`
fault-not-a-vehicle = „{ $card }” nie jest Pojazdem
fault-reserve-size = miejsca w Rezerwie: { $places }; puste zapisz jako -
fault-reserve-gap = puste miejsca Rezerwy są tuż przy stosie
fault-cannot-defend = „{ $card }” nie ma opancerzenia i nie może bronić
fault-not-seated = przy tym stole nie ma miejsca „{ $seat }”; graczy: { $players }
fault-too-many-medals = na stos „{ $nation }” zostały tylko te medale: pojedyncze { $singles }, podwójne { $doubles }
fault-base-in-hand = zdobyta Baza nie zostaje na ręce
fault-no-slot = obszar „{ $area }” nie ma miejsca na żeton
fault-token-twice = na obszarze „{ $area }” leży już żeton albo „{ $token }” leży gdzie indziej
fault-space-taken = na polu „{ $space }” stoi już dowódca
fault-stack-limit = żołnierze lub samoloty „{ $owner }” na „{ $place }”: najwyżej { $max }, a nie { $n }
fault-hq-not-held = „{ $owner }” musi trzymać swoją kwaterę główną
fault-commanders = dowódcy „{ $owner }” razem: { $max }, a nie { $n }

## Pliki zawartości każdej gry

fault-unknown-file = nie ma pliku zawartości „{ $file }”; są: { $expected }
fault-too-much-content = za dużo innej zawartości w jednym uruchomieniu programu (najwyżej zestawów: { $contents }, bajtów: { $bytes })
fault-toml = nie da się tego wczytać: { $message }
fault-not-an-id = „{ $id }” to nie identyfikator: mała litera, potem małe litery, cyfry i _
fault-twice = „{ $name }” jest tu dwa razy
fault-missing = brakuje „{ $name }”
fault-out-of-range = „{ $what }” to od { $min } do { $max }, a nie { $n }
fault-too-many-of = za dużo „{ $what }”: najwyżej { $max }
fault-count = „{ $what }”: ma być { $expected }, a nie { $n }
fault-other-file = ten plik jest dla „{ $expected }”

## Zawartość Quartermaster

fault-sea-home = morze „{ $space }” nie może być ani obszarem ze stolicą, ani obszarem z zaopatrzeniem
fault-second-home = „{ $country }” ma drugi obszar ze stolicą, „{ $space }”
fault-strait-ends = cieśnina ma kotwicę na lądzie i łączy dwa morza
fault-wrong-team = „{ $country }” walczy po stronie „{ $team }”
fault-home-not-supply = map.toml musi oznaczyć obszar ze stolicą państwa „{ $country }” jako obszar z zaopatrzeniem
fault-copies-on-table = „{ $card }”: karta, która zostaje na stole lub może tam zostać położona, jest jedna, a żadnej nie ma 0 razy
fault-unknown-shape = „{ $card }”: żadna wbudowana karta tego typu nie robi czegoś takiego; inne mogą być liczby, obszary i państwa
fault-two-uses = „{ $card }” ma dwie zdolności do wykorzystania: ruch by ich nie odróżnił
fault-out-of-place = karta „{ $card }” państwa { $country } jest nie na swoim miejscu: karty jednego państwa stoją razem, a państwa w kolejności tur
fault-ability-without-effect = „{ $card }” ma zdolność bez efektu
fault-trigger-misfit = „{ $card }”: sytuacja, ograniczenie i typ do siebie nie pasują
fault-effect-needs = „{ $card }”: ten efekt wymaga { $needs ->
    [piece] sytuacji, w której chodzi o jednostkę
    [played] reakcji na zagraną kartę
    [economic-warfare] reakcji celu wojny ekonomicznej
    [resolved] reakcji na rozpatrzoną kartę
    [status-used] reakcji na wykorzystaną kartę Status
    [may-build] pozwolenia na sformowanie
    [times] liczby powtórzeń od najmniejszej do największej i jednego rodzaju jednostki
    [using] reakcji na wykorzystywaną kartę
    [levies] reakcji państwa, które prowadzi wojnę ekonomiczną
    [type] rodzaju karty, który leży na stole
   *[other] co najmniej dwóch możliwości
}

## Zawartość Rush

fault-other-sort = „{ $ability }” jest drugiego rodzaju
fault-ability-argument = argument „{ $ability }” to „{ $expected }”
fault-no-target = „{ $card }” nie mogłaby atakować ani Baz, ani Pojazdów
fault-copies-of-start = karta „{ $card }”, liczba kopii: { $copies }; tylu graczy zaczyna z nimi: { $players }, każdy z tyloma: { $start }; to się nie zgadza
fault-class-values = „{ $card }”: wszystkie Pojazdy klasy „{ $class }” mają siłę ognia { $firepower } i opancerzenie { $armour }

## Zawartość General Orders

fault-other-schema = ten program czyta schemat { $known }
fault-provenance = pochodzenie „{ $field }” musi zaczynać się od jednego z: { $expected }
fault-never-dealt = karty „{ $card }” nie ma w żadnej talii
fault-other-timing = „{ $card }”: typ i moment się nie zgadzają
fault-idle-effect = „{ $name }”: ten efekt nigdy by nic nie zrobił
fault-action-name = „{ $name }” to nazwa akcji
fault-space-of = „{ $place }” nie może mieć pola akcji „{ $space }”; obszary mają advance, paradrop:FACTION, barrage:FACTION, strefy mają fly, bombard
fault-support-space = „{ $space }” to reinforce, plan albo (ze strefami) scramble, o sile od 1 do 20 dla każdej frakcji; inicjatywę ma tylko plan
fault-die-faces = kość ma od 1 do 20 ścianek; trafienia na każdej: od 0 do { $max }
fault-no-zone = obszar „{ $area }” nie leży w żadnej strefie
fault-slots = obszarów z miejscem na żeton: { $n }, żetonów w puli: { $tokens }; to się nie zgadza
fault-deck-size = karty tego trybu w cards.toml: { $n }; najwyżej { $max }
fault-no-hex = obszar „{ $area }” nie ma heksu
fault-far-hex = heks ({ $q }, { $r }) obszaru „{ $area }” leży daleko poza planszą
fault-shared-hex = heks ({ $q }, { $r }) należy i do „{ $other }”, i do „{ $area }”
fault-bonus-and-slot = obszar „{ $area }” ma i nadrukowaną premię, i miejsce na żeton
fault-start-stack = żołnierze lub samoloty jednej frakcji na „{ $place }” na początku: najwyżej { $max }
fault-both-begin = na „{ $place }” zaczynają obie frakcje
fault-second-hq = „{ $owner }” ma drugą kwaterę główną, „{ $area }”
fault-empty-hq = w kwaterze głównej „{ $area }” muszą zaczynać żołnierze „{ $owner }”
fault-no-hq = każda frakcja potrzebuje kwatery głównej
fault-empty-zone = w strefie „{ $zone }” nie leży żaden obszar
fault-closed-hq = kwatera główna „{ $area }” nie ma pola advance
fault-too-many-dice = kości w jednym rzucie: mogłoby ich być { $n }; najwyżej { $max }
fault-unreachable = do „{ $place }” nie da się dotrzeć z „{ $from }”
fault-no-image = obszar „{ $area }” nie ma lustrzanego odbicia
fault-split-image = lustrzane odbicie „{ $area }” nie jest jednym obszarem
fault-other-image = „{ $area }” różni się od swojego lustrzanego odbicia „{ $image }”: „{ $what }”
fault-unequal-space = „{ $space }” nie ma tej samej siły dla obu frakcji
