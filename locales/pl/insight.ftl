# Czego strona dowiaduje się o partii: co ją rozstrzygnęło, co wyniknie z pozycji, oraz podpowiedzi. O tym, co rozstrzygnęło, mówią też komunikaty z explain.ftl.

## Co rozstrzygnęło zakończoną partię

insight-explain = Wyjaśnij tę partię
insight-explaining = Wyjaśnianie partii: gotowe { $share }
insight-left-seconds = jeszcze około { $n } s
insight-left-minutes = jeszcze około { $n } min
insight-stop = Przerwij
insight-stopped = Przerwano. To, co wiadomo o wykresie, zostaje.
insight-title = Co rozstrzygnęło
insight-part-turns = Punkty zwrotne
insight-part-decisions = Decyzje
insight-part-luck = Los
insight-part-cards = Karty
insight-score = Wynik
insight-chances = Szanse
insight-curve = Co pokazuje oś czasu
insight-at-table = Stół
insight-costly = Ta decyzja kosztowała szanse
insight-made = wykonano: { $move }
insight-turn = Punkt zwrotny
insight-from-to = { $start } na początku, { $end } na koniec

## Co wyniknie z pozycji

insight-thousand = Tysiąc partii od tego miejsca
insight-games = Po ruchu { $number }: partie { $done } / { $all }
insight-games-caption = Na każdym miejscu gra dalej kadet i wie tylko to, co temu miejscu wolno wiedzieć. Zakryte karty leżą tam, gdzie leżały, dalszy los jest otwarty.
insight-games-score = punkty: { $n }
insight-games-length = średnio jeszcze { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
} do końca

## Podpowiedzi

insight-hints = Podpowiedzi na życzenie
insight-hint = Podpowiedź
insight-hint-thinking = Program myśli …
insight-hint-chance = Szansa na zwycięstwo przy tym ruchu, według tego, co możesz wiedzieć: około { $chance }
insight-hint-second = Następny w kolejności: { $move }, około { $chance }
insight-hint-only = Nic innego zrobić nie można
insight-hints-used = Wykorzystane podpowiedzi: { $n }
