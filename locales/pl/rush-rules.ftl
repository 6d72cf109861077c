# Zasady Rush, temat po temacie, w kilku własnych zdaniach.
rush-topic-turn = tura
rush-rules-turn = Najpierw naprawiasz uszkodzenia i odkrywasz trzy karty z ręki. Potem każdą kartę możesz zagrać raz: jako zapłatę, dla jej zdolności, do ataku albo do obrony – w dowolnej kolejności. Na koniec pozostałe karty trafiają do Magazynu, otrzymujesz zdobyte Medale i dobierasz trzy nowe karty.
rush-topic-buying = zakupy
rush-rules-buying = W turze możesz kupić jeden Pojazd z Rezerwy, płacąc surowcami z kart z ręki. Kupiony Pojazd trafia do Magazynu, a Rezerwę uzupełnia nowy.
rush-topic-attack = atak
rush-rules-attack = Masz jeden atak na turę, Pojazdami jednego kraju. Pojazd broniący niszczy siła ognia nie mniejsza niż jego opancerzenie albo drugie trafienie, Bazę – Ciężki Czołg albo drugie trafienie. Za zniszczony Pojazd dostajesz Medal kraju atakujących, a zniszczona Baza jest warta trzy Medale. Bronionej Bazy nie można zaatakować.
rush-topic-ending = koniec gry
rush-rules-ending = Gra kończy się po rundzie, w której ktoś straci ostatnią Bazę albo zostanie zabrany ostatni pojedynczy Medal któregoś kraju. Każde Osiągnięcie daje pięć Medali temu, kto w nim samodzielnie prowadzi. Wygrywa gracz, który ma najwięcej Medali.
