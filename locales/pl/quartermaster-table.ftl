# Co się mówi przy stole Quartermaster: pytania, możliwości, odmowy, dziennik, plansza.

## Pytania: $who to państwo lub państwa, które są pytane

qm-ask-nobody = Nikt nie podejmuje teraz decyzji.
qm-ask-waiting = Oczekiwanie na decyzję: { $who }.
qm-ask-opening = { $who }: które karty z początkowej ręki odrzucasz? { $left ->
    [one] Jeszcze { $left } karta
    [few] Jeszcze { $left } karty
   *[many] Jeszcze { $left } kart
}.
qm-ask-prepare = { $who }: którą kartę „Status!” lub „Reakcja!” z talii umieszczasz przed sobą przed rozpoczęciem wojny?
qm-ask-play = { $who }: zagraj lub odrzuć kartę.
qm-ask-reallocate = { $who }: odrzuć na realokację zasobów jeszcze { $left ->
    [one] { $left } kartę
    [few] { $left } karty
   *[many] { $left } kart
}.
qm-ask-take-basic = { $who }: którą kartę formowania lub bitwy bierzesz z talii?
qm-ask-supply = { $who }: niezaopatrzone jednostki zostają usunięte.
qm-ask-discard = { $who }: odrzuć dowolną liczbę kart z ręki.
qm-ask-pay = { $who }: zapłać, odrzucając { $left ->
    [one] { $left } kartę
    [few] { $left } karty
   *[many] { $left } kart
} z ręki.
qm-ask-give-status = { $who }: którą ze swoich kart „Status!” odrzucasz?
qm-ask-give-piece = { $who }: którą { ACC($piece) } zdejmujesz z planszy?
qm-ask-build = { $who }: gdzie formujesz jednostkę? ({ $card })
qm-ask-recruit = { $who }: gdzie wystawiasz jednostkę? ({ $card })
qm-ask-battle = { $who }: gdzie wywołujesz bitwę? ({ $card })
qm-ask-eliminate = { $who }: którą jednostkę eliminujesz? ({ $card })
qm-ask-relocate-each = { $who }: którą jednostkę eliminujesz, by sformować ją w tym samym miejscu lub gdzie indziej? ({ $card })
qm-ask-choose = { $who }: co wybierasz? ({ $card })
qm-ask-choose-country = { $who }: które państwo wybierasz? ({ $card })
qm-ask-each-chooses = { $who }: co wybierasz? ({ $card })
qm-ask-any-order = { $who }: co teraz? ({ $card })
qm-ask-reorder-top = { $who }: która z tych kart będzie następna w talii? ({ $card })
qm-ask-hand-to-deck-bottom = { $who }: którą kartę odkładasz na spód talii? ({ $card })
qm-ask-play-from-discard = { $who }: którą kartę zagrywasz ze stosu kart odrzuconych? ({ $card })
qm-ask-take-from-discard = { $who }: którą kartę bierzesz ze stosu kart odrzuconych na rękę? ({ $card })
qm-ask-lay-from-hand = { $who }: którą kartę z ręki wykładasz na stół? ({ $card })
qm-ask-lay-from-discard = { $who }: którą kartę ze stosu kart odrzuconych wykładasz na stół? ({ $card })
qm-ask-hand-for-discards = { $who }: ile kart? ({ $card })
qm-ask-play-from-hand = { $who }: którą kartę zagrywasz z ręki? ({ $card })
qm-ask-air = { $who }: zagrywasz kartę „Rozmieść eskadrę!” albo odrzucasz kartę, żeby przebazować eskadrę?
qm-ask-marshal = { $who }: którą eskadrę przebazowujesz i dokąd?
qm-ask-retreat = { $who }: twoja eskadra { IN($space) } straciła bazę. Dokąd się wycofuje?
qm-ask-deploy-air = { $who }: gdzie rozmieszczasz eskadrę? ({ $card })
qm-ask-marshal-air = { $who }: którą eskadrę przebazowujesz i dokąd? ({ $card })
qm-ask-rebuild = { $who }: gdzie formujesz { ACC($piece) }? ({ $card })
qm-ask-target = { $who }: czyja { $kind ->
    [land] armia
   *[sea] flota
} { IN($space) } jest celem bitwy?
qm-ask-withdraw = { $who }: którą ze swoich jednostek usuwasz z planszy?
qm-ask-free = { $who }: karta „{ $card }” pozwala wprowadzić { ACC($piece) }, ale w zapasach nie ma już żadnej. Którą usuwasz w tym celu z planszy?

qm-ask-window-turn-start = { $who }: wykorzystać kartę na początku tury { GEN($country) }?
qm-ask-window-victory = { $who }: wykorzystać kartę w fazie dominacji { GEN($country) }?
qm-ask-window-discard-start = { $who }: wykorzystać kartę na początku fazy odrzucania { GEN($country) }?
qm-ask-window-played = { $who }: wykorzystać kartę w reakcji na zagranie karty „{ $card }”?
qm-ask-window-resolved = { $who }: wykorzystać kartę, zanim karta „{ $card }” zostanie odrzucona?
qm-ask-window-levied = { $who }: wykorzystać kartę, zanim { $country } { NUM($country) ->
    [pl] odrzucą
   *[sg] odrzuci
} karty?
qm-ask-window-aimed = { $who }: wykorzystać kartę, gdy przez kartę „{ $card }” karty { NUM($country) ->
    [pl] mają odrzucić
   *[sg] ma odrzucić
} { $country }?
qm-ask-window-threat = { $who }: wykorzystać kartę, zanim { $piece } { GEN($country) } { IN($space) } zostanie usunięta?
qm-ask-window-removed = { $who }: wykorzystać kartę po usunięciu { GEN($piece) } { GEN($country) } { IN($space) }?
qm-ask-window-battle = { $who }: wykorzystać kartę po bitwie wywołanej przez { ACC($country) } { IN($space) }?
qm-ask-window-built = { $who }: wykorzystać kartę po sformowaniu { GEN($piece) } { GEN($country) } { IN($space) }?
qm-ask-window-recruited = { $who }: wykorzystać kartę po wystawieniu { GEN($piece) } { GEN($country) } { IN($space) }?
qm-ask-window-play-start = { $who }: wykorzystać kartę na początku fazy działań { GEN($country) }?
qm-ask-window-victory-start = { $who }: wykorzystać kartę na początku fazy dominacji { GEN($country) }?
qm-ask-window-draw-start = { $who }: wykorzystać kartę na początku fazy dobierania { GEN($country) }?
qm-ask-window-air-moved = { $who }: wykorzystać kartę po przybyciu eskadry { GEN($country) } na obszar: { $space }?
qm-ask-window-status-used = { $who }: wykorzystać kartę w reakcji na wykorzystanie karty „{ $card }”?
qm-ask-window-using = { $who }: wykorzystać kartę, zanim zadziała karta „{ $card }”?

## Co doprowadziło do pytania

qm-trail-card = { $country } { NUM($country) ->
    [pl] zagrywają
   *[sg] zagrywa
} kartę „{ $card }”
qm-trail-card-cancelled = { $country } { NUM($country) ->
    [pl] zagrywają
   *[sg] zagrywa
} kartę „{ $card }”, której tekst jest ignorowany
qm-trail-use = { $country } { NUM($country) ->
    [pl] wykorzystują
   *[sg] wykorzystuje
} kartę „{ $card }”
qm-trail-battle = { $country } { NUM($country) ->
    [pl] wywołują
   *[sg] wywołuje
} bitwę { $kind ->
    [land] lądową
   *[sea] morską
} { IN($space) }
qm-trail-threat-battle = celem bitwy jest { $piece } { GEN($country) } { IN($space) }
qm-trail-threat-elimination = { $piece } { GEN($country) } { IN($space) } ma zostać wyeliminowana
qm-trail-threat-supply = { $piece } { GEN($country) } { IN($space) } jest niezaopatrzona i ma zostać usunięta

## Możliwości

qm-choice-play = zagraj kartę „{ $card }”
qm-choice-discard = odrzuć kartę „{ $card }”
qm-choice-use = wykorzystaj kartę „{ $card }”
qm-choice-take = weź kartę „{ $card }”
qm-choice-order = następna karta: „{ $card }”
qm-choice-bottom = odłóż kartę „{ $card }” na spód talii
qm-choice-of-country = { $choice } ({ $country })
qm-choice-build = sformuj { ACC($piece) } { IN($space) }
qm-choice-redeclare = uznaj { ACC($piece) } { IN($space) } za właśnie sformowaną
qm-choice-recruit = wystaw { ACC($piece) } { IN($space) }
qm-choice-build-of = sformuj { ACC($piece) } { GEN($country) } { IN($space) }
qm-choice-redeclare-of = uznaj { ACC($piece) } { GEN($country) } { IN($space) } za właśnie sformowaną
qm-choice-recruit-of = wystaw { ACC($piece) } { GEN($country) } { IN($space) }
qm-choice-battle = wywołaj bitwę { IN($space) }
qm-choice-lift = wyeliminuj { ACC($piece) } { IN($space) }, by sformować ją w tym samym miejscu lub gdzie indziej
qm-choice-deploy = rozmieść eskadrę { IN($space) }
qm-choice-marshal = przebazuj eskadrę z obszaru { $space } na obszar { $to }
qm-choice-retreat = wycofaj eskadrę na obszar { $space }
qm-choice-defend = obrona lotnicza: strać eskadrę zamiast tej jednostki
qm-choice-strike = nalot: strać eskadrę { IN($space) }, aby ta jednostka jednak została usunięta
qm-choice-target = zaatakuj { ACC($country) }
qm-choice-choose = { $country }
qm-choice-eliminate = wyeliminuj { ACC($piece) } { GEN($country) } { IN($space) }
qm-choice-remove = usuń z planszy { ACC($piece) } { GEN($country) } { IN($space) }
qm-choice-request = zgłoś usunięcie { GEN($piece) } { GEN($country) } { IN($space) }

# What somebody points at.
qm-thing-piece = { $piece } { GEN($country) } { IN($space) }
qm-choice-option = możliwość { $n }
qm-choice-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
qm-choice-forfeit = odrzuć kartę z wierzchu talii (jeśli talia jest pusta, strać 1 PZ)
qm-choice-reallocate = przeprowadź realokację zasobów
qm-choice-pass = nic więcej
qm-choice-no-response = bez reakcji
qm-choice-no-preparation = nie umieszczaj żadnej karty
qm-choice-withdraw = usuń z planszy własną jednostkę
qm-choice-shuffle = talia zostaje potasowana
qm-choice-pick = wylosowano kartę { $n }

## Odmowy

qm-err-game-over = gra się skończyła
qm-err-not-asked = nie ty teraz decydujesz
qm-err-not-the-question = to nie jest odpowiedź na zadane pytanie
qm-err-not-your-card = karta „{ $card }” nie należy do państwa, które teraz decyduje
qm-err-not-in-hand = karty „{ $card }” nie ma na twojej ręce
qm-err-not-there = karty „{ $card }” nie ma wśród tych, które możesz wziąć
qm-err-not-on-table = karta „{ $card }” nie leży na stole
qm-err-no-trigger = karta „{ $card }” nie pasuje do tego, co się właśnie stało
qm-err-already-used = karta „{ $card }” została już wykorzystana
qm-err-no-effect = karta „{ $card }” nie miałaby teraz żadnego efektu
qm-err-wrong-terrain = armie mogą być tylko na lądzie, a floty tylko na morzu; obszar { $space } nie pasuje
qm-err-outside-area = karta nie obejmuje obszaru { $space }
qm-err-not-adjacent = obszar { $space } nie sąsiaduje z żadną twoją jednostką
qm-err-neighbour-unsupplied = obszar { $space } sąsiaduje z twoimi jednostkami, ale żadna z nich nie jest zaopatrzona
qm-err-would-be-unsupplied = { $piece } { IN($space) } byłaby niezaopatrzona
qm-err-no-port = { $piece } { IN($space) } nie miałaby portu
qm-err-enemy-there = { IN($space) } stoi wroga { $piece }
qm-err-friend-there = { IN($space) } stoi { $piece } twojej drużyny
qm-err-own-piece-there = { IN($space) } stoi już twoja { $piece }
qm-err-no-piece-left = w twoich zapasach nie ma już takiej jednostki
qm-err-no-such-piece = { IN($space) } nie ma { GEN($piece) } { GEN($country) }
qm-err-protected = { GEN($piece) } { GEN($country) } { IN($space) } nie można usunąć w tej turze
qm-err-under-threat = { $piece } { GEN($country) } { IN($space) } ma właśnie zostać usunięta i nie możesz jej teraz usunąć samodzielnie
qm-err-no-help = nawet bez { GEN($piece) } { GEN($country) } { IN($space) } karta nie mogłaby wprowadzić jednostki
qm-err-requested-already = { $piece } { GEN($country) } { IN($space) } ma już zostać usunięta na twoje życzenie
qm-err-wrong-country = tego państwa nie można wybrać: { $country }
qm-err-must-act = trzeba coś zrobić, nie można spasować
qm-err-no-such-option = nie ma teraz takiej możliwości
qm-err-reallocation-off = ta partia toczy się bez realokacji zasobów
qm-err-reallocated-already = w tej turze realokacja zasobów już się odbyła
qm-err-too-few-cards = masz za mało kart na ręce
qm-err-hand-not-empty = masz karty na ręce: zagraj lub odrzuć jedną z nich
qm-err-asked-already = decyzja należy teraz do ciebie, wybierz spośród odpowiedzi
qm-err-impossible-chance = taki wynik losowania nie jest teraz możliwy

## Dziennik

qm-log-shuffled = { $country } { NUM($country) ->
    [pl] tasują
   *[sg] tasuje
} talię
qm-log-drew = { $country } { NUM($country) ->
    [pl] dobierają
   *[sg] dobiera
} kartę „{ $card }”
qm-log-drew-hidden = { $country } { NUM($country) ->
    [pl] dobierają
   *[sg] dobiera
} kartę
qm-log-discarded = { $country } { NUM($country) ->
    [pl] odrzucają
   *[sg] odrzuca
} kartę „{ $card }” { $from ->
    [hand] z ręki
    [deck] z talii
    [table] ze stołu
   *[pile] ze stosu kart odrzuconych
}
qm-log-discarded-hidden = { $country } { NUM($country) ->
    [pl] odrzucają
   *[sg] odrzuca
} kartę { $from ->
    [hand] z ręki
    [deck] z talii
    [table] ze stołu
   *[pile] ze stosu kart odrzuconych
}
qm-log-prepared = wszystkie państwa przygotowały się do wojny
qm-log-round-began = zaczyna się runda { $round }
qm-log-turn-began = { $country }: początek tury
qm-log-step-began = { $step }
qm-log-played = { $country } { NUM($country) ->
    [pl] zagrywają
   *[sg] zagrywa
} kartę „{ $card }”
qm-log-laid = { $country } { NUM($country) ->
    [pl] kładą
   *[sg] kładzie
} przed sobą zakrytą kartę „{ $card }”
qm-log-laid-hidden = { $country } { NUM($country) ->
    [pl] kładą
   *[sg] kładzie
} przed sobą zakrytą kartę „Reakcja!”
qm-log-used = { $country } { NUM($country) ->
    [pl] wykorzystują
   *[sg] wykorzystuje
} kartę „{ $card }”
qm-log-revealed = { $country } { NUM($country) ->
    [pl] ujawniają i wykorzystują
   *[sg] ujawnia i wykorzystuje
} kartę „{ $card }”
qm-log-spent = karta „{ $card }” trafia na stos kart odrzuconych
qm-log-returned = karta „{ $card }” zostaje wtasowana z powrotem do talii
qm-log-returned-on-top = karta „{ $card }” trafia na wierzch talii
qm-log-reallocated = { $country } { NUM($country) ->
    [pl] przeprowadzają realokację zasobów i biorą
   *[sg] przeprowadza realokację zasobów i bierze
} kartę „{ $card }”
qm-log-looked = { $country } { NUM($country) ->
    [pl] oglądają
   *[sg] ogląda
} { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
} z wierzchu talii
qm-log-fetched = { $country }: karta „{ $card }” wraca ze stosu kart odrzuconych na rękę
qm-log-fetched-hidden = { $country }: karta wraca ze stosu kart odrzuconych na rękę
qm-log-recovered = { $country }: losowa karta ze stosu kart odrzuconych trafia bez ujawniania na wierzch talii
qm-log-reordered = { $country } { NUM($country) ->
    [pl] układają
   *[sg] układa
} w talii jako następną kartę „{ $card }”
qm-log-reordered-hidden = { $country } { NUM($country) ->
    [pl] układają
   *[sg] układa
} w talii następną kartę
qm-log-bottomed = { $country } { NUM($country) ->
    [pl] odkładają
   *[sg] odkłada
} kartę „{ $card }” na spód talii
qm-log-bottomed-hidden = { $country } { NUM($country) ->
    [pl] odkładają
   *[sg] odkłada
} kartę z ręki na spód talii
qm-log-built = { $country } { NUM($country) ->
    [pl] formują
   *[sg] formuje
} { ACC($piece) } { IN($space) }
qm-log-redeclared = { $piece } { GEN($country) } { IN($space) } liczy się jako właśnie sformowana
qm-log-recruited = { $country } { NUM($country) ->
    [pl] wystawiają
   *[sg] wystawia
} { ACC($piece) } { IN($space) }
qm-log-battled = { $country } { NUM($country) ->
    [pl] wywołują
   *[sg] wywołuje
} bitwę { $kind ->
    [land] lądową
   *[sea] morską
} { IN($space) }
qm-log-removed-by-battle = { $piece } { GEN($country) } { IN($space) } zostaje usunięta w bitwie
qm-log-eliminated = { $piece } { GEN($country) } { IN($space) } zostaje wyeliminowana
qm-log-removed-unsupplied = { $piece } { GEN($country) } { IN($space) } zostaje usunięta z powodu braku zaopatrzenia
qm-log-withdrew = { $country } { NUM($country) ->
    [pl] usuwają
   *[sg] usuwa
} z planszy swoją { ACC($piece) } { IN($space) }
qm-log-protected = { $piece } { GEN($country) } { IN($space) } jest chroniona do końca tury
qm-log-spared = { $piece } { GEN($country) } { IN($space) } pozostaje na planszy
qm-log-deployed = { $country }: nowa eskadra { IN($space) }
qm-log-marshalled = { $country }: eskadra z obszaru { $space } przebazowuje się na obszar { $to }
qm-log-retreated = { $country }: eskadra z obszaru { $space } wycofuje się na obszar { $to }
qm-log-defended = obrona lotnicza ({ $country }): eskadra { IN($space) } przepada zamiast broniącej się jednostki
qm-log-struck = nalot ({ $country }): eskadra { IN($space) } przepada, uderzając na obszar { $to }
qm-log-removed-stranded = { $piece } { GEN($country) } { IN($space) } nie ma dokąd się wycofać i zostaje usunięta
qm-log-cancelled = tekst karty „{ $card }” zostaje zignorowany
qm-log-scored-spaces = { $country }: { $points } PZ za obszary z zaopatrzeniem: { $spaces }
qm-log-scored-card = { $country }: { $points } PZ za kartę „{ $card }”
qm-log-scored-depletion = { $country }: strata { $points } PZ za brakujące karty
qm-log-victory-skipped = { $country } { NUM($country) ->
    [pl] pomijają
   *[sg] pomija
} fazę dominacji: na obszarze ze stolicą stoi wroga jednostka
qm-log-ended = koniec gry

## Zakończenie

qm-outcome-sudden-victory = { $team } { NUM($team) ->
    [pl] odnoszą
   *[sg] odnosi
} natychmiastowe zwycięstwo w rundzie { $rounds } dzięki przewadze co najmniej 30 punktów. Oś: { $axis } PZ, Alianci: { $allies } PZ.
qm-outcome-last-round = { $team } { NUM($team) ->
    [pl] wygrywają
   *[sg] wygrywa
} na punkty po rundzie { $rounds }. Oś: { $axis } PZ, Alianci: { $allies } PZ.
qm-outcome-tie = Remis po rundzie { $rounds }: { NUM($team) ->
    [pl] wygrywają
   *[sg] wygrywa
} { $team }. Oś: { $axis } PZ, Alianci: { $allies } PZ.

## Plansza

qm-board-setup = Runda { $round } z { $rounds }, przed pierwszą turą. { NUM($country) ->
    [pl] Zaczynają
   *[sg] Zaczyna
} { $country }.
qm-board-turn = Runda { $round } z { $rounds }. { $country }, { $step }.
qm-board-points = Punkty zwycięstwa: Oś { $axis }, Alianci { $allies }.
qm-board-legend = Wielkie litery to armie, małe – floty; ^ to eskadra, ! jednostka niezaopatrzona, * obszar z zaopatrzeniem, ~ morze. { $countries }.
qm-board-strait = Cieśnina { $seas }: otwarta dla { GEN($team) } ({ $anchor }).
qm-board-country = { $country } ({ $team }, miejsce { $seat })
qm-board-armies = Armie: { $spaces }.
qm-board-armies-none = Armie: brak.
qm-board-navies = Floty: { $spaces }.
qm-board-navies-none = Floty: brak.
qm-board-air = Eskadry: { $spaces }.
qm-board-air-none = Eskadry: brak.
qm-board-left-air = Eskadry do rozmieszczenia: { $air }.
qm-board-piece = { $space }{ $unsupplied ->
    [yes] { " " }(niezaopatrzona)
   *[no] { "" }
}{ $protected ->
    [yes] { " " }(chroniona)
   *[no] { "" }
}
qm-board-left = W zapasach: { $armies ->
    [one] { $armies } armia
    [few] { $armies } armie
   *[many] { $armies } armii
}, { $navies ->
    [one] { $navies } flota
    [few] { $navies } floty
   *[many] { $navies } flot
}.
qm-board-cards = Karty: na ręce { $hand }, w talii { $deck }, odrzucone { $pile }, zakryte na stole { $responses }.
qm-board-pile-top = Na wierzchu stosu kart odrzuconych: { $card }.
qm-board-status = Karty „Status!”: { $cards }.
qm-board-used = { $card } (wykorzystana w tej turze)
qm-board-deck-seen = Wszyscy znają w talii: { $cards }.
qm-board-place = { $place }. { $card }
qm-board-copies = { $card } ×{ $n }
qm-board-own = Tylko do twojej wiadomości – { $country }
qm-board-own-hand = Ręka: { $cards }.
qm-board-own-hand-none = Ręka jest pusta.
qm-board-own-responses = Zakryte karty „Reakcja!”: { $cards }.
qm-board-own-pile = Odrzucone odkryte, od wierzchu: { $cards }.
qm-board-own-discards = Odrzucone zakryte: { $cards }.
qm-board-own-deck-known = Znane miejsca w talii: { $cards }.
qm-board-own-deck = W talii, w nieznanej kolejności: { $cards }.
qm-board-own-requests = Do usunięcia przy najbliższej okazji: { $spaces }.

## Miejsca, jedno po drugim

qm-place = { $land ->
    [yes] Ląd
   *[no] Morze
}{ $supply ->
    [yes] , obszar z zaopatrzeniem
   *[no] { "" }
}.
qm-place-pieces = Jednostki: { $pieces }.
qm-place-air = { $country } (eskadra)
qm-place-strait = { $sea } (cieśnina: { $anchor })
