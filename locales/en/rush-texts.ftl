# Card texts of Rush, from what is printed on a card and from its abilities.

## What a card is

rush-kind-vehicle = { $class }, { $nation }
rush-kind-of-nation = { $kind }, { $nation }
rush-text-vehicle = Cost { $cost }, firepower { $firepower }, armour { $armour }.
rush-text-resources = Pays { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
}.
rush-text-no-resources = Cannot pay.
rush-text-medals = Worth { $medals ->
    [one] { $medals } medal
   *[other] { $medals } medals
} at the end.

## What an ability does

rush-text-ability = { $ability }: { $text }
rush-do-reinforcements = draw { $n ->
    [one] a card
   *[other] { $n } cards
} from your Garage
rush-do-recruitment = you may buy as many vehicles this turn as you can pay for
rush-do-recon = replace all vehicles in the Reserve with new ones
rush-do-sabotage = every opponent discards a card of their choice from hand
rush-do-siege = one hit on an enemy base, even a defended one, or on its defender, whatever the armour; for a defender destroyed you get a medal of this card’s nation at the end of the turn
rush-do-research = scrap this card and take a vehicle of cost { $n } or less from the Reserve
rush-do-dismantling = scrap one or two cards from your Depot
rush-do-invincibility = take a single medal of this card’s nation
rush-do-bases-only = it can attack bases only
rush-do-vehicles-only = it can attack vehicles only
rush-do-national-goods = it pays only for { ADJ($nation) } vehicles

## What an achievement is for

rush-medals = { $n ->
    [one] { $n } medal
   *[other] { $n } medals
}
rush-award-bases = { $worth } for whoever alone has destroyed the most enemy bases.
rush-award-class = { $worth } for whoever alone has the most { MANY($class) }.
rush-award-nation = { $worth } for whoever alone has the most { ADJ($nation) } medals.
rush-award-doubles = { $worth } for whoever alone has the most double medals.
rush-award-cards = { $worth } for whoever alone has the most cards.
rush-award-other = { $worth } for whoever alone has the most { $count ->
    [medals] medals on cards of this kind
   *[cards] cards of this kind
}: { $kind }.
rush-award-any = any
rush-award-vehicle = vehicle

## How well its values are known

rush-known-published = Published; the content files name the source.
rush-known-inferred = Partly our reconstruction; the content files say what is attested, and where.
rush-known-reconstructed = Our reconstruction, not the printed values.
