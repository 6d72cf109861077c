# Co stránka o partii zjišťuje: co ji rozhodlo, co vzejde z pozice, a rady. O tom, co rozhodlo, mluví i zprávy v analyse.ftl.

## Co rozhodlo dohranou partii

analysis-explain = Vysvětlit tuto partii
analysis-explaining = Partie se vysvětluje: hotovo { $share }
analysis-left-seconds = ještě asi { $n } s
analysis-left-minutes = ještě asi { $n } min
analysis-stop = Zastavit
analysis-stopped = Zastaveno. Co se o křivce ví, zůstává.
analysis-title = Co rozhodlo
analysis-part-turns = Zlomové okamžiky
analysis-part-decisions = Rozhodnutí
analysis-part-luck = Náhoda
analysis-part-cards = Karty
analysis-score = Skóre
analysis-chances = Šance
analysis-curve = Co ukazuje časová osa
analysis-at-table = Stůl
analysis-costly = Toto rozhodnutí snížilo šance
analysis-made = provedeno: { $move }
analysis-turn = Zlomový okamžik
analysis-from-to = { $start } na začátku, { $end } na konci

## Co vzejde z pozice

analysis-thousand = Tisíc partií odtud
analysis-games = Po tahu { $number }: partie { $done } / { $all }
analysis-games-caption = Na každém místě hraje dál kadet a ví jen to, co toto místo smí vědět. Skryté karty leží tam, kde ležely, a výsledky dalších losování nejsou dané.
analysis-games-score = body: { $n }
analysis-games-length = průměrně ještě { $n ->
    [one] { $n } tah
    [few] { $n } tahy
   *[other] { $n } tahů
} do konce

## Rady

analysis-hints = Nápověda na požádání
analysis-hints-used = Vyžádané nápovědy: { $n }
