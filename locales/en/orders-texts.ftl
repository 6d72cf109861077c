# Card and bonus texts of General Orders, from moments and effects. $kind is troop or plane.

## How it goes together

orders-text = { $when }: { $effect }
orders-kind-own-turn = on your turn
orders-kind-defending = in defence
orders-kind-bonus = bonus

## When

orders-when-own-turn = at the beginning or the end of your turn
orders-when-deploying = when you deploy to { $action }
orders-when-entered = when you take the { $action } action, { $of ->
    [paradrop] after the drop
   *[other] after entering
} and before a battle
orders-when-before-roll = when you take the { $action } action, before the roll
orders-when-placing = when you take the { $action } action
orders-when-defending = as defender against { $actions }, before the defence roll

## What happens

orders-do-more-to-enter = add up to { $kind ->
    [plane] { $n ->
        [one] { $n } plane
       *[other] { $n } planes
    }
   *[troop] { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    }
} from your reserve
orders-do-more-to-place = place up to { $kind ->
    [plane] { $n ->
        [one] { $n } more plane
       *[other] { $n } more planes
    }
   *[troop] { $n ->
        [one] { $n } more troop
       *[other] { $n } more troops
    }
} from your reserve
orders-do-more-dice = roll { $n ->
    [one] { $n } more die
   *[other] { $n } more dice
}
orders-do-ready-commander = take { $n ->
    [one] { $n } commander
   *[other] { $n } commanders
} from the ready zone until the recall
orders-do-share-space = a space that an enemy commander holds counts as free

## What a bonus does

orders-bonus-text-strength = When you take the { $action } action, { $of ->
    [plan] draw { $plus ->
        [one] { $plus } more card
       *[other] { $plus } more cards
    }
    [scramble] place up to { $plus ->
        [one] { $plus } more plane
       *[other] { $plus } more planes
    }
   *[reinforce] place up to { $plus ->
        [one] { $plus } more troop
       *[other] { $plus } more troops
    }
}.
orders-bonus-text-enter = When you take the { $action } action, { $of ->
    [paradrop] after the drop
   *[other] after entering
} and before a battle, add { $kind ->
    [plane] { $n ->
        [one] { $n } plane
       *[other] { $n } planes
    }
   *[troop] { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    }
} from your reserve.
orders-bonus-text-dice = When you take the { $action } action, roll { $n ->
    [one] { $n } more die
   *[other] { $n } more dice
}.
orders-bonus-text-commanders = While you have it, your reserve has { $n ->
    [one] { $n } more commander
   *[other] { $n } more commanders
} from the ready zone.
orders-bonus-text-defence = Roll { $n ->
    [one] { $n } more die
   *[other] { $n } more dice
} when you defend this area.
