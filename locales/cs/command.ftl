# Příkazový řádek: nápověda, chyby v příkazu a to, co říkají samotné příkazy.

## Nápověda: k čemu příkazy jsou

cli-sandtable = Hraje, ověřuje a zkoumá deskové hry o 2. světové válce; hlídá všechna pravidla
cli-sandtable-more = Návratové kódy: 0 – vše v pořádku, 1 – scénář nebo ověření neuspělo, 2 – příkaz nebo data nedávají smysl, 130 – přerušeno před koncem.
cli-play = Hra v terminálu, sólo, nebo ve více lidech u jedné klávesnice
cli-play-more =
    Hry: quartermaster – { game-quartermaster }; rush – { game-rush }; orders – { game-orders }.
    Místa: human – někdo u této klávesnice; random – každý tah se stejnou pravděpodobností; cadet – hledí jeden tah dopředu; officer – krátké prohledávání; general – než zvolí, rozehraje nejlepší tahy dál.
cli-serve = Nabídne stránku prohlížečům tohoto počítače a jeden otevře
cli-site = Zapíše stránku do složky, pro libovolný webový server
cli-board = Nakreslí herní plán
cli-cards = Vypíše karty hry s jejich texty
cli-replay = Ukáže zaznamenanou partii tah po tahu
cli-verify = Dokáže, že losování bylo v zaznamenané partii poctivé
cli-verify-more = Semínko musí být to, které bylo na začátku přislíbeno, každý hod a každé zamíchání z něj musí vyplývat a každý tah musí být dovolený.
cli-analyse = Rozebere dohranou partii: pravděpodobnosti výhry, zlomové okamžiky, drahá rozhodnutí, náhoda
cli-sim = Sehraje mnoho partií mezi boty do složky se soubory Parquet
cli-arena = Nechá boty hrát mezi sebou: podíly výher a Elo s intervaly
cli-train = Naučí se váhy ohodnocovací funkce hraním se sebou a zapíše je
cli-train-more = Kolo odehraje partie, přizpůsobí jim nové váhy a sehraje utkání nových vah se starými; učení končí, když kolo nic nepřinese. Pak se váhy kalibrují na stejném počtu nových partií. Výsledkem je weights.toml ve složce; na místě souboru toho jména v content podle něj boti hrají.
cli-report = Udělá ze série partií jeden soubor HTML s grafy
cli-bench = Sehraje mnoho náhodných partií a změří rychlost
cli-scenario = Spustí scénáře, nebo ukáže, co pokrývají
cli-scenario-run = Spustí scénáře a řekne, které neplatí
cli-scenario-covers = Řekne, které karty jsou scénáři pokryty; neuspěje, když některá není
cli-completions = Vypíše, co shell potřebuje k doplňování příkazů
cli-help = Popíše příkaz

## Nápověda: argumenty společné více příkazům

cli-arg-lang = Jazyk programu: en, pl, cs nebo ru; bez této volby rozhoduje prostředí
cli-arg-help = Ukáže tuto nápovědu
cli-arg-version = Ukáže verzi programu
cli-arg-game = Která hra
cli-arg-games = Kolik partií
cli-arg-set = Řádek nastavení hry, např. "players 2" nebo "mode island"; lze opakovat
cli-arg-content = Složka se soubory obsahu (např. s opraveným vehicles.toml hry rush), které nahradí soubory téhož jména; záznamy si pamatují, které to byly
cli-arg-budget = Jak dlouho přemýšlejí boti s prohledáváním o jednom rozhodnutí: počet iterací (500), nebo čas (200ms)
cli-arg-seed = Odkud začínají náhodná čísla
cli-arg-threads = Kolik vláken; jinak tolik, kolik je jader; výsledky se nemění
cli-arg-json = Vypíše výsledek jako JSON
cli-arg-record = Soubor se záznamem partie
cli-arg-paths = Soubory, nebo složky se soubory *.scn

## Nápověda: argumenty jednoho příkazu

cli-serve-port = Port, od kterého se začne; vezme se první volný
cli-serve-no-browser = Neotevře prohlížeč
cli-site-folder = Složka, do které se zapíše
cli-play-seats = Kdo kde sedí, od prvního místa, oddělení čárkami: human, random, cadet, officer nebo general, poslední dva případně s vlastním rozpočtem (general:500); na místech, která nejsou uvedena, hrají důstojníci (officer)
cli-play-human = Místo pro člověka, jménem; lze opakovat. Na ostatních hrají důstojníci (officer). Bez této volby a bez --seats je první místo tvé
cli-play-seed = Číslo, se kterým losování i boti dopadnou pokaždé stejně
cli-play-record = Ukládá hru do tohoto souboru: zašifrovaně, dokud se hraje, po konci jako záznam
cli-play-resume = Pokračuje v uložené hře: z tohoto souboru, bez něj v poslední partii této hry. Místa, boti, jazyk a volby jsou jako předtím
cli-play-ask-all = Ptá se i tam, kde je jen jedna možnost; jinak se provede bez ptaní a oznámí
cli-play-quick-end = Ukončí můj tah bez ptaní, když už není co jiného dělat, i když se dá rozhodnutí ještě vrátit
cli-play-plain = Vše, co je vidět, v prostých řádcích po pořádku a bez barev: pro čtečky obrazovky
cli-replay-to = Skončí po tolika tazích
cli-replay-observer = Ukáže jen to, co vidělo toto místo (nebo divák: spectator)
cli-replay-game = Číslo partie série, počítáno od 0: místo záznamu se uvede složka série a partie se odehraje znovu
cli-replay-out = Zapíše záznam do tohoto souboru místo ukazování
cli-analyse-effort = V kolika vylosovaných světech se každá pozice dohrává; čas s tím roste, intervaly se zužují s odmocninou
cli-analyse-html = Zapíše do tohoto souboru i jednu stránku HTML s křivkou
cli-sim-seats = Kdo kde sedí, od prvního místa, oddělení čárkami: random, cadet, officer nebo general, každý případně s vlastním rozpočtem (general:500). Seznam se kolem stolu opakuje, takže jedno jméno znamená všechny
cli-sim-budget = Jak dlouho přemýšlejí boti s prohledáváním o jednom rozhodnutí: počet iterací (500), nebo čas (200ms). Sérii s časem nelze přesně zopakovat
cli-sim-out = Složka série; tentýž příkaz pokračuje tam, kde byla přerušena. Bez této volby se jmenuje podle série a leží ve složce runs
cli-sim-from = Záznam dohrané partie: každá partie pokračuje od její pozice; záznam určuje hru i nastavení, takže se neuvádějí
cli-sim-at = Po kterém tahu záznamu partie pokračují
cli-arena-bots = Kdo se účastní, aspoň dva boti: random, cadet, officer nebo general, každý případně s vlastním rozpočtem (general:500)
cli-arena-games = Kolik partií sehraje každá dvojice; partie s týmž rozdáním patří k sobě, takže jich může být o několik více
cli-arena-sprt = Ukončí dvojici, jakmile sekvenční test řekne, zda je první silnější o tolik bodů Elo (50, není-li číslo uvedeno), nebo silnější vůbec není; silnějšího uveď prvního
cli-arena-set = Řádek nastavení hry; lze opakovat. Jinak vede každou stranu jeden bot
cli-arena-weights = Váhy ohodnocovací funkce botů, v jejich pořadí: soubory zapsané příkazem train, nebo - pro váhy z programu
cli-train-variant = Jen tato varianta: off nebo marshal, alpine nebo island, seats-2 až seats-5
cli-train-games = Kolik partií má kolo
cli-train-rounds = Kolik kol nejvýše
cli-train-iterations = Kolik iterací má rozhodnutí v partiích k učení a v utkání
cli-train-bootstrap = Kolikrát se každá pozice hraje dál, aby se určila její cílová hodnota; při 0 je jí výsledek partie
cli-train-compare = V kolika rozhodnutích partie se porovnávají tahy; každý se hraje dál tolikrát jako pozice
cli-train-keep = Příznaky, jejichž váhy se nemění, podle jména: open,guard
cli-train-from = Váhy, od kterých se začíná: soubor zapsaný příkazem train, nebo - pro váhy z programu. Bez toho se začíná od nuly
cli-train-out = Složka učení; stejný příkaz pokračuje tam, kde bylo přerušeno. Bez toho se jmenuje podle učení a leží v runs
cli-report-run = Složka dokončené série
cli-report-out = Soubor HTML; jinak report.html ve složce série
cli-bench-seed = Odkud začínají náhodná čísla; partie číslo i je první partie semínka o i - 1 vyššího
cli-bench-json = Vypíše naměřené hodnoty jako JSON
cli-bench-audit = Po každém tahu, a nejen na konci partie, ověří, že se nic neztratilo
cli-scenario-covers-both = Pro každou kartu vyžaduje i scénář covers-not
cli-completions-shell = Který shell
cli-help-command = Který příkaz; bez jména celý program

## Nápověda: co stojí na místě hodnoty

cli-value-game = HRA
cli-value-language = JAZYK
cli-value-line = ŘÁDEK
cli-value-folder = SLOŽKA
cli-value-file = SOUBOR
cli-value-file-file = SOUBOR,SOUBOR
cli-value-record = ZÁZNAM
cli-value-run = SÉRIE
cli-value-path = CESTA
cli-value-number = ČÍSLO
cli-value-name = NÁZEV
cli-value-name-name = NÁZEV,NÁZEV
cli-value-budget = ROZPOČET
cli-value-seat = MÍSTO
cli-value-who-who = KDO,KDO
cli-value-bot = BOT
cli-value-bot-bot = BOT,BOT
cli-value-elo = ELO
cli-value-shell = SHELL
cli-value-command = PŘÍKAZ
cli-value-port = PORT

## Nápověda: nadpisy a značky

help-usage = Použití:
help-commands = Příkazy:
help-arguments = Argumenty:
help-options = Volby:
help-some-options = [VOLBY]
help-a-command = <PŘÍKAZ>
help-values = [možné hodnoty: { $values }]
help-default = [výchozí:{ "\u00A0" }{ $value }]

## Co je špatně s příkazem

usage-error = chyba:
usage-tip = tip:
usage-try = Více řekne volba --help.
usage-unknown-option = volba „{ $arg }“ tu není
usage-unexpected = argument „{ $arg }“ tu nemá co dělat
usage-unknown-command = příkaz „{ $command }“ neexistuje
usage-missing-command = za slovy „{ $command }“ chybí příkaz: { $commands }
usage-missing = { $n ->
    [one] chybí povinný argument:
   *[other] chybějí povinné argumenty:
}
usage-no-value = argument „{ $arg }“ potřebuje hodnotu
usage-bad-value = hodnota „{ $value }“ není mezi možnými pro argument „{ $arg }“
usage-invalid = hodnota „{ $value }“ se nehodí pro argument „{ $arg }“: { $reason }
usage-too-many = hodnota „{ $value }“ je pro argument „{ $arg }“ nadbytečná
usage-too-few = argument „{ $arg }“ potřebuje nejméně { $min ->
    [one] { $min } hodnotu
    [few] { $min } hodnoty
   *[other] { $min } hodnot
}, uvedeno { $n }
usage-wrong-number = argument „{ $arg }“ potřebuje { $expected ->
    [one] { $expected } hodnotu
    [few] { $expected } hodnoty
   *[other] { $expected } hodnot
}, uvedeno { $n }
usage-no-equals = hodnota argumentu „{ $arg }“ musí následovat po rovnítku
usage-conflict = argument „{ $arg }“ nelze použít zároveň s { $others }
usage-twice = argument „{ $arg }“ lze uvést jen jednou
usage-not-text = příkaz není text v UTF-8
usage-similar = není to { $names }?
usage-tip-value = má-li to být hodnota, napiš { $what }
usage-tip-elsewhere = existuje { $what }
usage-tip-dashes = { $what } je příkaz; vynech dvě pomlčky před ním

reason-whole-number = má to být celé číslo, které není záporné
reason-above-zero = má to být celé číslo větší než 0
reason-too-big = číslo je příliš velké
reason-at-most = nejvýše { $most }
reason-number = má to být číslo
reason-bot = má to být { $bots }
reason-budget = má to být počet iterací, např. 500, nejvýše { $most }, nebo čas, např. 200ms, nejvýše { $longest }
reason-no-search = { $bot } neprohledává, takže rozpočet nemá

## Co se nepovedlo

error-language = neznámý jazyk „{ $asked }“; jazyky jsou: { $known }
error-reading = nelze přečíst { $path }
error-too-long = { $path } má více než { $n } MiB: nic tak dlouhého se tu přečíst nedá
error-reading-record = nelze přečíst záznam { $path }
error-reading-save = nelze přečíst uloženou hru { $path }
error-reading-content = nelze načíst obsah z { $path }
error-writing = nelze zapsat { $path }
error-no-port = žádný port od { $port } není volný
error-no-page = tento program byl sestaven bez stránky: spusť `cargo xtask play`, nebo `cargo xtask web` a sestav ho znovu s proměnnou SANDTABLE_SITE nastavenou na složku, kterou vypíše
serve-ready = Stůl je na adrese { $address } – Ctrl-C ho ukončí.
site-written =
    { $n ->
        [one] { $n } soubor ve složce { $folder }
        [few] { $n } soubory ve složce { $folder }
       *[other] { $n } souborů ve složce { $folder }
    }
error-resuming-table = nelze pokračovat ve hře
error-replaying = nelze přehrát { $path }
error-verifying = nelze ověřit { $path }
error-looking-for-scenarios = při hledání scénářů
error-setup-line = nesrozumitelný řádek nastavení „{ $line }“
error-setting-up = hru { $game } nelze připravit
error-randomness = systém nedal náhodná čísla
error-ctrl-c = nelze převzít Ctrl-C
error-no-content = v { $path } není žádný obsah: žádný soubor nekončí na „.toml“
error-many-files = { $path } obsahuje příliš mnoho souborů na obsah hry
error-not-saved = ve hře z { $path } nelze pokračovat: chybí semínko
error-sealed = { $path } je uložená hra, která neskončila: pokračuj v ní přes „sandtable play HRA --resume SOUBOR“
error-save-damaged = uložená hra je poškozená
error-other-key = byla zašifrována jiným klíčem nebo se od té doby změnila; klíč je soubor „key“ ve složce, kterou určuje SANDTABLE_HOME
error-no-home = není složka pro klíč uložených her; urči ji v SANDTABLE_HOME
error-nothing-kept = žádná partie hry { $game } není uložena
error-other-seat = na místě „{ $seat }“ u tohoto stolu sedí bot: nikdo nesmí zaujmout jeho místo a vidět jeho karty
error-not-a-record = { $path } je něco jiného než záznam hry; nepřepíše se
error-other-game = { $path } je partie hry { $found }, ne { $game }
error-few-moves = záznam má { $n ->
    [one] jen jeden tah
    [few] jen { $n } tahy
   *[other] jen { $n } tahů
}, méně než { $to }
error-game-not-over = { $path } je záznam partie, která neskončila: do konce nikdo nesmí vidět, co je v ní skryté
error-nothing-left = počet tahů v záznamu: { $n }; po tahu { $at } už není co hrát
error-no-seat = místo „{ $name }“ tu není; místa jsou: { $seats }
error-too-many-seats = uvedených hráčů je { $named }, míst u stolu { $seats }
error-too-few-bots = turnaj potřebuje aspoň dva boty, uvedeno { $n }
error-one-side = u tohoto stolu je jen jedna strana
error-sprt = --sprt potřebuje rozdíl větší než 0, uvedeno { $found }
error-no-run = z { $path } nelze přečíst sérii (série je složka vytvořená příkazem „sandtable sim“)
error-newer-run = { $path } má formát { $found }, tento program čte formáty do { $known }
error-other-run = v { $path } je jiná série ({ $differences }); uveď jiné --out, nebo zopakuj příkaz, kterým vznikla, a pokračuj v ní
error-difference = { $name } { $there }, ne { $asked }
error-unfinished-run = série v { $path } není dokončena (partie: { $done }/{ $all }); zopakuj „sandtable sim“, kterým vznikla, a pokračuj v ní
error-no-game = partie této série jsou číslovány od 0 a je jich { $games }: partie { $number } není
error-by-the-clock = boti této série přemýšleli podle hodin, takže žádnou její partii nelze zopakovat
error-run-rules = série se hrála podle pravidel verze { $found }, tento program zná verzi { $known }
error-not-empty = { $path } není prázdné a není v něm série

file-not-found = takový soubor ani složka neexistuje
file-denied = přístup odepřen
file-exists = už to existuje
file-is-folder = je to složka
file-is-no-folder = není to složka
file-not-text = není to text v UTF-8
file-full = na disku není místo
file-read-only = tam nelze zapisovat

## Záznamy partií

record-unknown-game = neznámá hra „{ $name }“; hry jsou: { $known }
record-line = řádek { $line }: { $problem }
record-empty = záznam je prázdný
record-newer = formát { $found } je novější než tento program, který čte formáty do { $known }
record-expected = má tu být { $expected }, je tu „{ $found }“
record-expected-rules = verze pravidel
record-expected-digits = 64 šestnáctkových číslic
record-expected-move = kdo táhl a jaký to byl tah
record-expected-actor = číslo místa nebo „chance“
record-missing = chybí řádek „{ $name }“
record-other-game = je to záznam hry { $found }, ne { $game }
record-other-rules = záznam je z partie podle verze pravidel { $record } ({ $game }); tento program hraje podle verze { $program }
record-setup = takové nastavení není možné: { $problem }
record-other-content = hrálo se s jiným obsahem, { $digest }; uveď jeho složku volbou --content
record-move = tah { $number }: { $who }: { $problem }
record-move-at-line = tah { $number } (řádek { $line }): { $who }: { $problem }
record-no-seat = místo { $seat }, které u tohoto stolu není

verify-fair = poctivé: semínko je to přislíbené, { $chance ->
    [one] vyplývá z něj { $chance } losování
    [few] vyplývají z něj { $chance } losování
   *[other] vyplývá z něj { $chance } losování
}, { $moves ->
    [one] { $moves } tah je dovolený
    [few] { $moves } tahy jsou dovolené
   *[other] { $moves } tahů je dovolených
}
verify-unfinished = pozor: záznam končí dříve než partie
verify-chosen-seed = pozor: semínko je číslo, které někdo zvolil, takže to nedokazuje, že ho předem nikdo neznal
verify-not-fair = nepoctivé: { $reason }
verify-not-proved = poctivost není dokázána: { $reason }
verify-no-commitment = v záznamu chybí otisk semínka, který se zveřejňuje na začátku
verify-no-seed = záznam nemá semínko; zveřejňuje se, až partie skončí
verify-other-seed = otisk semínka je { $found }, zveřejněn byl { $published }
verify-other-outcome = tah { $number }: ze semínka vyplývá „{ $derived }“, v záznamu je „{ $recorded }“

## Herní plány

board-none = { $game } nemá herní plán k nakreslení
board-orders-support = { $action }: síla { $blue } pro Modré, { $yellow } pro Žluté{ $initiative ->
    [yes] , k tomu iniciativa
   *[no] {""}
}
board-reconstructed =
    Tento plán je zčásti rekonstrukce, ne tištěný plán: jeho rozvržení žádný textový zdroj neuvádí.
    Oprav soubory v content/orders a hraj s --content. Jak jsou jednotlivé hodnoty podloženy:
board-class-published = zveřejněno
board-class-inferred = odvozeno
board-class-reconstructed = rekonstruováno
board-field-board-rounds = počet kol
board-field-board-symmetry = souměrnost herního plánu
board-field-board-impassable = neprostupné hranice
board-field-board-adjacency = sousedství území
board-field-board-zone-adjacency = sousedství zón
board-field-board-factions = frakce
board-field-board-pieces = počet vojáků, letadel a velitelů
board-field-board-dice = kostky
board-field-board-deck = balíček karet
board-field-board-tokens = žetony bonusů
board-field-board-slots = místa pro žetony bonusů
board-field-area-layout = území: poloha
board-field-area-stars = území: hvězdy
board-field-area-hq = území: velitelství
board-field-area-troops = území: vojáci na začátku
board-field-area-spaces = území: pole akcí
board-field-area-bonus = území: natištěný bonus
board-field-area-slot = území: místo pro žeton bonusu
board-field-area-drop = území: zda lze provést výsadek
board-field-area-zone = území: vzdušná zóna nad nimi
board-field-zone-colour = zóny: barva
board-field-zone-areas = zóny: území pod nimi
board-field-zone-spaces = zóny: pole akcí
board-field-zone-planes = zóny: letadla na začátku
board-field-zone-sector = zóny: sektor
board-field-support-space = podpůrné akce: pole
board-field-support-strength = podpůrné akce: síla
board-field-support-initiative = podpůrné akce: iniciativa

## Série a turnaje

study-progress = partie { $done }/{ $all }, { $rate }, zbývá { $left }

analyse-progress = pozice { $done }/{ $all }, zbývá { $left }
analyse-stopped = přerušeno: půl vysvětlení není žádné

sim-resumed = pokračuje se po { $done ->
    [one] jedné partii
   *[other] { $done } partiích
}
sim-stopped =
    přerušeno; partií uložených v { $path }: { $done }/{ $all }
    tentýž příkaz bude odtud pokračovat
sim-title = { $game }: { $games ->
    [one] jedna partie
    [few] { $games } partie
   *[other] { $games } partií
} od semínka { $seed }; v závorkách intervaly 95 %
sim-opening = společné první tahy každé partie: { $n }; skryté karty leží tam, kde skutečně ležely
sim-by-side = výhry stran
sim-by-seat = výhry míst
sim-endings = co partii ukončilo
sim-a-game = v jedné partii
sim-rounds = kola
sim-decisions = rozhodnutí
sim-nobody = nikdo
sim-no-ending = bez konce
sim-unfinished = neskončilo: { $n ->
    [one] { $n } partie
    [few] { $n } partie
   *[other] { $n } partií
}
sim-files = soubory v { $path }; prohlédneš si je přes: sandtable report { $path }

arena-title = { $game } ({ $setup }), rozdání od semínka { $seed }, { $seconds } s; v závorkách intervaly 95 %
arena-stopped = přerušeno předčasně: počítají se jen dokončené partie
arena-pairs = jak často vyhrál první ze dvou
arena-games = partie: { $n }
arena-open = nerozhodnuto
arena-stronger = silnější
arena-not-stronger = není silnější
arena-elo = Elo, { $bot } na 0

train-play = { $variant }, kolo { $round }: partie k učení: { $n }
train-fit = přizpůsobení vah pozicím: { $n }
train-match = utkání nových vah se starými, partií nejvýše: { $n }
train-accepted = přijaty: nové váhy vyhrály { $rate } partií se starými (partie: { $n })
train-refused = nepřijaty: nové váhy vyhrály { $rate } partií se starými (partie: { $n })
train-stopped =
    přerušeno; co bylo naučeno, je v { $path }
    stejný příkaz bude pokračovat
train-calibration = { $variant }, kolo { $round }: předpovězená pravděpodobnost, pozorovaná četnost, počet předpovědí (odložené pozice: { $n }; log-loss { $loss }; chyba kalibrace nejvýše { $worst } p. b.)
train-calibrated = { $variant }, po kalibraci: předpovězená pravděpodobnost, pozorovaná četnost, počet předpovědí (pozice nových partií: { $n }; log-loss { $loss }; chyba kalibrace nejvýše { $worst } p. b.)
train-weights = { $variant }: největší váhy jako poměry šancí na začátku, když zbývá čtvrtina hry, na konci
train-done = váhy jsou v { $path } (otisk { $digest })
