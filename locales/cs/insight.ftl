# Co stránka o partii zjišťuje: co ji rozhodlo, co vzejde z pozice, a rady. O tom, co rozhodlo, mluví i zprávy v explain.ftl.

## Co rozhodlo dohranou partii

insight-explain = Vysvětlit tuto partii
insight-explaining = Partie se vysvětluje: hotovo { $share }
insight-left-seconds = ještě asi { $n } s
insight-left-minutes = ještě asi { $n } min
insight-stop = Zastavit
insight-stopped = Zastaveno. Co se o křivce ví, zůstává.
insight-title = Co rozhodlo
insight-part-turns = Zlomové okamžiky
insight-part-decisions = Rozhodnutí
insight-part-luck = Náhoda
insight-part-cards = Karty
insight-score = Skóre
insight-chances = Šance
insight-curve = Co ukazuje časová osa
insight-at-table = Stůl
insight-costly = Toto rozhodnutí stálo šance
insight-made = provedeno: { $move }
insight-turn = Zlomový okamžik
insight-from-to = { $start } na začátku, { $end } na konci

## Co vzejde z pozice

insight-thousand = Tisíc partií odtud
insight-games = Po tahu { $number }: partie { $done } / { $all }
insight-games-caption = Na každém místě hraje dál kadet a ví jen to, co toto místo smí vědět. Skryté karty leží tam, kde ležely, další náhoda je otevřená.
insight-games-score = body: { $n }
insight-games-length = průměrně ještě { $n ->
    [one] { $n } tah
    [few] { $n } tahy
   *[other] { $n } tahů
} do konce

## Rady

insight-hints = Rady na požádání
insight-hint = Rada
insight-hint-thinking = Program přemýšlí …
insight-hint-chance = Šance na výhru s tímto tahem podle toho, co můžeš vědět: asi { $chance }
insight-hint-second = Druhý nejlepší: { $move }, asi { $chance }
insight-hint-only = Nic jiného dělat nelze
insight-hints-used = Vyžádané rady: { $n }
