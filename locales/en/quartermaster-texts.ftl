# Card texts of Quartermaster, one message for each shape of trigger, cost, condition and effect.
#
# Clauses begin with a small letter and have no full stop: the program puts them together into
# sentences and sets the capital and the stop. $mood is imperative or infinitive (after "may" and in
# lists of options), $kind land or sea, $own self or other, $supplied yes or no. An area may be empty.

# "Build Army, United Kingdom"
qm-card-kind = { $type }, { $country }

## How clauses go together

qm-when = { $when }: { $clause }
qm-when-once-a-turn = once a turn, { $when }: { $clause }
qm-next = then { $clause }
qm-cost-then = { $cost }, then { $clause }
qm-cost-so = { $cost }, and { $clause }

## Costs

qm-cost-discard-deck = { $cards ->
    [one] discard the top card of your deck
   *[other] discard the top { $cards } cards of your deck
}
qm-cost-discard-hand-of = { $cards ->
    [one] discard { AN($type) } from your hand
   *[other] discard { $cards } cards of the type { $type } from your hand
}
qm-cost-lose-air = take one of your air forces off the board
qm-cost-lose-army = take one of your armies off the board
qm-cost-lose-status = discard one of your Status cards from the table
qm-cost-and = { $first } and { $second }
qm-cost-discard-hand = { $cards ->
    [one] discard a card from your hand
   *[other] discard { $cards } cards from your hand
}

## When

qm-when-instead-of-play = in your Play step, instead of playing or discarding a card
qm-when-turn-start = at the beginning of your turn
qm-when-any-turn-start = at the beginning of any country’s turn
qm-when-during = in your { $step }
qm-when-start-of = at the beginning of your { $step }
qm-when-any-start-of = at the beginning of any country’s { $step }
qm-when-air-moved = after you deploy or marshal an air force
qm-when-air-moved-to = after you deploy or marshal an air force to a space { $area }
qm-when-air-moved-to-sea = after you deploy or marshal an air force to a sea space
qm-when-you-battle = after you { $kind ->
    [any] fight a battle
    [land] fight a land battle
   *[sea] fight a sea battle
} { $area }
qm-when-battled = when { $pieces } { $area } is battled
qm-when-would-remove = when { $pieces } { $area } is about to be removed
qm-when-removed = after { $pieces } has been removed
qm-when-removed-last = after the last of { MANY($pieces) } has been removed from the board
qm-when-built = after { $pieces } has been built { $area }
qm-when-you-build = after you build { AN($piece) } { $area }
qm-when-you-may-build = whenever you may build { AN($piece) }
qm-when-you-play = when you play { AN($type) }
qm-when-you-play-family = when you play { AN($type) } whose title begins with “{ $family }”
qm-when-you-play-cards = when you play { $cards }
# A title among others.
qm-quoted-card = “{ $card }”
qm-when-team-plays = when { AN($team) } country plays { AN($type) }
qm-when-country-plays-family = when { THE($country) } plays { AN($type) } whose title begins with “{ $family }”
qm-when-country-plays-cards = when { THE($country) } plays { $cards }
qm-when-your-card-resolved = when a card you played from hand in your Play step is about to be discarded
qm-when-your-type-resolved = when { AN($type) } you played from hand in your Play step is about to be discarded
qm-when-you-are-levied = when an Economic Warfare card makes you discard cards
qm-when-you-are-levied-by = when { $cards } makes you discard cards
qm-when-you-levy = when your Economic Warfare card makes a country discard cards
qm-when-you-levy-family = when your Economic Warfare card whose title begins with “{ $family }” makes a country discard cards
qm-when-you-levy-cards = when your card { $cards } makes a country discard cards
qm-when-using = when { THE($country) } uses { AN($type) }, before it takes effect
qm-when-team-uses = when { AN($team) } country uses { AN($type) }, before it takes effect
qm-when-status-used = after { THE($country) } has used a Status

## Whose pieces

qm-pieces = { $own ->
    [self] one of your { $supplied ->
        [yes] supplied { MANY($piece) }
       *[no] { MANY($piece) }
    }
    [target] its { $piece }
   *[other] { $supplied ->
        [yes] a supplied { ADJ($owner) } { $piece }
       *[no] { AN($owner) } { $piece }
    }
}
    .each = { $own ->
        [self] each of your { MANY($piece) }
       *[other] each { ADJ($owner) } { $piece }
    }
    .none = { $own ->
        [self] none of your { MANY($piece) }
       *[other] no { ADJ($owner) } { $piece }
    }
    .many = { $own ->
        [self] your { MANY($piece) }
       *[other] { ADJ($owner) } { MANY($piece) }
    }

## Where

qm-area-on-board = on the board
qm-area-seas = at sea
qm-area-spaces = in { THE($spaces) }
qm-area-except = outside { THE($spaces) }
qm-area-at-battled = in the battled space
qm-area-at-removed = in the same space
qm-area-adjacent = next to { THE($space) }
qm-area-adjacent-battled = next to the battled space
qm-area-adjacent-built = next to the new { $piece }
qm-area-in-or-adjacent = in or next to { THE($space) }
qm-area-in-or-adjacent-battled = in or next to the battled space
qm-area-adjacent-air-moved = next to that air force
qm-area-with = in a space with { $pieces }
qm-area-within = at most { $distance ->
    [one] one space
   *[other] { $distance } spaces
} away from { THE($space) }
qm-area-within-target-home = at most { $distance ->
    [one] one space
   *[other] { $distance } spaces
} away from its home space
qm-area-near = in a space next to { $pieces }
qm-area-at-turn-start = in spaces that at the beginning of the turn held { $holding } next to { $near }

## If

qm-if-present = { $pieces } is { $area }
qm-if-absent = { NONE($pieces) } is { $area }
qm-if-within = { $pieces } is at most { $distance ->
    [one] one space
   *[other] { $distance } spaces
} away from { THE($space) }

## What happens: pieces

qm-do-build = build { AN($piece) } { $area }
qm-do-build-1-2 = build one or two { MANY($piece) } { $area }
qm-do-recruit = recruit { AN($piece) } { $area }
qm-do-recruit-1-2 = recruit one or two { MANY($piece) } { $area }
qm-do-recruit-other = recruit { AN($owner) } { $piece } { $area }
qm-do-recruit-instead = you may recruit { AN($piece) } { $area } instead
qm-do-eliminate = eliminate { $pieces } { $area }
qm-do-eliminate-1-2 = eliminate one or two { MANY($pieces) } { $area }
qm-do-eliminate-it = eliminate that { $piece }
qm-do-protect-it = the { $piece } stays and cannot be removed for the rest of this turn
qm-do-spare-it = the { $piece } stays
qm-do-relocate-each = one at a time, you may eliminate { EACH($pieces) } and build it, there or elsewhere
qm-do-battle = { $another ->
    [yes] fight another
   *[no] fight a
} { $kind ->
    [land] land battle
   *[sea] sea battle
} { $area }
qm-do-battle-0-3 = fight up to three { $kind ->
    [land] land battles
   *[sea] sea battles
} { $area }
qm-do-deploy-air = deploy an air force to one of your supplied armies or navies { $area }
qm-do-deploy-air-with = deploy an air force { $area }
qm-do-marshal-air = marshal one of your supplied air forces to any supplied army or navy of yours { $area }
qm-do-marshal-air-with = marshal one of your supplied air forces so that it is { $area }
qm-do-always-supplied = { MANY($pieces) } { $area } are always supplied
qm-do-supplied-this-turn = { MANY($pieces) } { $area } are supplied until the end of this turn
qm-do-supplied-this-turn-if = if { $condition }, { MANY($pieces) } { $area } are supplied until the end of this turn
qm-do-no-air-combat = nobody uses air defence or air strike until the end of this turn
qm-do-deny-supply-space = for { THE($team) }, { THE($spaces) } is not a supply space and does not score

## What happens: points and cards

qm-do-gain = gain { $points } VP
qm-do-gain-per = gain { $points } VP for { EACH($pieces) } { $area }
qm-do-gain-per-again = gain { $points } VP for each such { $piece }
qm-do-gain-if = gain { $points } VP if { $condition }
qm-do-gain-if-more = also gain { $points } VP if { $condition }
qm-do-gain-if-again = in that case also gain { $points } VP
qm-do-discard-top = { THE($country) } discards the top { $cards ->
    [one] card
   *[other] { $cards } cards
} of its deck
qm-do-discard-top-per = { THE($country) } discards the top { $cards ->
    [one] card
   *[other] { $cards } cards
} of its deck for { EACH($pieces) } { $area }
qm-do-discard-top-per-again = { THE($country) } discards the top { $cards ->
    [one] card
   *[other] { $cards } cards
} of its deck for each such { $piece }
qm-do-discard-top-if = if { $condition }, { THE($country) } discards the top { $cards ->
    [one] card
   *[other] { $cards } cards
} of its deck
qm-do-discard-top-if-again = in that case { THE($country) } also discards the top { $cards ->
    [one] card
   *[other] { $cards } cards
} of its deck
qm-do-discard-top-if-more = if { $condition }, { THE($country) } discards { $cards ->
    [one] one more card
   *[other] { $cards } more cards
}
qm-do-discard-own-top = discard the top { $cards ->
    [one] card
   *[other] { $cards } cards
} of its deck
qm-do-add-discard = the target discards { $cards ->
    [one] one more card
   *[other] { $cards } more cards
}
qm-do-raise-discard = that country discards { $cards ->
    [one] one more card
   *[other] { $cards } more cards
} for { EACH($pieces) } { $area }
qm-do-cancel-discard = discard nothing
qm-do-take-from-discard-1-2 = take one or two cards of the type { $type } from your discard pile into your hand
qm-do-lay-from-hand = lay { AN($type) } from your hand on the table
qm-do-lay-from-hand-face-down = lay { AN($type) } from your hand face down on the table; it is used from there
qm-do-lay-from-discard = lay { AN($type) } from { $own ->
    [self] your
   *[other] its
} discard pile face down on the table
qm-do-hand-for-discards = set a number from { $min } to { $max }: { THE($country) } discards that many cards from hand, then as many cards of your discard pile, picked at random, go unseen on top of your deck
qm-do-reduce-discard = discard { $cards ->
    [one] one fewer card
   *[other] { $cards } fewer cards
}
qm-do-cancel-card = its text is ignored
qm-do-cancel-use-this-turn = its text is ignored, and it cannot be used again this turn
qm-do-discard-status = that Status is discarded
qm-do-discard-random-response = a face-down Response of { THE($country) }, picked at random, is discarded unseen
qm-do-reorder-top = look at the top { $cards } cards of your deck and put them back in any order
qm-do-shuffle-card-into-deck = shuffle it into your deck instead
qm-do-put-card-on-deck = put it on top of your deck instead
qm-do-hand-to-deck-bottom-1-2 = put one or two cards from your hand on the bottom of your deck
qm-do-play-from-discard = play a card from your discard pile
qm-do-play-type-from-discard = play { AN($type) } from your discard pile
qm-do-play-from-hand = play a card from its hand
qm-do-draw = draw { $cards ->
    [one] a card
   *[other] { $cards } cards
}

## What happens: choices

qm-do-choose = choose one: { $options }
qm-do-if-else = if { $condition }, { $then }; otherwise { $otherwise }
qm-do-if = if { $condition }, { $then }
qm-do-choose-country = choose { THE($countries) }: { $effect }
qm-do-choose-of-team = choose { AN($team) } country: { $effect }
qm-do-choose-of-team-next = choose { AN($team) } country with { $pieces } next to its home space: { $effect }
qm-do-choose-of-team-within = choose { AN($team) } country with { $pieces } at most { $distance ->
    [one] one space
   *[other] { $distance } spaces
} away from its home space: { $effect }
qm-do-each-chooses = { THE($countries) } each choose: { $options }
qm-do-may = { THE($country) } may { $effect }
qm-do-any-order = { $clauses }, in either order
qm-do-chain = { $first } and then { $next }
