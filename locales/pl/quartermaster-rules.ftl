# Zasady Quartermaster, temat po temacie, w kilku własnych zdaniach.

qm-topic-turn = tura
qm-rules-turn = Tura ma pięć faz. Działań: zagraj lub odrzuć jedną kartę. Zaopatrzenia: twoje niezaopatrzone jednostki zostają usunięte. Dominacji: zdobywasz punkty, chyba że w twojej stolicy stoi wroga jednostka. Odrzucania: odrzuć z ręki dowolną liczbę kart. Dobierania: uzupełnij rękę do 7 kart. Runda to po jednej turze każdego z sześciu państw: Niemcy, Wielka Brytania, Japonia, ZSRR, Włochy, USA.
qm-topic-supply = zaopatrzenie
qm-rules-supply = Jednostka jest zaopatrzona, jeśli sąsiadujące ze sobą jednostki jej państwa łączą ją z obszarem z zaopatrzeniem, na którym stoi jednostka tego państwa. Flota potrzebuje ponadto portu: armii swojej drużyny na sąsiednim obszarze lądowym. Jednostki innych państw nie przenoszą zaopatrzenia.
qm-topic-build = formowanie
qm-rules-build = Armię formujesz na obszarze lądowym sąsiadującym z twoją zaopatrzoną jednostką albo w swojej stolicy, flotę – na obszarze morskim sąsiadującym z twoją zaopatrzoną jednostką. Nowa jednostka musi być zaopatrzona. Państwo ma na obszarze najwyżej jedną jednostkę i nigdy obok wroga. Zamiast tego możesz ogłosić swoją zaopatrzoną jednostkę jako właśnie sformowaną.
qm-topic-recruit = wystawianie
qm-rules-recruit = Wystawianą jednostkę stawia się bez względu na sąsiedztwo i zaopatrzenie. Może jednak przepaść w najbliższej fazie zaopatrzenia.
qm-topic-battle = bitwa
qm-rules-battle = Bitwę toczysz na obszarze sąsiadującym z twoją zaopatrzoną jednostką; o tym, czy jest lądowa, czy morska, decyduje atakowany obszar. Wybierasz tam jedną wrogą jednostkę i zostaje ona usunięta. Obszar może być pusty, ale nie może tam być jednostki twojej drużyny. Wyeliminować to usunąć jednostkę bez bitwy.
qm-topic-straits = cieśniny
qm-rules-straits = Cieśnina łączy dwa obszary morskie dla jednej drużyny naraz: dla Osi, gdy na obszarze z kotwicą stoi armia Osi, a w każdym innym wypadku dla Aliantów. Przez zamkniętą cieśninę obszary nie sąsiadują.
qm-topic-cards = karty
qm-rules-cards = Karty „Wydarzenie!” i „Wojna ekonomiczna!” działają raz i zostają odrzucone. „Status!” leży odkryty i można go używać wielokrotnie. „Reakcja!” leży zakryta, dopóki nie zostanie raz wykorzystana. Jeśli masz odrzucić kartę z pustej ręki, odrzucasz z talii; za każdą kartę, której brakuje w talii, twoja drużyna traci punkt zwycięstwa.
qm-topic-windows = reakcje
qm-rules-windows = Gdy dzieje się coś, na co można odpowiedzieć kartą, najpierw decyduje drużyna, która tego nie wywołała; potem drużyny na zmianę używają po jednej karcie, aż obie zrezygnują. Na użytą kartę też można odpowiedzieć i taka odpowiedź ma pierwszeństwo. Użycie karty nigdy nie jest obowiązkowe.
qm-topic-victory = zwycięstwo
qm-rules-victory = W fazie dominacji twoja drużyna zdobywa 2 punkty za każdy obszar z zaopatrzeniem, który zajmujesz samodzielnie, i 1 za każdy dzielony z sojusznikiem. Drużyna, która na koniec rundy ma 30 punktów przewagi, wygrywa natychmiast; po ostatniej rundzie wygrywa ta, która ma więcej punktów, a przy remisie Oś.
