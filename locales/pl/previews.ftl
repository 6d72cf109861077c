### What a choice would do, in a few words.

preview-no-effect = bez efektu
preview-wanted = To nie jest odpowiedź na zadane pytanie: { $question }

## Quartermaster

qm-preview-removes = usuwa { ACC($piece) } { GEN($country) } { IN($space) }
qm-preview-removes-here = usuwa { ACC($piece) } { GEN($country) }
qm-preview-loses = tracisz { ACC($piece) } { GEN($country) } { IN($space) }
qm-preview-loses-here = tracisz { ACC($piece) } { GEN($country) }
qm-preview-places = { $piece } { GEN($country) } { IN($space) }
qm-preview-places-here = { $piece } { GEN($country) }
qm-preview-saves = ratuje { ACC($piece) } { GEN($country) } { IN($space) }
qm-preview-saves-here = ratuje { ACC($piece) } { GEN($country) }
qm-preview-cancels = anuluje kartę „{ $card }”
qm-preview-points = { $team }: +{ $points } PZ
qm-preview-points-lost = { $team }: −{ $points } PZ
qm-preview-discards = { $country }: { $n ->
    [one] odrzucona 1 karta
    [few] odrzucone { $n } karty
   *[many] odrzuconych { $n } kart
}
qm-preview-hits = może usunąć: { $where }
qm-preview-a-round = +{ $points } PZ na rundę
qm-preview-stays = zostaje na stole
qm-preview-face-down = zakryta
qm-preview-empty = pusto: niczego nie usuwa
qm-preview-no-enemy = bez efektu: brak wroga w zasięgu
qm-preview-nothing = teraz bez efektu
qm-preview-counts-as-built = żadnej nowej jednostki: dla kart, które reagują na formowanie

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
