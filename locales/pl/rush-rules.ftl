# Zasady Rush, temat po temacie, w kilku własnych zdaniach.
rush-topic-turn = tura
rush-rules-turn = Najpierw naprawiasz uszkodzenia i odkrywasz trzy karty z ręki. Potem każdą kartę możesz zagrać raz: jako zapłatę, dla jej zdolności, do obrony albo do ataku – w dowolnej kolejności. Na koniec dostajesz Medale za Pojazdy zniszczone Oblężeniem, Rezerwa się przesuwa (ostatni Pojazd ją opuszcza, a dochodzi nowy), pozostałe karty trafiają do Magazynu i dobierasz trzy nowe.
rush-topic-buying = zakupy
rush-rules-buying = W turze możesz kupić jeden Pojazd z Rezerwy, płacąc surowcami z kart z ręki. Zapłacić trzeba co najmniej jedną kartą, nawet jeśli koszt wynosi 0. Kupiony Pojazd trafia do Magazynu, a Rezerwę uzupełnia nowy.
rush-topic-attack = atak
rush-rules-attack = Masz jeden atak na turę, Pojazdami jednego kraju. Pojazd broniący zostaje zniszczony, gdy siła ognia nie jest mniejsza niż jego opancerzenie albo gdy jest to drugie trafienie; Baza zostaje zniszczona, gdy strzela do niej Ciężki Czołg albo gdy jest to drugie trafienie. Za zniszczony Pojazd dostajesz Medal kraju atakujących, a zniszczona Baza jest warta trzy Medale. Bronionej Bazy nie można zaatakować.
rush-topic-defence = obrona
rush-rules-defence = Pojazd z opancerzeniem można zagrać do obrony jednej ze swoich Baz, najpierw niebronionej. Baza ma najwyżej jeden Pojazd broniący; jeśli mają go wszystkie, dotychczasowy trafia do Magazynu. Opancerzenie 0 i karty bez opancerzenia nigdy nie bronią. Zdolności Pojazdu broniącego nie działają.
rush-topic-abilities = zdolności
rush-rules-abilities = Karta zagrana dla zdolności wykonuje je wszystkie w wydrukowanej kolejności, zanim zagra się inną. Potem trafia na Złomowisko, jeśli tak mówi zdolność, do jednej z twoich Baz jako Pojazd broniący, jeśli jest Pojazdem z opancerzeniem, a w przeciwnym razie do Magazynu.
rush-topic-ending = koniec gry
rush-rules-ending = Gra kończy się po rundzie, w której ktoś straci ostatnią Bazę albo zostanie zabrany ostatni pojedynczy Medal któregoś kraju. Każde Osiągnięcie daje pięć Medali temu, kto w nim samodzielnie prowadzi. Wygrywa gracz, który ma najwięcej Medali.
