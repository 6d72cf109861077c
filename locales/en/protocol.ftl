# Why a host or a local table does not carry out a command.

error-stale = The table has changed. Choose again.
error-spectator = You are watching. Only players at the table can do this.
error-no-hint = A hint is only for a person who plays alone against bots and has to choose.
error-no-table = There is no table here.
error-version = This page does not fit the host. Load the page again.
error-table-fault = The table cannot go on. Save it to a file and load the page again.
error-unfinished = The game is not over yet.
