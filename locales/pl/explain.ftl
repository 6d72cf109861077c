# Co rozstrzygnęło partię: tabela i strona polecenia `sandtable analyse`. Liczby przychodzą zapisane tak, jak się je w tym języku zapisuje.

## Początek

explain-title = { $game }: co rozstrzygnęło. { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
}; zwycięzcy: { $winners }
explain-title-nobody = { $game }: co rozstrzygnęło. { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
}; nikt nie wygrał
explain-worlds = Każdą pozycję rozegrano dalej w { $n ->
    [one] { $n } wyobrażonym świecie
   *[other] { $n } wyobrażonych światach
}; w nawiasach przedziały 95%, zmiany w punktach procentowych
explain-sure = Na ile to pewne?
explain-sure-text =
    Przedziały obejmują przypadkowość wyobrażonych światów. Nie obejmują tego, jak dobrze program gra dalej i ocenia: mistrzem nie jest, a to, co nazywa błędem, mogło być planem, którego nie dostrzegł.
    Większy nakład zwęża przedziały, tej wątpliwości nie usuwa.
explain-foot = Sandtable { $program }, zasady { $rules }, nakład { $effort }.

## Wykres

explain-chances = szansa na zwycięstwo
explain-chances-caption =
    Ile warta była w każdej chwili prawdziwa pozycja: karty tam, gdzie leżały, dalszy los otwarty. Linia dzieli pole między dwie strony, cień obok niej to przedział 95%; gdy stron jest więcej, każda ma swoją linię. Numery oznaczają punkty zwrotne.
explain-start = przed pierwszym ruchem
explain-end = na koniec
explain-axis = szansa na zwycięstwo w procentach, ruch po ruchu
explain-as-table = Jako tabela
explain-move = ruch { $number }

## Punkty zwrotne

explain-turns = punkty zwrotne
explain-turns-caption = Ruchy, które najbardziej zmieniły szanse, i to bardziej, niż mógłby przypadek.
explain-turns-none = żaden pojedynczy ruch nie zmienił szans bardziej, niż mógłby przypadek
explain-moved = { $side }: { $before } → { $after }
explain-mark = { $who }: { $what } ({ $change })

## Kosztowne decyzje

explain-costly = najkosztowniejsze decyzje
explain-costly-caption = Najwyżej trzy na miejsce, oceniane według tego, co to miejsce mogło wtedy wiedzieć: wykonany ruch i lepszy rozegrano dalej w tych samych wyobrażonych światach.
explain-costly-none = żadna decyzja wyraźnie nic nie kosztowała
explain-better = lepiej: { $move }
explain-made = co zrobiono
explain-instead = co byłoby lepsze
explain-cost = ile to kosztowało

## Los i decyzje

explain-account = los i decyzje
explain-account-caption =
    Jak każda strona doszła od szansy na początku do końca. Los to skutek ruchów losu (kostki, tasowania: kolejność talii liczy się od chwili tasowania); decyzje mierzy się tym, jak grałby dalej program.
explain-account-start = początek
explain-account-luck = los
explain-account-own = własne decyzje
explain-account-others = decyzje innych
explain-account-end = koniec
explain-seats = co decyzje każdego miejsca dały jego stronie
explain-decisions = { $n ->
    [one] { $n } decyzja
    [few] { $n } decyzje
   *[many] { $n } decyzji
}

## Karty

explain-cards = karty, które przechyliły szalę
explain-cards-caption = Co dały ruchy wymieniające daną kartę stronie tego, kto je wykonał, tam, gdzie to więcej niż przypadek.
explain-cards-none = żadna karta nie przechyliła szali bardziej, niż mógłby przypadek
explain-in-moves = { $n ->
    [one] ruch { $numbers }
   *[other] ruchy { $numbers }
}
