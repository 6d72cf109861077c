# Strona: wszystko, co przeglądarka mówi wokół gry.

## Pasek i strona startowa

web-home = Strona startowa
web-language = Język
web-theme = Jasny lub ciemny
web-take-a-seat = Zajmij miejsce
web-new-game = Nowa gra: { $game }
web-about-quartermaster = Sześć państw, dwie drużyny, o jedną linię zaopatrzenia za dużo.
web-about-rush = Zbuduj oddział, broń trzech Baz, zniszcz cudze.
web-about-orders = Kilku dowódców, cztery rundy, dwie kwatery główne.
web-bots = przeciw botom
web-play-now = Graj od razu
web-seats = Miejsca
web-person-here = Gracz przy tym ekranie
web-players = Liczba graczy
web-players-quartermaster = Gdy gra mniej niż sześć osób, niektórzy prowadzą kilka państw jednej drużyny.
web-players-rush = Wolne miejsca zajmują boty.
web-more-options = Więcej opcji
web-option-on = tak
web-option-off = nie
web-option-air = Lotnictwo
web-option-air-about = Eskadry stoją przy armiach i flotach, bronią ich i uderzają.
web-option-air-marshal = Air Marshal
web-option-air-total-war = Total War
web-option-histories = Karty lotnicze z Alternate Histories
web-option-histories-about = Kilka dodatkowych kart dla każdego państwa, razem z lotnictwem.
web-option-rounds = Rundy
web-option-rounds-about = Mniej rund to krótsza gra; 30 punktów przewagi kończy ją wcześniej.
web-option-prepare = Przygotowania do wojny
web-option-prepare-about = Przed pierwszą turą każde państwo może umieścić przed sobą jedną kartę „Status!” lub „Reakcja!” ze swojej talii.
web-option-reallocation = Realokacja zasobów
web-option-reallocation-about = Odrzuć cztery karty, aby wziąć z talii jedną podstawową.
web-option-windows = Kogo pyta się o reakcję
web-option-windows-about = Pytanie wszystkich, którzy mogliby zareagować, niczego nie zdradza; pytanie tylko tych, którzy mogą, jest szybsze.
web-option-windows-strict = wszystkich, którzy mogliby
web-option-windows-fast = tylko tych, którzy mogą
web-option-parts = Części karty
web-option-parts-about = Czy trzeba wykonać każdą możliwą część karty?
web-option-parts-must = tak, wszystkie
web-option-parts-may = nie, można pomijać
web-option-borders = Granice na mapie
web-option-borders-about = W pierwszym wydaniu są o dwie granice mniej; zaznaczono je na mapie.
web-option-borders-second = drugie wydanie
web-option-borders-first = pierwsze wydanie
web-option-defenders-in-squad = Pojazdy broniące liczą się na końcu
web-option-defenders-in-squad-about = Pojazdy na twoich Bazach liczą się do Osiągnięć.
web-option-merge-turn-kills = Jedna nagroda za całą turę
web-option-merge-turn-kills-about = To, co zniszczył atak i Oblężenie, nagradza się razem, więc łatwiej o podwójny Medal.
web-option-recruit-pool = Nadwyżka surowców zostaje
web-option-recruit-pool-about = Przy Rekrutacji to, co zostało z jednego zakupu, pomaga zapłacić za następny.
web-option-mode = Operacja
web-option-mode-about = Górska: sami żołnierze; desantowa: także samoloty i strefy powietrzne.
web-option-mode-alpine = górska
web-option-mode-island = desantowa, z samolotami
web-option-readied = Dowódca przygotowany kartą
web-option-readied-about = Kartę można rozumieć na dwa sposoby.
web-option-readied-reserve = trafia do rezerwy
web-option-readied-deploy = można rozmieścić od razu
web-one-room = Wszyscy przy tym ekranie
web-start = Zacznij
web-kept-here = Partie są zapisywane w tej przeglądarce. Nic jej nie opuszcza.
web-import = Otwórz zapis
web-export = Zapisz do pliku
web-export-openly = Zapisz jawnie
web-export-openly-sure = Ten plik pokazuje wszystko: każdą rękę, każdą talię i wszystko, co leży zakryte. Kto go otworzy, wie więcej, niż pozwala gra. Zapisać mimo to?
web-sealed-elsewhere = Tę partię zapieczętowała inna przeglądarka albo inny komputer i tylko tam da się ją otworzyć. Zakończoną partię albo zapis jawny można otworzyć wszędzie.
web-not-readable = Ten plik nie jest zapisem partii.

## Stół

web-round = Runda { $round }
web-round-of = Runda { $round }/{ $rounds }
web-laying-out = Rozkładamy grę …
web-prompt = Pytanie
web-you-are-asked = Twoja decyzja
web-thinking = Bot myśli
web-waiting = Czekamy
web-over = Koniec gry
web-before-this = wcześniejsze kroki: { $n }
web-close = Zamknij
web-more = Więcej
web-undo = Cofnij
web-nothing-to-do = Z tym nie da się nic zrobić.
web-not-possible = Niemożliwe
web-can-be-chosen = Można wybrać.
web-from-deck = Z twojej talii
web-hand = Twoje karty
web-face-up = Odkryte przed tobą
web-face-down = Zakryte
web-in-hand = Na ręce
web-in-deck = W talii
web-in-garage = W Garażu
web-in-depot = W Magazynie
web-stars = Gwiazdki
web-commanders = Dowódcy
web-troops = Żołnierze w rezerwie
web-planes = Samoloty w rezerwie
web-initiative = Inicjatywa
web-turn-play = Działania
web-turn-air = Lotnictwo
web-turn-supply = Zaopatrzenie
web-turn-victory = Dominacja
web-turn-discard = Odrzucanie
web-turn-draw = Dobieranie
web-you = ty
web-person = przy tym ekranie
web-log = Co się wydarzyło
web-map = Mapa świata
web-board = Plansza
web-closer = Bliżej
web-whole-map = Cała mapa
web-score = Państwa Osi { $axis }, Alianci { $allies }
web-lead-ends = 30 wygrywa
web-new = nowy
web-leaves = odchodzi
web-deck = Pojazdy
web-base = Baza { $n }
web-damaged = uszkodzenie
web-may-buy = Można kupić Pojazd
web-bought = Po zakupie
web-may-attack = Można zaatakować
web-attacked = Po ataku
web-resources-left = Do wydania: { $n }
web-medals-left = Pozostałe Medale
web-medals = pojedyncze: { $singles }, podwójne: { $doubles }
web-achievements = Osiągnięcia
web-shot-strength = siła ognia { $firepower }, opancerzenie { $armour }
web-leads = prowadzi gracz { $seat } ({ $n })
web-leads-nobody = nikt nie prowadzi samodzielnie
web-settings = Ten stół
web-pace = Tempo botów
web-pace-slow = powolne
web-pace-plain = spokojne
web-pace-quick = szybkie
web-pace-none = natychmiast
web-sound = Dźwięki
web-as-text = Plansza słowami
web-in-short = Zasady w skrócie
web-hand-over = Teraz: { $seat }
web-hand-over-why = Nic nie będzie widać, dopóki nie potwierdzisz, że to ty.
web-take-over = To ja

## Przeglądanie partii

web-replay = Powtórka
web-move-of = Ruch { $number }/{ $n }
web-to-start = Na początek
web-step-back = Ruch wstecz
web-run = Odtwarzaj
web-pause = Pauza
web-step = Ruch dalej
web-to-end = Na koniec
web-scrubber = Ruch partii
web-swing = Runda { $round }: { $side } +{ $n }
web-step-through = Prześledź, co się stało od twojego ruchu

## Polecenia na jakiś czas

web-pass-turn = Pasuj do końca tej tury
web-passing = Pasujesz do końca tej tury.
web-ask-me-again = Pytaj mnie znowu
web-always-ask = Zawsze mnie pytaj
web-supply = Linie zaopatrzenia

## Do czytania

web-library = Biblioteka
web-rules = Zasady
web-cards = Karty
web-rulings = Rozegrane przykłady
web-rulings-about = Krótkie partie, które ruch po ruchu pokazują działanie zasady lub karty. Każda jest też testem tego programu.
web-ruling-refused = Nie wolno: { $move }
web-ruling-allowed = Wolno: { $move }
web-ruling-rules = { $n ->
    [one] zasada { $numbers }
   *[other] zasady { $numbers }
}
web-ruling-own = { $n ->
    [one] rozstrzygnięcie { $numbers }
   *[other] rozstrzygnięcia { $numbers }
}
web-search = Szukaj
web-n-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
web-n-rulings =
    { $n ->
        [one] { $n } przykład
        [few] { $n } przykłady
        [many] { $n } przykładów
       *[other] { $n } przykładu
    }

## Pierwsze gry

web-first-game = Pierwsza gra
web-first-game-about = Nie znasz tej gry? Dziesięć minut, krok po kroku.
web-step-of = Krok { $number }/{ $n }
web-next = Dalej
web-go-on-playing = Graj dalej

## Gdy coś się nie uda

web-error = Nie da się kontynuować
web-not-loaded = Nie udało się załadować części strony. Sprawdź połączenie i załaduj stronę ponownie.
web-no-worker = Ta przeglądarka nie pozwala na procesy w tle, więc gra nie może w niej działać.
web-no-randomness = Ta przeglądarka nie ma bezpiecznych liczb losowych, więc nie dałoby się rozdać kart w tajemnicy. Nie otwarto ani nie zapisano żadnej partii. Użyj innej przeglądarki albo otwórz stronę przez https.

## Opening hands of several countries

web-opening-help = { $n ->
    [one] Każde z twoich państw odrzuca kolejno { $n } kartę z początkowej ręki.
    [few] Każde z twoich państw odrzuca kolejno { $n } karty z początkowej ręki.
   *[many] Każde z twoich państw odrzuca kolejno { $n } kart z początkowej ręki.
}
web-opening-hand = { $who }: odrzucono { $done }/{ $n }

## Keys

web-keys = Klawisze
web-key-choose = wybiera tę pozycję z listy
web-key-undo = cofa ostatni ruch
web-key-hint = prosi o podpowiedź, jeśli są włączone
web-key-zoom = przybliżają i oddalają mapę
web-key-keys = ta lista
