# Titles of the cards of Quartermaster. The four basic cards are called like their type.

## Germany

qm-card-ger-abundant-resources = Abundant Resources
qm-card-ger-atlantic-wall = Atlantic Wall
qm-card-ger-bias-for-action = Bias for Action
qm-card-ger-blitzkrieg = Blitzkrieg
qm-card-ger-conscription = Conscription
qm-card-ger-dive-bombers = Dive Bombers
qm-card-ger-jet-fighters = Jet Fighters
qm-card-ger-superior-planning = Superior Planning
qm-card-ger-swedish-iron-ore = Swedish Iron Ore
qm-card-ger-synthetic-fuel = Synthetic Fuel
qm-card-ger-volksturm = Volksturm
qm-card-ger-wolf-packs = Wolf Packs
qm-card-ger-broad-front = Broad Front
qm-card-ger-forced-conscription = Forced Conscription
qm-card-ger-guns-and-butter = Guns and Butter
qm-card-ger-military-dictatorships = Military Dictatorships in the Balkans
qm-card-ger-plunder = Plunder
qm-card-ger-the-autobahn = The Autobahn
qm-card-ger-submarines-enforce-blockade = Submarines Enforce Blockade
qm-card-ger-submarines-battle-atlantic = Submarines Lead the Battle of the Atlantic
qm-card-ger-submarines-monsoon = Submarines of the Monsoon Group
qm-card-ger-submarines-unprotected = Submarines Prey on Unprotected Shipping
qm-card-ger-submarines-murmansk = Submarines Raid Murmansk Convoy
qm-card-ger-v-weapons = V-Weapons

## United Kingdom

qm-card-uk-australia-directorate = Australia Forms the Directorate of Manpower
qm-card-uk-free-france = Free France
qm-card-uk-lord-linlithgow = Lord Linlithgow Declares India to be at War
qm-card-uk-mackenzie-king = Mackenzie King Drafts the National Resources Mobilization Act
qm-card-uk-resistance = Resistance
qm-card-uk-royal-navy = The Royal Navy
qm-card-uk-dutch-east-indies = Dutch East Indies
qm-card-uk-general-smuts = General Smuts Strengthens Ties to UK
qm-card-uk-increased-commonwealth = Increased Commonwealth Support
qm-card-uk-king-peter = King Peter Enthroned in Yugoslavia
qm-card-uk-ledo-burma-roads = Ledo and Burma Roads
qm-card-uk-singapore = Singapore Fortified
qm-card-uk-bomber-command = Bomber Command
qm-card-uk-malta-submarines = Malta Submarines
qm-card-uk-asw-tactics = ASW Tactics
qm-card-uk-defensive-posture = Defensive Posture
qm-card-uk-destroyers = Destroyers
qm-card-uk-enigma-code-cracked = Enigma Code Cracked
qm-card-uk-loyal-to-crown = Loyal to the Crown
qm-card-uk-raf = RAF
qm-card-uk-rationing = Rationing

## Japan

qm-card-jpn-forward-bases = Forward Bases
qm-card-jpn-co-prosperity-sphere = Greater East Asia Co-prosperity Sphere
qm-card-jpn-imperial-designs = Imperial Designs
qm-card-jpn-unimpeded-shipping = Unimpeded Merchant Shipping
qm-card-jpn-indian-ocean-patrols = Indian Ocean Patrols
qm-card-jpn-submarines-pacific = Submarines Support Pacific Islands
qm-card-jpn-banzai-charge = Banzai Charge
qm-card-jpn-battleship-repair = Battleship Repair
qm-card-jpn-china-offensive = China Offensive
qm-card-jpn-destroyer-transport = Destroyer Transport
qm-card-jpn-fall-of-singapore = Fall of Singapore
qm-card-jpn-kamikaze = Kamikaze
qm-card-jpn-kwantung-army = Kwantung Army
qm-card-jpn-mobile-force = Mobile Force
qm-card-jpn-snlf = Special Naval Landing Forces
qm-card-jpn-surprise-attack = Surprise Attack
qm-card-jpn-truk = Truk

## Soviet Union

qm-card-ussr-frontal-assault = Frontal Assault
qm-card-ussr-guards = Guards
qm-card-ussr-scorched-earth = Scorched Earth
qm-card-ussr-shvernik-evacuation = Shvernik's Evacuation Council
qm-card-ussr-stavka-artillery = Stavka Forms Artillery Corps
qm-card-ussr-women-conscripts = Women Conscripts
qm-card-ussr-general-winter = General Winter
qm-card-ussr-german-soviet-treaty = German-Soviet Treaty of Friendship, Cooperation, and Demarcation
qm-card-ussr-mao-tse-tung = Mao Tse-tung
qm-card-ussr-tito-partisans = Tito's Partisans
qm-card-ussr-trans-siberian = Trans-Siberian Railroad
qm-card-ussr-vasilevsky = Vasilevsky Takes Command in the Far East
qm-card-ussr-defense-motherland = Defense of the Motherland
qm-card-ussr-leningrad = Leningrad
qm-card-ussr-moscow = Moscow
qm-card-ussr-rasputitsa = Rasputitsa
qm-card-ussr-stalingrad = Stalingrad

## Italy

qm-card-ita-anti-communist = Anti-Communist Sentiment
qm-card-ita-balkan-resources = Balkan Resources
qm-card-ita-bravado = Bravado
qm-card-ita-impero-italiano = Impero Italiano
qm-card-ita-mare-nostrum = Mare Nostrum
qm-card-ita-afrika-korps = Afrika Korps
qm-card-ita-division-azul = Division Azul
qm-card-ita-german-aid-greece = German Aid in Greece
qm-card-ita-italian-east-africa = Italian East Africa
qm-card-ita-italy-attacks-communists = Italy Attacks Communists
qm-card-ita-plunder = Plunder
qm-card-ita-decima-flottiglia = Decima Flottiglia MAS (Frogmen)
qm-card-ita-regia-marina-shipping = Regia Marina Closes Shipping Lanes
qm-card-ita-german-reinforcements = German Reinforcements Counterattack
qm-card-ita-monte-cassino = Monte Cassino
qm-card-ita-romanian-reinforcements = Romanian Reinforcements
qm-card-ita-skilled-pilots = Skilled Pilots

## United States

qm-card-usa-aircraft-carriers = Aircraft Carriers
qm-card-usa-american-volunteer = American Volunteer Group Expands
qm-card-usa-amphibious-landings = Amphibious Landings
qm-card-usa-flying-fortresses = Flying Fortresses
qm-card-usa-radar = Radar
qm-card-usa-rosie-the-riveter = Rosie the Riveter
qm-card-usa-superior-shipyards = Superior Shipyards
qm-card-usa-wartime-production = Wartime Production
qm-card-usa-arsenal-of-democracy = Arsenal of Democracy
qm-card-usa-fleet-pearl-harbor = Fleet Deployed to Pearl Harbor
qm-card-usa-flexible-resources = Flexible Resources
qm-card-usa-free-french-allies = Free French Allies
qm-card-usa-guadalcanal = Guadalcanal
qm-card-usa-lend-lease = Lend Lease
qm-card-usa-murmansk-convoy = Murmansk Convoy
qm-card-usa-operation-magic = Operation Magic
qm-card-usa-patton-advances = Patton Advances
qm-card-usa-theater-shift = Theater Shift
qm-card-usa-b24-liberator = B-24 Liberator
qm-card-usa-b26-marauder = B-26 Marauder
qm-card-usa-b29-superfortress = B-29 Superfortress
qm-card-usa-firestorm-bombing = Firestorm Bombing
qm-card-usa-sbd-dauntless = SBD Dauntless

## Air Marshal: Bolsters

qm-card-ger-me109s = Me-109s Attack Airfields
qm-card-ger-graf-spee = Admiral Graf Spee
qm-card-ger-cloud-cover = Cloud Cover
qm-card-ger-ju52 = Ju-52s Airlift Supplies
qm-card-ger-ju87 = Ju-87
qm-card-ger-weserubung = Operation Weserübung
qm-card-ger-the-blitz = The Blitz
qm-card-uk-commonwealth-irregulars = Commonwealth Irregulars
qm-card-uk-operation-banquet = Operation Banquet
qm-card-uk-warsaw-uprising = Warsaw Uprising
qm-card-jpn-a6m-zero = A6M Zero-Sen
qm-card-jpn-imperial-japanese-navy = Imperial Japanese Navy
qm-card-jpn-island-fortresses = Island Fortresses
qm-card-jpn-nagumo = Nagumo Commands the First Air Fleet
qm-card-jpn-pacific-empire = The Pacific Empire
qm-card-jpn-tora = Tora
qm-card-jpn-yamamoto = Yamamoto aboard the Yamato
qm-card-ussr-partisans = Partisans
qm-card-ussr-asian-reserves = Asian Reserves
qm-card-ussr-paratroops = Paratroops
qm-card-ussr-zhukov = Zhukov Drives West
qm-card-ita-macchi-c202 = Macchi C.202
qm-card-ita-golden-square-coup = Golden Square Coup
qm-card-ita-regia-aeronautica = Regia Aeronautica
qm-card-ita-somaliland = Somaliland
qm-card-ita-supermarina = Supermarina
qm-card-usa-sleeping-giant = A Great, Sleeping Giant
qm-card-usa-pacific-bases = Pacific Bases
qm-card-usa-rangers = Rangers
qm-card-ger-tactical-innovations = Tactical Innovations
qm-card-uk-bletchley-park = Bletchley Park
qm-card-uk-keep-calm = Keep Calm and Carry On
qm-card-ussr-battle-of-moscow = Battle of Moscow
qm-card-ussr-fortress-rebuilt = Fortress Rebuilt
qm-card-usa-navajo = Navajo Code Talkers
qm-card-usa-our-philosophy = Our Philosophy of Government
qm-card-usa-p51 = P-51 Mustang

## Alternate Histories: Bolsters

qm-card-ger-fallschirmjager = Fallschirmjäger
qm-card-ger-g7e-torpedo = G7e Torpedo
qm-card-uk-sas-raids = Special Air Service Raids Airfields
qm-card-jpn-code-of-bushido = Code of Bushido
qm-card-jpn-j8m = Mitsubishi J8M
qm-card-ussr-cavalry-corps = Cavalry Corps
qm-card-ussr-vitebsk-gate = Vitebsk Gate
qm-card-ita-betasom = BETASOM
qm-card-ita-carriers-early = Italy Completes Carriers Early
qm-card-ita-pact-of-steel = Pact of Steel
qm-card-usa-carpet-bombing = Carpet Bombing
qm-card-usa-pappy-boyington = Pappy Boyington
