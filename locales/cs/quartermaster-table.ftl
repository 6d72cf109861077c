# Co zaznívá u stolu Quartermaster: otázky, možnosti, odmítnutí, záznam, herní plán.

## Otázky: $who je stát nebo státy, které rozhodují

qm-ask-nobody = Teď nikdo nerozhoduje.
qm-ask-waiting = Čeká se na rozhodnutí: { $who }.
qm-ask-opening = { $who }: které karty z úvodní ruky odložíš? { $left ->
    [one] Zbývá { $left } karta
    [few] Zbývají { $left } karty
   *[other] Zbývá { $left } karet
}.
qm-ask-prepare = { $who }: který plán nebo kterou reakci z dobíracího balíčku vyložíš, než válka začne?
qm-ask-play = { $who }: zahraj nebo odlož kartu.
qm-ask-reallocate = { $who }: k přerozdělení zdrojů odlož ještě { $left ->
    [one] { $left } kartu
    [few] { $left } karty
   *[other] { $left } karet
}.
qm-ask-take-basic = { $who }: kterou základní kartu si vezmeš z dobíracího balíčku?
qm-ask-supply = { $who }: nezásobované figurky se odstraní.
qm-ask-discard = { $who }: odlož z ruky libovolný počet karet.
qm-ask-pay = { $who }: zaplať odložením { $left ->
    [one] { $left } karty
   *[other] { $left } karet
} z ruky.
qm-ask-give-status = { $who }: kterou svou kartu plánu odložíš?
qm-ask-give-piece = { $who }: { GENDER($piece) ->
    [n] které
   *[f] kterou
} { ACC($piece) } odstraníš z herního plánu?
qm-ask-build = { $who }: kde vybuduješ figurku? ({ $card })
qm-ask-recruit = { $who }: kde získáš figurku? ({ $card })
qm-ask-battle = { $who }: kde provedeš bitvu? ({ $card })
qm-ask-eliminate = { $who }: kterou figurku odstraníš? ({ $card })
qm-ask-relocate-each = { $who }: kterou figurku odstraníš a vybuduješ tam nebo jinde? ({ $card })
qm-ask-choose = { $who }: co si vybereš? ({ $card })
qm-ask-choose-country = { $who }: který stát zvolíš? ({ $card })
qm-ask-each-chooses = { $who }: co si vybereš? ({ $card })
qm-ask-any-order = { $who }: co bude dál? ({ $card })
qm-ask-reorder-top = { $who }: která z těchto karet bude v dobíracím balíčku další? ({ $card })
qm-ask-hand-to-deck-bottom = { $who }: kterou kartu vložíš dospod dobíracího balíčku? ({ $card })
qm-ask-play-from-discard = { $who }: kterou kartu zahraješ z odkládacího balíčku? ({ $card })
qm-ask-take-from-discard = { $who }: kterou kartu si vezmeš z odkládacího balíčku do ruky? ({ $card })
qm-ask-lay-from-hand = { $who }: kterou kartu z ruky vyložíš na stůl? ({ $card })
qm-ask-lay-from-discard = { $who }: kterou kartu z odkládacího balíčku vyložíš na stůl? ({ $card })
qm-ask-hand-for-discards = { $who }: kolik karet? ({ $card })
qm-ask-play-from-hand = { $who }: kterou kartu zahraješ z ruky? ({ $card })
qm-ask-air = { $who }: zahraješ kartu Nasazení letky, nebo odložíš kartu a přesuneš letku?
qm-ask-marshal = { $who }: kterou letku přesuneš a kam?
qm-ask-retreat = { $who }: tvoje letka { IN($space) } přišla o základnu. Kam ustoupí?
qm-ask-deploy-air = { $who }: kde nasadíš letku? ({ $card })
qm-ask-marshal-air = { $who }: kterou letku přesuneš a kam? ({ $card })
qm-ask-rebuild = { $who }: kde vybuduješ { ACC($piece) }? ({ $card })
qm-ask-target = { $who }: čí { $kind ->
    [land] armáda
   *[sea] loďstvo
} { IN($space) } bude cílem bitvy?
qm-ask-withdraw = { $who }: kterou svou figurku odstraníš z herního plánu?
qm-ask-free = { $who }: karta „{ $card }“ by umístila { ACC($piece) }, ale v zásobě už { GENDER($piece) ->
    [n] žádné není. Které
   *[f] žádná není. Kterou
} kvůli ní odstraníš z herního plánu?

qm-ask-window-turn-start = { $who }: použiješ kartu na začátku tahu { GEN($country) }?
qm-ask-window-victory = { $who }: použiješ kartu ve fázi vítězných bodů { GEN($country) }?
qm-ask-window-discard-start = { $who }: použiješ kartu na začátku fáze odkládání karet { GEN($country) }?
qm-ask-window-played = { $who }: použiješ kartu v reakci na zahrání karty „{ $card }“?
qm-ask-window-resolved = { $who }: použiješ kartu, než bude karta „{ $card }“ odložena?
qm-ask-window-levied = { $who }: použiješ kartu, než { $country } odloží karty?
qm-ask-window-aimed = { $who }: použiješ kartu, když { $country } { NUM($country) ->
    [pl] mají
   *[sg] má
} kvůli kartě „{ $card }“ odložit karty?
qm-ask-window-threat = { $who }: použiješ kartu, než bude { $piece } { GEN($country) } { IN($space) } { GENDER($piece) ->
    [n] odstraněno
   *[f] odstraněna
}?
qm-ask-window-removed = { $who }: použiješ kartu po odstranění { GEN($piece) } { GEN($country) } { IN($space) }?
qm-ask-window-battle = { $who }: použiješ kartu po bitvě { GEN($country) } { IN($space) }?
qm-ask-window-built = { $who }: použiješ kartu po vybudování { GEN($piece) } { GEN($country) } { IN($space) }?
qm-ask-window-recruited = { $who }: použiješ kartu po získání { GEN($piece) } { GEN($country) } { IN($space) }?
qm-ask-window-play-start = { $who }: použiješ kartu na začátku fáze zahrání karty { GEN($country) }?
qm-ask-window-victory-start = { $who }: použiješ kartu na začátku fáze vítězných bodů { GEN($country) }?
qm-ask-window-draw-start = { $who }: použiješ kartu na začátku fáze dobírání karet { GEN($country) }?
qm-ask-window-air-moved = { $who }: použiješ kartu po příletu letky { GEN($country) } na území { $space }?
qm-ask-window-status-used = { $who }: použiješ kartu v reakci na použití karty „{ $card }“?
qm-ask-window-using = { $who }: použiješ kartu, než proběhne efekt karty „{ $card }“?

## Co vedlo k otázce

qm-trail-card = { $country } { NUM($country) ->
    [pl] hrají
   *[sg] hraje
} kartu „{ $card }“
qm-trail-card-cancelled = { $country } { NUM($country) ->
    [pl] hrají
   *[sg] hraje
} kartu „{ $card }“, její efekt neproběhne
qm-trail-use = { $country } { NUM($country) ->
    [pl] používají
   *[sg] používá
} kartu „{ $card }“
qm-trail-battle = { $kind ->
    [land] pozemní
   *[sea] námořní
} bitva { GEN($country) } { IN($space) }
qm-trail-threat-battle = cílem bitvy je { $piece } { GEN($country) } { IN($space) }
qm-trail-threat-elimination = { $piece } { GEN($country) } { IN($space) } má být { GENDER($piece) ->
    [n] odstraněno
   *[f] odstraněna
} efektem karty
qm-trail-threat-supply = { $piece } { GEN($country) } { IN($space) } není { GENDER($piece) ->
    [n] zásobováno a má být odstraněno
   *[f] zásobována a má být odstraněna
}

## Možnosti

qm-choice-play = zahraj kartu „{ $card }“
qm-choice-discard = odlož kartu „{ $card }“
qm-choice-use = použij kartu „{ $card }“
qm-choice-take = vezmi si kartu „{ $card }“
qm-choice-order = další karta: „{ $card }“
qm-choice-bottom = vlož kartu „{ $card }“ dospod dobíracího balíčku
qm-choice-of-country = { $choice } ({ $country })
qm-choice-build = vybuduj { ACC($piece) } { IN($space) }
qm-choice-redeclare = počítej { ACC($piece) } { IN($space) } jako nově { GENDER($piece) ->
    [n] vybudované
   *[f] vybudovanou
}
qm-choice-recruit = získej { ACC($piece) } { IN($space) }
qm-choice-build-of = vybuduj { ACC($piece) } { GEN($country) } { IN($space) }
qm-choice-redeclare-of = počítej { ACC($piece) } { GEN($country) } { IN($space) } jako nově { GENDER($piece) ->
    [n] vybudované
   *[f] vybudovanou
}
qm-choice-recruit-of = získej { ACC($piece) } { GEN($country) } { IN($space) }
qm-choice-battle = proveď bitvu { IN($space) }
qm-choice-lift = odstraň { ACC($piece) } { IN($space) } a vybuduj { GENDER($piece) ->
    [n] ho
   *[f] ji
} tam nebo jinde
qm-choice-deploy = nasaď letku { IN($space) }
qm-choice-marshal = přesuň letku z území { $space } na území { $to }
qm-choice-retreat = ustup na území { $space }
qm-choice-defend = letecká obrana: obětuj místo toho letku
qm-choice-strike = nálet: obětuj letku { IN($space) }, aby byla figurka přece odstraněna
qm-choice-target = napadni { ACC($country) }
qm-choice-choose = { $country }
qm-choice-eliminate = odstraň { ACC($piece) } { GEN($country) } { IN($space) }
qm-choice-remove = odstraň z herního plánu { ACC($piece) } { GEN($country) } { IN($space) }
qm-choice-request = požádej o odstranění { GEN($piece) } { GEN($country) } { IN($space) }

# What somebody points at.
qm-thing-piece = { $piece } { GEN($country) } { IN($space) }
qm-choice-option = možnost { $n }
qm-choice-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}
qm-choice-forfeit = odlož vrchní kartu z dobíracího balíčku (je-li prázdný, ztrať bod)
qm-choice-reallocate = přerozděl zdroje
qm-choice-pass = už nic
qm-choice-no-response = bez reakce
qm-choice-no-preparation = nevykládej žádnou kartu
qm-choice-withdraw = odstraň z herního plánu vlastní figurku
qm-choice-shuffle = dobírací balíček se míchá
qm-choice-pick = vylosována karta { $n }

## Odmítnutí

qm-err-game-over = hra už skončila
qm-err-not-asked = teď nerozhoduješ ty
qm-err-not-the-question = na položenou otázku takto odpovědět nelze
qm-err-not-your-card = karta „{ $card }“ nepatří státu, který teď rozhoduje
qm-err-not-in-hand = kartu „{ $card }“ nemáš v ruce
qm-err-not-there = karta „{ $card }“ není mezi těmi, které si můžeš vzít
qm-err-not-on-table = karta „{ $card }“ neleží na stole
qm-err-no-trigger = karta „{ $card }“ nereaguje na to, co se právě stalo
qm-err-already-used = karta „{ $card }“ už byla použita
qm-err-no-effect = karta „{ $card }“ by teď neměla žádný efekt
qm-err-wrong-terrain = armády patří na pevninu a loďstva na moře: území { $space } se k tomu nehodí
qm-err-outside-area = karta nedosáhne na území { $space }
qm-err-not-adjacent = území { $space } nesousedí s žádnou tvou figurkou
qm-err-neighbour-unsupplied = území { $space } sousedí s tvými figurkami, ale žádná z nich není zásobována
qm-err-would-be-unsupplied = { $piece } { IN($space) } by { GENDER($piece) ->
    [n] nebylo zásobováno
   *[f] nebyla zásobována
}
qm-err-no-port = { $piece } { IN($space) } by { GENDER($piece) ->
    [n] nemělo
   *[f] neměla
} přístav
qm-err-enemy-there = { IN($space) } stojí { GENDER($piece) ->
    [n] nepřátelské
   *[f] nepřátelská
} { $piece }
qm-err-friend-there = { IN($space) } stojí { $piece } tvé strany konfliktu
qm-err-own-piece-there = { IN($space) } už stojí { GENDER($piece) ->
    [n] tvé
   *[f] tvá
} { $piece }
qm-err-no-piece-left = takovou figurku už v zásobě nemáš
qm-err-no-such-piece = { IN($space) } není žádná taková figurka: { $piece } { GEN($country) }
qm-err-protected = { ACC($piece) } { GEN($country) } { IN($space) } nelze v tomto tahu odstranit
qm-err-under-threat = { $piece } { GEN($country) } { IN($space) } má být právě { GENDER($piece) ->
    [n] odstraněno, z vlastní vůle ho
   *[f] odstraněna, z vlastní vůle ji
} teď odstranit nelze
qm-err-no-help = ani bez této figurky by karta nemohla žádnou umístit: { $piece } { GEN($country) } { IN($space) }
qm-err-requested-already = o odstranění této figurky už je požádáno: { $piece } { GEN($country) } { IN($space) }
qm-err-wrong-country = tento stát nelze zvolit: { $country }
qm-err-must-act = něco udělat musíš, pasovat nelze
qm-err-no-such-option = taková možnost teď není
qm-err-reallocation-off = u tohoto stolu se s přerozdělením zdrojů nehraje
qm-err-reallocated-already = přerozdělení zdrojů už v tomto tahu proběhlo
qm-err-too-few-cards = máš v ruce příliš málo karet
qm-err-hand-not-empty = máš v ruce karty: jednu z nich zahraj nebo odlož
qm-err-asked-already = teď rozhoduješ ty, vyber si z nabízených odpovědí
qm-err-impossible-chance = takový výsledek losování teď není možný

## Záznam

qm-log-shuffled = { $country } { NUM($country) ->
    [pl] míchají
   *[sg] míchá
} dobírací balíček
qm-log-drew = { $country } { NUM($country) ->
    [pl] dobírají
   *[sg] dobírá
} kartu „{ $card }“
qm-log-drew-hidden = { $country } { NUM($country) ->
    [pl] dobírají
   *[sg] dobírá
} kartu
qm-log-discarded = { $country } { NUM($country) ->
    [pl] odkládají
   *[sg] odkládá
} kartu „{ $card }“ { $from ->
    [hand] z ruky
    [deck] z dobíracího balíčku
    [table] ze stolu
   *[pile] z odkládacího balíčku
}
qm-log-discarded-hidden = { $country } { NUM($country) ->
    [pl] odkládají
   *[sg] odkládá
} kartu { $from ->
    [hand] z ruky
    [deck] z dobíracího balíčku
    [table] ze stolu
   *[pile] z odkládacího balíčku
}
qm-log-prepared = všechny státy se připravily na válku
qm-log-round-began = začíná { $round }. kolo
qm-log-turn-began = { $country }: začátek tahu
qm-log-step-began = { $step }
qm-log-played = { $country } { NUM($country) ->
    [pl] hrají
   *[sg] hraje
} kartu „{ $card }“
qm-log-laid = { $country } { NUM($country) ->
    [pl] vykládají
   *[sg] vykládá
} lícem dolů kartu „{ $card }“
qm-log-laid-hidden = { $country } { NUM($country) ->
    [pl] vykládají
   *[sg] vykládá
} kartu reakce lícem dolů
qm-log-used = { $country } { NUM($country) ->
    [pl] používají
   *[sg] používá
} kartu „{ $card }“
qm-log-revealed = { $country } { NUM($country) ->
    [pl] odhalují a používají
   *[sg] odhaluje a používá
} kartu „{ $card }“
qm-log-spent = karta „{ $card }“ jde na odkládací balíček
qm-log-returned = karta „{ $card }“ se zamíchá zpět do dobíracího balíčku
qm-log-returned-on-top = karta „{ $card }“ jde navrch dobíracího balíčku
qm-log-reallocated = { $country } { NUM($country) ->
    [pl] přerozdělují zdroje a berou si
   *[sg] přerozděluje zdroje a bere si
} kartu „{ $card }“
qm-log-looked = { $country } si { NUM($country) ->
    [pl] prohlížejí
   *[sg] prohlíží
} { $cards ->
    [one] vrchní kartu
    [few] { $cards } vrchní karty
   *[other] { $cards } vrchních karet
} svého dobíracího balíčku
qm-log-fetched = { $country } { NUM($country) ->
    [pl] si berou
   *[sg] si bere
} z odkládacího balíčku kartu „{ $card }“
qm-log-fetched-hidden = { $country } { NUM($country) ->
    [pl] si berou
   *[sg] si bere
} kartu z odkládacího balíčku
qm-log-recovered = { $country }: náhodně vybraná karta z odkládacího balíčku jde lícem dolů navrch dobíracího balíčku
qm-log-reordered = { $country } { NUM($country) ->
    [pl] kladou
   *[sg] klade
} kartu „{ $card }“ jako další do dobíracího balíčku
qm-log-reordered-hidden = { $country } { NUM($country) ->
    [pl] kladou
   *[sg] klade
} další kartu do dobíracího balíčku
qm-log-bottomed = { $country } { NUM($country) ->
    [pl] vkládají
   *[sg] vkládá
} kartu „{ $card }“ dospod dobíracího balíčku
qm-log-bottomed-hidden = { $country } { NUM($country) ->
    [pl] vkládají
   *[sg] vkládá
} kartu z ruky dospod dobíracího balíčku
qm-log-built = { $country } { NUM($country) ->
    [pl] budují
   *[sg] buduje
} { ACC($piece) } { IN($space) }
qm-log-redeclared = { $piece } { GEN($country) } { IN($space) } se počítá jako nově { GENDER($piece) ->
    [n] vybudované
   *[f] vybudovaná
}
qm-log-recruited = { $country } { NUM($country) ->
    [pl] získávají
   *[sg] získává
} { ACC($piece) } { IN($space) }
qm-log-battled = { $country } { NUM($country) ->
    [pl] provádějí
   *[sg] provádí
} { $kind ->
    [land] pozemní
   *[sea] námořní
} bitvu { IN($space) }
qm-log-removed-by-battle = { $piece } { GEN($country) } { IN($space) } je { GENDER($piece) ->
    [n] odstraněno
   *[f] odstraněna
} v bitvě
qm-log-eliminated = { $piece } { GEN($country) } { IN($space) } je { GENDER($piece) ->
    [n] odstraněno
   *[f] odstraněna
} efektem karty
qm-log-removed-unsupplied = { $piece } { GEN($country) } { IN($space) } je { GENDER($piece) ->
    [n] odstraněno
   *[f] odstraněna
} pro nedostatek zásobování
qm-log-withdrew = { $country } { NUM($country) ->
    [pl] odstraňují
   *[sg] odstraňuje
} z herního plánu { GENDER($piece) ->
    [n] své
   *[f] svou
} { ACC($piece) } { IN($space) }
qm-log-protected = { $piece } { GEN($country) } { IN($space) } je do konce tahu { GENDER($piece) ->
    [n] chráněno
   *[f] chráněna
}
qm-log-spared = { $piece } { GEN($country) } { IN($space) } zůstává na místě
qm-log-deployed = { $country } { NUM($country) ->
    [pl] nasazují
   *[sg] nasazuje
} letku { IN($space) }
qm-log-marshalled = { $country } { NUM($country) ->
    [pl] přesouvají
   *[sg] přesouvá
} letku z území { $space } na území { $to }
qm-log-retreated = letka { GEN($country) } ustupuje z území { $space } na území { $to }
qm-log-defended = letecká obrana: { $country } { NUM($country) ->
    [pl] přicházejí
   *[sg] přichází
} o letku { IN($space) }
qm-log-struck = nálet: { $country } { NUM($country) ->
    [pl] přicházejí
   *[sg] přichází
} o letku { IN($space) } při úderu na území { $to }
qm-log-removed-stranded = { $piece } { GEN($country) } { IN($space) } nemá kam ustoupit a je odstraněna
qm-log-cancelled = efekt karty „{ $card }“ neproběhne
qm-log-scored-spaces = { $country }: { $points } VB za klíčová území: { $spaces }
qm-log-scored-card = { $country }: { $points } VB za kartu „{ $card }“
qm-log-scored-depletion = { $country }: ztráta { $points } VB za chybějící karty
qm-log-victory-skipped = { $country } { NUM($country) ->
    [pl] přeskakují
   *[sg] přeskakuje
} fázi vítězných bodů: na domovském území stojí nepřítel
qm-log-ended = konec hry

## Konec

qm-outcome-sudden-victory = { $team } okamžitě vítězí s náskokem nejméně 30 bodů (kolo { $rounds }). Osa { $axis } VB, Spojenci { $allies } VB.
qm-outcome-last-round = { $team } vítězí na body po { $rounds }. kole. Osa { $axis } VB, Spojenci { $allies } VB.
qm-outcome-tie = Po { $rounds }. kole je stav nerozhodný, vítězí { $team }. Osa { $axis } VB, Spojenci { $allies } VB.

## Herní plán

qm-board-setup = Kolo { $round }/{ $rounds }, před prvním tahem. { NUM($country) ->
    [pl] Začínají
   *[sg] Začíná
} { $country }.
qm-board-turn = Kolo { $round }/{ $rounds }. { $country }, { $step }.
qm-board-points = Vítězné body: Osa { $axis }, Spojenci { $allies }.
qm-board-legend = Velká písmena jsou armády, malá loďstva; ^ je letka, ! nezásobovaná figurka, * klíčové území, ~ moře. { $countries }.
qm-board-strait = Úžina { $seas }: otevřena pro { ACC($team) } ({ $anchor }).
qm-board-country = { $country } ({ $team }, místo { $seat })
qm-board-armies = Armády: { $spaces }.
qm-board-armies-none = Armády: žádné.
qm-board-navies = Loďstva: { $spaces }.
qm-board-navies-none = Loďstva: žádná.
qm-board-air = Letky: { $spaces }.
qm-board-air-none = Letky: žádné.
qm-board-left-air = Letky k nasazení: { $air }.
qm-board-piece = { $space }{ $unsupplied ->
    [yes] { " " }({ GENDER($piece) ->
        [n] nezásobováno
       *[f] nezásobována
    })
   *[no] { "" }
}{ $protected ->
    [yes] { " " }({ GENDER($piece) ->
        [n] chráněno
       *[f] chráněna
    })
   *[no] { "" }
}
qm-board-left = V zásobě: { $armies ->
    [one] { $armies } armáda
    [few] { $armies } armády
   *[other] { $armies } armád
}, { $navies ->
    [one] { $navies } loďstvo
    [few] { $navies } loďstva
   *[other] { $navies } loďstev
}.
qm-board-cards = Karty: v ruce { $hand }, v dobíracím balíčku { $deck }, odložené { $pile }, na stole lícem dolů { $responses }.
qm-board-pile-top = Navrchu odkládacího balíčku: { $card }.
qm-board-status = Karty plánu: { $cards }.
qm-board-used = { $card } (v tomto tahu použita)
qm-board-deck-seen = Všichni znají v dobíracím balíčku: { $cards }.
qm-board-place = { $place }. { $card }
qm-board-copies = { $card } ×{ $n }
qm-board-own = Co víš jen ty ({ $country })
qm-board-own-hand = Ruka: { $cards }.
qm-board-own-hand-none = Ruka je prázdná.
qm-board-own-responses = Karty reakce lícem dolů: { $cards }.
qm-board-own-pile = Odložené lícem vzhůru, odshora: { $cards }.
qm-board-own-discards = Odložené lícem dolů: { $cards }.
qm-board-own-deck-known = Známá místa v dobíracím balíčku: { $cards }.
qm-board-own-deck = V dobíracím balíčku, bez pořadí: { $cards }.
qm-board-own-requests = K odstranění, jakmile to půjde: { $spaces }.

## Místa, jedno po druhém

qm-place = { $land ->
    [yes] Pevnina
   *[no] Moře
}{ $supply ->
    [yes] , klíčové území
   *[no] { "" }
}.
qm-place-pieces = Figurky: { $pieces }.
qm-place-air = { $country } (letka)
qm-place-strait = { $sea } (úžina: { $anchor })
