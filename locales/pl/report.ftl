# Strona, którą tworzy `sandtable report`. Liczby przychodzą zapisane tak, jak się je w tym języku zapisuje.

## Liczby

report-group = { " " }
report-plus-minus = { $figure } ± { $spread }

## Kto gra

report-side-axis = Oś
report-side-allies = Alianci
report-side-blue = Niebiescy
report-side-yellow = Żółci
report-side-alpha = Alfa
report-side-bravo = Bravo
report-side-charlie = Charlie
report-side-delta = Delta
report-side-echo = Echo
report-owner-both = obie operacje
report-owner-alpine = operacja górska
report-owner-island = operacja desantowa
report-seat-player = { $seat } ({ $player })

## Gry

report-about-quartermaster =
    Dwie drużyny toczą drugą wojnę światową: Oś (Niemcy, Japonia, Włochy) i Alianci (Wielka Brytania, ZSRR, USA).
    Państwa wykonują tury w ustalonej kolejności. Tura to jedna karta z talii, którą ma tylko to państwo: dzięki niej formuje ono armię lub flotę, wywołuje bitwę albo robi coś wyjątkowego.
    Niezaopatrzone jednostki przepadają. Po zagraniu karty państwo dostaje punkty za zajmowane obszary z zaopatrzeniem.
    Kto na koniec rundy prowadzi o 30 punktów, wygrywa od razu (natychmiastowe zwycięstwo); w przeciwnym razie decyduje suma punktów po rundzie 20.
report-about-rush =
    Od dwóch do pięciu graczy buduje oddziały Pojazdów.
    W turze gracz zagrywa trzy karty z ręki: dla surowców, za które kupuje lepsze Pojazdy ze wspólnej Rezerwy, dla ich zdolności, do obrony jednej ze swoich trzech Baz albo do ataku na cudze Bazy i broniące ich Pojazdy.
    Za to, co zniszczone, dostaje się Medale. Gra kończy się po rundzie, w której ktoś straci wszystkie Bazy albo zostanie zabrany ostatni pojedynczy Medal któregoś kraju; wygrywa ten, kto ma najwięcej Medali.
    Wartości wielu kart są odtworzone, a nie przepisane z druku.
report-about-orders =
    Dwie frakcje, Niebiescy i Żółci, walczą o jedną małą planszę. Na zmianę rozmieszczają nielicznych dowódców na polach akcji: Naprzód, Ogień zaporowy, Uzupełnienia, Planowanie. Zajęte pole jest dla przeciwnika zamknięte do końca rundy.
    Obszary bez połączenia z kwaterą główną nie mają zaopatrzenia. Kto straci swoją kwaterę główną, od razu przegrywa; w przeciwnym razie decydują gwiazdki obszarów kontrolowanych i zaopatrywanych po ostatniej rundzie.
    Układ i wartości plansz są odtworzone, a nie przepisane z druku.
report-chart-points = punkty zwycięstwa
report-chart-score = wynik
report-chart-pieces = jednostki na planszy
report-chart-air = eskadry na planszy
report-chart-medals = Medale
report-chart-bases = ocalałe Bazy
report-chart-stars = gwiazdki
report-chart-places = kontrolowane obszary i strefy
report-ending-sudden-victory = natychmiastowe zwycięstwo
report-ending-last-round = punkty po ostatniej rundzie
report-ending-tie = remis po ostatniej rundzie
report-ending-bases-destroyed = ktoś stracił wszystkie Bazy
report-ending-medals-taken = skończyły się pojedyncze Medale któregoś kraju
report-ending-round-limit = limit rund
report-ending-hq-lost = stracona kwatera główna
report-ending-stars = gwiazdki po ostatniej rundzie
report-ending-initiative = tyle samo gwiazdek, rozstrzyga inicjatywa
report-map-built = Gdzie formuje się i wystawia jednostki
report-map-battled = Gdzie wywołuje się bitwy
report-map-lost = Gdzie traci się jednostki
report-map-based = Gdzie rozmieszcza się i przebazowuje eskadry
report-map-air-lost = Gdzie traci się eskadry
report-map-entered = Dokąd wkraczają żołnierze i samoloty
report-map-fought-over = Gdzie toczą się starcia

## Nagłówek

report-title = { $n ->
    [one] { $games } rozgrywka: { $game }
    [few] { $games } rozgrywki: { $game }
   *[many] { $games } rozgrywek: { $game }
}
report-lead = Komputer gra sam ze sobą ({ $players }); zbadano turę po turze.
report-about = O grze.
report-fact-won = wygranych rozgrywek: { $side }
report-fact-rounds = rundy w rozgrywce, średnio
report-fact-decisions = decyzji w rozgrywce, średnio
report-sure = Na ile to pewne?
report-sure-text =
    Przy każdej liczbie stoi przedział 95%: gdyby rozegrać wszystko od nowa z innym tasowaniem, około 19 na 20 takich przedziałów zawierałoby prawdziwą wartość.
    Przedziały uwzględniają tylko los. Nie mówią, jak graliby ludzie: wszystko to jest prawdą o tych graczach ({ $players }), a oni popełniają własne błędy.
report-unfinished = { $n ->
    [one] Jedna rozgrywka nie dobiegła końca.
    [few] { $n } rozgrywki nie dobiegły końca.
   *[many] { $n } rozgrywek nie dobiegło końca.
}
report-opening = Wspólne pierwsze ruchy wszystkich tych rozgrywek: { $n }. Toczą się one dalej od pozycji z innej partii, a ukryte karty leżą tam, gdzie naprawdę leżały.

## Kto wygrywa

report-winners = Kto wygrywa
report-winners-best = Najwięcej wygranych: { $side }, { $share } rozgrywek
report-winners-even = Nikt nie jest wyraźnym faworytem
report-winners-axis = wygrane rozgrywki
report-winners-caption =
    Kropka pokazuje, jak często wygrywa strona lub miejsce przy stole, kreska to przedział 95%. Szara linia oznacza grę wyrównaną ({ $even }).
report-winners-seats = Miejsca jednej strony wygrywają razem, więc różnią się od niej tylko wtedy, gdy zajmują je różni gracze.

## Wykresy

report-round = runda
report-share = udział wśród rozgrywek
report-curve = Runda po rundzie: { $what }
report-curve-seats = Na koniec średnio od { $low } do { $high } na miejsce: { $what }
report-curve-level = W żadnej rundzie nikt wyraźnie nie prowadzi: { $what }
report-curve-leads = Niemal cały czas prowadzi jedna strona, { $side }: { $what }
report-curve-changes = Do rundy { $round } prowadzi jedna strona ({ $side }), potem druga ({ $other }): { $what }
report-curve-bands =
    Linie to średnia na koniec rundy, pasma obejmują środkowe 80% rozgrywek.
    Liczą się tylko rozgrywki jeszcze trwające, więc im dalej w prawo, tym bardziej wykres mówi o tych wyrównanych.
report-curve-lines =
    Linie to średnia na koniec rundy. Liczą się tylko rozgrywki jeszcze trwające, więc im dalej w prawo, tym bardziej wykres mówi o tych długich.
report-curve-sudden =
    Skoki krzywych to rundy, w których wiele rozgrywek zakończyło się naraz natychmiastowym zwycięstwem: liczą się one do tej rundy i nie dalej.
report-ahead = Kto prowadzi: { $what }
report-ahead-line = przewaga
report-ahead-axis = przewaga: { $what }
report-ahead-title = Największe wahania są w rundzie { $round }: od { $low } do { $high } w czterech rozgrywkach na pięć
report-ahead-caption =
    { $first } minus { $second }, { $what } na koniec rundy: linia to średnia, pasmo obejmuje środkowe 80% rozgrywek.
    Powyżej zera górą { $first }, poniżej { $second }.
report-ahead-same = Po każdej rundzie przewaga mieści się w czterech rozgrywkach na pięć między { $low } a { $high } ({ $first } minus { $second }, { $what })
report-chance = Jak często przewaga daje zwycięstwo
report-chance-caption =
    Pole to runda i przewaga jednej ze stron ({ $side }; { $what }) na koniec tej rundy; liczba mówi, ile na sto takich rozgrywek ta strona w końcu wygrała.
    Pominięto pola, w których jest mniej niż 30 rozgrywek.

## Jak długo to trwa

report-length = Jak długo to trwa
report-length-all = Każda rozgrywka trwa do rundy { $round }
report-length-most = { $share } rozgrywek trwa do rundy { $round }
report-length-one = Większość rozgrywek kończy się w rundzie { $round }
report-length-half = Połowa rozgrywek kończy się najpóźniej w rundzie { $half }, dziewięć na dziesięć najpóźniej w rundzie { $most }
report-length-axis = runda, w której gra się skończyła
report-length-caption = Słupek to udział rozgrywek, które skończyły się w tej rundzie; kolor mówi, co je zakończyło.
report-layer = { $name } ({ $share })

## Natychmiastowe zwycięstwo

report-sudden = Kiedy zdarza się natychmiastowe zwycięstwo
report-sudden-title = { $share } rozgrywek kończy się natychmiastowym zwycięstwem, najczęściej w rundzie { $round }
report-sudden-share = { $share } rozgrywek kończy się natychmiastowym zwycięstwem
report-sudden-axis = runda natychmiastowego zwycięstwa
report-sudden-layer = { $side } ({ $share } wszystkich rozgrywek)
report-sudden-caption =
    Słupek to udział rozgrywek, które skończyły się w tej rundzie przed czasem; kolor mówi, kto je wygrał.

## Jak bardzo jest wyrównane

report-margin = Jak bardzo jest wyrównane
report-margin-title = Różnica to najwyżej { $unit ->
    [stars] { $n ->
        [one] { $n } gwiazdka
        [few] { $n } gwiazdki
       *[many] { $n } gwiazdek
    }
    [medals] { $n ->
        [one] { $n } Medal
        [few] { $n } Medale
       *[many] { $n } Medali
    }
   *[points] { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
}: { $share } rozgrywek
report-margin-axis = różnica { $unit ->
    [stars] gwiazdek
    [medals] Medali
   *[points] punktów
}: { $first } minus { $second }
report-margin-layer = wygrana: { $side }
report-margin-caption =
    Słupek to udział rozgrywek, które skończyły się mniej więcej taką różnicą. Na prawo od zera więcej { $unit ->
        [stars] gwiazdek
        [medals] Medali
       *[points] punktów
    }: { $first }, na lewo: { $second }.
report-margin-sudden = Szczyty po obu stronach to natychmiastowe zwycięstwa: rozgrywki, które skończyły się, gdy tylko przewaga była dość duża.

## Skąd biorą się punkty

report-sources-title = Skąd biorą się punkty
report-sources-spaces = obszary z zaopatrzeniem
report-sources-cards = karty
report-sources-depletion = pusta talia
report-sources-caption =
    Punkty zwycięstwa, które każde państwo przyniosło swojej drużynie średnio w rozgrywce, z przedziałami 95%: za obszary z zaopatrzeniem, z kart oraz stracone z powodu pustej talii.

## Karty

report-cards-early = { $use ->
    [bought] Karty kupione wcześnie
   *[drawn] Karty dobrane wcześnie
}
report-cards-early-caption =
    O ile częściej wygrywa { $whose ->
        [owner] strona właściciela karty
       *[player] gracz
    }, jeśli kartę { $use ->
        [bought] kupiono
       *[drawn] dobrano
    } najpóźniej w rundzie { $round }, w porównaniu z rozgrywkami, w których tak się nie stało.
report-cards-luck = Decyduje o tym tasowanie, więc wynik jest bliski prawdziwej wartości karty; temu wykresowi można ufać.
report-cards-choice = Decydują o tym gracze, więc karta dobra dla tego, kto i tak prowadzi, wygląda lepiej, niż na to zasługuje.
report-cards-played = Karty zagrane
report-cards-played-caption =
    O ile częściej wygrywa { $whose ->
        [owner] strona właściciela karty
       *[player] gracz
    } w rozgrywkach, w których kartę kiedykolwiek zagrano, w porównaniu z tymi, w których jej nie zagrano.
    Tu wybierają gracze: karta na dobre czasy wygląda dobrze, ostatni ratunek źle, a w długich rozgrywkach zagrywa się więcej kart. Warto czytać razem z wykresem powyżej.
report-cards-title = Najbardziej pomaga karta „{ $card }”{ $owned ->
    [yes] { " " }({ $owner })
   *[no] { "" }
}: { $points } p.p. wygranych; wyraźnie od zera { $clear ->
    [one] różni się { $clear } karta
    [few] różnią się { $clear } karty
   *[many] różni się { $clear } kart
} spośród { $n }
report-cards-none = Żadna karta nie pomaga wyraźnie bardziej, niż tłumaczy to los; wyraźnie od zera różniące się karty: { $clear } spośród { $n }
report-cards-axis = zmiana odsetka wygranych, w punktach procentowych
report-cards-ends = Pokazano oba końce listy (po tyle kart: { $n }).
report-cards-lines =
    W nawiasie liczba takich przypadków. Kreski to przedziały 95%; nawet spośród kart bez żadnego wpływu jedna na dwadzieścia odbiegnie od zera przez sam przypadek.
report-cards-note = { $points } ({ $n ->
    [one] { $times } raz
   *[many] { $times } razy
})
report-card-of = { $card } ({ $owner })
report-cards-of = Wszystkie karty: { $owner }
report-cards-all = Karty bez przynależności
report-table = Wszystkie karty w liczbach
report-table-card = karta
report-table-kind = rodzaj
report-table-early = { $use ->
    [bought] kupiona
   *[drawn] dobrana
} do rundy { $round }
report-table-played = zagrana
report-table-with = wygrane z nią
report-table-without = bez niej
report-table-difference = różnica
report-table-interval = { $points } (od { $low } do { $high })

## Miejsca na planszy

report-map-title = Najczęściej: { $place } ({ $times } na rozgrywkę)
report-map-caption =
    Wszystkie miejsca planszy połączone z sąsiednimi; linie wychodzące poza brzeg wracają po drugiej stronie.
    Pole koła mówi, jak często w rozgrywce się to zdarza (w większych kołach jest liczba), kolory to udziały stron.
    Małe blade kropki to miejsca, w których prawie nic się nie dzieje: piaskowe na lądzie, niebieskie na morzu i w powietrzu. Zatłoczone miejsca lekko rozsunięto.
report-map-shapes =
    Pole koła mówi, jak często w rozgrywce się to zdarza (w większych kołach jest liczba), kolory to udziały stron.
report-map-whose = { $use ->
    [lost] Kolory mówią, czyje jednostki zginęły.
    [air_lost] Kolory mówią, czyje eskadry zginęły.
    [based] Kolory mówią, czyje eskadry tam rozmieszczono.
    [battled] Kolory mówią, kto wywołał bitwy.
    [fought_over] Kolory mówią, kto atakował.
    [entered] Kolory mówią, kto tam wchodził.
   *[built] Kolory mówią, kto formował i wystawiał.
}

## Stopka

report-made = Jak to powstało
report-made-text =
    Rozgrywki: { $games }, ziarno { $seed }, sandtable { $program }, wersja zasad { $rules }. Ustawienia: { $setup }. Miejsca: { $seats }.
    Tabele, z których powstały wykresy, leżą obok tej strony jako pliki Parquet (games, turns, cards, spaces) i otwierają się w DuckDB, pandas i R. To samo ziarno daje te same rozgrywki.
report-made-plain = według zasad
