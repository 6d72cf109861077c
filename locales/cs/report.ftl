# Stránka, kterou vytváří `sandtable report`. Čísla přicházejí zapsaná tak, jak se v tomto jazyce píší.

## Čísla

report-decimal = ,
report-group = { " " }
report-percent = { $figure } %
report-plus-minus = { $figure } ± { $spread }

## Kdo hraje

report-side-axis = Osa
report-side-allies = Spojenci
report-side-blue = Modří
report-side-yellow = Žlutí
report-side-alpha = Alfa
report-side-bravo = Bravo
report-side-charlie = Charlie
report-side-delta = Delta
report-side-echo = Echo
report-owner-both = obě desky
report-owner-alpine = horská deska
report-owner-island = ostrovní deska
report-seat-player = { $seat } ({ $player })

## Hry

report-about-quartermaster =
    Dva týmy svádějí druhou světovou válku: Osa (Německo, Japonsko, Itálie) a Spojenci (Velká Británie, SSSR, USA).
    Státy táhnou v pevném pořadí. Tah je jedna karta z balíčku, který má jen tento stát: vybuduje armádu nebo loďstvo, svede bitvu nebo udělá něco zvláštního.
    Jednotky bez zásobování jsou ztraceny. Po zahrání karty stát boduje za zásobovací oblasti, které drží.
    Kdo na konci kola vede o 30 bodů, vítězí hned (okamžité vítězství); jinak rozhodne součet bodů po 20. kole.
report-about-rush =
    Dva až pět hráčů si staví balíčky tanků.
    V tahu hráč zahraje ruku tří karet: pro suroviny, za které kupuje lepší vozidla ze společného obchodu, pro zvláštní schopnosti, k obraně jedné ze svých tří základen nebo k útoku na cizí základny a jejich obránce.
    Za zničené cíle jsou medaile. Hra končí, když někdo přijde o všechny základny nebo dojdou medaile některých států; vítězí, kdo jich má nejvíc.
    Hodnoty mnoha karet jsou rekonstruované, ne opsané z tisku.
report-about-orders =
    Dvě strany, Modří a Žlutí, bojují o jednu malou desku. Střídavě stavějí svých pár velitelů na pole akcí: postup, ostřelování, posily, plánování. Obsazené pole je soupeři do konce kola uzavřeno.
    Oblasti bez spojení s velitelstvím nemají zásobování. Kdo dobude nepřátelské velitelství, vítězí hned; jinak rozhodnou hvězdy oblastí držených po posledním kole.
    Rozložení a hodnoty desek jsou rekonstruované, ne opsané z tisku.
report-chart-points = vítězné body
report-chart-pieces = jednotky na desce
report-chart-medals = medaile
report-chart-bases = stojící základny
report-chart-stars = hvězdy
report-chart-places = ovládaná místa
report-ending-sudden-victory = okamžité vítězství
report-ending-last-round = body po posledním kole
report-ending-tie = nerozhodně po posledním kole
report-ending-bases-destroyed = někdo přišel o všechny základny
report-ending-medals-taken = došly medaile
report-ending-round-limit = poslední kolo stolu
report-ending-hq-lost = dobyté velitelství
report-ending-stars = hvězdy po posledním kole
report-ending-initiative = stejně hvězd, rozhoduje iniciativa
report-map-built = Kde se budují a verbují jednotky
report-map-battled = Kde se svádějí bitvy
report-map-lost = Kde se ztrácejí jednotky
report-map-entered = Kam jednotky míří
report-map-fought-over = Kde dochází ke střetům

## Záhlaví

report-title = { $n ->
    [one] { $games } partie: { $game }
    [few] { $games } partie: { $game }
   *[other] { $games } partií: { $game }
}
report-lead = Počítač hraje sám proti sobě ({ $players }); zkoumáno tah po tahu.
report-about = O hře.
report-fact-won = vyhraných partií: { $side }
report-fact-rounds = kol v partii, průměrně
report-fact-decisions = rozhodnutí v partii, průměrně
report-sure = Jak je to jisté?
report-sure-text =
    U každého čísla je 95% interval: kdyby se všechny partie odehrály znovu s jiným mícháním, obsahovalo by asi 19 z 20 takových intervalů skutečnou hodnotu.
    Intervaly vědí jen o náhodě. Nevědí, jak by hráli lidé: to všechno platí o těchto hráčích ({ $players }), a ti dělají své vlastní chyby.
report-unfinished = { $n ->
    [one] Jedna partie neskončila.
    [few] { $n } partie neskončily.
   *[other] { $n } partií neskončilo.
}

## Kdo vyhrává

report-winners = Kdo vyhrává
report-winners-best = Nejvíc výher: { $side }, { $share } partií
report-winners-even = Nikdo není jasným favoritem
report-winners-axis = vyhrané partie
report-winners-caption =
    Tečka ukazuje, jak často vyhrává strana nebo místo u stolu, čárka je 95% interval. Šedá čára znamená vyrovnanou hru ({ $even }).
    Místa jedné strany vyhrávají společně, takže se od ní liší jen tehdy, když na nich sedí různí hráči.

## Křivky

report-round = kolo
report-share = podíl všech partií
report-curve = Kolo po kole: { $what }
report-curve-seats = Na konci průměrně od { $low } do { $high } na místo: { $what }
report-curve-level = Strany jsou celou dobu vyrovnané: { $what }
report-curve-leads = Téměř celou dobu vede jedna strana, { $side }: { $what }
report-curve-changes = Do { $round }. kola vede jedna strana ({ $side }), potom druhá ({ $other }): { $what }
report-curve-bands =
    Čáry jsou průměr na konci kola, pásy zahrnují prostředních 80 % partií.
    Počítají se jen partie, které ještě trvají, takže čím dál vpravo, tím víc graf vypovídá o těch vyrovnaných.
report-curve-lines =
    Čáry jsou průměr na konci kola. Počítají se jen partie, které ještě trvají, takže čím dál vpravo, tím víc graf vypovídá o těch dlouhých.
report-ahead = Kdo vede: { $what }
report-ahead-line = náskok
report-ahead-axis = náskok: { $what }
report-ahead-title = Nejvíc náskok kolísá v { $round }. kole: od { $low } do { $high } ve čtyřech partiích z pěti
report-ahead-caption =
    { $first } minus { $second }, { $what } na konci kola: čára je průměr, pás zahrnuje prostředních 80 % partií.
    Nad nulou vede: { $first }, pod ní: { $second }.

## Jak dlouho to trvá

report-length = Jak dlouho to trvá
report-length-all = Každá partie trvá do { $round }. kola
report-length-most = { $share } partií trvá do { $round }. kola
report-length-one = Většina partií končí v { $round }. kole
report-length-half = Polovina partií končí nejpozději v { $half }. kole, devět z deseti nejpozději v { $most }. kole
report-length-axis = kolo, ve kterém hra skončila
report-length-caption = Sloupec je podíl partií, které skončily v tomto kole; barva říká, co je ukončilo.
report-layer = { $name } ({ $share })

## Okamžité vítězství

report-sudden = Kdy dochází k okamžitému vítězství
report-sudden-title = { $share } partií končí okamžitým vítězstvím, nejčastěji v { $round }. kole
report-sudden-axis = kolo okamžitého vítězství
report-sudden-layer = { $side } ({ $share } všech partií)
report-sudden-caption =
    Sloupec je podíl partií, které skončily v tomto kole předčasně; barva říká, kdo je vyhrál.

## Jak je to těsné

report-margin = Jak je to těsné
report-margin-title = O výsledku { $share } partií rozhoduje nejvýš pět bodů
report-margin-axis = rozdíl bodů: { $first } minus { $second }
report-margin-layer = výhra: { $side }
report-margin-caption =
    Sloupec je podíl partií, které skončily zhruba takovým rozdílem. Vpravo od nuly víc bodů: { $first }, vlevo: { $second }.

## Karty

report-cards-early = { $use ->
    [bought] Karty koupené brzy
   *[drawn] Karty líznuté brzy
}
report-cards-early-caption =
    O kolik častěji vyhrává { $whose ->
        [owner] strana majitele karty
       *[player] hráč
    }, pokud ji { $use ->
        [bought] koupil
       *[drawn] lízl
    } nejpozději v { $round }. kole, ve srovnání s partiemi, kde se to nestalo.
report-cards-luck = Rozhoduje o tom míchání, takže výsledek je blízký skutečné ceně karty; tomuto grafu lze věřit.
report-cards-choice = Rozhodují o tom hráči, takže karta vhodná pro toho, kdo vede, vypadá lépe, než jaká je.
report-cards-played = Zahrané karty
report-cards-played-caption =
    O kolik častěji vyhrává { $whose ->
        [owner] strana majitele karty
       *[player] hráč
    } v partiích, kde byla karta kdykoli zahrána, ve srovnání s těmi, kde zahrána nebyla.
    Tady volí hráči: karta pro dobré časy vypadá dobře, poslední záchrana špatně a v dlouhých partiích se zahraje víc karet. Čtěte spolu s grafem výše.
report-cards-title = Nejvíc pomáhá { $card }: { $points } p. b. výher; zřetelně od nuly se liší { $clear } z { $n } karet
report-cards-axis = změna podílu výher v procentních bodech
report-cards-ends = Zobrazeno je { $n } karet z každého konce žebříčku.
report-cards-lines =
    V závorce je, kolikrát k tomu došlo. Čárky jsou 95% intervaly; i z karet, které nic nemění, se jedna z dvaceti odchýlí od nuly pouhou náhodou.
report-cards-note = { $points } ({ $n ->
   *[other] { $times }krát
})
report-card-of = { $card } ({ $owner })
report-cards-of = Všechny karty: { $owner }
report-cards-all = Karty bez příslušnosti
report-table = Všechny karty v číslech
report-table-card = karta
report-table-kind = druh
report-table-early = { $use ->
    [bought] koupena
   *[drawn] líznuta
} do { $round }. kola
report-table-played = zahrána
report-table-with = výhry s ní
report-table-without = bez ní
report-table-difference = rozdíl
report-table-interval = { $points } (od { $low } do { $high })

## Místa na desce

report-map-title = Na prvním místě { $place }: { $times }krát za partii
report-map-caption =
    Všechna místa desky spojená se sousedními; čáry, které vedou přes okraj, se vracejí na druhé straně.
    Plocha kruhu říká, jak často se to v partii děje (ve větších kruzích je číslo), barvy jsou podíly stran.
    Malé bledé tečky jsou místa, kde se neděje skoro nic: pískové na souši, modré na moři a ve vzduchu. Přeplněná místa jsou trochu odsunuta od sebe.

## Zápatí

report-made = Jak to vzniklo
report-made-text =
    Partie: { $games }, semínko { $seed }, sandtable { $program }, verze pravidel { $rules }. Nastavení: { $setup }. Místa: { $seats }.
    Tabulky, z nichž grafy vznikly, leží vedle této stránky jako soubory Parquet (games, turns, cards, spaces) a otevřou se v DuckDB, pandas i R. Stejné semínko dává stejné partie.
report-made-plain = podle pravidel
