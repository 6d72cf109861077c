# Zasady Na rozkaz!, temat po temacie, w kilku własnych zdaniach.
orders-topic-turn = tura
orders-rules-turn = Frakcje na zmianę rozmieszczają po jednym dowódcy na wolnym polu akcji i wykonują tę akcję albo pasują do końca rundy. Gdy spasują obie, dowódcy wracają do rezerw i zaczyna się nowa runda.
orders-topic-actions = akcje
orders-rules-actions = Naprzód: żołnierze z sąsiednich zaopatrywanych obszarów wchodzą na obszar, którego nie kontrolujesz; na każdym zostaje jeden. Lot: to samo z samolotami i strefami. Desant spadochronowy: dwaj żołnierze z rezerwy lądują na niemal dowolnym obszarze. Ogień zaporowy: dwie kości przeciw obszarowi odległemu najwyżej o trzy. Bombardowanie: samoloty ze strefy, po jednej kości, przeciw obszarowi pod nią. Uzupełnienia i Poderwanie: żołnierze lub samoloty z rezerwy na zaopatrywane obszary lub do stref, najwyżej pięć w każdym miejscu. Planowanie: dobierz karty.
orders-topic-supply = zaopatrzenie
orders-rules-supply = Kontrolujesz obszar, na którym masz żołnierza, i strefę, w której masz samolot. Są zaopatrywane, jeśli z twoją kwaterą główną łączą je sąsiadujące obszary lub strefy, które kontrolujesz.
orders-topic-battle = starcie
orders-rules-battle = Wkroczenie na obszar lub do strefy przeciwnika oznacza starcie: obrońca rzuca kośćmi i usuwa tylu atakujących, ile ma trafień, a potem obie strony tracą po jednym żołnierzu lub samolocie, aż którejś ich zabraknie. Każdą kartę można odrzucić, aby przerzucić wszystkie kości.
orders-topic-victory = zwycięstwo
orders-rules-victory = Frakcja, która straci kontrolę nad swoją kwaterą główną, natychmiast przegrywa. Po ostatniej rundzie wygrywa frakcja, która ma więcej gwiazdek na kontrolowanych i zaopatrywanych obszarach, a w razie remisu – ta, która ma inicjatywę.
