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
rush-text-no-resources = Tą kartą nie można płacić.
rush-text-medals = Na koniec gry karta jest warta { $medals ->
    [one] { $medals } Medal
    [few] { $medals } Medale
   *[many] { $medals } Medali
}.

## Co robi zdolność

rush-text-ability = { $ability }: { $text }
rush-do-reinforcements = dobierz z Garażu { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}
rush-do-recruitment = w tej turze możesz kupić tyle Pojazdów, na ile wystarczy ci surowców
rush-do-recon = wymień wszystkie Pojazdy w Rezerwie na nowe
rush-do-sabotage = każdy przeciwnik odrzuca z ręki wybraną przez siebie kartę
rush-do-siege = uszkodź wrogą Bazę (nawet bronioną) lub broniący jej Pojazd, a jeśli cel jest już uszkodzony, zniszcz go; opancerzenie nie ma znaczenia; za zniszczony Pojazd dostaniesz na koniec tury Medal kraju tej karty
rush-do-research = odłóż tę kartę na Złomowisko i weź z Rezerwy Pojazd o koszcie najwyżej { $n }
rush-do-dismantling = odłóż na Złomowisko 1 lub 2 karty ze swojego Magazynu
rush-do-invincibility = weź pojedynczy Medal kraju tej karty
rush-do-bases-only = ten Pojazd może atakować wyłącznie Bazy
rush-do-vehicles-only = ten Pojazd może atakować wyłącznie Pojazdy
rush-do-national-goods = surowcami z tej karty można płacić tylko za Pojazdy { ADJ($nation) }

## Za co jest osiągnięcie

rush-medals = { $n ->
    [one] { $n } Medal
    [few] { $n } Medale
   *[many] { $n } Medali
}
rush-award-bases = { $worth } dla gracza, który jako jedyny ma w oddziale najwięcej zniszczonych wrogich Baz.
rush-award-class = { $worth } dla gracza, który jako jedyny ma w oddziale najwięcej { MANY($class) }.
rush-award-nation = { $worth } dla gracza, który jako jedyny ma w oddziale najwięcej Medali { MANY($nation) }.
rush-award-doubles = { $worth } dla gracza, który jako jedyny ma w oddziale najwięcej kart z dwoma Medalami.
rush-award-cards = { $worth } dla gracza, który jako jedyny ma w oddziale najwięcej kart.
rush-award-other = { $worth } dla gracza, który jako jedyny ma w oddziale najwięcej { $count ->
    [medals] Medali na kartach tego rodzaju
   *[cards] kart tego rodzaju
}: { $kind }.
rush-award-any = dowolna
rush-award-vehicle = Pojazd

## Skąd znamy wartości

rush-known-published = Opublikowane; źródło podają pliki zawartości.
rush-known-inferred = Częściowo nasza rekonstrukcja; co i gdzie jest poświadczone, podają pliki zawartości.
rush-known-reconstructed = Nasza rekonstrukcja, nie wartości z wydrukowanej karty.
