# Terminál: vše, co `sandtable play` a `sandtable cards` říkají kolem hry.

## Příkazy: co lze napsat; anglická slova platí v každém jazyce

cmd-undo = zpět
cmd-why = proč
cmd-view = pohled
cmd-hand = ruka
cmd-card = karta
cmd-rules = pravidla
cmd-record = záznam
cmd-save = ulož
cmd-help = pomoc
cmd-quit = konec

term-help =
    ČÍSLO – zvol tuto možnost; je-li jen jedna, stačí Enter
    NÁZEV – totéž slovy ze seznamu nebo jejich začátkem
    TAH – totéž v notaci
    zpět – vezmi zpět svůj poslední tah, pokud ještě neměl následky
    proč NÁZEV – vysvětli, proč něco nejde
    pohled – ukaž znovu stůl (pohled json: jako data)
    ruka – tvé karty s texty
    karta NÁZEV – text karty
    pravidla [TÉMA] – pravidla ve zkratce
    ulož SOUBOR – ulož rozehranou hru do souboru; pokračovat lze s --resume SOUBOR
    záznam [SOUBOR] – ukaž dosavadní tahy, i skryté, nebo je zapiš do souboru
    pomoc – tento přehled
    konec – odejdi od stolu

## Stůl

term-welcome = { $game }: { $seats }
term-random = { $seat } (hraje náhodně)
term-bot = { $seat } ({ $bot })
term-sealed = náhoda je zapečetěna otiskem { $commitment }
term-left = hra zůstává nedohraná
term-seed = semínko náhody: { $seed }
term-chance = náhoda
term-to-decide = rozhoduje: { $who }
term-over = konec hry: { $ending }
term-won = výhra: { $seats }
term-lost = prohra: { $seats }
term-nobody-won = nikdo nevyhrál
term-score = { $seat } ({ $score })
term-pass-keyboard = předej klávesnici ({ $who }) a stiskni Enter
term-your-move = { $who }: jsi na tahu
term-news = Co se stalo:
term-hand = Tvé karty:
term-empty-hand = Nemáš žádné karty.
term-seldom = málokdy potřebné:
term-any-time = kdykoli:
term-copies = { $card } ×{ $n }

## Odpovědi

term-type = napiš číslo, tah nebo „pomoc“
term-choose-range = zvol číslo od 1 do { $n }
term-several = tomu odpovídá více možností:
term-written = zapsáno do { $path }
term-legal = `{ $text }` je dovoleno
term-not-legal = `{ $text }` není dovoleno: { $reason }
term-refused = `{ $text }` nelze: { $reason }
term-not-understood = `{ $text }`: tomu nerozumím
term-not-understood-because = `{ $text }`: tomu nerozumím ({ $problem })
term-cannot-undo = nelze vzít zpět: { $reason }
term-undo-nothing = není co brát zpět
term-undo-chance = od té doby zasáhla náhoda
term-undo-other = od té doby už táhl někdo jiný ({ $seat })
term-undo-revealed = tah odhalil něco skrytého
term-which-card = která karta? Napiš její název nebo jeho část
term-no-card = žádná karta se nejmenuje „{ $name }“
term-no-topic = o tématu „{ $name }“ tu nic není
term-topics = témata: { $topics }
term-no-rules = k této hře tu žádná pravidla nejsou
term-no-cards = { $game } nemá seznam karet
