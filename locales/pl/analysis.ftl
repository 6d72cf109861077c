# Czego strona dowiaduje się o partii: co ją rozstrzygnęło, co wyniknie z pozycji, oraz podpowiedzi. O tym, co rozstrzygnęło, mówią też komunikaty z analyse.ftl.

## Co rozstrzygnęło zakończoną partię

analysis-explain = Wyjaśnij tę partię
analysis-explaining = Wyjaśnianie partii: gotowe { $share }
analysis-left-seconds = jeszcze około { $n } s
analysis-left-minutes = jeszcze około { $n } min
analysis-stop = Przerwij
analysis-stopped = Przerwano. To, co wiadomo o wykresie, zostaje.
analysis-title = Co rozstrzygnęło
analysis-part-turns = Punkty zwrotne
analysis-part-decisions = Decyzje
analysis-part-luck = Los
analysis-part-cards = Karty
analysis-score = Wynik
analysis-chances = Szanse
analysis-curve = Co pokazuje oś czasu
analysis-at-table = Stół
analysis-costly = Ta decyzja zmniejszyła szanse
analysis-made = wykonano: { $move }
analysis-turn = Punkt zwrotny
analysis-from-to = { $start } na początku, { $end } na koniec

## Co wyniknie z pozycji

analysis-thousand = Tysiąc partii od tego miejsca
analysis-games = Po ruchu { $number }: partie { $done } / { $all }
analysis-games-caption = Na każdym miejscu gra dalej kadet i wie tylko to, co temu miejscu wolno wiedzieć. Zakryte karty leżą tam, gdzie leżały, a wyniki dalszych losowań nie są ustalone.
analysis-games-score = punkty: { $n }
analysis-games-length = średnio jeszcze { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
} do końca

## Podpowiedzi

analysis-hints = Podpowiedzi na życzenie
analysis-hints-used = Wykorzystane podpowiedzi: { $n }
