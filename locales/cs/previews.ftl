### What a choice would do, in a few words.

## General Orders

orders-preview-against = { $n } proti { $enemies }
orders-preview-most-against = až { $n } proti { $enemies }
orders-preview-stars = { $n ->
    [one] { $n } hvězda
    [few] { $n } hvězdy
   *[other] { $n } hvězd
}
orders-preview-over = nad limit: { $n } se vrací
orders-preview-cards = dobereš { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
}
orders-preview-places = umístíš až { $n }
orders-preview-initiative = získáš iniciativu
orders-preview-nobody = nikoho nezasáhne
