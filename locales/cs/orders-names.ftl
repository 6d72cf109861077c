# Jména v General Orders: frakce, akce, jednotky, karty, bonusy, místa obou plánů.

## Frakce

orders-faction-blue = Modří
orders-faction-yellow = Žlutí

## Akce

orders-action-advance = Postup
orders-action-fly = Let
orders-action-paradrop = Výsadek
orders-action-barrage = Ostřelování
orders-action-bombard = Bombardování
orders-action-reinforce = Posily
orders-action-scramble = Vzlet
orders-action-plan = Plánování

## Karty

orders-card-assault = Zteč
orders-card-counterattack = Protiútok
orders-card-momentum = Tempo
orders-card-ambush = Léčka
orders-card-mobilise = Mobilizace
orders-card-artillery-strike = Dělostřelecký úder
orders-card-airdrop = Letecký výsadek
orders-card-anti-air = Protivzdušná obrana
orders-card-air-raid = Nálet
orders-card-interception = Přepadoví stíhači
orders-card-wingman = Stíhací doprovod

## Bonusy

orders-bonus-supply-depot = Zásobovací sklad
orders-bonus-forward-post = Předsunuté stanoviště
orders-bonus-observation-post = Pozorovatelna
orders-bonus-recon-post = Průzkumné stanoviště
orders-bonus-signals-unit = Spojovací jednotka
orders-bonus-flight-control = Řízení letů
orders-bonus-city-centre = Centrum města

## Horský plán

orders-place-alpine-blue-hq = Velitelství Modrých
orders-place-alpine-blue-airfield = Letiště Modrých
orders-place-alpine-blue-road = Cesta v údolí Modrých
orders-place-alpine-blue-battery = Zadní baterie Modrých
orders-place-alpine-blue-ridge = Přední hřeben Modrých
orders-place-alpine-blue-farm = Statek Modrých
orders-place-alpine-blue-mill = Mlýn Modrých
orders-place-alpine-blue-pass = Průsmyk Modrých
orders-place-alpine-yellow-hq = Velitelství Žlutých
orders-place-alpine-yellow-airfield = Letiště Žlutých
orders-place-alpine-yellow-road = Cesta v údolí Žlutých
orders-place-alpine-yellow-battery = Zadní baterie Žlutých
orders-place-alpine-yellow-ridge = Přední hřeben Žlutých
orders-place-alpine-yellow-farm = Statek Žlutých
orders-place-alpine-yellow-mill = Mlýn Žlutých
orders-place-alpine-yellow-pass = Průsmyk Žlutých
orders-place-alpine-west-slope = Západní svah
orders-place-alpine-chapel = Kaple
orders-place-alpine-town = Město
orders-place-alpine-station = Nádraží
orders-place-alpine-east-slope = Východní svah

## Ostrovní plán

orders-place-island-blue-hq = Kotviště
orders-place-island-beach-w = Západní pláž
orders-place-island-beach-cw = Zelená pláž
orders-place-island-beach-ce = Červená pláž
orders-place-island-beach-e = Východní pláž
orders-place-island-mangrove = Mangrovy
orders-place-island-grove = Palmový háj
orders-place-island-road = Pobřežní cesta
orders-place-island-quarry = Lom
orders-place-island-point = Mys
orders-place-island-crossroads = Křižovatka
orders-place-island-radio-hill = Kopec s vysílačem
orders-place-island-gorge = Soutěska
orders-place-island-village = Vesnice
orders-place-island-plateau = Náhorní plošina
orders-place-island-airstrip = Přistávací dráha
orders-place-island-cliffs = Útesy
orders-place-island-ridge = Hřeben
orders-place-island-depot = Sklad
orders-place-island-bunker = Bunkr
orders-place-island-north-bay = Severní zátoka
orders-place-island-yellow-hq = Citadela
orders-place-island-south = Jižní vzdušná zóna
orders-place-island-west = Západní vzdušná zóna
orders-place-island-centre = Střední vzdušná zóna
orders-place-island-east = Východní vzdušná zóna
orders-place-island-north = Severní vzdušná zóna

## Pole akcí

orders-space-linked = { $action } – { $place }
orders-space-support = { $action } { $letter }
