# What is said at the table of Quartermaster: questions, choices, refusals, the log, the board.

## Questions: $who is the country or countries asked

qm-ask-nobody = Nobody has a decision to make now.
qm-ask-waiting = Waiting for { THE($who) }.
qm-ask-opening = { $who }: which cards of the opening hand do you discard? { $left ->
    [one] One more
   *[other] { $left } more
}.
qm-ask-prepare = { $who }: which Status or Response from your deck do you lay down before the war begins?
qm-ask-play = { $who }: play or discard a card.
qm-ask-reallocate = { $who }: discard { $left ->
    [one] one more card
   *[other] { $left } more cards
} for the reallocation.
qm-ask-take-basic = { $who }: which basic card do you take from your deck?
qm-ask-supply = { $who }: unsupplied pieces are removed.
qm-ask-discard = { $who }: discard as many cards from your hand as you like.
qm-ask-pay = { $who }: pay by discarding { $left ->
    [one] a card
   *[other] { $left } cards
} from your hand.
qm-ask-give-status = { $who }: which of your Status cards do you discard?
qm-ask-give-piece = { $who }: which { $piece } do you take off the board?
qm-ask-build = { $who }: where do you build? ({ $card })
qm-ask-recruit = { $who }: where do you recruit? ({ $card })
qm-ask-battle = { $who }: which space do you battle? ({ $card })
qm-ask-eliminate = { $who }: which piece do you eliminate? ({ $card })
qm-ask-relocate-each = { $who }: which piece do you eliminate, to build it there or elsewhere? ({ $card })
qm-ask-choose = { $who }: what do you choose? ({ $card })
qm-ask-choose-country = { $who }: which country do you choose? ({ $card })
qm-ask-each-chooses = { $who }: what do you choose? ({ $card })
qm-ask-any-order = { $who }: what comes next? ({ $card })
qm-ask-reorder-top = { $who }: which of these cards comes next in your deck? ({ $card })
qm-ask-hand-to-deck-bottom = { $who }: which card do you put on the bottom of your deck? ({ $card })
qm-ask-play-from-discard = { $who }: which card do you play from your discard pile? ({ $card })
qm-ask-take-from-discard = { $who }: which card do you take from your discard pile into your hand? ({ $card })
qm-ask-lay-from-hand = { $who }: which card of your hand do you lay on the table? ({ $card })
qm-ask-lay-from-discard = { $who }: which card of your discard pile do you lay on the table? ({ $card })
qm-ask-hand-for-discards = { $who }: how many cards? ({ $card })
qm-ask-play-from-hand = { $who }: which card do you play from your hand? ({ $card })
qm-ask-air = { $who }: play a Deploy Air Force card, or discard a card to marshal an air force?
qm-ask-marshal = { $who }: which air force do you marshal, and where to?
qm-ask-retreat = { $who }: your air force in { THE($space) } has lost its base. Where does it retreat to?
qm-ask-deploy-air = { $who }: where do you deploy the air force? ({ $card })
qm-ask-marshal-air = { $who }: which air force do you marshal, and where to? ({ $card })
qm-ask-rebuild = { $who }: where do you build the { $piece }? ({ $card })
qm-ask-target = { $who }: whose { $kind ->
    [land] army
   *[sea] navy
} in { THE($space) } do you battle?
qm-ask-withdraw = { $who }: which of your pieces do you take off the board?
qm-ask-free = { $who }: “{ $card }” would place { AN($piece) } and none is left. Which one do you take off the board for it?

qm-ask-window-turn-start = { $who }: use a card at the beginning of { GEN($country) } turn?
qm-ask-window-victory = { $who }: use a card in { GEN($country) } Victory step?
qm-ask-window-discard-start = { $who }: use a card at the beginning of { GEN($country) } Discard step?
qm-ask-window-played = { $who }: use a card now that “{ $card }” has been played?
qm-ask-window-resolved = { $who }: use a card before “{ $card }” is discarded?
qm-ask-window-levied = { $who }: use a card before { THE($country) } discards?
qm-ask-window-aimed = { $who }: use a card now that “{ $card }” makes { THE($country) } discard?
qm-ask-window-threat = { $who }: use a card before the { ADJ($country) } { $piece } in { THE($space) } is removed?
qm-ask-window-removed = { $who }: use a card now that the { ADJ($country) } { $piece } in { THE($space) } has been removed?
qm-ask-window-battle = { $who }: use a card after the { ADJ($country) } battle in { THE($space) }?
qm-ask-window-built = { $who }: use a card now that { AN($country) } { $piece } has been built in { THE($space) }?
qm-ask-window-recruited = { $who }: use a card now that { AN($country) } { $piece } has been recruited in { THE($space) }?
qm-ask-window-play-start = { $who }: use a card at the beginning of { GEN($country) } Play step?
qm-ask-window-victory-start = { $who }: use a card at the beginning of { GEN($country) } Victory step?
qm-ask-window-draw-start = { $who }: use a card at the beginning of { GEN($country) } Draw step?
qm-ask-window-air-moved = { $who }: use a card now that { AN($country) } air force has come to { THE($space) }?
qm-ask-window-status-used = { $who }: use a card now that “{ $card }” has been used?
qm-ask-window-using = { $who }: use a card before “{ $card }” takes effect?

## What led to the question

qm-trail-card = { THE($country) } plays “{ $card }”
qm-trail-card-cancelled = { THE($country) } plays “{ $card }”, its text is ignored
qm-trail-use = { THE($country) } uses “{ $card }”
qm-trail-battle = { ADJ($country) } { $kind ->
    [land] land battle
   *[sea] sea battle
} in { THE($space) }
qm-trail-threat-battle = the { ADJ($country) } { $piece } in { THE($space) } is the target of a battle
qm-trail-threat-elimination = the { ADJ($country) } { $piece } in { THE($space) } is about to be eliminated
qm-trail-threat-supply = the { ADJ($country) } { $piece } in { THE($space) } is unsupplied and about to be removed

## Choices

qm-choice-play = play “{ $card }”
qm-choice-discard = discard “{ $card }”
qm-choice-use = use “{ $card }”
qm-choice-take = take “{ $card }”
qm-choice-order = next comes “{ $card }”
qm-choice-bottom = put “{ $card }” on the bottom of the deck
qm-choice-of-country = { $choice } ({ $country })
qm-choice-build = build { AN($piece) } in { THE($space) }
qm-choice-redeclare = count the { $piece } in { THE($space) } as newly built
qm-choice-recruit = recruit { AN($piece) } in { THE($space) }
qm-choice-build-of = build { AN($country) } { $piece } in { THE($space) }
qm-choice-redeclare-of = count the { ADJ($country) } { $piece } in { THE($space) } as newly built
qm-choice-recruit-of = recruit { AN($country) } { $piece } in { THE($space) }
qm-choice-battle = battle in { THE($space) }
qm-choice-lift = eliminate the { $piece } in { THE($space) }, to build it there or elsewhere
qm-choice-deploy = deploy an air force in { THE($space) }
qm-choice-marshal = marshal the air force in { THE($space) } to { THE($to) }
qm-choice-retreat = retreat to { THE($space) }
qm-choice-defend = air defence: lose the air force instead
qm-choice-strike = air strike: lose the air force in { THE($space) } so that the piece is removed after all
qm-choice-target = battle { THE($country) }
qm-choice-choose = { THE($country) }
qm-choice-eliminate = eliminate the { ADJ($country) } { $piece } in { THE($space) }
qm-choice-remove = take the { ADJ($country) } { $piece } in { THE($space) } off the board
qm-choice-request = ask to take the { ADJ($country) } { $piece } in { THE($space) } off the board

# What somebody points at.
qm-thing-piece = { ADJ($country) } { $piece } in { THE($space) }
qm-choice-option = option { $n }
qm-choice-cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
qm-choice-forfeit = discard the top card of your deck (if there is none, lose a point)
qm-choice-reallocate = reallocate resources
qm-choice-pass = nothing more
qm-choice-no-response = no response
qm-choice-no-preparation = lay down no card
qm-choice-withdraw = take a piece of your own off the board
qm-choice-shuffle = the deck is shuffled
qm-choice-pick = card { $n } is picked

## Refusals

qm-err-game-over = the game is over
qm-err-not-asked = this decision is not yours
qm-err-not-the-question = this is not an answer to the open question
qm-err-not-your-card = “{ $card }” is not a card of the country that decides now
qm-err-not-in-hand = “{ $card }” is not in your hand
qm-err-not-there = “{ $card }” is not among the cards you can take
qm-err-not-on-table = “{ $card }” is not on the table
qm-err-no-trigger = “{ $card }” does not answer what has just happened
qm-err-already-used = “{ $card }” has already been used
qm-err-no-effect = “{ $card }” would have no effect now
qm-err-wrong-terrain = armies stand on land and navies at sea: { THE($space) } does not fit
qm-err-outside-area = the card does not reach { THE($space) }
qm-err-not-adjacent = none of your pieces is next to { THE($space) }
qm-err-neighbour-unsupplied = none of your pieces next to { THE($space) } is supplied
qm-err-would-be-unsupplied = { AN($piece) } in { THE($space) } would be unsupplied
qm-err-no-port = { AN($piece) } in { THE($space) } would have no port
qm-err-enemy-there = there is an enemy { $piece } in { THE($space) }
qm-err-friend-there = there is { AN($piece) } of your own team in { THE($space) }
qm-err-own-piece-there = you already have { AN($piece) } in { THE($space) }
qm-err-no-piece-left = you have no such piece left to place
qm-err-no-such-piece = there is no { ADJ($country) } { $piece } in { THE($space) }
qm-err-protected = the { ADJ($country) } { $piece } in { THE($space) } cannot be removed this turn
qm-err-under-threat = the { ADJ($country) } { $piece } in { THE($space) } is about to be removed and cannot be taken off now
qm-err-no-help = without the { ADJ($country) } { $piece } in { THE($space) } the card could not place one either
qm-err-requested-already = you have already asked to take the { ADJ($country) } { $piece } in { THE($space) } off the board
qm-err-wrong-country = { THE($country) } cannot be chosen
qm-err-must-act = you must do something and cannot pass
qm-err-no-such-option = there is no such option now
qm-err-reallocation-off = this table plays without reallocation
qm-err-reallocated-already = you have already reallocated this turn
qm-err-too-few-cards = you have too few cards in hand
qm-err-hand-not-empty = you have cards in hand: play or discard one of them
qm-err-asked-already = this decision is yours: choose one of the answers
qm-err-impossible-chance = chance cannot have that outcome now

## The log

qm-log-shuffled = { THE($country) } shuffles its deck
qm-log-drew = { THE($country) } draws “{ $card }”
qm-log-drew-hidden = { THE($country) } draws a card
qm-log-discarded = { THE($country) } discards “{ $card }” { $from ->
    [hand] from hand
    [deck] from the deck
    [table] from the table
   *[pile] from the pile
}
qm-log-discarded-hidden = { THE($country) } discards a card { $from ->
    [hand] from hand
    [deck] from the deck
    [table] from the table
   *[pile] from the pile
}
qm-log-prepared = all countries have prepared for war
qm-log-round-began = round { $round } begins
qm-log-turn-began = { $country }: the turn begins
qm-log-step-began = { $step }
qm-log-played = { THE($country) } plays “{ $card }”
qm-log-laid = { THE($country) } lays “{ $card }” face down
qm-log-laid-hidden = { THE($country) } lays a Response face down
qm-log-used = { THE($country) } uses “{ $card }”
qm-log-revealed = { THE($country) } reveals and uses “{ $card }”
qm-log-spent = “{ $card }” goes to the discard pile
qm-log-returned = “{ $card }” is shuffled back into the deck
qm-log-returned-on-top = “{ $card }” is put on top of the deck
qm-log-reallocated = { THE($country) } reallocates and takes “{ $card }”
qm-log-looked = { THE($country) } looks at the top { $cards ->
    [one] card
   *[other] { $cards } cards
} of its deck
qm-log-fetched = { THE($country) } takes “{ $card }” from its discard pile
qm-log-fetched-hidden = { THE($country) } takes a card from its discard pile
qm-log-recovered = a card of { GEN($country) } discard pile, picked at random, goes unseen on top of its deck
qm-log-reordered = { THE($country) } puts “{ $card }” next in its deck
qm-log-reordered-hidden = { THE($country) } puts the next card in its deck
qm-log-bottomed = { THE($country) } puts “{ $card }” on the bottom of its deck
qm-log-bottomed-hidden = { THE($country) } puts a card from hand on the bottom of its deck
qm-log-built = { THE($country) } builds { AN($piece) } in { THE($space) }
qm-log-redeclared = the { ADJ($country) } { $piece } in { THE($space) } counts as newly built
qm-log-recruited = { THE($country) } recruits { AN($piece) } in { THE($space) }
qm-log-battled = { THE($country) } fights a { $kind ->
    [land] land battle
   *[sea] sea battle
} in { THE($space) }
qm-log-removed-by-battle = the { ADJ($country) } { $piece } in { THE($space) } is removed in battle
qm-log-eliminated = the { ADJ($country) } { $piece } in { THE($space) } is eliminated
qm-log-removed-unsupplied = the { ADJ($country) } { $piece } in { THE($space) } is removed for lack of supply
qm-log-withdrew = { THE($country) } takes its { $piece } in { THE($space) } off the board
qm-log-protected = the { ADJ($country) } { $piece } in { THE($space) } cannot be removed this turn
qm-log-spared = the { ADJ($country) } { $piece } in { THE($space) } stays
qm-log-deployed = { THE($country) } deploys an air force in { THE($space) }
qm-log-marshalled = { THE($country) } marshals its air force in { THE($space) } to { THE($to) }
qm-log-retreated = the { ADJ($country) } air force in { THE($space) } retreats to { THE($to) }
qm-log-defended = air defence: { THE($country) } loses its air force in { THE($space) } instead
qm-log-struck = air strike: { THE($country) } loses its air force in { THE($space) } to strike { THE($to) }
qm-log-removed-stranded = the { ADJ($country) } { $piece } in { THE($space) } has nowhere to retreat to and is removed
qm-log-cancelled = the text of “{ $card }” is ignored
qm-log-scored-spaces = { $country }: { $points } VP for supply spaces: { $spaces }
qm-log-scored-card = { $country }: { $points } VP from “{ $card }”
qm-log-scored-depletion = { $country }: { $points } VP lost for missing cards
qm-log-victory-skipped = { THE($country) } skips its Victory step: an enemy is in its home space
qm-log-ended = the game is over

## The end

qm-outcome-sudden-victory = { THE($team) } { NUM($team) ->
    [pl] win
   *[sg] wins
} early, in round { $rounds }, 30 points or more ahead: Axis { $axis }, Allies { $allies }.
qm-outcome-last-round = { THE($team) } { NUM($team) ->
    [pl] win
   *[sg] wins
} on points after round { $rounds }: Axis { $axis }, Allies { $allies }.
qm-outcome-tie = A tie after round { $rounds }, in favour of { THE($team) }: Axis { $axis }, Allies { $allies }.

## The board

qm-board-setup = Round { $round } of { $rounds }, before the first turn; { THE($country) } begins.
qm-board-turn = Round { $round } of { $rounds }. { $country }, { $step }.
qm-board-points = Victory points: Axis { $axis }, Allies { $allies }.
qm-board-legend = Capital letters are armies, small ones navies; ^ is an air force, ! a piece out of supply, * a supply space, ~ a sea. { $countries }.
qm-board-strait = Strait { $seas }: open to { THE($team) } ({ $anchor }).
qm-board-country = { $country } ({ $team }, seat { $seat })
qm-board-armies = Armies: { $spaces }.
qm-board-armies-none = Armies: none.
qm-board-navies = Navies: { $spaces }.
qm-board-navies-none = Navies: none.
qm-board-air = Air forces: { $spaces }.
qm-board-air-none = Air forces: none.
qm-board-left-air = { $air ->
    [one] One air force can still be deployed.
   *[other] { $air } air forces can still be deployed.
}
qm-board-piece = { $space }{ $unsupplied ->
    [yes] { " " }(unsupplied)
   *[no] { "" }
}{ $protected ->
    [yes] { " " }(protected)
   *[no] { "" }
}
qm-board-left = Still to place: { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}, { $navies ->
    [one] { $navies } navy
   *[other] { $navies } navies
}.
qm-board-cards = Cards: { $hand } in hand, { $deck } in the deck, { $pile } discarded, { $responses } face down on the table.
qm-board-pile-top = On top of the discard pile: { $card }.
qm-board-status = Status cards: { $cards }.
qm-board-used = { $card } (used this turn)
qm-board-deck-seen = Known to everybody in the deck: { $cards }.
qm-board-place = { $place }. { $card }
qm-board-copies = { $card } ×{ $n }
qm-board-own = What only you know of { THE($country) }
qm-board-own-hand = Hand: { $cards }.
qm-board-own-hand-none = The hand is empty.
qm-board-own-responses = Face-down Responses: { $cards }.
qm-board-own-pile = Discarded face up, top card first: { $cards }.
qm-board-own-discards = Discarded face down: { $cards }.
qm-board-own-deck-known = Known to you in the deck: { $cards }.
qm-board-own-deck = In the deck, order unknown: { $cards }.
qm-board-own-requests = To be taken off as soon as possible: { $spaces }.

## Places, one by one

qm-place = { $land ->
    [yes] Land
   *[no] Sea
}{ $supply ->
    [yes] , a supply space
   *[no] { "" }
}.
qm-place-pieces = Pieces: { $pieces }.
qm-place-air = { $country } (air force)
qm-place-strait = { $sea } (strait: { $anchor })
