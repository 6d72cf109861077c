### What a choice would do, in a few words.

preview-no-effect = no effect
preview-wanted = This does not answer the open question: { $question }

## Quartermaster

qm-preview-removes = removes the { ADJ($country) } { $piece } in { THE($space) }
qm-preview-removes-here = removes the { ADJ($country) } { $piece }
qm-preview-loses = you lose the { ADJ($country) } { $piece } in { THE($space) }
qm-preview-loses-here = you lose the { ADJ($country) } { $piece }
qm-preview-places = { ADJ($country) } { $piece } in { THE($space) }
qm-preview-places-here = { ADJ($country) } { $piece }
qm-preview-saves = saves the { ADJ($country) } { $piece } in { THE($space) }
qm-preview-saves-here = saves the { ADJ($country) } { $piece }
qm-preview-cancels = cancels “{ $card }”
qm-preview-points = { $team }: +{ $points } VP
qm-preview-points-lost = { $team }: −{ $points } VP
qm-preview-discards = { $country }: { $n ->
    [one] 1 card discarded
   *[other] { $n } cards discarded
}
qm-preview-hits = can remove: { $where }
qm-preview-a-round = +{ $points } VP a round
qm-preview-stays = stays on the table
qm-preview-face-down = face down
qm-preview-empty = empty: removes nothing
qm-preview-no-enemy = no effect: no enemy in reach
qm-preview-nothing = no effect now
qm-preview-counts-as-built = no new piece: for cards that answer a build

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
