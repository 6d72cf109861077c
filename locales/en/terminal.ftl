# The terminal: everything that `sandtable play` and `sandtable cards` say around a game.

## Commands: what may be typed; the English words work in every language

cmd-undo = undo
cmd-skip = skip
cmd-why = why
cmd-view = view
cmd-board = board
cmd-hand = hand
cmd-card = card
cmd-rules = rules
cmd-record = record
cmd-save = save
cmd-help = help
cmd-quit = quit

# What stands before the dash may be typed, what is in capitals is to be replaced.
term-help =
    NUMBER – make that choice; several, one after the other: 1 3 4
    Enter – make the only choice
    NAME – a choice by its words, the beginning of them, or a word in them
    MOVE – a choice in notation
    undo – take back your last move, until something hidden was revealed or there was a roll or shuffle
    skip – pass at every question until this turn is over; said again, it is withdrawn
    why NAME – why something is not possible
    view – all there is to see (view json: as data)
    board [NAME] – the board, or a place with what is next to it
    hand – all your cards with their texts
    card NAME – the text of a card
    rules [TOPIC] – the rules in short
    save FILE – keep the table sealed, to go on with --resume FILE
    record [FILE] – what you have seen so far; after the end the whole game, also into a file
    help – this
    quit – leave the table

## The table

term-welcome = { $game } – { $seats }.
term-bot = { $seat } ({ $bot })
term-bot-random = random moves
term-bot-cadet = cadet
term-bot-officer = officer
term-bot-general = general
term-sealed = Chance is sealed by { $commitment }.
term-not-sealed = Chance comes from a number that was chosen: it is not sealed, for whoever knows the number can know what comes.
term-hint = Choose by number or by words; Tab completes them. “help” lists what else can be typed.
term-thinking = { $who }: thinking …
term-quit-unsaved = The table would be lost. “save FILE” keeps it; “quit” once more leaves it all the same.
term-left = The table is left unfinished.
term-kept = Saved in { $path }. To continue: { $command }
term-not-kept = From here on the table is not kept by itself: { $reason }
term-seed = The seed of chance was { $seed }.
term-look-back = “view” shows the table once more, “record FILE” keeps the game. Enter leaves.
term-chance = chance
term-to-decide = To decide: { $who }.
term-pass-keyboard = Pass the keyboard to { $who }, then press Enter.
term-scrollback = This terminal keeps what has scrolled off it. Please do not scroll back.
term-more = – Enter: more –
term-news = What happened:
term-offer = On offer:
term-deck = From your deck:
term-hand = Your cards:
term-face-up = Your face-up cards:
term-face-down = Your face-down cards:
term-new-cards = New cards:
term-asked-cards = The cards in question:
term-empty-hand = You hold no cards.
term-seldom = Seldom needed:
term-any-time = At any time:
term-copies = { $card } ×{ $n }

## Answers

term-type = Type a number, the words of a choice, or “help”. “quit” leaves the table.
term-forced = No other choice: { $text }.
term-dropped = The question has changed; the rest of what you typed is dropped.
term-choose-range = Choose from 1 to { $n }.
term-several = Several choices fit:
term-written = Written to { $path }.
term-no-record-yet = The record holds everything hidden, so it can be written when the game has ended. “save FILE” keeps the table, sealed; “record” shows what you have seen.
term-not-a-record = { $path } is something else, not a record. Choose another name.
term-write-over = { $path } exists already. Repeat the command to overwrite it.
term-legal = Possible: { $text }.
term-not-legal = Not possible: { $text }. { $reason }
term-not-understood = I do not understand “{ $text }”. “help” lists what can be typed.
term-stale = The table has changed meanwhile; choose again.
term-undone = Taken back.
term-skipping = You pass until this turn is over. “skip” again withdraws it.
term-not-skipping = You no longer pass.
term-cannot-undo = This cannot be taken back: { $reason }.
term-undo-nothing = there is no move yet
term-undo-chance = there has been a roll or shuffle since
term-undo-other = somebody else has moved since ({ $seat })
term-undo-revealed = the move revealed something hidden
term-which-move = What about? Type a name, a number or a move.
term-not-asked-about = The question is not about “{ $name }” now.
term-which-file = Which file? Type its name after the command.
term-which-card = Which card? Type its name or a part of it.
term-no-card = No card is called “{ $name }”.
term-many-cards = Several cards match: { $cards }.
term-next-to = Next to: { $places }.
term-no-place = No place is called “{ $name }”.
term-no-board = This game has no board.
term-no-topic = There is nothing on “{ $name }”.
term-topics = Topics: { $topics }.
term-no-rules = There are no rules of this game to read here.
