# The rules of General Orders, topic by topic, in a few sentences of our own.
orders-topic-turn = turn
orders-rules-turn = The factions take turns deploying a commander to a free action space and doing its action, or pass for the round. When both have passed, commanders return and a new round begins.
orders-topic-supply = supply
orders-rules-supply = You control a place where you have a piece. It is supplied if controlled places link it to your headquarters.
orders-topic-battle = battle
orders-rules-battle = Whoever enters an enemy place fights: the defender rolls and the hits remove attackers, then both sides lose one for one until one of them is gone. Any card can be discarded to roll all dice again.
orders-topic-victory = victory
orders-rules-victory = Taking the enemy headquarters wins at once. After the last round more stars of controlled and supplied areas win; a tie goes to the initiative.
