# Názvy karet Quartermaster: z českého vydání, kde je známe, ostatní jsou naše překlady.

## Německo

qm-card-ger-abundant-resources = Bohatství surovin
qm-card-ger-atlantic-wall = Atlantický val
qm-card-ger-bias-for-action = Iniciativa velitelů
qm-card-ger-blitzkrieg = Blitzkrieg
qm-card-ger-conscription = Branná povinnost
qm-card-ger-dive-bombers = Střemhlavé bombardéry
qm-card-ger-jet-fighters = Proudové stíhačky
qm-card-ger-superior-planning = Dokonalé plánování
qm-card-ger-swedish-iron-ore = Švédská železná ruda
qm-card-ger-synthetic-fuel = Syntetické palivo
qm-card-ger-volksturm = Volkssturm
qm-card-ger-wolf-packs = Vlčí smečky
qm-card-ger-broad-front = Široká fronta
qm-card-ger-forced-conscription = Nucené odvody
qm-card-ger-guns-and-butter = Děla i máslo
qm-card-ger-military-dictatorships = Vojenské diktatury na Balkáně
qm-card-ger-plunder = Rabování
qm-card-ger-the-autobahn = Dálnice
qm-card-ger-submarines-enforce-blockade = Ponorky vynucují blokádu
qm-card-ger-submarines-battle-atlantic = Ponorky v bitvě o Atlantik
qm-card-ger-submarines-monsoon = Ponorky skupiny Monsun
qm-card-ger-submarines-unprotected = Ponorky útočí na lodě bez doprovodu
qm-card-ger-submarines-murmansk = Ponorky přepadají murmanský konvoj
qm-card-ger-v-weapons = Odvetné zbraně V

## Spojené království

qm-card-uk-australia-directorate = Austrálie zřizuje Úřad pracovních sil
qm-card-uk-free-france = Svobodná Francie
qm-card-uk-lord-linlithgow = Markýz z Linlithgow, indický generální guvernér, povolává Indii do války
qm-card-uk-mackenzie-king = Mackenzie King předkládá zákon o mobilizaci národních zdrojů
qm-card-uk-resistance = Odboj
qm-card-uk-royal-navy = Královské námořnictvo
qm-card-uk-dutch-east-indies = Nizozemská východní Indie
qm-card-uk-general-smuts = Generál Smuts posiluje vazby na Spojené království
qm-card-uk-increased-commonwealth = Větší podpora Commonwealthu
qm-card-uk-king-peter = Král Petr na jugoslávském trůnu
qm-card-uk-ledo-burma-roads = Ledská a Barmská cesta
qm-card-uk-singapore = Opevnění Singapuru
qm-card-uk-bomber-command = Bombardovací velitelství
qm-card-uk-malta-submarines = Maltské ponorky
qm-card-uk-asw-tactics = Protiponorková taktika
qm-card-uk-defensive-posture = Obranné postavení
qm-card-uk-destroyers = Torpédoborce
qm-card-uk-enigma-code-cracked = Prolomení Enigmy
qm-card-uk-loyal-to-crown = Věrnost koruně
qm-card-uk-raf = RAF
qm-card-uk-rationing = Přídělový systém

## Japonsko

qm-card-jpn-forward-bases = Předsunuté základny
qm-card-jpn-co-prosperity-sphere = Sféra společné prosperity Velké východní Asie
qm-card-jpn-imperial-designs = Imperiální záměry
qm-card-jpn-unimpeded-shipping = Nerušená obchodní plavba
qm-card-jpn-indian-ocean-patrols = Hlídky v Indickém oceánu
qm-card-jpn-submarines-pacific = Ponorky podporují tichomořské ostrovy
qm-card-jpn-banzai-charge = Útok banzai
qm-card-jpn-battleship-repair = Opravy bitevních lodí
qm-card-jpn-china-offensive = Ofenziva v Číně
qm-card-jpn-destroyer-transport = Podpora torpédoborců
qm-card-jpn-fall-of-singapore = Pád Singapuru
qm-card-jpn-kamikaze = Kamikaze
qm-card-jpn-kwantung-army = Kuantungská armáda
qm-card-jpn-mobile-force = Úderný svaz
qm-card-jpn-snlf = Speciální námořní výsadkové síly
qm-card-jpn-surprise-attack = Překvapivý útok
qm-card-jpn-truk = Truk

## Sovětský svaz

qm-card-ussr-frontal-assault = Přímý útok
qm-card-ussr-guards = Stráž
qm-card-ussr-scorched-earth = Spálená země
qm-card-ussr-shvernik-evacuation = Švernikova rada pro evakuaci
qm-card-ussr-stavka-artillery = Stavka vytváří dělostřelecké sbory
qm-card-ussr-women-conscripts = Odvody žen
qm-card-ussr-general-winter = Generál Mráz
qm-card-ussr-german-soviet-treaty = Německo-sovětská smlouva o přátelství, spolupráci a hranicích
qm-card-ussr-mao-tse-tung = Mao Ce-tung
qm-card-ussr-tito-partisans = Titovi partyzáni
qm-card-ussr-trans-siberian = Transsibiřská magistrála
qm-card-ussr-vasilevsky = Vasilevskij přebírá velení na Dálném východě
qm-card-ussr-defense-motherland = Obrana vlasti
qm-card-ussr-leningrad = Leningrad
qm-card-ussr-moscow = Moskva
qm-card-ussr-rasputitsa = Rasputica
qm-card-ussr-stalingrad = Stalingrad

## Itálie

qm-card-ita-anti-communist = Protikomunistické nálady
qm-card-ita-balkan-resources = Balkánské zdroje
qm-card-ita-bravado = Troufalost
qm-card-ita-impero-italiano = Impero Italiano
qm-card-ita-mare-nostrum = Mare Nostrum
qm-card-ita-afrika-korps = Afrikakorps
qm-card-ita-division-azul = Modrá divize
qm-card-ita-german-aid-greece = Německá pomoc v Řecku
qm-card-ita-italian-east-africa = Italská východní Afrika
qm-card-ita-italy-attacks-communists = Itálie útočí na komunisty
qm-card-ita-plunder = Rabování
qm-card-ita-decima-flottiglia = Decima Flottiglia MAS (žabí muži)
qm-card-ita-regia-marina-shipping = Regia Marina uzavírá námořní trasy
qm-card-ita-german-reinforcements = Protiútok německých posil
qm-card-ita-monte-cassino = Monte Cassino
qm-card-ita-romanian-reinforcements = Rumunské posily
qm-card-ita-skilled-pilots = Zkušení piloti

## Spojené státy

qm-card-usa-aircraft-carriers = Letadlové lodě
qm-card-usa-american-volunteer = Rozšíření Americké dobrovolnické skupiny
qm-card-usa-amphibious-landings = Vyloďovací operace
qm-card-usa-flying-fortresses = Létající pevnosti
qm-card-usa-radar = Radar
qm-card-usa-rosie-the-riveter = Nýtařka Rosie
qm-card-usa-superior-shipyards = Výkonné loděnice
qm-card-usa-wartime-production = Válečná výroba
qm-card-usa-arsenal-of-democracy = Arzenál demokracie
qm-card-usa-fleet-pearl-harbor = Loďstvo v Pearl Harboru
qm-card-usa-flexible-resources = Pružné zdroje
qm-card-usa-free-french-allies = Spojenci ze Svobodné Francie
qm-card-usa-guadalcanal = Guadalcanal
qm-card-usa-lend-lease = Zákon o půjčce a pronájmu
qm-card-usa-murmansk-convoy = Murmanský konvoj
qm-card-usa-operation-magic = Operace Magic
qm-card-usa-patton-advances = Pattonův postup
qm-card-usa-theater-shift = Změna bojiště
qm-card-usa-b24-liberator = Bombardér Consolidated B-24 Liberator
qm-card-usa-b26-marauder = Bombardér Martin B-26 Marauder
qm-card-usa-b29-superfortress = Bombardér Boeing B-29 Superfortress
qm-card-usa-firestorm-bombing = Zápalné bombardování
qm-card-usa-sbd-dauntless = Bombardér Douglas SBD Dauntless

## Air Marshal: Posily

qm-card-ger-me109s = Me-109 útočí na letiště
qm-card-ger-graf-spee = Admiral Graf Spee
qm-card-ger-cloud-cover = Oblačnost
qm-card-ger-ju52 = Ju-52 zásobují vzduchem
qm-card-ger-ju87 = Ju-87
qm-card-ger-weserubung = Operace Weserübung
qm-card-ger-the-blitz = Blitz
qm-card-uk-commonwealth-irregulars = Nepravidelné oddíly Commonwealthu
qm-card-uk-operation-banquet = Operace Banquet
qm-card-uk-warsaw-uprising = Varšavské povstání
qm-card-jpn-a6m-zero = A6M Zero-Sen
qm-card-jpn-imperial-japanese-navy = Japonské císařské námořnictvo
qm-card-jpn-island-fortresses = Ostrovní pevnosti
qm-card-jpn-nagumo = Nagumo velí První letecké flotě
qm-card-jpn-pacific-empire = Tichomořská říše
qm-card-jpn-tora = Tora
qm-card-jpn-yamamoto = Jamamoto na palubě Jamata
qm-card-ussr-partisans = Partyzáni
qm-card-ussr-asian-reserves = Asijské zálohy
qm-card-ussr-paratroops = Výsadkáři
qm-card-ussr-zhukov = Žukov táhne na západ
qm-card-ita-macchi-c202 = Macchi C.202
qm-card-ita-golden-square-coup = Puč Zlatého čtverce
qm-card-ita-regia-aeronautica = Regia Aeronautica
qm-card-ita-somaliland = Somálsko
qm-card-ita-supermarina = Supermarina
qm-card-usa-sleeping-giant = Velký spící obr
qm-card-usa-pacific-bases = Základny v Tichomoří
qm-card-usa-rangers = Rangers
qm-card-ger-tactical-innovations = Taktické novinky
qm-card-uk-bletchley-park = Bletchley Park
qm-card-uk-keep-calm = Zachovej klid a pokračuj
qm-card-ussr-battle-of-moscow = Bitva o Moskvu
qm-card-ussr-fortress-rebuilt = Obnovená pevnost
qm-card-usa-navajo = Navažští šifranti
qm-card-usa-our-philosophy = Naše pojetí vlády
qm-card-usa-p51 = P-51 Mustang

## Alternate Histories: Posily

qm-card-ger-fallschirmjager = Fallschirmjäger
qm-card-ger-g7e-torpedo = Torpédo G7e
qm-card-uk-sas-raids = SAS přepadá letiště
qm-card-jpn-code-of-bushido = Kodex bušidó
qm-card-jpn-j8m = Mitsubishi J8M
qm-card-ussr-cavalry-corps = Jezdecký sbor
qm-card-ussr-vitebsk-gate = Vitebská brána
qm-card-ita-betasom = BETASOM
qm-card-ita-carriers-early = Itálie dokončí letadlové lodě předčasně
qm-card-ita-pact-of-steel = Ocelový pakt
qm-card-usa-carpet-bombing = Kobercové bombardování
qm-card-usa-pappy-boyington = Pappy Boyington
