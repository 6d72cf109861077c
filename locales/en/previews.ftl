### What a choice would do, in a few words.

## General Orders

orders-preview-against = { $n } against { $enemies }
orders-preview-most-against = up to { $n } against { $enemies }
orders-preview-stars = { $n ->
    [one] { $n } star
   *[other] { $n } stars
}
orders-preview-over = { $n } above the limit go back
orders-preview-cards = { $n ->
    [one] draw { $n } card
   *[other] draw { $n } cards
}
orders-preview-places = place up to { $n }
orders-preview-initiative = take the initiative
orders-preview-nobody = hits nobody
