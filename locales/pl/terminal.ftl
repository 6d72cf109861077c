# Terminal: wszystko, co `sandtable play` i `sandtable cards` mówią wokół gry.

## Polecenia: co można wpisać; angielskie słowa działają w każdym języku

cmd-undo = cofnij
cmd-why = dlaczego
cmd-view = widok
cmd-hand = ręka
cmd-card = karta
cmd-rules = zasady
cmd-record = zapis
cmd-save = zachowaj
cmd-help = pomoc
cmd-quit = koniec

term-help =
    NUMER – wybierz tę możliwość; sam Enter wystarczy, gdy jest tylko jedna
    NAZWA – to samo słowami z listy albo ich początkiem
    RUCH – to samo w notacji
    cofnij – cofnij swój ostatni ruch, jeśli nic z niego nie wynikło
    dlaczego NAZWA – dlaczego coś nie jest możliwe
    widok – pokaż stół jeszcze raz (widok json: jako dane)
    ręka – twoje karty z tekstami
    karta NAZWA – tekst karty
    zasady [TEMAT] – zasady w skrócie
    zachowaj PLIK – zachowaj partię w pliku, by dokończyć ją później z opcją --resume PLIK
    zapis [PLIK] – pokaż dotychczasowe ruchy, także ukryte, albo zapisz je do pliku
    pomoc – ta lista
    koniec – odejdź od stołu

## Stół

term-welcome = { $game } – { $seats }
term-random = { $seat } (gra losowo)
term-bot = { $seat } ({ $bot ->
    [cadet] kadet
    [officer] oficer
    [general] generał
   *[other] { $bot }
})
term-sealed = losowanie zabezpieczone skrótem { $commitment }
term-left = partia przerwana przed końcem
term-seed = ziarno losowania: { $seed }
term-chance = los
term-to-decide = decyduje: { $who }
term-over = koniec gry: { $ending }
term-won = wygrana: { $seats }
term-lost = przegrana: { $seats }
term-nobody-won = nikt nie wygrał
term-score = { $seat } ({ $score })
term-pass-keyboard = teraz przy klawiaturze: { $who } – naciśnij Enter
term-your-move = { $who }: twój ruch
term-news = Co się stało:
term-hand = Twoje karty:
term-empty-hand = Nie masz kart.
term-seldom = rzadko potrzebne:
term-any-time = w każdej chwili:
term-copies = { $card } ×{ $n }

## Odpowiedzi

term-type = wpisz numer, ruch albo „pomoc”
term-choose-range = wybierz od 1 do { $n }
term-several = pasuje do tego kilka możliwości:
term-written = zapisano w { $path }
term-legal = `{ $text }` – to dozwolone
term-not-legal = `{ $text }` – to niedozwolone. { $reason }
term-refused = `{ $text }` – odmowa. { $reason }
term-not-understood = `{ $text }` – tego nie rozumiem
term-not-understood-because = `{ $text }` – tego nie rozumiem: { $problem }
term-cannot-undo = nie można cofnąć: { $reason }
term-undo-nothing = nie ma czego cofać
term-undo-chance = od tego czasu było losowanie
term-undo-other = od tego czasu ruch wykonał ktoś inny ({ $seat })
term-undo-revealed = ruch ujawnił coś ukrytego
term-which-card = która karta? Wpisz jej tytuł lub jego część
term-no-card = żadna karta nie nazywa się „{ $name }”
term-no-topic = nie ma tematu „{ $name }”
term-topics = tematy: { $topics }
term-no-rules = do tej gry nie ma zasad do przeczytania
term-no-cards = gra { $game } nie ma spisu kart
