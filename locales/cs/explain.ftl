# Co rozhodlo partii: tabulka a stránka příkazu `sandtable analyse`. Čísla přicházejí zapsaná tak, jak je tento jazyk píše.

## Záhlaví

explain-title = { $game }: co rozhodlo. { $n ->
    [one] { $n } tah
    [few] { $n } tahy
   *[other] { $n } tahů
}; vítězové: { $winners }
explain-title-nobody = { $game }: co rozhodlo. { $n ->
    [one] { $n } tah
    [few] { $n } tahy
   *[other] { $n } tahů
}; nevyhrál nikdo
explain-worlds = Počet představených světů, v nichž se každá pozice hrála dál: { $n }; v závorkách intervaly 95 %, změny v procentních bodech
explain-sure = Jak je to jisté?
explain-sure-text =
    Intervaly zahrnují náhodu představených světů. Nezahrnují, jak dobře program hraje dál a posuzuje: mistr to není a to, co nazývá chybou, mohl být plán, který neviděl.
    S větším úsilím se intervaly zúží, tato pochybnost ne.
explain-foot = Sandtable { $program }, pravidla { $rules }, úsilí { $effort }.

## Křivka

explain-chances = šance na výhru
explain-chances-caption =
    Jakou cenu měla v každém okamžiku skutečná pozice: karty tam, kde ležely, další náhoda otevřená. Čára dělí pole mezi dvě strany, stín kolem ní je interval 95 %; je-li stran víc, má každá svou čáru. Očíslované značky jsou zlomové okamžiky.
explain-start = před prvním tahem
explain-end = na konci
explain-axis = šance na výhru v procentech, tah po tahu
explain-as-table = Jako tabulka
explain-move = tah { $number }

## Zlomové okamžiky

explain-turns = zlomové okamžiky
explain-turns-caption = Tahy, které změnily šance nejvíc, a to víc, než by mohla náhoda.
explain-turns-none = žádný jednotlivý tah nezměnil šance víc, než by mohla náhoda
explain-moved = { $side }: { $before } → { $after }
explain-mark = { $who }: { $what } ({ $change })

## Drahá rozhodnutí

explain-costly = nejdražší rozhodnutí
explain-costly-caption = Nejvýš tři na místo, posouzená podle toho, co toto místo mohlo tehdy vědět: provedený tah i lepší tah byly dohrávány v týchž představených světech.
explain-costly-none = žádné rozhodnutí zřetelně nic nestálo
explain-better = lepší: { $move }
explain-made = co se udělalo
explain-instead = co by bylo lepší
explain-cost = co to stálo

## Náhoda a rozhodnutí

explain-account = náhoda a rozhodnutí
explain-account-caption =
    Jak se každá strana dostala od šance na začátku ke konci. Náhoda je to, co udělaly tahy náhody (kostky, míchání: pořadí balíčku se počítá od chvíle, kdy je zamíchán); rozhodnutí se měří tím, jak by hrál dál program.
explain-account-start = začátek
explain-account-luck = náhoda
explain-account-own = vlastní rozhodnutí
explain-account-others = rozhodnutí ostatních
explain-account-end = konec
explain-seats = co rozhodnutí každého místa přinesla jeho straně
explain-decisions = { $n } rozhodnutí

## Karty

explain-cards = karty, které hru zvrátily
explain-cards-caption = Co přinesly tahy, které kartu jmenují, straně toho, kdo je provedl, kde je to víc než náhoda.
explain-cards-none = žádná karta hru nezvrátila víc, než by mohla náhoda
explain-in-moves = { $n ->
    [one] tah { $numbers }
   *[other] tahy { $numbers }
}
