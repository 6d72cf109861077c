# First games: what each step of tests/scenarios/tutorials/GAME.scn says, tutorial-GAME-STEP.

## Quartermaster

tutorial-quartermaster-title = Hold Ukraine
tutorial-quartermaster-welcome = You lead the Soviet Union. Your only army stands in Moscow, and two German armies are at your border. In a few minutes both will be gone.
tutorial-quartermaster-teams = Six countries play in two teams: Germany, Japan and Italy are the Axis, the others are the Allies. A team wins with a lead of 30 victory points at the end of a round, or with more points after round 20.
tutorial-quartermaster-hand = These are your cards. In each turn you play one of them, or discard one, and that is your whole move. So think twice.
tutorial-quartermaster-play = Click the lit card “Build Army” and play it. It puts a new army on the map.
tutorial-quartermaster-build = Lit spaces are where the army may go: next to one of your supplied pieces. Click Ukraine. The star says that it is a supply space, and those bring points.
tutorial-quartermaster-supply = Every piece needs supply: a supply line, that is a chain of your own pieces that leads to a supply space with your army in it. Ukraine has a star, so this army even supplies itself. In your Supply step you lose every piece without supply.
tutorial-quartermaster-score = You have just scored: 2 points for Moscow and 2 for Ukraine. With that the Allies have taken the lead.
tutorial-quartermaster-discard = Now you may discard cards to draw better ones. No enemy navy is within reach, so “Sea Battle” is of no use now: click it and discard it.
tutorial-quartermaster-draw = Keep the other card: choose “nothing more”. Your hand is filled up to seven cards, and then the others have their turns.
tutorial-quartermaster-response = Germany attacks Ukraine! But a Response lies face down before you, and only you know that it is “Stalingrad”. Click it and use it: your army stays.
tutorial-quartermaster-saved = The attack was in vain. Your Response is spent, for a Response works once. Italy and the United Kingdom have laid down one each, and nobody else knows what it does.
tutorial-quartermaster-attack = It is your turn again. Strike back: click “Land Battle” and play it.
tutorial-quartermaster-battle = A battle removes one enemy piece next to a supplied piece of yours. Two German armies are within reach. Click Eastern Europe; you will soon see why.
tutorial-quartermaster-cut = Look at Russia. Its German army was supplied by way of Eastern Europe, and this chain is cut. End your turn with “nothing more” and wait for Germany’s Supply step.
tutorial-quartermaster-farewell = The second army is gone, too: two armies for one card, and the Allies are in the lead. Now start a game of your own against bots. If something cannot be done, click it, and you are told why.

## Rush

tutorial-rush-title = The first base
tutorial-rush-welcome = You are Alpha, and Bravo is your opponent. Each of you has three bases. Guard yours and destroy Bravo’s: whoever has the most medals wins.
tutorial-rush-hand = These are your cards for this turn. Each is used once and in one way: to pay, for its abilities, to defend or to attack. After that it goes to your Depot and comes back later.
tutorial-rush-ability = Click the light tank “BT-7” and play it for its abilities.
tutorial-rush-draw = Use Reinforcements. You draw another card from your Garage, the pile you draw from.
tutorial-rush-defend = Afterwards a vehicle with armour guards a base. Click your base 1. A base with a defender cannot be attacked.
tutorial-rush-buy = Now go shopping. The four vehicles of the Reserve are for sale. Click “KV-1”: it is a heavy tank, and heavy tanks destroy a base with a single hit.
tutorial-rush-pay = The tank costs 5. Click “ZiS-5”, which pays 4, then “Engineers”, which pays 1. Then choose “buy it with these cards”.
tutorial-rush-end = Your new tank lies in your Depot. Your Garage is empty, so the Depot is now shuffled into a new one, and you draw three cards. End the turn.
tutorial-rush-repair = Bravo has hit your base 2, which had no defender. One hit only damages a base, and at the beginning of your turn all damage was repaired. Two hits would have destroyed it.
tutorial-rush-attack = And look what you have drawn! You may attack once a turn, with vehicles of one nation. Attack with “SU-76” and with “KV-1”, then choose “attack with these”.
tutorial-rush-defender = “SU-76” fires first, at the tank that guards base 1 of Bravo. Firepower 2 is enough for armour 1.
tutorial-rush-base = The way is free. Now “KV-1” fires, at base 1 itself.
tutorial-rush-medal = One shot, one base! It is yours now and worth three medals. For the destroyed tank take a medal as well; it is Soviet, as your attackers are.
tutorial-rush-farewell = Four medals in two turns! Now start a game of your own against bots. If something cannot be done, click it, and you are told why.

## Orders

tutorial-orders-title = The way to the HQ
tutorial-orders-welcome = You lead Blue; Yellow is on the other side of the mountains. Whoever has troops in an area controls it. Troops are the numbers you see.
tutorial-orders-goal = This is the Yellow HQ. Whoever no longer controls their own HQ loses at once. A single troop guards this one, but the way to it is not free.
tutorial-orders-supply = Your vanguard is in the Yellow mill. It is supplied, because areas of yours link it to your HQ without a gap. You can only advance from supplied areas.
tutorial-orders-plan = On your turn you deploy a commander to an action space and carry out its action. Choose “Plan B” on the support board: it draws two cards.
tutorial-orders-cards = You have drawn “Assault” for your attacks and “Ambush” for your defence. Any card can also be discarded to roll your dice again. Yellow has deployed a commander as well; nobody else can use that space in this round.
tutorial-orders-reinforce = Now gather troops. Deploy a commander to “Reinforce B”, which brings up to five from your reserve.
tutorial-orders-troops = Click the Yellow mill twice to place two troops there. Five are the most that an area holds. Then choose “nothing more”.
tutorial-orders-advance = Forward! Deploy a commander to the Advance space of the Yellow valley road. One enemy stands there.
tutorial-orders-march = Where do the troops come from? Click the Yellow mill and send four. One must always stay behind.
tutorial-orders-assault = Before the battle you may bring more. Click “Assault”, use it and add two troops.
tutorial-orders-battle = Only the defender rolls dice, and Yellow rolled no hits. Then both sides lost one troop each until one side was gone: the road is yours. Yellow’s Barrage has cost you one troop since.
tutorial-orders-headquarters = The HQ is next to you now. Deploy a commander to its Advance space.
tutorial-orders-storm = Send three troops from the Yellow valley road. Whatever the defender rolls, it will be enough.
tutorial-orders-farewell = The HQ has fallen, and you have won at once! Otherwise stars decide after four rounds. Now start a game of your own against a bot; if something cannot be done, click it, and you are told why.
