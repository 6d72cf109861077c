# Nazwy w Rush: państwa, klasy, karty, zdolności, osiągnięcia, miejsca. Pojazdy nazywają się jak
# w danych gry, poza kilkoma, które po polsku pisze się inaczej. Wielkie litery jak w polskim wydaniu.

## Państwa; „adj” to przymiotnik jak w „Pojazdy niemieckie”, „many” – jak w „Medali niemieckich”

rush-nation-ussr = ZSRR
    .adj = radzieckie
    .many = radzieckich
rush-nation-germany = Niemcy
    .adj = niemieckie
    .many = niemieckich
rush-nation-usa = USA
    .adj = amerykańskie
    .many = amerykańskich
rush-nation-france = Francja
    .adj = francuskie
    .many = francuskich

## Klasy; „many” to forma po „najwięcej”

rush-class-light = Lekki Czołg
    .many = Lekkich Czołgów
rush-class-medium = Czołg Średni
    .many = Czołgów Średnich
rush-class-spg = Działo Samobieżne
    .many = Dział Samobieżnych
rush-class-heavy = Ciężki Czołg
    .many = Ciężkich Czołgów
rush-class-support = Jednostka Pomocnicza
    .many = Jednostek Pomocniczych

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
rush-card-medal-germany-1 = Żelazny Krzyż
rush-card-medal-germany-2 = Żelazny Krzyż ×2
rush-card-medal-usa-1 = Medal Honoru
rush-card-medal-usa-2 = Medal Honoru ×2
rush-card-medal-france-1 = Médaille Militaire
rush-card-medal-france-2 = Médaille Militaire ×2

## Pojazdy, które po polsku pisze się inaczej niż w danych gry

rush-vehicle-su11 = KW-13
rush-vehicle-su18 = KW-1
rush-vehicle-su19 = KW-2
rush-vehicle-su23 = BM-13 Katiusza
rush-vehicle-su24 = Partyzanci

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

rush-achievement-a01 = Zniszczone bazy
rush-achievement-a02 = Lekkie czołgi
rush-achievement-a03 = Czołgi średnie
rush-achievement-a04 = Działa samobieżne
rush-achievement-a05 = Ciężkie czołgi
rush-achievement-a06 = Jednostki pomocnicze
rush-achievement-a07 = Medale radzieckie
rush-achievement-a08 = Medale niemieckie
rush-achievement-a09 = Medale amerykańskie
rush-achievement-a10 = Medale francuskie
rush-achievement-a11 = Skomasowany atak
rush-achievement-a12 = Największy oddział

## Miejsca

rush-seat-alpha = Alfa
rush-seat-bravo = Bravo
rush-seat-charlie = Charlie
rush-seat-delta = Delta
rush-seat-echo = Echo
