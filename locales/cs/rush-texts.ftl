# Texty karet Rush: z hodnot natištěných na kartě a z jejích vlastností.

## Co karta je

rush-kind-vehicle = { $class }, { $nation }
rush-kind-of-nation = { $kind }, { $nation }
rush-text-vehicle = Cena { $cost }, palebná síla { $firepower }, pancéřování { $armour }.
rush-text-resources = Dává { $resources ->
    [one] { $resources } surovinu
    [few] { $resources } suroviny
   *[other] { $resources } surovin
}.
rush-text-no-resources = Kartou nelze platit.
rush-text-medals = Na konci hry má hodnotu { $medals ->
    [one] { $medals } medaile
   *[other] { $medals } medailí
}.

## Co vlastnost dělá

rush-text-ability = { $ability }: { $text }
rush-do-reinforcements = dober si z garáže { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
}
rush-do-recruitment = v tomto tahu smíš koupit tolik vozidel, na kolik ti stačí suroviny
rush-do-recon = vyměň všechna vozidla v obchodě za nová
rush-do-sabotage = každý protivník odloží z ruky kartu podle svého výběru
rush-do-siege = jednou zasáhni nepřátelskou základnu (i bráněnou) nebo vozidlo, které ji brání, bez ohledu na pancéřování; za zničené vozidlo dostaneš na konci tahu medaili státu této karty
rush-do-research = dej tuto kartu na vrakoviště a vezmi si z obchodu vozidlo s cenou nejvýše { $n }
rush-do-dismantling = dej na vrakoviště 1 nebo 2 karty ze svého skladu
rush-do-invincibility = vezmi si jednoduchou medaili státu této karty
rush-do-bases-only = smí útočit jen na základny
rush-do-vehicles-only = smí útočit jen na vozidla
rush-do-national-goods = platí jen při nákupu { ADJ($nation) } vozidel

## Za co je úspěch

rush-medals = { $n ->
    [one] { $n } medaile
    [few] { $n } medaile
   *[other] { $n } medailí
}
rush-award-bases = { $worth } pro toho, kdo jako jediný zničil nejvíce nepřátelských základen.
rush-award-class = { $worth } pro toho, kdo jako jediný má nejvíce { MANY($class) }.
rush-award-nation = { $worth } pro toho, kdo jako jediný má nejvíce { ADJ($nation) } medailí.
rush-award-doubles = { $worth } pro toho, kdo jako jediný má nejvíce dvojitých medailí.
rush-award-cards = { $worth } pro toho, kdo jako jediný má nejvíce karet.
rush-award-other = { $worth } pro toho, kdo jako jediný má nejvíce { $count ->
    [medals] medailí na kartách tohoto druhu
   *[cards] karet tohoto druhu
}: { $kind }.
rush-award-any = jakákoli
rush-award-vehicle = vozidlo

## Odkud hodnoty známe

rush-known-published = Zveřejněno; zdroj uvádějí datové soubory hry.
rush-known-inferred = Zčásti naše rekonstrukce; co a kde je doloženo, uvádějí datové soubory hry.
rush-known-reconstructed = Naše rekonstrukce, ne hodnoty z vytištěné karty.
