# Pierwsze gry: co mówi każdy krok z tests/scenarios/tutorials/GAME.scn, tutorial-GAME-STEP.

## Quartermaster

tutorial-quartermaster-title = Utrzymaj Ukrainę
tutorial-quartermaster-welcome = Prowadzisz ZSRR. Twoja jedyna armia stoi w Moskwie, a przy granicy masz dwie armie niemieckie. Za kilka minut nie będzie żadnej z nich.
tutorial-quartermaster-teams = Sześć państw gra w dwóch drużynach: Niemcy, Japonia i Włochy to Oś, pozostałe to Alianci. Drużyna wygrywa, gdy na koniec rundy ma 30 punktów zwycięstwa przewagi albo więcej punktów po rundzie 20.
tutorial-quartermaster-hand = To są twoje karty. W każdej turze zagrywasz jedną z nich albo jedną odrzucasz, i to cały twój ruch. Wybieraj więc uważnie.
tutorial-quartermaster-play = Kliknij podświetloną kartę „Sformuj armię!” i ją zagraj. Na mapie pojawi się nowa armia.
tutorial-quartermaster-build = Podświetlone są obszary, na których armia może stanąć: obok twojej zaopatrzonej jednostki. Kliknij Ukrainę. Gwiazdka oznacza obszar z zaopatrzeniem, a takie obszary dają punkty.
tutorial-quartermaster-supply = Każda jednostka potrzebuje zaopatrzenia: linii zaopatrzenia, czyli ciągu twoich własnych jednostek aż do obszaru z zaopatrzeniem, na którym stoi twoja armia. Ukraina ma gwiazdkę, więc ta armia zaopatruje się nawet sama. W swojej fazie zaopatrzenia tracisz wszystkie niezaopatrzone jednostki.
tutorial-quartermaster-score = Właśnie zdobywasz punkty: 2 za Moskwę i 2 za Ukrainę. Tym samym Alianci wychodzą na prowadzenie.
tutorial-quartermaster-discard = Teraz możesz odrzucić karty, żeby dobrać lepsze. W zasięgu nie ma wrogiej floty, więc karta „Bitwa morska!” się teraz nie przyda: kliknij ją i odrzuć.
tutorial-quartermaster-draw = Drugą kartę zatrzymaj: wybierz „nic więcej”. Uzupełnisz rękę do siedmiu kart, a potem swoje tury mają inni.
tutorial-quartermaster-response = Niemcy atakują Ukrainę! Ale leży przed tobą zakryta karta „Reakcja!” i tylko ty wiesz, że to „Obrona Stalingradu”. Kliknij ją i wykorzystaj: twoja armia zostanie na miejscu.
tutorial-quartermaster-saved = Atak poszedł na marne. Twoja karta jest zużyta, bo „Reakcja!” działa tylko raz. Włochy i Wielka Brytania też położyły po jednej i nikt poza nimi nie wie, co ona robi.
tutorial-quartermaster-attack = Znów twoja tura. Pora na odpowiedź: kliknij kartę „Bitwa lądowa!” i ją zagraj.
tutorial-quartermaster-battle = Bitwa usuwa jedną wrogą jednostkę obok twojej zaopatrzonej jednostki. W zasięgu są dwie armie niemieckie. Kliknij obszar Polska; zaraz zobaczysz dlaczego.
tutorial-quartermaster-cut = Spójrz na Leningrad. Linia zaopatrzenia stojącej tam armii niemieckiej prowadziła przez Polskę i właśnie została przerwana. Zakończ turę, wybierając „nic więcej”, i poczekaj na fazę zaopatrzenia Niemiec.
tutorial-quartermaster-farewell = Druga armia też przepadła: dwie armie za jedną kartę, a Alianci prowadzą. Teraz zacznij własną grę przeciw botom. Jeśli czegoś nie da się zrobić, kliknij to, a dowiesz się dlaczego.

## Rush

tutorial-rush-title = Pierwsza Baza
tutorial-rush-welcome = Grasz jako Alfa, a przeciwnikiem jest Bravo. Każde z was ma trzy Bazy. Broń swoich i niszcz cudze: wygrywa ten, kto ma najwięcej Medali.
tutorial-rush-hand = To twoje karty na tę turę. Każdej używasz raz i w jeden sposób: jako zapłaty, dla jej zdolności, do obrony albo do ataku. Potem trafia do Magazynu i kiedyś wróci.
tutorial-rush-ability = Kliknij Lekki Czołg BT-7 i użyj jego zdolności.
tutorial-rush-draw = Użyj zdolności Posiłki. Dobierasz kolejną kartę z Garażu, czyli ze swojego stosu dobierania.
tutorial-rush-defend = Potem Pojazd z opancerzeniem staje do obrony. Kliknij swoją Bazę 1. Bronionej Bazy nie można zaatakować.
tutorial-rush-buy = Czas na zakupy. Cztery Pojazdy w Rezerwie są na sprzedaż. Kliknij Pojazd KW-1: to Ciężki Czołg, a taki niszczy Bazę jednym trafieniem.
tutorial-rush-pay = Czołg kosztuje 5. Kliknij kartę ZiS-5, która daje 4 surowce, potem kartę Inżynierowie, która daje 1. Na koniec wybierz „kup za te karty”.
tutorial-rush-end = Nowy czołg leży w twoim Magazynie. Garaż jest pusty, więc Magazyn zostanie teraz potasowany i dobierzesz z niego trzy karty. Zakończ turę.
tutorial-rush-repair = Bravo trafia twoją niebronioną Bazę 2. Jedno trafienie tylko ją uszkadza, a na początku twojej tury wszystko zostaje naprawione. Dwa trafienia by ją zniszczyły.
tutorial-rush-attack = A co za karty na ręce! Raz na turę możesz zaatakować Pojazdami jednego kraju. Wyznacz do ataku Pojazdy SU-76 i KW-1, a potem wybierz „atakuj wyznaczonymi”.
tutorial-rush-defender = Pierwszy strzela Pojazd SU-76: do czołgu, który broni Bazy 1 gracza Bravo. Siła ognia 2 wystarczy na opancerzenie 1.
tutorial-rush-base = Droga wolna. Teraz strzela Pojazd KW-1, do samej Bazy 1.
tutorial-rush-medal = Jeden strzał, jedna Baza! Jest twoja i warta trzy Medale. Za zniszczony czołg też weź Medal; jest radziecki, jak twoje atakujące Pojazdy.
tutorial-rush-farewell = Cztery Medale w dwie tury! Teraz zacznij własną grę przeciw botom. Jeśli czegoś nie da się zrobić, kliknij to, a dowiesz się dlaczego.

## Orders

tutorial-orders-title = Droga do kwatery głównej
tutorial-orders-welcome = Prowadzisz Niebieskich, Żółci są po drugiej stronie gór. Obszar kontroluje ten, kto ma na nim żołnierzy. Liczby na planszy to właśnie żołnierze.
tutorial-orders-goal = To kwatera główna Żółtych. Kto straci kontrolę nad własną kwaterą główną, natychmiast przegrywa. Tej broni tylko jeden żołnierz, ale droga do niej nie jest wolna.
tutorial-orders-supply = Twoja straż przednia stoi w młynie Żółtych. Obszar jest zaopatrywany, bo twoje obszary łączą go bez przerwy z twoją kwaterą główną. Tylko z takich obszarów możesz ruszyć naprzód.
tutorial-orders-plan = W swojej turze rozmieszczasz dowódcę na polu akcji i wykonujesz tę akcję. Wybierz pole „Planowanie B” na planszy wsparcia: dobierzesz dwie karty.
tutorial-orders-cards = Masz teraz karty Szturm, do ataku, i Zasadzka, do obrony. Każdą kartę możesz też odrzucić, żeby przerzucić swoje kości. Żółci również rozmieścili dowódcę; w tej rundzie nikt inny nie użyje tamtego pola.
tutorial-orders-reinforce = Zbierz żołnierzy. Rozmieść dowódcę na polu „Uzupełnienia B”: daje do pięciu żołnierzy z rezerwy.
tutorial-orders-troops = Kliknij dwa razy młyn Żółtych, żeby umieścić tam dwóch żołnierzy. Na obszarze mieści się ich najwyżej pięciu. Potem wybierz „nic więcej”.
tutorial-orders-advance = Naprzód! Rozmieść dowódcę na polu akcji Naprzód drogi w dolinie Żółtych. Stoi tam jeden wróg.
tutorial-orders-march = Skąd ruszają żołnierze? Kliknij młyn Żółtych i wyślij czterech. Jeden zawsze musi zostać.
tutorial-orders-assault = Przed starciem możesz dołożyć żołnierzy. Kliknij kartę Szturm, zagraj ją i dołóż dwóch.
tutorial-orders-battle = Kośćmi rzuca tylko obrońca, a Żółci nie mieli trafienia. Potem obie strony traciły po jednym żołnierzu, aż jednej ich zabrakło: droga jest twoja. Od tego czasu Ogień zaporowy Żółtych kosztował cię jednego żołnierza.
tutorial-orders-headquarters = Kwatera główna jest tuż obok. Rozmieść dowódcę na jej polu akcji Naprzód.
tutorial-orders-storm = Wyślij trzech żołnierzy z drogi w dolinie Żółtych. Cokolwiek wypadnie obrońcy, to wystarczy.
tutorial-orders-farewell = Kwatera główna padła i od razu wygrywasz! W przeciwnym razie po czterech rundach decydują gwiazdki. Teraz zacznij własną grę przeciw botowi; jeśli czegoś nie da się zrobić, kliknij to, a dowiesz się dlaczego.
