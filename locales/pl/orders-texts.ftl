# Teksty kart i premii Na rozkaz!: z momentów i efektów.

## Jak to się łączy

orders-text = { $when }: { $effect }
orders-kind-own-turn = w twojej turze
orders-kind-defending = w obronie
orders-kind-bonus = premia obszarowa

## Kiedy

orders-when-own-turn = na początku lub na końcu swojej tury
orders-when-deploying = gdy rozmieszczasz dowódcę na polu akcji { $action }
orders-when-entered = w swojej akcji { $action }, gdy jednostki są już na miejscu, ale jeszcze przed starciem
orders-when-before-roll = w swojej akcji { $action }, przed rzutem
orders-when-placing = w swojej akcji { $action }, podczas rozmieszczania jednostek
orders-when-defending = gdy bronisz się w starciu wywołanym akcją { $actions }, przed rzutem obrony

## Co się dzieje

orders-do-more-to-enter = dołóż do nich z rezerwy najwyżej { $n ->
    [one] { $n } jednostkę
    [few] { $n } jednostki
   *[many] { $n } jednostek
}
orders-do-more-to-place = rozmieść z rezerwy najwyżej { $n ->
    [one] { $n } dodatkową jednostkę
    [few] { $n } dodatkowe jednostki
   *[many] { $n } dodatkowych jednostek
}
orders-do-more-dice = dodaj do rzutu { $n ->
    [one] { $n } kość
   *[other] { $n } kości
}
orders-do-ready-commander = przenieś { $n ->
    [one] { $n } dowódcę
   *[other] { $n } dowódców
} ze strefy gotowości do rezerwy – aż do wycofania dowódców
orders-do-share-space = pole zajęte przez wrogiego dowódcę liczy się jako wolne

## Co daje premia

orders-bonus-text-strength = Siła twojej akcji { $action } rośnie o { $plus }.
orders-bonus-text-enter = W akcji { $action } dołóż z rezerwy { $n ->
    [one] { $n } jednostkę
    [few] { $n } jednostki
   *[many] { $n } jednostek
}, zanim dojdzie do starcia.
orders-bonus-text-dice = W akcji { $action } dodajesz do rzutu { $n ->
    [one] { $n } kość
   *[other] { $n } kości
}.
orders-bonus-text-commanders = Dopóki masz tę premię, { $n ->
    [one] { $n } dowódca
   *[other] { $n } dowódców
} ze strefy gotowości należy do twojej rezerwy.
orders-bonus-text-defence = Broniąc tego obszaru, dodajesz do rzutu { $n ->
    [one] { $n } kość
   *[other] { $n } kości
}.
