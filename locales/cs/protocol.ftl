# What a host or a local table answers when a command is not carried out.

error-stale = Situace na stole se změnila. Vyber znovu.
error-spectator = Jen se díváš. Tohle mohou dělat jen hráči u stolu.
error-no-hint = Nápověda je jen pro toho, kdo hraje sám proti botům a má teď vybrat.
error-no-table = Není tu žádný stůl.
error-protocol-version = Tato stránka a hostitel používají různé verze ({ $client } a { $host }). Načti stránku znovu.
error-unreadable-request = Hostitel této stránce nerozuměl. Načti stránku znovu.
error-table-fault = Hra nemůže pokračovat. Ulož stůl do souboru a načti stránku znovu.
error-unfinished = Hra ještě neskončila.
error-occupant = „{ $word }“ není ani člověk, ani bot.
