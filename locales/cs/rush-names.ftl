# Jména v Rush: státy, třídy, karty, vlastnosti, úspěchy, místa. Vozidla se jmenují jako v datech hry,
# až na několik, která se česky píší jinak.

## Státy; „adj“ je přídavné jméno ve druhém pádě množného čísla: „německých vozidel“

rush-nation-ussr = Sovětský svaz
    .adj = sovětských
rush-nation-germany = Německo
    .adj = německých
rush-nation-usa = Spojené státy
    .adj = amerických
rush-nation-france = Francie
    .adj = francouzských

## Třídy; „many“ je tvar za „nejvíce“

rush-class-light = lehký tank
    .many = lehkých tanků
rush-class-medium = střední tank
    .many = středních tanků
rush-class-spg = samohybné dělo
    .many = samohybných děl
rush-class-heavy = těžký tank
    .many = těžkých tanků
rush-class-support = podpůrná jednotka
    .many = podpůrných jednotek

## Druhy karet

rush-kind-barracks = týl
rush-kind-medal = medaile
rush-kind-base = základna
rush-kind-achievement = úspěch

## Karty, které nejsou vozidly

rush-card-base = Základna
rush-card-engineers = Ženisté
rush-card-technicians = Technici
rush-card-volunteers = Dobrovolníci
rush-card-medal-ussr-1 = Řád rudého praporu
rush-card-medal-ussr-2 = Řád rudého praporu ×2
rush-card-medal-germany-1 = Železný kříž
rush-card-medal-germany-2 = Železný kříž ×2
rush-card-medal-usa-1 = Medaile cti
rush-card-medal-usa-2 = Medaile cti ×2
rush-card-medal-france-1 = Médaille militaire
rush-card-medal-france-2 = Médaille militaire ×2

## Vozidla, která se česky píší jinak než v datech hry

rush-vehicle-su23 = BM-13 Kaťuša
rush-vehicle-su24 = Partyzáni

## Vlastnosti

rush-ability-reinforcements = Posily
rush-ability-recruitment = Nábor
rush-ability-recon = Průzkum
rush-ability-sabotage = Sabotáž
rush-ability-siege = Obléhání
rush-ability-research = Výzkum
rush-ability-dismantling = Demontáž
rush-ability-invincibility = Nezničitelnost
rush-ability-bases-only = Jen základny
rush-ability-vehicles-only = Jen vozidla
rush-ability-national-goods = Národní zboží

## Úspěchy

rush-achievement-a01 = Zničené základny
rush-achievement-a02 = Lehké tanky
rush-achievement-a03 = Střední tanky
rush-achievement-a04 = Samohybná děla
rush-achievement-a05 = Těžké tanky
rush-achievement-a06 = Podpůrné jednotky
rush-achievement-a07 = Sovětské medaile
rush-achievement-a08 = Německé medaile
rush-achievement-a09 = Americké medaile
rush-achievement-a10 = Francouzské medaile
rush-achievement-a11 = Hromadný útok
rush-achievement-a12 = Největší oddíl

## Místa

rush-seat-alpha = Alfa
rush-seat-bravo = Bravo
rush-seat-charlie = Charlie
rush-seat-delta = Delta
rush-seat-echo = Echo
