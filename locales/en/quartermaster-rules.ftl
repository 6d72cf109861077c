# The rules of Quartermaster, topic by topic, in a few sentences of our own.

qm-topic-turn = turn
qm-rules-turn = A turn has five steps. Play: play or discard one card. Supply: your unsupplied pieces are removed. Victory: score, unless an enemy piece is in your home space. Discard: discard as many cards from hand as you like. Draw: fill your hand up to 7 cards. A round is one turn of each of the six countries: Germany, United Kingdom, Japan, Soviet Union, Italy, United States.
qm-topic-supply = supply
qm-rules-supply = A piece is supplied if adjacent pieces of its own country lead from it to a supply space that holds an army of that country. A navy also needs a port: an army of its team in a land space next to it. Pieces of other countries do not carry supply.
qm-topic-build = build
qm-rules-build = Build an army in a land space next to a supplied piece of yours, or in your home space; build a navy in a sea space next to a supplied piece of yours. The new piece must be supplied. A country has at most one piece in a space and never shares a space with an enemy. Instead of building you may declare a supplied piece of yours newly built. You may take your own pieces off the board at any time, also in somebody else’s turn; they can be placed again at once.
qm-topic-recruit = recruit
qm-rules-recruit = A recruited piece is placed without regard to adjacency and supply. If it is still unsupplied in your next Supply step, it is lost.
qm-topic-battle = battle
qm-rules-battle = Battle a space next to a supplied piece of yours: land or sea goes by the battled space. You choose one enemy piece there, and it is removed. The space may be empty, but it must not hold a piece of your team. To eliminate is to remove a piece without a battle.
qm-topic-straits = straits
qm-rules-straits = A strait joins two sea spaces for one team at a time: for the Axis while an Axis army is in the space with the anchor, otherwise for the Allies. Closed straits do not make spaces adjacent.
qm-topic-cards = cards
qm-rules-cards = Events and Economic Warfare take effect once and are discarded. A Status stays face up and can be used again and again. A Response lies face down until it is used once. If you must discard from an empty hand, discard the top card of your deck; for each card missing from the deck your team loses a victory point. A card carries out all parts that it can, in order, unless the table plays otherwise.
qm-topic-windows = responses
qm-rules-windows = When something happens that cards can answer, the team that did not cause it decides first; then the teams alternate, one card at a time, until both pass. A card used may be answered in turn, and that answer comes first. Using a card is never compulsory.
qm-topic-prepare = preparing for war
qm-rules-prepare = If the table plays with it, each country may search its deck before round 1, once the opening hands are settled, and lay down one Status face up or one Response face down; its deck is then shuffled. All countries decide at the same time: nobody sees what another lays down before everybody has decided.
qm-topic-air = aircraft
qm-rules-air = With aircraft the opening hand is 12 cards, of which 5 are discarded, and an Air step follows the Play step: play a Deploy Air Force card, or discard any card to marshal an air force. An air force stands with a supplied army or navy of its country, at most one of a country in a space; it carries no supply and scores nothing. When that piece would be removed by a battle, its owner may lose the air force instead (air defence); then the attacker may lose an air force next to the battled space, and the piece is removed after all (air strike). An air force without an own army or navy retreats at once to one next to it, or is lost.
qm-topic-victory = victory
qm-rules-victory = In your Victory step your team scores 2 points for each supply space you hold alone and 1 for each you share with a friendly army. A team that is at least 30 points ahead at the end of a round wins at once; after the last round the team with more points wins, and a tie goes to the Axis.
