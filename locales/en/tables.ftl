### The list of tables, storage, and looking back.

## The list

tables-title = My games
tables-all =
    { $n ->
        [one] All games: { $n }
       *[other] All { $n } games
    }
tables-search =
    { $n ->
        [one] Search { $n } game
       *[other] Search { $n } games
    }
tables-new = New game
tables-none = There is no game here yet. Every game you begin is saved here, in this browser only.
tables-none-found = No game matches all of these words.
tables-unfinished = Unfinished
tables-your-move-first = your move first
tables-finished = Finished
tables-newest-first = newest first
tables-column-table = Game
tables-column-side = Your side
tables-column-round = Round
tables-column-score = Score
tables-column-state = State
tables-column-when = Last move
tables-column-do = Actions
tables-moves =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
tables-people =
    { $n ->
        [one] { $n } person at this screen
       *[other] { $n } people at this screen
    }
tables-against = against: { $bots }
tables-round = { $round } of { $rounds }
tables-today = today { $time }
tables-your-move = Your move
tables-waiting = Waiting for { $who }
tables-goes-on = In progress
tables-won = You won
tables-lost = You lost
tables-won-by = Won by { $who }
tables-over = Finished
tables-play = Play
tables-open = Open
tables-look = View
tables-delete = Delete this game
tables-deleted = Deleted: { $table }.
tables-kept-for = kept for { $days } days
tables-more = Show { $n } more
tables-kept =
    { $n ->
        [one] Saved in this browser: { $n } game
       *[other] Saved in this browser: { $n } games
    }
tables-room = { $used } of { $quota }
tables-bin =
    { $n ->
        [one] Deleted: { $n } game, kept for { $days } days unless the space is needed
       *[other] Deleted: { $n } games, kept for { $days } days unless the space is needed
    }
tables-restore = Restore
tables-empty-bin = Delete for good

## Storage

store-full = This browser cannot store any more games.
store-blocked = This browser does not store games.
store-gone = You can play on, but the game will be lost when you close the page.
store-gone-later = What you play now will be lost when you close the page.
store-save = Save to a file
store-key-along = The browser stores no key either, so the file contains its key: whoever has the file can open it.
store-delete-old = Delete old games…
store-openly-about = An open file shows everything, also what is hidden from you, and can be opened anywhere. The ordinary file is sealed: only this browser can open it.

## Several tabs

tabs-title = This game is being played in another tab.
tabs-about = What happens there is shown here. Nothing is lost.
tabs-take = Play it here instead

## Looking back

past-back = Back to the table
past-waits = Step { $number } of { $n }. The game waits.
past-copy = Play on from here, as a copy…
past-copy-about = Opens a second game that goes on from this move. This one stays as it is.
past-view = View
past-public = Public
past-open = Everything
past-hand-of = { $who }: cards

# Names of parts of the page, for screen readers.
past-time-line = Time line
past-to-read = Things to read
