### Do czego prowadzi nazwa: objaśnienia kart, zdolności, miejsc i stron.

## Co to jest

face-kind-ability = Zdolność
face-kind-area = Obszar
face-kind-zone = Strefa powietrzna
face-kind-space = Pole akcji
face-kind-country = Państwo · { $team }
face-kind-side = Frakcja
face-kind-player = Gracz
face-kind-base = Baza

## Co można powiedzieć o wielu rzeczach

face-next-to = Obok: { $places }.
face-in-hand = Na twojej ręce{ $n ->
    [one] { "" }
   *[other] { " " }×{ $n }
}.
face-laid = Na stole przed tobą
face-cards-of = { $who }: na ręce { $n }
face-used = Wykorzystana w tej turze.

## Quartermaster

face-qm-before = Leży odkryta, właściciel: { $country }.
face-qm-before-used = Leży odkryta, właściciel: { $country }; wykorzystana w tej turze.
face-qm-face-down = Leży zakryta przed tobą.
face-qm-worth = 2 punkty dla państwa, które zajmuje ten obszar samo, 1 punkt, jeśli dzieli go z sojusznikiem.
face-qm-nobody = Nie ma tu armii ani floty.
face-qm-piece = { $piece } { GEN($country) }
face-qm-stands = { $piece }{ $supplied ->
    [yes] { "" }, zaopatrzenie: jest
   *[no] { "" }, zaopatrzenie: brak
}

## Rush

face-rush-have = { $n ->
    [0] Nie ma jej żadna z twoich kart.
    [one] Ma ją { $n } z twoich kart.
    [few] Mają ją { $n } z twoich kart.
   *[many] Ma ją { $n } z twoich kart.
}
face-rush-research = Teraz w Rezerwie: { $cards }.
face-rush-research-none = W Rezerwie nic nie kosztuje teraz { $n } ani mniej.
face-rush-score = Wynik teraz: { $total } (Medale { $medals }, Bazy { $bases }, Osiągnięcia { $leads }).

## Orders

face-orders-free = Teraz wolne.
face-orders-taken = Zajęte: { $factions }.
face-orders-strength = Siła: { $strength }.
face-orders-initiative = Daje też inicjatywę od następnej rundy.
face-orders-bonus-none = Teraz nie leży na żadnym obszarze.
face-orders-supplied = { $place }: { $faction }, z zaopatrzeniem.
face-orders-unsupplied = { $place }: { $faction }, bez zaopatrzenia, więc nie działa.
face-orders-open = { $place }: nikt nie kontroluje.
face-orders-advance = Żołnierze z twoich sąsiednich zaopatrywanych obszarów wchodzą na obszar, którego nie kontrolujesz; na każdym zostaje co najmniej jeden. Jeśli jest tam wróg, dochodzi do starcia.
face-orders-fly = Samoloty z twoich sąsiednich zaopatrywanych stref wchodzą do strefy, której nie kontrolujesz; w każdej zostaje co najmniej jeden. Jeśli jest tam wróg, dochodzi do starcia.
face-orders-paradrop = Dwaj żołnierze z rezerwy lądują na niemal dowolnym obszarze. Jeśli jest tam wróg, dochodzi do starcia.
face-orders-barrage = Dwie kości przeciw obszarowi oddalonemu najwyżej o trzy obszary. Każde trafienie usuwa wrogiego żołnierza.
face-orders-bombard = Samoloty ze strefy wracają do rezerwy, co najmniej jeden zostaje: za każdy jedna kość przeciw obszarowi pod nią. Każde trafienie usuwa wrogiego żołnierza.
face-orders-reinforce = Żołnierze z rezerwy trafiają na twoje zaopatrywane obszary, najwyżej pięciu na każdy.
face-orders-scramble = Samoloty z rezerwy trafiają do twoich zaopatrywanych stref, najwyżej pięć do każdej.
face-orders-plan = Dobierasz karty operacyjne.
