# Teksty kart Quartermaster, jeden komunikat na każdy kształt warunku, kosztu i efektu.
#
# Zdania składowe zaczynają się małą literą i nie mają kropki: wielką literę i kropkę stawia
# program. $mood to imperative (tryb rozkazujący) albo infinitive (bezokolicznik, po „może” i na
# listach możliwości), $kind – land albo sea, $own – self, target albo other, $supplied – yes albo
# no, $terrain – land, sea albo any, $number – one albo many. Obszar może być pusty.

qm-card-kind = { $type }, { $country }

## Jak łączą się zdania

qm-when = { $when }: { $clause }
qm-when-once-a-turn = raz na turę, { $when }: { $clause }
qm-next = potem { $clause }
qm-cost-then = { $cost }, po czym { $clause }
qm-cost-so = { $cost }, a { $clause }

## Koszty

qm-cost-discard-deck = { $cards ->
    [one] odrzuć { $cards } kartę z wierzchu swojej talii
    [few] odrzuć { $cards } karty z wierzchu swojej talii
   *[many] odrzuć { $cards } kart z wierzchu swojej talii
}
qm-cost-discard-hand-of = { $cards ->
    [one] odrzuć z ręki { $cards } kartę „{ $type }”
    [few] odrzuć z ręki { $cards } karty „{ $type }”
   *[many] odrzuć z ręki { $cards } kart „{ $type }”
}
qm-cost-lose-air = zdejmij z planszy jedną swoją eskadrę
qm-cost-lose-army = zdejmij z planszy jedną swoją armię
qm-cost-lose-status = odrzuć ze stołu jedną swoją kartę „Status!”
qm-cost-and = { $first } i { $second }
qm-cost-discard-hand = { $cards ->
    [one] odrzuć { $cards } kartę z ręki
    [few] odrzuć { $cards } karty z ręki
   *[many] odrzuć { $cards } kart z ręki
}

## Kiedy

qm-when-instead-of-play = w swojej fazie działań, zamiast zagrać lub odrzucić kartę
qm-when-turn-start = na początku swojej tury
qm-when-any-turn-start = na początku tury dowolnego państwa
qm-when-during = w trakcie swojej { GEN($step) }
qm-when-start-of = na początku swojej { GEN($step) }
qm-when-any-start-of = na początku { GEN($step) } dowolnego państwa
qm-when-air-moved = gdy rozmieścisz lub przebazujesz eskadrę
qm-when-air-moved-to = gdy rozmieścisz eskadrę na jednym z obszarów ({ $area }) lub ją tam przebazujesz
qm-when-air-moved-to-sea = gdy rozmieścisz eskadrę na obszarze morskim lub ją tam przebazujesz
qm-when-you-battle = po wywołanej przez ciebie bitwie { $kind ->
    [any] { "" }
    [land] lądowej
   *[sea] morskiej
} { $area }
qm-when-battled = gdy { $pieces } { $area } staje się celem bitwy
qm-when-would-remove = gdy { $pieces } { $area } miałaby zostać usunięta
qm-when-removed = po usunięciu { GEN($pieces) }
qm-when-removed-last = po usunięciu z planszy ostatniej { GEN($pieces) }
qm-when-built = po sformowaniu { GEN($pieces) } { $area }
qm-when-you-build = gdy sformujesz { ACC($piece) } { $area }
qm-when-you-may-build = ilekroć możesz sformować { ACC($piece) }
qm-when-you-play = gdy zagrywasz kartę „{ $type }”
qm-when-you-play-family = gdy zagrywasz kartę „{ $type }” o tytule zaczynającym się od słów „{ $family }”
qm-when-you-play-cards = gdy zagrywasz kartę { $cards }
# Tytuł wśród innych.
qm-quoted-card = „{ $card }”
qm-when-team-plays = gdy państwo { GEN($team) } zagrywa kartę „{ $type }”
qm-when-country-plays-family = gdy { $country } { NUM($country) ->
    [pl] zagrywają
   *[sg] zagrywa
} kartę „{ $type }” o tytule zaczynającym się od słów „{ $family }”
qm-when-country-plays-cards = gdy { $country } { NUM($country) ->
    [pl] zagrywają
   *[sg] zagrywa
} kartę { $cards }
qm-when-your-card-resolved = gdy karta zagrana przez ciebie z ręki w fazie działań ma trafić na stos kart odrzuconych
qm-when-your-type-resolved = gdy karta „{ $type }” zagrana przez ciebie z ręki w fazie działań ma trafić na stos kart odrzuconych
qm-when-you-are-levied = gdy karta „Wojna ekonomiczna!” każe ci odrzucić karty
qm-when-you-are-levied-by = gdy karta { $cards } każe ci odrzucić karty
qm-when-you-levy = gdy twoja karta „Wojna ekonomiczna!” każe państwu odrzucić karty
qm-when-you-levy-family = gdy twoja karta „Wojna ekonomiczna!” o tytule zaczynającym się od słów „{ $family }” każe państwu odrzucić karty
qm-when-you-levy-cards = gdy twoja karta { $cards } każe państwu odrzucić karty
qm-when-using = gdy { $country } { NUM($country) ->
    [pl] wykorzystują
   *[sg] wykorzystuje
} kartę „{ $type }”, zanim karta zadziała
qm-when-team-uses = gdy państwo { GEN($team) } wykorzystuje kartę „{ $type }”, zanim karta zadziała
qm-when-status-used = gdy { $country } { NUM($country) ->
    [pl] wykorzystają
   *[sg] wykorzysta
} kartę „Status!”

## Czyje jednostki

qm-pieces = { $own ->
    [self] twoja { $supplied ->
        [yes] zaopatrzona { $piece }
       *[no] { $piece }
    }
    [target] jego { $piece }
   *[other] { $supplied ->
        [yes] zaopatrzona { $piece } { GEN($owner) }
       *[no] { $piece } { GEN($owner) }
    }
}
    .gen = { $own ->
        [self] twojej { $supplied ->
            [yes] zaopatrzonej { GEN($piece) }
           *[no] { GEN($piece) }
        }
        [target] jego { GEN($piece) }
       *[other] { $supplied ->
            [yes] zaopatrzonej { GEN($piece) } { GEN($owner) }
           *[no] { GEN($piece) } { GEN($owner) }
        }
    }
    .acc = { $own ->
        [self] swoją { ACC($piece) }
        [target] swoją { ACC($piece) }
       *[other] { ACC($piece) } { GEN($owner) }
    }
    .ins = { $own ->
        [self] twoją { $supplied ->
            [yes] zaopatrzoną { INS($piece) }
           *[no] { INS($piece) }
        }
        [target] jego { INS($piece) }
       *[other] { $supplied ->
            [yes] zaopatrzoną { INS($piece) } { GEN($owner) }
           *[no] { INS($piece) } { GEN($owner) }
        }
    }
    .each = { $own ->
        [self] każdą swoją { ACC($piece) }
       *[other] każdą { ACC($piece) } { GEN($owner) }
    }
    .yours = { $own ->
        [self] każdą twoją { ACC($piece) }
       *[other] każdą { ACC($piece) } { GEN($owner) }
    }
    .none = { $own ->
        [self] żadnej twojej { GEN($piece) }
       *[other] żadnej { GEN($piece) } { GEN($owner) }
    }
    .many = { $own ->
        [self] twoje { MANY($piece) }
       *[other] { MANY($piece) } { GEN($owner) }
    }

## Gdzie

qm-area-on-board = na planszy
qm-area-seas = na morzu
qm-area-spaces = { IN($spaces) }
qm-area-except = poza { INS($spaces) }
qm-area-at-battled = na zaatakowanym obszarze
qm-area-at-removed = na tym samym obszarze
qm-area-adjacent = { $number ->
    [one] na obszarze { $terrain ->
        [land] lądowym sąsiadującym
        [sea] morskim sąsiadującym
       *[any] sąsiadującym
    }
   *[many] na obszarach sąsiadujących
} { WITH($space) }
qm-area-adjacent-battled = { $number ->
    [one] na obszarze sąsiadującym z zaatakowanym
   *[many] na obszarach sąsiadujących z zaatakowanym
}
qm-area-adjacent-built = { $number ->
    [one] na obszarze sąsiadującym z nową { INS($piece) }
   *[many] na obszarach sąsiadujących z nową { INS($piece) }
}
qm-area-in-or-adjacent = { IN($space) } lub { $number ->
    [one] na sąsiednim obszarze
   *[many] na sąsiednich obszarach
}
qm-area-in-or-adjacent-battled = na zaatakowanym obszarze lub na obszarze sąsiednim
qm-area-adjacent-air-moved = obok tej eskadry
qm-area-with = na obszarze z { INS($pieces) }
qm-area-within = nie dalej niż { $distance ->
    [one] { $distance } obszar
    [few] { $distance } obszary
   *[many] { $distance } obszarów
} od { GEN($space) }
qm-area-within-target-home = nie dalej niż { $distance ->
    [one] { $distance } obszar
    [few] { $distance } obszary
   *[many] { $distance } obszarów
} od jego obszaru ze stolicą
qm-area-near = na obszarze sąsiadującym z { INS($pieces) }
qm-area-at-turn-start = na obszarach, na których na początku tury znajdowała się { $holding } sąsiadująca z { INS($near) }

## Jeśli

qm-if-present = { $pieces } znajduje się { $area }
qm-if-absent = { $area } nie ma { NONE($pieces) }
qm-if-within = { $pieces } znajduje się w odległości najwyżej { $distance ->
    [one] { $distance } obszaru
   *[other] { $distance } obszarów
} od { GEN($space) }

## Co się dzieje: jednostki

qm-do-build = { $mood ->
    [infinitive] sformować
   *[imperative] sformuj
} { ACC($piece) } { $area }
qm-do-build-1-2 = { $mood ->
    [infinitive] sformować
   *[imperative] sformuj
} 1 lub 2 { MANY($piece) } { $area }
qm-do-recruit = { $mood ->
    [infinitive] wystawić
   *[imperative] wystaw
} { ACC($piece) } { $area }
qm-do-recruit-1-2 = { $mood ->
    [infinitive] wystawić
   *[imperative] wystaw
} 1 lub 2 { MANY($piece) } { $area }
qm-do-recruit-other = { $mood ->
    [infinitive] wystawić
   *[imperative] wystaw
} { ACC($piece) } { GEN($owner) } { $area }
qm-do-recruit-instead = zamiast tego możesz wystawić { ACC($piece) } { $area }
qm-do-eliminate = { $mood ->
    [infinitive] wyeliminować
   *[imperative] wyeliminuj
} { ACC($pieces) } { $area }
qm-do-eliminate-1-2 = { $mood ->
    [infinitive] wyeliminować
   *[imperative] wyeliminuj
} 1 lub 2 { MANY($pieces) } { $area }
qm-do-eliminate-it = wyeliminuj tę { ACC($piece) }
qm-do-protect-it = ta { $piece } pozostaje na planszy i do końca tury jest chroniona przed usunięciem
qm-do-spare-it = ta { $piece } pozostanie na planszy
qm-do-relocate-each = { EACH($pieces) } – jedną po drugiej – możesz wyeliminować i sformować w tym samym miejscu lub gdzie indziej
qm-do-battle = { $mood ->
    [infinitive] wywołać
   *[imperative] wywołaj
} { $another ->
    [yes] jeszcze jedną bitwę
   *[no] bitwę
} { $kind ->
    [land] lądową
   *[sea] morską
} { $area }
qm-do-battle-0-3 = { $mood ->
    [infinitive] wywołać
   *[imperative] wywołaj
} najwyżej 3 bitwy { $kind ->
    [land] lądowe
   *[sea] morskie
} { $area }
qm-do-deploy-air = { $mood ->
    [imperative] rozmieść eskadrę przy swojej zaopatrzonej armii lub flocie
   *[infinitive] rozmieścić eskadrę przy swojej zaopatrzonej armii lub flocie
} { $area }
qm-do-deploy-air-with = { $mood ->
    [imperative] rozmieść
   *[infinitive] rozmieścić
} eskadrę { $area }
qm-do-marshal-air = { $mood ->
    [imperative] przebazuj swoją zaopatrzoną eskadrę do dowolnej swojej zaopatrzonej armii lub floty
   *[infinitive] przebazować swoją zaopatrzoną eskadrę do dowolnej swojej zaopatrzonej armii lub floty
} { $area }
qm-do-marshal-air-with = { $mood ->
    [imperative] przebazuj
   *[infinitive] przebazować
} swoją zaopatrzoną eskadrę tak, by znalazła się { $area }
qm-do-always-supplied = { MANY($pieces) } { $area } są zawsze zaopatrzone
qm-do-supplied-this-turn = { MANY($pieces) } { $area } są zaopatrzone do końca tury
qm-do-supplied-this-turn-if = jeśli { $condition }, to { MANY($pieces) } { $area } są zaopatrzone do końca tury
qm-do-no-air-combat = do końca tury nikt nie używa obrony lotniczej ani nalotu
qm-do-deny-supply-space = dla { GEN($team) } { $spaces } nie jest obszarem z zaopatrzeniem i nie daje PZ

## Co się dzieje: punkty i karty

qm-do-gain = zdobądź { $points } PZ
qm-do-gain-per = zdobądź { $points } PZ za { EACH($pieces) } { $area }
qm-do-gain-per-again = zdobądź { $points } PZ za każdą taką { ACC($piece) }
qm-do-gain-if = zdobądź { $points } PZ, jeśli { $condition }
qm-do-gain-if-more = zdobądź też { $points } PZ, jeśli { $condition }
qm-do-gain-if-again = w takim przypadku zdobądź też { $points } PZ
qm-do-discard-top = { $country } { NUM($country) ->
    [pl] odrzucają
   *[sg] odrzuca
} { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
} z wierzchu talii
qm-do-discard-top-per = { $country } { NUM($country) ->
    [pl] odrzucają
   *[sg] odrzuca
} { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
} z wierzchu talii za { YOURS($pieces) } { $area }
qm-do-discard-top-per-again = { $country } { NUM($country) ->
    [pl] odrzucają
   *[sg] odrzuca
} { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
} z wierzchu talii za każdą taką { ACC($piece) }
qm-do-discard-top-if = jeśli { $condition }, { $country } { NUM($country) ->
    [pl] odrzucają
   *[sg] odrzuca
} { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
} z wierzchu talii
qm-do-discard-top-if-again = w takim przypadku { $country } { NUM($country) ->
    [pl] odrzucają
   *[sg] odrzuca
} też { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
} z wierzchu talii
qm-do-discard-top-if-more = jeśli { $condition }, { $country } { NUM($country) ->
    [pl] odrzucają
   *[sg] odrzuca
} jeszcze { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}
qm-do-discard-own-top = { $mood ->
    [infinitive] odrzucić
   *[imperative] odrzuć
} { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
} z wierzchu talii
qm-do-add-discard = zwiększ o { $cards } liczbę kart do odrzucenia
qm-do-raise-discard = to państwo odrzuca o { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
} więcej za { YOURS($pieces) } { $area }
qm-do-cancel-discard = nie odrzucaj nic
qm-do-take-from-discard-1-2 = weź na rękę ze stosu kart odrzuconych jedną lub dwie karty „{ $type }”
qm-do-lay-from-hand = wyłóż z ręki na stół kartę „{ $type }”
qm-do-lay-from-hand-face-down = połóż z ręki na stole zakrytą kartę „{ $type }”; wykorzystasz ją stamtąd
qm-do-lay-from-discard = { $mood ->
    [infinitive] położyć
   *[imperative] połóż
} na stole zakrytą kartę „{ $type }” ze swojego stosu kart odrzuconych
qm-do-hand-for-discards = podaj liczbę od { $min } do { $max }: { $country } { NUM($country) ->
    [pl] odrzucają
   *[sg] odrzuca
} z ręki tyle kart, po czym tyle samo losowych kart z twojego stosu kart odrzuconych trafia bez ujawniania na wierzch twojej talii
qm-do-reduce-discard = odrzuć o { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
} mniej
qm-do-cancel-card = zignoruj jej tekst
qm-do-cancel-use-this-turn = zignoruj jej tekst; tej karty nie można już wykorzystać w tej turze
qm-do-discard-status = ta karta zostaje odrzucona
qm-do-discard-random-response = { $country } { NUM($country) ->
    [pl] odrzucają
   *[sg] odrzuca
} losową zakrytą kartę „Reakcja!”, nie ujawniając jej
qm-do-reorder-top = { $cards ->
    [one] obejrzyj { $cards } kartę
    [few] obejrzyj { $cards } karty
   *[many] obejrzyj { $cards } kart
} z wierzchu swojej talii i odłóż je z powrotem w dowolnej kolejności
qm-do-shuffle-card-into-deck = zamiast tego wtasuj ją do swojej talii
qm-do-put-card-on-deck = zamiast tego połóż ją na wierzchu swojej talii
qm-do-hand-to-deck-bottom-1-2 = odłóż 1 lub 2 karty z ręki na spód swojej talii
qm-do-play-from-discard = zagraj kartę ze swojego stosu kart odrzuconych
qm-do-play-type-from-discard = zagraj kartę „{ $type }” ze swojego stosu kart odrzuconych
qm-do-play-from-hand = { $mood ->
    [infinitive] zagrać kartę z ręki
   *[imperative] zagraj kartę z ręki
}
qm-do-draw = { $mood ->
    [infinitive] dobrać
   *[imperative] dobierz
} { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}

## Co się dzieje: wybory

qm-do-choose = wybierz jedno: { $options }
qm-do-if-else = jeśli { $condition }, { $then }; w przeciwnym razie { $otherwise }
qm-do-if = jeśli { $condition }, { $then }
qm-do-choose-country = wybierz { ACC($countries) }: { $effect }
qm-do-choose-of-team = wybierz państwo { GEN($team) }: { $effect }
qm-do-choose-of-team-next = wybierz państwo { GEN($team) }, którego obszar ze stolicą sąsiaduje z { INS($pieces) }: { $effect }
qm-do-choose-of-team-within = wybierz państwo { GEN($team) }, którego obszar ze stolicą jest oddalony od { GEN($pieces) } najwyżej o { $distance ->
    [one] { $distance } obszar
    [few] { $distance } obszary
   *[many] { $distance } obszarów
}: { $effect }
qm-do-each-chooses = { $countries } wybierają, każde państwo osobno: { $options }
qm-do-may = { $country } { NUM($country) ->
    [pl] mogą
   *[sg] może
} { $effect }
qm-do-any-order = { $clauses }, w dowolnej kolejności
qm-do-chain = { $first }, a następnie { $next }
