# The page: everything that the browser says around a game.

## Bar and start page

web-home = Start page
web-language = Language
web-theme = Light or dark
web-take-a-seat = Take a seat
web-new-game = New game: { $game }
web-about-quartermaster = Six countries, two teams, one supply line too many.
web-about-rush = Build a squad, guard three bases, break the others’.
web-about-orders = Few commanders, four rounds, two headquarters.
web-bots = against bots
web-play-now = Play now
web-seats = Seats
web-person-here = Player at this screen
web-players = Players
web-players-quartermaster = With fewer than six, some lead several countries of one team.
web-players-rush = Bots have the seats that nobody takes.
web-more-options = More options
web-option-on = yes
web-option-off = no
web-option-air = Aircraft
web-option-air-about = Air forces stand with armies and navies, defend them and strike.
web-option-air-marshal = Air Marshal
web-option-air-total-war = Total War
web-option-histories = Air cards of Alternate Histories
web-option-histories-about = A few more cards for each country, with the aircraft.
web-option-rounds = Rounds
web-option-rounds-about = Fewer rounds make a shorter game; a lead of 30 points ends it earlier.
web-option-prepare = Preparing for war
web-option-prepare-about = Before the first turn each country may lay down one Status or Response from its deck.
web-option-reallocation = Resource reallocation
web-option-reallocation-about = Discard four cards to take a basic one from your deck.
web-option-windows = Who is asked to respond
web-option-windows-about = Asking all who could gives nothing away; asking only those who can is quicker.
web-option-windows-strict = all who could
web-option-windows-fast = only those who can
web-option-parts = Parts of a card
web-option-parts-about = Must every possible part of a card be carried out?
web-option-parts-must = yes, all of them
web-option-parts-may = no, parts may be left out
web-option-borders = Borders on the map
web-option-borders-about = The first edition has two fewer borders; they are marked on the map.
web-option-borders-second = second edition
web-option-borders-first = first edition
web-option-defenders-in-squad = Defenders count at the end
web-option-defenders-in-squad-about = Vehicles on your bases count towards achievements.
web-option-merge-turn-kills = One reward for the whole turn
web-option-merge-turn-kills-about = What the attack and Siege destroyed is rewarded together, which makes doubles easier.
web-option-recruit-pool = Left-over resources stay
web-option-recruit-pool-about = With Recruitment, what one purchase leaves over helps to pay the next.
web-option-mode = Operation
web-option-mode-about = Troops alone in the mountains, or a landing on an island with planes and air zones.
web-option-mode-alpine = alpine
web-option-mode-island = island, with planes
web-option-readied = A commander made ready by a card
web-option-readied-about = The card can be read in two ways.
web-option-readied-reserve = joins the reserve
web-option-readied-deploy = may be deployed at once
web-one-room = Everybody at this screen
web-start = Start
web-kept-here = Games are saved in this browser. Nothing leaves it.
web-import = Open a record
web-export = Save as a file
web-export-openly = Save openly
web-export-openly-sure = This file shows everything: every hand, every deck and all that lies face down. Whoever opens it knows more than the game allows. Save it all the same?
web-sealed-elsewhere = This game was sealed by another browser or on another computer, and only that one can open it. A finished game, or one saved openly, can be opened anywhere.
web-not-readable = This file is not a saved game.

## The table

web-round = Round { $round }
web-round-of = Round { $round } of { $rounds }
web-laying-out = Setting up the game …
web-prompt = Question
web-you-are-asked = Your decision
web-thinking = A bot is thinking
web-waiting = Waiting
web-over = The game is over
web-before-this =
    { $n ->
        [one] { $n } earlier step
       *[other] { $n } earlier steps
    }
web-close = Close
web-more = More
web-undo = Undo
web-nothing-to-do = Nothing can be done with this.
web-not-possible = Not possible
web-can-be-chosen = Can be chosen.
web-from-deck = From your deck
web-hand = Your cards
web-face-up = Face up before you
web-face-down = Face down
web-in-hand = In hand
web-in-deck = In the deck
web-in-garage = In the Garage
web-in-depot = In the Depot
web-stars = Stars
web-commanders = Commanders
web-troops = Troops in reserve
web-planes = Planes in reserve
web-initiative = Initiative
web-turn-play = Play
web-turn-air = Air
web-turn-supply = Supply
web-turn-victory = Victory
web-turn-discard = Discard
web-turn-draw = Draw
web-you = you
web-person = at this screen
web-log = What happened
web-map = World map
web-board = The board
web-closer = Closer
web-whole-map = The whole map
web-score = Axis { $axis }, Allies { $allies }
web-lead-ends = 30 wins
web-new = new
web-leaves = leaves
web-deck = Vehicles
web-base = Base { $n }
web-damaged = damaged
web-may-buy = You may buy
web-bought = Already bought
web-may-attack = You may attack
web-attacked = Already attacked
web-resources-left = { $n } to spend
web-medals-left = Medals left
web-medals = { $singles } single, { $doubles } double
web-achievements = Achievements
web-shot-strength = firepower { $firepower }, armour { $armour }
web-leads = { $seat } leads with { $n }
web-leads-nobody = nobody leads alone
web-settings = This table
web-pace = Pace of bots
web-pace-slow = slow
web-pace-plain = steady
web-pace-quick = quick
web-pace-none = at once
web-sound = Sounds
web-as-text = The board as text
web-in-short = The rules in short
web-hand-over = Over to { $seat }
web-hand-over-why = Nothing is shown until you say that you are there.
web-take-over = I am here

## A game looked through

web-replay = Replay
web-move-of = Move { $number } of { $n }
web-to-start = To the start
web-step-back = One move back
web-run = Play
web-pause = Pause
web-step = One move on
web-to-end = To the end
web-scrubber = Move of the game
web-swing = Round { $round }: { $side } +{ $n }
web-step-through = Step through what happened since your move

## Orders that hold for a while

web-pass-turn = Pass for the rest of this turn
web-passing = You pass until this turn is over.
web-ask-me-again = Ask me again
web-always-ask = Always ask me
web-supply = Supply lines

## Things to read

web-library = Library
web-rules = Rules
web-cards = Cards
web-rulings = Worked rulings
web-rulings-about = Short games that show how a rule or a card works, move by move. Each of them is also a test of this program.
web-ruling-refused = Not allowed: { $move }
web-ruling-allowed = Allowed: { $move }
web-ruling-rules = { $n ->
    [one] rule { $numbers }
   *[other] rules { $numbers }
}
web-ruling-own = { $n ->
    [one] ruling { $numbers }
   *[other] rulings { $numbers }
}
web-search = Search
web-n-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
web-n-rulings =
    { $n ->
        [one] { $n } ruling
       *[other] { $n } rulings
    }

## First games

web-first-game = First game
web-first-game-about = New to it? Ten minutes, step by step.
web-step-of = Step { $number } of { $n }
web-next = Next
web-go-on-playing = Go on playing

## When something goes wrong

web-error = The game cannot continue
web-not-loaded = A part of the page could not be loaded. Check the connection and load the page again.
web-no-worker = This browser does not allow background workers, so the game cannot run.
web-no-randomness = This browser has no secure random numbers, so cards could not be dealt in secret. No game was opened or saved. Use another browser, or open the page over https.

## Opening hands of several countries

web-opening-help = { $n ->
    [one] Each of your countries discards one card of its opening hand, one country after the other.
   *[other] Each of your countries discards { $n } cards of its opening hand, one country after the other.
}
web-opening-hand = { $who }: { $done } of { $n } discarded

## Keys

web-keys = Keys
web-key-choose = make that choice of the list
web-key-undo = take the last move back
web-key-hint = ask for a hint, where hints are on
web-key-zoom = closer to the map or farther away
web-key-keys = this list
