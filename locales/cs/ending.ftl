### The end of a game, and points by source.

ending-won = Výhra
ending-lost = Prohra
ending-shared = Společné vítězství
ending-again = Stejný stůl znovu
ending-replay = Projít od začátku
ending-look = Prohlédnout stůl
ending-tables = Moje stoly
ending-sources = Odkud jsou body
ending-who = Kdo
ending-total = celkem
ending-you = ty
ending-source-spaces = zásobovací pole
ending-source-cards = karty
ending-source-depletion = chybějící karty
ending-source-medals = medaile
ending-source-bases = základny
ending-source-achievements = úspěchy
ending-source-stars = hvězdy
ending-curve = Body po kolech
ending-decided = Co rozhodlo
ending-gained = Kolo { $round }: kupředu o { $n } proti nejlepšímu z ostatních
ending-fell-back = Kolo { $round }: zpět o { $n } proti nejlepšímu z ostatních
ending-differently = Zkusit jinak
ending-decided-help = Tam si můžeš kolo prohlédnout a hrát od něj dál na kopii; tato hra zůstane, jak je.
