# Co je špatně na textu zvenčí: na tahu v notaci, řádku nastavení, souboru obsahu.
# Slova v uvozovkách jsou notace, v každém jazyce stejná.

## Notace

fault-form = „{ $text }“: tomu nerozumím; možnosti jsou: { $expected }
fault-unknown = { $kind ->
    [ability] neznámá vlastnost
    [achievement] neznámý úspěch
    [action-space] neznámé pole akce
    [area] neznámé území
    [bonus] neznámý vytištěný bonus
    [card] neznámá karta
    [country] neznámý stát
    [nation] neznámý stát
    [place] neznámé území nebo zóna
    [seat] neznámé místo u stolu
    [space] neznámé území
    [token] neznámý žeton
    [zone] neznámá zóna
   *[other] neznámé jméno
} „{ $word }“
fault-number = má tu být číslo od { $min } do { $max }, ne „{ $word }“
fault-choice = má tu být jedno z: { $expected }, ne „{ $word }“
fault-digits = má tu být nejvýš 16 šestnáctkových číslic, ne „{ $word }“
fault-too-many = může jich tu být nejvýš { $max }, ne { $n }

## Nastavení

fault-unknown-content = obsah { $digest } tu není; uveď jeho složku volbou --content
fault-too-late = řádek „{ $what }“ musí stát před popisem pozice
fault-wrong-terrain = figurka „{ $piece }“ nemůže stát na území „{ $space }“
fault-too-many-pieces = figurky „{ $piece }“ („{ $owner }“): nejvýš { $max }, ne { $n }
fault-other-owner = „{ $card }“ není karta státu „{ $owner }“
fault-wrong-zone = karta „{ $card }“ nemůže ležet v „{ $zone }“
fault-too-many-copies = karet „{ $card }“ je jen { $max }
fault-after-last-round = kolo { $round } je po posledním kole { $last }
fault-shared-space = nepřátelé nemohou společně stát na „{ $space }“
fault-no-cards = obsah nemá karty pro `{ $line }`
fault-not-a-vehicle = „{ $card }“ není vozidlo
fault-reserve-size = místa v obchodě: { $places }; prázdné zapiš jako -
fault-reserve-gap = prázdná místa obchodu jsou hned vedle balíčku
fault-cannot-defend = „{ $card }“ nemá pancéřování a nemůže bránit
fault-not-seated = u tohoto stolu není místo „{ $seat }“; hráčů: { $players }
fault-too-many-medals = pro hromádku „{ $nation }“ zbývají jen tyto medaile: jednoduché { $singles }, dvojité { $doubles }
fault-base-in-hand = dobytá základna nezůstává v ruce
fault-no-slot = území „{ $area }“ nemá místo pro žeton
fault-token-twice = na území „{ $area }“ už žeton leží, nebo „{ $token }“ leží jinde
fault-space-taken = na poli „{ $space }“ už stojí velitel
fault-stack-limit = vojáci nebo letadla „{ $owner }“ na „{ $place }“: nejvýš { $max }, ne { $n }
fault-hq-not-held = „{ $owner }“ musí držet své velitelství
fault-commanders = velitelé „{ $owner }“ celkem: { $max }, ne { $n }

## Soubory obsahu každé hry

fault-unknown-file = soubor obsahu „{ $file }“ neexistuje; jsou to: { $expected }
fault-too-much-content = příliš mnoho jiného obsahu v jednom běhu programu (nejvýš sad: { $contents }, bajtů: { $bytes })
fault-toml = nelze to načíst: { $message }
fault-not-an-id = „{ $id }“ není identifikátor: malé písmeno, pak malá písmena, číslice a _
fault-twice = „{ $name }“ je tu dvakrát
fault-missing = chybí „{ $name }“
fault-out-of-range = „{ $what }“ je od { $min } do { $max }, ne { $n }
fault-too-many-of = příliš mnoho „{ $what }“: nejvýš { $max }
fault-count = „{ $what }“: má jich být { $expected }, ne { $n }
fault-other-file = tento soubor je pro „{ $expected }“

## Obsah Quartermaster

fault-sea-home = moře „{ $space }“ nemůže být domovské ani klíčové území
fault-second-home = „{ $country }“ má druhé domovské území, „{ $space }“
fault-strait-ends = úžina má kotvu na pevnině a spojuje dvě moře
fault-wrong-team = „{ $country }“ bojuje na straně „{ $team }“
fault-home-not-supply = map.toml musí domovské území státu „{ $country }“ označit jako klíčové území
fault-copies-on-table = „{ $card }“: karta, která zůstává na stole nebo tam může být položena, je jen jedna, a žádná tu není nulakrát
fault-unknown-shape = „{ $card }“: žádná vestavěná karta tohoto typu nic takového nedělá; jiná mohou být čísla, území a státy
fault-two-uses = „{ $card }“ má dvě vlastnosti k použití: tah by je nerozlišil
fault-out-of-place = karta „{ $card }“ státu { $country } není na svém místě: karty jednoho státu stojí pohromadě a státy v pořadí tahů
fault-ability-without-effect = „{ $card }“ má vlastnost bez efektu
fault-trigger-misfit = „{ $card }“: podmínka, omezení a typ k sobě nepatří
fault-effect-needs = „{ $card }“: tento efekt potřebuje { $needs ->
    [piece] podmínku, která mluví o figurce
    [played] reakci na zahranou kartu
    [economic-warfare] reakci cíle oslabení ekonomiky
    [resolved] reakci na vyhodnocenou kartu
    [status-used] reakci na použitou kartu plánu
    [may-build] povolení budovat
    [times] počet opakování od nejmenšího po největší a jeden druh figurky
    [using] reakci na právě použitou kartu
    [levies] reakci toho, kdo oslabuje ekonomiku
    [type] typ karty, který leží na stole
   *[other] aspoň dvě možnosti
}

## Obsah Rush

fault-other-sort = „{ $ability }“ je druhého druhu
fault-ability-argument = argument „{ $ability }“ je „{ $expected }“
fault-no-target = „{ $card }“ by nemohla útočit na základny ani na vozidla
fault-copies-of-start = karta „{ $card }“, počet kopií: { $copies }; počet hráčů, kteří s nimi začínají: { $players }, každý s tolika: { $start }; to nesouhlasí
fault-class-values = „{ $card }“: všechna vozidla třídy „{ $class }“ mají palebnou sílu { $firepower } a pancéřování { $armour }

## Obsah General Orders

fault-other-schema = tento program čte schéma { $known }
fault-provenance = původ „{ $field }“ musí začínat jedním z: { $expected }
fault-never-dealt = karta „{ $card }“ není v žádném balíčku
fault-other-timing = „{ $card }“: typ a okamžik si neodpovídají
fault-idle-effect = „{ $name }“: tento efekt by nikdy nic neudělal
fault-action-name = „{ $name }“ je jméno akce
fault-space-of = „{ $place }“ nemůže mít pole akce „{ $space }“; území mají advance, paradrop:FACTION, barrage:FACTION, zóny mají fly, bombard
fault-support-space = „{ $space }“ musí být reinforce, plan nebo (se zónami) scramble, o síle od 1 do 20 pro každou frakci; iniciativu má jen plan
fault-die-faces = kostka má 1 až 20 stěn; zásahy na každé: od 0 do { $max }
fault-no-zone = území „{ $area }“ neleží v žádné zóně
fault-slots = území s místem pro žeton: { $n }, žetonů v zásobě: { $tokens }; to nesouhlasí
fault-deck-size = karty tohoto režimu v cards.toml: { $n }; nejvýš { $max }
fault-no-hex = území „{ $area }“ nemá žádný hex
fault-far-hex = hex ({ $q }, { $r }) území „{ $area }“ leží daleko mimo plán
fault-shared-hex = hex ({ $q }, { $r }) patří do „{ $other }“ i do „{ $area }“
fault-bonus-and-slot = území „{ $area }“ má vytištěný bonus i místo pro žeton
fault-start-stack = vojáci nebo letadla jedné frakce na „{ $place }“ na začátku: nejvýš { $max }
fault-both-begin = na „{ $place }“ začínají obě frakce
fault-second-hq = „{ $owner }“ má druhé velitelství, „{ $area }“
fault-empty-hq = ve velitelství „{ $area }“ musí začínat vojáci „{ $owner }“
fault-no-hq = každá frakce potřebuje velitelství
fault-empty-zone = v zóně „{ $zone }“ neleží žádné území
fault-closed-hq = velitelství „{ $area }“ nemá pole advance
fault-too-many-dice = kostky v jednom hodu: mohlo by jich být { $n }; nejvýš { $max }
fault-unreachable = na „{ $place }“ se nelze dostat z „{ $from }“
fault-no-image = území „{ $area }“ nemá zrcadlový obraz
fault-split-image = zrcadlový obraz „{ $area }“ není jediné území
fault-other-image = „{ $area }“ se liší od svého zrcadlového obrazu „{ $image }“: „{ $what }“
fault-unequal-space = „{ $space }“ nemá pro obě frakce stejnou sílu
