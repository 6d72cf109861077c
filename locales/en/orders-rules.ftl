# The rules of General Orders, topic by topic, in a few sentences of our own.
orders-topic-turn = turn
orders-rules-turn = The factions take turns: each deploys a commander to a free action space and does its action, or passes for the round. When both have passed, the commanders return and a new round begins.
orders-topic-actions = actions
orders-rules-actions = Advance: troops go from adjacent areas that you supply into an area you do not control, one stays behind in each. Fly: the same with planes and zones. Paradrop: two troops of the reserve land in nearly any area. Barrage: two dice against an area up to three away. Bombard: planes of a zone, one die each, against an area below it. Reinforce and Scramble: troops or planes of the reserve into areas or zones that you supply, up to five in each. Plan: draw cards.
orders-topic-supply = supply
orders-rules-supply = You control an area where you have a troop, and a zone where you have a plane. It is supplied if adjacent areas or zones that you control link it to your HQ.
orders-topic-battle = battle
orders-rules-battle = Whoever enters an enemy area or zone fights: the defender rolls and the hits remove attackers, then both sides lose one for one until one of them is gone. Any card can be discarded to roll all dice again.
orders-topic-victory = victory
orders-rules-victory = Whoever loses control of their own HQ loses at once. After the last round the faction with more stars in areas it controls and supplies wins; a tie goes to the holder of the initiative.
