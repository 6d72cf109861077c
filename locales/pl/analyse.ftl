# Co rozstrzygnęło partię: tabela i strona polecenia `sandtable analyse`. Liczby przychodzą zapisane tak, jak się je w tym języku zapisuje.

## Początek

analyse-title = { $game }: co rozstrzygnęło. { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
}; zwycięzcy: { $winners }
analyse-title-nobody = { $game }: co rozstrzygnęło. { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
}; nikt nie wygrał
analyse-worlds = Każdą pozycję rozegrano dalej w { $n ->
    [one] { $n } wyobrażonym świecie
   *[other] { $n } wyobrażonych światach
}; w nawiasach przedziały 95%, zmiany w punktach procentowych
analyse-sure = Na ile to pewne?
analyse-sure-text =
    Przedziały obejmują przypadkowość wyobrażonych światów. Nie obejmują tego, jak dobrze program gra dalej i ocenia: mistrzem nie jest, a to, co nazywa błędem, mogło być planem, którego nie dostrzegł.
    Większy nakład zwęża przedziały, tej wątpliwości nie usuwa.
analyse-foot = Sandtable { $program }, zasady { $rules }, nakład { $effort }.

## Wykres

analyse-chances = szansa na zwycięstwo
analyse-chances-caption =
    Ile warta była w każdej chwili prawdziwa pozycja: karty tam, gdzie leżały, wyniki dalszych losowań nieustalone. Linia dzieli pole między dwie strony, cień obok niej to przedział 95%; gdy stron jest więcej, każda ma swoją linię. Numery oznaczają punkty zwrotne.
analyse-start = przed pierwszym ruchem
analyse-end = na koniec
analyse-axis = szansa na zwycięstwo w procentach, ruch po ruchu
analyse-as-table = Jako tabela
analyse-move = ruch { $number }

## Punkty zwrotne

analyse-turns = punkty zwrotne
analyse-turns-caption = Ruchy, które najbardziej zmieniły szanse, i to bardziej, niż mógłby przypadek.
analyse-turns-none = żaden pojedynczy ruch nie zmienił szans bardziej, niż mógłby przypadek
analyse-moved = { $side }: { $before } → { $after }
analyse-mark = { $who }: { $what } ({ $change })

## Kosztowne decyzje

analyse-costly = najkosztowniejsze decyzje
analyse-costly-caption = Najwyżej trzy na miejsce, oceniane według tego, co to miejsce mogło wtedy wiedzieć: wykonany ruch i lepszy rozegrano dalej w tych samych wyobrażonych światach.
analyse-costly-none = żadna decyzja wyraźnie nie zmniejszyła szans
analyse-better = lepiej: { $move }
analyse-made = co zrobiono
analyse-instead = co byłoby lepsze
analyse-cost = ile to kosztowało

## Los i decyzje

analyse-account = los i decyzje
analyse-account-caption =
    Jak każda strona doszła od szansy na początku do końca. Los to skutek losowań (kości, tasowanie: kolejność talii liczy się od chwili tasowania); decyzje mierzy się tym, jak grałby dalej program.
analyse-account-start = początek
analyse-account-luck = los
analyse-account-own = własne decyzje
analyse-account-others = decyzje innych
analyse-account-end = koniec
analyse-seats = co decyzje każdego miejsca dały jego stronie
analyse-decisions = { $n ->
    [one] { $n } decyzja
    [few] { $n } decyzje
   *[many] { $n } decyzji
}

## Karty

analyse-cards = karty, które przechyliły szalę
analyse-cards-caption = Co dały ruchy wymieniające daną kartę stronie tego, kto je wykonał, tam, gdzie to więcej niż przypadek.
analyse-cards-none = żadna karta nie przechyliła szali bardziej, niż mógłby przypadek
analyse-in-moves = { $n ->
    [one] ruch { $numbers }
   *[other] ruchy { $numbers }
}
