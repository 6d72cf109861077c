# Co zaznívá u stolu General Orders: otázky, možnosti, odmítnutí, záznam, herní plán.

## Otázky

orders-ask-nobody = Teď nikdo nerozhoduje.
orders-ask-waiting = Čeká se na rozhodnutí: { $who }.
orders-ask-turn = { $who }: kam nasadíš velitele?
orders-ask-turn-extra = { $who }: nasadíš ještě jednoho velitele?
orders-ask-beside = { $who }: vedle kterého nepřátelského velitele se postavíš? ({ $card })
orders-ask-enter = { $who }: odkud vstoupí { $kind ->
    [plane] letadla
   *[troop] vojáci
}? ({ $space })
orders-ask-target = { $who }: co bude cílem? ({ $space })
orders-ask-commit = { $who }: kolik letadel vyšleš? ({ $space })
orders-ask-pull = { $who }: odkud stáhneš { $kind ->
    [plane] letadla
   *[troop] vojáky
} do rezervy? ({ $space })
orders-ask-place = { $who }: kam umístíš { $kind ->
    [plane] letadlo
   *[troop] vojáka
}? ({ $space })
orders-ask-left = Zbývá nejvýše: { $n }.
orders-ask-window = { $who }: použiješ teď kartu?
orders-ask-add = { $who }: kolik { $kind ->
    [plane] letadel
   *[troop] vojáků
} přidáš? Nejvýše { $most }.
orders-ask-keep = { $who }: tvůj hod má { $n ->
    [one] { $n } zásah
    [few] { $n } zásahy
   *[other] { $n } zásahů
}. Necháš si ho?
orders-ask-keep-none = { $who }: tvůj hod nikoho nezasáhl. Necháš si ho?
orders-ask-return = { $who }: který velitel se vrátí do zóny pohotovosti?

## Možnosti

orders-choice-deploy = nasaď: { $space }
orders-choice-play = použij kartu { $card }
orders-choice-reroll = odlož kartu { $card } a hoď znovu
orders-choice-target = cíl: { $place }
orders-choice-target-held = cíl: { $place } ({ $faction }: { $n })
orders-choice-target-idle = cíl: { $place } (není tam nepřítel: palba nikoho nezasáhne)
orders-choice-move = { $place }: { $kind ->
    [plane] { $n ->
        [one] { $n } letadlo
        [few] { $n } letadla
       *[other] { $n } letadel
    }
   *[troop] { $n ->
        [one] { $n } voják
        [few] { $n } vojáci
       *[other] { $n } vojáků
    }
}
orders-choice-commit = vyšli { $n ->
    [one] { $n } letadlo
    [few] { $n } letadla
   *[other] { $n } letadel
}
orders-choice-add = přidej { $kind ->
    [plane] { $n ->
        [one] { $n } letadlo
        [few] { $n } letadla
       *[other] { $n } letadel
    }
   *[troop] { $n ->
        [one] { $n } vojáka
        [few] { $n } vojáky
       *[other] { $n } vojáků
    }
}
orders-choice-pull = stáhni { $kind ->
    [plane] letadlo
   *[troop] vojáka
}: { $place }
orders-choice-place = umísti { $kind ->
    [plane] letadlo
   *[troop] vojáka
}: { $place }
orders-choice-return = vrací se: { $space }
orders-choice-keep = nech si hod
orders-choice-done = už nic
orders-choice-decline = bez karty
orders-choice-pass = pasuj do konce kola
orders-choice-chance = rozhodne náhoda

## Odmítnutí

orders-err-game-over = hra už skončila
orders-err-not-asked = teď nerozhoduješ ty
orders-err-not-the-question = na položenou otázku takto odpovědět nelze
orders-err-no-commander = nemáš v rezervě velitele
orders-err-space-taken = už tam stojí velitel ({ $space })
orders-err-no-enemy-commander = není tam nepřátelský velitel ({ $space })
orders-err-wrong-colour = to je pole druhé frakce ({ $space })
orders-err-wrong-space = karta se tohoto pole netýká ({ $space })
orders-err-done-this-round = tato akce už v tomto kole proběhla ({ $space })
orders-err-controlled-already = { $kind ->
    [plane] tuto zónu už ovládáš
   *[troop] toto území už ovládáš
} ({ $place })
orders-err-nobody-to-enter = { $kind ->
    [plane] v žádné sousední zásobované zóně není volné letadlo
   *[troop] na žádném sousedním zásobovaném území není volný voják
} ({ $place })
orders-err-not-supplied = { $kind ->
    [plane] tuto zónu neovládáš, nebo není zásobovaná
   *[troop] toto území neovládáš, nebo není zásobované
} ({ $place })
orders-err-reserve-empty = tvá rezerva je prázdná
orders-err-last-piece = { $kind ->
    [plane] poslední letadlo
   *[troop] poslední voják
} musí zůstat ({ $place })
orders-err-out-of-range = toto území je příliš daleko ({ $place })
orders-err-outside-zone = toto území neleží pod touto zónou ({ $place })
orders-err-no-drop = tam nelze provést výsadek ({ $place })
orders-err-not-adjacent = s cílem nesousedí ({ $place })
orders-err-moved-already = { $kind ->
    [plane] letadla odtud už vyrazila
   *[troop] vojáci odtud už vyrazili
} ({ $place })
orders-err-too-many = tolik jich není
orders-err-too-few = musí být alespoň jeden kus
orders-err-full = víc { $kind ->
    [plane] letadel
   *[troop] vojáků
} se tam nevejde ({ $place })
orders-err-no-piece = nemáš tam { $kind ->
    [plane] letadlo
   *[troop] vojáka
} ({ $place })
orders-err-must-move = nejprve musí někdo vstoupit
orders-err-not-in-hand = kartu { $card } nemáš v ruce
orders-err-wrong-moment = kartu { $card } teď použít nelze
orders-err-used-this-turn = karta { $card } už byla v tomto tahu použita
orders-err-no-effect = karta { $card } by teď neměla žádný efekt
orders-err-no-own-commander = tvůj velitel tam není ({ $space })
orders-err-impossible-chance = takový výsledek losování teď není možný

## Záznam

orders-log-shuffled = balíček se míchá
orders-log-token-drawn = { $place }: { $bonus }
orders-log-initiative = iniciativa: { $faction }
orders-log-round-began = začíná { $round }. kolo
orders-log-turn-began = { $faction }: začátek tahu
orders-log-passed = { $faction } pasují
orders-log-deployed = { $faction } nasazují velitele: { $space }
orders-log-targeted = { $faction } volí cíl: { $place }
orders-log-moved = { $faction } přesouvají { $kind ->
    [plane] { $n ->
        [one] { $n } letadlo
        [few] { $n } letadla
       *[other] { $n } letadel
    }
   *[troop] { $n ->
        [one] { $n } vojáka
        [few] { $n } vojáky
       *[other] { $n } vojáků
    }
}: { $from } → { $to }
orders-log-arrived = { $faction } umisťují z rezervy { $kind ->
    [troop] { $n ->
        [one] { $n } vojáka
        [few] { $n } vojáky
       *[other] { $n } vojáků
    }
   *[plane] { $n ->
        [one] { $n } letadlo
        [few] { $n } letadla
       *[other] { $n } letadel
    }
} ({ $place })
orders-log-removed-fire = { $faction } ztrácejí pod palbou { $kind ->
    [troop] { $n ->
        [one] { $n } vojáka
        [few] { $n } vojáky
       *[other] { $n } vojáků
    }
   *[plane] { $n ->
        [one] { $n } letadlo
        [few] { $n } letadla
       *[other] { $n } letadel
    }
} ({ $place })
orders-log-removed-defence = { $faction } ztrácejí při hodu obránce { $kind ->
    [troop] { $n ->
        [one] { $n } vojáka
        [few] { $n } vojáky
       *[other] { $n } vojáků
    }
   *[plane] { $n ->
        [one] { $n } letadlo
        [few] { $n } letadla
       *[other] { $n } letadel
    }
} ({ $place })
orders-log-removed-attrition = { $faction } ztrácejí ve střetu { $kind ->
    [troop] { $n ->
        [one] { $n } vojáka
        [few] { $n } vojáky
       *[other] { $n } vojáků
    }
   *[plane] { $n ->
        [one] { $n } letadlo
        [few] { $n } letadla
       *[other] { $n } letadel
    }
} ({ $place })
orders-log-removed-limit = { $faction } vracejí do rezervy { $kind ->
    [troop] { $n ->
        [one] { $n } vojáka
        [few] { $n } vojáky
       *[other] { $n } vojáků
    }
   *[plane] { $n ->
        [one] { $n } letadlo
        [few] { $n } letadla
       *[other] { $n } letadel
    }
} nad limit ({ $place })
orders-log-removed-committed = { $faction } vracejí do rezervy { $kind ->
    [troop] { $n ->
        [one] { $n } vyslaného vojáka
        [few] { $n } vyslané vojáky
       *[other] { $n } vyslaných vojáků
    }
   *[plane] { $n ->
        [one] { $n } vyslané letadlo
        [few] { $n } vyslaná letadla
       *[other] { $n } vyslaných letadel
    }
} ({ $place })
orders-log-removed-pulled = { $faction } stahují do rezervy { $kind ->
    [troop] { $n ->
        [one] { $n } vojáka
        [few] { $n } vojáky
       *[other] { $n } vojáků
    }
   *[plane] { $n ->
        [one] { $n } letadlo
        [few] { $n } letadla
       *[other] { $n } letadel
    }
} ({ $place })
orders-log-battle = střet: { $place }, brání { $faction }
orders-log-rolled = { $faction } házejí: { $dice }
orders-log-missed = palba nikoho nezasáhla ({ $place })
orders-log-drew = { $faction } dobírají kartu { $card }
orders-log-drew-hidden = { $faction } dobírají kartu
orders-log-played = { $faction } používají kartu { $card }
orders-log-rerolled = { $faction } odkládají kartu { $card } a házejí znovu
orders-log-readied = { $faction } získávají ze zóny pohotovosti { $n ->
    [one] { $n } velitele
    [few] { $n } velitele
   *[other] { $n } velitelů
}
orders-log-returned = { $faction }: velitel se vrací do zóny pohotovosti ({ $space })
orders-log-returned-reserve = { $faction }: velitel jde z rezervy do zóny pohotovosti
orders-log-recalled = { $faction } stahují velitele
orders-log-ended = konec hry

## Konec

orders-outcome-hq-lost = { $winner } vítězí: { $loser } ztratili své velitelství.
orders-outcome-stars = { $winner } vítězí na hvězdy (Modří { $blue }, Žlutí { $yellow }).
orders-outcome-initiative = Stejný počet hvězd (Modří { $blue }, Žlutí { $yellow }): rozhoduje iniciativa, vítězí { $winner }.

## Herní plán

orders-board-round = Kolo { $round }/{ $rounds }. Na tahu: { $faction }. Iniciativa: { $initiative }.
orders-board-faction = { $faction }: hvězdy { $stars }; rezerva: vojáci { $troops }, letadla { $planes }, velitelé { $commanders }; v pohotovosti { $ready }; karty { $hand }.
orders-board-passed = { $faction } pasovali.
orders-board-held = { $place }: { $faction } { $n }
orders-board-held-unsupplied = { $place }: { $faction } { $n }, bez zásobování
orders-board-empty = { $place }: prázdno
orders-board-bonus = { $place } ({ $bonus })
orders-board-commanders = Velitelé ({ $faction }): { $spaces }.
orders-board-deck = V balíčku: { $deck }. Odložené karty: { $cards }.
orders-board-hand = Tvé karty: { $cards }.
orders-board-support = Podpůrné akce: { $spaces }.
orders-board-support-space = { $space } ({ $strength })
orders-board-support-initiative = { $space } ({ $strength }, iniciativa)
orders-board-bonuses = Bonusy: { $bonuses }.
orders-board-legend = Na plánu: { $blue }3 nebo { $yellow }3 – vojáci; ! – bez zásobování; * – hvězda; # – velitelství; [{ $blue }] nebo [{ $yellow }] – velitel.
orders-board-legend-zones = Na plánu: { $blue }3 nebo { $yellow }3 – vojáci nebo letadla; ! – bez zásobování; * – hvězda; # – velitelství; [{ $blue }] nebo [{ $yellow }] – velitel; (1) – vzdušná zóna.
orders-board-legend-water = ~ – tam nikdo nemůže.

## Místa, jedno po druhém

orders-place-nobody = Nikdo tam není.
orders-place-held = { $faction }: { $n }{ $supplied ->
    [yes] { "" }
   *[no] , bez zásobování
}.
orders-place-stars = Hvězdy: { $n }.
orders-place-hq = Velitelství: { $faction }.
orders-place-zone = Vzdušná zóna: { $zone }.
orders-place-bonus = { $bonus }: { $text }
orders-place-actions = Akce: { $actions }.

## Probíhající střet nebo palba

orders-battle-enters = { $place }: { $action ->
    [fly] { $faction } přilétají, { $n ->
        [one] { $n } letadlo
        [few] { $n } letadla
       *[other] { $n } letadel
    }
    [scramble] { $faction } vzlétají, { $n ->
        [one] { $n } letadlo
        [few] { $n } letadla
       *[other] { $n } letadel
    }
    [paradrop] { $faction } vysazují { $n ->
        [one] { $n } vojáka
        [few] { $n } vojáky
       *[other] { $n } vojáků
    }
   *[advance] { $faction } vstupují, { $n ->
        [one] { $n } voják
        [few] { $n } vojáci
       *[other] { $n } vojáků
    }
}
orders-battle-fires = { $place }: { $action ->
    [bombard] { $faction } bombardují
   *[barrage] { $faction } ostřelují
}
orders-battle-dice = { $faction } házejí: { $n ->
    [one] { $n } kostka
    [few] { $n } kostky
   *[other] { $n } kostek
}
orders-battle-dice-cover = { $n } za vzdušnou zónu
orders-battle-dice-bonus = { $bonus }: { $n }
orders-battle-dice-cards = { $n } za karty
orders-battle-hits = { $n ->
    [one] { $n } zásah
    [few] { $n } zásahy
   *[other] { $n } zásahů
}
orders-battle-no-hits = žádný zásah
orders-battle-removes = útočníkům ubude { $n }, zbude { $attackers } proti { $defenders }
orders-battle-removes-nobody = { $attackers } proti { $defenders }
orders-battle-fire-removes = ubude { $n } z celkových { $defenders }
orders-battle-fire-misses = nikdo neubude
orders-battle-keep = Když si hod necháš
orders-battle-again = Odlož kartu a hoď znovu
orders-battle-again-none = Další hod by stál kartu. Žádnou nemáš.
orders-battle-each = každá strana ztratí { $n }
orders-battle-over = nad limit: { $n } se vrací do rezervy
orders-battle-stars-lost = { $faction } ztratí { $n ->
    [one] { $n } hvězdu
    [few] { $n } hvězdy
   *[other] { $n } hvězd
}
orders-battle-stars-won = { $faction } získají { $n ->
    [one] { $n } hvězdu
    [few] { $n } hvězdy
   *[other] { $n } hvězd
}
orders-battle-wins = { $faction } vyhrají hru
orders-battle-held = { $place }: { $faction } udrží, zbude { $n }
orders-battle-lost = { $place }: { $faction } obsadí, zbude { $n }
orders-battle-empty = { $place }: nikdo nezbude
orders-battle-cleared = { $place }: nikdo nezbude
orders-battle-weakened = { $place }: { $faction }, zbude { $n }
orders-battle-missed = { $place }: { $faction } beze ztrát, zbude { $n }
orders-odds-held = udrženo { $n } %
orders-odds-lost = ztraceno { $n } %
orders-odds-empty = prázdno { $n } %
orders-odds-cleared = vyčištěno { $n } %
orders-odds-weakened = oslabeno { $n } %
orders-odds-missed = vedle { $n } %

## Bonusy a podpora ve zkratce

orders-posts-note = Bonus platí, dokud je jeho území tvoje a zásobované.
orders-posts-find = klepni a najdeš ho na plánu
orders-post-strength = { $action }: { $of ->
    [plan] o { $n ->
        [one] { $n } kartu více
        [few] { $n } karty více
       *[other] { $n } karet více
    }
    [scramble] o { $n ->
        [one] { $n } letadlo více
        [few] { $n } letadla více
       *[other] { $n } letadel více
    }
   *[reinforce] o { $n ->
        [one] { $n } vojáka více
        [few] { $n } vojáky více
       *[other] { $n } vojáků více
    }
}
orders-post-enter = { $action }: { $kind ->
    [plane] o { $n ->
        [one] { $n } letadlo více
        [few] { $n } letadla více
       *[other] { $n } letadel více
    }
   *[troop] o { $n ->
        [one] { $n } vojáka více
        [few] { $n } vojáky více
       *[other] { $n } vojáků více
    }
}
orders-post-dice = { $action }: o { $n ->
    [one] { $n } kostku více
    [few] { $n } kostky více
   *[other] { $n } kostek více
}
orders-post-commanders = o { $n ->
    [one] { $n } velitele více
    [few] { $n } velitele více
   *[other] { $n } velitelů více
}
orders-post-defence = Při obraně: o { $n ->
    [one] { $n } kostku více
    [few] { $n } kostky více
   *[other] { $n } kostek více
}
orders-post-idle = nemá ho nikdo
orders-post-unsupplied = bez zásobování: neplatí
orders-support-once = Podpora: každá jednou za kolo
orders-strip-commanders = Velitelé v rezervě: { $n }/{ $all }
orders-strip-reserve = { $n } v rezervě
orders-strip-passed = pas
