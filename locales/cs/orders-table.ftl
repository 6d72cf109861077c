# Co zaznívá u stolu General Orders: otázky, možnosti, odmítnutí, záznam, herní plán.

## Otázky

orders-ask-nobody = Teď se nikdo nerozhoduje.
orders-ask-waiting = Čeká se na rozhodnutí: { $who }.
orders-ask-turn = { $who }: kam nasadíš velitele?
orders-ask-turn-extra = { $who }: nasadíš ještě jednoho velitele?
orders-ask-beside = { $who }: vedle kterého nepřátelského velitele se postavíš? ({ $card })
orders-ask-enter = { $who }: odkud jednotky vstoupí? ({ $space })
orders-ask-target = { $who }: co je cílem? ({ $space })
orders-ask-commit = { $who }: kolik letadel vyšleš? ({ $space })
orders-ask-pull = { $who }: které jednotky stáhneš do rezervy? ({ $space })
orders-ask-place = { $who }: kam umístíš jednotku? ({ $space })
orders-ask-left = Zbývá nejvýše: { $n }.
orders-ask-window = { $who }: použiješ teď kartu?
orders-ask-add = { $who }: kolik jednotek se přidá? Nejvýše { $most }.
orders-ask-keep = { $who }: na kostkách { $roll }. Necháš si hod?
orders-ask-return = { $who }: který velitel se vrátí do zóny pohotovosti?

## Možnosti

orders-choice-deploy = nasaď: { $space }
orders-choice-play = použij kartu { $card }
orders-choice-reroll = hoď znovu a odlož { $card }
orders-choice-target = cíl: { $place }
orders-choice-move = { $n } odkud: { $place }
orders-choice-commit = letadla: { $n }
orders-choice-add = přidej { $n }
orders-choice-pull = stáhni: { $place }
orders-choice-place = umísti: { $place }
orders-choice-return = vrací se: { $space }
orders-choice-keep = nech si hod
orders-choice-done = už nic
orders-choice-decline = bez karty
orders-choice-pass = pasuj do konce kola
orders-choice-chance = rozhodne náhoda

## Odmítnutí

orders-err-game-over = hra už skončila
orders-err-not-asked = teď nerozhoduješ ty
orders-err-not-the-question = na položenou otázku takto odpovědět nelze
orders-err-no-commander = nemáš v rezervě velitele
orders-err-space-taken = už tam stojí velitel ({ $space })
orders-err-no-enemy-commander = není tam nepřátelský velitel ({ $space })
orders-err-wrong-colour = to je pole druhé frakce ({ $space })
orders-err-wrong-space = karta se tohoto pole netýká ({ $space })
orders-err-done-this-round = to už v tomto kole bylo ({ $space })
orders-err-controlled-already = to už ovládáš ({ $place })
orders-err-nobody-to-enter = žádný zásobovaný soused nemá volnou jednotku ({ $place })
orders-err-not-supplied = neovládáš je a nezásobuješ ({ $place })
orders-err-reserve-empty = tvá rezerva je prázdná
orders-err-last-piece = poslední jednotka musí zůstat ({ $place })
orders-err-out-of-range = příliš daleko ({ $place })
orders-err-outside-zone = není pod touto zónou ({ $place })
orders-err-no-drop = tam nelze provést výsadek ({ $place })
orders-err-not-adjacent = nesousedí ({ $place })
orders-err-moved-already = odtud už jednotky vyšly ({ $place })
orders-err-too-many = tolik jich není
orders-err-too-few = alespoň jedna
orders-err-full = víc se tam nevejde ({ $place })
orders-err-no-piece = nemáš tam jednotku ({ $place })
orders-err-must-move = nejprve se musí pohnout alespoň jedna jednotka
orders-err-not-in-hand = kartu { $card } nemáš v ruce
orders-err-wrong-moment = karta { $card } není pro tuto chvíli
orders-err-used-this-turn = karta { $card } už byla v tomto tahu použita
orders-err-no-effect = karta { $card } by teď neměla efekt
orders-err-no-own-commander = tvůj velitel tam není ({ $space })
orders-err-impossible-chance = náhoda teď takový výsledek mít nemůže

## Záznam

orders-log-shuffled = balíček se míchá
orders-log-token-drawn = { $place }: { $bonus }
orders-log-initiative = iniciativa: { $faction }
orders-log-round-began = začíná { $round }. kolo
orders-log-turn-began = { $faction }: začátek tahu
orders-log-passed = { $faction } pasují
orders-log-deployed = { $faction } nasazují velitele: { $space }
orders-log-targeted = { $faction } míří na: { $place }
orders-log-moved = { $faction }: { $n } – { $from } → { $to }
orders-log-arrived = { $faction }: z rezervy { $kind ->
    [troop] vojáci
   *[plane] letadla
}, { $n } ({ $place })
orders-log-removed-fire = { $faction } do rezervy (palbou): { $kind ->
    [troop] vojáci
   *[plane] letadla
}, { $n } ({ $place })
orders-log-removed-defence = { $faction } do rezervy (obranou): { $kind ->
    [troop] vojáci
   *[plane] letadla
}, { $n } ({ $place })
orders-log-removed-attrition = { $faction } do rezervy (ve střetu): { $kind ->
    [troop] vojáci
   *[plane] letadla
}, { $n } ({ $place })
orders-log-removed-limit = { $faction } do rezervy (nad limit): { $kind ->
    [troop] vojáci
   *[plane] letadla
}, { $n } ({ $place })
orders-log-removed-committed = { $faction } do rezervy (vyslaná): { $kind ->
    [troop] vojáci
   *[plane] letadla
}, { $n } ({ $place })
orders-log-removed-pulled = { $faction } do rezervy (stažené): { $kind ->
    [troop] vojáci
   *[plane] letadla
}, { $n } ({ $place })
orders-log-battle = střet: { $place }, brání: { $faction }
orders-log-rolled = { $faction } házejí: { $dice }
orders-log-drew = { $faction } dobírají: { $card }
orders-log-drew-hidden = { $faction } dobírají kartu
orders-log-played = { $faction } používají kartu { $card }
orders-log-rerolled = { $faction } odkládají { $card } a házejí znovu
orders-log-readied = { $faction }: velitelé ze zóny pohotovosti: { $n }
orders-log-returned = { $faction }: velitel se vrací do zóny pohotovosti ({ $space })
orders-log-returned-reserve = { $faction }: velitel jde z rezervy do zóny pohotovosti
orders-log-recalled = { $faction } stahují velitele
orders-log-ended = konec hry

## Konec

orders-outcome-hq-lost = { $winner } vítězí dobytím nepřátelského velitelství.
orders-outcome-stars = { $winner } vítězí na hvězdy: { $blue } ku { $yellow }.
orders-outcome-initiative = Stejně hvězd, { $blue } ku { $yellow }: rozhoduje iniciativa, vítězí { $winner }.

## Herní plán

orders-board-round = { $round }. kolo z { $rounds }. Na tahu: { $faction }. Iniciativa: { $initiative }.
orders-board-faction = { $faction }: hvězdy { $stars }; rezerva: vojáci { $troops }, letadla { $planes }, velitelé { $commanders }; v pohotovosti { $ready }; karty { $hand }.
orders-board-passed = { $faction } pasovali.
orders-board-held = { $place }: { $faction } { $n }
orders-board-held-unsupplied = { $place }: { $faction } { $n }, bez zásobování
orders-board-empty = { $place }: prázdné
orders-board-bonus = { $place }, { $bonus }
orders-board-commanders = Velitelé ({ $faction }): { $spaces }.
orders-board-deck = Balíček: { $deck }. Odložené: { $cards }.
orders-board-hand = Tvá ruka: { $cards }.
orders-board-support = Podpůrné akce: { $spaces }.
orders-board-support-space = { $space } ({ $strength })
orders-board-support-initiative = { $space } ({ $strength }, iniciativa)
orders-board-bonuses = Bonusy: { $bonuses }.
orders-board-legend = Na mapě: { $blue }3 nebo { $yellow }3 – jednotky; ! – bez zásobování; * – hvězda; [{ $blue }] nebo [{ $yellow }] – velitel.
orders-board-legend-zones = Na mapě: { $blue }3 nebo { $yellow }3 – jednotky; ! – bez zásobování; * – hvězda; [{ $blue }] nebo [{ $yellow }] – velitel; (1) – vzdušná zóna.

## Místa, jedno po druhém

orders-place-nobody = Nikdo tam není.
orders-place-held = { $faction }: { $n }{ $supplied ->
    [yes] { "" }
   *[no] , bez zásobování
}.
orders-place-stars = Hvězdy: { $n }.
orders-place-bonus = { $bonus }: { $text }
orders-place-actions = Akce: { $actions }.
