# Terminál: vše, co `sandtable play` a `sandtable cards` říkají kolem hry.

## Příkazy: co lze napsat; anglická slova platí v každém jazyce

cmd-undo = zpět
cmd-skip = přeskočit
cmd-why = proč
cmd-view = pohled
cmd-board = mapa
cmd-hand = ruka
cmd-card = karta
cmd-rules = pravidla
cmd-record = záznam
cmd-save = ulož
cmd-help = pomoc
cmd-quit = konec

# Před pomlčkou stojí, co lze napsat; co je velkými písmeny, se nahradí.
term-help =
    ČÍSLO – zvol tuto možnost; několik po sobě: 1 3 4
    Enter – zvol jedinou možnost
    NÁZEV – možnost jejími slovy, jejich začátkem nebo slovem z nich
    TAH – možnost v notaci
    zpět – vezmi zpět svůj poslední tah, dokud se neodhalilo nic skrytého a nelosovalo se
    přeskočit – pasuj při každé otázce až do konce tohoto tahu; podruhé to odvolá
    proč NÁZEV – vysvětli, proč něco nejde
    pohled – vše, co je vidět (pohled json: jako data)
    mapa [NÁZEV] – herní plán, nebo jedno místo a co s ním sousedí
    ruka – všechny tvé karty s texty
    karta NÁZEV – text karty
    pravidla [TÉMA] – pravidla ve zkratce
    ulož SOUBOR – ulož rozehranou hru zašifrovaně; pokračovat lze s --resume SOUBOR
    záznam [SOUBOR] – co bylo dosud vidět z tvého místa; po konci celá hra, i do souboru
    pomoc – tento přehled
    konec – odejdi od stolu

## Stůl

term-welcome = { $game } – { $seats }.
term-bot = { $seat } ({ $bot })
term-bot-random = náhodné tahy
term-bot-cadet = kadet
term-bot-officer = důstojník
term-bot-general = generál
term-sealed = Výsledky losování jsou předem dané; jejich otisk je { $commitment }.
term-not-sealed = Losování vychází ze zvoleného čísla: není utajené, protože kdo to číslo zná, může znát výsledky.
term-hint = Vybírej číslem nebo slovy; Tab je doplní. „pomoc“ vypíše, co ještě lze napsat.
term-thinking = Přemýšlí: { $who } …
term-quit-unsaved = Rozehraná hra se ztratí. „ulož SOUBOR“ ji uchová; ještě jednou „konec“ – odejdeš i tak.
term-left = Hra zůstává nedohraná.
term-kept = Je uložena v { $path }; pokračování: { $command }
term-not-kept = Od této chvíle se hra sama neukládá: { $reason }
term-seed = Semínko náhody: { $seed }.
term-look-back = „pohled“ ukáže stůl ještě jednou, „záznam SOUBOR“ uchová hru. Enter končí.
term-chance = náhoda
term-to-decide = Rozhoduje: { $who }.
term-pass-keyboard = Předej klávesnici ({ $who }) a stiskni Enter.
term-scrollback = Tento terminál si pamatuje, co z něj odjelo. Neposouvej prosím zpět.
term-more = – Enter: další –
term-news = Co se stalo:
term-offer = V nabídce:
term-deck = Z tvého dobíracího balíčku:
term-hand = Tvé karty:
term-face-up = Tvé karty ležící lícem nahoru:
term-face-down = Tvé karty ležící lícem dolů:
term-new-cards = Nové karty:
term-asked-cards = Karty, o které jde:
term-empty-hand = Nemáš v ruce žádné karty.
term-seldom = Málokdy potřebné:
term-any-time = Kdykoli:
term-copies = { $card } ×{ $n }

## Odpovědi

term-type = Napiš číslo, slova ze seznamu nebo „pomoc“. „konec“ – odchod od stolu.
term-forced = Jediná možnost: { $text }.
term-dropped = Otázka se změnila; zbytek zadaných čísel propadá.
term-choose-range = Zvol číslo od 1 do { $n }.
term-several = Tomu odpovídá více možností:
term-written = Zapsáno do { $path }.
term-no-record-yet = Záznam obsahuje vše skryté, lze ho tedy zapsat až po konci hry. „ulož SOUBOR“ uloží hru zašifrovanou; „záznam“ ukáže, co bylo vidět z tvého místa.
term-not-a-record = { $path } je něco jiného než záznam hry. Zvol jiný název.
term-write-over = { $path } už existuje. Zopakuj příkaz, má-li se přepsat.
term-legal = Možné: { $text }.
term-not-legal = Není možné: { $text }. { $reason }
term-not-understood = „{ $text }“: tomu nerozumím. „pomoc“ vypíše, co lze napsat.
term-stale = Situace na stole se mezitím změnila; vyber znovu.
term-undone = Vzato zpět.
term-skipping = Pasuješ až do konce tohoto tahu. Další „přeskočit“ to odvolá.
term-not-skipping = Už nepasuješ.
term-cannot-undo = Nelze vzít zpět: { $reason }.
term-undo-nothing = žádný tah tu ještě nebyl
term-undo-chance = od té doby se losovalo
term-undo-other = od té doby už táhl někdo jiný ({ $seat })
term-undo-revealed = tah odhalil něco skrytého
term-which-move = Na co se ptáš? Napiš název, číslo nebo tah.
term-not-asked-about = Současná otázka se netýká hesla „{ $name }“.
term-which-file = Který soubor? Napiš jeho název za příkaz.
term-which-card = Která karta? Napiš její název nebo jeho část.
term-no-card = Karta s názvem „{ $name }“ tu není.
term-many-cards = Tak se jmenuje mnoho karet: { $cards }.
term-next-to = Sousedí: { $places }.
term-no-place = Místo s názvem „{ $name }“ tu není.
term-no-board = Tato hra nemá herní plán.
term-no-topic = O tématu „{ $name }“ tu nic není.
term-topics = Témata: { $topics }.
term-no-rules = K této hře tu žádná pravidla nejsou.
