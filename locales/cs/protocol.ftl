# Proč hostitel nebo místní stůl příkaz neprovede.

error-stale = Situace na stole se změnila. Vyber znovu.
error-spectator = Jen se díváš. Tohle mohou dělat jen hráči u stolu.
error-no-hint = Nápověda je jen pro toho, kdo hraje sám proti botům a má teď vybrat.
error-no-table = Není tu žádný stůl.
error-version = Tato stránka neodpovídá hostiteli. Načti ji znovu.
error-table-fault = Hra nemůže pokračovat. Ulož stůl do souboru a načti stránku znovu.
error-unfinished = Hra ještě neskončila.
