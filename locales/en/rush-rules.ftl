# The rules of Rush, topic by topic, in a few sentences of our own.
rush-topic-turn = turn
rush-rules-turn = First your damage is repaired and your three cards are revealed. Then use each card in one way, in any order: to pay, for its abilities, to defend or to attack. At the end you get medals for what Siege destroyed, the Reserve moves on (its last vehicle leaves, a new one comes), the cards left go to your Depot and you draw three new ones.
rush-topic-buying = buying
rush-rules-buying = One vehicle a turn can be bought from the Reserve, paid for with the resources of cards from hand. At least one card must pay, even for cost 0. The vehicle goes to your Depot, and a new one is turned up.
rush-topic-attack = attack
rush-rules-attack = One attack a turn, with vehicles of one nation. A defender falls to firepower not below its armour or to a second hit, a base to a heavy tank or to a second hit. A vehicle destroyed gives a medal of the attackers’ nation, a base destroyed is worth three medals. A defended base cannot be attacked.
rush-topic-defence = defence
rush-rules-defence = A vehicle with armour can be played to defend one of your bases, an undefended one first. A base has at most one defender; if all have one, the old defender goes to the Depot. Armour 0 and cards without armour never defend. The abilities of a defender do nothing.
rush-topic-abilities = abilities
rush-rules-abilities = A card played for its abilities does all of them in printed order, before any other card. Afterwards it goes to the Scrapyard if an ability says so, to one of your bases as its defender if it is a vehicle with armour, and otherwise to the Depot.
rush-topic-ending = end
rush-rules-ending = The game ends after the round in which somebody loses their last base or the last single medal of a nation is taken. Each achievement gives five medals to a sole leader. The most medals win.
