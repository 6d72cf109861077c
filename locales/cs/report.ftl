# Stránka, kterou vytváří `sandtable report`. Čísla přicházejí zapsaná tak, jak se v tomto jazyce píší.

## Čísla

report-group = { " " }
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
report-owner-both = oba herní plány
report-owner-alpine = horský herní plán
report-owner-island = ostrovní herní plán
report-seat-player = { $seat } ({ $player })

## Hry

report-about-quartermaster =
    Druhou světovou válku vedou dvě strany konfliktu: Osa (Německo, Japonsko, Itálie) a Spojenci (Spojené království, Sovětský svaz, Spojené státy).
    Státy se střídají v pevném pořadí. Tah je jedna karta z dobíracího balíčku, který má jen tento stát: vybuduje armádu nebo loďstvo, provede bitvu nebo udělá něco zvláštního.
    Nezásobované figurky jsou ztraceny. Po zahrání karty stát získá body za klíčová území, která drží.
    Kdo na konci kola vede o 30 bodů, vítězí hned (okamžité vítězství); jinak rozhodne součet bodů po 20. kole.
report-about-rush =
    Dva až pět hráčů si staví oddíly tanků.
    V tahu hráč použije tři karty z ruky: pro suroviny, za které kupuje lepší vozidla ze společného obchodu, pro jejich vlastnosti, k obraně jedné ze svých tří základen nebo k útoku na cizí základny a jejich obránce.
    Za zničené cíle jsou medaile. Hra končí po kole, v němž někdo přijde o všechny základny nebo je vzata poslední jednoduchá medaile některého státu; vítězí, kdo má medailí nejvíc.
    Hodnoty mnoha karet jsou rekonstruované, ne opsané z tisku.
report-about-orders =
    Dvě frakce, Modří a Žlutí, bojují o jeden malý herní plán. Střídavě nasazují svých pár velitelů na pole akcí: Postup, Ostřelování, Posily, Plánování. Obsazené pole je soupeři do konce kola uzavřeno.
    Území bez spojení s velitelstvím nemají zásobování. Kdo ztratí své velitelství, ihned prohrává; jinak rozhodnou hvězdy území, která jsou po posledním kole ovládaná a zásobovaná.
    Rozložení a hodnoty herních plánů jsou rekonstruované, ne opsané z tisku.
report-chart-points = vítězné body
report-chart-score = skóre
report-chart-pieces = figurky na herním plánu
report-chart-air = letky na herním plánu
report-chart-medals = medaile
report-chart-bases = stojící základny
report-chart-stars = hvězdy
report-chart-places = ovládaná území a zóny
report-ending-sudden-victory = okamžité vítězství
report-ending-last-round = body po posledním kole
report-ending-tie = nerozhodně po posledním kole
report-ending-bases-destroyed = někdo přišel o všechny základny
report-ending-medals-taken = došly jednoduché medaile některého státu
report-ending-round-limit = limit kol
report-ending-hq-lost = ztracené velitelství
report-ending-stars = hvězdy po posledním kole
report-ending-initiative = stejně hvězd, rozhoduje iniciativa
report-map-built = Kde se budují a získávají figurky
report-map-battled = Kde se provádějí bitvy
report-map-lost = Kde se ztrácejí figurky
report-map-based = Kde se nasazují letky a kam se přesouvají
report-map-air-lost = Kde se ztrácejí letky
report-map-entered = Kam vstupují vojáci a letadla
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
report-fact-rounds = kola v partii, průměrně
report-fact-decisions = rozhodnutí v partii, průměrně
report-sure = Jak je to jisté?
report-sure-text =
    U každého čísla je 95% interval: kdyby se všechny partie odehrály znovu s jiným mícháním, obsahovalo by asi 19 z 20 takových intervalů skutečnou hodnotu.
    Intervaly zachycují jen náhodu. Neříkají, jak by hráli lidé: to všechno platí o těchto hráčích ({ $players }), a ti dělají své vlastní chyby.
report-unfinished = { $n ->
    [one] Jedna partie neskončila.
    [few] { $n } partie neskončily.
   *[other] { $n } partií neskončilo.
}
report-opening = Společné první tahy všech těchto partií: { $n }. Pokračují od pozice z jiné partie a skryté karty leží tam, kde skutečně ležely.

## Kdo vyhrává

report-winners = Kdo vyhrává
report-winners-best = Nejvíc výher: { $side }, { $share } partií
report-winners-even = Nikdo není jasným favoritem
report-winners-axis = vyhrané partie
report-winners-caption =
    Tečka ukazuje, jak často vyhrává strana nebo místo u stolu, čárka je 95% interval. Šedá čára znamená vyrovnanou hru ({ $even }).
report-winners-seats = Místa jedné strany vyhrávají společně, takže se od ní liší jen tehdy, když na nich sedí různí hráči.

## Křivky

report-round = kolo
report-share = podíl všech partií
report-curve = Kolo po kole: { $what }
report-curve-seats = Na konci průměrně od { $low } do { $high } na místo: { $what }
report-curve-level = V žádném kole nikdo zřetelně nevede: { $what }
report-curve-leads = Téměř celou dobu vede jedna strana, { $side }: { $what }
report-curve-changes = Do { $round }. kola vede jedna strana ({ $side }), potom druhá ({ $other }): { $what }
report-curve-bands =
    Čáry jsou průměr na konci kola, pásy zahrnují prostředních 80 % partií.
    Počítají se jen partie, které ještě trvají, takže čím dál vpravo, tím víc graf vypovídá o těch vyrovnaných.
report-curve-lines =
    Čáry jsou průměr na konci kola. Počítají se jen partie, které ještě trvají, takže čím dál vpravo, tím víc graf vypovídá o těch dlouhých.
report-curve-sudden =
    Kde křivky skáčou, skončilo najednou mnoho partií okamžitým vítězstvím: počítají se jen do tohoto kola.
report-ahead = Kdo vede: { $what }
report-ahead-line = náskok
report-ahead-axis = náskok: { $what }
report-ahead-title = Nejvíc náskok kolísá v kole { $round }: od { $low } do { $high } ve čtyřech partiích z pěti
report-ahead-caption =
    { $first } minus { $second }, { $what } na konci kola: čára je průměr, pás zahrnuje prostředních 80 % partií.
    Nad nulou vede: { $first }, pod ní: { $second }.
report-ahead-same = Po každém kole leží náskok ve čtyřech partiích z pěti mezi { $low } a { $high } ({ $first } minus { $second }, { $what })
report-chance = Jak často náskok vede k výhře
report-chance-caption =
    Pole je kolo a náskok jedné ze stran ({ $side }; { $what }) na konci tohoto kola; číslo říká, kolik ze sta takových partií tato strana nakonec vyhrála.
    Pole s méně než 30 partiemi jsou vynechána.

## Jak dlouho to trvá

report-length = Jak dlouho to trvá
report-length-all = Každá partie trvá do { $round }. kola
report-length-most = { $share } partií trvá do { $round }. kola
report-length-one = Většina partií končí v kole { $round }
report-length-half = Polovina partií končí nejpozději v kole { $half }, devět z deseti nejpozději v kole { $most }
report-length-axis = kolo, ve kterém hra skončila
report-length-caption = Sloupec je podíl partií, které skončily v tomto kole; barva říká, co je ukončilo.
report-layer = { $name } ({ $share })

## Okamžité vítězství

report-sudden = Kdy dochází k okamžitému vítězství
report-sudden-title = { $share } partií končí okamžitým vítězstvím, nejčastěji v kole { $round }
report-sudden-share = { $share } partií končí okamžitým vítězstvím
report-sudden-axis = kolo okamžitého vítězství
report-sudden-layer = { $side } ({ $share } všech partií)
report-sudden-caption =
    Sloupec je podíl partií, které skončily v tomto kole předčasně; barva říká, kdo je vyhrál.

## Jak je to těsné

report-margin = Jak je to těsné
report-margin-title = Rozdíl je nejvýš { $unit ->
    [stars] { $n ->
        [one] { $n } hvězda
        [few] { $n } hvězdy
       *[other] { $n } hvězd
    }
    [medals] { $n ->
        [one] { $n } medaile
        [few] { $n } medaile
       *[other] { $n } medailí
    }
   *[points] { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
}: { $share } partií
report-margin-axis = rozdíl { $unit ->
    [stars] hvězd
    [medals] medailí
   *[points] bodů
}: { $first } minus { $second }
report-margin-layer = výhra: { $side }
report-margin-caption =
    Sloupec je podíl partií, které skončily zhruba takovým rozdílem. Vpravo od nuly víc { $unit ->
        [stars] hvězd
        [medals] medailí
       *[points] bodů
    }: { $first }, vlevo: { $second }.
report-margin-sudden = Vrcholy na obou stranách jsou okamžitá vítězství: partie, které skončily, jakmile byl náskok dost velký.

## Odkud jsou body

report-sources-title = Odkud jsou body
report-sources-spaces = klíčová území
report-sources-cards = karty
report-sources-depletion = prázdný balíček
report-sources-caption =
    Vítězné body, které každý stát přinesl své straně konfliktu v průměru za partii, s 95% intervaly: za klíčová území, z karet a ztracené kvůli prázdnému balíčku.

## Karty

report-cards-early = { $use ->
    [bought] Karty koupené brzy
   *[drawn] Karty dobrané brzy
}
report-cards-early-caption =
    O kolik častěji vyhrává { $whose ->
        [owner] strana majitele karty
       *[player] hráč
    }, pokud byla karta { $use ->
        [bought] koupena
       *[drawn] dobrána
    } nejpozději v kole { $round }, ve srovnání s partiemi, kde se to nestalo.
report-cards-luck = Rozhoduje o tom míchání, takže výsledek je blízký skutečné ceně karty; tomuto grafu lze věřit.
report-cards-choice = Rozhodují o tom hráči, takže karta vhodná pro toho, kdo vede, vypadá lépe, než jaká je.
report-cards-played = Zahrané karty
report-cards-played-caption =
    O kolik častěji vyhrává { $whose ->
        [owner] strana majitele karty
       *[player] hráč
    } v partiích, kde byla karta kdykoli zahrána, ve srovnání s těmi, kde zahrána nebyla.
    Tady volí hráči: karta pro dobré časy vypadá dobře, poslední záchrana špatně a v dlouhých partiích se zahraje víc karet. Čti spolu s grafem výše.
report-cards-title = Nejvíc pomáhá karta „{ $card }“{ $owned ->
    [yes] { " " }({ $owner })
   *[no] { "" }
}: { $points } p. b. výher; zřetelně se od nuly liší { $clear ->
    [one] { $clear } karta
    [few] { $clear } karty
   *[other] { $clear } karet
} z celkových { $n }
report-cards-none = Žádná karta nepomáhá zřetelně víc, než vysvětlí náhoda; karty zřetelně odlišné od nuly: { $clear } z celkových { $n }
report-cards-axis = změna podílu výher v procentních bodech
report-cards-ends = Zobrazeny jsou oba konce žebříčku (karet z každého: { $n }).
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
   *[drawn] dobrána
} do { $round }. kola
report-table-played = zahrána
report-table-with = výhry s ní
report-table-without = bez ní
report-table-difference = rozdíl
report-table-interval = { $points } (od { $low } do { $high })

## Místa na desce

report-map-title = Nejčastěji: { $place } ({ $times }krát za partii)
report-map-caption =
    Všechna místa herního plánu spojená se sousedními; čáry, které vedou přes okraj, se vracejí na druhé straně.
    Plocha kruhu říká, jak často se to v partii děje (ve větších kruzích je číslo), barvy jsou podíly stran.
    Malé bledé tečky jsou místa, kde se neděje skoro nic: pískové na souši, modré na moři a ve vzduchu. Přeplněná místa jsou trochu odsunuta od sebe.
report-map-shapes =
    Plocha kruhu říká, jak často se to v partii děje (ve větších kruzích je číslo), barvy jsou podíly stran.
report-map-whose = { $use ->
    [lost] Barvy říkají, čí figurky padly.
    [air_lost] Barvy říkají, čí letky padly.
    [based] Barvy říkají, čí letky tam byly rozmístěny.
    [battled] Barvy říkají, kdo bitvy vedl.
    [fought_over] Barvy říkají, kdo útočil.
    [entered] Barvy říkají, kdo tam vstupoval.
   *[built] Barvy říkají, kdo budoval a získával.
}

## Zápatí

report-made = Jak to vzniklo
report-made-text =
    Partie: { $games }, semínko { $seed }, sandtable { $program }, verze pravidel { $rules }. Nastavení: { $setup }. Místa: { $seats }.
    Tabulky, z nichž grafy vznikly, leží vedle této stránky jako soubory Parquet (games, turns, cards, spaces) a otevřou se v DuckDB, pandas i R. Stejné semínko dává stejné partie.
report-made-plain = podle pravidel
