# The terminal: everything that `sandtable play` and `sandtable cards` say around a game.

## Commands: what may be typed; the English words work in every language

cmd-undo = undo
cmd-why = why
cmd-view = view
cmd-hand = hand
cmd-card = card
cmd-rules = rules
cmd-record = record
cmd-save = save
cmd-help = help
cmd-quit = quit

term-help =
    NUMBER – make that choice; Enter alone makes it when there is only one
    NAME – the same by the words of the choice, or by their beginning
    MOVE – the same in notation
    undo – take back your last move, if nothing has followed from it yet
    why NAME – why something is not possible
    view – show the table again (view json: as data)
    hand – your cards with their texts
    card NAME – the text of a card
    rules [TOPIC] – the rules in short
    save FILE – keep the table in a file, to go on with --resume FILE
    record [FILE] – show the moves so far, hidden ones too, or write them to a file
    help – this
    quit – leave the table

## The table

term-welcome = { $game }: { $seats }
term-random = { $seat } (random)
term-bot = { $seat } ({ $bot })
term-sealed = chance is sealed by { $commitment }
term-left = the table is left unfinished
term-seed = the seed of chance was { $seed }
term-chance = chance
term-to-decide = to decide: { $who }
term-over = the game is over: { $ending }
term-won = won: { $seats }
term-lost = lost: { $seats }
term-nobody-won = nobody has won
term-score = { $seat } ({ $score })
term-pass-keyboard = pass the keyboard to { $who }, then press Enter
term-your-move = { $who }: your move
term-news = What happened:
term-hand = Your cards:
term-empty-hand = You hold no cards.
term-seldom = seldom needed:
term-any-time = at any time:
term-copies = { $card } ×{ $n }

## Answers

term-type = type a number, a move, or help
term-choose-range = choose from 1 to { $n }
term-several = several choices fit:
term-written = written to { $path }
term-legal = `{ $text }` is legal
term-not-legal = `{ $text }` is not legal: { $reason }
term-refused = `{ $text }` is refused: { $reason }
term-not-understood = `{ $text }` is not understood
term-not-understood-because = `{ $text }` is not understood: { $problem }
term-cannot-undo = cannot undo: { $reason }
term-undo-nothing = nothing to undo
term-undo-chance = chance has moved since
term-undo-other = { $seat } has moved since
term-undo-revealed = the move revealed something hidden
term-which-card = which card? Type its name, or a part of it
term-no-card = no card is called “{ $name }”
term-no-topic = there is nothing on “{ $name }”
term-topics = topics: { $topics }
term-no-rules = the rules of this game are not told here
term-no-cards = there is no list of cards for { $game }
