# The page that `sandtable report` makes. Figures come in written as this language writes them.

## Figures

report-group = ,
report-plus-minus = { $figure } ± { $spread }

## Who plays

report-side-axis = the Axis
    .num = sg
report-side-allies = the Allies
    .num = pl
report-side-blue = Blue
    .num = sg
report-side-yellow = Yellow
    .num = sg
report-side-alpha = Alpha
    .num = sg
report-side-bravo = Bravo
    .num = sg
report-side-charlie = Charlie
    .num = sg
report-side-delta = Delta
    .num = sg
report-side-echo = Echo
    .num = sg
report-owner-both = both boards
report-owner-alpine = the alpine board
report-owner-island = the island board
report-seat-player = { $seat } ({ $player })

## The games

report-about-quartermaster =
    Two teams fight the Second World War: the Axis (Germany, Japan, Italy) and the Allies (United Kingdom, Soviet Union, United States).
    Countries take turns in a fixed order. A turn is one card from a deck that only this country has: it builds an army or a navy, fights a battle, or does something special.
    Pieces without supply are lost. After its card a country scores points for the supply spaces it holds.
    Whoever leads by 30 points at the end of a round wins at once (a sudden victory); otherwise the higher total after round 20 does.
report-about-rush =
    Two to five players build squads of tanks.
    In a turn a player plays a hand of three cards: for resources, which buy better vehicles from the common Reserve, for their abilities, to defend one of three bases of their own, or to attack the bases and defenders of others.
    What is destroyed earns medals. The game ends after the round in which somebody has lost all bases or the last single medal of a nation has been taken, and the most medals win.
    Values of many cards are reconstructed, not the printed ones.
report-about-orders =
    Two factions, Blue and Yellow, fight over one small board. They take turns to deploy their few commanders to action spaces: Advance, Barrage, Reinforce, Plan. A space that is taken is closed to the other faction until the round is over.
    Areas without a link back to the headquarters are out of supply. Whoever loses their headquarters loses at once; otherwise the stars of the areas controlled and supplied after the last round decide.
    Layout and values of the boards are reconstructed, not the printed ones.
report-chart-points = victory points
report-chart-score = score
report-chart-pieces = pieces on the board
report-chart-air = air forces on the board
report-chart-medals = medals
report-chart-bases = bases still standing
report-chart-stars = stars
report-chart-places = areas and zones controlled
report-ending-sudden-victory = sudden victory
report-ending-last-round = points after the last round
report-ending-tie = level after the last round
report-ending-bases-destroyed = somebody lost all bases
report-ending-medals-taken = the single medals of a nation ran out
report-ending-round-limit = the limit of rounds
report-ending-hq-lost = a headquarters was lost
report-ending-stars = stars after the last round
report-ending-initiative = level in stars, decided by initiative
report-map-built = Where pieces are built and recruited
report-map-battled = Where battles are fought
report-map-lost = Where pieces are lost
report-map-based = Where air forces are based
report-map-air-lost = Where air forces are lost
report-map-entered = Where troops and planes go
report-map-fought-over = Where battles are fought

## The head

report-title = { $n ->
    [one] { $games } game of { $game }
   *[other] { $games } games of { $game }
}
report-lead = Played by the computer against itself ({ $players }), studied turn by turn.
report-about = The game.
report-fact-won = of the games won by { $side }
report-fact-rounds = rounds a game on average
report-fact-decisions = decisions a game on average
report-sure = How sure is this?
report-sure-text =
    Every figure comes with a 95% interval: were all the games played again with other shuffles, about 19 of 20 such intervals would hold the true value.
    The intervals cover luck only. They do not say how people would play: all of this is true of these players ({ $players }), who make mistakes of their own.
report-unfinished = { $n ->
    [one] One game did not end.
   *[other] { $n } games did not end.
}
report-opening = All these games begin with the same { $n ->
    [one] move
   *[other] { $n } moves
}: they go on from a position of another game, with hidden cards where they truly lay.

## Who wins

report-winners = Who wins
report-winners-best = { $side } { NUM($side) ->
    [pl] win
   *[sg] wins
} most: { $share } of the games
report-winners-even = Nobody is clearly favoured
report-winners-axis = games won
report-winners-caption =
    Each dot is how often a side or a seat won, the line its 95% interval. The grey line is an even game ({ $even }).
report-winners-seats = Seats of one side win together, so they differ from it only when different players sit in them.

## Curves

report-round = round
report-share = share of all games
report-curve = { $what } round by round
report-curve-seats = { $what } at the end: from { $low } to { $high } on average, seat by seat
report-curve-level = Nobody is clearly ahead in any round: { $what }
report-curve-leads = { $side } { NUM($side) ->
    [pl] lead
   *[sg] leads
} in { $what } nearly all the time
report-curve-changes = { $side } { NUM($side) ->
    [pl] lead
   *[sg] leads
} in { $what } up to round { $round }, then { $other }
report-curve-bands =
    Lines are the mean at the end of each round, bands hold the middle 80% of the games.
    Only games still going on are in it, so towards the right it shows the games that stayed close enough to last.
report-curve-lines =
    Lines are the mean at the end of each round. Only games still going on are in it, so towards the right it shows the games that lasted.
report-curve-sudden =
    Where the curves jump, many games ended at once by sudden victory: they are counted up to that round and no further.
report-ahead = Who is ahead: { $what }
report-ahead-line = lead
report-ahead-axis = lead in { $what }
report-ahead-title = The lead swings widest in round { $round }: from { $low } to { $high } in four games of five
report-ahead-caption =
    { $first } minus { $second }, { $what } at the end of each round: the line is the mean, the band holds the middle 80% of the games.
    Above 0 { $first } { NUM($first) ->
        [pl] are
       *[sg] is
    } ahead, below it { $second }.
report-ahead-same = After every round the lead lies between { $low } and { $high } in four games of five ({ $first } minus { $second }, { $what })
report-chance = How likely a lead wins
report-chance-caption =
    Each field is a round and a lead of { $side } ({ $what }, at the end of that round); the figure says in how many of a hundred such games { $side } won in the end.
    Fields with fewer than 30 games are left out.

## How long it takes

report-length = How long it takes
report-length-all = Every game goes on to round { $round }
report-length-most = { $share } of the games go on to round { $round }
report-length-one = Most games end in round { $round }
report-length-half = Half of the games are over by round { $half }, nine of ten by round { $most }
report-length-axis = round in which the game ended
report-length-caption = Each bar is the share of all games that ended in that round, coloured by what ended them.
report-layer = { $name } ({ $share })

## Sudden victory

report-sudden = When sudden victory happens
report-sudden-title = { $share } of the games end by sudden victory, most often in round { $round }
report-sudden-share = { $share } of the games end by sudden victory
report-sudden-axis = round of the sudden victory
report-sudden-layer = { $side } ({ $share } of all games)
report-sudden-caption =
    Each bar is the share of all games that ended in that round before they had run their course, coloured by who won them.

## How close it is

report-margin = How close it is
report-margin-title = The difference is at most { $unit ->
    [stars] { $n ->
        [one] { $n } star
       *[other] { $n } stars
    }
    [medals] { $n ->
        [one] { $n } medal
       *[other] { $n } medals
    }
   *[points] { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
} in { $share } of the games
report-margin-axis = { $unit ->
    [stars] stars
    [medals] medals
   *[points] points
}: { $first } minus { $second }
report-margin-layer = won by { $side }
report-margin-caption =
    Each bar is the share of games that ended with about that difference. Right of 0 { $first } had more { $unit ->
        [stars] stars
        [medals] medals
       *[points] points
    }, left of it { $second }.
report-margin-sudden = The peaks on either side are sudden victories: games that ended as soon as a lead was large enough.

## Where points come from

report-sources-title = Where the points come from
report-sources-spaces = supply spaces
report-sources-cards = cards
report-sources-depletion = empty deck
report-sources-caption =
    Victory points that each country brought its team in a game on average, with 95% intervals: by supply spaces, by its cards, and lost because its deck was empty.

## Cards

report-cards-early = { $use ->
    [bought] Cards bought early
   *[drawn] Cards drawn early
}
report-cards-early-caption =
    How much likelier { $whose ->
        [owner] its owner’s side
       *[player] a player
    } wins after having { $use ->
        [bought] bought
       *[drawn] drawn
    } the card by the end of round { $round }, compared with the games in which that did not happen.
report-cards-luck = The shuffle decides that, so this is close to what the card is worth; it is the plot to trust.
report-cards-choice = The players choose that, so a card that suits somebody who is ahead looks better than it is.
report-cards-played = Cards played
report-cards-played-caption =
    How much likelier { $whose ->
        [owner] its owner’s side
       *[player] a player
    } wins in games in which the card was played at any time, compared with the games in which it was not.
    Here the players choose: a card for good days looks good, a last resort looks bad, and long games see more cards. Read it together with the plot above.
report-cards-title = “{ $card }”{ $owned ->
    [yes] { " " }({ $owner })
   *[no] { "" }
} helps most: { $points } points of win rate; { $clear } of { $n } cards differ clearly from 0
report-cards-none = No card helps clearly more than luck explains; { $clear } of { $n } cards differ clearly from 0
report-cards-axis = change of win rate, in percentage points
report-cards-ends = Shown are the { $n } cards at either end.
report-cards-lines =
    In brackets, how often that happened. Lines are 95% intervals; of cards that change nothing, one in twenty would leave 0 by luck alone.
report-cards-note = { $points } ({ $n ->
    [one] { $times } time
   *[other] { $times } times
})
report-card-of = { $card } ({ $owner })
report-cards-of = All cards: { $owner }
report-cards-all = Cards that belong to no side
report-table = Every card in figures
report-table-card = card
report-table-kind = kind
report-table-early = { $use ->
    [bought] bought
   *[drawn] drawn
} by round { $round }
report-table-played = played
report-table-with = won with
report-table-without = without
report-table-difference = difference
report-table-interval = { $points } ({ $low } to { $high })

## Spaces

report-map-title = Most often: { $place } ({ $times } times a game)
report-map-caption =
    Every space of the board, joined to the spaces it touches; lines that leave at the edges come back on the other side.
    The area of a circle is how often a game it happens there (the figure in the larger ones), its colours are the shares of the sides.
    Small pale dots are spaces where next to nothing happens, sand for land, blue for sea or sky. Crowded spaces are moved apart a little.
report-map-shapes =
    The area of a circle is how often a game it happens there (the figure in the larger ones), its colours are the shares of the sides.
report-map-whose = { $use ->
    [lost] The colours say whose pieces were lost.
    [air_lost] The colours say whose air forces were lost.
    [based] The colours say whose air forces were deployed there.
    [battled] The colours say who fought the battles.
    [fought_over] The colours say who attacked.
    [entered] The colours say who went there.
   *[built] The colours say who built and recruited.
}

## The foot

report-made = How it was made
report-made-text =
    { $games } games from seed { $seed }, sandtable { $program }, rules version { $rules }. Setup: { $setup }. Seats: { $seats }.
    The tables behind the plots lie beside this page as Parquet files (games, turns, cards, spaces) and open in DuckDB, pandas or R. The same seed gives the same games.
report-made-plain = as the rules say
