# The command line: help, what is wrong with a line, and what the commands say.

## Help: what each command is for

cli-sandtable = Play, check and measure World War II tabletop games with the rules fully enforced
cli-sandtable-more = Exit codes: 0 all is well, 1 a scenario or a verification failed, 2 the input makes no sense, 130 stopped before the end.
cli-play = Play a game in the terminal, alone or several people at one keyboard
cli-play-more =
    Games: quartermaster – { game-quartermaster }; rush – { game-rush }; orders – { game-orders }.
    Seats: human – a person at this keyboard; random – any move, each equally likely; cadet – looks one move ahead; officer – a short search; general – plays the best moves on before it chooses.
cli-serve = Give the page to browsers of this machine and open one
cli-site = Write the page into a folder, for any web server
cli-board = Draw the board of a game
cli-cards = List the cards of a game with their texts
cli-replay = Show a recorded game move by move
cli-verify = Prove that chance was fair in a recorded game
cli-verify-more = The seed must be the one promised at the start, every roll and shuffle must follow from it, and every move must be legal.
cli-analyse = Analyse a finished game: win probabilities, turning points, costly decisions, luck
cli-sim = Play many games between bots, into a folder of Parquet files
cli-arena = Let bots play each other: win rates and Elo with intervals
cli-train = Train evaluation weights by self-play
cli-train-more = A round plays games, fits new weights to them and plays a match of the new weights against the old ones; training ends when a round gains nothing. Then the weights are calibrated on as many fresh games. The result is weights.toml in the folder; in place of the file of that name in content, the bots play by it.
cli-report = Make one HTML file with plots of a run
cli-bench = Play many random games and measure
cli-scenario = Run scenario files, or see what they cover
cli-scenario-run = Run scenarios and tell which do not hold
cli-scenario-covers = Tell which cards the scenarios cover; fails when a card has none
cli-completions = Write what a shell needs to complete commands
cli-help = Tell what a command can do

## Help: arguments that several commands have

cli-arg-lang = The language to speak: en, pl, cs or ru; without it the environment decides
cli-arg-help = Tell what the command can do
cli-arg-version = Tell the version
cli-arg-game = Which game
cli-arg-games = How many games
cli-arg-set = A line of the game’s setup, such as "players 2" or "mode island"; may be repeated
cli-arg-content = A folder with content files (such as a corrected vehicles.toml of rush) that replace those of the same name; records remember which they were
cli-arg-budget = How long bots that search think about a decision: iterations (500) or a time (200ms)
cli-arg-seed = Where the random numbers start
cli-arg-threads = How many threads; by default as many as there are cores; changes no result
cli-arg-json = Print the result as JSON
cli-arg-record = The file with the record
cli-arg-paths = Files, or folders with *.scn files in them

## Help: arguments of one command

cli-serve-port = The port to begin with; the next free one is taken
cli-serve-no-browser = Open no browser
cli-site-folder = The folder to write into
cli-play-seats = Who sits where, from the first seat, with commas between them: human, random, cadet, officer or general, the last two with a budget of their own if wanted (general:500); officers play the seats not named
cli-play-human = A seat for a person, by name; may be repeated. Officers have all others. Without this and --seats the first seat is yours
cli-play-seed = A number that makes chance and the bots the same every time
cli-play-record = Keep the table in this file: sealed while the game runs, as a record when it has ended
cli-play-resume = Go on with a table that was kept: in this file, or without one the last of this game. Seats, bots, language and options are as they were
cli-play-ask-all = Ask also where there is only one thing to do; otherwise it is done without asking and told
cli-play-quick-end = Let my turn end by itself when nothing else is left to do, even if I could still take a decision back
cli-play-plain = Everything there is to see as plain lines in one order, without colours: for screen readers
cli-replay-to = Stop after this many moves
cli-replay-observer = Show only what this seat (or spectator) saw
cli-replay-game = The number of a game of a run, counted from 0: the run’s folder stands in place of the record, and the game is played again
cli-replay-out = Write the record to this file in place of showing it
cli-analyse-effort = In how many sampled worlds each position is rolled out; time grows with it, intervals shrink with its square root
cli-analyse-html = Write one HTML page with the curve to this file as well
cli-sim-seats = Who sits where, from the first seat, with commas between them: random, cadet, officer or general, each with a budget of its own if wanted (general:500). The list repeats around the table, so one name is everybody
cli-sim-budget = How long bots that search think about a decision: iterations (500) or a time (200ms). With a time a run cannot be repeated exactly
cli-sim-out = The folder of the run; the same command goes on where it was interrupted. Without this it is named after the run and lies in runs
cli-sim-from = A record of a finished game: every game goes on from a position of it; says which game and setup, so neither is named
cli-sim-at = After which move of the record the games go on
cli-arena-bots = Who takes part, two or more: random, cadet, officer or general, each with a budget of its own if wanted (general:500)
cli-arena-games = How many games each pair plays; the games of one deal belong together, so it may become a few more
cli-arena-sprt = Stop a pair as soon as a sequential test says whether the first is stronger by so many Elo points (50 if no number is given) or not stronger at all; put the stronger one first
cli-arena-set = A line of the game’s setup; may be repeated. By default a bot leads a side
cli-arena-weights = The evaluation weights of the bots, in their order: files written by train, or - for the carried ones
cli-train-variant = Only this variant: off or marshal, alpine or island, seats-2 to seats-5
cli-train-games = How many games a round has
cli-train-rounds = How many rounds at the most
cli-train-iterations = Iterations of a decision in training games and in the match
cli-train-bootstrap = Rollouts of each position for a bootstrapped target; at 0 the result of its game is the target
cli-train-compare = In how many decisions of a game the moves are compared, each rolled out as often as positions are
cli-train-keep = Features whose weights stay fixed, by name: open,guard
cli-train-from = The weights to start from: a file written by train, or - for the carried ones. Without this training starts from zero
cli-train-out = The folder of the training; the same command goes on where it was interrupted. Without this it is named after the training and lies in runs
cli-report-run = The folder of a finished run
cli-report-out = The HTML file; by default report.html in the run’s folder
cli-bench-seed = Where the random numbers start; game number i of a run is game 1 of the seed i - 1 higher
cli-bench-json = Print the figures as JSON
cli-bench-audit = Check after every move, not only at the end of a game, that nothing is lost
cli-scenario-covers-both = Ask for a covers-not scenario of each card as well
cli-completions-shell = Which shell
cli-help-command = Which command; the whole program if none is named

## Help: what stands in place of a value

cli-value-game = GAME
cli-value-language = LANGUAGE
cli-value-line = LINE
cli-value-folder = FOLDER
cli-value-file = FILE
cli-value-file-file = FILE,FILE
cli-value-record = RECORD
cli-value-run = RUN
cli-value-path = PATH
cli-value-number = NUMBER
cli-value-name = NAME
cli-value-name-name = NAME,NAME
cli-value-budget = BUDGET
cli-value-seat = SEAT
cli-value-who-who = WHO,WHO
cli-value-bot = BOT
cli-value-bot-bot = BOT,BOT
cli-value-elo = ELO
cli-value-shell = SHELL
cli-value-command = COMMAND
cli-value-port = PORT

## Help: headings and marks

help-usage = Usage:
help-commands = Commands:
help-arguments = Arguments:
help-options = Options:
help-some-options = [OPTIONS]
help-a-command = <COMMAND>
help-values = [possible values: { $values }]
help-default = [default:{ "\u00A0" }{ $value }]

## What is wrong with a command line

usage-error = error:
usage-tip = tip:
usage-try = For more information, try --help.
usage-unknown-option = there is no option `{ $arg }` here
usage-unexpected = `{ $arg }` is not expected here
usage-unknown-command = there is no command `{ $command }`
usage-missing-command = `{ $command }` needs a command: { $commands }
usage-missing = { $n ->
    [one] a required argument is missing:
   *[other] required arguments are missing:
}
usage-no-value = `{ $arg }` needs a value
usage-bad-value = `{ $value }` is not a possible value of `{ $arg }`
usage-invalid = `{ $value }` does not fit `{ $arg }`: { $reason }
usage-too-many = `{ $value }` is one value too many for `{ $arg }`
usage-too-few = `{ $arg }` needs at least { $min } values, found { $n }
usage-wrong-number = `{ $arg }` needs { $expected } values, found { $n }
usage-no-equals = the value of `{ $arg }` must follow an equals sign
usage-conflict = `{ $arg }` cannot be used together with { $others }
usage-twice = `{ $arg }` can be given only once
usage-not-text = the command line is not UTF-8 text
usage-similar = did you mean { $names }?
usage-tip-value = to give it as a value, write { $what }
usage-tip-elsewhere = there is { $what }
usage-tip-dashes = { $what } is a command; leave out the two dashes before it

reason-whole-number = expected a whole number that is not negative
reason-above-zero = expected a whole number above 0
reason-too-big = the number is too big
reason-at-most = at most { $most } will do
reason-number = expected a number
reason-bot = expected { $bots }
reason-budget = expected a number of iterations such as 500, at most { $most }, or a time such as 200ms, at most { $longest }
reason-no-search = { $bot } does not search, so it takes no budget

## What went wrong

error-language = unknown language `{ $asked }`; the languages are: { $known }
error-reading = cannot read { $path }
error-too-long = { $path } is larger than { $n } MiB: too large to be read here
error-reading-record = cannot read the record { $path }
error-reading-save = cannot read the saved game { $path }
error-reading-content = cannot read the content in { $path }
error-writing = cannot write { $path }
error-no-port = no port from { $port } on is free
error-no-page = this program was built without the page: run `cargo xtask play`, or `cargo xtask web` and build again with SANDTABLE_SITE set to the folder it names
serve-ready = The table is at { $address } – Ctrl-C ends it.
site-written =
    { $n ->
        [one] { $n } file in { $folder }
       *[other] { $n } files in { $folder }
    }
error-resuming-table = cannot resume the game
error-replaying = cannot replay { $path }
error-verifying = cannot verify { $path }
error-looking-for-scenarios = cannot look for scenarios
error-setup-line = cannot read the setup line `{ $line }`
error-setting-up = cannot set up { $game }
error-randomness = the system gave no random numbers
error-ctrl-c = cannot listen for Ctrl-C
error-no-content = { $path } holds no content: no file ends in `.toml`
error-many-files = { $path } holds too many files to be content
error-not-saved = { $path } was not saved to be resumed: it has no seed
error-sealed = { $path } is the saved table of a game that is not over: go on with it by `sandtable play GAME --resume FILE`
error-save-damaged = the saved table is damaged
error-other-key = it was sealed with another key, or changed since; the key is the file `key` in the folder that SANDTABLE_HOME names
error-no-home = there is no folder for the key of saved tables; name one in SANDTABLE_HOME
error-nothing-kept = no table of { $game } is kept
error-other-seat = a bot sits in the seat `{ $seat }` of this table: nobody may take its place and see its cards
error-not-a-record = { $path } is something else, not a record; it is not written over
error-other-game = { $path } is a table of { $found }, not of { $game }
error-few-moves = the record has { $n ->
    [one] only one move
   *[other] only { $n } moves
}, fewer than { $to }
error-game-not-over = { $path } is the record of a game that is not over: until then nobody may see what is hidden in it
error-nothing-left = the record has { $n ->
    [one] one move
   *[other] { $n } moves
}: after move { $at } nothing is left to play
error-no-seat = no seat `{ $name }`; the seats are: { $seats }
error-too-many-seats = { $named } players are named, the table has { $seats } seats
error-too-few-bots = an arena needs at least two bots, found { $n }
error-one-side = there is only one side at this table
error-sprt = --sprt asks for a gap above 0, found { $found }
error-no-run = no run can be read from { $path } (a run is a folder made by `sandtable sim`)
error-newer-run = { $path } has format { $found }, this program reads up to { $known }
error-other-run = { $path } holds another run ({ $differences }); give another --out, or repeat the command it was made with to go on
error-difference = { $name } { $there }, not { $asked }
error-unfinished-run = the run in { $path } is not finished ({ $done } of { $all } games); repeat the `sandtable sim` that made it to go on
error-no-game = the games of the run are numbered from 0, and there are { $games } of them: there is no game { $number }
error-by-the-clock = the bots of this run thought by the clock, so no game of it can be played again
error-run-rules = the run was played under rules { $found }, this program plays rules { $known }
error-not-empty = { $path } is not empty and holds no run

file-not-found = there is no such file or folder
file-denied = access is denied
file-exists = it is there already
file-is-folder = it is a folder
file-is-no-folder = it is not a folder
file-not-text = it is not UTF-8 text
file-full = the disk is full
file-read-only = nothing can be written there

## Records

record-unknown-game = unknown game `{ $name }`; the games are: { $known }
record-line = line { $line }: { $problem }
record-empty = the record is empty
record-newer = format { $found } is newer than this program, which reads up to { $known }
record-expected = expected { $expected }, found `{ $found }`
record-expected-rules = a rules version
record-expected-digits = 64 hexadecimal digits
record-expected-move = who moved and the move
record-expected-actor = a seat number or `chance`
record-missing = the line `{ $name }` is missing
record-other-game = the record is of { $found }, not of { $game }
record-other-rules = the record was played under rules { $record } of { $game }; this program plays rules { $program }
record-setup = the setup cannot be: { $problem }
record-other-content = it was played with other content, { $digest }; give its folder with --content
record-move = move { $number }: { $who }: { $problem }
record-move-at-line = move { $number } (line { $line }): { $who }: { $problem }
record-no-seat = seat { $seat }, which is not at this table

verify-fair = fair: the seed is the one promised, { $chance ->
    [one] one roll or shuffle follows
   *[other] { $chance } rolls and shuffles follow
} from it, { $moves ->
    [one] one move is legal
   *[other] { $moves } moves are legal
}
verify-unfinished = note: the record ends before the game does
verify-chosen-seed = note: the seed is a number that somebody chose, so this does not prove that nobody knew it beforehand
verify-not-fair = not fair: { $reason }
verify-not-proved = not proved fair: { $reason }
verify-no-commitment = the record has no commitment
verify-no-seed = the record has no seed; it is published when a game ends
verify-other-seed = the seed’s hash is { $found }, but { $published } was published
verify-other-outcome = move { $number }: the seed gives `{ $derived }`, the record has `{ $recorded }`

## Boards

board-none = { $game } has no board to draw
board-orders-support = { $action }: strength { $blue } for blue, { $yellow } for yellow{ $initiative ->
    [yes] , and the initiative
   *[no] {""}
}
board-reconstructed =
    This board is in part a reconstruction, not the printed one: no text source gives its layout.
    Correct the files of content/orders and play with --content. How well each value is founded:
board-class-published = published
board-class-inferred = inferred
board-class-reconstructed = reconstructed
board-field-board-rounds = rounds
board-field-board-symmetry = symmetry of the board
board-field-board-impassable = impassable borders
board-field-board-adjacency = adjacent areas
board-field-board-zone-adjacency = adjacent zones
board-field-board-factions = factions
board-field-board-pieces = number of troops, planes and commanders
board-field-board-dice = dice
board-field-board-deck = deck of cards
board-field-board-tokens = bonus tokens
board-field-board-slots = places for bonus tokens
board-field-area-layout = areas: layout
board-field-area-stars = areas: stars
board-field-area-hq = areas: headquarters
board-field-area-troops = areas: troops at the start
board-field-area-spaces = areas: action spaces
board-field-area-bonus = areas: printed bonus
board-field-area-slot = areas: place for a bonus token
board-field-area-drop = areas: whether troops can be dropped
board-field-area-zone = areas: air zone above
board-field-zone-colour = zones: colour
board-field-zone-areas = zones: areas below
board-field-zone-spaces = zones: action spaces
board-field-zone-planes = zones: planes at the start
board-field-zone-sector = zones: sector
board-field-support-space = support actions: spaces
board-field-support-strength = support actions: strength
board-field-support-initiative = support actions: initiative

## Runs and tournaments

study-progress = { $done }/{ $all } games, { $rate }, { $left } left

analyse-progress = { $done }/{ $all } positions, { $left } left
analyse-stopped = stopped: half an explanation is none

sim-resumed = going on after { $done ->
    [one] one game
   *[other] { $done } games
}
sim-stopped =
    stopped; { $done } of { $all } games are kept in { $path }
    the same command goes on from there
sim-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
} from seed { $seed }; 95% intervals in brackets
sim-opening = every game begins with the same { $n ->
    [one] move
   *[other] { $n } moves
}; hidden cards lie as they truly lay
sim-by-side = won by side
sim-by-seat = won by seat
sim-endings = ended by
sim-a-game = a game
sim-rounds = rounds
sim-decisions = decisions
sim-nobody = nobody
sim-no-ending = did not end
sim-unfinished = { $n ->
    [one] one game
   *[other] { $n } games
} did not end
sim-files = files in { $path }; see them with: sandtable report { $path }

arena-title = { $game } ({ $setup }), deals from seed { $seed }, { $seconds } s; 95% intervals in brackets
arena-stopped = stopped early: only the games that ended count
arena-pairs = how often the first of two won
arena-games = of { $n ->
    [one] one game
   *[other] { $n } games
}
arena-open = not settled
arena-stronger = stronger
arena-not-stronger = not stronger
arena-elo = Elo, { $bot } at 0

train-play = { $variant }, round { $round }: { $n } training games
train-fit = fitting weights to { $n } positions
train-match = match of the new weights against the old ones, { $n } games at the most
train-accepted = accepted: the new weights won { $rate } of { $n } games against the old ones
train-refused = not accepted: the new weights won { $rate } of { $n } games against the old ones
train-stopped =
    stopped; what was learned is kept in { $path }
    the same command goes on from there
train-calibration = { $variant }, round { $round }: predicted probability, observed frequency, predictions ({ $n } held-out positions; log-loss { $loss }; calibration error at most { $worst } points)
train-calibrated = { $variant }, calibrated: predicted probability, observed frequency, predictions ({ $n } positions of fresh games; log-loss { $loss }; calibration error at most { $worst } points)
train-weights = { $variant }: the largest weights, as odds ratios at the start, with a quarter left, at the end
train-done = the weights are { $path } (digest { $digest })
