# What a host or a local table answers when a command is not carried out.

error-stale = The table has changed. Choose again.
error-spectator = You are watching. Only players at the table can do this.
error-no-hint = A hint is only for a person who plays alone against bots and has to choose.
error-no-table = There is no table here.
error-protocol-version = This page and the host speak different versions ({ $client } and { $host }). Load the page again.
error-unreadable-request = The host did not understand this page. Load the page again.
error-table-fault = The table cannot go on. Save it to a file and load the page again.
error-unfinished = The game is not over yet.
error-occupant = “{ $word }” is neither a person nor a bot.
