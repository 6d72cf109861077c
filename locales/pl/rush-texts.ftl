# Teksty kart Rush: z wartości nadrukowanych na karcie i z jej zdolności.

## Czym jest karta

rush-kind-vehicle = { $class }, { $nation }
rush-kind-of-nation = { $kind }, { $nation }
rush-text-vehicle = Koszt { $cost }, siła ognia { $firepower }, opancerzenie { $armour }.
rush-text-resources = Daje { $resources ->
    [one] { $resources } surowiec
    [few] { $resources } surowce
   *[many] { $resources } surowców
}.
rush-text-no-resources = Nie można nią płacić.
rush-text-medals = Na końcu warta { $medals ->
    [one] { $medals } medal
    [few] { $medals } medale
   *[many] { $medals } medali
}.

## Co robi zdolność

rush-text-ability = { $ability }: { $text }
rush-do-reinforcements = dobierz z Garażu { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}
rush-do-recruitment = w tej turze możesz kupić tyle pojazdów, na ile starczy ci surowców
rush-do-recon = wymień wszystkie pojazdy w Rezerwie na nowe
rush-do-sabotage = każdy przeciwnik odrzuca z ręki wybraną przez siebie kartę
rush-do-siege = traf raz wrogą Bazę lub broniący jej pojazd bez względu na opancerzenie; za zniszczony pojazd dostaniesz medal na koniec tury
rush-do-research = oddaj tę kartę na Złomowisko i weź z Rezerwy pojazd o koszcie najwyżej { $n }
rush-do-dismantling = oddaj na Złomowisko 1 lub 2 karty ze swojego Magazynu
rush-do-invincibility = weź pojedynczy medal tego państwa
rush-do-bases-only = może atakować wyłącznie Bazy
rush-do-vehicles-only = może atakować wyłącznie pojazdy
rush-do-national-goods = płaci tylko za pojazdy { GEN($nation) }

## Za co jest osiągnięcie

rush-medals = { $n ->
    [one] { $n } medal
    [few] { $n } medale
   *[many] { $n } medali
}
rush-award-bases = { $worth } dla gracza, który jako jedyny ma najwięcej zniszczonych Baz.
rush-award-class = { $worth } dla gracza, który jako jedyny ma najwięcej { MANY($class) }.
rush-award-nation = { $worth } dla gracza, który jako jedyny ma najwięcej medali { GEN($nation) }.
rush-award-doubles = { $worth } dla gracza, który jako jedyny ma najwięcej podwójnych medali.
rush-award-cards = { $worth } dla gracza, który jako jedyny ma najwięcej kart.
rush-award-other = { $worth } dla gracza, który jako jedyny ma najwięcej { $count ->
    [medals] medali na kartach tego rodzaju
   *[cards] kart tego rodzaju
}: { $kind }.
rush-award-any = dowolna
rush-award-vehicle = pojazd

## Skąd znamy wartości

rush-known-published = Opublikowane ({ $source }).
rush-known-inferred = Częściowo nasza rekonstrukcja ({ $source }).
rush-known-reconstructed = Nasza rekonstrukcja, nie wartości z wydrukowanej karty.
