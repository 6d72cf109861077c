### Hints with their reasons.

hint-confirm-end = Ptát se mě před koncem tahu

## A hint

hint-ask = Nápověda
hint-thinking = Hledám nápovědu
hint-best = Nápověda: { $move }
hint-only = Jiná možnost není.
hint-little = Možnosti se tu liší jen málo; po této budete za tah stát o něco lépe.
hint-second-same = Druhá nejlepší: { $move }. Vyjde téměř nastejno.
hint-second-but = Druhá nejlepší: { $move }. Oproti ní tato { $kind }: { $reason }.
hint-wins = získá
hint-prevents = zabrání
hint-keeps = zachová
hint-likely = { $reason } (pravděpodobně)
hint-reason-game = celá hra
hint-reason-removed = zmizí: { $things }
hint-reason-taken = ve vašich rukou: { $things }
hint-reason-placed = na plánu: { $things }
hint-reason-gained = přidá se k vám: { $things }
hint-reason-points = { $n ->
    [one] o { $n } bod víc do vašeho příštího tahu
    [few] o { $n } body víc do vašeho příštího tahu
   *[other] o { $n } bodů víc do vašeho příštího tahu
}
hint-reason-income = { $n ->
    [one] o { $n } bod víc v každém kole
    [few] o { $n } body víc v každém kole
   *[other] o { $n } bodů víc v každém kole
}
hint-reason-lost = jinak ztráta: { $things }
hint-reason-coming = jinak nepřítel: { $things }
hint-reason-guarded = pod obranou: { $things }
hint-reason-supply = se zásobováním: o { $n } víc
hint-reason-in-hand = v ruce: { $things }
hint-reason-better-cards = karty, které vám lépe poslouží
hint-explained = Nápověda porovnává, co bude po každé z vašich možností, než budete znovu na tahu, a to jen z toho, co smíte vědět.
