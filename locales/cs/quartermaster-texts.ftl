# Texty karet Quartermaster, jedna zpráva pro každý tvar podmínky, ceny a efektu.
#
# Věty začínají malým písmenem a nemají tečku: velké písmeno a tečku doplní program. $mood je
# imperative (rozkaz) nebo infinitive (po „může“ a v seznamech možností), $kind land nebo sea,
# $own self, target nebo other, $supplied yes nebo no, $terrain land, sea nebo any, $number one
# nebo many. Území může být prázdné.

qm-card-kind = { $type }, { $country }

## Jak se věty spojují

qm-when = { $when }: { $clause }
qm-when-once-a-turn = jednou za tah, { $when }: { $clause }
qm-next = potom { $clause }
qm-cost-then = { $cost } a potom { $clause }
qm-cost-so = { $cost } a { $clause }

## Ceny

qm-cost-discard-deck = { $cards ->
    [one] odlož vrchní kartu ze svého dobíracího balíčku
    [few] odlož { $cards } vrchní karty ze svého dobíracího balíčku
   *[other] odlož { $cards } vrchních karet ze svého dobíracího balíčku
}
qm-cost-discard-hand-of = { $cards ->
    [one] odlož z ruky { $cards } kartu { OF($type) }
    [few] odlož z ruky { $cards } karty { OF($type) }
   *[other] odlož z ruky { $cards } karet { OF($type) }
}
qm-cost-lose-air = odstraň z herního plánu jednu svou letku
qm-cost-lose-army = odstraň z herního plánu jednu svou armádu
qm-cost-lose-status = odlož ze stolu jednu svou kartu plánu
qm-cost-and = { $first } a { $second }
qm-cost-discard-hand = { $cards ->
    [one] odlož { $cards } kartu z ruky
    [few] odlož { $cards } karty z ruky
   *[other] odlož { $cards } karet z ruky
}

## Kdy

qm-when-instead-of-play = ve své fázi zahrání karty, místo zahrání či odložení karty
qm-when-turn-start = na začátku svého tahu
qm-when-any-turn-start = na začátku tahu kteréhokoli státu
qm-when-during = během své { GEN($step) }
qm-when-start-of = na začátku své { GEN($step) }
qm-when-any-start-of = na začátku { GEN($step) } kteréhokoli státu
qm-when-air-moved = poté, co nasadíš nebo přesuneš letku
qm-when-air-moved-to = poté, co nasadíš nebo přesuneš letku na některé z území ({ $area })
qm-when-air-moved-to-sea = poté, co nasadíš nebo přesuneš letku na mořské území
qm-when-you-battle = poté, co provedeš { $kind ->
    [any] { "" }
    [land] pozemní
   *[sea] námořní
} bitvu { $area }
qm-when-battled = když se cílem bitvy stane { $pieces } { $area }
qm-when-would-remove = když má být { GENDER($pieces) ->
    [n] odstraněno
   *[f] odstraněna
} { $pieces } { $area }
qm-when-removed = po odstranění { GEN($pieces) }
qm-when-removed-last = po odstranění { GENDER($pieces) ->
    [n] posledního
   *[f] poslední
} { GEN($pieces) } z herního plánu
qm-when-built = po vybudování { GEN($pieces) } { $area }
qm-when-you-build = poté, co vybuduješ { ACC($piece) } { $area }
qm-when-you-may-build = kdykoli smíš vybudovat { ACC($piece) }
qm-when-you-play = když zahraješ kartu { OF($type) }
qm-when-you-play-family = když zahraješ kartu { OF($type) }, jejíž název začíná slovem „{ $family }“
qm-when-you-play-cards = když zahraješ kartu { $cards }
# Název mezi jinými.
qm-quoted-card = „{ $card }“
qm-when-team-plays = když stát { GEN($team) } zahraje kartu { OF($type) }
qm-when-country-plays-family = když { $country } { NUM($country) ->
    [pl] zahrají
   *[sg] zahraje
} kartu { OF($type) }, jejíž název začíná slovem „{ $family }“
qm-when-country-plays-cards = když { $country } { NUM($country) ->
    [pl] zahrají
   *[sg] zahraje
} kartu { $cards }
qm-when-your-card-resolved = když má být odložena tvá karta zahraná z ruky ve tvé fázi zahrání karty
qm-when-your-type-resolved = když má být odložena tvá karta { OF($type) } zahraná z ruky ve tvé fázi zahrání karty
qm-when-you-are-levied = když máš kvůli kartě oslabení ekonomiky odložit karty
qm-when-you-are-levied-by = když máš kvůli kartě { $cards } odložit karty
qm-when-you-levy = když má kvůli tvé kartě oslabení ekonomiky některý stát odložit karty
qm-when-you-levy-family = když má kvůli tvé kartě oslabení ekonomiky, jejíž název začíná slovem „{ $family }“, některý stát odložit karty
qm-when-you-levy-cards = když má kvůli tvé kartě { $cards } některý stát odložit karty
qm-when-using = když { $country } { NUM($country) ->
    [pl] použijí
   *[sg] použije
} kartu { OF($type) }, než její efekt proběhne
qm-when-team-uses = když stát { GEN($team) } použije kartu { OF($type) }, než její efekt proběhne
qm-when-status-used = poté, co { $country } { NUM($country) ->
    [pl] použijí
   *[sg] použije
} kartu plánu

## Čí figurky

qm-pieces = { $own ->
    [self] { GENDER($piece) ->
        [n] tvé
       *[f] tvá
    } { $supplied ->
        [yes] { GENDER($piece) ->
            [n] zásobované
           *[f] zásobovaná
        } { $piece }
       *[no] { $piece }
    }
    [target] jeho { $piece }
   *[other] { $supplied ->
        [yes] { GENDER($piece) ->
            [n] zásobované
           *[f] zásobovaná
        } { $piece } { GEN($owner) }
       *[no] { $piece } { GEN($owner) }
    }
}
    .gen = { $own ->
        [self] { GENDER($piece) ->
            [n] tvého
           *[f] tvé
        } { $supplied ->
            [yes] { GENDER($piece) ->
                [n] zásobovaného
               *[f] zásobované
            } { GEN($piece) }
           *[no] { GEN($piece) }
        }
        [target] jeho { GEN($piece) }
       *[other] { $supplied ->
            [yes] { GENDER($piece) ->
                [n] zásobovaného
               *[f] zásobované
            } { GEN($piece) } { GEN($owner) }
           *[no] { GEN($piece) } { GEN($owner) }
        }
    }
    .acc = { $own ->
        [self] { GENDER($piece) ->
            [n] své
           *[f] svou
        } { ACC($piece) }
        [target] { GENDER($piece) ->
            [n] své
           *[f] svou
        } { ACC($piece) }
       *[other] { ACC($piece) } { GEN($owner) }
    }
    .ins = { $own ->
        [self] { GENDER($piece) ->
            [n] tvým
           *[f] tvou
        } { $supplied ->
            [yes] { GENDER($piece) ->
                [n] zásobovaným
               *[f] zásobovanou
            } { INS($piece) }
           *[no] { INS($piece) }
        }
        [target] jeho { INS($piece) }
       *[other] { $supplied ->
            [yes] { GENDER($piece) ->
                [n] zásobovaným
               *[f] zásobovanou
            } { INS($piece) } { GEN($owner) }
           *[no] { INS($piece) } { GEN($owner) }
        }
    }
    .each = { $own ->
        [self] { GENDER($piece) ->
            [n] každé své
           *[f] každou svou
        } { ACC($piece) }
       *[other] { GENDER($piece) ->
            [n] každé
           *[f] každou
        } { ACC($piece) } { GEN($owner) }
    }
    .yours = { GENDER($piece) ->
        [n] každé
       *[f] každou
    } { $own ->
        [self] { GENDER($piece) ->
            [n] tvé
           *[f] tvou
        } { ACC($piece) }
       *[other] { ACC($piece) } { GEN($owner) }
    }
    .none = { $own ->
        [self] { GENDER($piece) ->
            [n] žádné tvé
           *[f] žádná tvá
        } { $piece }
       *[other] { GENDER($piece) ->
            [n] žádné
           *[f] žádná
        } { $piece } { GEN($owner) }
    }
    .many = { $own ->
        [self] { GENDER($piece) ->
            [n] tvá
           *[f] tvé
        } { MANY($piece) }
       *[other] { MANY($piece) } { GEN($owner) }
    }
    .gender = { GENDER($piece) }

## Kde

qm-area-on-board = na herním plánu
qm-area-seas = na moři
qm-area-spaces = { IN($spaces) }
qm-area-except = mimo { ACC($spaces) }
qm-area-at-battled = na napadeném území
qm-area-at-removed = na stejném území
qm-area-adjacent = { $number ->
    [one] na { $terrain ->
        [land] pevninském území sousedícím
        [sea] mořském území sousedícím
       *[any] území sousedícím
    }
   *[many] na územích sousedících
} { WITH($space) }
qm-area-adjacent-battled = { $number ->
    [one] na území sousedícím s napadeným
   *[many] na územích sousedících s napadeným
}
qm-area-adjacent-built = { $number ->
    [one] na území sousedícím
   *[many] na územích sousedících
} { GENDER($piece) ->
    [n] s novým
   *[f] s novou
} { INS($piece) }
qm-area-in-or-adjacent = { IN($space) } nebo { $number ->
    [one] na sousedním území
   *[many] na sousedních územích
}
qm-area-in-or-adjacent-battled = na napadeném nebo sousedním území
qm-area-adjacent-air-moved = vedle této letky
qm-area-with = na území s { INS($pieces) }
qm-area-within = nejvýš { $distance ->
    [one] { $distance } území
    [few] { $distance } území
   *[other] { $distance } území
} od { GEN($space) }
qm-area-within-target-home = nejvýše { $distance } území od jeho domovského území
qm-area-near = na území sousedícím s { INS($pieces) }
qm-area-at-turn-start = na územích, kde na začátku tahu stála { $holding } sousedící s { INS($near) }

## Pokud

qm-if-present = je { $area } { $pieces }
qm-if-absent = { $area } není { NONE($pieces) }
qm-if-within = je { $pieces } { GENDER($pieces) ->
    [n] vzdáleno
   *[f] vzdálena
} nejvýše { $distance } území od { GEN($space) }

## Co se stane: figurky

qm-do-build = { $mood ->
    [infinitive] vybudovat
   *[imperative] vybuduj
} { ACC($piece) } { $area }
qm-do-build-1-2 = { $mood ->
    [infinitive] vybudovat
   *[imperative] vybuduj
} 1 nebo 2 { MANY($piece) } { $area }
qm-do-recruit = { $mood ->
    [infinitive] získat
   *[imperative] získej
} { ACC($piece) } { $area }
qm-do-recruit-1-2 = { $mood ->
    [infinitive] získat
   *[imperative] získej
} 1 nebo 2 { MANY($piece) } { $area }
qm-do-recruit-other = { $owner } { NUM($owner) ->
    [pl] získají
   *[sg] získá
} { ACC($piece) } { $area }
qm-do-recruit-instead = místo toho můžeš získat { ACC($piece) } { $area }
qm-do-eliminate = { $mood ->
    [infinitive] odstranit
   *[imperative] odstraň
} { ACC($pieces) } { $area }
qm-do-eliminate-1-2 = { $mood ->
    [infinitive] odstranit
   *[imperative] odstraň
} 1 nebo 2 { MANY($pieces) } { $area }
qm-do-eliminate-it = { GENDER($piece) ->
    [n] odstraň toto
   *[f] odstraň tuto
} { ACC($piece) }
qm-do-protect-it = { $piece } zůstane na místě a do konce tahu { GENDER($piece) ->
    [n] ho
   *[f] ji
} nelze odstranit
qm-do-spare-it = { $piece } zůstane na místě
qm-do-relocate-each = { EACH($pieces) } můžeš odstranit a vybudovat tam nebo jinde, { GENDER($pieces) ->
    [n] jedno po druhém
   *[f] jednu po druhé
}
qm-do-battle = { $mood ->
    [infinitive] provést
   *[imperative] proveď
} { $another ->
    [yes] další
   *[no] { "" }
} { $kind ->
    [land] pozemní bitvu
   *[sea] námořní bitvu
} { $area }
qm-do-battle-0-3 = { $mood ->
    [infinitive] provést
   *[imperative] proveď
} až 3 { $kind ->
    [land] pozemní bitvy
   *[sea] námořní bitvy
} { $area }
qm-do-deploy-air = { $mood ->
    [imperative] nasaď letku ke své zásobované armádě nebo loďstvu
   *[infinitive] nasadit letku ke své zásobované armádě nebo loďstvu
} { $area }
qm-do-deploy-air-with = { $mood ->
    [imperative] nasaď
   *[infinitive] nasadit
} letku { $area }
qm-do-marshal-air = { $mood ->
    [imperative] přesuň svou zásobovanou letku ke kterékoli své zásobované armádě nebo loďstvu
   *[infinitive] přesunout svou zásobovanou letku ke kterékoli své zásobované armádě nebo loďstvu
} { $area }
qm-do-marshal-air-with = { $mood ->
    [imperative] přesuň
   *[infinitive] přesunout
} svou zásobovanou letku tak, aby byla { $area }
qm-do-always-supplied = { MANY($pieces) } { $area } jsou vždy { GENDER($pieces) ->
    [n] zásobována
   *[f] zásobovány
}
qm-do-supplied-this-turn = { MANY($pieces) } { $area } jsou do konce tahu { GENDER($pieces) ->
    [n] zásobována
   *[f] zásobovány
}
qm-do-supplied-this-turn-if = pokud { $condition }, jsou { MANY($pieces) } { $area } do konce tahu { GENDER($pieces) ->
    [n] zásobována
   *[f] zásobovány
}
qm-do-no-air-combat = do konce tahu nikdo nepoužije leteckou obranu ani nálet
qm-do-deny-supply-space = { $spaces } není pro { ACC($team) } klíčovým územím a nepřináší { NUM($team) ->
    [pl] jim
   *[sg] jí
} VB

## Co se stane: body a karty

qm-do-gain = získej { $points } VB
qm-do-gain-per = získej { $points } VB za { EACH($pieces) } { $area }
qm-do-gain-per-again = získej { $points } VB za { GENDER($piece) ->
    [n] každé takové
   *[f] každou takovou
} { ACC($piece) }
qm-do-gain-if = získej { $points } VB, pokud { $condition }
qm-do-gain-if-more = získej také { $points } VB, pokud { $condition }
qm-do-gain-if-again = v tom případě získej také { $points } VB
qm-do-discard-top = { $country } odloží { $cards ->
    [one] vrchní kartu
    [few] { $cards } vrchní karty
   *[other] { $cards } vrchních karet
} ze svého dobíracího balíčku
qm-do-discard-top-per = { $country } odloží { $cards ->
    [one] vrchní kartu
    [few] { $cards } vrchní karty
   *[other] { $cards } vrchních karet
} ze svého dobíracího balíčku za { YOURS($pieces) } { $area }
qm-do-discard-top-per-again = { $country } odloží { $cards ->
    [one] vrchní kartu
    [few] { $cards } vrchní karty
   *[other] { $cards } vrchních karet
} ze svého dobíracího balíčku za { GENDER($piece) ->
    [n] každé takové
   *[f] každou takovou
} { ACC($piece) }
qm-do-discard-top-if = pokud { $condition }, { $country } odloží { $cards ->
    [one] vrchní kartu
    [few] { $cards } vrchní karty
   *[other] { $cards } vrchních karet
} ze svého dobíracího balíčku
qm-do-discard-top-if-again = v tom případě navíc { $country } odloží { $cards ->
    [one] vrchní kartu
    [few] { $cards } vrchní karty
   *[other] { $cards } vrchních karet
} ze svého dobíracího balíčku
qm-do-discard-top-if-more = pokud { $condition }, { $country } odloží ještě { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
}
qm-do-discard-own-top = { $mood ->
    [infinitive] odložit
   *[imperative] odlož
} { $cards ->
    [one] vrchní kartu
    [few] { $cards } vrchní karty
   *[other] { $cards } vrchních karet
} ze svého dobíracího balíčku
qm-do-add-discard = cílový stát odloží o { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
} více
qm-do-raise-discard = tento stát odloží o { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
} více za { YOURS($pieces) } { $area }
qm-do-cancel-discard = neodkládej nic
qm-do-take-from-discard-1-2 = vezmi si z odkládacího balíčku do ruky jednu nebo dvě karty „{ $type }“
qm-do-lay-from-hand = vylož z ruky na stůl kartu { OF($type) }
qm-do-lay-from-hand-face-down = polož z ruky na stůl lícem dolů kartu { OF($type) }; použiješ ji odtud
qm-do-lay-from-discard = { $mood ->
    [infinitive] položit
   *[imperative] polož
} na stůl lícem dolů kartu { OF($type) } ze svého odkládacího balíčku
qm-do-hand-for-discards = urči číslo od { $min } do { $max }: { $country } odloží z ruky tolik karet a potom stejný počet náhodně vybraných karet z tvého odkládacího balíčku přijde lícem dolů navrch tvého dobíracího balíčku
qm-do-reduce-discard = odlož o { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
} méně
qm-do-cancel-card = její efekt neproběhne
qm-do-cancel-use-this-turn = její efekt neproběhne a v tomto tahu ji už nelze použít
qm-do-discard-status = tato karta plánu se odloží
qm-do-discard-random-response = { $country } odloží lícem dolů jednu náhodně vybranou kartu reakce ze stolu
qm-do-reorder-top = prohlédni si { $cards ->
    [one] vrchní kartu
    [few] { $cards } vrchní karty
   *[other] { $cards } vrchních karet
} svého dobíracího balíčku a vrať je navrch v libovolném pořadí
qm-do-shuffle-card-into-deck = místo toho ji zamíchej do svého dobíracího balíčku
qm-do-put-card-on-deck = místo toho ji polož navrch svého dobíracího balíčku
qm-do-hand-to-deck-bottom-1-2 = vlož 1 nebo 2 karty z ruky dospod svého dobíracího balíčku
qm-do-play-from-discard = zahraj kartu ze svého odkládacího balíčku
qm-do-play-type-from-discard = zahraj kartu { OF($type) } ze svého odkládacího balíčku
qm-do-play-from-hand = { $mood ->
    [infinitive] zahrát kartu z ruky
   *[imperative] zahraj kartu z ruky
}
qm-do-draw = { $mood ->
    [infinitive] si dobrat
   *[imperative] dober si
} { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
}

## Co se stane: volby

qm-do-choose = zvol jedno: { $options }
qm-do-if-else = pokud { $condition }, { $then }; jinak { $otherwise }
qm-do-if = pokud { $condition }, { $then }
qm-do-choose-country = zvol { ACC($countries) }: { $effect }
qm-do-choose-of-team = zvol stát { GEN($team) }: { $effect }
qm-do-choose-of-team-next = zvol stát { GEN($team) }, s jehož domovským územím sousedí { $pieces }: { $effect }
qm-do-choose-of-team-within = zvol stát { GEN($team) }, od jehož domovského území je { $pieces } { GENDER($pieces) ->
    [n] vzdáleno
   *[f] vzdálena
} nejvýše { $distance } území: { $effect }
qm-do-each-chooses = { $countries } si nezávisle na sobě vyberou jedno: { $options }
qm-do-may = { $country } { NUM($country) ->
    [pl] mohou
   *[sg] může
} { $effect }
qm-do-any-order = { $clauses } (v libovolném pořadí)
qm-do-chain = { $first } a potom { $next }
