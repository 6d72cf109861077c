# Nazwy w Na rozkaz! (General Orders): frakcje, akcje, jednostki, karty, premie, obszary obu plansz.

## Frakcje

orders-faction-blue = Niebiescy
orders-faction-yellow = Żółci

## Akcje

orders-action-advance = Naprzód
orders-action-fly = Lot
orders-action-paradrop = Desant spadochronowy
orders-action-barrage = Ogień zaporowy
orders-action-bombard = Bombardowanie
orders-action-reinforce = Uzupełnienia
orders-action-scramble = Poderwanie
orders-action-plan = Planowanie

## Karty

orders-card-assault = Szturm
orders-card-counterattack = Kontrnatarcie
orders-card-momentum = Impet
orders-card-ambush = Zasadzka
orders-card-mobilise = Mobilizacja
orders-card-artillery-strike = Atak artyleryjski
orders-card-airdrop = Zrzut spadochronowy
orders-card-anti-air = Obrona przeciwlotnicza
orders-card-air-raid = Nalot
orders-card-interception = Przechwycenie
orders-card-wingman = Skrzydłowy

## Premie

orders-bonus-supply-depot = Skład zaopatrzenia
orders-bonus-forward-post = Wysunięta placówka
orders-bonus-observation-post = Stanowisko obserwacyjne
orders-bonus-recon-post = Stanowisko zwiadowcze
orders-bonus-signals-unit = Jednostka łączności
orders-bonus-flight-control = Stanowisko kontroli lotów
orders-bonus-city-centre = Centrum miasta

## Plansza górska

orders-place-alpine-blue-hq = Kwatera główna Niebieskich
orders-place-alpine-blue-airfield = Lotnisko Niebieskich
orders-place-alpine-blue-road = Droga w dolinie Niebieskich
orders-place-alpine-blue-battery = Tylna bateria Niebieskich
orders-place-alpine-blue-ridge = Wysunięta grań Niebieskich
orders-place-alpine-blue-farm = Gospodarstwo Niebieskich
orders-place-alpine-blue-mill = Młyn Niebieskich
orders-place-alpine-blue-pass = Przełęcz Niebieskich
orders-place-alpine-yellow-hq = Kwatera główna Żółtych
orders-place-alpine-yellow-airfield = Lotnisko Żółtych
orders-place-alpine-yellow-road = Droga w dolinie Żółtych
orders-place-alpine-yellow-battery = Tylna bateria Żółtych
orders-place-alpine-yellow-ridge = Wysunięta grań Żółtych
orders-place-alpine-yellow-farm = Gospodarstwo Żółtych
orders-place-alpine-yellow-mill = Młyn Żółtych
orders-place-alpine-yellow-pass = Przełęcz Żółtych
orders-place-alpine-west-slope = Zachodni stok
orders-place-alpine-chapel = Kaplica
orders-place-alpine-town = Miasto
orders-place-alpine-station = Stacja
orders-place-alpine-east-slope = Wschodni stok

## Plansza wyspy

orders-place-island-blue-hq = Kotwicowisko
orders-place-island-beach-w = Zachodnia plaża
orders-place-island-beach-cw = Zielona plaża
orders-place-island-beach-ce = Czerwona plaża
orders-place-island-beach-e = Wschodnia plaża
orders-place-island-mangrove = Namorzyny
orders-place-island-grove = Gaj palmowy
orders-place-island-road = Droga nadbrzeżna
orders-place-island-quarry = Kamieniołom
orders-place-island-point = Cypel
orders-place-island-crossroads = Skrzyżowanie
orders-place-island-radio-hill = Wzgórze radiowe
orders-place-island-gorge = Wąwóz
orders-place-island-village = Wioska
orders-place-island-plateau = Płaskowyż
orders-place-island-airstrip = Lądowisko
orders-place-island-cliffs = Klify
orders-place-island-ridge = Grzbiet
orders-place-island-depot = Skład
orders-place-island-bunker = Bunkier
orders-place-island-north-bay = Północna zatoka
orders-place-island-yellow-hq = Cytadela
orders-place-island-south = Południowa strefa powietrzna
orders-place-island-west = Zachodnia strefa powietrzna
orders-place-island-centre = Środkowa strefa powietrzna
orders-place-island-east = Wschodnia strefa powietrzna
orders-place-island-north = Północna strefa powietrzna

## Pola akcji

orders-space-linked = { $action } – { $place }
orders-space-support = { $action } { $letter }
