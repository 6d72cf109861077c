### The list of tables, storage, and looking back.

## The list

tables-title = Moje hry
tables-all =
    { $n ->
        [one] { $n } hra: seznam
        [few] Všechny { $n } hry
       *[other] Všech { $n } her
    }
tables-search =
    { $n ->
        [one] Hledat mezi hrami ({ $n })
        [few] Hledat mezi hrami ({ $n })
       *[other] Hledat mezi hrami ({ $n })
    }
tables-new = Nová hra
tables-none = Zatím tu není žádná hra. Každá rozehraná hra zůstává tady, jen v tomto prohlížeči.
tables-none-found = Žádná hra nemá všechna tato slova.
tables-unfinished = Nedohrané
tables-your-move-first = nejdřív tvůj tah
tables-finished = Dohrané
tables-newest-first = nejdřív nejnovější
tables-column-table = Hra
tables-column-side = Tvoje strana
tables-column-round = Kolo
tables-column-score = Skóre
tables-column-state = Stav
tables-column-when = Poslední tah
tables-column-do = Akce
tables-moves =
    { $n ->
        [one] { $n } tah
        [few] { $n } tahy
       *[other] { $n } tahů
    }
tables-people =
    { $n ->
        [one] { $n } člověk u této obrazovky
        [few] { $n } lidé u této obrazovky
       *[other] { $n } lidí u této obrazovky
    }
tables-against = soupeři: { $bots }
tables-round = { $round }/{ $rounds }
tables-today = dnes { $time }
tables-your-move = Tvůj tah
tables-waiting = Čeká se na tah: { $who }
tables-goes-on = Rozehráno
tables-won = Výhra
tables-lost = Prohra
tables-won-by = Vyhrává: { $who }
tables-over = Dohráno
tables-play = Hrát
tables-open = Otevřít
tables-look = Prohlédnout
tables-delete = Smazat tuto hru
tables-deleted = Smazáno: { $table }.
tables-kept-for =
    { $days ->
        [one] lze vrátit ještě { $days } den
        [few] lze vrátit ještě { $days } dny
       *[other] lze vrátit ještě { $days } dní
    }
tables-more = Ukázat další ({ $n })
tables-kept =
    { $n ->
        [one] V tomto prohlížeči: { $n } hra
        [few] V tomto prohlížeči: { $n } hry
       *[other] V tomto prohlížeči: { $n } her
    }
tables-room = { $used } / { $quota }
tables-bin =
    { $n ->
        [one] Smazané: { $n } hra, lze vrátit { $days } dní, pokud nedojde místo
        [few] Smazané: { $n } hry, lze vrátit { $days } dní, pokud nedojde místo
       *[other] Smazané: { $n } her, lze vrátit { $days } dní, pokud nedojde místo
    }
tables-restore = Vrátit
tables-empty-bin = Smazat navždy

## Storage

store-full = Tento prohlížeč už další hry neuchová.
store-blocked = Tento prohlížeč neuchovává hry.
store-gone = Hra pokračuje, ale zmizí, až zavřeš stránku.
store-gone-later = Co teď zahraješ, zmizí, až zavřeš stránku.
store-save = Uložit do souboru
store-key-along = Prohlížeč neuchová ani klíč, a tak ho soubor nese s sebou: kdo má soubor, může ho otevřít.
store-delete-old = Smazat staré hry…
store-openly-about = Otevřený soubor ukazuje všechno, i to, co je před tebou skryté, a lze ho otevřít kdekoli. Obyčejný soubor je zapečetěný: otevře ho jen tento prohlížeč.

## Several tabs

tabs-title = Tato hra se hraje v jiném panelu prohlížeče.
tabs-about = Tady je vidět, co se tam děje. Nic se neztratí.
tabs-take = Hrát tady

## Looking back

past-back = Zpět ke stolu
past-waits = Krok { $number }/{ $n }. Hra čeká.
past-copy = Hrát odtud dál, na kopii…
past-copy-about = Otevře druhou hru, která pokračuje od tohoto tahu. Tato zůstane, jak je.
past-view = Pohled
past-public = Veřejný
past-open = Vše
past-hand-of = { $who }: karty

# Names of parts of the page, for screen readers.
past-time-line = Časová osa
past-to-read = Ke čtení
