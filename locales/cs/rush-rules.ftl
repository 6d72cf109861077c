# Pravidla Rush, téma po tématu, v několika vlastních větách.
rush-topic-turn = tah
rush-rules-turn = Nejprve opravíš poškození a odkryješ své tři karty z ruky. Pak každou kartu použiješ jedním způsobem: k placení, pro její vlastnosti, k obraně, nebo k útoku, v libovolném pořadí. Na konci dostaneš medaile za to, co zničilo obléhání, obchod se posune (poslední vozidlo ho opustí a přibude nové), zbylé karty jdou do skladu a dobereš si tři nové.
rush-topic-buying = nákup
rush-rules-buying = Za tah lze koupit jedno vozidlo z obchodu a zaplatit ho surovinami karet z ruky. Zaplatit je třeba alespoň jednou kartou, i když je cena 0. Koupené vozidlo jde do tvého skladu a obchod se doplní.
rush-topic-attack = útok
rush-rules-attack = Za tah lze provést jeden útok, a to vozidly jednoho státu. Obránce je zničen, když palebná síla útočníka není menší než jeho pancéřování, nebo druhým zásahem; základnu zničí těžký tank nebo druhý zásah. Za zničené vozidlo dostaneš medaili státu svých útočníků, zničená základna má hodnotu tří medailí. Bráněnou základnu útokem zasáhnout nelze.
rush-topic-defence = obrana
rush-rules-defence = Vozidlo s pancéřováním lze zahrát k obraně jedné z tvých základen, nejdříve nebráněné. Základna má nejvýš jednoho obránce; mají-li ho všechny, dosavadní jde do skladu. Pancéřování 0 a karty bez pancéřování nikdy nebrání. Vlastnosti obránce nic nedělají.
rush-topic-abilities = vlastnosti
rush-rules-abilities = Karta zahraná pro vlastnosti je provede všechny v pořadí, jak jsou na ní, dříve než jiná karta. Potom jde na vrakoviště, pokud to říká vlastnost, k jedné z tvých základen jako obránce, je-li to vozidlo s pancéřováním, jinak do skladu.
rush-topic-ending = konec hry
rush-rules-ending = Hra končí po kole, v němž někdo přijde o poslední základnu nebo je vzata poslední jednoduchá medaile některého státu. Za každý úspěch získá pět medailí ten, kdo v něm jako jediný vede. Vítězí ten, kdo má nejvíce medailí.
