# Тексты карт Rush: из значений на карте и из её способностей.

## Что за карта

rush-kind-vehicle = { $class }, { $nation }
rush-kind-of-nation = { $kind }, { $nation }
rush-text-vehicle = Цена { $cost }, огневая мощь { $firepower }, броня { $armour }.
rush-text-resources = Даёт { $resources ->
    [one] { $resources } ресурс
    [few] { $resources } ресурса
   *[many] { $resources } ресурсов
}.
rush-text-no-resources = Этой картой нельзя платить.
rush-text-medals = В конце игры приносит { $medals ->
    [one] { $medals } медаль
    [few] { $medals } медали
   *[many] { $medals } медалей
}.

## Что даёт способность

rush-text-ability = { $ability }: { $text }
rush-do-reinforcements = наберите из гаража { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
rush-do-recruitment = в этот ход можно купить столько карт техники, на сколько хватит ресурсов
rush-do-recon = замените всю технику в резерве новой
rush-do-sabotage = каждый противник сбрасывает с руки карту по своему выбору
rush-do-siege = одно попадание во вражескую базу, даже защищённую, или в её защитника, невзирая на броню; за уничтоженного защитника в конце хода вы получите медаль нации этой карты
rush-do-research = отправьте эту карту на кладбище и возьмите из резерва карту техники ценой не больше { $n }
rush-do-dismantling = отправьте на кладбище 1 или 2 карты со своего склада
rush-do-invincibility = возьмите одинарную медаль нации этой карты
rush-do-bases-only = может атаковать только базы
rush-do-vehicles-only = может атаковать только технику
rush-do-national-goods = платит только за технику { GEN($nation) }

## За что достижение

rush-medals = { $n ->
    [one] { $n } медаль
    [few] { $n } медали
   *[many] { $n } медалей
}
rush-award-bases = { $worth } тому, кто уничтожил больше вражеских баз, чем любой другой.
rush-award-class = { $worth } тому, у кого больше { MANY($class) }, чем у любого другого.
rush-award-nation = { $worth } тому, у кого больше медалей { GEN($nation) }, чем у любого другого.
rush-award-doubles = { $worth } тому, у кого больше двойных медалей, чем у любого другого.
rush-award-cards = { $worth } тому, у кого больше карт, чем у любого другого.
rush-award-other = { $worth } тому, у кого больше { $count ->
    [medals] медалей на картах такого рода
   *[cards] карт такого рода
}, чем у любого другого: { $kind }.
rush-award-any = любая
rush-award-vehicle = техника

## Откуда известны значения

rush-known-published = Опубликовано; источник указан в файлах данных.
rush-known-inferred = Отчасти наша реконструкция; что и где засвидетельствовано, указано в файлах данных.
rush-known-reconstructed = Наша реконструкция, а не значения с напечатанной карты.
