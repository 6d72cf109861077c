### What a choice would do, in a few words.

preview-no-effect = bez efektu
preview-wanted = Na položenou otázku takto odpovědět nelze: { $question }

## Quartermaster

qm-preview-removes = odstraní { ACC($piece) } { GEN($country) } { IN($space) }
qm-preview-removes-here = odstraní { ACC($piece) } { GEN($country) }
qm-preview-loses = ztratíš { ACC($piece) } { GEN($country) } { IN($space) }
qm-preview-loses-here = ztratíš { ACC($piece) } { GEN($country) }
qm-preview-places = { $piece } { GEN($country) } { IN($space) }
qm-preview-places-here = { $piece } { GEN($country) }
qm-preview-saves = zachrání { ACC($piece) } { GEN($country) } { IN($space) }
qm-preview-saves-here = zachrání { ACC($piece) } { GEN($country) }
qm-preview-cancels = zruší kartu „{ $card }“
qm-preview-points = { $team }: +{ $points } VB
qm-preview-points-lost = { $team }: −{ $points } VB
qm-preview-discards = { $country }: { $n ->
    [one] odložena 1 karta
    [few] odloženy { $n } karty
   *[other] odloženo { $n } karet
}
qm-preview-hits = může odstranit: { $where }
qm-preview-a-round = +{ $points } VB za kolo
qm-preview-stays = zůstane na stole
qm-preview-face-down = lícem dolů
qm-preview-empty = prázdné: nic neodstraní
qm-preview-no-enemy = bez efektu: žádný nepřítel v dosahu
qm-preview-nothing = teď bez efektu
qm-preview-counts-as-built = žádná nová figurka: pro karty, které reagují na vybudování

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
