# The rules of Rush, topic by topic, in a few sentences of our own.
rush-topic-turn = turn
rush-rules-turn = First your damage is repaired and your three cards are laid open. Then use each card once: to pay, for its abilities, to attack or to defend, in any order. At the end the cards left go to your Depot, you get the medals you earned and draw three new cards.
rush-topic-buying = buying
rush-rules-buying = One vehicle a turn can be bought from the Reserve, paid with the resources of cards from hand. It goes to your Depot, and a new vehicle is turned up.
rush-topic-attack = attack
rush-rules-attack = One attack a turn, with vehicles of one nation. A defender falls to firepower not below its armour or to a second hit, a base to a heavy tank or to a second hit. A vehicle destroyed gives a medal of the attackers’ nation, a base destroyed is worth three medals. A defended base cannot be hit.
rush-topic-ending = end
rush-rules-ending = The game ends after the round in which somebody loses the last base or the last single medal of a nation is taken. Each achievement gives five medals to a sole leader. Most medals win.
