# Zasady General Orders, temat po temacie, w kilku własnych zdaniach.
orders-topic-turn = tura
orders-rules-turn = Frakcje na zmianę rozmieszczają dowódcę na wolnym polu akcji i wykonują tę akcję albo pasują do końca rundy. Gdy spasują obie, dowódcy wracają i zaczyna się nowa runda.
orders-topic-supply = zaopatrzenie
orders-rules-supply = Kontrolujesz obszar, na którym masz jednostkę. Jest zaopatrzony, jeśli łączą go z twoją kwaterą główną kontrolowane obszary.
orders-topic-battle = starcie
orders-rules-battle = Kto wchodzi na wrogi obszar, stacza starcie: obrońca rzuca i trafienia usuwają atakujących, potem obie strony tracą jeden za jednego, aż jednej zabraknie. Każdą kartę można odrzucić, by rzucić wszystkimi kośćmi ponownie.
orders-topic-victory = zwycięstwo
orders-rules-victory = Zdobycie wrogiej kwatery głównej daje natychmiastowe zwycięstwo. Po ostatniej rundzie wygrywa więcej gwiazdek na kontrolowanych i zaopatrzonych obszarach, a przy remisie inicjatywa.
