### What a choice would do, in a few words.

## Na rozkaz!

orders-preview-against = { $n } przeciw { $enemies }
orders-preview-most-against = do { $n } przeciw { $enemies }
orders-preview-stars = { $n ->
    [one] { $n } gwiazdka
    [few] { $n } gwiazdki
   *[many] { $n } gwiazdek
}
orders-preview-over = ponad limit: { $n } wraca
orders-preview-cards = dobierasz { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}
orders-preview-places = umieszczasz do { $n }
orders-preview-initiative = przejmujesz inicjatywę
orders-preview-nobody = nikogo nie trafi
