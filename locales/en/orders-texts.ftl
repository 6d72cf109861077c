# Card and bonus texts of General Orders, from moments and effects.

## How it goes together

orders-text = { $when }: { $effect }
orders-kind-own-turn = on your turn
orders-kind-defending = in defence
orders-kind-bonus = bonus

## When

orders-when-own-turn = at the beginning or the end of your turn
orders-when-deploying = when you deploy to { $action }
orders-when-entered = in your { $action }, after your pieces have entered and before a battle
orders-when-before-roll = in your { $action }, before the roll
orders-when-placing = in your { $action }, while you place pieces
orders-when-defending = as defender against { $actions }, before the defence roll

## What happens

orders-do-more-to-enter = add up to { $n ->
    [one] { $n } piece
   *[other] { $n } pieces
} from your reserve
orders-do-more-to-place = place up to { $n ->
    [one] { $n } more piece
   *[other] { $n } more pieces
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

orders-bonus-text-strength = Your { $action } is stronger by { $plus }.
orders-bonus-text-enter = In your { $action }, after your pieces have entered and before a battle, add { $n ->
    [one] { $n } piece
   *[other] { $n } pieces
} from your reserve.
orders-bonus-text-dice = In your { $action } roll { $n ->
    [one] { $n } more die
   *[other] { $n } more dice
}.
orders-bonus-text-commanders = As long as you have it, { $n ->
    [one] { $n } commander leaves
   *[other] { $n } commanders leave
} the ready zone for you.
orders-bonus-text-defence = Roll { $n ->
    [one] { $n } more die
   *[other] { $n } more dice
} when you defend this area.
