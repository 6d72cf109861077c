# Тексты карт и бонусов General Orders: из моментов и эффектов.

## Как это соединяется

orders-text = { $when }: { $effect }
orders-kind-own-turn = в ваш ход
orders-kind-defending = в обороне
orders-kind-bonus = бонус

## Когда

orders-when-own-turn = в начале или в конце своего хода
orders-when-deploying = когда вы размещаете командира на поле «{ $action }»
orders-when-entered = в вашем действии «{ $action }», после входа отрядов и до боя
orders-when-before-roll = в вашем действии «{ $action }», перед броском
orders-when-placing = в вашем действии «{ $action }», при размещении отрядов
orders-when-defending = обороняясь от действия «{ $actions }», перед броском обороны

## Что происходит

orders-do-more-to-enter = к входящим из резерва присоединяется не более { $n ->
    [one] { $n } отряда
    [few] { $n } отрядов
   *[many] { $n } отрядов
}
orders-do-more-to-place = разместите из резерва дополнительно не более { $n ->
    [one] { $n } отряда
    [few] { $n } отрядов
   *[many] { $n } отрядов
}
orders-do-more-dice = бросьте дополнительно { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
}
orders-do-ready-commander = возьмите из зоны готовности { $n ->
    [one] { $n } командира
    [few] { $n } командиров
   *[many] { $n } командиров
} до отзыва
orders-do-share-space = место, занятое вражеским командиром, для вас свободно

## Что даёт бонус

orders-bonus-text-strength = Ваше действие «{ $action }» сильнее на { $plus }.
orders-bonus-text-enter = После действия «{ $action }» из резерва присоединяется { $n ->
    [one] { $n } отряд
    [few] { $n } отряда
   *[many] { $n } отрядов
}.
orders-bonus-text-dice = В действии «{ $action }» бросьте дополнительно { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
}.
orders-bonus-text-commanders = Пока он у вас, вам служит ещё { $n ->
    [one] { $n } командир
    [few] { $n } командира
   *[many] { $n } командиров
} из зоны готовности.
orders-bonus-text-defence = Обороняя эту область, бросьте дополнительно { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
}.
