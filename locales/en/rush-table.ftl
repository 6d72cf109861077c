# What is said at the table of Rush: questions, choices, refusals, the log, the board.

## Questions

rush-ask-nobody = Nobody has a decision to make now.
rush-ask-waiting = Waiting for { $who }.
rush-ask-play = { $who }: what do you do with your cards?
rush-ask-purchase = { $who }: which cards pay for “{ $card }”?
rush-ask-card = { $who }: use an ability of “{ $card }”?
rush-ask-ability = { $who }: use { $ability } of “{ $card }”?
rush-ask-place = { $who }: which base does “{ $card }” defend?
rush-ask-sabotage = { $who }: which card do you lose to Sabotage?
rush-ask-name = { $who }: which vehicles attack?
rush-ask-fire = { $who }: which vehicle fires next?
rush-ask-aim = { $who }: what is the target of “{ $card }” (firepower { $firepower })?
rush-ask-reward = { $who }: which medal do you take? Medals due: { $due }.

## Choices

rush-choice-buy = buy “{ $card }”
rush-choice-pay = pay with “{ $card }”
rush-choice-use = play “{ $card }” for its abilities
rush-choice-defend = defend with “{ $card }”
rush-choice-attack = attack with “{ $card }”
rush-choice-attack-idle = attack with “{ $card }”, although there is nothing it can hit now
rush-choice-fire = “{ $card }” fires next
rush-choice-take = take “{ $card }”
rush-choice-scrap = scrap “{ $card }”
rush-choice-discard = lose “{ $card }”
rush-choice-target-base = base { $base } of { $seat }
rush-choice-target-base-damaged = base { $base } of { $seat }, damaged
rush-choice-target-defender = “{ $card }” (armour { $armour }) on base { $base } of { $seat }
rush-choice-target-defender-damaged = “{ $card }” (armour { $armour }, damaged) on base { $base } of { $seat }
rush-choice-target-nobody = hit the defender of base { $base } of { $seat }
rush-choice-activate = use { $ability }
rush-choice-place = on base { $base }
rush-thing-base = base { $base } of { $seat }
rush-choice-confirm = that is all
rush-choice-confirm-purchase = buy it with these cards
rush-choice-confirm-attack = attack with these
rush-choice-decline = skip it
rush-choice-end = end the turn
rush-choice-shuffle = the pile is shuffled

## Refusals

rush-err-game-over = the game is over
rush-err-not-asked = this decision is not yours
rush-err-not-the-question = this is not an answer to the open question
rush-err-not-in-hand = “{ $card }” is not in your hand
rush-err-already-used = “{ $card }” has already been used this turn
rush-err-no-value = “{ $card }” cannot pay
rush-err-goods-of = “{ $card }” pays only for { ADJ($nation) } vehicles
rush-err-not-in-reserve = “{ $card }” is not in the Reserve
rush-err-too-dear = “{ $card }” costs { $cost }: there are not enough resources for it
rush-err-one-must-pay = “{ $card }” costs 0, but at least one card must pay for it
rush-err-bought-already = you have already bought a vehicle this turn
rush-err-attacked-already = you have already attacked this turn
rush-err-no-firepower = “{ $card }” cannot attack
rush-err-other-nation = all attackers are { ADJ($nation) }, and “{ $card }” is not
rush-err-not-named = “{ $card }” takes no part in the attack
rush-err-no-ability = “{ $card }” has no ability
rush-err-no-armour = “{ $card }” has no armour and cannot defend
rush-err-no-base = you have no base left
rush-err-base-gone = that base is gone
rush-err-open-base-first = an undefended base comes first
rush-err-own-target = that is your own
rush-err-nothing-there = there is nothing of that kind to hit
rush-err-defended = a vehicle defends that base
rush-err-bases-only = “{ $card }” attacks bases only
rush-err-vehicles-only = “{ $card }” attacks vehicles only
rush-err-not-in-depot = “{ $card }” is not in your Depot
rush-err-no-medal-left = there is no “{ $card }” left
rush-err-not-due = “{ $card }” is not due
rush-err-must-act = you must do something
rush-err-impossible-chance = chance cannot have that outcome now

## The log

rush-log-garage-shuffled = { $seat } shuffles the Garage
rush-log-vehicles-shuffled = the vehicle deck is shuffled
rush-log-laid = achievement in play: { $achievement }
rush-log-round-began = round { $round } begins
rush-log-turn-began = { $seat }: the turn begins
rush-log-repaired-base = { $seat } repairs base { $base }
rush-log-repaired-defender = { $seat } repairs the defender of base { $base }
rush-log-revealed = { $seat } reveals “{ $card }”
rush-log-revealed-hand = { $seat } reveals: { $cards }
rush-log-drew = { $seat } draws “{ $card }”
rush-log-drew-hidden = { $seat } draws a card
rush-log-discarded = { $seat } sends “{ $card }” to the Depot
rush-log-paid = { $seat } pays with “{ $card }”
rush-log-bought = { $seat } buys “{ $card }”
rush-log-gained = { $seat } gains “{ $card }”
rush-log-dealt = new in the Reserve: { $card }
rush-log-dropped = “{ $card }” leaves the Reserve
rush-log-played = { $seat } plays “{ $card }”
rush-log-activated = { $ability } takes effect
rush-log-declined = { $ability } is not used
rush-log-sabotaged = { $seat } must choose a card to lose
rush-log-lost-to-sabotage = { $seat } loses “{ $card }” to Sabotage
rush-log-scrapped = { $seat } scraps “{ $card }”
rush-log-placed = { $seat } puts “{ $card }” on base { $base }
rush-log-named = { $seat } attacks with “{ $card }”
rush-log-fired = “{ $card }” of { $seat } fires
rush-log-fired-idle = “{ $card }” of { $seat } finds nothing to hit
rush-log-damaged-base = base { $base } of { $seat } is damaged
rush-log-damaged-defender = the defender of base { $base } of { $seat } is damaged
rush-log-destroyed-base = base { $base } of { $seat } is destroyed
rush-log-destroyed-defender = the defender of base { $base } of { $seat } is destroyed
rush-log-medals-lost = { $seat } does not get { $medals ->
    [one] { $medals } medal
   *[other] { $medals } medals
}: none are left ({ $nation })
rush-log-awarded = { $achievement }: { $seat }
rush-log-awarded-nobody = { $achievement }: nobody
rush-log-scored = { $seat }: { $points ->
    [one] { $points } medal
   *[other] { $points } medals
}
rush-log-ended = the game is over
rush-last-round-bases-destroyed = This is the last round: somebody has lost all bases.
rush-last-round-medals-taken = This is the last round: the last single medal of a nation has been taken.
rush-last-round-round-limit = This is the last round: the limit of rounds has been reached.

## The end

rush-outcome = Won by { $winners }. Medals: { $scores }.
rush-outcome-score = { $seat } { $points }

## The table

rush-board-round = Round { $round }. Turn: { $seat }.
rush-board-setup = Before the first turn.
rush-board-reserve = Reserve: { $cards }.
rush-board-vehicle = { $card } ({ $class }, { $nation }, cost { $cost })
rush-board-empty-place = an empty place
rush-board-deck = Cards in the vehicle deck: { $deck }, discarded: { $discard }.
rush-board-medals = Medals left: { $stacks }.
rush-board-stack = { $nation } { $singles } single, { $doubles } double
rush-board-achievements = Achievements: { $list }.
rush-board-seat = { $seat }: { $hand } in hand, { $garage } in the Garage, { $depot } in the Depot.
rush-board-depot-top = On top of the Depot: { $card }.
rush-board-base = Base { $base }: { $state }.
rush-board-base-gone = destroyed
rush-board-base-open = undefended
rush-board-base-open-damaged = damaged, undefended
rush-board-base-held = defended by { $card }
rush-board-base-held-damaged = damaged, defended by { $card }
rush-board-defender = { $card } (armour { $armour })
rush-board-damaged = { $card } (damaged)
rush-board-hand = Hand of { $seat }: { $cards }.
rush-board-own-depot = Your Depot, top card first: { $cards }.
rush-board-own-garage = In your Garage, order unknown: { $cards }.
rush-board-own-chosen = You lose: { $card }.
rush-board-discard = Discarded vehicles: { $cards }.
rush-board-scrapyard = Scrapyard: { $cards }.
rush-board-copies = { $card } ×{ $n }
rush-board-used = Used this turn: { $cards }.
rush-board-resources = Resources paid: { $n }, of which spent: { $spent }.
rush-board-missing =
    { $n ->
        [one] { $n } resource is missing.
       *[other] { $n } resources are missing.
    }
rush-board-attacker = { $card }: firepower { $firepower }

## What is in action

rush-action-none = In action
rush-action-turn = In action: { $seat }
rush-action-turn-yours = In action: your turn
rush-action-attack = In action: { $seat } attacks
rush-action-attack-yours = In action: your attack
rush-action-of = { $n } / { $all }
rush-action-destroyed = { $card } destroyed { $target } ({ $seat })
rush-action-damaged = { $card } hit { $target } ({ $seat }), not destroyed
rush-action-idle = { $card } found nothing to hit
rush-action-base = base { $base }
rush-action-now = { $card } fires now
rush-action-next = { $card } is still to fire
rush-action-named = { $card } will attack
rush-action-firepower = firepower { $n }
rush-action-played = Played: { $cards }.
rush-action-guard = On base { $base }: { $card }.
rush-action-paid = Paid: { $cards } for { $card }.
rush-action-bought = Bought: { $cards }.
rush-action-due = Medals due: { $medals }.
rush-action-due-of = { $nation } { $n }
rush-action-empty = Nothing has been played or paid this turn.

## The score

rush-score-now = Score now
rush-score-end = Final score
rush-score-medals = medals
rush-score-bases = bases ×{ $n }
rush-score-leads = leads ×{ $n }
rush-score-leads-about = Achievements in which a squad alone has the most.
rush-score-total = total
rush-score-you = You
rush-score-singles = Singles left
rush-score-ends = 0 ends it
rush-board-scores = Score now: { $scores }.
rush-board-score = { $seat } { $total } (medals { $medals }, bases { $bases }, achievements led { $leads })

## The table on a screen

rush-table-no-defender = no defender
rush-table-can-be-hit = can be hit
rush-table-lost = base lost
rush-table-lost-to = base lost to { $seat }
rush-table-lost-to-you = base lost to you
rush-table-hit = hit
rush-table-only-hit = only hit
rush-table-by-two = two hits
rush-table-armour = armour { $n }
rush-table-deck = deck
rush-table-discard = discard

## What a choice would do

rush-would-destroy = destroyed
rush-would-destroy-hit = already hit: destroyed
rush-would-hit = only hit; the next hit destroys
rush-would-opens = opens base { $base }
rush-would-last-base = last base
rush-would-no-medal = no medal left
rush-would-can-destroy = { $n ->
    [one] can destroy one target
   *[other] can destroy one of { $n } targets
}
rush-would-can-hit = can only hit, not destroy
rush-would-idle = nothing to hit
rush-would-idle-bases = nothing to hit: every base is defended
rush-would-idle-vehicles = nothing to hit: no base is defended
rush-would-cost = { $cost } of { $have } resources
rush-would-pay-missing = pays { $n }; { $missing } missing
rush-would-pay-enough = pays { $n }: enough
rush-would-pay-over = pays { $n }: { $over } too many
rush-would-pay-spare = pays { $n }: leaves { $over } to spend
rush-would-pay-needless = not needed: it is paid for
rush-would-buy-exact = paid exactly
rush-would-buy-over = { $over } too many, lost
rush-would-buy-spare = leaves { $over } to spend
rush-would-draw = { $n ->
    [one] one card more
   *[other] { $n } cards more
}
rush-would-draw-nothing = nothing left to draw
rush-would-recruit = buy more than once
rush-would-recruit-already = already in force
rush-would-recon = a new Reserve
rush-would-sabotage = { $n ->
    [one] one opponent loses a card
   *[other] { $n } opponents lose a card
}
rush-would-sabotage-nothing = no opponent holds a card
rush-would-siege-destroy = can destroy what is hit already
rush-would-siege-hit = one hit, whatever the armour
rush-would-research = { $n ->
    [one] one vehicle costs { $cost } or less
   *[other] { $n } vehicles cost { $cost } or less
}
rush-would-research-nothing = nothing in the Reserve costs { $cost } or less
rush-would-research-lost = the card is lost for nothing
rush-would-dismantle = { $n ->
    [one] one card in your Depot
   *[other] { $n } cards in your Depot
}
rush-would-dismantle-nothing = your Depot is empty
rush-would-medal-nothing = no single medal left
rush-would-guards = then guards a base
rush-would-guard-open = guards an open base
rush-would-guard-replace = replaces a defender
rush-would-place-open = no defender so far
rush-would-place-replace = replaces { $card } (armour { $armour })
rush-would-take = worth { $cost }, for free
rush-would-scrap = out of the game
rush-would-scrap-points = loses { $n ->
    [one] { $n } medal
   *[other] { $n } medals
}
rush-would-end-purchase = purchase not used
rush-would-end-attack = attack not used
