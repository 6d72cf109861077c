### What a name leads to: explanations of cards, abilities, places and sides.

## What kind of thing it is

face-kind-ability = Ability
face-kind-area = Area
face-kind-zone = Air zone
face-kind-space = Action space
face-kind-country = Country · { $team }
face-kind-side = Faction
face-kind-player = Player
face-kind-base = Base

## What can be said of many things

face-next-to = Next to: { $places }.
face-in-hand = In your hand{ $n ->
    [one] { "" }
   *[other] { " " }×{ $n }
}.
face-laid = On the table before you
face-cards-of = { $who }: { $n } in hand
face-used = Used this turn.

## Quartermaster

face-qm-before = Face up before { THE($country) }.
face-qm-before-used = Face up before { THE($country) }; used this turn.
face-qm-face-down = Face down before you.
face-qm-worth = 2 points for a country that holds it alone, 1 if it shares it with a friendly country.
face-qm-nobody = No army or navy is there.
face-qm-piece = { ADJ($country) } { $piece }
face-qm-stands = { $piece }{ $supplied ->
    [yes] { "" }, in supply
   *[no] { "" }, out of supply
}

## Rush

face-rush-have = { $n ->
    [0] None of your cards has it.
    [one] { $n } of your cards has it.
   *[other] { $n } of your cards have it.
}
face-rush-research = In the Reserve now: { $cards }.
face-rush-research-none = Nothing in the Reserve costs { $n } or less now.
face-rush-score = Score now: { $total } ({ $medals } from medals, { $bases } from bases, { $leads } from achievements).

## Orders

face-orders-free = Free now.
face-orders-taken = Taken: { $factions }.
face-orders-strength = Strength: { $strength }.
face-orders-initiative = It also gives the initiative from the next round on.
face-orders-bonus-none = On no area now.
face-orders-supplied = { $place }: { $faction }, supplied.
face-orders-unsupplied = { $place }: { $faction }, without supply, so it has no effect.
face-orders-open = { $place }: controlled by nobody.
face-orders-advance = Troops go from adjacent supplied areas of yours into an area you do not control; at least one stays behind in each. If an enemy is there, you fight.
face-orders-fly = Planes go from adjacent supplied zones of yours into a zone you do not control; at least one stays behind in each. If an enemy is there, you fight.
face-orders-paradrop = Two troops from your reserve land in nearly any area. If an enemy is there, you fight.
face-orders-barrage = Two dice against an area at most three areas away. Each hit removes an enemy troop.
face-orders-bombard = Planes of the zone go back to the reserve, at least one stays: one die for each against an area below. Each hit removes an enemy troop.
face-orders-reinforce = Troops from your reserve go into your supplied areas, up to five in each.
face-orders-scramble = Planes from your reserve go into your supplied zones, up to five in each.
face-orders-plan = You draw operation cards.
