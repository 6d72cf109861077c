# Co się mówi przy stole Rush: pytania, możliwości, odmowy, dziennik, stół.
#
# Nazw kart i miejsc się nie odmienia: stoją po dwukropku, w nawiasie albo po rzeczowniku („karty
# Technicy”, „Pojazd Partyzanci”, „gracza Bravo”), który bierze na siebie przypadek i liczbę.

## Pytania

rush-ask-nobody = Nikt nie podejmuje teraz decyzji.
rush-ask-waiting = Oczekiwanie na decyzję: { $who }.
rush-ask-play = { $who }: co robisz ze swoimi kartami?
rush-ask-purchase = { $who }: którymi kartami płacisz za Pojazd { $card }?
rush-ask-card = { $who }: czy używasz zdolności karty { $card }?
rush-ask-ability = { $who }: zdolność { $ability } (karta { $card }) – co robisz?
rush-ask-place = { $who }: której Bazy ma bronić Pojazd { $card }?
rush-ask-sabotage = { $who }: którą kartę odrzucasz wskutek Sabotażu?
rush-ask-name = { $who }: które Pojazdy atakują?
rush-ask-fire = { $who }: który Pojazd strzela następny?
rush-ask-aim = { $who }: do czego strzela Pojazd { $card } (siła ognia { $firepower })?
rush-ask-reward = { $who }: który Medal bierzesz? Medale do odebrania: { $due }.

## Możliwości

rush-choice-buy = kup: { $card }
rush-choice-pay = zapłać kartą { $card }
rush-choice-use = użyj zdolności karty { $card }
rush-choice-defend = wystaw do obrony: { $card }
rush-choice-attack = wyznacz do ataku: { $card }
rush-choice-attack-idle = wyznacz do ataku: { $card } (na razie nie ma do czego strzelać)
rush-choice-fire = teraz strzela: { $card }
rush-choice-take = weź: { $card }
rush-choice-scrap = odłóż na Złomowisko: { $card }
rush-choice-discard = odrzuć: { $card }
rush-choice-target-base = Baza { $base } gracza { $seat }
rush-choice-target-base-damaged = uszkodzona Baza { $base } gracza { $seat }
rush-choice-target-defender = Pojazd { $card } (opancerzenie { $armour }) na Bazie { $base } gracza { $seat }
rush-choice-target-defender-damaged = Pojazd { $card } (opancerzenie { $armour }, uszkodzony) na Bazie { $base } gracza { $seat }
rush-choice-target-nobody = traf Pojazd broniący Bazy { $base } gracza { $seat }
rush-choice-activate = użyj: { $ability }
rush-choice-place = na Bazie { $base }
rush-thing-base = Baza { $base } gracza { $seat }
rush-choice-confirm = to wszystko
rush-choice-confirm-purchase = kup za te karty
rush-choice-confirm-attack = atakuj wyznaczonymi
rush-choice-decline = zrezygnuj
rush-choice-end = zakończ turę
rush-choice-shuffle = stos zostaje potasowany

## Odmowy

rush-err-game-over = gra się skończyła
rush-err-not-asked = nie ty teraz decydujesz
rush-err-not-the-question = to nie jest odpowiedź na zadane pytanie
rush-err-not-in-hand = karty { $card } nie ma na twojej ręce
rush-err-already-used = karta { $card } była już zagrana w tej turze
rush-err-no-value = kartą { $card } nie można płacić
rush-err-goods-of = surowcami z karty { $card } można płacić tylko za Pojazdy { ADJ($nation) }
rush-err-not-in-reserve = karty { $card } nie ma w Rezerwie
rush-err-too-dear = Pojazd { $card } kosztuje { $cost }: za mało na niego surowców
rush-err-one-must-pay = Pojazd { $card } kosztuje 0, ale zapłacić trzeba co najmniej jedną kartą
rush-err-bought-already = w tej turze masz już za sobą zakup
rush-err-attacked-already = w tej turze masz już za sobą atak
rush-err-no-firepower = karta { $card } nie może atakować
rush-err-other-nation = wszystkie atakujące Pojazdy muszą być z jednego kraju ({ $nation }), a karta { $card } jest z innego
rush-err-not-named = karta { $card } nie bierze udziału w ataku
rush-err-no-ability = karta { $card } nie ma zdolności
rush-err-no-armour = karta { $card } nie ma opancerzenia i nie może bronić Bazy
rush-err-no-base = nie masz już żadnej Bazy
rush-err-base-gone = tej Bazy już nie ma
rush-err-open-base-first = najpierw trzeba wystawić Pojazd na niebronionej Bazie
rush-err-own-target = nie możesz trafić własnej Bazy ani własnego Pojazdu
rush-err-nothing-there = nie ma tam takiego celu
rush-err-defended = tej Bazy broni Pojazd
rush-err-bases-only = karta { $card } może atakować tylko Bazy
rush-err-vehicles-only = karta { $card } może atakować tylko Pojazdy
rush-err-not-in-depot = karty { $card } nie ma w twoim Magazynie
rush-err-no-medal-left = w stosie nie ma już karty { $card }
rush-err-not-due = karta { $card } ci nie przysługuje
rush-err-must-act = trzeba coś zrobić
rush-err-impossible-chance = taki wynik losowania nie jest teraz możliwy

## Dziennik

rush-log-garage-shuffled = { $seat } tasuje Garaż
rush-log-vehicles-shuffled = stos kart Pojazdów zostaje potasowany
rush-log-laid = Osiągnięcie w grze: { $achievement }
rush-log-round-began = zaczyna się runda { $round }
rush-log-turn-began = { $seat }: początek tury
rush-log-repaired-base = { $seat } naprawia Bazę { $base }
rush-log-repaired-defender = { $seat } naprawia Pojazd broniący Bazy { $base }
rush-log-revealed = { $seat } odkrywa kartę { $card }
rush-log-revealed-hand = { $seat } odkrywa karty: { $cards }
rush-log-drew = { $seat } dobiera kartę { $card }
rush-log-drew-hidden = { $seat } dobiera kartę
rush-log-discarded = karta { $card } trafia do Magazynu gracza { $seat }
rush-log-paid = { $seat } płaci kartą { $card }
rush-log-bought = { $seat } kupuje: { $card }
rush-log-gained = { $seat } zdobywa: { $card }
rush-log-dealt = nowy Pojazd w Rezerwie: { $card }
rush-log-dropped = Pojazd { $card } opuszcza Rezerwę
rush-log-played = { $seat } zagrywa kartę { $card }
rush-log-activated = działa zdolność { $ability }
rush-log-declined = rezygnacja ze zdolności { $ability }
rush-log-sabotaged = { $seat } musi wybrać kartę do odrzucenia
rush-log-lost-to-sabotage = { $seat } odrzuca wskutek Sabotażu kartę { $card }
rush-log-scrapped = { $seat } odkłada na Złomowisko: { $card }
rush-log-placed = { $seat } wystawia na Bazie { $base }: { $card }
rush-log-named = { $seat } wyznacza do ataku: { $card }
rush-log-fired = Pojazd { $card } gracza { $seat } strzela
rush-log-fired-idle = Pojazd { $card } gracza { $seat } nie ma do czego strzelać
rush-log-damaged-base = Baza { $base } gracza { $seat } zostaje uszkodzona
rush-log-damaged-defender = Pojazd broniący Bazy { $base } gracza { $seat } zostaje uszkodzony
rush-log-destroyed-base = Baza { $base } gracza { $seat } zostaje zniszczona
rush-log-destroyed-defender = Pojazd broniący Bazy { $base } gracza { $seat } zostaje zniszczony
rush-log-medals-lost = { $seat } nie otrzymuje { $medals ->
    [one] { $medals } Medalu
   *[other] { $medals } Medali
}: w stosie ich już nie ma ({ $nation })
rush-log-awarded = Osiągnięcie { $achievement }: { $seat }
rush-log-awarded-nobody = Osiągnięcie { $achievement }: nikt
rush-log-scored = { $seat }: { $points ->
    [one] { $points } Medal
    [few] { $points } Medale
   *[many] { $points } Medali
}
rush-log-ended = koniec gry
rush-last-round-bases-destroyed = To ostatnia runda: ktoś stracił wszystkie Bazy.
rush-last-round-medals-taken = To ostatnia runda: zabrano ostatni pojedynczy Medal jednego z krajów.
rush-last-round-round-limit = To ostatnia runda: więcej rund nie przewidziano.

## Zakończenie

rush-outcome = Zwycięstwo: { $winners }. Medale: { $scores }.
rush-outcome-score = { $seat } { $points }

## Stół

rush-board-round = Runda { $round }. Tura: { $seat }.
rush-board-setup = Przed pierwszą turą.
rush-board-reserve = Rezerwa: { $cards }.
rush-board-vehicle = { $card } ({ $class }, { $nation }, koszt { $cost })
rush-board-empty-place = puste miejsce
rush-board-deck = Stos kart Pojazdów: { $deck }, odrzucone: { $discard }.
rush-board-medals = Pozostałe Medale: { $stacks }.
rush-board-stack = { $nation } – pojedyncze { $singles }, podwójne { $doubles }
rush-board-achievements = Osiągnięcia: { $list }.
rush-board-seat = { $seat } – karty: na ręce { $hand }, w Garażu { $garage }, w Magazynie { $depot }.
rush-board-depot-top = Na wierzchu Magazynu: { $card }.
rush-board-base = Baza { $base }: { $state }.
rush-board-base-gone = zniszczona
rush-board-base-open = niebroniona
rush-board-base-open-damaged = uszkodzona, niebroniona
rush-board-base-held = broni jej Pojazd { $card }
rush-board-base-held-damaged = uszkodzona, broni jej Pojazd { $card }
rush-board-defender = { $card } (opancerzenie { $armour })
rush-board-damaged = { $card } (Pojazd uszkodzony)
rush-board-hand = Ręka gracza { $seat }: { $cards }.
rush-board-own-depot = Twój Magazyn, od wierzchu: { $cards }.
rush-board-own-garage = W twoim Garażu, w nieznanej kolejności: { $cards }.
rush-board-own-chosen = Odrzucasz: { $card }.
rush-board-discard = Odrzucone Pojazdy: { $cards }.
rush-board-scrapyard = Złomowisko: { $cards }.
rush-board-copies = { $card } ×{ $n }
rush-board-used = Zagrane w tej turze: { $cards }.
rush-board-resources = Surowce z zagranych kart: { $n }, z tego wydane: { $spent }.
rush-board-missing =
    { $n ->
        [one] Brakuje { $n } surowca.
       *[other] Brakuje { $n } surowców.
    }
rush-board-attacker = { $card }: siła ognia { $firepower }

## Co się dzieje

rush-action-none = W akcji
rush-action-turn = W akcji: { $seat }
rush-action-turn-yours = W akcji: twoja tura
rush-action-attack = W akcji: atakuje { $seat }
rush-action-attack-yours = W akcji: twój atak
rush-action-of = { $n } / { $all }
rush-action-destroyed = Pojazd { $card }: cel zniszczony – { $target } ({ $seat })
rush-action-damaged = Pojazd { $card }: cel tylko trafiony – { $target } ({ $seat })
rush-action-idle = Pojazd { $card } nie miał do czego strzelać
rush-action-base = Baza { $base }
rush-action-now = Teraz strzela Pojazd { $card }
rush-action-next = Jeszcze strzeli Pojazd { $card }
rush-action-named = Zaatakuje Pojazd { $card }
rush-action-firepower = siła ognia { $n }
rush-action-played = Zagrane: { $cards }.
rush-action-guard = Na Bazie { $base }: { $card }.
rush-action-paid = Zapłata za Pojazd { $card }: { $cards }.
rush-action-bought = Kupione: { $cards }.
rush-action-due = Medale do odebrania: { $medals }.
rush-action-due-of = { $nation } { $n }
rush-action-empty = W tej turze nic jeszcze nie zagrano ani nie zapłacono.

## Wynik

rush-score-now = Wynik teraz
rush-score-end = Wynik końcowy
rush-score-medals = Medale
rush-score-bases = Bazy ×{ $n }
rush-score-leads = prow. ×{ $n }
rush-score-leads-about = Osiągnięcia, w których oddział samodzielnie prowadzi.
rush-score-total = razem
rush-score-you = Ty
rush-score-singles = Pojedyncze Medale
rush-score-ends = 0 kończy grę
rush-board-scores = Wynik teraz: { $scores }.
rush-board-score = { $seat } { $total } (Medale { $medals }, Bazy { $bases }, prowadzenie w Osiągnięciach { $leads })

## Stół na ekranie

rush-table-no-defender = bez obrońcy
rush-table-can-be-hit = można ją trafić
rush-table-lost = Baza stracona
rush-table-lost-to = Bazę zabrał gracz { $seat }
rush-table-lost-to-you = Baza zabrana przez ciebie
rush-table-hit = trafiony
rush-table-only-hit = tylko trafienie
rush-table-by-two = dwa trafienia
rush-table-armour = opancerzenie { $n }
rush-table-deck = stos
rush-table-discard = odrzucone

## Co dałby wybór

rush-would-destroy = zniszczenie
rush-would-destroy-hit = już trafione: zniszczenie
rush-would-hit = tylko trafienie; następne niszczy
rush-would-opens = odsłania Bazę { $base }
rush-would-last-base = ostatnia Baza
rush-would-no-medal = brak Medali
rush-would-can-destroy = cele do zniszczenia: { $n }
rush-would-can-hit = może tylko trafić, nie zniszczy
rush-would-idle = nie ma do czego strzelać
rush-would-idle-bases = nie ma do czego strzelać: każdej Bazy ktoś broni
rush-would-idle-vehicles = nie ma do czego strzelać: żadnej Bazy nikt nie broni
rush-would-cost = Surowce: { $cost } / { $have }
rush-would-pay-missing = daje { $n }; brakuje { $missing }
rush-would-pay-enough = daje { $n }: wystarczy
rush-would-pay-over = daje { $n }: o { $over } za dużo
rush-would-pay-spare = daje { $n }: zostaje { $over } do wydania
rush-would-pay-needless = niepotrzebne: już zapłacone
rush-would-buy-exact = zapłacone co do sztuki
rush-would-buy-over = o { $over } za dużo, przepada
rush-would-buy-spare = zostaje { $over } do wydania
rush-would-draw = { $n ->
    [one] jedna karta więcej
    [few] { $n } karty więcej
   *[many] { $n } kart więcej
}
rush-would-draw-nothing = nie ma czego dobrać
rush-would-recruit = więcej niż jeden zakup
rush-would-recruit-already = już działa
rush-would-recon = nowa Rezerwa
rush-would-sabotage = { $n ->
    [one] jeden przeciwnik traci kartę
    [few] { $n } przeciwników traci po karcie
   *[many] { $n } przeciwników traci po karcie
}
rush-would-sabotage-nothing = żaden przeciwnik nie ma kart na ręce
rush-would-siege-destroy = może zniszczyć to, co już trafione
rush-would-siege-hit = jedno trafienie, bez względu na opancerzenie
rush-would-research = { $n ->
    [one] jeden Pojazd kosztuje najwyżej { $cost }
    [few] { $n } Pojazdy kosztują najwyżej { $cost }
   *[many] { $n } Pojazdów kosztuje najwyżej { $cost }
}
rush-would-research-nothing = w Rezerwie nic nie kosztuje najwyżej { $cost }
rush-would-research-lost = karta przepada za nic
rush-would-dismantle = { $n ->
    [one] jedna karta w twoim Magazynie
    [few] { $n } karty w twoim Magazynie
   *[many] { $n } kart w twoim Magazynie
}
rush-would-dismantle-nothing = twój Magazyn jest pusty
rush-would-medal-nothing = brak pojedynczych Medali
rush-would-guards = potem broni Bazy
rush-would-guard-open = broni odsłoniętej Bazy
rush-would-guard-replace = zastępuje innego obrońcę
rush-would-place-open = dotąd bez obrońcy
rush-would-place-replace = zastępuje: { $card } (opancerzenie { $armour })
rush-would-take = za darmo, wart { $cost }
rush-would-scrap = poza grę
rush-would-scrap-points = strata: { $n ->
    [one] { $n } Medal
    [few] { $n } Medale
   *[many] { $n } Medali
}
rush-would-end-purchase = zakup niewykorzystany
rush-would-end-attack = atak niewykorzystany
