# Tytuły kart Quartermaster: z polskiego wydania tam, gdzie je znamy, reszta to nasze tłumaczenia.

## Niemcy

qm-card-ger-abundant-resources = Bogate złoża
qm-card-ger-atlantic-wall = Wał Atlantycki
qm-card-ger-bias-for-action = Inicjatywa dowódców
qm-card-ger-blitzkrieg = Blitzkrieg
qm-card-ger-conscription = Pobór
qm-card-ger-dive-bombers = Bombowce nurkujące
qm-card-ger-jet-fighters = Myśliwce odrzutowe
qm-card-ger-superior-planning = Mistrzowskie planowanie
qm-card-ger-swedish-iron-ore = Szwedzka ruda żelaza
qm-card-ger-synthetic-fuel = Paliwo syntetyczne
qm-card-ger-volksturm = Volkssturm
qm-card-ger-wolf-packs = Wilcze stada
qm-card-ger-broad-front = Szeroki front
qm-card-ger-forced-conscription = Przymusowy pobór
qm-card-ger-guns-and-butter = Armaty i masło
qm-card-ger-military-dictatorships = Dyktatury wojskowe na Bałkanach
qm-card-ger-plunder = Grabież
qm-card-ger-the-autobahn = Autostrady
qm-card-ger-submarines-enforce-blockade = Okręty podwodne utrzymują blokadę
qm-card-ger-submarines-battle-atlantic = Okręty podwodne w bitwie o Atlantyk
qm-card-ger-submarines-monsoon = Okręty podwodne grupy Monsun
qm-card-ger-submarines-unprotected = Okręty podwodne atakują statki bez eskorty
qm-card-ger-submarines-murmansk = Okręty podwodne atakują konwój do Murmańska
qm-card-ger-v-weapons = Broń odwetowa V

## Wielka Brytania

qm-card-uk-australia-directorate = Australia powołuje Dyrekcję Siły Roboczej
qm-card-uk-free-france = Wolna Francja
qm-card-uk-lord-linlithgow = Markiz Linlithgow ogłasza, że Indie są w stanie wojny
qm-card-uk-mackenzie-king = Mackenzie King przygotowuje ustawę o mobilizacji zasobów narodowych
qm-card-uk-resistance = Ruch oporu
qm-card-uk-royal-navy = Royal Navy
qm-card-uk-dutch-east-indies = Holenderskie Indie Wschodnie
qm-card-uk-general-smuts = Generał Smuts zacieśnia więzi z Wielką Brytanią
qm-card-uk-increased-commonwealth = Większe wsparcie Wspólnoty Narodów
qm-card-uk-king-peter = Król Piotr na tronie Jugosławii
qm-card-uk-ledo-burma-roads = Droga Ledo i Droga Birmańska
qm-card-uk-singapore = Fortyfikacja Singapuru
qm-card-uk-bomber-command = Dowództwo Bombowe
qm-card-uk-malta-submarines = Maltańskie okręty podwodne
qm-card-uk-asw-tactics = Taktyka zwalczania okrętów podwodnych
qm-card-uk-defensive-posture = Postawa obronna
qm-card-uk-destroyers = Niszczyciele
qm-card-uk-enigma-code-cracked = Złamanie szyfru Enigmy
qm-card-uk-loyal-to-crown = Lojalni Koronie
qm-card-uk-raf = RAF
qm-card-uk-rationing = Racjonowanie

## Japonia

qm-card-jpn-forward-bases = Wysunięte bazy
qm-card-jpn-co-prosperity-sphere = Strefa Wspólnego Dobrobytu Wielkiej Azji Wschodniej
qm-card-jpn-imperial-designs = Imperialne zamysły
qm-card-jpn-unimpeded-shipping = Swobodna żegluga handlowa
qm-card-jpn-indian-ocean-patrols = Patrole na Oceanie Indyjskim
qm-card-jpn-submarines-pacific = Okręty podwodne wspierają wyspy Pacyfiku
qm-card-jpn-banzai-charge = Szarża banzai
qm-card-jpn-battleship-repair = Remont pancerników
qm-card-jpn-china-offensive = Ofensywa w Chinach
qm-card-jpn-destroyer-transport = Transport na niszczycielach
qm-card-jpn-fall-of-singapore = Upadek Singapuru
qm-card-jpn-kamikaze = Kamikaze
qm-card-jpn-kwantung-army = Armia Kwantuńska
qm-card-jpn-mobile-force = Zespół uderzeniowy
qm-card-jpn-snlf = Specjalne oddziały desantowe marynarki
qm-card-jpn-surprise-attack = Atak z zaskoczenia
qm-card-jpn-truk = Truk

## ZSRR

qm-card-ussr-frontal-assault = Atak frontalny
qm-card-ussr-guards = Gwardia
qm-card-ussr-scorched-earth = Spalona ziemia
qm-card-ussr-shvernik-evacuation = Rada Ewakuacyjna Szwernika
qm-card-ussr-stavka-artillery = Stawka tworzy korpusy artylerii
qm-card-ussr-women-conscripts = Pobór kobiet
qm-card-ussr-general-winter = Generał Mróz
qm-card-ussr-german-soviet-treaty = Niemiecko-sowiecki traktat o granicach i przyjaźni
qm-card-ussr-mao-tse-tung = Mao Zedong
qm-card-ussr-tito-partisans = Partyzantka Tito
qm-card-ussr-trans-siberian = Kolej Transsyberyjska
qm-card-ussr-vasilevsky = Wasilewski obejmuje dowództwo na Dalekim Wschodzie
qm-card-ussr-defense-motherland = Obrona Ojczyzny
qm-card-ussr-leningrad = Obrona Leningradu
qm-card-ussr-moscow = Obrona Moskwy
qm-card-ussr-rasputitsa = Rasputica
qm-card-ussr-stalingrad = Obrona Stalingradu

## Włochy

qm-card-ita-anti-communist = Nastroje antykomunistyczne
qm-card-ita-balkan-resources = Bałkańskie zasoby
qm-card-ita-bravado = Brawura
qm-card-ita-impero-italiano = Impero Italiano
qm-card-ita-mare-nostrum = Mare Nostrum
qm-card-ita-afrika-korps = Afrika Korps
qm-card-ita-division-azul = Błękitna Dywizja
qm-card-ita-german-aid-greece = Niemiecka pomoc w Grecji
qm-card-ita-italian-east-africa = Włoska Afryka Wschodnia
qm-card-ita-italy-attacks-communists = Włochy atakują komunistów
qm-card-ita-plunder = Grabież
qm-card-ita-decima-flottiglia = Decima Flottiglia MAS (płetwonurkowie)
qm-card-ita-regia-marina-shipping = Regia Marina zamyka szlaki żeglugowe
qm-card-ita-german-reinforcements = Kontratak niemieckich posiłków
qm-card-ita-monte-cassino = Monte Cassino
qm-card-ita-romanian-reinforcements = Rumuńskie posiłki
qm-card-ita-skilled-pilots = Doświadczeni piloci

## USA

qm-card-usa-aircraft-carriers = Lotniskowce
qm-card-usa-american-volunteer = Rozbudowa Amerykańskiej Grupy Ochotniczej
qm-card-usa-amphibious-landings = Desanty morskie
qm-card-usa-flying-fortresses = Latające Fortece
qm-card-usa-radar = Radar
qm-card-usa-rosie-the-riveter = Rosie Nitowaczka
qm-card-usa-superior-shipyards = Znakomite stocznie
qm-card-usa-wartime-production = Produkcja wojenna
qm-card-usa-arsenal-of-democracy = Arsenał demokracji
qm-card-usa-fleet-pearl-harbor = Flota w Pearl Harbor
qm-card-usa-flexible-resources = Elastyczne zasoby
qm-card-usa-free-french-allies = Wolni Francuzi u boku Aliantów
qm-card-usa-guadalcanal = Guadalcanal
qm-card-usa-lend-lease = Lend-Lease
qm-card-usa-murmansk-convoy = Konwój do Murmańska
qm-card-usa-operation-magic = Operacja Magic
qm-card-usa-patton-advances = Patton naciera
qm-card-usa-theater-shift = Przerzut sił
qm-card-usa-b24-liberator = B-24 Liberator
qm-card-usa-b26-marauder = B-26 Marauder
qm-card-usa-b29-superfortress = B-29 Superfortress
qm-card-usa-firestorm-bombing = Burza ogniowa
qm-card-usa-sbd-dauntless = SBD Dauntless

## Air Marshal: Wzmocnienia

qm-card-ger-me109s = Me-109 atakują lotniska
qm-card-ger-graf-spee = Admiral Graf Spee
qm-card-ger-cloud-cover = Zachmurzenie
qm-card-ger-ju52 = Ju-52 zrzucają zaopatrzenie
qm-card-ger-ju87 = Ju-87
qm-card-ger-weserubung = Operacja Weserübung
qm-card-ger-the-blitz = Blitz
qm-card-uk-commonwealth-irregulars = Oddziały nieregularne Wspólnoty
qm-card-uk-operation-banquet = Operacja Banquet
qm-card-uk-warsaw-uprising = Powstanie warszawskie
qm-card-jpn-a6m-zero = A6M Zero-Sen
qm-card-jpn-imperial-japanese-navy = Cesarska Marynarka Wojenna
qm-card-jpn-island-fortresses = Wyspy-twierdze
qm-card-jpn-nagumo = Nagumo dowodzi Pierwszą Flotą Powietrzną
qm-card-jpn-pacific-empire = Imperium Pacyfiku
qm-card-jpn-tora = Tora
qm-card-jpn-yamamoto = Yamamoto na pokładzie Yamato
qm-card-ussr-partisans = Partyzanci
qm-card-ussr-asian-reserves = Rezerwy azjatyckie
qm-card-ussr-paratroops = Spadochroniarze
qm-card-ussr-zhukov = Żukow prze na zachód
qm-card-ita-macchi-c202 = Macchi C.202
qm-card-ita-golden-square-coup = Pucz Złotego Kwadratu
qm-card-ita-regia-aeronautica = Regia Aeronautica
qm-card-ita-somaliland = Somalia
qm-card-ita-supermarina = Supermarina
qm-card-usa-sleeping-giant = Wielki śpiący olbrzym
qm-card-usa-pacific-bases = Bazy na Pacyfiku
qm-card-usa-rangers = Rangersi
qm-card-ger-tactical-innovations = Innowacje taktyczne
qm-card-uk-bletchley-park = Bletchley Park
qm-card-uk-keep-calm = Zachowaj spokój i rób swoje
qm-card-ussr-battle-of-moscow = Bitwa pod Moskwą
qm-card-ussr-fortress-rebuilt = Odbudowana twierdza
qm-card-usa-navajo = Szyfranci Navajo
qm-card-usa-our-philosophy = Nasza filozofia rządów
qm-card-usa-p51 = P-51 Mustang

## Alternate Histories: Wzmocnienia

qm-card-ger-fallschirmjager = Fallschirmjäger
qm-card-ger-g7e-torpedo = Torpeda G7e
qm-card-uk-sas-raids = SAS napada na lotniska
qm-card-jpn-code-of-bushido = Kodeks bushidō
qm-card-jpn-j8m = Mitsubishi J8M
qm-card-ussr-cavalry-corps = Korpus kawalerii
qm-card-ussr-vitebsk-gate = Brama witebska
qm-card-ita-betasom = BETASOM
qm-card-ita-carriers-early = Włochy wcześnie kończą lotniskowce
qm-card-ita-pact-of-steel = Pakt stalowy
qm-card-usa-carpet-bombing = Naloty dywanowe
qm-card-usa-pappy-boyington = Pappy Boyington
