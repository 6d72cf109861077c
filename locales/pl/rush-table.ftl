# Co się mówi przy stole Rush: pytania, możliwości, odmowy, dziennik, stół.

## Pytania

rush-ask-nobody = Nikt nie jest teraz pytany.
rush-ask-waiting = Oczekiwanie na decyzję: { $who }.
rush-ask-play = { $who }: co robisz ze swoimi kartami?
rush-ask-purchase = { $who }: którymi kartami płacisz za { $card }?
rush-ask-card = { $who }: czy używasz zdolności karty { $card }?
rush-ask-ability = { $who }: { $ability } ({ $card })?
rush-ask-place = { $who }: której Bazy broni { $card }?
rush-ask-sabotage = { $who }: którą kartę tracisz przez Sabotaż?
rush-ask-name = { $who }: które pojazdy atakują?
rush-ask-fire = { $who }: który pojazd strzela następny?
rush-ask-aim = { $who }: w co trafia { $card }?
rush-ask-reward = { $who }: który medal bierzesz? Do wzięcia: { $due }.

## Możliwości

rush-choice-buy = kup: { $card }
rush-choice-pay = zapłać kartą { $card }
rush-choice-use = zagraj dla zdolności: { $card }
rush-choice-defend = do obrony: { $card }
rush-choice-attack = do ataku: { $card }
rush-choice-fire = następny strzela { $card }
rush-choice-take = weź: { $card }
rush-choice-scrap = na Złomowisko: { $card }
rush-choice-discard = strać: { $card }
rush-choice-target-base = traf Bazę { $base } – { $seat }
rush-choice-target-defender = traf obrońcę Bazy { $base } – { $seat }
rush-choice-activate = użyj: { $ability }
rush-choice-place = na Bazie { $base }
rush-choice-confirm = to wszystko
rush-choice-decline = rezygnuję
rush-choice-end = zakończ turę
rush-choice-shuffle = stos zostaje potasowany

## Odmowy

rush-err-game-over = gra się skończyła
rush-err-not-asked = nie ty teraz decydujesz
rush-err-not-the-question = to nie jest odpowiedź na zadane pytanie
rush-err-not-in-hand = karty { $card } nie ma na twojej ręce
rush-err-already-used = karta { $card } była już użyta w tej turze
rush-err-no-value = kartą { $card } nie można płacić
rush-err-goods-of = karta { $card } płaci tylko za pojazdy { GEN($nation) }
rush-err-not-in-reserve = karty { $card } nie ma w Rezerwie
rush-err-too-dear = na { $card } nie starcza surowców
rush-err-bought-already = w tej turze pojazd został już kupiony
rush-err-attacked-already = w tej turze już był atak
rush-err-no-firepower = karta { $card } nie może atakować
rush-err-other-nation = wszystkie atakujące pojazdy są z jednego państwa ({ $nation }), a { $card } nie
rush-err-not-named = karta { $card } nie bierze udziału w ataku
rush-err-no-ability = karta { $card } nie ma zdolności
rush-err-no-armour = karta { $card } nie ma opancerzenia i nie może bronić
rush-err-no-base = nie masz już żadnej Bazy
rush-err-base-gone = tej Bazy już nie ma
rush-err-open-base-first = najpierw Baza bez obrońcy
rush-err-own-target = to twoje własne
rush-err-nothing-there = nie ma tam w co trafić
rush-err-defended = tej Bazy broni pojazd
rush-err-bases-only = karta { $card } atakuje tylko Bazy
rush-err-vehicles-only = karta { $card } atakuje tylko pojazdy
rush-err-not-in-depot = karty { $card } nie ma w twoim Magazynie
rush-err-no-medal-left = nie ma już medalu { $card }
rush-err-not-due = medal { $card } ci nie przysługuje
rush-err-must-act = trzeba coś zrobić
rush-err-impossible-chance = los nie może mieć teraz takiego wyniku

## Dziennik

rush-log-garage-shuffled = { $seat } tasuje Garaż
rush-log-vehicles-shuffled = stos pojazdów zostaje potasowany
rush-log-laid = osiągnięcie: { $achievement }
rush-log-round-began = zaczyna się runda { $round }
rush-log-turn-began = { $seat }: początek tury
rush-log-repaired-base = { $seat } naprawia Bazę { $base }
rush-log-repaired-defender = { $seat } naprawia obrońcę Bazy { $base }
rush-log-revealed = { $seat } odkrywa { $card }
rush-log-drew = { $seat } dobiera { $card }
rush-log-drew-hidden = { $seat } dobiera kartę
rush-log-discarded = { $card } trafia do Magazynu – { $seat }
rush-log-paid = { $seat } płaci kartą { $card }
rush-log-bought = { $seat } kupuje { $card }
rush-log-gained = { $seat } zdobywa { $card }
rush-log-dealt = nowy pojazd w Rezerwie: { $card }
rush-log-dropped = { $card } opuszcza Rezerwę
rush-log-played = { $seat } zagrywa { $card }
rush-log-activated = działa zdolność: { $ability }
rush-log-declined = rezygnacja ze zdolności: { $ability }
rush-log-sabotaged = { $seat } musi wybrać kartę do odrzucenia
rush-log-scrapped = { $seat } oddaje na Złomowisko: { $card }
rush-log-placed = { $seat } wystawia { $card } na Bazie { $base }
rush-log-named = { $seat } atakuje: { $card }
rush-log-fired = { $card } strzela ({ $seat })
rush-log-fired-idle = { $card } nie ma w co strzelać ({ $seat })
rush-log-damaged-base = Baza { $base } zostaje uszkodzona ({ $seat })
rush-log-damaged-defender = obrońca Bazy { $base } zostaje uszkodzony ({ $seat })
rush-log-destroyed-base = Baza { $base } zostaje zniszczona ({ $seat })
rush-log-destroyed-defender = obrońca Bazy { $base } zostaje zniszczony ({ $seat })
rush-log-medals-lost = { $seat } nie dostaje { $medals ->
    [one] { $medals } medalu
   *[other] { $medals } medali
}: już ich nie ma ({ $nation })
rush-log-awarded = { $achievement }: { $seat }
rush-log-awarded-nobody = { $achievement }: nikt
rush-log-scored = { $seat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
rush-log-ended = koniec gry
rush-last-round-bases-destroyed = To ostatnia runda: ktoś stracił wszystkie Bazy.
rush-last-round-medals-taken = To ostatnia runda: wzięto ostatni pojedynczy medal jednego z państw.
rush-last-round-round-limit = To ostatnia runda: stół nie gra dłużej.

## Zakończenie

rush-outcome = Zwycięstwo: { $winners }. Punkty: { $scores }.
rush-outcome-score = { $seat } { $points }

## Stół

rush-board-round = Runda { $round }. Tura: { $seat }.
rush-board-setup = Przed pierwszą turą.
rush-board-reserve = Rezerwa: { $cards }.
rush-board-vehicle = { $card } ({ $class }, { $nation }, { $cost })
rush-board-empty-place = puste miejsce
rush-board-deck = Stos pojazdów: { $deck }, odrzucone: { $discard }.
rush-board-medals = Pozostałe medale: { $stacks }.
rush-board-stack = { $nation } { $singles } pojedynczych, { $doubles } podwójnych
rush-board-achievements = Osiągnięcia: { $list }.
rush-board-seat = { $seat }: na ręce { $hand }, w Garażu { $garage }, w Magazynie { $depot }.
rush-board-depot-top = Na wierzchu Magazynu: { $card }.
rush-board-base = Baza { $base }: { $state }.
rush-board-base-gone = zniszczona
rush-board-base-open = bez obrońcy
rush-board-base-open-damaged = uszkodzona, bez obrońcy
rush-board-base-held = broni jej { $card }
rush-board-base-held-damaged = uszkodzona, broni jej { $card }
rush-board-defender = { $card } (opancerzenie { $armour })
rush-board-damaged = { $card } (uszkodzony)
rush-board-hand = Ręka – { $seat }: { $cards }.
rush-board-own-depot = Twój Magazyn, od wierzchu: { $cards }.
rush-board-own-garage = W twoim Garażu, bez kolejności: { $cards }.
rush-board-own-chosen = Tracisz: { $card }.
rush-board-discard = Odrzucone pojazdy: { $cards }.
rush-board-scrapyard = Złomowisko: { $cards }.
rush-board-copies = { $card } ×{ $n }
rush-board-used = Użyte w tej turze: { $cards }.
rush-board-resources = Zapłacone surowce: { $n }, z tego wydane: { $spent }.
