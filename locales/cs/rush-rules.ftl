# Pravidla Rush, téma po tématu, v několika vlastních větách.
rush-topic-turn = tah
rush-rules-turn = Nejprve opravíš poškození a odkryješ tři karty z ruky. Pak každou kartu použiješ jednou: k placení, pro její schopnosti, k útoku nebo k obraně, v libovolném pořadí. Nakonec zbylé karty jdou do skladu, dostaneš získané medaile a dobereš tři nové karty.
rush-topic-buying = nákup
rush-rules-buying = V tahu lze koupit jedno vozidlo z rezervy a zaplatit surovinami karet z ruky. Vozidlo jde do skladu a doplní se nové.
rush-topic-attack = útok
rush-rules-attack = Jeden útok za tah, vozidly jednoho státu. Obránce zničí palebná síla ne menší než jeho pancéřování nebo druhý zásah, základnu těžký tank nebo druhý zásah. Zničené vozidlo dá medaili státu útočníků, zničená základna má hodnotu tří medailí. Bráněnou základnu nelze zasáhnout.
rush-topic-ending = konec hry
rush-rules-ending = Hra končí po kole, v němž někdo přijde o poslední základnu nebo je vzata poslední jednoduchá medaile některého státu. Každý úspěch dá pět medailí jedinému vedoucímu. Vítězí ten, kdo má nejvíce medailí.
