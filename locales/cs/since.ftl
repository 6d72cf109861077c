### What happened since the person's last move, and the foot of the question.

## Záložky na telefonu

since-tabs = Části stolu
since-tab-hand = Karty
since-tab-log = Průběh
since-tab-seats = Hráči
since-tab-score = Skóre
since-tab-bases = Základny
since-tab-support = Podpora
since-tab-posts = Bonusy
since-tab-rules = Pravidla
since-tab-menu = Tento stůl

## Patka otázky

since-space = Mezerník
since-back = Zpět
since-must-choose = Vyber
since-nothing-asked = Teď není o čem rozhodovat
since-no-effect = Teď bez efektu: { $names }
since-skip-the-wait = Nečekat
since-your-turn = Jsi na tahu

## Co se stalo od poslední volby

since-title = Od tvého tahu
since-steps =
    { $n ->
        [one] { $n } krok
        [few] { $n } kroky
        [many] { $n } kroku
       *[other] { $n } kroků
    }
since-steps-since =
    { $n ->
        [one] { $n } krok od tvého tahu
        [few] { $n } kroky od tvého tahu
        [many] { $n } kroku od tvého tahu
       *[other] { $n } kroků od tvého tahu
    }
since-step = Dál
since-step-on = Další krok
since-step-back = Předchozí krok
since-by-seat = Hráči
since-points =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
        [many] { $n } bodu
       *[other] { $n } bodů
    }
since-look-back = Projít tuto hru
since-before = Na stole: { $who }
since-nothing-before = Neleží tam žádné karty.

## Klávesy

since-key-safe = odpověď vlevo v patce otázky, ať je fokus kdekoli
since-key-enter = to, na čem je fokus
since-key-step = další nebo předchozí krok toho, co se stalo
since-key-arrows = k dalšímu cíli na herním plánu, kartě nebo volbě; posun mapy, na níž je fokus
since-key-log = průběh, nebo co udělal každý hráč
since-key-supply = zásobovací trasy
since-key-close = zavřít, co je otevřené, ukončit kroky

# Beside the signs on the map for pieces that came and went.
web-mark-new = nové
web-mark-gone = odstraněné
web-mark-since = od tvého tahu
