# Texty karet a bonusů General Orders: z okamžiků a efektů.

## Jak se to spojuje

orders-text = { $when }: { $effect }
orders-kind-own-turn = ve tvém tahu
orders-kind-defending = v obraně
orders-kind-bonus = bonus

## Kdy

orders-when-own-turn = na začátku nebo na konci svého tahu
orders-when-deploying = když nasazuješ velitele na pole akce { $action }
orders-when-entered = při své akci { $action }, po { $of ->
    [paradrop] seskoku vojáků
    [fly] vstupu letadel
   *[other] vstupu vojáků
} a před střetem
orders-when-before-roll = při své akci { $action }, před hodem
orders-when-placing = při své akci { $action }, když rozmisťuješ { $of ->
    [scramble] letadla
   *[other] vojáky
}
orders-when-defending = jako obránce proti akci { $actions }, před hodem obrany

## Co se stane

orders-do-more-to-enter = přidej z rezervy až { $kind ->
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
orders-do-more-to-place = rozmísti z rezervy navíc až { $kind ->
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
orders-do-more-dice = přidej k hodu { $n ->
    [one] { $n } kostku
    [few] { $n } kostky
   *[other] { $n } kostek
}
orders-do-ready-commander = vezmi si ze zóny pohotovosti { $n ->
    [one] { $n } velitele
    [few] { $n } velitele
   *[other] { $n } velitelů
} do konce kola
orders-do-share-space = pole, na němž stojí nepřátelský velitel, je pro tebe volné

## Co dává bonus

orders-bonus-text-strength = Při své akci { $action } { $of ->
    [plan] si dobereš o { $plus ->
        [one] { $plus } kartu
        [few] { $plus } karty
       *[other] { $plus } karet
    } více
    [scramble] smíš rozmístit o { $plus ->
        [one] { $plus } letadlo
        [few] { $plus } letadla
       *[other] { $plus } letadel
    } více
   *[reinforce] smíš rozmístit o { $plus ->
        [one] { $plus } vojáka
        [few] { $plus } vojáky
       *[other] { $plus } vojáků
    } více
}.
orders-bonus-text-enter = Při své akci { $action }, po { $of ->
    [paradrop] seskoku vojáků
    [fly] vstupu letadel
   *[other] vstupu vojáků
} a před střetem, přidej z rezervy { $kind ->
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
}.
orders-bonus-text-dice = Při své akci { $action } přidej k hodu { $n ->
    [one] { $n } kostku
    [few] { $n } kostky
   *[other] { $n } kostek
}.
orders-bonus-text-commanders = Dokud máš tento bonus, máš v rezervě o { $n ->
    [one] { $n } velitele
    [few] { $n } velitele
   *[other] { $n } velitelů
} více (ze zóny pohotovosti).
orders-bonus-text-defence = Při obraně tohoto území přidej k hodu { $n ->
    [one] { $n } kostku
    [few] { $n } kostky
   *[other] { $n } kostek
}.
