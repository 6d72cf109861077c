# Nazwy w Rush: państwa, klasy, karty, zdolności, osiągnięcia, miejsca. Pojazdy nazywają się jak
# w danych gry: ich nazwy są takie same w każdym języku.

## Państwa

rush-nation-ussr = ZSRR
    .gen = ZSRR
rush-nation-germany = Niemcy
    .gen = Niemiec
rush-nation-usa = USA
    .gen = USA
rush-nation-france = Francja
    .gen = Francji

## Klasy; „many” to forma po „najwięcej”

rush-class-light = lekki czołg
    .many = lekkich czołgów
rush-class-medium = czołg średni
    .many = czołgów średnich
rush-class-spg = działo samobieżne
    .many = dział samobieżnych
rush-class-heavy = ciężki czołg
    .many = ciężkich czołgów
rush-class-support = jednostka pomocnicza
    .many = jednostek pomocniczych

## Rodzaje kart

rush-kind-barracks = Koszary
rush-kind-medal = Medal
rush-kind-base = Baza
rush-kind-achievement = Osiągnięcie

## Karty, które nie są pojazdami

rush-card-base = Baza
rush-card-engineers = Inżynierowie
rush-card-technicians = Technicy
rush-card-volunteers = Wolontariusze
rush-card-medal-ussr-1 = Order Czerwonego Sztandaru
rush-card-medal-ussr-2 = Order Czerwonego Sztandaru ×2
rush-card-medal-germany-1 = Krzyż Żelazny
rush-card-medal-germany-2 = Krzyż Żelazny ×2
rush-card-medal-usa-1 = Medal Honoru
rush-card-medal-usa-2 = Medal Honoru ×2
rush-card-medal-france-1 = Médaille militaire
rush-card-medal-france-2 = Médaille militaire ×2

## Zdolności

rush-ability-reinforcements = Posiłki
rush-ability-recruitment = Rekrutacja
rush-ability-recon = Zwiad
rush-ability-sabotage = Sabotaż
rush-ability-siege = Oblężenie
rush-ability-research = Badania
rush-ability-dismantling = Demontaż
rush-ability-invincibility = Niezniszczalność
rush-ability-bases-only = Tylko Bazy
rush-ability-vehicles-only = Tylko Pojazdy
rush-ability-national-goods = Dobra narodowe

## Osiągnięcia

rush-achievement-a01 = Zniszczone Bazy
rush-achievement-a02 = Lekkie czołgi
rush-achievement-a03 = Czołgi średnie
rush-achievement-a04 = Działa samobieżne
rush-achievement-a05 = Ciężkie czołgi
rush-achievement-a06 = Jednostki pomocnicze
rush-achievement-a07 = Medale ZSRR
rush-achievement-a08 = Medale Niemiec
rush-achievement-a09 = Medale USA
rush-achievement-a10 = Medale Francji
rush-achievement-a11 = Zmasowany atak
rush-achievement-a12 = Największy oddział

## Miejsca

rush-seat-alpha = Alfa
rush-seat-bravo = Bravo
rush-seat-charlie = Charlie
rush-seat-delta = Delta
rush-seat-echo = Echo
