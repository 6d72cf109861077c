# Names of General Orders: factions, actions, cards, bonuses, places of both boards.

## Factions

orders-faction-blue = Blue
orders-faction-yellow = Yellow

## Actions

orders-action-advance = Advance
orders-action-fly = Fly
orders-action-paradrop = Paradrop
orders-action-barrage = Barrage
orders-action-bombard = Bombard
orders-action-reinforce = Reinforce
orders-action-scramble = Scramble
orders-action-plan = Plan

## Cards

orders-card-assault = Assault
orders-card-counterattack = Counterattack
orders-card-momentum = Momentum
orders-card-ambush = Ambush
orders-card-mobilise = Mobilise
orders-card-artillery-strike = Artillery Strike
orders-card-airdrop = Airdrop
orders-card-anti-air = Anti-Air Defence
orders-card-air-raid = Air Raid
orders-card-interception = Interception
orders-card-wingman = Wingman

## Bonuses

orders-bonus-supply-depot = Supply depot
orders-bonus-forward-post = Forward post
orders-bonus-observation-post = Observation post
orders-bonus-recon-post = Reconnaissance post
orders-bonus-signals-unit = Communications unit
orders-bonus-flight-control = Flight control post
orders-bonus-city-centre = City centre

## The alpine board

orders-place-alpine-blue-hq = Blue HQ
orders-place-alpine-blue-airfield = Blue airfield
orders-place-alpine-blue-road = Blue valley road
orders-place-alpine-blue-battery = Blue rear battery
orders-place-alpine-blue-ridge = Blue forward ridge
orders-place-alpine-blue-farm = Blue farm
orders-place-alpine-blue-mill = Blue mill
orders-place-alpine-blue-pass = Blue pass
orders-place-alpine-yellow-hq = Yellow HQ
orders-place-alpine-yellow-airfield = Yellow airfield
orders-place-alpine-yellow-road = Yellow valley road
orders-place-alpine-yellow-battery = Yellow rear battery
orders-place-alpine-yellow-ridge = Yellow forward ridge
orders-place-alpine-yellow-farm = Yellow farm
orders-place-alpine-yellow-mill = Yellow mill
orders-place-alpine-yellow-pass = Yellow pass
orders-place-alpine-west-slope = West slope
orders-place-alpine-chapel = Chapel
orders-place-alpine-town = Town
orders-place-alpine-station = Station
orders-place-alpine-east-slope = East slope

## The island board

orders-place-island-blue-hq = Anchorage
orders-place-island-beach-w = West beach
orders-place-island-beach-cw = Green beach
orders-place-island-beach-ce = Red beach
orders-place-island-beach-e = East beach
orders-place-island-mangrove = Mangrove
orders-place-island-grove = Palm grove
orders-place-island-road = Coast road
orders-place-island-quarry = Quarry
orders-place-island-point = Point
orders-place-island-crossroads = Crossroads
orders-place-island-radio-hill = Radio hill
orders-place-island-gorge = Gorge
orders-place-island-village = Village
orders-place-island-plateau = Plateau
orders-place-island-airstrip = Airstrip
orders-place-island-cliffs = Cliffs
orders-place-island-ridge = Ridge
orders-place-island-depot = Depot
orders-place-island-bunker = Bunker
orders-place-island-north-bay = North bay
orders-place-island-yellow-hq = Citadel
orders-place-island-south = Southern air zone
orders-place-island-west = Western air zone
orders-place-island-centre = Central air zone
orders-place-island-east = Eastern air zone
orders-place-island-north = Northern air zone

## Action spaces

orders-space-linked = { $action } – { $place }
orders-space-support = { $action } { $letter }
