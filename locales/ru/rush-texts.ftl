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
rush-text-no-resources = Ею нельзя платить.
rush-text-medals = В конце стоит { $medals ->
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
rush-do-recruitment = в этот ход можно купить столько машин, на сколько хватит ресурсов
rush-do-recon = замените все машины в резерве новыми
rush-do-sabotage = каждый противник сбрасывает с руки карту по своему выбору
rush-do-siege = нанесите одно попадание вражеской базе или машине на ней, невзирая на броню; за уничтоженную машину вы получите медаль в конце хода
rush-do-research = отправьте эту карту на свалку и возьмите из резерва машину ценой не больше { $n }
rush-do-dismantling = отправьте на свалку 1 или 2 карты со своего склада
rush-do-invincibility = возьмите одинарную медаль этой страны
rush-do-bases-only = может атаковать только базы
rush-do-vehicles-only = может атаковать только машины
rush-do-national-goods = платит только за машины { GEN($nation) }

## За что достижение

rush-medals = { $n ->
    [one] { $n } медаль
    [few] { $n } медали
   *[many] { $n } медалей
}
rush-award-bases = { $worth } тому, у кого одного больше всего уничтоженных баз.
rush-award-class = { $worth } тому, у кого одного больше всего { MANY($class) }.
rush-award-nation = { $worth } тому, у кого одного больше всего медалей { GEN($nation) }.
rush-award-doubles = { $worth } тому, у кого одного больше всего двойных медалей.
rush-award-cards = { $worth } тому, у кого одного больше всего карт.
rush-award-other = { $worth } тому, у кого одного больше всего { $count ->
    [medals] медалей на картах такого рода
   *[cards] карт такого рода
}: { $kind }.
rush-award-any = любая
rush-award-vehicle = машина

## Откуда известны значения

rush-known-published = Опубликовано ({ $source }).
rush-known-inferred = Отчасти наша реконструкция ({ $source }).
rush-known-reconstructed = Наша реконструкция, а не значения с напечатанной карты.
