# What is said at the table of General Orders: questions, choices, refusals, the log, the board. $kind is
# troop or plane.

## Questions

orders-ask-nobody = Nobody has a decision to make now.
orders-ask-waiting = Waiting for { $who }.
orders-ask-turn = { $who }: where do you deploy a commander?
orders-ask-turn-extra = { $who }: do you deploy another commander?
orders-ask-beside = { $who }: beside which enemy commander do you deploy? ({ $card })
orders-ask-enter = { $who }: from where do { $kind ->
    [plane] planes
   *[troop] troops
} enter? ({ $space })
orders-ask-target = { $who }: what is the target? ({ $space })
orders-ask-commit = { $who }: how many planes do you commit? ({ $space })
orders-ask-pull = { $who }: from where do you pull { $kind ->
    [plane] planes
   *[troop] troops
} back? ({ $space })
orders-ask-place = { $who }: where do you place a { $kind ->
    [plane] plane
   *[troop] troop
}? ({ $space })
orders-ask-left = At most { $n } more.
orders-ask-window = { $who }: use a card now?
orders-ask-add = { $who }: how many { $kind ->
    [plane] planes
   *[troop] troops
} do you add? At most { $most }.
orders-ask-keep = { $who }: your roll has { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}. Keep it?
orders-ask-keep-none = { $who }: your roll has no hits. Keep it?
orders-ask-return = { $who }: which commander goes back to the ready zone?

## Choices

orders-choice-deploy = deploy to { $space }
orders-choice-play = use “{ $card }”
orders-choice-reroll = roll again, discarding “{ $card }”
orders-choice-target = target: { $place }
orders-choice-target-held = target: { $place } ({ $faction }: { $n })
orders-choice-target-idle = target: { $place } (no enemy is there: the fire hits nobody)
orders-choice-move = { $kind ->
    [plane] { $n ->
        [one] { $n } plane
       *[other] { $n } planes
    }
   *[troop] { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    }
} from { $place }
orders-choice-commit = commit { $n ->
    [one] { $n } plane
   *[other] { $n } planes
}
orders-choice-add = add { $kind ->
    [plane] { $n ->
        [one] { $n } plane
       *[other] { $n } planes
    }
   *[troop] { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    }
}
orders-choice-pull = pull a { $kind ->
    [plane] plane
   *[troop] troop
} back: { $place }
orders-choice-place = place a { $kind ->
    [plane] plane
   *[troop] troop
}: { $place }
orders-choice-return = return: { $space }
orders-choice-keep = keep the roll
orders-choice-done = nothing more
orders-choice-decline = use no card
orders-choice-pass = pass for this round
orders-choice-chance = chance decides

## Refusals

orders-err-game-over = the game is over
orders-err-not-asked = this decision is not yours
orders-err-not-the-question = this is not an answer to the open question
orders-err-no-commander = you have no commander in reserve
orders-err-space-taken = a commander is already there ({ $space })
orders-err-no-enemy-commander = no enemy commander is there ({ $space })
orders-err-wrong-colour = that space is the other faction’s ({ $space })
orders-err-wrong-space = the card does not apply to that space ({ $space })
orders-err-done-this-round = you have already done that this round ({ $space })
orders-err-controlled-already = you already control it ({ $place })
orders-err-nobody-to-enter = no supplied neighbour has a { $kind ->
    [plane] plane
   *[troop] troop
} to spare ({ $place })
orders-err-not-supplied = you do not control and supply it ({ $place })
orders-err-reserve-empty = your reserve is empty
orders-err-last-piece = the last { $kind ->
    [plane] plane
   *[troop] troop
} must stay ({ $place })
orders-err-out-of-range = too far away ({ $place })
orders-err-outside-zone = not under that zone ({ $place })
orders-err-no-drop = nobody can be dropped there ({ $place })
orders-err-not-adjacent = not next to the place entered ({ $place })
orders-err-moved-already = { $kind ->
    [plane] planes
   *[troop] troops
} have already entered from there ({ $place })
orders-err-too-many = there are not that many
orders-err-too-few = it must be at least one
orders-err-full = no more can stand there ({ $place })
orders-err-no-piece = you have no { $kind ->
    [plane] plane
   *[troop] troop
} there ({ $place })
orders-err-must-move = somebody must enter first
orders-err-not-in-hand = “{ $card }” is not in your hand
orders-err-wrong-moment = “{ $card }” cannot be used at this moment
orders-err-used-this-turn = “{ $card }” has already been used this turn
orders-err-no-effect = “{ $card }” would have no effect now
orders-err-no-own-commander = your commander is not there ({ $space })
orders-err-impossible-chance = chance cannot have that outcome now

## The log

orders-log-shuffled = the deck is shuffled
orders-log-token-drawn = { $place }: { $bonus }
orders-log-initiative = { $faction } has the initiative
orders-log-round-began = round { $round } begins
orders-log-turn-began = { $faction }: the turn begins
orders-log-passed = { $faction } passes
orders-log-deployed = { $faction } deploys to { $space }
orders-log-targeted = { $faction } aims at { $place }
orders-log-moved = { $faction }: { $kind ->
    [plane] { $n ->
        [one] { $n } plane
       *[other] { $n } planes
    }
   *[troop] { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    }
} from { $from } to { $to }
orders-log-arrived = { $faction }: { $kind ->
    [plane] { $n ->
        [one] { $n } plane
       *[other] { $n } planes
    }
   *[troop] { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    }
} from the reserve ({ $place })
orders-log-removed-fire = { $faction }: { $kind ->
    [plane] { $n ->
        [one] { $n } plane
       *[other] { $n } planes
    }
   *[troop] { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    }
} lost to fire ({ $place })
orders-log-removed-defence = { $faction }: { $kind ->
    [plane] { $n ->
        [one] { $n } plane
       *[other] { $n } planes
    }
   *[troop] { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    }
} lost to the defence ({ $place })
orders-log-removed-attrition = { $faction }: { $kind ->
    [plane] { $n ->
        [one] { $n } plane
       *[other] { $n } planes
    }
   *[troop] { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    }
} lost in battle ({ $place })
orders-log-removed-limit = { $faction }: { $kind ->
    [plane] { $n ->
        [one] { $n } plane
       *[other] { $n } planes
    }
   *[troop] { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    }
} over the limit ({ $place })
orders-log-removed-committed = { $faction }: { $kind ->
    [plane] { $n ->
        [one] { $n } plane
       *[other] { $n } planes
    }
   *[troop] { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    }
} committed ({ $place })
orders-log-removed-pulled = { $faction }: { $kind ->
    [plane] { $n ->
        [one] { $n } plane
       *[other] { $n } planes
    }
   *[troop] { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    }
} pulled back ({ $place })
orders-log-battle = battle: { $place }, defended by { $faction }
orders-log-rolled = { $faction } rolls { $dice }
orders-log-missed = the fire hits nobody ({ $place })
orders-log-drew = { $faction } draws “{ $card }”
orders-log-drew-hidden = { $faction } draws a card
orders-log-played = { $faction } uses “{ $card }”
orders-log-rerolled = { $faction } discards “{ $card }” to roll again
orders-log-readied = { $faction } takes { $n ->
    [one] { $n } commander
   *[other] { $n } commanders
} from the ready zone
orders-log-returned = { $faction }: a commander goes back to the ready zone ({ $space })
orders-log-returned-reserve = { $faction }: a commander goes from the reserve to the ready zone
orders-log-recalled = { $faction } recalls its commanders
orders-log-ended = the game is over

## The end

orders-outcome-hq-lost = { $winner } wins: { $loser } has lost its HQ.
orders-outcome-stars = { $winner } wins by stars: Blue { $blue }, Yellow { $yellow }.
orders-outcome-initiative = Equal stars, { $blue } to { $yellow }: { $winner } wins by the initiative.

## The board

orders-board-round = Round { $round } of { $rounds }. Turn: { $faction }. Initiative: { $initiative }.
orders-board-faction = { $faction }: stars { $stars }; in reserve: troops { $troops }, planes { $planes }, commanders { $commanders }; in the ready zone { $ready }; cards { $hand }.
orders-board-passed = { $faction } has passed.
orders-board-held = { $place }: { $faction } { $n }
orders-board-held-unsupplied = { $place }: { $faction } { $n }, unsupplied
orders-board-empty = { $place }: empty
orders-board-bonus = { $place } ({ $bonus })
orders-board-commanders = Commanders of { $faction }: { $spaces }.
orders-board-deck = Cards in the deck: { $deck }. Discarded: { $cards }.
orders-board-hand = Your hand: { $cards }.
orders-board-support = Support actions: { $spaces }.
orders-board-support-space = { $space } ({ $strength })
orders-board-support-initiative = { $space } ({ $strength }, initiative)
orders-board-bonuses = Bonuses: { $bonuses }.
orders-board-legend = On the board: { $blue }3 or { $yellow }3 – troops; ! – without supply; * – a star; # – a headquarters; [{ $blue }] or [{ $yellow }] – a commander.
orders-board-legend-zones = On the board: { $blue }3 or { $yellow }3 – troops or planes; ! – without supply; * – a star; # – a headquarters; [{ $blue }] or [{ $yellow }] – a commander; (1) – the air zone.
orders-board-legend-water = ~ – nobody can go there.

## Places, one by one

orders-place-nobody = Nobody is there.
orders-place-held = { $faction }: { $n }{ $supplied ->
    [yes] { "" }
   *[no] , without supply
}.
orders-place-stars = Stars: { $n }.
orders-place-hq = Headquarters: { $faction }.
orders-place-zone = Air zone: { $zone }.
orders-place-bonus = { $bonus }: { $text }
orders-place-actions = Actions: { $actions }.

## A battle or fire in progress

orders-battle-enters = { $action ->
    [fly] { $faction } flies into { $place } with { $n ->
        [one] { $n } plane
       *[other] { $n } planes
    }
    [scramble] { $faction } scrambles { $n ->
        [one] { $n } plane
       *[other] { $n } planes
    } over { $place }
    [paradrop] { $faction } drops { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    } on { $place }
   *[advance] { $faction } advances into { $place } with { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    }
}
orders-battle-fires = { $action ->
    [bombard] { $faction } bombs { $place }
   *[barrage] { $faction } shells { $place }
}
orders-battle-dice = { $faction } rolls { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
orders-battle-dice-cover = { $n } for the air zone above
orders-battle-dice-bonus = { $n } for the bonus { $bonus }
orders-battle-dice-cards = { $n } for cards
orders-battle-hits = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}
orders-battle-no-hits = no hits
orders-battle-removes = { $n ->
    [one] { $n } attacker removed
   *[other] { $n } attackers removed
}, { $attackers } against { $defenders }
orders-battle-removes-nobody = { $attackers } against { $defenders }
orders-battle-fire-removes = { $n } of { $defenders } removed
orders-battle-fire-misses = nobody removed
orders-battle-keep = If you keep it
orders-battle-again = Discard a card and roll again
orders-battle-again-none = Another roll would cost a card. You have none.
orders-battle-each = each side loses { $n }
orders-battle-over = above the limit, { $n } go back
orders-battle-stars-lost = { $faction } loses { $n ->
    [one] { $n } star
   *[other] { $n } stars
}
orders-battle-stars-won = { $faction } gains { $n ->
    [one] { $n } star
   *[other] { $n } stars
}
orders-battle-wins = { $faction } wins the game
orders-battle-held = { $faction } keeps { $place } with { $n }
orders-battle-lost = { $faction } takes { $place } with { $n }
orders-battle-empty = nobody is left in { $place }
orders-battle-cleared = nobody is left in { $place }
orders-battle-weakened = { $faction } keeps { $n } in { $place }
orders-battle-missed = { $faction } keeps all { $n } in { $place }
orders-odds-held = held { $n }%
orders-odds-lost = lost { $n }%
orders-odds-empty = empty { $n }%
orders-odds-cleared = cleared { $n }%
orders-odds-weakened = weakened { $n }%
orders-odds-missed = missed { $n }%

## Posts and support, in short

orders-posts-note = A bonus counts while its area is yours and supplied.
orders-posts-find = tap one to find it on the map
orders-post-strength = { $action }: { $of ->
    [plan] { $n ->
        [one] { $n } more card
       *[other] { $n } more cards
    }
    [scramble] { $n ->
        [one] { $n } more plane
       *[other] { $n } more planes
    }
   *[reinforce] { $n ->
        [one] { $n } more troop
       *[other] { $n } more troops
    }
}
orders-post-enter = { $action }: { $kind ->
    [plane] { $n ->
        [one] { $n } more plane
       *[other] { $n } more planes
    }
   *[troop] { $n ->
        [one] { $n } more troop
       *[other] { $n } more troops
    }
}
orders-post-dice = { $action }: { $n ->
    [one] { $n } more die
   *[other] { $n } more dice
}
orders-post-commanders = { $n ->
    [one] { $n } more commander
   *[other] { $n } more commanders
}
orders-post-defence = Defending it: { $n ->
    [one] { $n } more die
   *[other] { $n } more dice
}
orders-post-idle = nobody holds it
orders-post-unsupplied = unsupplied: does not count
orders-support-once = Support: one of each a round
orders-strip-commanders = Commanders left: { $n } of { $all }
orders-strip-reserve = { $n } in reserve
orders-strip-passed = passed
