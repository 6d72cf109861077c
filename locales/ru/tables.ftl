### The list of tables, storage, and looking back.
