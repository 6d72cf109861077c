# Имена в General Orders: фракции, действия, карты, бонусы, места обоих полей. У действия gen –
# родительный падеж.

## Фракции

orders-faction-blue = Синие
orders-faction-yellow = Жёлтые

## Действия

orders-action-advance = Наступление
    .gen = Наступления
orders-action-fly = Перелёт
    .gen = Перелёта
orders-action-paradrop = Парашютный десант
    .gen = Парашютного десанта
orders-action-barrage = Артобстрел
    .gen = Артобстрела
orders-action-bombard = Бомбардировка
    .gen = Бомбардировки
orders-action-reinforce = Подкрепление
    .gen = Подкрепления
orders-action-scramble = Подъём авиации
    .gen = Подъёма авиации
orders-action-plan = Планирование
    .gen = Планирования

## Карты

orders-card-assault = Штурм
orders-card-counterattack = Контратака
orders-card-momentum = Натиск
orders-card-ambush = Засада
orders-card-mobilise = Мобилизация
orders-card-artillery-strike = Артиллерийский удар
orders-card-airdrop = Выброска десанта
orders-card-anti-air = Противовоздушная оборона
orders-card-air-raid = Авианалёт
orders-card-interception = Перехват
orders-card-wingman = Ведомый

## Бонусы

orders-bonus-supply-depot = Склад снабжения
orders-bonus-forward-post = Передовой пост
orders-bonus-observation-post = Наблюдательный пост
orders-bonus-recon-post = Разведывательный пост
orders-bonus-signals-unit = Узел связи
orders-bonus-flight-control = Пост управления полётами
orders-bonus-city-centre = Центр города

## Горное поле

orders-place-alpine-blue-hq = Штаб Синих
orders-place-alpine-blue-airfield = Аэродром Синих
orders-place-alpine-blue-road = Дорога в долине Синих
orders-place-alpine-blue-battery = Тыловая батарея Синих
orders-place-alpine-blue-ridge = Передовой хребет Синих
orders-place-alpine-blue-farm = Ферма Синих
orders-place-alpine-blue-mill = Мельница Синих
orders-place-alpine-blue-pass = Перевал Синих
orders-place-alpine-yellow-hq = Штаб Жёлтых
orders-place-alpine-yellow-airfield = Аэродром Жёлтых
orders-place-alpine-yellow-road = Дорога в долине Жёлтых
orders-place-alpine-yellow-battery = Тыловая батарея Жёлтых
orders-place-alpine-yellow-ridge = Передовой хребет Жёлтых
orders-place-alpine-yellow-farm = Ферма Жёлтых
orders-place-alpine-yellow-mill = Мельница Жёлтых
orders-place-alpine-yellow-pass = Перевал Жёлтых
orders-place-alpine-west-slope = Западный склон
orders-place-alpine-chapel = Часовня
orders-place-alpine-town = Город
orders-place-alpine-station = Станция
orders-place-alpine-east-slope = Восточный склон

## Островное поле

orders-place-island-blue-hq = Якорная стоянка
orders-place-island-beach-w = Западный пляж
orders-place-island-beach-cw = Зелёный пляж
orders-place-island-beach-ce = Красный пляж
orders-place-island-beach-e = Восточный пляж
orders-place-island-mangrove = Мангровые заросли
orders-place-island-grove = Пальмовая роща
orders-place-island-road = Прибрежная дорога
orders-place-island-quarry = Каменоломня
orders-place-island-point = Мыс
orders-place-island-crossroads = Перекрёсток
orders-place-island-radio-hill = Холм с радиомачтой
orders-place-island-gorge = Ущелье
orders-place-island-village = Деревня
orders-place-island-plateau = Плато
orders-place-island-airstrip = Взлётная полоса
orders-place-island-cliffs = Скалы
orders-place-island-ridge = Хребет
orders-place-island-depot = Склад
orders-place-island-bunker = Бункер
orders-place-island-north-bay = Северная бухта
orders-place-island-yellow-hq = Цитадель
orders-place-island-south = Южная воздушная зона
orders-place-island-west = Западная воздушная зона
orders-place-island-centre = Центральная воздушная зона
orders-place-island-east = Восточная воздушная зона
orders-place-island-north = Северная воздушная зона

## Места действий

orders-space-linked = { $action } – { $place }
orders-space-support = { $action } { $letter }
