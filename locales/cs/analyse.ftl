# Co rozhodlo partii: tabulka a stránka příkazu `sandtable analyse`. Čísla přicházejí zapsaná tak, jak je tento jazyk píše.

## Záhlaví

analyse-title = { $game }: co rozhodlo. { $n ->
    [one] { $n } tah
    [few] { $n } tahy
   *[other] { $n } tahů
}; vítězové: { $winners }
analyse-title-nobody = { $game }: co rozhodlo. { $n ->
    [one] { $n } tah
    [few] { $n } tahy
   *[other] { $n } tahů
}; nevyhrál nikdo
analyse-worlds = Počet představených světů, v nichž se každá pozice hrála dál: { $n }; v závorkách intervaly 95 %, změny v procentních bodech
analyse-sure = Jak je to jisté?
analyse-sure-text =
    Intervaly zahrnují náhodu představených světů. Nezahrnují, jak dobře program hraje dál a posuzuje: mistr to není a to, co nazývá chybou, mohl být plán, který neviděl.
    S větším úsilím se intervaly zúží, tato pochybnost ne.
analyse-foot = Sandtable { $program }, pravidla { $rules }, úsilí { $effort }.

## Křivka

analyse-chances = šance na výhru
analyse-chances-caption =
    Jakou cenu měla v každém okamžiku skutečná pozice: karty tam, kde ležely, výsledky dalších losování nedané. Čára dělí pole mezi dvě strany, stín kolem ní je interval 95 %; je-li stran víc, má každá svou čáru. Očíslované značky jsou zlomové okamžiky.
analyse-start = před prvním tahem
analyse-end = na konci
analyse-axis = šance na výhru v procentech, tah po tahu
analyse-as-table = Jako tabulka
analyse-move = tah { $number }

## Zlomové okamžiky

analyse-turns = zlomové okamžiky
analyse-turns-caption = Tahy, které změnily šance nejvíc, a to víc, než by mohla náhoda.
analyse-turns-none = žádný jednotlivý tah nezměnil šance víc, než by mohla náhoda
analyse-moved = { $side }: { $before } → { $after }
analyse-mark = { $who }: { $what } ({ $change })

## Drahá rozhodnutí

analyse-costly = rozhodnutí, která stála nejvíc
analyse-costly-caption = Nejvýš tři na místo, posouzená podle toho, co toto místo mohlo tehdy vědět: provedený tah i lepší tah byly dohrávány v týchž představených světech.
analyse-costly-none = žádné rozhodnutí zřetelně nesnížilo šance
analyse-better = lepší: { $move }
analyse-made = co se udělalo
analyse-instead = co by bylo lepší
analyse-cost = co to stálo

## Náhoda a rozhodnutí

analyse-account = náhoda a rozhodnutí
analyse-account-caption =
    Jak se každá strana dostala od šance na začátku ke konci. Náhoda je vliv losování (kostky, míchání: pořadí balíčku se počítá od chvíle, kdy je zamíchán); rozhodnutí se měří tím, jak by hrál dál program.
analyse-account-start = začátek
analyse-account-luck = náhoda
analyse-account-own = vlastní rozhodnutí
analyse-account-others = rozhodnutí ostatních
analyse-account-end = konec
analyse-seats = co rozhodnutí každého místa přinesla jeho straně
analyse-decisions = { $n } rozhodnutí

## Karty

analyse-cards = karty, které hru zvrátily
analyse-cards-caption = Co přinesly tahy, které kartu jmenují, straně toho, kdo je provedl, kde je to víc než náhoda.
analyse-cards-none = žádná karta hru nezvrátila víc, než by mohla náhoda
analyse-in-moves = { $n ->
    [one] tah { $numbers }
   *[other] tahy { $numbers }
}
