# Teksty kart i premii General Orders: z momentów i efektów.

## Jak to się łączy

orders-text = { $when }: { $effect }
orders-kind-own-turn = w twojej turze
orders-kind-defending = w obronie
orders-kind-bonus = premia

## Kiedy

orders-when-own-turn = na początku lub na końcu swojej tury
orders-when-deploying = gdy rozmieszczasz dowódcę na polu { $action }
orders-when-entered = w twojej akcji { $action }, po wejściu jednostek, a przed starciem
orders-when-before-roll = w twojej akcji { $action }, przed rzutem
orders-when-placing = w twojej akcji { $action }, podczas rozmieszczania jednostek
orders-when-defending = jako obrońca przeciw akcji { $actions }, przed rzutem obrony

## Co się dzieje

orders-do-more-to-enter = do wchodzących dołącza z rezerwy najwyżej { $n ->
    [one] { $n } jednostka
    [few] { $n } jednostki
   *[many] { $n } jednostek
}
orders-do-more-to-place = rozmieść z rezerwy dodatkowo najwyżej { $n ->
    [one] { $n } jednostkę
    [few] { $n } jednostki
   *[many] { $n } jednostek
}
orders-do-more-dice = rzucasz dodatkowo { $n ->
    [one] { $n } kością
    [few] { $n } kośćmi
   *[many] { $n } kośćmi
}
orders-do-ready-commander = weź ze strefy gotowości { $n ->
    [one] { $n } dowódcę
    [few] { $n } dowódców
   *[many] { $n } dowódców
} – aż do wycofania dowódców
orders-do-share-space = pole zajęte przez wrogiego dowódcę jest dla ciebie wolne

## Co daje premia

orders-bonus-text-strength = Twoja akcja { $action } jest silniejsza o { $plus }.
orders-bonus-text-enter = Po akcji { $action } dołącza z rezerwy { $n ->
    [one] { $n } jednostka
    [few] { $n } jednostki
   *[many] { $n } jednostek
}.
orders-bonus-text-dice = W akcji { $action } rzucasz dodatkowo { $n ->
    [one] { $n } kością
    [few] { $n } kośćmi
   *[many] { $n } kośćmi
}.
orders-bonus-text-commanders = Dopóki ją masz, dodatkowo służy ci { $n ->
    [one] { $n } dowódca
    [few] { $n } dowódców
   *[many] { $n } dowódców
} ze strefy gotowości.
orders-bonus-text-defence = Broniąc tego obszaru, rzucasz dodatkowo { $n ->
    [one] { $n } kością
    [few] { $n } kośćmi
   *[many] { $n } kośćmi
}.
