# Тексты карт и бонусов General Orders: из моментов и эффектов. $kind – troop или plane.

## Как это соединяется

orders-text = { $when }: { $effect }
orders-kind-own-turn = в ваш ход
orders-kind-defending = в обороне
orders-kind-bonus = бонус

## Когда

orders-when-own-turn = в начале или в конце своего хода
orders-when-deploying = когда вы размещаете командира на поле действия «{ $action }»
orders-when-entered = когда вы выполняете действие «{ $action }», { $of ->
    [paradrop] после высадки солдат
    [fly] после входа самолётов
   *[other] после входа солдат
} и до боя
orders-when-before-roll = когда вы выполняете действие «{ $action }», перед броском
orders-when-placing = когда вы выполняете действие «{ $action }»
orders-when-defending = обороняясь от { GEN($actions) }, перед броском обороны

## Что происходит

orders-do-more-to-enter = добавьте из резерва до { $kind ->
    [plane] { $n ->
        [one] { $n } самолёта
       *[other] { $n } самолётов
    }
   *[troop] { $n ->
        [one] { $n } солдата
       *[other] { $n } солдат
    }
}
orders-do-more-to-place = разместите из резерва ещё до { $kind ->
    [plane] { $n ->
        [one] { $n } самолёта
       *[other] { $n } самолётов
    }
   *[troop] { $n ->
        [one] { $n } солдата
       *[other] { $n } солдат
    }
}
orders-do-more-dice = бросьте ещё { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
}
orders-do-ready-commander = возьмите из зоны готовности { $n ->
    [one] { $n } командира
   *[other] { $n } командиров
} до отзыва
orders-do-share-space = поле, занятое вражеским командиром, для вас свободно

## Что даёт бонус

orders-bonus-text-strength = Когда вы выполняете действие «{ $action }», { $of ->
    [plan] наберите на { $plus ->
        [one] { $plus } карту
        [few] { $plus } карты
       *[many] { $plus } карт
    } больше
    [scramble] можно разместить на { $plus ->
        [one] { $plus } самолёт
        [few] { $plus } самолёта
       *[many] { $plus } самолётов
    } больше
   *[reinforce] можно разместить на { $plus ->
        [one] { $plus } солдата
       *[other] { $plus } солдат
    } больше
}.
orders-bonus-text-enter = Когда вы выполняете действие «{ $action }», { $of ->
    [paradrop] после высадки солдат
    [fly] после входа самолётов
   *[other] после входа солдат
} и до боя, добавьте из резерва { $kind ->
    [plane] { $n ->
        [one] { $n } самолёт
        [few] { $n } самолёта
       *[many] { $n } самолётов
    }
   *[troop] { $n ->
        [one] { $n } солдата
       *[other] { $n } солдат
    }
}.
orders-bonus-text-dice = Когда вы выполняете действие «{ $action }», бросьте ещё { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
}.
orders-bonus-text-commanders = Пока бонус у вас, в вашем резерве на { $n ->
    [one] { $n } командира
   *[other] { $n } командиров
} больше (из зоны готовности).
orders-bonus-text-defence = Обороняя эту область, бросьте ещё { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
}.
