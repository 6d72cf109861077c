# Co się mówi przy stole General Orders: pytania, możliwości, odmowy, dziennik, plansza.

## Pytania

orders-ask-nobody = Nikt nie jest teraz pytany.
orders-ask-waiting = Oczekiwanie na decyzję: { $who }.
orders-ask-turn = { $who }: gdzie rozmieszczasz dowódcę?
orders-ask-turn-extra = { $who }: czy rozmieszczasz jeszcze jednego dowódcę?
orders-ask-beside = { $who }: obok którego wrogiego dowódcy stajesz? ({ $card })
orders-ask-enter = { $who }: skąd wchodzą jednostki? ({ $space })
orders-ask-target = { $who }: co jest celem? ({ $space })
orders-ask-commit = { $who }: ile samolotów wysyłasz? ({ $space })
orders-ask-pull = { $who }: które jednostki wycofujesz do rezerwy? ({ $space })
orders-ask-place = { $who }: gdzie stawiasz jednostkę? ({ $space })
orders-ask-left = Pozostało najwyżej: { $n }.
orders-ask-window = { $who }: czy używasz teraz karty?
orders-ask-add = { $who }: ile jednostek dołącza? Najwyżej { $most }.
orders-ask-keep = { $who }: na kościach { $roll }. Zostawiasz wynik?
orders-ask-return = { $who }: który dowódca wraca do strefy gotowości?

## Możliwości

orders-choice-deploy = rozmieść: { $space }
orders-choice-play = użyj karty { $card }
orders-choice-reroll = rzuć ponownie, odrzucając { $card }
orders-choice-target = cel: { $place }
orders-choice-move = { $n } z: { $place }
orders-choice-commit = samoloty: { $n }
orders-choice-add = dołóż { $n }
orders-choice-pull = wycofaj: { $place }
orders-choice-place = postaw: { $place }
orders-choice-return = wraca: { $space }
orders-choice-keep = zostaw wynik
orders-choice-done = nic więcej
orders-choice-decline = bez karty
orders-choice-pass = spasuj do końca rundy
orders-choice-chance = decyduje los

## Odmowy

orders-err-game-over = gra się skończyła
orders-err-not-asked = nie ty teraz decydujesz
orders-err-not-the-question = to nie jest odpowiedź na zadane pytanie
orders-err-no-commander = nie masz dowódcy w rezerwie
orders-err-space-taken = stoi tam już dowódca ({ $space })
orders-err-no-enemy-commander = nie ma tam wrogiego dowódcy ({ $space })
orders-err-wrong-colour = to pole drugiej frakcji ({ $space })
orders-err-wrong-space = karta nie dotyczy tego pola ({ $space })
orders-err-done-this-round = to już było w tej rundzie ({ $space })
orders-err-controlled-already = już to kontrolujesz ({ $place })
orders-err-nobody-to-enter = żaden zaopatrzony sąsiad nie ma wolnej jednostki ({ $place })
orders-err-not-supplied = nie kontrolujesz go i nie zaopatrujesz ({ $place })
orders-err-reserve-empty = twoja rezerwa jest pusta
orders-err-last-piece = ostatnia jednostka musi zostać ({ $place })
orders-err-out-of-range = za daleko ({ $place })
orders-err-outside-zone = nie pod tą strefą ({ $place })
orders-err-no-drop = tam nie można desantować ({ $place })
orders-err-not-adjacent = nie sąsiaduje ({ $place })
orders-err-moved-already = stamtąd już wyszły jednostki ({ $place })
orders-err-too-many = nie ma aż tylu
orders-err-too-few = przynajmniej jedna
orders-err-full = więcej się tam nie zmieści ({ $place })
orders-err-no-piece = nie masz tam jednostki ({ $place })
orders-err-must-move = najpierw musi ruszyć przynajmniej jedna jednostka
orders-err-not-in-hand = karty { $card } nie ma na twojej ręce
orders-err-wrong-moment = karta { $card } nie jest na ten moment
orders-err-used-this-turn = karta { $card } była już użyta w tej turze
orders-err-no-effect = karta { $card } nie miałaby teraz efektu
orders-err-no-own-commander = nie ma tam twojego dowódcy ({ $space })
orders-err-impossible-chance = los nie może mieć teraz takiego wyniku

## Dziennik

orders-log-shuffled = talia zostaje potasowana
orders-log-token-drawn = { $place }: { $bonus }
orders-log-initiative = inicjatywa: { $faction }
orders-log-round-began = zaczyna się runda { $round }
orders-log-turn-began = { $faction }: początek tury
orders-log-passed = { $faction } pasują
orders-log-deployed = { $faction } rozmieszczają dowódcę: { $space }
orders-log-targeted = { $faction } celują w: { $place }
orders-log-moved = { $faction }: { $n } – { $from } → { $to }
orders-log-arrived = { $faction }: z rezerwy { $kind ->
    [troop] żołnierze
   *[plane] samoloty
}, { $n } ({ $place })
orders-log-removed-fire = { $faction } do rezerwy (od ostrzału): { $kind ->
    [troop] żołnierze
   *[plane] samoloty
}, { $n } ({ $place })
orders-log-removed-defence = { $faction } do rezerwy (od obrony): { $kind ->
    [troop] żołnierze
   *[plane] samoloty
}, { $n } ({ $place })
orders-log-removed-attrition = { $faction } do rezerwy (w starciu): { $kind ->
    [troop] żołnierze
   *[plane] samoloty
}, { $n } ({ $place })
orders-log-removed-limit = { $faction } do rezerwy (ponad limit): { $kind ->
    [troop] żołnierze
   *[plane] samoloty
}, { $n } ({ $place })
orders-log-removed-committed = { $faction } do rezerwy (wysłane): { $kind ->
    [troop] żołnierze
   *[plane] samoloty
}, { $n } ({ $place })
orders-log-removed-pulled = { $faction } do rezerwy (wycofane): { $kind ->
    [troop] żołnierze
   *[plane] samoloty
}, { $n } ({ $place })
orders-log-battle = starcie: { $place }, bronią: { $faction }
orders-log-rolled = { $faction } rzucają: { $dice }
orders-log-drew = { $faction } dobierają: { $card }
orders-log-drew-hidden = { $faction } dobierają kartę
orders-log-played = { $faction } używają karty { $card }
orders-log-rerolled = { $faction } odrzucają { $card } i rzucają ponownie
orders-log-readied = { $faction }: dowódcy ze strefy gotowości: { $n }
orders-log-returned = { $faction }: dowódca wraca do strefy gotowości ({ $space })
orders-log-returned-reserve = { $faction }: dowódca przechodzi z rezerwy do strefy gotowości
orders-log-recalled = { $faction } wycofują dowódców
orders-log-ended = koniec gry

## Zakończenie

orders-outcome-hq-lost = { $winner } wygrywają, zdobywając wrogą kwaterę główną.
orders-outcome-stars = { $winner } wygrywają gwiazdkami: { $blue } do { $yellow }.
orders-outcome-initiative = Tyle samo gwiazdek, { $blue } do { $yellow }: rozstrzyga inicjatywa, wygrywają { $winner }.

## Plansza

orders-board-round = Runda { $round } z { $rounds }. Tura: { $faction }. Inicjatywa: { $initiative }.
orders-board-faction = { $faction }: gwiazdki { $stars }; rezerwa: żołnierze { $troops }, samoloty { $planes }, dowódcy { $commanders }; w gotowości { $ready }; karty { $hand }.
orders-board-passed = { $faction } spasowali.
orders-board-held = { $place }: { $faction } { $n }
orders-board-held-unsupplied = { $place }: { $faction } { $n }, bez zaopatrzenia
orders-board-empty = { $place }: pusto
orders-board-bonus = { $place }, { $bonus }
orders-board-commanders = Dowódcy ({ $faction }): { $spaces }.
orders-board-deck = Talia: { $deck }. Odrzucone: { $cards }.
orders-board-hand = Twoja ręka: { $cards }.
orders-board-support = Akcje wsparcia: { $spaces }.
orders-board-support-space = { $space } ({ $strength })
orders-board-support-initiative = { $space } ({ $strength }, inicjatywa)
orders-board-bonuses = Premie: { $bonuses }.
orders-board-legend = Na mapie: { $blue }3 lub { $yellow }3 – jednostki; ! – bez zaopatrzenia; * – gwiazdka; [{ $blue }] lub [{ $yellow }] – dowódca.
orders-board-legend-zones = Na mapie: { $blue }3 lub { $yellow }3 – jednostki; ! – bez zaopatrzenia; * – gwiazdka; [{ $blue }] lub [{ $yellow }] – dowódca; (1) – strefa powietrzna.

## Miejsca, jedno po drugim

orders-place-nobody = Nikogo tam nie ma.
orders-place-held = { $faction }: { $n }{ $supplied ->
    [yes] { "" }
   *[no] , bez zaopatrzenia
}.
orders-place-stars = Gwiazdki: { $n }.
orders-place-bonus = { $bonus }: { $text }
orders-place-actions = Akcje: { $actions }.
