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
