# Zasady Rush, temat po temacie, w kilku własnych zdaniach.
rush-topic-turn = tura
rush-rules-turn = Najpierw naprawiasz uszkodzenia i odkrywasz trzy karty z ręki. Potem każdej karty używasz raz: do zapłaty, dla jej zdolności, do ataku albo do obrony, w dowolnej kolejności. Na koniec pozostałe karty trafiają do Magazynu, dostajesz zdobyte medale i dobierasz trzy nowe karty.
rush-topic-buying = zakupy
rush-rules-buying = W turze można kupić jeden pojazd z Rezerwy, płacąc surowcami kart z ręki. Trafia on do Magazynu, a na jego miejsce wykłada się nowy.
rush-topic-attack = atak
rush-rules-attack = Jeden atak na turę, pojazdami jednego państwa. Obrońcę niszczy siła ognia nie mniejsza niż jego opancerzenie albo drugie trafienie, Bazę – ciężki czołg albo drugie trafienie. Zniszczony pojazd daje medal państwa atakujących, zniszczona Baza jest warta trzy medale. Bronionej Bazy nie można trafić.
rush-topic-ending = koniec gry
rush-rules-ending = Gra kończy się po rundzie, w której ktoś traci ostatnią Bazę albo zostaje wzięty ostatni pojedynczy medal któregoś państwa. Każde osiągnięcie daje pięć medali jedynemu prowadzącemu. Wygrywa ten, kto ma najwięcej medali.
