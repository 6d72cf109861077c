### Hints with their reasons.

hint-confirm-end = Ptát se mě před koncem tahu

## A hint

hint-ask = Nápověda
hint-thinking = Hledám nápovědu
hint-best = Nápověda: { $move }
hint-only = Jiná možnost není.
hint-little = Možnosti se tu liší jen málo; s touto na tom budeš o tah později o něco lépe.
hint-second-same = Druhá nejlepší: { $move }. Vyjde téměř nastejno.
hint-second-but = Druhá nejlepší: { $move }. Pro nápovědu mluví: { $reason }.
hint-wins = získá
hint-prevents = zabrání
hint-keeps = zachová
hint-likely = { $reason } (pravděpodobně)
hint-reason-game = výhra
hint-reason-removed = odstraněno: { $things }
hint-reason-taken = získáno: { $things }
hint-reason-placed = na plánu: { $things }
hint-reason-gained = přibude: { $things }
hint-reason-points = { $n ->
    [one] o { $n } bod víc do tvého příštího tahu
    [few] o { $n } body víc do tvého příštího tahu
   *[other] o { $n } bodů víc do tvého příštího tahu
}
hint-reason-income = { $n ->
    [one] o { $n } bod víc v každém kole
    [few] o { $n } body víc v každém kole
   *[other] o { $n } bodů víc v každém kole
}
hint-reason-lost = jinak ztráta: { $things }
hint-reason-coming = jinak to obsadí nepřítel: { $things }
hint-reason-guarded = pod obranou: { $things }
hint-reason-supply = se zásobováním: o { $n } víc
hint-reason-in-hand = v ruce: { $things }
hint-reason-better-cards = karty, které ti lépe poslouží
hint-explained = Nápověda porovnává, co bude po každé z tvých možností, než budeš znovu na tahu, a to jen podle toho, co smíš vědět.

## First games

hint-lesson-do-it = Udělej to za mě
hint-lesson-show = Ukaž mi to
hint-lesson-other = První hra: { $game }
hint-lesson-was = Kliknutí: { $thing }.
hint-lesson-legal = Dalo by se to tu použít a ve skutečné hře smíš.
hint-lesson-not-now = V tuto chvíli se s tím nedá nic dělat.
hint-lesson-here = V této lekci teď: { $move }.
hint-lesson-read-on = Nejprve čti dál: stiskni „Dál“.
