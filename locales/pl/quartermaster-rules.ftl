# Zasady Quartermaster, temat po temacie, w kilku własnych zdaniach.

qm-topic-turn = tura
qm-rules-turn = Tura ma pięć faz. Faza działań: zagraj lub odrzuć jedną kartę. Faza zaopatrzenia: twoje niezaopatrzone jednostki zostają usunięte. Faza dominacji: zdobywasz punkty, chyba że na twoim obszarze ze stolicą stoi wroga jednostka. Faza odrzucania: odrzuć z ręki dowolną liczbę kart. Faza dobierania: uzupełnij rękę do 7 kart. Runda to po jednej turze każdego z sześciu państw w tej kolejności: Niemcy, Wielka Brytania, Japonia, ZSRR, Włochy, USA.
qm-topic-supply = zaopatrzenie
qm-rules-supply = Jednostka jest zaopatrzona, jeśli sąsiadujące ze sobą jednostki jej państwa łączą ją z obszarem z zaopatrzeniem, na którym stoi armia tego państwa. Flota potrzebuje ponadto portu: armii swojej drużyny na sąsiednim obszarze lądowym. Linia zaopatrzenia nie może prowadzić przez jednostki innych państw.
qm-topic-build = formowanie
qm-rules-build = Armię formujesz na obszarze lądowym sąsiadującym z twoją zaopatrzoną jednostką albo na swoim obszarze ze stolicą, flotę – na obszarze morskim sąsiadującym z twoją zaopatrzoną jednostką. Nowa jednostka musi być zaopatrzona. Na jednym obszarze państwo ma najwyżej jedną jednostkę, a wrogie jednostki nigdy nie stoją na tym samym obszarze. Zamiast formować, możesz ogłosić swoją zaopatrzoną jednostkę jako właśnie sformowaną. Własne jednostki możesz usuwać z planszy w dowolnym momencie, także w turze innego gracza; od razu można je wprowadzić ponownie.
qm-topic-recruit = wystawianie
qm-rules-recruit = Jednostkę wystawia się bez względu na sąsiedztwo i zaopatrzenie. Bez zaopatrzenia przepada jednak w najbliższej fazie zaopatrzenia swojego państwa.
qm-topic-battle = bitwa
qm-rules-battle = Bitwę wywołujesz na obszarze sąsiadującym z twoją zaopatrzoną jednostką; o tym, czy jest lądowa, czy morska, decyduje atakowany obszar. Wybierasz na nim jedną wrogą jednostkę, która zostaje usunięta. Obszar może być pusty, ale nie może na nim stać jednostka twojej drużyny. Wyeliminować to usunąć jednostkę bez bitwy.
qm-topic-straits = cieśniny
qm-rules-straits = Cieśnina łączy dwa obszary morskie zawsze tylko dla jednej drużyny: dla Osi, gdy na obszarze z kotwicą stoi armia Osi, a w każdym innym przypadku dla Aliantów. Obszary po obu stronach zamkniętej cieśniny nie sąsiadują ze sobą.
qm-topic-cards = karty
qm-rules-cards = Karty „Wydarzenie!” i „Wojna ekonomiczna!” działają raz i zostają odrzucone. Karta „Status!” leży odkryta i można ją wykorzystywać wielokrotnie. Karta „Reakcja!” leży zakryta, dopóki nie zostanie wykorzystana, a działa tylko raz. Jeśli masz odrzucić kartę z ręki, a ręka jest pusta, odrzucasz kartę z talii; za każdą kartę, której zabraknie w talii, twoja drużyna traci punkt zwycięstwa. Z kilku efektów karty wykonujesz po kolei wszystkie, które są możliwe, chyba że umówiono się inaczej.
qm-topic-windows = reakcje
qm-rules-windows = Gdy wydarzy się coś, na co można zareagować kartą, najpierw decyduje drużyna, która tego nie wywołała; potem drużyny na zmianę wykorzystują po jednej karcie, aż obie zrezygnują. Na wykorzystaną kartę też można zareagować i taka reakcja ma pierwszeństwo. Wykorzystanie karty nigdy nie jest obowiązkowe.
qm-topic-prepare = przygotowania do wojny
qm-rules-prepare = Jeśli gra się z tą zasadą, przed 1. rundą, gdy ręce początkowe są już gotowe, każde państwo może przejrzeć swoją talię i umieścić przed sobą jedną odkrytą kartę „Status!” albo jedną zakrytą kartę „Reakcja!”; potem tasuje talię. Wszystkie państwa decydują jednocześnie: nikt nie widzi, co wykładają inni, dopóki wszyscy nie zdecydują.
qm-topic-air = lotnictwo
qm-rules-air = W grze z lotnictwem na początku dobierasz 12 kart i 5 z nich odrzucasz, a po fazie działań następuje faza lotnictwa: zagraj kartę „Rozmieść eskadrę!” albo odrzuć dowolną kartę, żeby przebazować eskadrę. Eskadra stoi przy zaopatrzonej armii lub flocie swojego państwa, najwyżej jedna eskadra państwa na obszarze; nie przenosi zaopatrzenia i nie punktuje. Gdy tę jednostkę miałaby usunąć bitwa, właściciel może zamiast niej stracić eskadrę (obrona lotnicza); wtedy atakujący może stracić swoją eskadrę obok atakowanego obszaru i jednostka jednak zostaje usunięta (nalot). Eskadra bez własnej armii i floty natychmiast wycofuje się do takiej jednostki na sąsiednim obszarze albo przepada.
qm-topic-victory = zwycięstwo
qm-rules-victory = W fazie dominacji twoja drużyna zdobywa 2 punkty za każdy obszar z zaopatrzeniem, który zajmujesz samodzielnie, i 1 za każdy dzielony z sojusznikiem. Drużyna, która na koniec rundy ma co najmniej 30 punktów przewagi, wygrywa natychmiast; po ostatniej rundzie wygrywa ta, która ma więcej punktów, a w razie remisu – Oś.
