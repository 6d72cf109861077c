# Names of Quartermaster: countries, teams, pieces, card types, steps, spaces.
#
# A name’s forms are its attributes: "the" with its article, "adj" the adjective, "an" the adjective
# or noun with the indefinite article, "many" the plural, "num" sg or pl as the subject of a verb.

## Countries and teams

qm-country-germany = Germany
    .the = Germany
    .adj = German
    .an = a German
    .gen = Germany’s
qm-country-uk = United Kingdom
    .the = the United Kingdom
    .adj = British
    .an = a British
    .gen = the United Kingdom’s
qm-country-japan = Japan
    .the = Japan
    .adj = Japanese
    .an = a Japanese
    .gen = Japan’s
qm-country-ussr = Soviet Union
    .the = the Soviet Union
    .adj = Soviet
    .an = a Soviet
    .gen = the Soviet Union’s
qm-country-italy = Italy
    .the = Italy
    .adj = Italian
    .an = an Italian
    .gen = Italy’s
qm-country-usa = United States
    .the = the United States
    .adj = American
    .an = an American
    .gen = the United States’

qm-team-axis = Axis
    .the = the Axis
    .adj = Axis
    .an = an Axis
    .num = sg
qm-team-allies = Allies
    .the = the Allies
    .adj = Allied
    .an = an Allied
    .num = pl

## Those that only a card’s text points at

qm-who-battler = country that began the battle
    .the = the country that began the battle
    .an = the battler’s
qm-who-target = that country
    .the = that country
    .an = that country’s

## Pieces

qm-piece-army = army
    .an = an army
    .many = armies
qm-piece-navy = navy
    .an = a navy
    .many = navies
qm-piece-air = air force
    .an = an air force
    .many = air forces
qm-piece-piece = piece
    .an = a piece
    .many = pieces

## Card types; the first four are also the titles of the cards

qm-type-build-army = Build Army
    .an = a Build Army card
qm-type-build-navy = Build Navy
    .an = a Build Navy card
qm-type-land-battle = Land Battle
    .an = a Land Battle card
qm-type-sea-battle = Sea Battle
    .an = a Sea Battle card
qm-type-bolster = Bolster
    .an = a Bolster
qm-type-deploy-air = Deploy Air Force
    .an = a Deploy Air Force card
qm-type-event = Event
    .an = an Event card
qm-type-economic-warfare = Economic Warfare
    .an = an Economic Warfare card
qm-type-status = Status
    .an = a Status card
qm-type-response = Response
    .an = a Response card

# How the titles of the family’s cards begin.
qm-family-submarines = Submarines
qm-family-bombers = Bombers

## Steps of a turn

qm-step-play = Play step
qm-step-air = Air step
qm-step-supply = Supply step
qm-step-victory = Victory step
qm-step-discard = Discard step
qm-step-draw = Draw step

## Spaces

# One that other content adds or renames.
qm-space = { $name }
    .the = { $name }
qm-space-canada = Canada
    .the = Canada
qm-space-eastern-us = Eastern United States
    .the = the Eastern United States
qm-space-western-us = Western United States
    .the = the Western United States
qm-space-pacific-northwest = Pacific Northwest
    .the = the Pacific Northwest
qm-space-latin-america = Latin America
    .the = Latin America
qm-space-iceland = Iceland
    .the = Iceland
qm-space-united-kingdom = United Kingdom
    .the = the United Kingdom
qm-space-western-europe = Western Europe
    .the = Western Europe
qm-space-germany = Germany
    .the = Germany
qm-space-scandinavia = Scandinavia
    .the = Scandinavia
qm-space-italy = Italy
    .the = Italy
qm-space-balkans = Balkans
    .the = the Balkans
qm-space-eastern-europe = Eastern Europe
    .the = Eastern Europe
qm-space-ukraine = Ukraine
    .the = Ukraine
qm-space-russia = Russia
    .the = Russia
qm-space-moscow = Moscow
    .the = Moscow
qm-space-siberia = Siberia
    .the = Siberia
qm-space-kazakhstan = Kazakhstan
    .the = Kazakhstan
qm-space-mongolia = Mongolia
    .the = Mongolia
qm-space-vladivostok = Vladivostok
    .the = Vladivostok
qm-space-north-africa = North Africa
    .the = North Africa
qm-space-africa = Africa
    .the = Africa
qm-space-madagascar = Madagascar
    .the = Madagascar
qm-space-middle-east = Middle East
    .the = the Middle East
qm-space-india = India
    .the = India
qm-space-szechuan = Szechuan
    .the = Szechuan
qm-space-china = China
    .the = China
qm-space-southeast-asia = Southeast Asia
    .the = Southeast Asia
qm-space-japan = Japan
    .the = Japan
qm-space-philippines = Philippines
    .the = the Philippines
qm-space-indonesia = Indonesia
    .the = Indonesia
qm-space-iwo-jima = Iwo Jima
    .the = Iwo Jima
qm-space-new-guinea = New Guinea
    .the = New Guinea
qm-space-new-zealand = New Zealand
    .the = New Zealand
qm-space-australia = Australia
    .the = Australia
qm-space-hawaii = Hawaii
    .the = Hawaii
qm-space-north-atlantic = North Atlantic
    .the = the North Atlantic
qm-space-north-sea = North Sea
    .the = the North Sea
qm-space-south-atlantic = South Atlantic
    .the = the South Atlantic
qm-space-southern-ocean = Southern Ocean
    .the = the Southern Ocean
qm-space-southeast-pacific = Southeast Pacific
    .the = the Southeast Pacific
qm-space-baltic = Baltic Sea
    .the = the Baltic Sea
qm-space-mediterranean = Mediterranean Sea
    .the = the Mediterranean Sea
qm-space-black-sea = Black Sea
    .the = the Black Sea
qm-space-caspian-sea = Caspian Sea
    .the = the Caspian Sea
qm-space-indian-ocean = Indian Ocean
    .the = the Indian Ocean
qm-space-bay-of-bengal = Bay of Bengal
    .the = the Bay of Bengal
qm-space-south-china-sea = South China Sea
    .the = the South China Sea
qm-space-sea-of-japan = Sea of Japan
    .the = the Sea of Japan
qm-space-north-pacific = North Pacific
    .the = the North Pacific
qm-space-central-pacific = Central Pacific
    .the = the Central Pacific
qm-space-south-pacific = South Pacific
    .the = the South Pacific
qm-space-east-pacific = East Pacific
    .the = the East Pacific

## Shorter forms of names, for spaces of the map with little room

qm-label-united-kingdom = United Kingdom
qm-label-southeast-asia = Southeast Asia
qm-label-caspian-sea = Caspian Sea
qm-label-south-china-sea = South China Sea
qm-label-southeast-pacific = Southeast Pacific
