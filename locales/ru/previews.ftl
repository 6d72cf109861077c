### What a choice would do, in a few words.

## General Orders

orders-preview-against = { $n } против { $enemies }
orders-preview-most-against = до { $n } против { $enemies }
orders-preview-stars = { $n ->
    [one] { $n } звезда
    [few] { $n } звезды
   *[many] { $n } звёзд
}
orders-preview-over = сверх предела: { $n } возвращается
orders-preview-cards = наберёте { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
orders-preview-places = разместите до { $n }
orders-preview-initiative = получаете инициативу
orders-preview-nobody = ни в кого не попадёт
