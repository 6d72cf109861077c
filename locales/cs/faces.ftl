### Kam vede jméno: vysvětlení karet, vlastností, míst a stran.

## Co to je

face-kind-ability = Vlastnost
face-kind-area = Území
face-kind-zone = Vzdušná zóna
face-kind-space = Pole akce
face-kind-country = Stát · { $team }
face-kind-side = Frakce
face-kind-player = Hráč
face-kind-base = Základna

## Co lze říci o mnoha věcech

face-next-to = Sousedí: { $places }.
face-in-hand = Ve tvé ruce{ $n ->
    [one] { "" }
   *[other] { " " }×{ $n }
}.
face-laid = Na stole před tebou
face-cards-of = { $who }: v ruce { $n }
face-used = V tomto tahu použita.

## Quartermaster

face-qm-before = Leží lícem vzhůru, patří: { $country }.
face-qm-before-used = Leží lícem vzhůru, patří: { $country }; v tomto tahu použita.
face-qm-face-down = Leží lícem dolů před tebou.
face-qm-worth = 2 body pro stát, který je tu sám, 1 bod, pokud tu stojí spolu se spřáteleným státem.
face-qm-nobody = Není tu armáda ani loďstvo.
face-qm-piece = { $piece } { GEN($country) }
face-qm-stands = { $piece }{ $supplied ->
    [yes] { "" }, zásobování: ano
   *[no] { "" }, zásobování: ne
}

## Rush

face-rush-have = { $n ->
    [0] Nemá ji žádná z tvých karet.
    [one] Má ji { $n } z tvých karet.
    [few] Mají ji { $n } z tvých karet.
   *[other] Má ji { $n } z tvých karet.
}
face-rush-research = Nyní v obchodě: { $cards }.
face-rush-research-none = V obchodě nyní nic nestojí { $n } nebo méně.
face-rush-score = Skóre nyní: { $total } (medaile { $medals }, základny { $bases }, úspěchy { $leads }).

## Orders

face-orders-free = Nyní volné.
face-orders-taken = Obsazeno: { $factions }.
face-orders-strength = Síla: { $strength }.
face-orders-initiative = Dává také iniciativu od příštího kola.
face-orders-bonus-none = Nyní neleží na žádném území.
face-orders-supplied = { $place }: { $faction }, zásobováno.
face-orders-unsupplied = { $place }: { $faction }, bez zásobování, takže neplatí.
face-orders-open = { $place }: nikdo neovládá.
face-orders-advance = Vojáci z tvých sousedních zásobovaných území vstoupí na území, které neovládáš; na každém aspoň jeden zůstane. Je-li tam nepřítel, dojde ke střetu.
face-orders-fly = Letadla z tvých sousedních zásobovaných zón vlétnou do zóny, kterou neovládáš; v každé aspoň jedno zůstane. Je-li tam nepřítel, dojde ke střetu.
face-orders-paradrop = Dva vojáci z rezervy přistanou téměř na kterémkoli území. Je-li tam nepřítel, dojde ke střetu.
face-orders-barrage = Dvě kostky proti území vzdálenému nejvýš tři území. Každý zásah odstraní nepřátelského vojáka.
face-orders-bombard = Letadla ze zóny se vrátí do rezervy, aspoň jedno zůstane: za každé jedna kostka proti území pod ní. Každý zásah odstraní nepřátelského vojáka.
face-orders-reinforce = Vojáci z rezervy přijdou na tvá zásobovaná území, nejvýš pět na každé.
face-orders-scramble = Letadla z rezervy přijdou do tvých zásobovaných zón, nejvýš pět do každé.
face-orders-plan = Dobereš si karty operací.
