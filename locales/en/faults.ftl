# What is wrong with a text from outside: a move in notation, a line of a setup, a content file.
# The words in quotation marks are notation and stay as they are in every language.

## Notation

fault-form = `{ $text }` is not understood; expected one of: { $expected }
fault-unknown = { $kind ->
    [ability] unknown ability
    [achievement] unknown achievement
    [action-space] unknown action space
    [area] unknown area
    [bonus] unknown printed bonus
    [card] unknown card
    [country] unknown country
    [nation] unknown nation
    [place] unknown area or zone
    [seat] unknown seat
    [space] unknown space
    [token] unknown token
    [zone] unknown zone
   *[other] unknown name
} `{ $word }`
fault-number = expected a number from { $min } to { $max }, not `{ $word }`
fault-choice = expected one of { $expected }, not `{ $word }`
fault-digits = expected up to 16 hexadecimal digits, not `{ $word }`
fault-too-many = at most { $max } can stand there, not { $n }

## Setups

fault-unknown-content = the content { $digest } is not here; give its folder with --content
fault-too-late = `{ $what }` must be given before a position
fault-wrong-terrain = `{ $piece }` cannot be in `{ $space }`
fault-too-many-pieces = `{ $owner }` has { $max } of `{ $piece }`, not { $n }
fault-other-owner = `{ $card }` is not a card of `{ $owner }`
fault-wrong-zone = `{ $card }` cannot be in `{ $zone }`
fault-too-many-copies = there are only { $max } of `{ $card }`
fault-after-last-round = round { $round } is after the last round { $last }
fault-shared-space = enemies cannot share `{ $space }`
fault-no-cards = the content has no cards for `{ $line }`
fault-not-a-vehicle = `{ $card }` is no vehicle
fault-reserve-size = the Reserve has { $places } places; write - for an empty one
fault-reserve-gap = empty places of the Reserve are those next to the deck
fault-cannot-defend = `{ $card }` has no armour and cannot defend
fault-not-seated = `{ $seat }` does not sit at a table of { $players }
fault-too-many-medals = for the stack of `{ $nation }` only these medals are left: single { $singles }, double { $doubles }
fault-base-in-hand = a captured base does not stay in a hand
fault-no-slot = `{ $area }` has no slot for a token
fault-token-twice = `{ $area }` has a token already, or `{ $token }` lies elsewhere
fault-space-taken = a commander stands on `{ $space }` already
fault-stack-limit = `{ $owner }` may have { $max } pieces in `{ $place }`, not { $n }
fault-hq-not-held = `{ $owner }` must hold its HQ
fault-commanders = `{ $owner }` has { $max } commanders in all, not { $n }

## Content files of every game

fault-unknown-file = there is no content file `{ $file }`; there are { $expected }
fault-too-much-content = too much other content in one run of the program: no more than { $contents } contents and { $bytes } bytes are taken
fault-toml = it cannot be read: { $message }
fault-not-an-id = `{ $id }` is no id: a small letter, then small letters, digits and _
fault-twice = `{ $name }` is there twice
fault-missing = `{ $name }` is missing
fault-out-of-range = `{ $what }` is from { $min } to { $max }, not { $n }
fault-too-many-of = too many of `{ $what }`: { $max } is the limit
fault-count = `{ $what }`: there must be { $expected }, not { $n }
fault-other-file = this file is for `{ $expected }`

## Content of Quartermaster

fault-sea-home = the sea `{ $space }` can be neither home nor supply space
fault-second-home = `{ $country }` has a second home, `{ $space }`
fault-strait-ends = a strait has an anchor on land and joins two seas
fault-wrong-team = `{ $country }` fights for `{ $team }`
fault-home-not-supply = map.toml must mark the home of `{ $country }` as its supply space
fault-copies-on-table = `{ $card }`: a card that stays on the table or can be laid there is there once, and no card is there 0 times
fault-unknown-shape = `{ $card }`: no carried card of this type does such a thing; numbers, spaces and countries may be others
fault-two-uses = `{ $card }` has two abilities to use: a move could not tell them apart
fault-out-of-place = `{ $card }` of { $country } is out of place: the cards of a country stand together, and the countries in turn order
fault-ability-without-effect = `{ $card }` has an ability without effect
fault-trigger-misfit = `{ $card }`: trigger, limit and type do not go together
fault-effect-needs = `{ $card }`: this effect needs { $needs ->
    [piece] a trigger that speaks of a piece
    [played] a reaction to a played card
    [economic-warfare] a reaction of the target of economic warfare
    [resolved] a reaction to a resolved card
    [status-used] a reaction to a used Status card
    [may-build] a permission to build
    [times] a number of times from the least to the most, and one kind of piece
    [using] a reaction to a card that is being used
    [levies] a reaction of whoever plays economic warfare
    [type] a card type that lies on the table
   *[other] at least two options
}

## Content of Rush

fault-other-sort = `{ $ability }` is of the other kind
fault-ability-argument = the argument of `{ $ability }` is `{ $expected }`
fault-no-target = `{ $card }` could attack neither bases nor vehicles
fault-copies-of-start = `{ $card }`: { $players } seats begin with { $start } each, so { $copies } copies cannot be
fault-class-values = `{ $card }`: all vehicles of the class `{ $class }` have firepower { $firepower } and armour { $armour }

## Content of General Orders

fault-other-schema = this program reads schema { $known }
fault-provenance = the provenance of `{ $field }` must begin with one of { $expected }
fault-never-dealt = `{ $card }` is never in a deck
fault-other-timing = `{ $card }`: its type and its moment do not agree
fault-idle-effect = `{ $name }`: its effect could never do anything
fault-action-name = `{ $name }` is the name of an action
fault-space-of = `{ $place }` cannot have the action space `{ $space }`; areas have advance, paradrop:FACTION, barrage:FACTION, zones have fly, bombard
fault-support-space = `{ $space }` must be reinforce, plan or (with zones) scramble, of a strength from 1 to 20 for each faction; only plan has the initiative
fault-die-faces = a die has 1 to 20 faces with 0 to { $max } hits each
fault-no-zone = `{ $area }` lies in no zone
fault-slots = areas with a slot: { $n }, tokens in the pool: { $tokens }; this does not fit
fault-deck-size = cards.toml has { $n } cards for this mode; { $max } is the limit
fault-no-hex = `{ $area }` has no hex
fault-far-hex = the hex ({ $q }, { $r }) of `{ $area }` is far off the board
fault-shared-hex = the hex ({ $q }, { $r }) is in `{ $other }` and in `{ $area }`
fault-bonus-and-slot = `{ $area }` has a printed bonus and a slot for a token
fault-start-stack = `{ $place }` begins with more than { $max } pieces of a faction
fault-both-begin = both factions begin in `{ $place }`
fault-second-hq = `{ $owner }` has a second HQ, `{ $area }`
fault-empty-hq = the HQ `{ $area }` must begin with troops of `{ $owner }`
fault-no-hq = each faction needs an HQ
fault-empty-zone = no area lies in the zone `{ $zone }`
fault-closed-hq = the HQ `{ $area }` has no advance space
fault-too-many-dice = a roll could take { $n } dice; { $max } is the limit
fault-unreachable = `{ $place }` cannot be reached from `{ $from }`
fault-no-image = `{ $area }` has no mirror image
fault-split-image = the mirror image of `{ $area }` is no single area
fault-other-image = `{ $area }` differs from its mirror image `{ $image }`: `{ $what }`
fault-unequal-space = `{ $space }` is not equally strong for both factions
