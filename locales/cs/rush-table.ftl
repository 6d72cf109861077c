# Co zaznívá u stolu Rush: otázky, možnosti, odmítnutí, záznam, stůl.

## Otázky

rush-ask-nobody = Teď nikdo nerozhoduje.
rush-ask-waiting = Čeká se na rozhodnutí: { $who }.
rush-ask-play = { $who }: co uděláš se svými kartami?
rush-ask-purchase = { $who }: kterými kartami zaplatíš za vozidlo { $card }?
rush-ask-card = { $who }: využiješ některou vlastnost karty { $card }?
rush-ask-ability = { $who }: využiješ vlastnost { $ability }? ({ $card })
rush-ask-place = { $who }: kterou základnu bude bránit vozidlo { $card }?
rush-ask-sabotage = { $who }: kterou kartu kvůli sabotáži odložíš?
rush-ask-name = { $who }: která vozidla útočí?
rush-ask-fire = { $who }: které vozidlo střílí jako další?
rush-ask-aim = { $who }: na co střílí vozidlo { $card } (palebná síla { $firepower })?
rush-ask-reward = { $who }: kterou medaili si vezmeš? { $due ->
    [one] Náleží ti ještě { $due } medaile
    [few] Náleží ti ještě { $due } medaile
   *[other] Náleží ti ještě { $due } medailí
}.

## Možnosti

rush-choice-buy = kup: { $card }
rush-choice-pay = zaplať kartou { $card }
rush-choice-use = využij vlastnosti karty { $card }
rush-choice-defend = do obrany: { $card }
rush-choice-attack = do útoku: { $card }
rush-choice-attack-idle = do útoku: { $card } (zatím nemá co zasáhnout)
rush-choice-fire = jako další střílí vozidlo { $card }
rush-choice-take = vezmi si: { $card }
rush-choice-scrap = na vrakoviště: { $card }
rush-choice-discard = odlož: { $card }
rush-choice-target-base = základna { $base } hráče { $seat }
rush-choice-target-base-damaged = poškozená základna { $base } hráče { $seat }
rush-choice-target-defender = vozidlo { $card } (pancéřování { $armour }) na základně { $base } hráče { $seat }
rush-choice-target-defender-damaged = vozidlo { $card } (pancéřování { $armour }, poškozeno) na základně { $base } hráče { $seat }
rush-choice-target-nobody = zasáhni obránce základny { $base } hráče { $seat }
rush-choice-activate = využij vlastnost { $ability }
rush-choice-place = na základnu { $base }
rush-thing-base = základna { $base } hráče { $seat }
rush-choice-confirm = to je vše
rush-choice-confirm-purchase = kup za tyto karty
rush-choice-confirm-attack = zaútoč vybranými
rush-choice-decline = nevyužij
rush-choice-end = ukonči tah
rush-choice-shuffle = balíček se míchá

## Odmítnutí

rush-err-game-over = hra už skončila
rush-err-not-asked = teď nerozhoduješ ty
rush-err-not-the-question = na položenou otázku takto odpovědět nelze
rush-err-not-in-hand = kartu { $card } nemáš v ruce
rush-err-already-used = karta { $card } už byla v tomto tahu použita
rush-err-no-value = kartou { $card } nelze platit
rush-err-goods-of = kartou { $card } lze platit jen při nákupu { ADJ($nation) } vozidel
rush-err-not-in-reserve = karta { $card } není v obchodě
rush-err-too-dear = vozidlo { $card } stojí { $cost }: na to suroviny nestačí
rush-err-one-must-pay = vozidlo { $card } stojí 0, zaplatit je však třeba alespoň jednou kartou
rush-err-bought-already = v tomto tahu už bylo vozidlo koupeno
rush-err-attacked-already = v tomto tahu už útok proběhl
rush-err-no-firepower = karta { $card } nemůže útočit
rush-err-other-nation = všechna útočící vozidla musí být z jednoho státu ({ $nation }), a karta { $card } je z jiného
rush-err-not-named = karta { $card } se útoku neúčastní
rush-err-no-ability = karta { $card } nemá žádnou vlastnost
rush-err-no-armour = karta { $card } nemá pancéřování a nemůže bránit
rush-err-no-base = nemáš už žádnou základnu
rush-err-base-gone = tato základna už nestojí
rush-err-open-base-first = nejdřív obsaď základnu bez obránce
rush-err-own-target = to patří tobě
rush-err-nothing-there = není tam co zasáhnout
rush-err-defended = tuto základnu brání vozidlo
rush-err-bases-only = karta { $card } útočí jen na základny
rush-err-vehicles-only = karta { $card } útočí jen na vozidla
rush-err-not-in-depot = karta { $card } není ve tvém skladu
rush-err-no-medal-left = žádná karta { $card } už nezbývá
rush-err-not-due = karta { $card } ti nepřísluší
rush-err-must-act = něco je třeba udělat
rush-err-impossible-chance = takový výsledek losování teď není možný

## Záznam

rush-log-garage-shuffled = { $seat } míchá garáž
rush-log-vehicles-shuffled = balíček vozidel se míchá
rush-log-laid = úspěch ve hře: { $achievement }
rush-log-round-began = začíná { $round }. kolo
rush-log-turn-began = { $seat }: začátek tahu
rush-log-repaired-base = { $seat } opravuje základnu { $base }
rush-log-repaired-defender = { $seat } opravuje obránce základny { $base }
rush-log-revealed = { $seat } odkrývá kartu { $card }
rush-log-revealed-hand = { $seat } odkrývá karty: { $cards }
rush-log-drew = { $seat } dobírá kartu { $card }
rush-log-drew-hidden = { $seat } dobírá kartu
rush-log-discarded = karta { $card } jde do skladu hráče { $seat }
rush-log-paid = { $seat } platí kartou { $card }
rush-log-bought = { $seat } kupuje vozidlo { $card }
rush-log-gained = { $seat } získává kartu { $card }
rush-log-dealt = nově v obchodě: { $card }
rush-log-dropped = vozidlo { $card } opouští obchod
rush-log-played = { $seat } hraje kartu { $card }
rush-log-activated = využita vlastnost { $ability }
rush-log-declined = vlastnost { $ability } zůstala nevyužita
rush-log-sabotaged = { $seat } musí kvůli sabotáži odložit kartu
rush-log-lost-to-sabotage = { $seat } kvůli sabotáži odkládá kartu { $card }
rush-log-scrapped = { $seat } dává na vrakoviště kartu { $card }
rush-log-placed = { $seat } staví na základnu { $base } vozidlo { $card }
rush-log-named = { $seat } útočí kartou { $card }
rush-log-fired = střílí vozidlo { $card } hráče { $seat }
rush-log-fired-idle = vozidlo { $card } hráče { $seat } nemá co zasáhnout
rush-log-damaged-base = základna { $base } hráče { $seat } je poškozena
rush-log-damaged-defender = obránce základny { $base } hráče { $seat } je poškozen
rush-log-destroyed-base = základna { $base } hráče { $seat } je zničena
rush-log-destroyed-defender = obránce základny { $base } hráče { $seat } je zničen
rush-log-medals-lost = { $seat } nedostane { $medals ->
    [one] { $medals } medaili
    [few] { $medals } medaile
   *[other] { $medals } medailí
}: žádné už nezbývají ({ $nation })
rush-log-awarded = úspěch { $achievement }: { $seat }
rush-log-awarded-nobody = úspěch { $achievement }: nikdo
rush-log-scored = { $seat }: { $points ->
    [one] { $points } medaile
    [few] { $points } medaile
   *[other] { $points } medailí
}
rush-log-ended = konec hry
rush-last-round-bases-destroyed = Toto je poslední kolo: někdo přišel o všechny základny.
rush-last-round-medals-taken = Toto je poslední kolo: byla vzata poslední jednoduchá medaile některého státu.
rush-last-round-round-limit = Toto je poslední kolo: víc kol se u tohoto stolu nehraje.

## Konec

rush-outcome = Vítězí: { $winners }. Medaile: { $scores }.
rush-outcome-score = { $seat } { $points }

## Stůl

rush-board-round = { $round }. kolo. Na tahu: { $seat }.
rush-board-setup = Před prvním tahem.
rush-board-reserve = Obchod: { $cards }.
rush-board-vehicle = { $card } ({ $class }, { $nation }, cena { $cost })
rush-board-empty-place = prázdné místo
rush-board-deck = V balíčku vozidel: { $deck }, odloženo: { $discard }.
rush-board-medals = Zbývající medaile: { $stacks }.
rush-board-stack = { $nation }: { $singles ->
    [one] { $singles } jednoduchá
    [few] { $singles } jednoduché
   *[other] { $singles } jednoduchých
}, { $doubles ->
    [one] { $doubles } dvojitá
    [few] { $doubles } dvojité
   *[other] { $doubles } dvojitých
}
rush-board-achievements = Úspěchy: { $list }.
rush-board-seat = { $seat }: v ruce { $hand }, v garáži { $garage }, ve skladu { $depot }.
rush-board-depot-top = Navrchu skladu: { $card }.
rush-board-base = Základna { $base }: { $state }.
rush-board-base-gone = zničena
rush-board-base-open = bez obránce
rush-board-base-open-damaged = poškozena, bez obránce
rush-board-base-held = brání ji vozidlo { $card }
rush-board-base-held-damaged = poškozena, brání ji vozidlo { $card }
rush-board-defender = { $card } (pancéřování { $armour })
rush-board-damaged = { $card } (poškozeno)
rush-board-hand = Karty v ruce hráče { $seat }: { $cards }.
rush-board-own-depot = Tvůj sklad, odshora: { $cards }.
rush-board-own-garage = Ve tvé garáži, bez pořadí: { $cards }.
rush-board-own-chosen = Odložíš: { $card }.
rush-board-discard = Odložená vozidla: { $cards }.
rush-board-scrapyard = Vrakoviště: { $cards }.
rush-board-copies = { $card } ×{ $n }
rush-board-used = Použito v tomto tahu: { $cards }.
rush-board-resources = Vložené suroviny: { $n }, z toho utracené: { $spent }.
rush-board-missing =
    { $n ->
        [one] Chybí { $n } surovina.
        [few] Chybí { $n } suroviny.
       *[other] Chybí { $n } surovin.
    }
rush-board-attacker = { $card }: palebná síla { $firepower }

## Co se děje

rush-action-none = V akci
rush-action-turn = V akci: { $seat }
rush-action-turn-yours = V akci: tvůj tah
rush-action-attack = V akci: útočí { $seat }
rush-action-attack-yours = V akci: tvůj útok
rush-action-of = { $n } / { $all }
rush-action-destroyed = Vozidlo { $card }: cíl zničen – { $target } ({ $seat })
rush-action-damaged = Vozidlo { $card }: cíl jen zasažen – { $target } ({ $seat })
rush-action-idle = Vozidlo { $card } nemělo co zasáhnout
rush-action-base = základna { $base }
rush-action-now = Teď střílí vozidlo { $card }
rush-action-next = Ještě vystřelí vozidlo { $card }
rush-action-named = Zaútočí vozidlo { $card }
rush-action-firepower = palebná síla { $n }
rush-action-played = Zahráno: { $cards }.
rush-action-guard = Na základně { $base }: { $card }.
rush-action-paid = Zaplaceno za vozidlo { $card }: { $cards }.
rush-action-bought = Koupeno: { $cards }.
rush-action-due = Medaile k převzetí: { $medals }.
rush-action-due-of = { $nation } { $n }
rush-action-empty = V tomto tahu se zatím nic nezahrálo ani nezaplatilo.

## Skóre

rush-score-now = Skóre teď
rush-score-end = Konečné skóre
rush-score-medals = medaile
rush-score-bases = základny ×{ $n }
rush-score-leads = vedení ×{ $n }
rush-score-leads-about = Úspěchy, ve kterých jednotka samostatně vede.
rush-score-total = celkem
rush-score-you = Ty
rush-score-singles = Jednoduché medaile
rush-score-ends = 0 ukončí hru
rush-board-scores = Skóre teď: { $scores }.
rush-board-score = { $seat } { $total } (medaile { $medals }, základny { $bases }, vedení v úspěších { $leads })

## Stůl na obrazovce

rush-table-no-defender = bez obránce
rush-table-can-be-hit = lze ji zasáhnout
rush-table-lost = základna ztracena
rush-table-lost-to = základnu má hráč { $seat }
rush-table-lost-to-you = základnu máš ty
rush-table-hit = zásah
rush-table-only-hit = jen zásah
rush-table-by-two = dva zásahy
rush-table-armour = pancéřování { $n }
rush-table-deck = balíček
rush-table-discard = odložené

## Co by volba udělala

rush-would-destroy = zničení
rush-would-destroy-hit = už zasaženo: zničení
rush-would-hit = jen zásah; další zničí
rush-would-opens = odkryje základnu { $base }
rush-would-last-base = poslední základna
rush-would-no-medal = žádná medaile nezbývá
rush-would-can-destroy = cíle, které lze zničit: { $n }
rush-would-can-hit = může jen zasáhnout, ne zničit
rush-would-idle = nemá co zasáhnout
rush-would-idle-bases = nemá co zasáhnout: každá základna má obránce
rush-would-idle-vehicles = nemá co zasáhnout: žádná základna nemá obránce
rush-would-cost = suroviny: { $cost } / { $have }
rush-would-pay-missing = dává { $n }; chybí { $missing }
rush-would-pay-enough = dává { $n }: stačí
rush-would-pay-over = dává { $n }: o { $over } víc, než je třeba
rush-would-pay-spare = dává { $n }: zbude { $over } k utracení
rush-would-pay-needless = není třeba: už je zaplaceno
rush-would-buy-exact = zaplaceno přesně
rush-would-buy-over = o { $over } víc, propadne
rush-would-buy-spare = zbude { $over } k utracení
rush-would-draw = { $n ->
    [one] o jednu kartu víc
    [few] o { $n } karty víc
   *[other] o { $n } karet víc
}
rush-would-draw-nothing = není co dobrat
rush-would-recruit = víc než jeden nákup
rush-would-recruit-already = už platí
rush-would-recon = nový obchod
rush-would-sabotage = { $n ->
    [one] jeden soupeř přijde o kartu
    [few] { $n } soupeři přijdou o kartu
   *[other] { $n } soupeřů přijde o kartu
}
rush-would-sabotage-nothing = žádný soupeř nemá karty v ruce
rush-would-siege-destroy = může zničit, co už je zasažené
rush-would-siege-hit = jeden zásah bez ohledu na pancéřování
rush-would-research = { $n ->
    [one] jedno vozidlo stojí nejvýš { $cost }
    [few] { $n } vozidla stojí nejvýš { $cost }
   *[other] { $n } vozidel stojí nejvýš { $cost }
}
rush-would-research-nothing = v obchodu nic nestojí nejvýš { $cost }
rush-would-research-lost = karta přijde nazmar
rush-would-dismantle = { $n ->
    [one] jedna karta ve tvém skladu
    [few] { $n } karty ve tvém skladu
   *[other] { $n } karet ve tvém skladu
}
rush-would-dismantle-nothing = tvůj sklad je prázdný
rush-would-medal-nothing = žádná jednoduchá medaile nezbývá
rush-would-guards = pak brání základnu
rush-would-guard-open = brání odkrytou základnu
rush-would-guard-replace = nahradí jiného obránce
rush-would-place-open = zatím bez obránce
rush-would-place-replace = nahradí: { $card } (pancéřování { $armour })
rush-would-take = zdarma, cena { $cost }
rush-would-scrap = ven ze hry
rush-would-scrap-points = ztráta: { $n ->
    [one] { $n } medaile
    [few] { $n } medaile
   *[other] { $n } medailí
}
rush-would-end-purchase = nákup nevyužit
rush-would-end-attack = útok nevyužit
