# Pravidla General Orders, téma po tématu, v několika vlastních větách.
orders-topic-turn = tah
orders-rules-turn = Frakce se střídají v tazích: ta, která je na tahu, nasadí velitele na volné pole akce a akci provede, nebo do konce kola pasuje. Když pasovaly obě, velitelé se vrátí a začne nové kolo.
orders-topic-actions = akce
orders-rules-actions = Postup: vojáci ze sousedních zásobovaných území vstoupí na území, které neovládáš; na každém jeden zůstane. Let: totéž s letadly a zónami. Výsadek: dva vojáci z rezervy přistanou téměř na kterémkoli území. Ostřelování: dvě kostky proti území vzdálenému nejvýš tři. Bombardování: letadla ze zóny, za každé jedna kostka, proti území pod ní. Posily a Vzlet: vojáci nebo letadla z rezervy na zásobovaná území nebo do zón, nejvýš pět na každém území i v každé zóně. Plánování: dobereš karty.
orders-topic-supply = zásobování
orders-rules-supply = Ovládáš území, kde máš vojáka, a vzdušnou zónu, kde máš letadlo. Jsou zásobované, pokud je s tvým velitelstvím spojují sousedící území nebo zóny, které ovládáš.
orders-topic-battle = střet
orders-rules-battle = Kdo vstoupí na území nebo do zóny ovládané nepřítelem, svede střet: obránce hází kostkami a každý zásah odstraní jednoho útočníka, potom obě strany ztrácejí po jednom vojákovi či letadle, dokud jedné z nich nezbude nic. Odložením libovolné karty lze hodit všemi kostkami znovu.
orders-topic-victory = vítězství
orders-rules-victory = Kdo ztratí kontrolu nad svým velitelstvím, ihned prohrává. Po posledním kole vítězí ten, kdo má více hvězd na ovládaných a zásobovaných územích, při shodě ten, kdo má iniciativu.
