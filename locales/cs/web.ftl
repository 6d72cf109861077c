# Stránka: vše, co prohlížeč říká kolem hry.

## Lišta a úvodní stránka

web-home = Úvodní stránka
web-language = Jazyk
web-theme = Světlý nebo tmavý vzhled
web-take-a-seat = Posaď se
web-new-game = Nová hra: { $game }
web-about-quartermaster = Šest států, dvě strany konfliktu, o jednu zásobovací trasu víc, než je zdrávo.
web-about-rush = Sestav oddíl, braň tři základny, znič cizí.
web-about-orders = Pár velitelů, čtyři kola, dvě velitelství.
web-bots = proti botům
web-play-now = Hrát hned
web-seats = Místa
web-person-here = Hráč u této obrazovky
web-players = Počet hráčů
web-players-quartermaster = Když hraje méně než šest lidí, vedou někteří více států jedné strany konfliktu.
web-players-rush = Volná místa obsadí boti.
web-more-options = Další volby
web-option-on = ano
web-option-off = ne
web-option-air = Letectvo
web-option-air-about = Letky stojí u armád a loďstev, brání je a útočí.
web-option-air-marshal = Air Marshal
web-option-air-total-war = Total War
web-option-histories = Letecké karty z Alternate Histories
web-option-histories-about = Několik karet navíc pro každý stát, spolu s letectvem.
web-option-rounds = Kola
web-option-rounds-about = Méně kol je kratší hra; náskok 30 bodů ji ukončí dřív.
web-option-prepare = Příprava na válku
web-option-prepare-about = Před prvním tahem smí každý stát vyložit jeden plán nebo jednu reakci ze svého balíčku.
web-option-reallocation = Přerozdělení zdrojů
web-option-reallocation-about = Odlož čtyři karty a vezmi si z balíčku jednu základní.
web-option-windows = Kdo je tázán na reakci
web-option-windows-about = Ptát se všech, kdo by mohli, nic neprozradí; ptát se jen těch, kdo mohou, je rychlejší.
web-option-windows-strict = všichni, kdo by mohli
web-option-windows-fast = jen ti, kdo mohou
web-option-parts = Části karty
web-option-parts-about = Musí se provést každá část karty, kterou provést lze?
web-option-parts-must = ano, všechny
web-option-parts-may = ne, lze vynechávat
web-option-borders = Hranice na mapě
web-option-borders-about = První vydání má o dvě hranice méně; na mapě jsou vyznačeny.
web-option-borders-second = druhé vydání
web-option-borders-first = první vydání
web-option-defenders-in-squad = Obránci se na konci počítají
web-option-defenders-in-squad-about = Vozidla na tvých základnách se počítají k úspěchům.
web-option-merge-turn-kills = Jedna odměna za celý tah
web-option-merge-turn-kills-about = Co zničil útok a obléhání, odmění se najednou, takže se snáz získá dvojitá medaile.
web-option-recruit-pool = Zbylé suroviny zůstávají
web-option-recruit-pool-about = Při náboru pomůže to, co zbylo z jednoho nákupu, zaplatit další.
web-option-mode = Herní plán
web-option-mode-about = Horský: jen vojáci; ostrovní: i letadla a vzdušné zóny.
web-option-mode-alpine = horský
web-option-mode-island = ostrovní, s letadly
web-option-readied = Velitel připravený kartou
web-option-readied-about = Kartu lze číst dvěma způsoby.
web-option-readied-reserve = jde do rezervy
web-option-readied-deploy = lze nasadit hned
web-one-room = Všichni u této obrazovky
web-start = Začít
web-kept-here = Hry se ukládají v tomto prohlížeči. Nic ho neopouští.
web-import = Otevřít záznam
web-export = Uložit do souboru
web-export-openly = Uložit otevřeně
web-export-openly-sure = Tento soubor ukazuje všechno: každou ruku, každý balíček i vše, co leží lícem dolů. Kdo ho otevře, ví víc, než hra dovoluje. Přesto uložit?
web-sealed-elsewhere = Tuto hru zapečetil jiný prohlížeč nebo jiný počítač a jen tam ji lze otevřít. Dohranou hru nebo otevřeně uložený záznam lze otevřít kdekoli.
web-not-readable = Tento soubor není uložená hra.

## Stůl

web-round = Kolo { $round }
web-round-of = Kolo { $round }/{ $rounds }
web-laying-out = Hra se připravuje …
web-prompt = Otázka
web-you-are-asked = Rozhoduješ ty
web-thinking = Bot přemýšlí
web-waiting = Čeká se
web-over = Konec hry
web-before-this = předchozí kroky: { $n }
web-close = Zavřít
web-more = Více
web-undo = Vzít zpět
web-nothing-to-do = S tímhle se nedá nic dělat.
web-not-possible = Nelze
web-can-be-chosen = Lze zvolit.
web-from-deck = Z tvého dobíracího balíčku
web-hand = Tvé karty
web-face-up = Lícem vzhůru před tebou
web-face-down = Lícem dolů
web-in-hand = V ruce
web-in-deck = V balíčku
web-in-garage = V garáži
web-in-depot = Ve skladu
web-stars = Hvězdy
web-commanders = Velitelé
web-troops = Vojáci v rezervě
web-planes = Letadla v rezervě
web-initiative = Iniciativa
web-turn-play = Zahrání
web-turn-air = Letectvo
web-turn-supply = Zásobování
web-turn-victory = Body
web-turn-discard = Odkládání
web-turn-draw = Dobírání
web-you = ty
web-person = u této obrazovky
web-log = Co se stalo
web-map = Mapa světa
web-board = Herní plán
web-closer = Blíž
web-whole-map = Celá mapa
web-score = Osa { $axis }, Spojenci { $allies }
web-lead-ends = 30 vyhrává
web-new = nové
web-leaves = odchází
web-deck = Vozidla
web-base = Základna { $n }
web-damaged = poškození
web-may-buy = Lze koupit vozidlo
web-bought = Po nákupu
web-may-attack = Lze zaútočit
web-attacked = Po útoku
web-resources-left = K utracení: { $n }
web-medals-left = Zbývající medaile
web-medals = jednoduché: { $singles }, dvojité: { $doubles }
web-achievements = Úspěchy
web-shot-strength = palebná síla { $firepower }, pancéřování { $armour }
web-leads = vede hráč { $seat } ({ $n })
web-leads-nobody = samostatně nevede nikdo
web-settings = Tento stůl
web-pace = Tempo botů
web-pace-slow = pomalé
web-pace-plain = klidné
web-pace-quick = rychlé
web-pace-none = hned
web-sound = Zvuky
web-as-text = Plán slovy
web-in-short = Pravidla ve zkratce
web-hand-over = Na řadě: { $seat }
web-hand-over-why = Nic se neukáže, dokud nepotvrdíš, že jsi to ty.
web-take-over = Jsem tu

## Procházení hry

web-replay = Záznam
web-move-of = Tah { $number }/{ $n }
web-to-start = Na začátek
web-step-back = O tah zpět
web-run = Přehrávat
web-pause = Zastavit
web-step = O tah dál
web-to-end = Na konec
web-scrubber = Tah hry
web-swing = Kolo { $round }: { $side } +{ $n }
web-step-through = Projít, co se stalo od tvého tahu

## Příkazy na chvíli

web-pass-turn = Pasovat do konce tohoto tahu
web-passing = Pasuješ až do konce tohoto tahu.
web-ask-me-again = Zase se mě ptej
web-always-ask = Vždy se mě ptát
web-supply = Zásobovací trasy

## Ke čtení

web-library = Knihovna
web-rules = Pravidla
web-cards = Karty
web-rulings = Rozehrané příklady
web-rulings-about = Krátké hry, které tah po tahu ukazují, jak funguje pravidlo nebo karta. Každá je zároveň testem tohoto programu.
web-ruling-refused = Nelze: { $move }
web-ruling-allowed = Lze: { $move }
web-ruling-rules = { $n ->
    [one] pravidlo { $numbers }
   *[other] pravidla { $numbers }
}
web-ruling-own = { $n ->
    [one] výklad { $numbers }
   *[other] výklady { $numbers }
}
web-search = Hledat
web-n-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } karty
       *[other] { $n } karet
    }
web-n-rulings =
    { $n ->
        [one] { $n } příklad
        [few] { $n } příklady
        [many] { $n } příkladu
       *[other] { $n } příkladů
    }

## První hry

web-first-game = První hra
web-first-game-about = Neznáš ji? Deset minut, krok za krokem.
web-step-of = Krok { $number }/{ $n }
web-next = Dál
web-go-on-playing = Hrát dál

## Když se něco nepodaří

web-error = Nejde pokračovat
web-not-loaded = Část stránky se nepodařilo načíst. Zkontroluj připojení a načti stránku znovu.
web-no-worker = Tento prohlížeč nedovoluje procesy na pozadí, takže v něm hra nemůže běžet.
web-no-randomness = Tento prohlížeč nemá bezpečná náhodná čísla, takže by karty nešlo rozdat tajně. Žádná hra nebyla otevřena ani uložena. Použij jiný prohlížeč nebo otevři stránku přes https.

## Opening hands of several countries

web-opening-help = { $n ->
    [one] Každý z tvých států postupně odloží { $n } kartu z úvodní ruky.
    [few] Každý z tvých států postupně odloží { $n } karty z úvodní ruky.
   *[other] Každý z tvých států postupně odloží { $n } karet z úvodní ruky.
}
web-opening-hand = { $who }: odloženo { $done }/{ $n }

## Keys

web-keys = Klávesy
web-key-choose = zvolí tuto možnost ze seznamu
web-key-undo = vrátí poslední tah
web-key-hint = požádá o nápovědu, je-li zapnutá
web-key-zoom = přiblíží nebo oddálí mapu
web-key-keys = tento seznam
