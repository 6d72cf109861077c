### What a choice would do, in a few words.
