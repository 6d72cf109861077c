### The list of tables, storage, and looking back.

## The list

tables-title = My tables
tables-all =
    { $n ->
        [one] { $n } table: the list
       *[other] All { $n } tables
    }
tables-search =
    { $n ->
        [one] Search { $n } table
       *[other] Search { $n } tables
    }
tables-new = New table
tables-none = There is no table here yet. Every game you begin is kept here, in this browser alone.
tables-none-found = No table has all of these words.
tables-unfinished = Unfinished
tables-your-move-first = your move first
tables-finished = Finished
tables-newest-first = newest first
tables-column-table = Table
tables-column-side = Your side
tables-column-round = Round
tables-column-score = Score
tables-column-state = State
tables-column-when = Last move
tables-column-do = What can be done
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
tables-goes-on = Goes on
tables-won = You won
tables-lost = You lost
tables-won-by = Won by { $who }
tables-over = Finished
tables-play = Play
tables-open = Open
tables-look = Look
tables-delete = Delete this table
tables-deleted = Deleted: { $table }.
tables-kept-for = kept for { $days } days
tables-more = Show { $n } more
tables-kept =
    { $n ->
        [one] Kept in this browser: { $n } table
       *[other] Kept in this browser: { $n } tables
    }
tables-room = { $used } of { $quota }
tables-bin =
    { $n ->
        [one] Deleted: { $n } table, kept for { $days } days unless the room is needed
       *[other] Deleted: { $n } tables, kept for { $days } days unless the room is needed
    }
tables-restore = Bring back
tables-empty-bin = Delete for good

## Storage

store-full = This browser keeps no more tables.
store-blocked = This browser keeps no tables.
store-gone = The game goes on, but will be gone when you close the page.
store-gone-later = What you play now will be gone when you close the page.
store-save = Save to a file
store-key-along = The browser keeps no key either, so the file brings its key along: whoever has the file can open it.
store-delete-old = Delete old tables…
store-openly-about = An open file shows everything, also what is hidden from you, and can be opened anywhere. The plain file is sealed: only this browser opens it.

## Several tabs

tabs-title = This table is being played in another tab.
tabs-about = What happens there is shown here. Nothing can be lost.
tabs-take = Play it here instead

## Looking back

past-back = Back to the table
past-waits = Step { $number } of { $n }. The game waits.
past-copy = Play on from here, as a copy…
past-copy-about = Opens a second table that goes on from this move. This one stays as it is.
past-view = View
past-public = Public
past-open = Open
past-hand-of = { $who }: cards
