### What happened since the person's last move, and the foot of the question.

## Zakładki na telefonie

since-tabs = Części stołu
since-tab-hand = Karty
since-tab-log = Przebieg
since-tab-seats = Gracze
since-tab-score = Wynik
since-tab-bases = Bazy
since-tab-support = Wsparcie
since-tab-posts = Premie
since-tab-rules = Zasady
since-tab-menu = Ten stół

## Stopka pytania

since-space = Spacja
since-back = Wróć
since-must-choose = Wybierz
since-nothing-asked = Teraz nie ma o czym decydować
since-no-effect = Teraz bez efektu: { $names }
since-skip-the-wait = Pomiń czekanie
since-your-turn = Twoja tura

## Co się zdarzyło od ostatniego wyboru

since-title = Od twojego ruchu
since-steps =
    { $n ->
        [one] { $n } krok
        [few] { $n } kroki
        [many] { $n } kroków
       *[other] { $n } kroku
    }
since-steps-since =
    { $n ->
        [one] { $n } krok od twojego ruchu
        [few] { $n } kroki od twojego ruchu
        [many] { $n } kroków od twojego ruchu
       *[other] { $n } kroku od twojego ruchu
    }
since-step = Dalej
since-step-on = Następny krok
since-step-back = Poprzedni krok
since-by-seat = Gracze
since-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
since-look-back = Przejrzyj tę grę
since-before = Na stole: { $who }
since-nothing-before = Nie ma tam kart.

## Klawisze

since-key-safe = odpowiedź po lewej stronie stopki, gdziekolwiek jest fokus
since-key-enter = to, na czym jest fokus
since-key-step = następny lub poprzedni krok tego, co się zdarzyło
since-key-arrows = do następnego celu na planszy, karty lub wyboru; przesuń mapę, na której jest fokus
since-key-log = przebieg albo co zrobił każdy gracz
since-key-supply = linie zaopatrzenia
since-key-close = zamknij to, co otwarte, zakończ kroki

# Beside the signs on the map for pieces that came and went.
web-mark-new = nowe
web-mark-gone = usunięte
web-mark-since = od twojego ruchu
