# Texty karet a bonusů General Orders: z okamžiků a efektů.

## Jak se to spojuje

orders-text = { $when }: { $effect }
orders-kind-own-turn = ve tvém tahu
orders-kind-defending = v obraně
orders-kind-bonus = bonus

## Kdy

orders-when-own-turn = na začátku nebo na konci svého tahu
orders-when-deploying = když nasazuješ velitele na pole { $action }
orders-when-entered = ve tvé akci { $action }, po vstupu jednotek a před střetem
orders-when-before-roll = ve tvé akci { $action }, před hodem
orders-when-placing = ve tvé akci { $action }, při rozmisťování jednotek
orders-when-defending = jako obránce proti akci { $actions }, před hodem obrany

## Co se stane

orders-do-more-to-enter = ke vstupujícím se z rezervy přidá nejvýše { $n ->
    [one] { $n } jednotka
    [few] { $n } jednotky
   *[other] { $n } jednotek
}
orders-do-more-to-place = rozmísti z rezervy navíc nejvýše { $n ->
    [one] { $n } jednotku
    [few] { $n } jednotky
   *[other] { $n } jednotek
}
orders-do-more-dice = hážeš navíc { $n ->
    [one] { $n } kostkou
    [few] { $n } kostkami
   *[other] { $n } kostkami
}
orders-do-ready-commander = vezmi ze zóny pohotovosti { $n ->
    [one] { $n } velitele
    [few] { $n } velitele
   *[other] { $n } velitelů
} až do stažení
orders-do-share-space = pole obsazené nepřátelským velitelem je pro tebe volné

## Co dává bonus

orders-bonus-text-strength = Tvá akce { $action } je silnější o { $plus }.
orders-bonus-text-enter = Po akci { $action } se z rezervy přidá { $n ->
    [one] { $n } jednotka
    [few] { $n } jednotky
   *[other] { $n } jednotek
}.
orders-bonus-text-dice = V akci { $action } hážeš navíc { $n ->
    [one] { $n } kostkou
    [few] { $n } kostkami
   *[other] { $n } kostkami
}.
orders-bonus-text-commanders = Dokud jej máš, slouží ti navíc { $n ->
    [one] { $n } velitel
    [few] { $n } velitelé
   *[other] { $n } velitelů
} ze zóny pohotovosti.
orders-bonus-text-defence = Při obraně tohoto území hážeš navíc { $n ->
    [one] { $n } kostkou
    [few] { $n } kostkami
   *[other] { $n } kostkami
}.
